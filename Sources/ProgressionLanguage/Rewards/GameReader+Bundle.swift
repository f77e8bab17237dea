import ProgressionModel
import ProgressionText

extension GameReader {
  /// Reads a bundle: amounts, and perhaps `unlock`, `set`, `add` and `timers`.
  mutating func bundle(_ json: JSONValue, _ what: String) -> Bundle {
    var bundle = Bundle()
    guard json.kind == .object else {
      var help = ["write amounts, such as {\"coins\": 50}"]
      if let number = json.integer { help = ["write {\"coins\": \(number)}"] }
      reportType(of: json, "`\(what)` gives a bundle, which is an object", help: help)
      return bundle
    }
    for member in json.members where isEntry(member, of: json) {
      switch member.word {
      case "unlock": bundle.unlock = unlocked(member.value)
      case "set": bundle.set = flagsSet(member.value)
      case "add": bundle.add = additions(member.value)
      case "timers": bundle.timers = timersStarted(member.value)
      default:
        if let holding = bundleHolding(member, in: json), let amount = given(member) {
          bundle.amounts.append(Amount(holding: holding, amount: amount))
        }
      }
    }
    return bundle
  }

  private mutating func bundleHolding(_ member: JSONMember, in json: JSONValue) -> HoldingRef? {
    let found = names[keyOf: member]
    if case .holding(let holding) = found { return holding }
    let key = member.key
    let help: String
    switch found {
    case .counter: help = "write {\"add\": {\"\(key)\": \(member.value.sourceText)}}"
    case .flag: help = "write {\"set\": {\"\(key)\": true}}"
    case .node: help = "write {\"unlock\": [\"\(key)\"]}"
    case .timer: help = "write {\"timers\": [\"\(key)\"]}"
    case .chest: help = "a chest is opened by the player: give what it costs, or what it holds"
    default:
      // Neither a holding nor a key of ours: the nearest of both.
      if found == nil, unusable[key] == nil,
        let near = NameSuggestion.nearest(to: key, in: KeySet.bundle.keys),
        nearestID(to: key, .holding) == nil
      {
        report.error(
          .unknownKey, at: member.keyPlace, "a bundle has no key `\(key)`",
          help: ["did you mean `\(near)`?"],
          fix: correctingKey(key, to: near, at: member.keyPlace, in: json))
        return nil
      }
      return pricedHolding(member, "bundle")
    }
    report.error(
      .wrongKind, at: member.keyPlace,
      "amounts are of currencies and items; `\(key)` is \(kindPhrase(of: key))", help: [help])
    return nil
  }

  /// The kind of what an id names, with its article.
  private func kindPhrase(of id: String) -> String {
    guard let entity = names[id] else { return "nothing" }
    return kind(of: entity).withArticles
  }

  /// An amount that a bundle gives.
  private mutating func given(_ member: JSONMember) -> Int64? {
    let json = member.value
    if let amount = json.integer, amount >= 1 { return amount }
    let what = member.key
    if json.integer != nil {
      report.error(
        .rewardsGive, at: json.place, "a bundle only gives: `\(what)` is 1 or more",
        help: ["to take something, use a price"])
      return nil
    }
    return integer(json, what, in: 1...Int64.max)
  }

  private mutating func unlocked(_ json: JSONValue) -> [NodeRef] {
    let help = json.string.map { ["write [\"\($0)\"]"] } ?? []
    guard isList(json, "`unlock` of a bundle", help: help) else { return [] }
    var nodes: [NodeRef] = []
    for element in json.elements {
      if element.equals("$previous") {
        report.error(
          .relativeReference, at: element.place,
          "a bundle opens what it names, and the first node has none before it",
          help: ["name the node"])
        continue
      }
      guard let node = node(element, "unlock", .openable), isUnlockable(node, element.place)
      else { continue }
      nodes.append(node)
    }
    return nodes
  }

  /// Whether a bundle can open a node: a product must be one that stays.
  private mutating func isUnlockable(_ node: NodeRef, _ place: Place) -> Bool {
    guard let kind = game[node].product?.kind, kind != .permanent else { return true }
    let word = kind == .consumable ? "a consumable" : "a subscription"
    report.error(
      .notOwnable, at: place,
      "`\(game[node].id)` is \(word); only a permanent product can be given for good",
      help: ["give its contents instead"])
    return false
  }

  private mutating func flagsSet(_ json: JSONValue) -> [FlagRef] {
    guard isObject(json, "`set`", help: ["write {\"flag\": true}"]) else { return [] }
    var flags: [FlagRef] = []
    for member in json.members where isEntry(member, of: json) {
      let found = entity(named: member.key, at: member.keyPlace, "set", .flag)
      guard let value = boolean(member.value, member.key) else { continue }
      if !value {
        report.error(
          .rewardsGive, at: member.value.place, "a bundle only sets flags true")
      } else if case .flag(let flag) = found {
        flags.append(flag)
      }
    }
    return flags
  }

  private mutating func timersStarted(_ json: JSONValue) -> [TimerRef] {
    let help = json.string.map { ["write [\"\($0)\"]"] } ?? []
    guard isList(json, "`timers` of a bundle", help: help) else { return [] }
    var timers: [TimerRef] = []
    for element in json.elements {
      guard case .timer(let timer) = entity(element, "timers", .timer) else { continue }
      if timers.contains(timer) {
        report.error(
          .duplicateName, at: element.place,
          "`\(game[timer].id)` stands twice in `timers`, and a timer that waits does not start anew"
        )
      } else {
        timers.append(timer)
      }
    }
    return timers
  }

  private mutating func additions(_ json: JSONValue) -> [Bundle.Addition] {
    guard isObject(json, "`add`", help: ["write {\"counter\": 1}"]) else { return [] }
    var additions: [Bundle.Addition] = []
    for member in json.members where isEntry(member, of: json) {
      let found = entity(named: member.key, at: member.keyPlace, "add", .counter)
      if case .counter(let counter) = found, let amount = given(member) {
        additions.append(Bundle.Addition(counter: counter, amount: amount))
      }
    }
    return additions
  }
}
