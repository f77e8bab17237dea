import ProgressionEngine
import ProgressionModel
import ProgressionText

extension Observation {
  /// What an upgrade does not report as expected; the order of lists is no matter.
  func unmetReport(_ expected: ExpectedReport) -> ScenarioFailure? {
    guard case .adopted(let report) = effect else {
      return mismatch("`report`", "a report", "none")
    }
    var differences: [String] = []
    var wanted: [String] = []
    var found: [String] = []
    func compare(_ name: String, _ expected: [String], _ actual: [String]) {
      let expected = Wording.list(expected.sorted().map(PlainText.visible))
      let actual = Wording.list(actual.sorted().map(PlainText.visible))
      wanted.append("\(name) \(expected)")
      found.append("\(name) \(actual)")
      if expected != actual { differences.append("`\(name)` is \(actual), expected \(expected)") }
    }
    for (part, ids) in expected.lists {
      compare(part.rawValue, ids, self.ids(of: part, in: report, expected.saysNewNames))
    }
    if let paid = expected.paid { compare("paid", Self.texts(paid), Self.texts(report.paid)) }
    if differences.isEmpty { return nil }
    return ScenarioFailure(
      message: "`report`: \(differences.joined(separator: "; "))", location: nil,
      expected: wanted.joined(separator: ", "), actual: found.joined(separator: ", "))
  }

  private func ids(
    of part: ExpectedReport.Part, in report: AdoptionReport, _ saysNewNames: Bool
  ) -> [String] {
    switch part {
    case .renamed: report.renamed.map { saysNewNames ? "\($0.old) to \($0.new)" : $0.old }
    case .removed: report.removed
    case .opened: report.opened
    case .keptOpen: report.keptOpen
    case .completionLost: report.completionLost
    }
  }

  private static func texts(_ amounts: [NamedAmount]) -> [String] {
    amounts.map { "\($0.id): \($0.amount)" }
  }
}
