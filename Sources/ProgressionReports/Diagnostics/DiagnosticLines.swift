import ProgressionText

/// Findings as lines that editors take apart: one finding a line.
///
/// ```
/// Rules/saga/rules.json:3:14: error: a comma is missing between two members [json-missing-comma]
/// ```
///
/// What has no place begins with its severity.
public enum DiagnosticLines {
  /// The lines of a report, each with its end.
  ///
  /// - Complexity: O(n) for n findings.
  public static func text(_ report: DiagnosticReport) -> String {
    var text = ""
    for part in report.parts {
      for diagnostic in part.diagnostics {
        text += line(diagnostic, part.sources)
      }
    }
    for failure in report.failures { text += "error: \(PlainText.visible(failure.message))\n" }
    return text
  }

  private static func line(_ diagnostic: Diagnostic, _ sources: Sources) -> String {
    var line = ""
    if let location = sources.location(of: diagnostic.place) { line += "\(location): " }
    line += "\(diagnostic.severity.name): \(diagnostic.message) [\(diagnostic.code.name)]"
    return PlainText.visible(line) + "\n"
  }
}
