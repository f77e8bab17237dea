import ProgressionModel
import ProgressionText

/// Takes the objects of commands apart.
struct CommandDecoder: ShapeReader {
  var report = Report()
  let authority: Authority

  init(authority: Authority) {
    self.authority = authority
  }

  mutating func command(_ json: JSONValue, besides: [StaticString]) -> Command? {
    guard isObject(json, "a command", help: ["write {\"complete\": \"world/1\", \"stars\": 3}"]),
      let (head, member) = head(of: json)
    else { return nil }
    guard isAllowed(head, member) else { return nil }
    checkMembers(of: json, head, besides)
    guard let action = action(head, member.value, json) else { return nil }
    var id: String?
    if let value = json["id"] {
      guard let text = text(value, "id") else { return nil }
      id = text
    }
    return Command(action, id: id)
  }

  // MARK: - Heads and keys

  private mutating func head(of json: JSONValue) -> (head: CommandHead, member: JSONMember)? {
    var found: (head: CommandHead, member: JSONMember)?
    for member in json.members where member.duplicateOf == nil {
      guard let head = CommandHead(rawValue: member.key) else { continue }
      if let first = found {
        report.error(
          .commandHead, at: member.keyPlace,
          "a command does one thing; `\(first.head.rawValue)` and `\(head.rawValue)` are two",
          related: [.init(place: first.member.keyPlace, message: "the first is here")],
          help: ["write {\"do\": [{\"\(first.head.rawValue)\": …}, {\"\(head.rawValue)\": …}]}"])
        return nil
      }
      found = (head, member)
    }
    if found == nil { reportNoHead(json) }
    return found
  }

  private mutating func reportNoHead(_ json: JSONValue) {
    var heads: [String] = []
    for head in CommandHead.allCases where head.isSupported { heads.append(head.rawValue) }
    for member in json.members where !isIgnored(member) && !member.keyIs("id") {
      if let near = NameSuggestion.nearest(to: member.key, in: heads) {
        report.error(
          .commandHead, at: member.keyPlace, "there is no command `\(member.key)`",
          help: ["did you mean `\(near)`?"], fix: Self.writing(near, at: member.keyPlace))
        return
      }
    }
    report.error(
      .commandHead, at: json.place, "this object is no command",
      help: ["a command begins with one of \(Self.list(heads))"])
  }

  private mutating func isAllowed(_ head: CommandHead, _ member: JSONMember) -> Bool {
    if !head.isSupported {
      report.error(
        .unsupported, at: member.keyPlace,
        "the command `\(head.rawValue)` is not supported by this version")
      return false
    }
    if head.needsOperator, authority < .operator {
      report.error(
        .commandAuthority, at: member.keyPlace,
        "`\(head.rawValue)` is a command of the operator, not of the player")
      return false
    }
    return true
  }

  private mutating func checkMembers(
    of json: JSONValue, _ head: CommandHead, _ besides: [StaticString]
  ) {
    let keys = KeySet(
      "the command `\(head.rawValue)`", [head.rawValue] + head.companions + ["id"],
      unsupported: ["now"])
    for member in json.members {
      if checkRepeats(member) || isIgnored(member) { continue }
      if keys.keys.contains(member.key) { continue }
      var isKnown = false
      for key in besides where member.keyIs(key) { isKnown = true }
      if !isKnown { reportUnknown(member, keys) }
    }
  }

  // MARK: - Actions

  private mutating func action(
    _ head: CommandHead, _ value: JSONValue, _ json: JSONValue
  ) -> Command.Action? {
    switch head {
    case .complete:
      let result = self.result(json)
      return reference(value, head).map { .complete($0, result) }
    case .start: return reference(value, head).map { .start($0) }
    case .fail: return reference(value, head).map { .fail($0) }
    case .select: return reference(value, head).map { .select($0) }
    case .visit: return reference(value, head).map { .visit($0) }
    case .unlock:
      let price = json["price"].flatMap { self.price($0) }
      let rank = json["rank"].flatMap { integer($0, "rank") }
      return reference(value, head).map { .unlock($0, price: price, rank: rank) }
    case .buy:
      let price = json["price"].flatMap { self.price($0) }
      let quantity = json["quantity"].flatMap { integer($0, "quantity") } ?? 1
      return reference(value, head).map { .buy($0, quantity: quantity, price: price) }
    case .grant: return bundle(value).map { .grant($0) }
    case .take: return amounts(value, "take").map { .take($0) }
    case .add: return amounts(value, "add").map { .add($0) }
    case .set: return values(value).map { .set($0) }
    case .tick:
      if value.boolean == true { return .tick }
      report.error(
        .wrongType, at: value.place, "`tick` is true", help: ["write {\"tick\": true}"])
      return nil
    case .batch: return batch(value).map { .do($0) }
    default: return nil
    }
  }

  private mutating func reference(_ value: JSONValue, _ head: CommandHead) -> String? {
    if value.kind == .array {
      report.error(
        .oneReference, at: value.place, "`\(head.rawValue)` names one thing; this is a list",
        help: ["for several, write {\"do\": [{\"\(head.rawValue)\": …}, …]}"])
      return nil
    }
    return text(value, head.rawValue)
  }

  private mutating func result(_ json: JSONValue) -> LevelResult {
    var result = LevelResult()
    result.stars = json["stars"].flatMap { integer($0, "stars") }
    result.score = json["score"].flatMap { integer($0, "score") }
    if let value = json["marks"] { result.marks = strings(value, "marks") }
    return result
  }

  private mutating func strings(_ json: JSONValue, _ what: String) -> [String] {
    let help = json.string.map { ["write [\"\($0)\"]"] } ?? []
    guard isList(json, "`\(what)`", help: help) else { return [] }
    var strings: [String] = []
    for element in json.elements {
      if let text = text(element, what) { strings.append(text) }
    }
    return strings
  }

  /// A price: `"free"` and an empty object are the free route.
  private mutating func price(_ json: JSONValue) -> [NamedAmount]? {
    if json.equals("free") { return [] }
    guard json.kind == .object else {
      let number = json.integer ?? 50
      report.error(
        .notAPrice, at: json.place,
        "`price` says what is paid and how much; this is \(Self.describe(json))",
        help: ["write {\"coins\": \(number)} or \"free\""])
      return nil
    }
    return amounts(json, "price")
  }

  private mutating func amounts(_ json: JSONValue, _ what: String) -> [NamedAmount]? {
    guard isObject(json, "`\(what)`", help: ["write {\"coins\": 50}"]) else { return nil }
    var amounts: [NamedAmount] = []
    for member in json.members {
      if checkRepeats(member) || isIgnored(member) { continue }
      if let amount = integer(member.value, member.key) {
        amounts.append(NamedAmount(member.key, amount))
      }
    }
    return amounts
  }

  private mutating func values(_ json: JSONValue) -> [NamedValue]? {
    guard isObject(json, "`set`", help: ["write {\"flag\": true}"]) else { return nil }
    var values: [NamedValue] = []
    for member in json.members {
      if checkRepeats(member) || isIgnored(member) { continue }
      if let boolean = member.value.boolean {
        values.append(NamedValue(member.key, .boolean(boolean)))
      } else if let text = member.value.string {
        values.append(NamedValue(member.key, .text(text)))
      } else if let integer = integer(member.value, member.key) {
        values.append(NamedValue(member.key, .integer(integer)))
      }
    }
    return values
  }

  private mutating func bundle(_ json: JSONValue) -> NamedBundle? {
    guard isObject(json, "`grant`", help: ["write {\"coins\": 50}"]) else { return nil }
    var bundle = NamedBundle()
    for member in json.members {
      if checkRepeats(member) || isIgnored(member) { continue }
      if member.keyIs("unlock") {
        bundle.unlock = strings(member.value, "unlock")
      } else if member.keyIs("set") {
        bundle.set = flags(member.value)
      } else if member.keyIs("add") {
        bundle.add = amounts(member.value, "add") ?? []
      } else if member.keyIs("timers") {
        report.error(
          .unsupported, at: member.keyPlace, "`timers` is not supported by this version")
      } else if let amount = integer(member.value, member.key) {
        bundle.amounts.append(NamedAmount(member.key, amount))
      }
    }
    return bundle
  }

  private mutating func flags(_ json: JSONValue) -> [String] {
    guard isObject(json, "`set` of a bundle", help: ["write {\"flag\": true}"]) else { return [] }
    var flags: [String] = []
    for member in json.members {
      if checkRepeats(member) || isIgnored(member) { continue }
      guard let value = boolean(member.value, member.key) else { continue }
      if value {
        flags.append(member.key)
      } else {
        report.error(
          .rewardsGive, at: member.value.place, "a bundle only sets flags true",
          help: ["write the command {\"set\": {\"\(member.key)\": false}}"])
      }
    }
    return flags
  }

  /// Reads the members of a batch; as deep as the JSON, which has a limit.
  private mutating func batch(_ json: JSONValue) -> [Command]? {
    guard isList(json, "`do`", help: ["write {\"do\": [ … ]}"]) else { return nil }
    if json.count == 0 {
      report.error(.emptyList, at: json.place, "a `do` without commands does nothing")
      return nil
    }
    var commands: [Command] = []
    for element in json.elements {
      if let inner = element["do"] {
        report.error(
          .commandHead, at: inner.place, "a `do` inside a `do`",
          help: ["write its commands into the outer list"])
        continue
      }
      if let command = command(element, besides: []) { commands.append(command) }
    }
    return commands
  }
}
