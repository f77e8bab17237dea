import ProgressionText
import Testing

/// Fixes that are applied together, and what is shown of them.
struct FixRoundTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    /// `start-end>replacement` of the edits of each fix.
    let fixes: [[String]]
    let result: String
    var applied: [Int]?

    init(
      _ name: String, _ text: String, _ fixes: [[String]], _ result: String, applied: [Int]? = nil
    ) {
      testDescription = name
      self.text = text
      self.fixes = fixes
      self.result = result
      self.applied = applied
    }
  }

  static let cases: [Case] = [
    Case("nothing", "abc", [], "abc"),
    Case("a replacement", "abc", [["1-2>X"]], "aXc"),
    Case("something put in", "abc", [["1-1>X"]], "aXbc"),
    Case("something taken out", "abc", [["1-2>"]], "ac"),
    Case("at the end of a file without line end", "abc", [["3-3>}"]], "abc}"),
    Case("in an empty file", "", [["0-0>{}"]], "{}"),
    Case("in order of place", "abc", [["2-3>Z"], ["0-1>X"]], "XbZ"),
    Case("side by side", "abcd", [["0-2>X"], ["2-4>Y"]], "XY"),
    Case("put in beside a replacement", "abc", [["1-1>+"], ["1-2>X"], ["2-2>-"]], "a+X-c"),
    Case("of two that overlap the first", "abcd", [["0-3>X"], ["2-4>Y"]], "Xd", applied: [0]),
    Case("of one in another the first", "abcd", [["0-4>X"], ["1-2>Y"]], "X", applied: [0]),
    Case("put in where something is replaced", "abcd", [["0-4>X"], ["2-2>Y"]], "X", applied: [0]),
    Case("two at one point", "ab", [["1-1>X"], ["1-1>Y"]], "aXb", applied: [0]),
    Case(
      "a fix is applied whole or not at all", "abcdef",
      [["0-2>X"], ["4-5>Y", "1-3>Z"], ["4-5>W"]], "XcdWf", applied: [0, 2]),
    Case("edits of one fix that overlap", "abc", [["0-2>X", "1-3>Y"]], "abc", applied: []),
    Case("outside the file", "abc", [["2-4>X"], ["0-1>Y"]], "Ybc", applied: [1]),
    Case("the ends of lines stay", "a\r\nb\r\n", [["0-1>X"], ["3-4>Y"]], "X\r\nY\r\n"),
    Case("a byte order mark stays", "\u{FEFF}a", [["3-4>b"]], "\u{FEFF}b"),
    Case("emoji", "\"🚀\": 1", [["6-7>="]], "\"🚀\"= 1"),
  ]

  static func round(_ text: String, _ fixes: [[String]]) -> (FixRound, Sources) {
    var sources = Sources()
    let file = sources.add(SourceFile(name: "a.json", text: text))
    var findings: [Diagnostic] = []
    for (number, fix) in fixes.enumerated() {
      var edits: [Edit] = []
      for edit in fix {
        let parts = edit.split(separator: ">", omittingEmptySubsequences: false)
        let ends = parts[0].split(separator: "-").compactMap { Int32($0) }
        edits.append(
          Edit(Place(file: file, start: ends[0], end: ends[1]), replacement: String(parts[1])))
      }
      findings.append(
        Diagnostic(
          "some-code", at: edits[0].place, "\(number)", fix: Fix("fix \(number)", edits: edits)))
    }
    return (FixRound(of: findings, in: sources), sources)
  }

  @Test("fixes are applied where they fit together", arguments: cases)
  func applies(_ test: Case) {
    let (round, sources) = Self.round(test.text, test.fixes)
    let bytes = round.files.first?.bytes ?? sources.files[0].bytes
    #expect(String(decoding: bytes, as: UTF8.self) == test.result)
    let applied = round.applied.compactMap { Int($0.message) }.sorted()
    #expect(applied == test.applied ?? Array(test.fixes.indices))
    #expect(round.files.isEmpty == round.applied.isEmpty)
  }

  @Test("fixes in several files, and a finding in one that is fixed in another")
  func files() {
    var sources = Sources()
    let first = sources.add(SourceFile(name: "a.json", text: "a\n"))
    let second = sources.add(SourceFile(name: "b.json", text: "b\n"))
    let place = Place(file: first, start: 0, end: 1)
    let other = Place(file: second, start: 0, end: 1)
    let round = FixRound(
      of: [
        Diagnostic(
          "code", at: place, "x",
          fix: Fix(
            "both", edits: [Edit(other, replacement: "B"), Edit(place, replacement: "A")])),
        Diagnostic(
          "code", at: place, "y", fix: Fix("other", edits: [Edit(other, replacement: "")])),
      ], in: sources)
    #expect(round.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["A\n", "B\n"])
    #expect(round.waiting.map(\.message) == ["y"])
    #expect(
      FixRenderer.text(round, sources: sources, color: false) == """
        a.json:1:1: fixed: both [code]
        1 - a
        1 + A
        1 - b
        1 + B

        """)
  }

  @Test("what is shown: the place, the title, the lines before and after")
  func shown() {
    let (round, sources) = Self.round(
      "{\n  \"a\" 1,\n  \"b\": 2 \"c\": 3,,\r\n  \"d\":\n}",
      [["7-7>:"], ["19-19>,"], ["27-28>"], ["37-38>,\n}"]])
    #expect(
      FixRenderer.text(round, sources: sources, color: false) == """
        a.json:2:6: fixed: fix 0 [some-code]
        2 -   "a" 1,
        2 +   "a": 1,
        a.json:3:9: fixed: fix 1 [some-code]
        a.json:3:17: fixed: fix 2 [some-code]
        3 -   "b": 2 "c": 3,,
        3 +   "b": 2, "c": 3,
        a.json:5:1: fixed: fix 3 [some-code]
        5 - }
        5 + ,
        6 + }

        """)
    let (none, _) = Self.round("a", [])
    #expect(FixRenderer.text(none, sources: sources, color: false) == "")
  }

  @Test("of a long line a part is shown, of many lines the first")
  func long() {
    let spaces = String(repeating: " ", count: 100_000)
    let (round, sources) = Self.round(
      "\(spaces)x\(spaces)\u{1B}[2J", [["100000-100001>y"]])
    let text = FixRenderer.text(round, sources: sources, color: false)
    #expect(text.utf8.count < 1_000 && text.contains("y") && !text.contains("\u{1B}"))
    let lines = String(repeating: "line\n", count: 50)
    let (many, before) = Self.round(lines, [["0-250>one"]])
    #expect(
      FixRenderer.text(many, sources: before, color: false).split(separator: "\n").count == 11)
  }
}
