import Foundation
import ProgressionKit
import Testing

/// What the README and the reference pages show works as shown.
struct DocumentationTests {
  static let pages = "Sources/ProgressionKit/ProgressionKit.docc"

  static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  /// The first cells of a table's rows, without backticks.
  static func names(of table: String, in page: String) throws -> [String] {
    let text = try text(page)
    let start = try #require(text.range(of: "| \(table) |"))
    let rows = text[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(2).prefix { $0.hasPrefix("|") }
    return rows.map { row in
      row.split(separator: "|")[0].trimmingCharacters(in: CharacterSet(charactersIn: " `"))
    }
  }

  @Test(
    "each key in a table says what it means when it is missing",
    arguments: ReferencePageTests.pages.map { "\(Self.pages)/\($0).md" })
  func missing(_ page: String) throws {
    for table in try MarkdownPage(page).tables {
      guard let column = table.header.firstIndex(of: "without it") else { continue }
      for row in table.rows {
        #expect(row.cells.count == table.header.count, "\(page):\(row.line)")
        #expect(!row.cells[column].isEmpty, "\(page):\(row.line)")
      }
    }
  }

  @Test("every rejection is described, in the order in which they are tried")
  func rejections() throws {
    let page = "\(Self.pages)/CommandsAndOutcomes.md"
    #expect(try Self.names(of: "reason", in: page) == Rejection.reasons)
  }

  @Test("every kind of change is described, in the order of outcomes, with an example")
  func changes() throws {
    let page = "\(Self.pages)/CommandsAndOutcomes.md"
    let kinds = Change.Kind.all
    #expect(try Self.names(of: "kind", in: page) == kinds.map(\.description))
    let text = try #require(try Self.text(page).components(separatedBy: "| kind |").last)
    for kind in kinds {
      let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| `\(kind)` |") })
      let cell = row.split(separator: "|")[2].trimmingCharacters(
        in: CharacterSet(charactersIn: " `"))
      let example = try JSONSerialization.jsonObject(with: Data(cell.utf8)) as? [String: Any]
      #expect(example?["kind"] as? String == kind.description)
    }
  }

  @Test("every command in the table is a command")
  func commands() throws {
    let text = try Self.text("\(Self.pages)/CommandsAndOutcomes.md")
    let start = try #require(text.range(of: "| command | who | means |"))
    let rows = text[start.upperBound...].split(separator: "\n").dropFirst()
      .prefix { $0.hasPrefix("|") }
    #expect(rows.count > 15)
    for row in rows {
      let cell = row.split(separator: "|")[0].trimmingCharacters(
        in: CharacterSet(charactersIn: " `"))
      // The words of the grammar stand for values.
      var json = cell.replacing("bundle", with: #"{"coins": 1}"#)
        .replacing("amounts", with: #"{"coins": 1}"#)
        .replacing("[command...]", with: #"[{"tick": true}]"#)
        .replacing("{id: value}", with: #"{"a": true}"#)
        .replacing("{counter: -1}", with: #"{"a": -1}"#)
        .replacing(": instant", with: #": "2026-01-01T00:00Z""#)
      for word in [
        "level", "location", "node", "product", "chest", "reset", "npc", "quest", "name",
      ] {
        json = json.replacing(": \(word)", with: ": \"a\"")
      }
      do {
        _ = try Command(json: json, from: .store)
      } catch {
        Issue.record("\(cell): \(error.json)")
      }
    }
  }
}
