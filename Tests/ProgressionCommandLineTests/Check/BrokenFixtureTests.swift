import Foundation
import ProgressionCommandLine
import Testing

/// What people get wrong, and what they are told.
struct BrokenFixtureTests {
  /// Codes that no fixture can show: a file that is too large, which a test below makes, and a command
  /// of another sender, which is no finding of a file; `CommandCodingTests` have it.
  static let shownByTests = ["json-too-large", "command-authority"]

  @Test(
    "a mistake is told as it was reviewed", arguments: BrokenFixture.packs + BrokenFixture.others)
  func text(_ fixture: BrokenFixture) throws {
    let text = try fixture.text()
    #expect(text == (try fixture.reviewed(recording: text)))
    #expect(try !fixture.codes().isEmpty, "nothing is found")
  }

  @Test("every code has a fixture that shows it")
  func complete() throws {
    var shown = Set(Self.shownByTests)
    for fixture in BrokenFixture.packs + BrokenFixture.others {
      shown.formUnion(try fixture.codes())
    }
    let codes = try Self.catalogue()
    #expect(codes.filter { !shown.contains($0) } == [])
    #expect(shown.subtracting(codes) == [])
    #expect(BrokenFixture.packs.count >= 60)
  }

  @Test("every reviewed text belongs to a fixture")
  func orphans() {
    #expect(BrokenFixture.orphans == [])
  }

  /// All codes, as `explain-code` lists them.
  private static func catalogue() throws -> [String] {
    var context = Context(workingDirectory: "/")
    #expect(Program.run(["explain-code", "--format", "json"], in: &context) == .success)
    let entries = try #require(
      try JSONSerialization.jsonObject(with: Data(context.output.utf8)) as? [[String: Any]])
    return entries.compactMap { $0["code"] as? String }
  }

  @Test("json-too-large: what no fixture can hold is refused by its size")
  func tooLarge() throws {
    let terminal = try Terminal(["rules.json": Samples.rules])
    terminal.input = [UInt8](repeating: 0x20, count: (64 << 20) + 1)
    let answer = terminal.run("status", "rules.json", "--state", "-")
    #expect(answer.code == .failure)
    #expect(answer.errors.contains("[json-too-large]"), "\(answer.errors)")
  }
}
