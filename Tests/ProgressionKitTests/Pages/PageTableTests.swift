import Foundation
import ProgressionKit
import Testing

/// Tables of the reference pages, row by row.
struct PageTableTests {
  /// The cells of the rows of a table whose first column has this heading.
  static func rows(of table: String, in page: String = "Money") throws -> [[String]] {
    let path = "Sources/ProgressionKit/ProgressionKit.docc/\(page).md"
    let text = try String(
      contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("| \(table) |") })
    return ([lines[start]] + lines[(start + 2)...].prefix { $0.hasPrefix("|") }).map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test("chance draws what the test vectors say")
  func vectors() throws {
    let rows = try Self.rows(of: "test vector").dropFirst()
    #expect(rows.count >= 10)
    for row in rows {
      let words = row[0].trimmingCharacters(in: ["`"]).components(separatedBy: " ")
      let text = words[1].trimmingCharacters(in: ["\""])
      let expected = row[1].trimmingCharacters(in: ["`"])
      let numbers = words.compactMap { Int64($0) }
      switch words[0] {
      case "hash":
        #expect(Chance.hash(text.utf8) == UInt64(expected, radix: 16), "\(row)")
      case "cohort":
        #expect(Chance.cohort(salt: text, seed: numbers[0]) == Int64(expected), "\(row)")
      default:
        let drawn = Chance.chest(text, seed: numbers[0], opening: numbers[1], below: numbers[2])
        #expect(drawn == Int64(expected), "\(row)")
      }
    }
  }

  @Test("contents of commands have the digests that the page says")
  func digests() throws {
    let engine = try Engine(
      bytes: """
        {"formatVersion": 1, "id": "a", "version": "1", "currencies": ["coins", "gems"],
         "worlds": [{"id": "meadow", "levels": [{"id": "1", "marks": ["keyhole"]}]}]}
        """.utf8)
    let rows = try Self.rows(of: "content", in: "CommandsAndOutcomes").dropFirst()
    #expect(rows.count > 2)
    for row in rows {
      var player = engine.newAccount()
      let content = row[0].trimmingCharacters(in: ["`"])
      let command = "{\"id\": \"a\", " + content.dropFirst()
      try engine.apply(Command(json: command, from: .store), to: &player, as: .store)
      let saved = String(decoding: engine.encode(player), as: UTF8.self)
      let digest = row[1].trimmingCharacters(in: ["`"])
      #expect(saved.contains("\"content\":\"\(digest)\""), "\(content): \(saved)")
    }
  }

  /// The notices that a cell names, in order, as commands.
  static func notices(_ cell: String) -> [String] {
    if cell == "nothing" { return [] }
    return cell.components(separatedBy: ", ").map { notice in
      let words = notice.components(separatedBy: " ")
      let state = words[0].trimmingCharacters(in: ["`"])
      let quantity = words.count > 1 ? ", \"quantity\": \(words[1])" : ""
      return "{\"transaction\": \"t\", \"product\": \"gem\", \"state\": \"\(state)\"\(quantity)}"
    }
  }

  @Test("every cell of what is recorded by what arrives is so")
  func transactions() throws {
    let engine = try Engine(
      bytes: """
        {"formatVersion": 1, "id": "a", "version": "1", "currencies": ["gems"],
         "products": {"gem": {"kind": "consumable", "store": "x", "grants": {"gems": 1}}}}
        """.utf8)
    let rows = try Self.rows(of: "recorded")
    #expect(rows.count > 8)
    for row in rows.dropFirst() {
      #expect(row.count == rows[0].count)
      for (recorded, (arriving, expected)) in zip(
        repeatElement(row[0], count: row.count), zip(rows[0], row)
      ).dropFirst() {
        var player = engine.newPlayer()
        for notice in Self.notices(recorded) + Self.notices(arriving) {
          try engine.apply(Command(json: notice, from: .store), to: &player, as: .store)
        }
        let record = try #require(engine.transactions(in: player).first)
        let cell = "`\(record.stage)` \(record.unitsInEffect)"
        #expect(cell == expected, "\(recorded), then \(arriving)")
        #expect(engine.have(HoldingRef(position: 0), in: player) == record.unitsInEffect)
      }
    }
  }
}
