import ProgressionText

/// Findings as workflow commands, which GitHub Actions shows beside the lines of a change.
///
/// ```
/// ::error file=Rules/saga/rules.json,line=3,endLine=3,col=14,endColumn=20,title=unknown-key::…
/// ```
///
/// A finding that spans lines has no columns: there GitHub takes none.
public enum GitHubAnnotations {
  /// The commands of a report, one a line.
  ///
  /// - Complexity: O(n) for n findings.
  public static func text(_ report: DiagnosticReport) -> String {
    var text = ""
    for part in report.parts {
      for diagnostic in part.diagnostics { text += command(diagnostic, part.sources) }
    }
    for failure in report.failures {
      let message = ([failure.message] + failure.help).joined(separator: "\n")
      text += "::error title=not read::\(escaped(message))\n"
    }
    return text
  }

  private static func command(_ diagnostic: Diagnostic, _ sources: Sources) -> String {
    var properties: [String] = []
    if let start = sources.location(of: diagnostic.place),
      let end = sources.end(of: diagnostic.place)
    {
      properties.append("file=\(property(start.file))")
      properties.append("line=\(start.line)")
      properties.append("endLine=\(end.line)")
      if start.line == end.line {
        properties.append("col=\(start.column)")
        properties.append("endColumn=\(end.column)")
      }
    }
    properties.append("title=\(property(diagnostic.code.name))")
    let message = DiagnosticWords.lines(of: diagnostic, sources).joined(separator: "\n")
    let command = diagnostic.severity.name
    return "::\(command) \(properties.joined(separator: ","))::\(escaped(message))\n"
  }

  /// A message, in which only what would end the command is escaped.
  private static func escaped(_ text: String) -> String {
    escaped(text) { _ in false }
  }

  /// The value of a property, in which the marks between properties are escaped too.
  private static func property(_ text: String) -> String {
    escaped(text) { $0 == ":" || $0 == "," }
  }

  private static func escaped(_ text: String, where isMark: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar == "\r" || scalar == "\n" || isMark(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
