import ProgressionKit
import Testing

/// A playthrough on its own, and taken into another journal.
struct MergeTests {
  @Test("a playthrough comes out and goes in with all that is in it")
  func roundTrip() throws {
    let stage = try Stage()
    let part = try stage.journal.only(stage.run)
    #expect(part.playthroughs.map(\.title) == ["First run"])
    #expect(part.entries == stage.journal.entries(in: stage.run))
    #expect(part.links == stage.journal.links)
    var other = Journal()
    let mine = try other.begin("Mine").id
    try other.add(.note, "here before", in: mine)
    let before = other
    let merged = try other.merge(part)
    #expect(merged.changes == other.difference(from: before))
    let run = try #require(merged.ids.first)
    #expect(other[run]?.title == "First run")
    #expect(Stage.names(other.entries(in: run)) == Stage.names(part.entries))
    #expect(other.links.count == part.links.count)
    let varre = try other.entry(named: "White-Faced Varré", in: run)
    #expect(Stage.names(other.entries(.at, of: varre.id)) == ["Stranded Graveyard"])
    #expect(Stage.names(other.entries(in: mine)) == ["here before"])
  }

  @Test("a new title makes room for a second copy")
  func title() throws {
    var stage = try Stage()
    let part = try stage.journal.only(stage.run)
    let ids = try stage.journal.merge(part, titled: "Copy").ids
    #expect(ids.count == 1)
    #expect(stage.journal.playthroughs.map(\.title) == ["First run", "Second run", "Copy"])
    #expect(stage.journal.entryCount == 10)
    #expect(stage.journal.linkCount == 6)
  }

  @Test("all playthroughs come in, or none")
  func all() throws {
    let stage = try Stage()
    var other = Journal()
    #expect(try other.merge(stage.journal).ids.count == 2)
    #expect(other.json() == stage.journal.json())
    var clash = Journal()
    try clash.begin("Second run")
    let before = clash
    #expect(throws: JournalError.duplicatePlaythrough("Second run")) {
      try clash.merge(stage.journal)
    }
    #expect(clash == before)
  }

  @Test("a playthrough that is not there")
  func unknown() throws {
    let id = JournalPlaythrough.ID(7)
    #expect(throws: JournalError.unknownPlaythroughID(id)) { try Journal().only(id) }
  }
}
