import ProgressionKit
import Testing

/// Formats with one finding a line.
struct LineFormatTests {
  @Test("one line a finding, as editors take them apart")
  func lines() {
    #expect(
      DiagnosticLines.text(ReportSample.report) == """
        Rules/my game, 100%/rules.json:2:22: error: a world has no key `titel`, nor: 50% [unknown-key]
        Rules/my game, 100%/rules.json:3:8: warning: an empty list [empty-list]
        error: the pack is too large [too-large]
        error: `x.json` cannot be read

        """)
  }

  @Test("workflow commands escape what would end them; over several lines there are no columns")
  func github() {
    let file = "file=Rules/my game%2C 100%25/rules.json"
    #expect(
      GitHubAnnotations.text(ReportSample.report) == """
        ::error \(file),line=2,endLine=2,col=22,endColumn=29,title=unknown-key::\
        a world has no key `titel`, nor: 50%25%0A\
        Rules/my game, 100%25/rules.json:2:3: first here%0A\
        help: did you mean `title`?%0Afix: write `title`
        ::warning \(file),line=3,endLine=4,title=empty-list::an empty list
        ::error title=too-large::the pack is too large
        ::error title=not read::`x.json` cannot be read%0Alook%0Ahere

        """)
  }

  @Test("no report, no lines")
  func empty() {
    #expect(DiagnosticLines.text(DiagnosticReport()) == "")
    #expect(GitHubAnnotations.text(DiagnosticReport()) == "")
  }

  @Test("names and sentences from files cannot begin a line of their own")
  func hostile() {
    var sources = Sources()
    let file = sources.add(SourceFile(name: "a\n::error::b\u{202E}", text: "x"))
    let report = DiagnosticReport([
      .init(
        [Diagnostic(.wrongType, at: Place(file: file, start: 0, end: 1), "c\r\n::warning::d")],
        sources: sources)
    ])
    for text in [DiagnosticLines.text(report), GitHubAnnotations.text(report)] {
      #expect(text.split(whereSeparator: \.isNewline).count == 1, "\(text)")
    }
  }
}
