/// Lays out plain text for a terminal.
enum TextLayout {
  /// Breaks `text` at spaces into lines of at most `columns`, the first indented by `first`,
  /// the rest by `indent`.
  ///
  /// A word that is longer than a line stays whole.
  static func wrap(_ text: String, columns: Int, indent: Int, first: Int) -> String {
    var lines: [String] = []
    var line = String(repeating: " ", count: first)
    var length = first
    var hasWord = false
    for word in text.split(separator: " ") {
      if hasWord, length + 1 + word.count > columns {
        lines.append(line)
        line = String(repeating: " ", count: indent)
        length = indent
        hasWord = false
      }
      if hasWord {
        line += " "
        length += 1
      }
      line += word
      length += word.count
      hasWord = true
    }
    lines.append(line)
    return lines.joined(separator: "\n")
  }

  /// Rows as columns that are as wide as their widest cell, two spaces apart.
  static func table(_ rows: [[String]], indent: Int = 0) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      var line = String(repeating: " ", count: indent)
      for (column, cell) in row.enumerated() {
        line += cell
        if column + 1 < row.count, row[(column + 1)...].contains(where: { !$0.isEmpty }) {
          line += String(repeating: " ", count: widths[column] - cell.count + 2)
        }
      }
      return line
    }
  }
}
