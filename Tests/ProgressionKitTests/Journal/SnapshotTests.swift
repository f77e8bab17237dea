import ProgressionKit
import Testing

/// Copies are snapshots: what a database calls frozen and thawed is one type here.
struct SnapshotTests {
  @Test("a snapshot stays as it was, and what is found in it is used by its number")
  func snapshot() throws {
    var stage = try Stage()
    let snapshot = stage.journal
    let bytes = snapshot.json()
    try stage.journal.delete(stage.varre)
    try stage.journal.rename(stage.church, to: "Church")
    try stage.journal.add(.note, "a", in: stage.run)
    #expect(snapshot.json() == bytes)
    #expect(snapshot.entries(.gives, of: stage.varre).count == 2)
    let church = try snapshot.entry(named: "Church of Elleh", in: stage.run)
    try stage.journal.link(church.id, stage.blood)
    #expect(stage.journal.linkCount == 1)
    #expect(Stage.names(stage.journal.entries(.happensAt, of: stage.blood)) == ["Church"])
  }

  @Test("eight threads read one snapshot and see the same")
  func threads() async throws {
    let stage = try Stage()
    let journal = stage.journal
    let answers = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          Stage.names(journal.entries(.gives, of: stage.varre))
            + journal.search("church").map(\.entry.name)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.count == 8)
    #expect(Set(answers).count == 1)
  }

  @Test("a changed copy shares what is the same")
  func sharing() throws {
    var journal = Journal()
    let run = try journal.begin("Run").id
    for number in 0..<1_000 { try journal.add(.note, "n\(number)", in: run) }
    let before = journal
    let changes = try journal.setDone(true, of: JournalEntry.ID(500))
    #expect(journal != before)
    #expect(journal.difference(from: before) == changes)
    #expect(before.difference(from: journal) == [.done(JournalEntry.ID(500), false)])
  }
}
