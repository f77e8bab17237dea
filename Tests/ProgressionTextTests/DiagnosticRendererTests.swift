import ProgressionText
import Testing

@Suite("Findings as text")
struct DiagnosticRendererTests {
  private func render(
    _ text: String, _ start: Int32, _ end: Int32, color: Bool = false,
    _ change: (inout Diagnostic, FileID) -> Void = { _, _ in }
  ) -> String {
    var sources = Sources()
    let id = sources.add(SourceFile(name: "Rules/a.json", text: text))
    var diagnostic = Diagnostic(
      "some-code", at: Place(file: id, start: start, end: end), "it is `wrong`")
    change(&diagnostic, id)
    return DiagnosticRenderer.text(diagnostic, sources: sources, color: color)
  }

  /// The two lines of source and mark.
  private func excerpt(_ text: String, _ start: Int32, _ end: Int32) -> [String] {
    render(text, start, end).split(separator: "\n").dropFirst().map(String.init)
  }

  @Test("sentence, line, mark, related places, help and fix")
  func whole() {
    let text = render("{\n  \"a\": [1,\n  \"b\": 2\n}", 18, 21) { diagnostic, id in
      diagnostic.related = [
        .init(place: Place(file: id, start: 9, end: 10), message: "`[` was opened here")
      ]
      diagnostic.help = ["write `]`", "two\nlines"]
      diagnostic.fix = Fix("add it", edits: [])
      diagnostic.severity = .warning
    }
    #expect(
      text == """
        Rules/a.json:3:6: warning: it is `wrong` [some-code]
        3 |   "b": 2
          |      ^~~
        Rules/a.json:2:8: note: `[` was opened here
        2 |   "a": [1,
          |        ^
        help: write `]`
        help: two
              lines
        fix: add it

        """)
  }

  @Test("marks at the edges of a line")
  func edges() {
    #expect(excerpt("abc", 0, 3) == ["1 | abc", "  | ^~~"])
    #expect(excerpt("abc", 3, 3) == ["1 | abc", "  |    ^"])
    #expect(excerpt("abc\r\ndef", 1, 7) == ["1 | abc", "  |  ^~"])
    #expect(excerpt("abc\r\ndef", 5, 6) == ["2 | def", "  | ^"])
    #expect(excerpt("", 0, 0) == ["1 | ", "  | ^"])
    #expect(excerpt("abc", 50, 60) == ["1 | abc", "  |    ^"])
  }

  @Test("tabs stay, wide characters count two, marks on letters count nothing")
  func widths() {
    #expect(excerpt("\ta\tbc", 3, 5) == ["1 | \ta\tbc", "  | \t \t^~"])
    #expect(excerpt("大😀x", 7, 8) == ["1 | 大😀x", "  |     ^"])
    #expect(excerpt("大😀x", 0, 7) == ["1 | 大😀x", "  | ^~~~"])
    #expect(excerpt("e\u{301}x", 3, 4) == ["1 | e\u{301}x", "  |  ^"])
  }

  @Test("what a terminal would act upon is written out")
  func escapes() {
    #expect(
      excerpt("\u{1B}[31m\u{202E}x", 8, 9) == [
        "1 | <U+001B>[31m<U+202E>x", "  |                     ^",
      ])
    let message = render("x", 0, 1) { diagnostic, _ in
      diagnostic.message = "no `\u{1B}\n\u{2066}`"
    }
    #expect(message.hasPrefix("Rules/a.json:1:1: error: no `<U+001B><U+000A><U+2066>` [some-code]"))
    var sources = Sources()
    let id = sources.add(SourceFile(name: "f", bytes: [0x61, 0xFF, 0x62]))
    let text = DiagnosticRenderer.text(
      Diagnostic("c", at: Place(file: id, start: 2, end: 3), "m"), sources: sources, color: false)
    #expect(text == "f:1:3: error: m [c]\n1 | a<FF>b\n  |      ^\n")
  }

  @Test("of a long line a part is shown, the mark in it")
  func longLines() throws {
    let long = String(repeating: "0123456789", count: 5000)
    for start in [0, 5, 60, 200, 25_000, 49_950, 49_999, 50_000] as [Int32] {
      let lines = excerpt(long, start, start + 1)
      try #require(lines.count == 2)
      #expect(lines[0].unicodeScalars.count <= 4 + 102)
      #expect(lines[0].contains("…"))
      let column = lines[1].unicodeScalars.count - 1
      let shown = Array(lines[0].unicodeScalars)
      if start < 50_000 {
        #expect(shown[column] == Unicode.Scalar(UInt8(0x30 + start % 10)), "\(start)")
      } else {
        #expect(column == shown.count)
      }
    }
    let marked = excerpt(long, 100, 40_000)
    #expect(marked[1].hasSuffix("^" + String(repeating: "~", count: 59)))
  }

  @Test("colour is on only where it is asked for")
  func colors() {
    #expect(!render("abc", 0, 1).contains("\u{1B}"))
    let text = render("abc", 0, 1, color: true)
    #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(text.contains("\u{1B}[1;32m^\u{1B}[0m"))
  }

  @Test("a finding without a place has a sentence only, and all come in order of place")
  func order() {
    var sources = Sources()
    let id = sources.add(SourceFile(name: "f", text: "ab"))
    let all = [
      Diagnostic("c", at: Place(file: id, start: 1, end: 2), "third"),
      Diagnostic("c", at: Place(file: id, start: 0, end: 1), "second"),
      Diagnostic("c", at: .none, "first", help: ["h"]),
    ]
    #expect(
      DiagnosticRenderer.text(all, sources: sources, color: false) == """
        error: first [c]
        help: h
        f:1:1: error: second [c]
        1 | ab
          | ^
        f:1:2: error: third [c]
        1 | ab
          |  ^

        """)
  }
}
