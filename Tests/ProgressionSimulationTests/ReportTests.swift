import ProgressionText
import Testing

@testable import ProgressionSimulation

/// Failures read well and are the same in every form.
struct ReportTests {
  static let scenarios = """
    { "rules": "../rules.json", "scenarios": [
      { "name": "a new player", "steps": [{ "expect": { "unlocked": ["meadow/1"] } }] },
      { "name": "it's <too> early & \\"odd\\" #1 \\u0007\\n]]>",
        "steps": [
          { "complete": "meadow/1", "stars": 2 },
          { "repeat": 2, "steps": [
            { "grant": { "coins": 5 },
              "expect": { "have": { "coins": 35 }, "available": ["canyon"], "status": { "peak": "unlocked" } } } ] }
        ] },
      { "name": "rejected", "cases": [{ "level": "meadow/2" }, { "level": "peak/1" }],
        "steps": [
          { "complete": "{level}", "stars": 1,
            "expect": { "newlyUnlocked": ["meadow/3"] } } ] },
      { "name": "words and changes", "always": [{ "flag": "met-king" }],
        "steps": [
          { "complete": "meadow/1", "marks": [],
            "expect": {
              "newlyUnlocked": ["meadow/2", "canyon"],
              "changes": [{ "kind": "unlocked" }],
              "explain": { "canyon": "three moons" },
              "that": { "all": [{ "have": "coins", "atLeast": 40 }, { "owned": "hat" }] } } } ] },
      { "name": "later", "skip": "not # now", "steps": [{ "tick": true }] },
      { "name": "some day", "todo": "mend <it>", "steps": [{ "buy": "hat", "quantity": 2 }] }
    ] }
    """

  private func report() throws -> ScenarioReport {
    ScenarioReport(files: [
      try Stage().play(Self.scenarios),
      ScenarioFileResult(name: "b & c.json", problem: "3:4: expected `}`"),
    ])
  }

  @Test(arguments: ReportFormat.allCases)
  func reportsAreAsReviewed(_ format: ReportFormat) throws {
    let text = format.write(try report())
    #expect(text == (try Goldens.report(format, recording: text)))
  }

  @Test(arguments: ReportFormat.allCases)
  func equalRunsGiveEqualBytes(_ format: ReportFormat) throws {
    #expect(format.write(try report()) == format.write(try report()))
  }

  @Test func theTextOfAFailureIsTheSameInEveryForm() throws {
    let report = try report()
    let failure = try #require(report.files[0].results[1].failures.last)
    for line in FailureText.lines(of: failure) {
      #expect(ReportFormat.text.write(report).contains(line))
      #expect(ReportFormat.tap.write(report).contains(line))
      #expect(ReportFormat.junit.write(report).contains(XML.content(line)))
    }
  }

  @Test func everyLineOfJSONIsJSON() throws {
    let lines = ReportFormat.json.write(try report()).split(separator: "\n")
    #expect(lines.count == 9)
    for line in lines {
      let file = SourceFile(name: "line", text: String(line))
      #expect(JSONReader.read(file, as: FileID(index: 0)).document != nil)
    }
  }

  @Test func coloursAreForPeopleOnly() throws {
    let report = try report()
    #expect(ReportFormat.text.write(report, color: true).contains("\u{1B}[31mfailed\u{1B}[0m"))
    for format in ReportFormat.allCases where format != .text {
      #expect(!format.write(report, color: true).contains("\u{1B}"))
    }
  }

  @Test(arguments: [
    (0, 0, 0, 0, "0 scenarios passed"), (1, 0, 0, 0, "1 scenario passed"),
    (3, 1, 2, 4, "3 scenarios passed, 1 failed, 2 skipped, 4 todo"),
  ])
  func theSummaryCounts(
    _ passed: Int, _ failed: Int, _ skipped: Int, _ todo: Int, _ text: String
  ) {
    let place = Location(file: "a", line: 1, column: 1)
    func results(_ verdict: ScenarioResult.Verdict, _ count: Int) -> [ScenarioResult] {
      Array(
        repeating: ScenarioResult(name: "x", location: place, steps: 1, verdict: verdict),
        count: count)
    }
    let all =
      results(.passed, passed) + results(.failed([]), failed)
      + results(.skipped(reason: "r"), skipped) + results(.todo(reason: "r", []), todo)
    let summary = ScenarioReport(files: [.init(name: "a", results: all)]).summary
    #expect(summary.description == text)
    #expect(summary.isSuccess == (failed == 0))
    #expect(summary.scenarios == Int64(passed + failed + skipped + todo))
  }

  @Test(arguments: [
    ("plain", "plain"), ("a/b-c_1.json", "a/b-c_1.json"), ("two words", "'two words'"),
    ("it's", #"'it'\''s'"#), ("", "''"), ("--x", "'--x'"), ("$(rm)", "'$(rm)'"),
    ("bell\u{7}", #"'bell\u{7}'"#), ("Ä", "'Ä'"),
  ])
  func wordsAreQuotedForTheShell(_ word: String, _ quoted: String) {
    #expect(Wording.shellQuoted(word) == quoted)
  }

  @Test(arguments: [
    ("a < b & \"c\" > d", "a &lt; b &amp; &quot;c&quot; &gt; d"), ("\u{0}\u{1F}", #"\u{0}\u{1F}"#),
    ("\u{7F}\u{85}\u{FFFE}", #"\u{7F}\u{85}\u{FFFE}"#), ("\u{202E}evil", #"\u{202E}evil"#),
    ("tab\tline\n", #"tab\u{9}line\u{A}"#), ("ä €  😀", "ä €  😀"), ("]]>", "]]&gt;"),
  ])
  func textIsEscapedForXML(_ text: String, _ escaped: String) {
    #expect(XML.attribute(text) == "\"\(escaped)\"")
  }
}
