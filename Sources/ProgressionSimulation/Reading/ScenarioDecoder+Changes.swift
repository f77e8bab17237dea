import ProgressionLanguage
import ProgressionModel
import ProgressionText

extension ScenarioDecoder {
  /// Reads the changes that are expected of a step: all of them, in order.
  mutating func changes(_ value: JSONValue) -> Expectation.Subject? {
    guard let elements = list(value, of: "changes") else { return nil }
    for element in elements {
      guard let fields = members(of: element, "a change") else { return nil }
      if fields.isEmpty {
        report(.emptyExpectation, at: element.place, "an empty object expects nothing of a change")
      }
      let isTransaction = element["kind"]?.equals("transaction") ?? false
      for field in fields { check(field, isTransaction: isTransaction) }
    }
    return .changes(elements)
  }

  private mutating func check(_ field: JSONMember, isTransaction: Bool) {
    switch field.key {
    case "kind": _ = changeKind(field.value)
    case "id":
      guard let id = text(field.value, "the id of a change") else { return }
      // The store's names of transactions are nobody's but the store's.
      let isChoice = game.choices.contains { $0.name == id }
      if !isChoice, !isTransaction {
        _ = entity(id, at: field.value.place, takes: "what can change") { _ in true }
      }
    case "amount": _ = integer(field.value, "the amount of a change")
    case "from", "to", "mark", "by": return
    default: unknownKey(field, in: "a change", known: ScenarioKeys.change)
    }
  }

  /// The kind of a change; `nil` and a finding for any other word.
  mutating func changeKind(_ value: JSONValue) -> Change.Kind? {
    if let kind = value.string.flatMap({ Change.Kind($0) }) { return kind }
    let names = Change.Kind.all.map(\.description)
    let nearest = value.string.flatMap { NameSuggestion.nearest(to: $0, in: names) }
    report(
      .unknownWord, at: value.place,
      "there is no change of the kind \(OneLine.text(of: value))",
      help: [nearest.map { "did you mean `\($0)`?" } ?? "the kinds are \(listed(names))"])
    return nil
  }

  /// Reads how a step is expected to be rejected; `nil` where it is not.
  ///
  /// `null` expects no rejection, so that one table of cases can hold both.
  mutating func rejection(
    _ member: JSONMember, of action: StepAction
  ) -> ExpectedRejection? {
    let value = member.value
    if value.isNull { return nil }
    guard action.canBeRejected else {
      report(.stepShape, at: member.keyPlace, "only a command can be rejected")
      return nil
    }
    let text = OneLine.text(of: value)
    if let reason = value.string {
      check(reason, at: value.place)
      return ExpectedRejection(
        reason: reason, fields: nil, place: origin(member.keyPlace), text: reason)
    }
    guard value.kind == .object else {
      wrongType(value, "`expectRejected` is a reason, or an object with some of the rejection")
      return nil
    }
    guard let fields = members(of: value, "`expectRejected`") else { return nil }
    if fields.isEmpty {
      report(
        .emptyExpectation, at: value.place, "an empty object expects nothing of the rejection")
    }
    for field in fields where !ScenarioKeys.rejection.contains(field.key) {
      unknownKey(field, in: "a rejection", known: ScenarioKeys.rejection)
    }
    var reason: String?
    if let field = value["reason"] {
      reason = self.text(field, "the reason of a rejection")
      if let reason { check(reason, at: field.place) }
    }
    return ExpectedRejection(
      reason: reason, fields: value, place: origin(member.keyPlace), text: text)
  }

  private mutating func check(_ reason: String, at place: Place) {
    if Rejection.reasons.contains(reason) { return }
    let nearest = NameSuggestion.nearest(to: reason, in: Rejection.reasons)
    report(
      .unknownWord, at: place, "no command is rejected as `\(PlainText.visible(reason))`",
      help: [
        nearest.map { "did you mean `\($0)`?" } ?? "the reasons are \(listed(Rejection.reasons))"
      ])
  }
}
