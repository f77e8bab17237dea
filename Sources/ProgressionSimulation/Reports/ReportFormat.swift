/// The forms in which the results of scenarios are written.
///
/// All forms say the same: a failure has the same text in each. None says how long anything took,
/// so equal results are equal bytes.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines for people.
  case text
  /// One JSON object a line: each scenario, then the summary. The base of the others.
  case json
  /// Version 14 of the Test Anything Protocol.
  case tap
  /// XML as JUnit has made it common, with `file` and `line` on every case.
  case junit

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The results.
  ///   - color: Whether `text` marks verdicts with terminal colours; other forms never do.
  /// - Returns: The report, ending with a line end.
  /// - Complexity: linear in the size of the result.
  public func write(_ report: ScenarioReport, color: Bool = false) -> String {
    switch self {
    case .text: TextReport(color: color).write(report)
    case .json: JSONLinesReport.write(report)
    case .tap: TAPReport.write(report)
    case .junit: JUnitReport.write(report)
    }
  }
}
