import Foundation
import ProgressionKit
import Testing

/// What the README and the reference pages show works as shown.
struct DocumentationTests {
  static let pages = "Sources/ProgressionKit/ProgressionKit.docc"

  static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  /// The fenced blocks of JSON in a page.
  static func blocks(of path: String) throws -> [String] {
    try text(path).components(separatedBy: "```json\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  @Test(
    "rule packs in the pages are valid",
    arguments: ["README.md", "\(pages)/RuleLanguage.md"])
  func packs(_ page: String) throws {
    let packs = try Self.blocks(of: page).filter { $0.contains("\"formatVersion\"") }
    #expect(!packs.isEmpty)
    for text in packs {
      let pack = RulePack(bytes: text.utf8)
      #expect(pack.game != nil, "\(pack.report())")
      #expect(pack.diagnostics.isEmpty, "\(pack.report())")
    }
  }

  @Test("the fragment about ranks is valid")
  func ranks() throws {
    let fragment = try #require(
      try Self.blocks(of: "\(Self.pages)/RuleLanguage.md").first { $0.contains("\"ranks\"") })
    let text = """
      {"formatVersion": 1, "id": "a", "version": "1",
       "currencies": {"ash": {"initial": 30}, "xp": {"initial": 1}},
       "worlds": [{"id": "w", "levels": [{"id": "1", "rewards": {
         "onEveryComplete": {"ash": 1, "xp": 1}}}]}],
       \(fragment)}
      """
    let pack = RulePack(bytes: text.utf8)
    #expect(pack.game != nil, "\(pack.report())")
  }

  @Test(
    "scenarios in the pages pass",
    arguments: [
      ("README.md", Optional<String>.none),
      ("\(pages)/Scenarios.md", "Rules/falling-sky/rules.json"),
    ])
  func scenarios(_ page: String, _ rules: String?) throws {
    let blocks = try Self.blocks(of: page)
    let scenarios = try #require(blocks.first { $0.contains("\"scenarios\"") })
    let pack =
      try rules.map(Self.text) ?? #require(blocks.first { $0.contains("\"formatVersion\"") })
    let folder = try ScratchFolder(["rules.json": pack, "scenarios/shown.json": scenarios])
    var loader = ScenarioLoader()
    let load = try loader.load(folder.path("scenarios/shown.json"))
    let report = DiagnosticRenderer.text(load.diagnostics, sources: load.sources, color: false)
    let file = try #require(load.file, "\(report)")
    let result = ScenarioRunner.run(file: file, engine: try #require(load.engine))
    let summary = ScenarioReport(files: [result])
    #expect(summary.summary.isSuccess, "\(ReportFormat.text.write(summary))")
    #expect(summary.summary.passed > 0)
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
