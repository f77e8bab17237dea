import ProgressionKit
import Testing

/// What each operation does, and the differences that it returns.
struct OperationTests {
  struct Case: NamedCase {
    let name: String
    let run: @Sendable (inout Stage) throws(JournalError) -> [JournalChange]
    let changes: @Sendable (Stage) -> [JournalChange]
  }

  static let cases: [Case] = [
    Case(
      name: "begin",
      run: { s throws(JournalError) in try s.journal.begin("Third", note: "n").changes },
      changes: { s in [.playthroughBegun(s.journal.playthroughs[2])] }),
    Case(
      name: "rename a playthrough",
      run: { s throws(JournalError) in try s.journal.rename(s.second, to: "Tabletop") },
      changes: { s in [.playthroughRenamed(s.second, from: "Second run", to: "Tabletop")] }),
    Case(
      name: "note on a playthrough",
      run: { s throws(JournalError) in try s.journal.setNote(of: s.run, to: "Samurai") },
      changes: { s in [.playthroughNoted(s.run, from: "", to: "Samurai")] }),
    Case(
      name: "no longer custom",
      run: { s throws(JournalError) in try s.journal.setCustom(false, of: s.second) },
      changes: { s in [.playthroughCustom(s.second, isCustom: false)] }),
    Case(
      name: "add with two links",
      run: { s throws(JournalError) in
        try s.journal.add(
          .quest, "Third quest", in: s.run, linkedTo: [s.church, s.varre, s.church]
        ).changes
      },
      changes: { s in
        let quest = s.journal.entries[5]
        return [
          .added(quest), .linked(JournalLink(s.varre, quest.id)),
          .linked(JournalLink(s.church, quest.id)),
        ]
      }),
    Case(
      name: "rename",
      run: { s throws(JournalError) in try s.journal.rename(s.varre, to: " Varré ") },
      changes: { s in [.renamed(s.varre, from: "White-Faced Varré", to: "Varré")] }),
    Case(
      name: "rename in case alone",
      run: { s throws(JournalError) in try s.journal.rename(s.fingers, to: "two fingers") },
      changes: { s in [.renamed(s.fingers, from: "Two Fingers", to: "two fingers")] }),
    Case(
      name: "note with line ends of three kinds",
      run: { s throws(JournalError) in try s.journal.setNote(of: s.blood, to: "a\r\nb\rc\n") },
      changes: { s in [.noted(s.blood, from: "", to: "a\nb\nc")] }),
    Case(
      name: "note taken away",
      run: { s throws(JournalError) in try s.journal.setNote(of: s.varre, to: " ") },
      changes: { s in [.noted(s.varre, from: "Calls everybody Lambkin.", to: "")] }),
    Case(
      name: "tags, of which one is there",
      run: { s throws(JournalError) in try s.journal.tag(s.church, ["Merchant", "zone", "grace"]) },
      changes: { s in [.tagged(s.church, "grace"), .tagged(s.church, "zone")] }),
    Case(
      name: "untag, one that is not there too",
      run: { s throws(JournalError) in try s.journal.untag(s.church, ["MERCHANT", "nothing"]) },
      changes: { s in [.untagged(s.church, "merchant")] }),
    Case(
      name: "done", run: { s throws(JournalError) in try s.journal.setDone(true, of: s.blood) },
      changes: { s in [.done(s.blood, true)] }),
    Case(
      name: "no longer met",
      run: { s throws(JournalError) in try s.journal.setDone(false, of: s.varre) },
      changes: { s in [.done(s.varre, false)] }),
    Case(
      name: "bind to a node",
      run: { s throws(JournalError) in try s.journal.bind(s.varre, to: "npcs.varre") },
      changes: { s in [.bound(s.varre, from: nil, to: "npcs.varre")] }),
    Case(
      name: "link", run: { s throws(JournalError) in try s.journal.link(s.church, s.varre) },
      changes: { s in [.linked(JournalLink(s.varre, s.church))] }),
    Case(
      name: "unlink from the other side",
      run: { s throws(JournalError) in try s.journal.unlink(s.blood, s.varre) },
      changes: { s in [.unlinked(JournalLink(s.varre, s.blood))] }),
    Case(
      name: "move", run: { s throws(JournalError) in try s.journal.move(s.varre, to: s.church) },
      changes: { s in
        [.unlinked(JournalLink(s.graveyard, s.varre)), .linked(JournalLink(s.varre, s.church))]
      }),
    Case(
      name: "move from one of two places",
      run: { s throws(JournalError) in
        try s.journal.link(s.varre, s.church)
        return try s.journal.move(s.varre, to: s.church, from: s.graveyard)
      },
      changes: { s in [.unlinked(JournalLink(s.graveyard, s.varre))] }),
    Case(
      name: "move to where they are",
      run: { s throws(JournalError) in try s.journal.move(s.varre, to: s.graveyard) },
      changes: { _ in [] }),
    Case(
      name: "rename to the same",
      run: { s throws(JournalError) in try s.journal.rename(s.run, to: "First run") },
      changes: { _ in [] }),
    Case(
      name: "met again",
      run: { s throws(JournalError) in try s.journal.setDone(true, of: s.varre) },
      changes: { _ in [] }),
  ]

  @Test("an operation returns its exact differences", arguments: cases)
  func operation(_ test: Case) throws {
    var stage = try Stage()
    let before = stage.journal
    let changes = try test.run(&stage)
    #expect(changes == test.changes(stage))
    #expect(changes.isEmpty == (stage.journal == before))
    if !test.name.contains("one of two") {
      #expect(stage.journal.difference(from: before) == changes)
    }
  }

  @Test("deleting an entry takes its links along, and leaves what they led to")
  func delete() throws {
    var stage = try Stage()
    let note = try stage.journal.add(.note, "Is he a liar?", in: stage.run, linkedTo: [stage.varre])
    let varre = try #require(stage.journal[stage.varre])
    let before = stage.journal
    let changes = try stage.journal.delete(stage.varre)
    #expect(
      changes == [
        .unlinked(JournalLink(stage.graveyard, stage.varre)),
        .unlinked(JournalLink(stage.varre, stage.blood)),
        .unlinked(JournalLink(stage.varre, stage.fingers)),
        .unlinked(JournalLink(stage.varre, note.id)),
        .deleted(varre),
      ])
    #expect(stage.journal.difference(from: before) == changes)
    #expect(stage.journal[stage.varre] == nil)
    #expect(stage.journal[note.id]?.name == "Is he a liar?")
    #expect(stage.journal.linkCount == 0)
    #expect(stage.journal.entries(.givenBy, of: stage.blood).isEmpty)
  }

  @Test("a number is not given twice, even where the last entry was deleted")
  func numbers() throws {
    var stage = try Stage()
    let last = try stage.journal.add(.note, "a", in: stage.run).id
    try stage.journal.delete(last)
    let next = try stage.journal.add(.note, "a", in: stage.run).id
    #expect(next > last)
    try stage.journal.delete(stage.second)
    #expect(try stage.journal.begin("Second run").id > stage.second)
  }

  @Test("deleting a playthrough deletes what is in it, and nothing else")
  func deletePlaythrough() throws {
    var stage = try Stage()
    let other = try stage.journal.add(.note, "mine", in: stage.second).id
    let before = stage.journal
    let changes = try stage.journal.delete(stage.run)
    #expect(stage.journal.entries.map(\.id) == [other])
    #expect(stage.journal.linkCount == 0)
    #expect(stage.journal.playthroughs.map(\.title) == ["Second run"])
    #expect(changes == stage.journal.difference(from: before))
    #expect(changes.count == 3 + 5 + 1)
  }

  @Test("names are stored composed and without space at their ends")
  func normalForm() throws {
    var journal = Journal()
    let run = try journal.begin("e\u{301}").id
    #expect(Array(try #require(journal[run]).title.utf8) == [0xC3, 0xA9])
    let id = try journal.add(.npc, "\u{3000}Varre\u{301}\n", in: run).id
    #expect(journal[id].map { Array($0.name.utf8) } == Array("Varr\u{E9}".utf8))
  }

  @Test("names in any language", arguments: ["狼の渡り", "Ἀχιλλεύς", "Жанна", "مرحبا", "🗡️", "ก็"])
  func languages(_ name: String) throws {
    var journal = Journal()
    let run = try journal.begin(name).id
    let id = try journal.add(.location, name, in: run).id
    #expect(try journal.entry(named: name, in: run).id == id)
    #expect(try Journal(json: String(decoding: journal.json(), as: UTF8.self)) == journal)
  }
}
