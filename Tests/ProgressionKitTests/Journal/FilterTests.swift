import ProgressionKit
import ProgressionText
import Testing

/// Filters as people write them.
struct FilterTests {
  struct Case: NamedCase {
    let name: String
    let entries: [String]
  }

  static let cases: [Case] = [
    Case(name: "cleared == false and has merchant", entries: ["Church of Elleh"]),
    Case(name: "kind == quest", entries: ["Blood for the Mohgwyn", "Two Fingers"]),
    Case(name: "kind != quest and kind != location", entries: ["White-Faced Varré"]),
    Case(name: "cleared", entries: ["Gate"]),
    Case(name: "cleared == true", entries: ["Gate"]),
    Case(name: "cleared != true", entries: ["Stranded Graveyard", "Church of Elleh"]),
    Case(name: "met", entries: ["White-Faced Varré"]),
    Case(name: "done == false", entries: ["Blood for the Mohgwyn", "Two Fingers"]),
    Case(
      name: "not (cleared == true)",
      entries: [
        "Stranded Graveyard", "White-Faced Varré", "Blood for the Mohgwyn", "Two Fingers",
        "Church of Elleh",
      ]),
    Case(name: "by \"white-faced varre\"", entries: ["Blood for the Mohgwyn", "Two Fingers"]),
    Case(name: "at \"Stranded Graveyard\"", entries: ["White-Faced Varré", "Two Fingers"]),
    Case(name: "at Gate", entries: []),
    Case(name: "at \"#1\" and kind == npc", entries: ["White-Faced Varré"]),
    Case(
      name: "linked \"White-Faced Varré\"",
      entries: ["Stranded Graveyard", "Blood for the Mohgwyn", "Two Fingers"]),
    Case(name: "has \"smithing-anvil\"", entries: ["Church of Elleh"]),
    Case(name: "has MERCHANT", entries: ["Church of Elleh"]),
    Case(name: "text ~ lambkin", entries: ["White-Faced Varré"]),
    Case(name: "text ~ \"church anvil\"", entries: ["Church of Elleh"]),
    Case(name: "name ~ \"of\"", entries: ["Church of Elleh"]),
    Case(name: "name == \"church OF elleh\"", entries: ["Church of Elleh"]),
    Case(
      name: "name != Gate and kind == location", entries: ["Stranded Graveyard", "Church of Elleh"]),
    Case(name: "node == varre", entries: ["White-Faced Varré"]),
    Case(name: "node != varre and kind == npc", entries: []),
    Case(
      name: "has merchant or kind == npc", entries: ["White-Faced Varré", "Church of Elleh"]),
    Case(
      name: "(has merchant or kind == npc) and not met", entries: ["Church of Elleh"]),
    Case(name: "not not not met and kind==npc", entries: []),
    Case(name: "((met))", entries: ["White-Faced Varré"]),
    Case(name: "has \"and\" or has \"or\"", entries: []),
    Case(name: "name == \"a \\\"b\\\" \\\\ c\"", entries: []),
  ]

  static func stage() throws -> Stage {
    var stage = try Stage()
    try stage.journal.add(.location, "Gate", in: stage.run, isDone: true)
    try stage.journal.link(stage.fingers, stage.graveyard)
    try stage.journal.bind(stage.varre, to: "varre")
    return stage
  }

  @Test("a filter finds", arguments: cases)
  func finds(_ test: Case) throws {
    let stage = try Self.stage()
    let text = try JournalFilterText(test.name)
    try text.check(in: stage.journal, stage.run)
    #expect(Stage.names(stage.journal.entries(in: stage.run, where: text.filter)) == test.entries)
  }

  struct Mistake: NamedCase {
    let name: String
    let column: Int64
    let code: DiagnosticCode
    let message: String
    var help: [String] = []
  }

  static let fields =
    "`kind`, `name`, `text`, `done`, `cleared`, `met`, `has`, `at`, `by`, `linked` or `node`"

  static let mistakes: [Mistake] = [
    Mistake(
      name: "met and done or cleared", column: 14, code: .filterMixed,
      message: "`and` and `or` side by side need brackets",
      help: [
        "one reading:   (met and done) or cleared", "the other one: met and (done or cleared)",
      ]),
    Mistake(
      name: "has a or not (has b and has c) and has d or has e", column: 32, code: .filterMixed,
      message: "`and` and `or` side by side need brackets",
      help: [
        "one reading:   has a or (not (has b and has c) and has d) or has e",
        "the other one: (has a or not (has b and has c)) and (has d or has e)",
      ]),
    Mistake(
      name: "", column: 1, code: .filterSyntax, message: "expected a test, found the end",
      help: ["a test begins with one of \(fields)"]),
    Mistake(
      name: "met and", column: 8, code: .filterSyntax, message: "expected a test, found the end",
      help: ["a test begins with one of \(fields)"]),
    Mistake(
      name: "met && done", column: 5, code: .filterSyntax,
      message: "expected `and`, `or` or the end, found `&&`", help: ["write `and`"]),
    Mistake(
      name: "met | done", column: 5, code: .filterSyntax,
      message: "expected `and`, `or` or the end, found `|`", help: ["write `or`"]),
    Mistake(
      name: "! met", column: 1, code: .filterSyntax, message: "expected a test, found `!`",
      help: ["write `not`"]),
    Mistake(
      name: "met done", column: 5, code: .filterSyntax,
      message: "expected `and`, `or` or the end, found `done`"),
    Mistake(
      name: "(met", column: 1, code: .filterSyntax, message: "this bracket is never closed"),
    Mistake(
      name: "met)", column: 4, code: .filterSyntax, message: "this bracket was never opened"),
    Mistake(
      name: "has \"a", column: 5, code: .filterSyntax, message: "the quote is never closed"),
    Mistake(
      name: "has and", column: 5, code: .filterSyntax, message: "expected a tag, found `and`",
      help: ["write `\"and\"` where the word itself is meant"]),
    Mistake(
      name: "claered == false", column: 1, code: .filterField,
      message: "there is no field `claered`",
      help: ["did you mean `cleared`?", "the fields are \(fields)"]),
    Mistake(
      name: "kind = quest", column: 6, code: .filterSyntax,
      message: "expected `==` or `!=`, found `=`",
      help: ["write `==`"]),
    Mistake(
      name: "kind == quset", column: 9, code: .filterValue, message: "there is no kind `quset`",
      help: [
        "did you mean `quest`?", "the kinds are `quest`, `location`, `npc` or `note`",
      ]),
    Mistake(
      name: "kind ~ quest", column: 6, code: .filterValue,
      message: "this field goes with `==` or `!=`, not `~`"),
    Mistake(
      name: "text == a", column: 6, code: .filterValue,
      message: "this field goes with `~`, not `==`"),
    Mistake(
      name: "cleared == yes", column: 12, code: .filterValue,
      message: "this is `true` or `false`, not `yes`"),
    Mistake(
      name: "é == 1", column: 1, code: .filterField, message: "there is no field `é`",
      help: ["the fields are \(fields)"]),
    Mistake(
      name: "name == \"é\" x", column: 13, code: .filterSyntax,
      message: "expected `and`, `or` or the end, found `x`"),
    Mistake(
      name: String(repeating: "(", count: 200), column: 101, code: .filterSyntax,
      message: "the filter is nested too deep"),
    Mistake(
      name: String(repeating: "not ", count: 200), column: 401, code: .filterSyntax,
      message: "the filter is nested too deep"),
  ]

  @Test("a mistake in a filter is told at its place", arguments: mistakes)
  func mistake(_ test: Mistake) throws {
    let error = try #require(throws: JournalFilterError.self) { try JournalFilterText(test.name) }
    #expect(error.diagnostic.message == test.message)
    #expect(error.diagnostic.code == test.code)
    #expect(error.diagnostic.help == test.help)
    #expect(error.sources.location(of: error.diagnostic.place)?.column == test.column)
  }

  static let names: [Mistake] = [
    Mistake(
      name: "kind == npc and at \"Chruch of Elleh\"", column: 20, code: .filterName,
      message: "there is no location `Chruch of Elleh` in this playthrough",
      help: ["did you mean `Church of Elleh` (location #5)?"]),
    Mistake(
      name: "by \"Church of Elleh\"", column: 4, code: .filterName,
      message: "there is no npc `Church of Elleh` in this playthrough"),
    Mistake(
      name: "linked \"#77\"", column: 8, code: .filterName,
      message: "there is no entry `#77` in this playthrough"),
  ]

  @Test("a name in a filter that means nothing is told", arguments: names)
  func name(_ test: Mistake) throws {
    let stage = try Self.stage()
    let text = try JournalFilterText(test.name)
    let error = try #require(throws: JournalFilterError.self) {
      try text.check(in: stage.journal, stage.run)
    }
    #expect(error.diagnostic.message == test.message)
    #expect(error.diagnostic.help == test.help)
    #expect(error.diagnostic.code == test.code)
    #expect(error.sources.location(of: error.diagnostic.place)?.column == test.column)
    #expect(stage.journal.entries(in: stage.run, where: text.filter).isEmpty)
  }

  @Test("the text of an error shows the place")
  func rendering() throws {
    let error = try #require(throws: JournalFilterError.self) {
      try JournalFilterText("met or done and cleared")
    }
    #expect(
      error.description == """
        filter:1:13: error: `and` and `or` side by side need brackets [filter-mixed]
        1 | met or done and cleared
          |             ^~~
        filter:1:5: note: the first is here
        1 | met or done and cleared
          |     ^~
        help: one reading:   met or (done and cleared)
        help: the other one: (met or done) and cleared

        """)
  }

  @Test("every code of filters is in the table")
  func codes() {
    let codes = Set((Self.mistakes + Self.names).map(\.code))
    #expect(codes == Set(DiagnosticCode.allFilter))
  }

  @Test("no text brings the reader down")
  func noise() {
    var dice = Dice(11)
    let pieces = [
      "met", "and", "or", "not", "(", ")", "==", "!=", "~", "\"", "a", "has", "at", "by", "kind",
      "quest", "é", "\\", " ", "true", "=", "text", "name", "#1", "\u{0}", "🗡️",
    ]
    for _ in 0..<3_000 {
      let count = dice.below(12)
      let text = (0..<count).map { _ in dice.pick(pieces) }.joined(separator: dice.pick(["", " "]))
      _ = try? JournalFilterText(text)
    }
  }
}
