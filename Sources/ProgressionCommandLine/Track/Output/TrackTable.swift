import ProgressionKit

/// Rows of cells under each other, for names of any language.
struct TrackTable {
  /// A text and how it is shown.
  struct Cell {
    var text: String
    var style = Style.plain

    /// The text where a style is meant to be seen.
    func shown(_ isColored: Bool) -> String {
      guard isColored, let code = style.code, !text.isEmpty else { return text }
      return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
  }

  enum Style {
    case plain
    case strong
    case faint
    case good

    fileprivate var code: String? {
      switch self {
      case .plain: nil
      case .strong: "1"
      case .faint: "2"
      case .good: "32"
      }
    }
  }

  private var rows: [[Cell]] = []

  /// Adds a row; what a terminal would act upon in its texts is made visible.
  mutating func add(_ cells: [Cell]) {
    rows.append(cells.map { Cell(text: PlainText.visible($0.text), style: $0.style) })
  }

  /// The rows as lines, each column as wide as its widest cell, two spaces apart.
  func lines(indent: Int, isColored: Bool) -> [String] {
    var widths: [Int64] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], PlainText.columns(cell.text))
      }
    }
    return rows.map { row in
      var line = String(repeating: " ", count: indent)
      var space: Int64 = 0
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        if !cell.text.isEmpty {
          line += String(repeating: " ", count: Int(space)) + cell.shown(isColored)
          space = 0
        }
        space += widths[column] - PlainText.columns(cell.text) + 2
      }
      return line
    }
  }
}
