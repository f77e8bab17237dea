import Foundation
import ProgressionLanguage
import ProgressionText
import Testing

/// Every mistake is found where it is, once, with the way to mend it.
struct DiagnosticTests {
  static let fixtures =
    DiagnosticFixture.part1 + DiagnosticFixture.part2 + DiagnosticFixture.part3
    + DiagnosticFixture.windows + DiagnosticFixture.time + DiagnosticFixture.givers
    + DiagnosticFixture.resets + DiagnosticFixture.money + DiagnosticFixture.quests
    + DiagnosticFixture.objectives + DiagnosticFixture.npcs + DiagnosticFixture.questConditions

  @Test("A mistake is said in full, and nothing else is", arguments: fixtures)
  func says(fixture: DiagnosticFixture) {
    let (reading, sources) = TestPack.read(fixture.pack, including: fixture.files)
    let findings = Asides.without(reading.diagnostics).map { TestPack.line(of: $0, sources) }
    #expect(findings == fixture.findings)
    #expect((reading.game == nil) == reading.diagnostics.hasErrors)
    let isWarning =
      fixture.code == .unusedDefault || fixture.code == .unusedAllow
      || fixture.code == .shadowedPlacement
    #expect(reading.diagnostics.hasErrors != isWarning)
    #expect(reading.diagnostics.contains { $0.code == fixture.code })
  }

  @Test("Every code has a story and a fixture")
  func complete() {
    var tested: Set<String> = ["command-head", "command-authority"]
    for fixture in Self.fixtures { tested.insert(fixture.code.name) }
    var names: Set<String> = []
    for entry in DiagnosticCatalogue.entries {
      #expect(names.insert(entry.code.name).inserted, "\(entry.code.name) has two stories")
      // The tests of the checks have the fixtures of theirs.
      let isCheck = entry.isConfigurable || entry.code == .negativeCycle
      #expect(isCheck || tested.contains(entry.code.name), "\(entry.code.name) has no fixture")
      #expect(!entry.title.isEmpty && !entry.story.isEmpty)
      #expect(!entry.wrong.isEmpty && !entry.right.isEmpty)
    }
    for name in tested { #expect(names.contains(name), "\(name) has no story") }
  }

  @Test("A fix mends what it is for", arguments: fixtures)
  func fixes(fixture: DiagnosticFixture) throws {
    let (reading, _) = TestPack.read(fixture.pack, including: fixture.files)
    for diagnostic in reading.diagnostics {
      guard let fix = diagnostic.fix, diagnostic.place.file.index == 0 else { continue }
      var bytes = Array(fixture.pack.utf8)
      for edit in fix.edits.sorted(by: { $0.place > $1.place }) {
        let range = Int(edit.place.start)..<Int(edit.place.end)
        bytes.replaceSubrange(range, with: Array(edit.replacement.utf8))
      }
      let mended = TestPack.read(
        String(decoding: bytes, as: UTF8.self), including: fixture.files)
      #expect(
        !mended.reading.diagnostics.contains { $0.code == diagnostic.code },
        "\(fix.title)")
    }
  }
}
