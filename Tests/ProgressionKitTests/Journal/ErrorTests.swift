import ProgressionKit
import Testing

/// What operations refuse, and how they say it.
struct ErrorTests {
  struct Case: NamedCase {
    let name: String
    /// What is done before; it is not refused.
    var prepare: @Sendable (inout Stage) throws(JournalError) -> Void = { _ in }
    let run: @Sendable (inout Stage) throws(JournalError) -> Void
    let text: String
    var help: [String] = []
  }

  static let cases: [Case] = [
    Case(
      name: "empty title", run: { s throws(JournalError) in try s.journal.begin(" \n") },
      text: "a title cannot be empty"),
    Case(
      name: "title that is there",
      run: { s throws(JournalError) in try s.journal.begin("First run ") },
      text: "there is a playthrough `First run` already"),
    Case(
      name: "title of another",
      run: { s throws(JournalError) in try s.journal.rename(s.second, to: "First run") },
      text: "there is a playthrough `First run` already"),
    Case(
      name: "unknown playthrough",
      run: { s throws(JournalError) in try s.journal.add(.npc, "a", in: JournalPlaythrough.ID(9)) },
      text: "there is no playthrough 9"),
    Case(
      name: "empty name", run: { s throws(JournalError) in try s.journal.add(.npc, "", in: s.run) },
      text: "a name cannot be empty"),
    Case(
      name: "name of 201 characters",
      run: { s throws(JournalError) in
        try s.journal.add(.npc, String(repeating: "é", count: 201), in: s.run)
      },
      text: "a name has at most 200 characters, this one has 201"),
    Case(
      name: "control character",
      run: { s throws(JournalError) in try s.journal.rename(s.varre, to: "a\u{1B}[31m") },
      text: "a name cannot have the character U+001B"),
    Case(
      name: "line end in a name",
      run: { s throws(JournalError) in try s.journal.rename(s.varre, to: "a\nb") },
      text: "a name cannot have a line end"),
    Case(
      name: "control character in a note",
      run: { s throws(JournalError) in try s.journal.setNote(of: s.varre, to: "a\u{0}") },
      text: "a note cannot have the character U+0000"),
    Case(
      name: "note of 20001 characters",
      run: { s throws(JournalError) in
        try s.journal.setNote(of: s.varre, to: String(repeating: "x", count: 20_001))
      },
      text: "a note has at most 20000 characters, this one has 20001"),
    Case(
      name: "tag with a space",
      run: { s throws(JournalError) in try s.journal.tag(s.church, ["site of grace"]) },
      text: "a tag cannot have a space"),
    Case(
      name: "tag with a quote",
      run: { s throws(JournalError) in try s.journal.tag(s.church, ["a\"b"]) },
      text: "a tag cannot have the character `\"`"),
    Case(
      name: "65 tags",
      run: { s throws(JournalError) in try s.journal.tag(s.varre, (1...65).map { "t\($0)" }) },
      text: "`White-Faced Varré` (npc #2) has 64 tags, and cannot have more"),
    Case(
      name: "node with a space",
      run: { s throws(JournalError) in try s.journal.bind(s.varre, to: "a b") },
      text: "a node cannot have a space"),
    Case(
      name: "node of another entry",
      prepare: { s throws(JournalError) in try s.journal.bind(s.varre, to: "varre") },
      run: { s throws(JournalError) in try s.journal.bind(s.blood, to: "varre") },
      text: "`White-Faced Varré` (npc #2) stands for `varre` already"),
    Case(
      name: "name that is there",
      run: { s throws(JournalError) in
        try s.journal.add(.npc, "White-Faced Varre\u{301}", in: s.run)
      },
      text: "there is a npc `White-Faced Varré` already (#2)"),
    Case(
      name: "name of another",
      run: { s throws(JournalError) in try s.journal.rename(s.blood, to: "Two Fingers") },
      text: "there is a quest `Two Fingers` already (#4)"),
    Case(
      name: "unknown number",
      run: { s throws(JournalError) in try s.journal.delete(JournalEntry.ID(99)) },
      text: "there is no entry #99"),
    Case(
      name: "unknown other end",
      run: { s throws(JournalError) in
        try s.journal.add(.quest, "a", in: s.run, linkedTo: [s.varre, JournalEntry.ID(0)])
      },
      text: "there is no entry #0"),
    Case(
      name: "other end of another playthrough",
      run: { s throws(JournalError) in
        try s.journal.add(.quest, "a", in: s.second, linkedTo: [s.varre])
      },
      text: "`a` (quest #6) and `White-Faced Varré` (npc #2) belong to different playthroughs"),
    Case(
      name: "link to itself",
      run: { s throws(JournalError) in try s.journal.link(s.varre, s.varre) },
      text: "`White-Faced Varré` (npc #2) cannot be linked to itself"),
    Case(
      name: "linked already",
      run: { s throws(JournalError) in try s.journal.link(s.blood, s.varre) },
      text: "`Blood for the Mohgwyn` (quest #3) and `White-Faced Varré` (npc #2) are linked already"
    ),
    Case(
      name: "not linked",
      run: { s throws(JournalError) in try s.journal.unlink(s.blood, s.church) },
      text: "`Blood for the Mohgwyn` (quest #3) and `Church of Elleh` (location #5) are not linked"),
    Case(
      name: "move a quest",
      run: { s throws(JournalError) in try s.journal.move(s.blood, to: s.church) },
      text: "`Blood for the Mohgwyn` (quest #3) is no npc"),
    Case(
      name: "move to a quest",
      run: { s throws(JournalError) in try s.journal.move(s.varre, to: s.blood) },
      text: "`Blood for the Mohgwyn` (quest #3) is no location"),
    Case(
      name: "move from where they are not",
      run: { s throws(JournalError) in
        try s.journal.move(s.varre, to: s.graveyard, from: s.church)
      },
      text: "`White-Faced Varré` (npc #2) and `Church of Elleh` (location #5) are not linked"),
    Case(
      name: "unknown name",
      run: { s throws(JournalError) in _ = try s.journal.entry(named: "Chruch of Elleh", in: s.run)
      },
      text: "there is no entry `Chruch of Elleh` in this playthrough",
      help: ["did you mean `Church of Elleh` (location #5)?"]),
    Case(
      name: "part of a name",
      run: { s throws(JournalError) in _ = try s.journal.entry(named: "varre", in: s.run) },
      text: "there is no entry `varre` in this playthrough",
      help: ["did you mean `White-Faced Varré` (npc #2)?"]),
    Case(
      name: "name of another playthrough",
      run: { s throws(JournalError) in
        _ = try s.journal.entry(named: "Church of Elleh", in: s.second)
      },
      text: "there is no entry `Church of Elleh` in this playthrough"),
    Case(
      name: "number of another playthrough",
      run: { s throws(JournalError) in _ = try s.journal.entry(named: "#2", in: s.second) },
      text: "there is no entry `#2` in this playthrough"),
    Case(
      name: "ambiguous name",
      prepare: { s throws(JournalError) in
        try s.journal.add(.quest, "church of elleh", in: s.run)
      },
      run: { s throws(JournalError) in
        _ = try s.journal.entry(named: "CHURCH OF ELLEH", in: s.run)
      },
      text: "`CHURCH OF ELLEH` names more than one entry",
      help: [
        "name one by its number:", "#5 is the location `Church of Elleh`",
        "#6 is the quest `church of elleh`",
      ]),
    Case(
      name: "unknown title",
      run: { s throws(JournalError) in _ = try s.journal.playthrough(titled: "Frist run") },
      text: "there is no playthrough `Frist run`", help: ["did you mean `First run`?"]),
    Case(
      name: "ambiguous title",
      prepare: { s throws(JournalError) in try s.journal.begin("FIRST RUN") },
      run: { s throws(JournalError) in _ = try s.journal.playthrough(titled: "first run") },
      text: "`first run` names more than one playthrough",
      help: ["write one of them exactly: `First run`, `FIRST RUN`"]),
    Case(
      name: "merge of a title that is there",
      run: { s throws(JournalError) in
        let part = try s.journal.only(s.run)
        try s.journal.merge(part)
      },
      text: "there is a playthrough `First run` already"),
    Case(
      name: "one title for two",
      run: { s throws(JournalError) in try s.journal.merge(s.journal, titled: "a") },
      text: "a new title is for one playthrough, and there are 2"),
  ]

  @Test("a mistake is told exactly, and changes nothing", arguments: cases)
  func mistake(_ test: Case) throws {
    var stage = try Stage()
    try test.prepare(&stage)
    let before = stage.journal
    do {
      try test.run(&stage)
      Issue.record("nothing was refused")
    } catch {
      #expect(error.description == test.text)
      #expect(error.help == test.help)
    }
    #expect(stage.journal == before)
    #expect(stage.journal.json() == before.json())
  }

  @Test("a journal whose numbers are used up takes nothing more")
  func full() throws {
    let most = JournalEntry.maximumNumber
    var journal = try Journal(
      json: """
        {"document": "journal", "schema": "1.0", "playthroughs": [{"id": \(most), "title": "a"}],
         "entries": [{"id": \(most), "kind": "npc", "name": "a", "playthrough": \(most)}]}
        """)
    #expect(throws: JournalError.full) { try journal.begin("b") }
    #expect(throws: JournalError.full) {
      try journal.add(.npc, "b", in: JournalPlaythrough.ID(most))
    }
    var other = Journal()
    try other.begin("b")
    #expect(throws: JournalError.full) { try journal.merge(other) }
    #expect(try Journal(json: String(decoding: journal.json(), as: UTF8.self)) == journal)
  }
}
