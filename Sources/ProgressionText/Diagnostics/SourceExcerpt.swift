/// One line of a file and the mark under it.
struct SourceExcerpt {
  /// The line as it is shown.
  private(set) var line = ""
  /// White space, then `^~~~` under what is meant.
  private(set) var indent = ""
  private(set) var mark = ""

  /// A scalar, or a byte that is none, as it is shown.
  private struct Cell {
    var text: String
    var width: Int
    var isMarked: Bool
  }

  /// The most columns that are shown of a line, and how many of them before the mark.
  private static let maximumWidth = 100
  private static let maximumBefore = 40
  /// How many bytes around the mark are looked at: more than can be shown.
  private static let reach = 600

  /// Shows what is marked of a line of a file; `line` and `marked` are ranges of `bytes`.
  init(_ bytes: ContiguousArray<UInt8>, line: Range<Int>, marked: Range<Int>) {
    let start = max(line.lowerBound, min(marked.lowerBound, line.upperBound))
    let end = max(start, min(marked.upperBound, line.upperBound))
    var first = max(line.lowerBound, start - SourceExcerpt.reach)
    while first > line.lowerBound, UTF8Text.isContinuation(bytes[first]) { first -= 1 }
    let last = min(line.upperBound, min(end, start + SourceExcerpt.reach) + SourceExcerpt.reach)
    var cells: [Cell] = []
    var firstMarked: Int?
    var index = first
    while index < last {
      if index >= start, firstMarked == nil { firstMarked = cells.count }
      let (cell, length) = SourceExcerpt.cell(
        at: index, in: bytes, isMarked: index >= start && index < end)
      cells.append(cell)
      index += length
    }
    let markedCell = firstMarked ?? cells.count
    let window = SourceExcerpt.window(of: cells, around: markedCell)
    let isCutBefore = window.lowerBound > 0 || first > line.lowerBound
    let isCutAfter = window.upperBound < cells.count || last < line.upperBound
    if isCutBefore {
      self.line = "…"
      indent = " "
    }
    var underline: [UInt8] = []
    for index in window {
      let cell = cells[index]
      self.line += cell.text
      if index < markedCell {
        indent += cell.text == "\t" ? "\t" : String(repeating: " ", count: cell.width)
      } else if cell.isMarked {
        underline += [UInt8](
          repeating: cell.text == "\t" ? 0x09 : UInt8(ascii: "~"),
          count: cell.text == "\t" ? 1 : cell.width)
      }
    }
    if isCutAfter { self.line += "…" }
    // A tab at the end of the mark would be invisible anyway.
    while underline.last == 0x09 { underline.removeLast() }
    mark = "^" + String(decoding: underline.dropFirst(), as: UTF8.self)
  }

  private static func cell(
    at index: Int, in bytes: ContiguousArray<UInt8>, isMarked: Bool
  ) -> (cell: Cell, length: Int) {
    guard let (scalar, length) = UTF8Text.scalar(at: index, in: bytes) else {
      let text = "<" + DisplayText.hexadecimal(UInt32(bytes[index])) + ">"
      return (Cell(text: text, width: text.utf8.count, isMarked: isMarked), 1)
    }
    if DisplayText.isDangerous(scalar) {
      let text = DisplayText.escape(scalar)
      return (Cell(text: text, width: text.utf8.count, isMarked: isMarked), length)
    }
    let width = scalar == "\t" ? 4 : DisplayText.width(of: scalar)
    return (Cell(text: String(scalar), width: width, isMarked: isMarked), length)
  }

  /// The cells that are shown: all, or those around the mark.
  private static func window(of cells: [Cell], around marked: Int) -> Range<Int> {
    var total = 0
    for cell in cells { total += cell.width }
    if total <= maximumWidth { return 0..<cells.count }
    var first = marked
    var width = 0
    while first > 0, width + cells[first - 1].width <= maximumBefore {
      first -= 1
      width += cells[first].width
    }
    var last = marked
    while last < cells.count, width + cells[last].width <= maximumWidth {
      width += cells[last].width
      last += 1
    }
    // What is left over at the end of the line goes to the text before the mark.
    while first > 0, width + cells[first - 1].width <= maximumWidth, last == cells.count {
      first -= 1
      width += cells[first].width
    }
    return first..<last
  }
}
