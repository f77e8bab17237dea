import ProgressionEngine
import ProgressionLanguage
import ProgressionModel
import ProgressionText

extension ScenarioDecoder {
  /// Reads a starting state.
  mutating func given(_ value: JSONValue) -> Given {
    var given = Given()
    for member in members(of: value, "`given`") ?? [] {
      read(member, into: &given)
    }
    return given
  }

  private mutating func read(_ member: JSONMember, into given: inout Given) {
    let value = member.value
    switch member.key {
    case "completed": readCompleted(value, into: &given)
    case "unlocked":
      for element in list(value, of: "ids") ?? [] {
        let node = node(element, takes: Self.openable) {
          $0.product == nil && $0.person == nil
        }
        if let node { given.unlocked.append(node) }
      }
    case "visited": given.visited += past(.visited, value)
    case "met": given.met += past(.met, value)
    case "active": given.active += past(.active, value)
    case "failed": given.failed += past(.failed, value)
    case "owned": readOwned(value, into: &given)
    case "have", "earned": readHoldings(member, into: &given)
    case "counter", "flag", "attribute": readFacts(member, into: &given)
    default: readNodes(member, into: &given)
    }
  }

  /// The nodes of a list, or of a map those that are so.
  private mutating func past(_ past: Expectation.Past, _ value: JSONValue) -> [NodeRef] {
    if value.kind == .array {
      return value.elements.compactMap { element in
        node(element, takes: past.takes) { past.accepts($0) }
      }
    }
    var nodes: [NodeRef] = []
    for member in members(of: value, "`\(past.rawValue)`") ?? [] {
      let node = node(member.key, at: member.keyPlace, takes: past.takes) { past.accepts($0) }
      if boolean(member.value, "whether it is so") == true, let node { nodes.append(node) }
    }
    return nodes
  }

  private mutating func readCompleted(_ value: JSONValue, into given: inout Given) {
    for element in list(value, of: "ids") ?? [] {
      let named = node(element, takes: "a level, a quest, a location or a world") {
        $0.level != nil || $0.quest != nil || $0.location != nil || $0.world != nil
      }
      guard let node = named else { continue }
      if game[node].location?.completeWhen != nil {
        reportCompletedByCondition(node, at: element.place)
        continue
      }
      guard let world = game[node].world else {
        given.completed.append(node)
        continue
      }
      if world.completeWhen != nil { reportCompletedByCondition(node, at: element.place) }
      given.completed += world.levels.filter { game[$0].level?.isBonus == false }
    }
  }

  private mutating func reportCompletedByCondition(_ node: NodeRef, at place: Place) {
    report(
      .wrongKind, at: place,
      "`\(game[node].id)` is completed by its `completeWhen`: give the facts that it asks for")
  }

  private mutating func readOwned(_ value: JSONValue, into given: inout Given) {
    var owned: [(key: String, place: Place)] = []
    if value.kind == .array {
      for element in value.elements {
        guard let id = element.string else {
          wrongType(element, "here stands the id of a product or an item")
          continue
        }
        owned.append((id, element.place))
      }
    } else {
      for member in members(of: value, "`owned`") ?? []
      where boolean(member.value, "whether something is owned") == true {
        owned.append((member.key, member.keyPlace))
      }
    }
    for (id, place) in owned {
      switch ownable(id, at: place) {
      case .node(let node): given.owned.append(node)
      case .holding(let holding): given.have.append(.init(holding, 1))
      default: continue
      }
    }
  }

  private mutating func readHoldings(_ member: JSONMember, into given: inout Given) {
    for entry in members(of: member.value, "`\(member.key)`") ?? [] {
      guard let holding = holding(entry.key, at: entry.keyPlace) else { continue }
      let range = 0...(member.keyIs("have") ? game[holding].cap : .max)
      guard let amount = integer(entry.value, "an amount of `\(entry.key)`", in: range) else {
        continue
      }
      if member.keyIs("have") {
        given.have.append(.init(holding, amount))
      } else {
        given.earned.append(.init(holding, amount))
      }
    }
  }

  private mutating func readFacts(_ member: JSONMember, into given: inout Given) {
    for entry in members(of: member.value, "`\(member.key)`") ?? [] {
      if member.keyIs("counter") {
        guard let counter = counter(entry.key, at: entry.keyPlace) else { continue }
        let declared = game[counter]
        let range = min(declared.minimum, declared.maximum)...declared.maximum
        guard let value = integer(entry.value, "the value of `\(entry.key)`", in: range) else {
          continue
        }
        given.counters.append(.init(counter, value))
      } else if member.keyIs("flag") {
        guard let flag = flag(entry.key, at: entry.keyPlace),
          let value = boolean(entry.value, "the value of a flag")
        else { continue }
        given.flags.append(.init(flag, value))
      } else {
        guard let attribute = attribute(entry.key, at: entry.keyPlace),
          let value = attributeValue(entry.value, of: attribute)
        else { continue }
        given.attributes.append(.init(attribute, value))
      }
    }
  }

  private mutating func readNodes(_ member: JSONMember, into given: inout Given) {
    guard ["stars", "score", "marks", "rank", "purchases"].contains(member.key) else {
      return unknownKey(member, in: "`given`", known: ScenarioKeys.given)
    }
    for entry in members(of: member.value, "`\(member.key)`") ?? [] {
      switch member.key {
      case "rank": readRank(entry, into: &given)
      case "purchases":
        guard
          let product = node(
            entry.key, at: entry.keyPlace, takes: "a product", where: { $0.product != nil }),
          let units = integer(entry.value, "a number of purchases", in: 0 ... .max)
        else { continue }
        given.purchases.append(.init(product, units))
      default:
        let level = node(entry.key, at: entry.keyPlace, takes: "a level") { $0.level != nil }
        guard let level, let declared = game[level].level else { continue }
        readResult(entry, key: member.key, of: level, declared, into: &given)
      }
    }
  }

  private mutating func readRank(_ entry: JSONMember, into given: inout Given) {
    let node = node(entry.key, at: entry.keyPlace, takes: "a feature or achievement with ranks") {
      $0.ranks != nil
    }
    guard let node else { return }
    let range = 0...max(0, game[node].ranks ?? 0)
    guard let rank = integer(entry.value, "the rank of `\(entry.key)`", in: range) else { return }
    given.ranks.append(.init(node, rank))
  }

  private mutating func readResult(
    _ entry: JSONMember, key: String, of level: NodeRef, _ declared: Level, into given: inout Given
  ) {
    switch key {
    case "stars":
      let range = 0...max(0, declared.maxStars)
      guard let stars = integer(entry.value, "the number of stars of `\(entry.key)`", in: range)
      else {
        return
      }
      given.stars.append(.init(level, stars))
    case "score":
      guard let score = integer(entry.value, "a score", in: 0 ... .max) else { return }
      given.scores.append(.init(level, score))
    default:
      for element in list(entry.value, of: "marks") ?? [] {
        guard let mark = text(element, "a mark") else { continue }
        guard declared.marks.contains(mark) else {
          let nearest = NameSuggestion.nearest(to: mark, in: declared.marks)
          report(
            .unknownMark, at: element.place,
            "`\(entry.key)` has no mark `\(PlainText.visible(mark))`",
            help: nearest.map { ["did you mean `\($0)`?"] } ?? [])
          continue
        }
        given.marks.append(.init(level, mark))
      }
    }
  }
}
