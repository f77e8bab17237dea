import ProgressionModel
import ProgressionText

/// Reads the quantities about time.
extension GameReader {
  /// Reads what `timeSince` counts from: a fact, or a reset.
  mutating func timedFact(_ json: JSONValue) -> TimedFact? {
    guard json.kind == .object else {
      reportNoFact(json)
      return nil
    }
    if let value = json["reset"] {
      checkKeys(json, .resetFact)
      return reset(value, "reset").map { .reset($0) }
    }
    guard let object = headed(json, asCondition: true) else { return nil }
    guard Self.isFact(object.head) else {
      report.error(
        .notACondition, at: json.place,
        "`timeSince` counts from one fact, and `\(object.head.rawValue)` is none",
        help: [Self.factHelp])
      return nil
    }
    switch leaf(object) {
    case .completed(let node): return .completed(node)
    case .unlocked(let node): return .unlocked(node)
    case .visited(let node): return .visited(node)
    case .met(let node): return .met(node)
    case .active(let node): return .active(node)
    case .ownedProduct(let node): return .ownedProduct(node)
    case .ownedItem(let item): return .ownedItem(item)
    case .flag(let flag): return .flag(flag)
    case .marked(let node, let mark): return .marked(node, mark: mark)
    default: return nil
    }
  }

  private static var factHelp: String {
    "the facts are `completed`, `unlocked`, `visited`, `met`, `active`, `owned`, `marked`, `flag` "
      + "and `reset`"
  }

  private static func isFact(_ head: Head) -> Bool {
    switch head {
    case .completed, .unlocked, .visited, .met, .active, .owned, .marked, .flag: true
    default: false
    }
  }

  private mutating func reportNoFact(_ json: JSONValue) {
    var help = ["write {\"timeSince\": {\"completed\": \"…\"}, \"atLeast\": \"3d\"}"]
    if let text = json.string {
      if let entity = names.lookup(text), let fact = Self.fact(about: text, kind(of: entity)) {
        help = ["write {\"timeSince\": \(fact), …}"]
      } else if text.utf8.count >= 8, text.utf8.first.map({ $0 >= 0x30 && $0 <= 0x39 }) == true {
        help = ["for a date, write {\"now\": {\"from\": \"2026-11-01T00:00Z\"}}"]
      } else {
        help.append(Self.factHelp)
      }
    }
    report.error(
      .notACondition, at: json.place,
      "`timeSince` counts from a fact, which is an object; this is \(Self.describe(json))",
      help: help)
  }

  /// The fact that an id alone probably means.
  private static func fact(about id: String, _ kind: EntityKinds) -> String? {
    switch kind {
    case .reset: "{\"reset\": \"\(id)\"}"
    case .flag, .item, .product, .feature, .achievement, .world, .level, .quest, .location, .npc:
      question(about: id, kind)
    default: nil
    }
  }

  /// Reads `streak`: of a node whose facts end with a reset of the calendar.
  mutating func streak(_ value: JSONValue) -> Quantity? {
    guard let node = node(value, "streak", .openable), isOwnable(node, value.place)
    else { return nil }
    let one = game[node]
    var reset: Reset?
    if case .reset(let reference) = one.scope { reset = game[reference] }
    if reset?.calendar != nil { return .streak(node) }
    let what =
      reset.map { "`\($0.id)` is a reset by command" }
      ?? "`\(one.id)` has the scope `\(one.scope == .account ? "account" : "playthrough")`"
    report.error(
      .streakScope, at: value.place,
      "a streak counts the periods of a calendar, and \(what)",
      related: [.init(place: one.place, message: "`\(one.id)` is declared here")],
      help: [scopeHelp(one.id)])
    return nil
  }

  private func scopeHelp(_ id: String) -> String {
    for reset in game.resets where reset.calendar != nil {
      return "give `\(id)` a reset of the calendar: \"scope\": \"\(reset.id)\""
    }
    return "declare one, \"resets\": {\"daily\": {\"every\": \"day\"}}, and give `\(id)` "
      + "\"scope\": \"daily\""
  }

  /// The growth of a quantity `since` a reset, or the quantity itself where no reset is named.
  mutating func growth(
    of quantity: Quantity?, _ object: HeadedObject, _ place: Place
  ) -> Quantity? {
    guard let since = object.companion("since") else { return quantity }
    if since.equals("accepted") {
      guard let quest else {
        report.error(
          .relativeReference, at: since.place,
          "`\"since\": \"accepted\"` means something only in the `objectives` and the `failWhen` "
            + "of a quest",
          help: ["for a moment that others know too, name a reset"])
        return nil
      }
      guard let quantity, let part = add(quantity, at: place) else { return nil }
      return .sinceAccepted(part, quest: quest)
    }
    if let text = since.string, names.lookup(text) == nil,
      text.utf8.first.map({ $0 >= 0x30 && $0 <= 0x39 }) == true
    {
      let isDuration = Durations.parse(text) != nil
      report.error(
        .wrongType, at: since.place,
        "`since` names a reset; `\(text)` is \(isDuration ? "a duration" : "a date")",
        help: ["declare a reset, such as \"resets\": {\"daily\": {\"every\": \"day\"}}"])
      return nil
    }
    if quest != nil, let text = since.string, names.lookup(text) == nil,
      NameSuggestion.nearest(to: text, in: ["accepted"]) != nil
    {
      report.error(
        .unknownID, at: since.place, "there is no reset `\(text)`",
        help: ["did you mean `accepted`?"], fix: Self.writing("accepted", at: since.place))
      return nil
    }
    guard let reset = reset(since, "since"), let quantity, let part = add(quantity, at: place)
    else { return nil }
    return .since(part, reset)
  }

  private mutating func reset(_ value: JSONValue, _ what: String) -> ResetRef? {
    if case .reset(let reset) = entity(value, what, .reset) { return reset }
    return nil
  }
}
