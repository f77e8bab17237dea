import Foundation
import Testing

/// The parts of a page of Markdown that tests read.
struct MarkdownPage {
  /// What stands between two fences.
  struct Frame {
    /// What the opening fence says, such as `json pack`.
    let info: String
    /// The first line inside.
    let line: Int
    let text: String
  }

  struct Row {
    let line: Int
    let cells: [String]
  }

  struct Table {
    let header: [String]
    let rows: [Row]
  }

  enum Part {
    case heading(String, level: Int)
    case frame(Frame)
    case table(Table)
    case text(String)
  }

  /// The path from the root of the repository.
  let path: String
  private(set) var parts: [Part] = []

  init(_ path: String) throws {
    self.path = path
    let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if line.hasPrefix("```") {
        let end = lines[(index + 1)...].firstIndex(of: "```")
        guard let end else {
          Issue.record("\(path):\(index + 1) begins a frame that does not end")
          return
        }
        parts.append(
          .frame(
            Frame(
              info: String(line.dropFirst(3)), line: index + 2,
              text: lines[(index + 1)..<end].joined(separator: "\n"))))
        index = end + 1
      } else if line.hasPrefix("| ") {
        let rows = lines[index...].prefix { $0.hasPrefix("|") }
        parts.append(
          .table(
            Table(
              header: Self.cells(line),
              rows: rows.dropFirst(2).indices.map { row in
                Row(line: row + 1, cells: Self.cells(lines[row]))
              })))
        index = rows.endIndex
      } else {
        let level = line.prefix { $0 == "#" }.count
        let rest = line.dropFirst(level)
        let isHeading = level > 0 && rest.hasPrefix(" ")
        parts.append(
          isHeading ? .heading(String(rest.dropFirst()), level: level) : .text(line))
        index += 1
      }
    }
  }

  private static func cells(_ line: String) -> [String] {
    var line = Substring(line)
    if line.hasPrefix("|") { line.removeFirst() }
    if line.hasSuffix("|") { line.removeLast() }
    return " \(line) ".components(separatedBy: " | ").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  var frames: [Frame] {
    parts.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
  }

  var tables: [Table] {
    parts.compactMap { if case .table(let table) = $0 { table } else { nil } }
  }

  /// What GitHub calls the headings in links.
  var anchors: [String] {
    parts.compactMap { part in
      if case .heading(let title, _) = part { Self.anchor(of: title) } else { nil }
    }
  }

  static func anchor(of title: String) -> String {
    String(
      title.lowercased().compactMap { letter in
        if letter == " " { return "-" }
        return letter.isLetter || letter.isNumber || letter == "-" ? letter : nil
      })
  }

  /// The text and the tables under a heading and those below it.
  func section(_ anchor: String) -> String? {
    var text: String?
    var depth = 0
    for part in parts {
      if case .heading(let title, let level) = part {
        if text != nil, level <= depth { return text }
        if text == nil, Self.anchor(of: title) == anchor {
          text = ""
          depth = level
        }
      }
      guard text != nil else { continue }
      switch part {
      case .heading(let line, _), .text(let line): text?.append(line + "\n")
      case .table(let table):
        for row in table.rows { text?.append(row.cells.joined(separator: " | ") + "\n") }
      case .frame: continue
      }
    }
    return text
  }
}
