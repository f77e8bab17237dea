import ProgressionKit
import ProgressionText
import Testing

/// The JSON of a journal.
struct JournalJSONTests {
  @Test("the canonical text, byte by byte")
  func canonical() throws {
    var stage = try Stage()
    try stage.journal.bind(stage.varre, to: "varre")
    try stage.journal.delete(stage.church)
    let text = String(decoding: stage.journal.json(), as: UTF8.self)
    #expect(
      text
        == #"{"document":"journal","entries":["#
        + #"{"id":1,"kind":"location","name":"Stranded Graveyard","playthrough":1},"#
        + #"{"done":true,"id":2,"kind":"npc","name":"White-Faced Varré","node":"varre","#
        + #""note":"Calls everybody Lambkin.","playthrough":1},"#
        + #"{"id":3,"kind":"quest","name":"Blood for the Mohgwyn","playthrough":1},"#
        + #"{"id":4,"kind":"quest","name":"Two Fingers","playthrough":1}],"#
        + #""links":[[1,2],[2,3],[2,4]],"nextEntry":6,"#
        + #""playthroughs":[{"id":1,"title":"First run"},"#
        + #"{"custom":true,"id":2,"title":"Second run"}],"schema":"1.0"}"#)
    #expect(try Journal(json: text) == stage.journal)
  }

  @Test("an empty journal is short")
  func empty() throws {
    let text = String(decoding: Journal().json(), as: UTF8.self)
    #expect(text == #"{"document":"journal","schema":"1.0"}"#)
    #expect(try Journal(json: text) == Journal())
  }

  @Test("indented and canonical text mean the same")
  func indented() throws {
    let stage = try Stage()
    let indented = stage.journal.json(style: .indented)
    #expect(String(decoding: indented, as: UTF8.self).contains("\n    [1, 2],\n"))
    #expect(try Journal(json: SourceFile(name: "a", bytes: indented)) == stage.journal)
    let file = SourceFile(name: "a", bytes: indented)
    let root = try #require(JSONReader.read(file, as: FileID(index: 0)).document).root
    #expect(CanonicalJSON.write(root) == stage.journal.json())
  }

  @Test("what a newer minor version added is kept where it was")
  func newer() throws {
    let text =
      #"{"aura":[1,{"b":1.5}],"document":"journal","entries":[{"colour":"red","id":1,"#
      + #""kind":"npc","name":"a","playthrough":1,"zone":null}],"playthroughs":"#
      + #"[{"id":1,"mood":{},"title":"Run"}],"schema":"1.3","zebra":true}"#
    var journal = try Journal(json: text)
    #expect(String(decoding: journal.json(), as: UTF8.self) == text)
    try journal.rename(JournalEntry.ID(1), to: "b")
    let renamed = String(decoding: journal.json(), as: UTF8.self)
    #expect(renamed == text.replacing(#""name":"a""#, with: #""name":"b""#))
    // They come along where a playthrough is taken into another journal.
    var other = Journal()
    try other.merge(journal)
    let merged = String(decoding: other.json(), as: UTF8.self)
    #expect(merged.contains(#""colour":"red""#))
    #expect(merged.contains(#""schema":"1.3""#))
    #expect(try Journal(json: merged) == other)
  }

  struct Mistake: NamedCase {
    let name: String
    let text: String
    let code: DiagnosticCode
    let message: String
    /// What the place marks.
    let marked: String
    var isForeign = false
  }

  /// A journal with one part replaced.
  static func journal(
    playthroughs: String = #"[{"id": 1, "title": "Run"}, {"id": 2, "title": "Other"}]"#,
    entries: String = #"[{"id": 1, "kind": "npc", "name": "a", "playthrough": 1}]"#,
    links: String = "[]", more: String = ""
  ) -> String {
    """
    {"document": "journal", "schema": "1.0", "playthroughs": \(playthroughs),
     "entries": \(entries), "links": \(links)\(more)}
    """
  }

  /// Two people in the first playthrough and one in the second.
  static let three = #"""
    [{"id": 1, "kind": "npc", "name": "a", "playthrough": 1},
     {"id": 2, "kind": "npc", "name": "b", "playthrough": 1},
     {"id": 3, "kind": "npc", "name": "a", "playthrough": 2}]
    """#

  static let mistakes: [Mistake] = [
    Mistake(
      name: "a list", text: "[1]", code: .journalDocument,
      message: "this is no journal: a journal is an object with `\"document\": \"journal\"`",
      marked: "[", isForeign: true),
    Mistake(
      name: "a rule pack", text: #"{"formatVersion": 1, "id": "a", "version": "1"}"#,
      code: .journalDocument,
      message: "this is no journal: a journal is an object with `\"document\": \"journal\"`",
      marked: "{", isForeign: true),
    Mistake(
      name: "another document", text: #"{"document": "state"}"#, code: .journalDocument,
      message: "this is no journal: a journal is an object with `\"document\": \"journal\"`",
      marked: "\"state\"", isForeign: true),
    Mistake(
      name: "no schema", text: #"{"document": "journal"}"#, code: .journalSchema,
      message: "the journal has no `schema`, such as `\"1.0\"`", marked: "{", isForeign: true),
    Mistake(
      name: "a schema that is none", text: #"{"document": "journal", "schema": "01.0"}"#,
      code: .journalSchema, message: "a schema is a text such as `\"1.0\"`", marked: "\"01.0\"",
      isForeign: true),
    Mistake(
      name: "a newer major schema", text: #"{"document": "journal", "schema": "2.0"}"#,
      code: .journalSchema,
      message: "the journal has schema 2.0; this version reads 1.0 and what only adds to it",
      marked: "\"2.0\"", isForeign: true),
    Mistake(
      name: "torn", text: #"{"document": "journal", "schema": "1.0", "entr"#,
      code: .jsonUnclosedString, message: "the string is not closed before the end of the file",
      marked: "\"entr"),
    Mistake(
      name: "unknown key", text: journal(more: #", "entires": []"#), code: .journalKey,
      message: "there is no key `entires` here", marked: "\"entires\""),
    Mistake(
      name: "key twice", text: journal(more: #", "links": []"#), code: .journalKey,
      message: "the key `links` is there twice", marked: "\"links\""),
    Mistake(
      name: "entries that are no list", text: journal(entries: "{}"), code: .journalValue,
      message: "this is a list", marked: "{}"),
    Mistake(
      name: "an entry that is no object", text: journal(entries: "[7]"), code: .journalValue,
      message: "an entry is an object", marked: "7"),
    Mistake(
      name: "an entry without a number",
      text: journal(entries: #"[{"kind": "npc", "name": "a", "playthrough": 1}]"#),
      code: .journalKey, message: "the key `id` is missing", marked: "{"),
    Mistake(
      name: "number 0",
      text: journal(entries: #"[{"id": 0, "kind": "npc", "name": "a", "playthrough": 1}]"#),
      code: .journalNumber, message: "a number is an integer from 1 to 9007199254740991",
      marked: "0"),
    Mistake(
      name: "a kind that is none",
      text: journal(entries: #"[{"id": 1, "kind": "boss", "name": "a", "playthrough": 1}]"#),
      code: .journalValue, message: "a kind is one of `quest`, `location`, `npc`, `note`",
      marked: "\"boss\""),
    Mistake(
      name: "an empty name",
      text: journal(entries: #"[{"id": 1, "kind": "npc", "name": " ", "playthrough": 1}]"#),
      code: .journalValue, message: "a name cannot be empty", marked: "\" \""),
    Mistake(
      name: "a playthrough that is not there",
      text: journal(entries: #"[{"id": 1, "kind": "npc", "name": "a", "playthrough": 3}]"#),
      code: .journalNumber, message: "no playthrough has the number 3", marked: "3"),
    Mistake(
      name: "done as a text",
      text: journal(
        entries: #"[{"done": "yes", "id": 1, "kind": "npc", "name": "a", "playthrough": 1}]"#),
      code: .journalValue, message: "this is `true` or `false`", marked: "\"yes\""),
    Mistake(
      name: "a tag twice",
      text: journal(
        entries:
          #"[{"id": 1, "kind": "npc", "name": "a", "playthrough": 1, "tags": ["é", "E"]}]"#),
      code: .journalValue, message: "the tag `E` is there twice", marked: "\"E\""),
    Mistake(
      name: "a number twice",
      text: journal(
        entries: three.replacing("\"id\": 2", with: "\"id\": 1")),
      code: .journalNumber, message: "two entries have the number 1", marked: "1"),
    Mistake(
      name: "a name twice", text: journal(entries: three.replacing("\"b\"", with: "\"a\"")),
      code: .journalValue, message: "two npcs have the name `a`", marked: "\"a\""),
    Mistake(
      name: "a title twice",
      text: journal(playthroughs: #"[{"id": 1, "title": "R"}, {"id": 2, "title": "R"}]"#),
      code: .journalValue, message: "two playthroughs have the title `R`", marked: "\"R\""),
    Mistake(
      name: "a link of three", text: journal(entries: three, links: "[[1, 2, 3]]"),
      code: .journalValue, message: "a link is a list of the numbers of two entries",
      marked: "[1, 2, 3]"),
    Mistake(
      name: "a link to nothing", text: journal(entries: three, links: "[[1, 9]]"),
      code: .journalNumber, message: "no entry has this number", marked: "9"),
    Mistake(
      name: "a link to itself", text: journal(entries: three, links: "[[2, 2]]"),
      code: .journalValue, message: "an entry cannot be linked to itself", marked: "[2, 2]"),
    Mistake(
      name: "a link between playthroughs", text: journal(entries: three, links: "[[2, 3]]"),
      code: .journalValue, message: "entries of two playthroughs cannot be linked",
      marked: "[2, 3]"),
    Mistake(
      name: "a link twice, from both ends",
      text: journal(entries: three, links: "[[1, 2], [2, 1]]"), code: .journalValue,
      message: "this link is there twice", marked: "[2, 1]"),
    Mistake(
      name: "a next number that was given",
      text: journal(entries: three, more: ", \"nextEntry\": 3"),
      code: .journalNumber,
      message: "the next number is at least 4: one more than the last that was given", marked: "3"),
  ]

  @Test("a mistake is told at its place", arguments: mistakes)
  func mistake(_ test: Mistake) throws {
    let error = try #require(throws: JournalReadingError.self) { try Journal(json: test.text) }
    let diagnostic = try #require(error.diagnostics.first)
    #expect(diagnostic.code == test.code)
    #expect(diagnostic.message == test.message)
    let place = diagnostic.place
    let bytes = Array(test.text.utf8)[Int(place.start)..<Int(place.end)]
    #expect(String(decoding: bytes, as: UTF8.self) == test.marked)
    #expect(error.isForeign == test.isForeign)
    #expect(error.description.contains("journal:"))
  }

  @Test("every code of journals is in the table")
  func codes() {
    let codes = Set(Self.mistakes.map(\.code)).subtracting(DiagnosticCode.allJSON)
    #expect(codes == Set(DiagnosticCode.allJournal))
  }

  @Test("all mistakes are told, but no more than a hundred")
  func many() throws {
    let two = Self.journal(entries: "[1, 2]")
    let error = try #require(throws: JournalReadingError.self) { try Journal(json: two) }
    #expect(error.diagnostics.count == 2)
    let many = Self.journal(entries: "[" + (1...300).map { "\($0)" }.joined(separator: ",") + "]")
    let errors = try #require(throws: JournalReadingError.self) { try Journal(json: many) }
    #expect(errors.diagnostics.count == 100)
  }

  @Test("no damage brings the reader down")
  func damage() throws {
    var dice = Dice(3)
    let stage = try Stage()
    let bytes = stage.journal.json()
    for _ in 0..<2_000 {
      var damaged = bytes
      for _ in 0...dice.below(3) {
        let index = dice.below(damaged.count)
        switch dice.below(3) {
        case 0: damaged[index] = UInt8(truncatingIfNeeded: dice.below(256))
        case 1: damaged.removeSubrange(index...)
        default: damaged.insert(contentsOf: damaged[..<index], at: index)
        }
        if damaged.isEmpty { damaged = [0x7B] }
      }
      if let journal = try? Journal(json: SourceFile(name: "a", bytes: damaged)) {
        #expect(try Journal(json: SourceFile(name: "b", bytes: journal.json())) == journal)
      }
    }
  }

  @Test("every kind of change has its JSON")
  func changes() throws {
    var stage = try Stage()
    let changes: [[JournalChange]] = [
      try stage.journal.begin("Third").changes, try stage.journal.setNote(of: stage.run, to: "n"),
      try stage.journal.rename(stage.second, to: "2"),
      try stage.journal.setCustom(false, of: stage.second),
      try stage.journal.delete(stage.second),
      try stage.journal.add(.note, "a", in: stage.run).changes,
      try stage.journal.rename(stage.varre, to: "Varré"),
      try stage.journal.setNote(of: stage.varre, to: "x"),
      try stage.journal.tag(stage.church, ["zone"]),
      try stage.journal.untag(stage.church, ["merchant"]),
      try stage.journal.setDone(true, of: stage.blood),
      try stage.journal.bind(stage.varre, to: "varre"),
      try stage.journal.link(stage.church, stage.varre),
      try stage.journal.unlink(stage.church, stage.varre),
      try stage.journal.delete(stage.church),
    ]
    let lines = changes.flatMap { $0 }.map { change in
      var writer = JSONWriter()
      change.write(to: &writer)
      return writer.text
    }
    #expect(
      lines == [
        #"{"kind":"playthroughBegun","playthrough":{"id":3,"title":"Third"}}"#,
        #"{"kind":"playthroughNoted","playthrough":1,"from":"","to":"n"}"#,
        #"{"kind":"playthroughRenamed","playthrough":2,"from":"Second run","to":"2"}"#,
        #"{"kind":"playthroughCustom","playthrough":2,"to":false}"#,
        #"{"kind":"playthroughDeleted","playthrough":{"id":2,"title":"2"}}"#,
        #"{"kind":"added","entry":{"id":6,"kind":"note","name":"a","playthrough":1}}"#,
        #"{"kind":"renamed","entry":2,"from":"White-Faced Varré","to":"Varré"}"#,
        #"{"kind":"noted","entry":2,"from":"Calls everybody Lambkin.","to":"x"}"#,
        #"{"kind":"tagged","entry":5,"tag":"zone"}"#,
        #"{"kind":"untagged","entry":5,"tag":"merchant"}"#,
        #"{"kind":"done","entry":3,"to":true}"#,
        #"{"kind":"bound","entry":2,"to":"varre"}"#,
        #"{"kind":"linked","link":[2,5]}"#,
        #"{"kind":"unlinked","link":[2,5]}"#,
        #"{"kind":"deleted","entry":{"id":5,"kind":"location","name":"Church of Elleh","#
          + #""playthrough":1,"tags":["smithing-anvil","zone"]}}"#,
      ])
  }
}
