import Foundation
import ProgressionCommandLine
import Testing

/// What the fixes of every broken fixture do.
struct FixPropertyTests {
  struct Finding: Hashable {
    let code: String
    let message: String
    let hasFix: Bool
  }

  /// Fixtures in which a mended mistake uncovers others, with the codes of those.
  static let uncovered: [String: Set<String>] = [
    // The file itself is missing too.
    "backslashes-in-a-path.json": ["missing-include"],
    // With the quotes of JSON it can be read, and is no rule pack.
    "javascript-object.json": ["missing-key", "unknown-key"],
  ]

  static let fixtures = BrokenFixture.packs.filter { $0.hasFix }

  private static func findings(_ terminal: Terminal, _ options: String...) throws -> [Finding] {
    let answer = terminal.run(["check", "input", "--format", "json"] + options)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    let list = try #require(report["diagnostics"] as? [[String: Any]])
    return try list.map { finding in
      Finding(
        code: try #require(finding["code"] as? String),
        message: try #require(finding["message"] as? String), hasFix: finding["fix"] != nil)
    }
  }

  @Test("mending makes nothing worse, leaves no fix, and is done in one go", arguments: fixtures)
  func mends(_ fixture: BrokenFixture) throws {
    let terminal = try Terminal()
    let source = fixture.home.appending(path: fixture.name)
    let isFolder = (try? FileManager.default.contentsOfDirectory(atPath: source.path)) != nil
    if isFolder {
      try FileManager.default.copyItem(at: source, to: terminal.folder.appending(path: "input"))
    } else {
      let main = fixture.name.hasSuffix("c") ? "rules.jsonc" : "rules.json"
      try terminal.write(try Data(contentsOf: source), to: "input/\(main)")
    }
    let before = try Self.findings(terminal)
    let after = try Self.findings(terminal, "--fix")
    #expect(after.filter(\.hasFix) == [])
    let added = Set(after).subtracting(before)
    #expect(Set(added.map(\.code)) == Self.uncovered[fixture.name] ?? [], "\(added)")
    // A fix that mends nothing would leave as many findings as there were.
    #expect(after.count < before.count + added.count)
    #expect(try Self.findings(terminal, "--fix") == after)
  }
}
