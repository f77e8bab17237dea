import ProgressionSimulation
import ProgressionText
import Testing

/// Cases, marks and filters decide what runs.
struct CaseTests {
  @Test func valuesKeepTheirType() throws {
    let file = try Stage().play(
      Stage.file(
        steps: """
          { "do": "{before}" },
          { "complete": "{level}", "stars": "{stars}", "expectRejected": "{reason}",
            "expect": { "stars": { "meadow": "{stars}" }, "newlyUnlocked": "{opens}" } }
          """,
        """
        "cases": [
          { "before": [{ "tick": true }], "level": "meadow/1", "stars": 3, "reason": null,
            "opens": ["meadow/2"] },
          { "before": [{ "complete": "meadow/1" }], "level": "meadow/3", "stars": 0,
            "reason": { "reason": "locked", "node": "meadow/3" }, "opens": [] },
          { "before": [{ "tick": true }], "level": "meadow/1", "stars": 3, "reason": "locked",
            "opens": ["meadow/2"] }
        ]
        """))
    #expect(
      file.results.map { $0.failures.map(\.message) } == [
        [], [], ["the step is accepted, expected a rejection"],
      ])
    let lines = file.results.map(\.location.line)
    #expect(lines == [3, 5, 7])
    #expect(
      file.results[1].name == """
        one #2 (before: [{"complete": "meadow/1"}], level: meadow/3, stars: 0, reason: \
        {"reason": "locked", "node": "meadow/3"}, opens: [])
        """)
    // The failure points into the steps, not into the text that was made for the case.
    #expect(file.results[2].failures.first?.location?.line == 11)
  }

  static let marked = """
    { "rules": "../rules.json", "scenarios": [
      { "name": "first", "steps": [{ "tick": true }] },
      { "name": "first of all", "skip": "not now", "steps": [{ "tick": true }] },
      { "name": "later", "todo": "write it" },
      { "name": "later still", "todo": "mend it", "steps": [{ "complete": "meadow/2" }] },
      { "name": "mended", "todo": "mend it", "steps": [{ "tick": true }] },
      { "name": "table", "cases": [{ "n": 1 }, { "n": 2 }],
        "steps": [{ "grant": { "coins": "{n}" } }] }
    ] }
    """

  @Test func marksDecideWhatRuns() throws {
    let results = try Stage().play(Self.marked).results
    let words = results.map { result in
      switch result.verdict {
      case .passed: "passed"
      case .failed(let failures): "failed: \(failures[0].message)"
      case .skipped(let reason): "skipped: \(reason)"
      case .todo(let reason, let failures): "todo: \(reason), \(failures.count)"
      }
    }
    #expect(
      words == [
        "passed", "skipped: not now", "todo: write it, 0", "todo: mend it, 1",
        "failed: the scenario is marked `todo` but passes: remove the mark", "passed", "passed",
      ])
  }

  @Test func onlyLeavesTheOthersOut() throws {
    let text = Self.marked.replacing(
      #""name": "first","#, with: #""name": "first", "only": "looking at it","#)
    let results = try Stage().play(text).results
    #expect(results.map(\.verdict).filter { $0 == .passed }.count == 1)
    #expect(
      results[6].verdict == .skipped(reason: "other scenarios of this file are marked `only`"))
  }

  @Test(
    arguments: [
      (nil, 7), ("", 7), ("first", 1), ("of all", 1), ("later", 1), ("late", 2), ("table", 2),
      ("table #2", 1), ("nothing", 0),
    ] as [(String?, Int)])
  func filtersSelect(_ filter: String?, _ count: Int) throws {
    let results = try Stage().play(Self.marked, filter: ScenarioFilter(filter)).results
    #expect(results.count == count)
  }

  @Test func aStartThatCannotBeFails() throws {
    // A score is for levels whose stars follow from it, which only the engine knows.
    let result = try Stage().play(
      steps: #"{ "tick": true }"#, #""given": { "score": { "meadow/1": 10 } }"#)
    let failure = try #require(result.failures.first)
    #expect(failure.message.hasPrefix("the starting state cannot be: `outOfRange`"))
    #expect(failure.location?.line == 2)
  }

  @Test func aHugeTableIsRefused() throws {
    let many = Array(repeating: #""{big}""#, count: 2_000).joined(separator: ", ")
    let big = String(repeating: "x", count: 4_000)
    let text = Stage.file(
      steps: #"{ "expect": { "explain": { "peak": [\#(many)] } } }"#,
      #""cases": [{ "big": "\#(big)" }]"#)
    let diagnostics = try Stage().read(text).reading.diagnostics
    #expect(diagnostics.map(\.code.name) == ["out-of-range"])
  }
}
