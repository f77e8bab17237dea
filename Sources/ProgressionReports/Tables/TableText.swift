import ProgressionText

/// Values as the text of a cell, and back.
enum TableText {
  /// The text of a value.
  static func text(_ value: JSONValue) -> String {
    switch value.kind {
    case .string: value.string ?? ""
    case .array: value.elements.map(text).joined(separator: "|")
    case .object: PlainJSON(value).text
    case .integer: value.integer.map { "\($0)" } ?? value.sourceText
    default: value.sourceText
    }
  }

  /// The JSON of the text of a cell.
  ///
  /// - Returns: The JSON, or what should stand there instead.
  static func json(
    _ text: String, _ content: BalanceTable.Content, isInteger: Bool
  ) -> (json: String?, expected: String) {
    switch content {
    case .fixed: return (nil, "what is there already")
    case .integer: return (integer(text), wholeNumber)
    case .boolean:
      let word = text.lowercased()
      return (word == "true" || word == "false" ? word : nil, "`true` or `false`")
    case .text: return (PlainJSON.quoted(text), "a text")
    case .asWritten:
      return isInteger ? (integer(text), wholeNumber) : (PlainJSON.quoted(text), "a text")
    case .names:
      return ("[\(parts(of: text).map(PlainJSON.quoted).joined(separator: ", "))]", "names")
    case .integers:
      let numbers = parts(of: text).map(integer)
      if numbers.contains(nil) { return (nil, "whole numbers with `|` between them") }
      return ("[\(numbers.compactMap { $0 }.joined(separator: ", "))]", "whole numbers")
    }
  }

  /// The text that an import compares: in the form that an export writes, without blanks around
  /// what is no text.
  static func normalized(
    _ text: String, _ content: BalanceTable.Content, isInteger: Bool
  ) -> String {
    switch content {
    case .boolean: trimmed(text).lowercased()
    case .integer: number(text)
    case .names: parts(of: text).joined(separator: "|")
    case .integers: parts(of: text).map(number).joined(separator: "|")
    case .asWritten: isInteger ? number(text) : text
    case .fixed, .text: text
    }
  }

  /// A text without blanks before and after it: spaces, tabs, and the spaces that do not break.
  static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars.drop(while: isBlank)
    return String(String.UnicodeScalarView(scalars.reversed().drop(while: isBlank).reversed()))
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\u{A0}" || scalar == "\u{202F}"
  }

  /// A number as an export writes it; what is none stays, without blanks around it.
  private static func number(_ text: String) -> String {
    let text = trimmed(text)
    return integer(text) ?? text
  }

  private static let wholeNumber = "a whole number without signs for thousands"

  private static func integer(_ text: String) -> String? {
    Int64(text).map { "\($0)" }
  }

  private static func parts(of text: String) -> [String] {
    text.split(separator: "|", omittingEmptySubsequences: false).map { trimmed(String($0)) }
  }
}
