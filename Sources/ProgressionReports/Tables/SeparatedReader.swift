/// Reads tables that spreadsheets wrote.
struct SeparatedReader {
  private let bytes: ContiguousArray<UInt8>
  private let separator: UInt8
  private var position = 0
  private(set) var problems: [TableProblem] = []

  private init(_ bytes: ContiguousArray<UInt8>, separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
  }

  /// The rows of a text, the header first; lines without anything are left out.
  ///
  /// The separator is the one under which the header has most of the known columns.
  static func rows(
    of text: ContiguousArray<UInt8>, knowing columns: Set<String>
  ) -> (rows: [(number: Int, cells: [String])], problems: [TableProblem]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = text.starts(with: mark) ? ContiguousArray(text[mark.count...]) : text
    var best = SeparatedText.Separator.comma
    var most = -1
    for separator in SeparatedText.Separator.allCases {
      var reader = SeparatedReader(bytes, separator: separator.byte)
      let count = reader.row(1).filter { columns.contains($0) }.count
      if count > most {
        most = count
        best = separator
      }
    }
    var reader = SeparatedReader(bytes, separator: best.byte)
    return (reader.rows(), reader.problems)
  }

  private mutating func rows() -> [(number: Int, cells: [String])] {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      problems = [
        TableProblem(
          row: 1, column: 1, message: "the file is no UTF-8",
          help: "save it as `CSV UTF-8`, not in the encoding of one system")
      ]
      return []
    }
    var rows: [(number: Int, cells: [String])] = []
    var number = 0
    while position < bytes.count {
      number += 1
      let cells = row(number)
      if cells.contains(where: { !$0.isEmpty }) { rows.append((number, cells)) }
    }
    return rows
  }

  /// Reads a row and its end.
  private mutating func row(_ number: Int) -> [String] {
    var cells: [String] = []
    while true {
      cells.append(cell(number, cells.count + 1))
      guard position < bytes.count else { return cells }
      let byte = bytes[position]
      position += 1
      if byte == separator { continue }
      if byte == 13, position < bytes.count, bytes[position] == 10 { position += 1 }
      return cells
    }
  }

  /// Reads a cell up to what ends it.
  private mutating func cell(_ row: Int, _ column: Int) -> String {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      let start = position
      while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    position += 1
    var content: ContiguousArray<UInt8> = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\"") else {
        content.append(byte)
        continue
      }
      if position < bytes.count, bytes[position] == byte {
        content.append(byte)
        position += 1
        continue
      }
      if position < bytes.count, !isEnd(bytes[position]) {
        problems.append(
          TableProblem(
            row: row, column: column, message: "there is text after the closing quote",
            help: "a quote inside of quotes is written twice"))
        while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
      }
      return String(decoding: content, as: UTF8.self)
    }
    problems.append(
      TableProblem(row: row, column: column, message: "the quote is not closed", help: nil))
    return String(decoding: content, as: UTF8.self)
  }

  private func isEnd(_ byte: UInt8) -> Bool { byte == separator || byte == 10 || byte == 13 }
}
