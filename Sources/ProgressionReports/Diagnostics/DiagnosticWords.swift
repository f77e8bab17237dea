import ProgressionText

/// A finding as lines of plain text, for formats that have one text for all of it.
enum DiagnosticWords {
  /// The sentence, the related places, the help, and what the fix does.
  static func lines(of diagnostic: Diagnostic, _ sources: Sources) -> [String] {
    var lines = [diagnostic.message]
    for related in diagnostic.related {
      let place = sources.location(of: related.place).map { "\($0): " } ?? ""
      lines.append("\(place)\(related.message)")
    }
    return lines + advice(of: diagnostic)
  }

  /// The help and what the fix does.
  static func advice(of diagnostic: Diagnostic) -> [String] {
    var lines = diagnostic.help.map { "help: \($0)" }
    if let fix = diagnostic.fix { lines.append("fix: \(fix.title)") }
    return lines
  }
}
