/// Turns findings into text for people.
///
/// ```
/// Rules/saga/rules.json:3:14: error: a comma is missing between two members [json-missing-comma]
/// 3 |   "id": "saga"
///   |               ^
/// fix: add the comma
/// ```
///
/// Tabs of the source stay, wide characters count as two, characters that a terminal would act upon are
/// written as `<U+001B>`, and of a long line only a part is shown.
public enum DiagnosticRenderer {
  /// The text of one finding: the sentence, the line of source with a mark, related places, help.
  ///
  /// Ends with a line end. A finding without a place has only its sentence and help.
  ///
  /// - Complexity: linear in what is printed, whatever the size of the file.
  public static func text(_ diagnostic: Diagnostic, sources: Sources, color: Bool) -> String {
    let style = TerminalStyle(isOn: color)
    let severity =
      diagnostic.severity == .error ? style.error("error:") : style.warning("warning:")
    var result = style.strong(prefix(diagnostic.place, sources))
    result += severity + " " + style.strong(DisplayText.escaped(diagnostic.message))
    result += " [\(diagnostic.code.name)]\n"
    result += excerpt(diagnostic.place, sources, style)
    for related in diagnostic.related {
      result += style.strong(prefix(related.place, sources)) + style.note("note:") + " "
      result += DisplayText.escaped(related.message) + "\n"
      result += excerpt(related.place, sources, style)
    }
    for help in diagnostic.help { result += labelled("help:", help, style) }
    if let fix = diagnostic.fix { result += labelled("fix:", fix.title, style) }
    return result
  }

  /// The texts of findings one after the other, in order of place.
  ///
  /// - Complexity: O(n log n) in the number of findings.
  public static func text(_ diagnostics: [Diagnostic], sources: Sources, color: Bool) -> String {
    var result = ""
    for diagnostic in diagnostics.inOrderOfPlace() {
      result += text(diagnostic, sources: sources, color: color)
    }
    return result
  }

  /// `file:line:column: `, or nothing where there is no place.
  private static func prefix(_ place: Place, _ sources: Sources) -> String {
    guard let location = sources.location(of: place) else { return "" }
    return DisplayText.escaped(location.description) + ": "
  }

  private static func excerpt(
    _ place: Place, _ sources: Sources, _ style: TerminalStyle
  ) -> String {
    guard let location = sources.location(of: place), let line = sources.line(of: place) else {
      return ""
    }
    let excerpt = SourceExcerpt(
      sources[place.file].bytes, line: line, marked: Int(place.start)..<Int(place.end))
    let number = "\(location.line)"
    let blank = String(repeating: " ", count: number.utf8.count)
    return style.note(number + " |") + " " + excerpt.line + "\n"
      + style.note(blank + " |") + " " + excerpt.indent + style.mark(excerpt.mark) + "\n"
  }

  /// A label and a text; further lines of the text stand under the first.
  private static func labelled(_ label: String, _ text: String, _ style: TerminalStyle) -> String {
    var result = style.note(label)
    let blank = String(repeating: " ", count: label.utf8.count)
    var isFirst = true
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let line = String(decoding: line, as: UTF8.self)
      result += (isFirst ? " " : blank + " ") + DisplayText.escaped(line) + "\n"
      isFirst = false
    }
    return result
  }
}
