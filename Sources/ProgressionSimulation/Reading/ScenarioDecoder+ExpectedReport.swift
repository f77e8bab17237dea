import ProgressionLanguage
import ProgressionModel
import ProgressionText

extension ScenarioDecoder {
  /// Reads what an upgrade should report.
  mutating func report(_ value: JSONValue, of action: StepAction) -> Expectation.Subject? {
    guard case .upgrade = action else {
      report(.stepShape, at: value.place, "only `upgrade` has a `report`")
      return nil
    }
    guard let fields = members(of: value, "`report`") else { return nil }
    if fields.isEmpty {
      report(.emptyExpectation, at: value.place, "an empty object expects nothing of the report")
    }
    var expected = ExpectedReport()
    for field in fields { read(field, into: &expected) }
    return .report(expected)
  }

  private mutating func read(_ field: JSONMember, into expected: inout ExpectedReport) {
    if field.keyIs("paid") {
      amounts(field.value, "`paid`")
      expected.paid = field.value.members.filter { !$0.isIgnored }.compactMap { member in
        member.value.integer.map { NamedAmount(member.key, $0) }
      }
      return
    }
    guard let part = ExpectedReport.Part(rawValue: field.key) else {
      return unknownKey(field, in: "`report`", known: ScenarioKeys.report)
    }
    if part == .renamed, field.value.kind == .object {
      expected.saysNewNames = true
      expected.lists.append((part, renames(field.value)))
      return
    }
    var ids: [String] = []
    for element in list(field.value, of: "ids") ?? [] {
      if let id = id(element, in: part) { ids.append(id) }
    }
    expected.lists.append((part, ids))
  }

  /// Renames as `old to new`.
  private mutating func renames(_ value: JSONValue) -> [String] {
    var renames: [String] = []
    for member in members(of: value, "`renamed`") ?? [] {
      guard let new = text(member.value, "the new id") else { continue }
      _ = entity(new, at: member.value.place, takes: "what the pack declares") { _ in true }
      renames.append("\(member.key) to \(new)")
    }
    return renames
  }

  /// An id of a part of a report: of the new pack, or of whatever pack it was in before.
  private mutating func id(_ value: JSONValue, in part: ExpectedReport.Part) -> String? {
    switch part {
    case .renamed, .removed:
      guard let id = text(value, "an id") else { return nil }
      if packs.contains(where: { $0.names.lookup(id) != nil }) { return id }
      let nearest = packs.lazy.compactMap { $0.names.nearest(to: id) { _ in true } }.first
      report(
        .unknownID, at: value.place,
        "no rule pack of this file declares `\(PlainText.visible(id))`",
        help: nearest.map { ["did you mean `\($0)`?"] } ?? [])
      return nil
    case .opened, .keptOpen, .completionLost:
      let node = node(value, takes: "what can be open or completed")
      return node.map { game[$0].id }
    }
  }
}
