/// Tables as text for spreadsheets: RFC 4180 with a separator of choice.
public enum SeparatedText {
  /// What stands between two cells.
  public enum Separator: String, CaseIterable, Sendable {
    case comma
    case semicolon
    case tab

    /// The byte.
    var byte: UInt8 {
      switch self {
      case .comma: UInt8(ascii: ",")
      case .semicolon: UInt8(ascii: ";")
      case .tab: UInt8(ascii: "\t")
      }
    }
  }

  /// A table as text: a header, a line for each row, CRLF at the end of each.
  ///
  /// Cells are quoted where they must be. A text that a spreadsheet would take for a formula, one that
  /// begins with `=`, `+`, `-`, `@`, a tab or a line end and is no number, gets a `'` before it, which
  /// an import takes off.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - separator: What stands between cells.
  ///   - hasMark: Whether a byte order mark begins the text, by which Excel knows UTF-8.
  /// - Returns: The text.
  public static func text(
    of table: BalanceTable, separator: Separator = .comma, hasMark: Bool = false
  ) -> String {
    var text = hasMark ? "\u{FEFF}" : ""
    for row in [table.columnNames] + table.texts {
      let cells = row.map { quoted(guarded($0), separator) }
      text += cells.joined(separator: String(Unicode.Scalar(separator.byte)))
      text += "\r\n"
    }
    return text
  }

  private static func quoted(_ cell: String, _ separator: Separator) -> String {
    let needsQuotes = cell.utf8.contains { byte in
      byte == separator.byte || byte == UInt8(ascii: "\"") || byte == 10 || byte == 13
    }
    let hasSpace = cell.utf8.first == 32 || cell.utf8.last == 32
    guard needsQuotes || hasSpace else { return cell }
    var text = "\""
    for scalar in cell.unicodeScalars {
      if scalar == "\"" { text += "\"" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }

  /// The text of a cell as a spreadsheet may see it.
  static func guarded(_ cell: String) -> String {
    isFormula(cell) && Int64(cell) == nil ? "'" + cell : cell
  }

  /// The text of a cell as it was before it was guarded.
  static func unguarded(_ cell: String) -> String {
    cell.utf8.first == UInt8(ascii: "'") && isFormula(cell) ? String(cell.dropFirst()) : cell
  }

  /// Whether a cell, without marks before it, begins like a formula.
  private static func isFormula(_ cell: String) -> Bool {
    switch cell.utf8.first(where: { $0 != UInt8(ascii: "'") }) {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 9, 10, 13: true
    default: false
    }
  }
}
