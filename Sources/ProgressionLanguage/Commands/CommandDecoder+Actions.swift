import ProgressionModel
import ProgressionText

extension CommandDecoder {
  /// Reads what a command does.
  mutating func action(
    _ head: CommandHead, _ member: JSONMember, _ json: JSONValue
  ) -> Command.Action? {
    let value = member.value
    switch head {
    case .complete:
      let result = self.result(json)
      return reference(value, head).map { .complete($0, result) }
    case .start: return reference(value, head).map { .start($0) }
    case .fail: return reference(value, head).map { .fail($0) }
    case .select: return reference(value, head).map { .select($0) }
    case .visit: return reference(value, head).map { .visit($0) }
    case .meet: return reference(value, head).map { .meet($0) }
    case .accept: return reference(value, head).map { .accept($0) }
    case .turnIn: return reference(value, head).map { .turnIn($0) }
    case .abandon: return reference(value, head).map { .abandon($0) }
    case .open: return reference(value, head).map { .open($0) }
    case .reset: return reference(value, head).map { .reset($0) }
    case .begin:
      let isCustom = json["custom"].flatMap { boolean($0, "custom") } ?? false
      return name(value, "begin").map { .begin($0, isCustom: isCustom) }
    case .resume: return name(value, "resume").map { .resume($0) }
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
    case .transaction: return notice(member, json).map { .transaction($0) }
    case .setClock: return instant(value, "setClock").map { .setClock($0) }
    case .tick:
      if value.boolean == true { return .tick }
      report.error(
        .wrongType, at: value.place, "`tick` is true", help: ["write {\"tick\": true}"])
      return nil
    case .batch: return batch(value).map { .do($0) }
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
      if let command = member(element) { commands.append(command) }
    }
    return commands
  }
}
