import ProgressionLanguage
import ProgressionSimulation
import ProgressionText
import Testing

/// What is wrong with a file of scenarios is told, with its place.
struct ReadingTests {
  struct Mistake: CustomTestStringConvertible {
    let testDescription: String
    let steps: String
    let members: String
    let code: String
    /// The text at the place of the finding.
    let at: String
    let message: String

    init(
      _ name: String, _ steps: String, with members: String = "", _ code: String, at: String,
      _ message: String
    ) {
      testDescription = name
      self.steps = steps
      self.members = members
      self.code = code
      self.at = at
      self.message = message
    }
  }

  static let mistakes: [Mistake] = [
    .init(
      "a level that is not there", #"{ "complete": "meadow/4" }"#, "unknown-id",
      at: #""meadow/4""#, "the rule pack declares no `meadow/4`"),
    .init(
      "a level of a kind that the command does not take", #"{ "complete": "dash" }"#,
      "wrong-kind", at: #""dash""#,
      "`dash` is a feature; here stands the id of a level or a location"),
    .init(
      "an id in an expectation", #"{ "expect": { "have": { "coin": 3 } } }"#, "unknown-id",
      at: #""coin""#, "the rule pack declares no `coin`"),
    .init(
      "an id in a grant", #"{ "grant": { "gems": 3 } }"#, "unknown-id", at: #""gems""#,
      "the rule pack declares no `gems`"),
    .init(
      "an id in a member of do", #"{ "do": [{ "unlock": "dahs" }] }"#, "unknown-id",
      at: #""dahs""#, "the rule pack declares no `dahs`"),
    .init(
      "an unknown step", #"{ "pres": "left" }"#, "unknown-key", at: #""pres""#,
      "a step has no key `pres`"),
    .init(
      "an unknown expectation", #"{ "expect": { "unlockd": ["dash"] } }"#, "unknown-key",
      at: #""unlockd""#, "`expect` has no key `unlockd`"),
    .init(
      "a step that does two things", #"{ "press": "left", "complete": "meadow/1" }"#,
      "step-shape", at: #""complete""#, "a step does one thing, this one does two"),
    .init(
      "a step that does nothing", "{ }", "step-shape", at: "{",
      "the step neither does nor expects anything"),
    .init(
      "an empty expectation", #"{ "expect": {} }"#, "empty-expectation", at: "{}",
      "an empty `expect` expects nothing"),
    .init(
      "an empty list", #"{ "expect": { "unlocked": [] } }"#, "empty-expectation", at: "[]",
      "an empty list of `unlocked` expects nothing"),
    .init(
      "a bare id where a list stands", #"{ "expect": { "unlocked": "dash" } }"#, "wrong-type",
      at: #""dash""#, "here stands a list of ids; this is a string"),
    .init(
      "a string for a number", #"{ "expect": { "have": { "coins": "3" } } }"#, "wrong-type",
      at: #""3""#, "an amount is a whole number of 64 bits; this is a string"),
    .init(
      "a completion of what has none", #"{ "expect": { "completed": ["sun"] } }"#, "wrong-kind",
      at: #""sun""#, "`sun` is a feature; here stands the id of what can be completed"),
    .init(
      "an unknown status", #"{ "expect": { "status": { "dash": "open" } } }"#, "unknown-word",
      at: #""open""#,
      "a status is one of `hidden`, `completed`, `unlocked`, `available`, `locked`; "
        + #"this is "open""#),
    .init(
      "an unknown reason", #"{ "complete": "peak/1", "expectRejected": "lockd" }"#,
      "unknown-word", at: #""lockd""#, "no command is rejected as `lockd`"),
    .init(
      "a rejection of no command", #"{ "press": "left", "expectRejected": "locked" }"#,
      "step-shape", at: #""expectRejected""#, "only a command can be rejected"),
    .init(
      "an outcome of no command", #"{ "restart": true, "expect": { "outcome": "accepted" } }"#,
      "step-shape", at: #""accepted""#, "only a command has an `outcome`"),
    .init(
      "a key that stands twice", #"{ "expect": { "showing": "meadow", "showing": "peak" } }"#,
      "duplicate-key", at: #""showing""#, "the key `showing` is here twice"),
    .init(
      "a load of nothing", #"{ "load": "before" }"#, "unknown-save", at: #""before""#,
      "no earlier step saves `before`"),
    .init(
      "a kind of change that is none",
      #"{ "tick": true, "expect": { "changes": [{ "kind": "won" }] } }"#,
      "unknown-word", at: #""won""#, #"there is no change of the kind "won""#),
    .init(
      "a repetition without steps", #"{ "repeat": 3 }"#, "missing-key", at: #""repeat""#,
      "`repeat` needs `steps`"),
    .init(
      "too many repetitions",
      #"{ "repeat": 100000, "steps": [{ "repeat": 100000, "steps": [{ "tick": true }] }] }"#,
      "out-of-range", at: "[", "with its repetitions the scenario has more than 1000000 steps"),
    .init(
      "a condition that is none", #"{ "expect": { "that": { "flag": "met-kin" } } }"#, "unknown-id",
      at: #""met-kin""#, "there is no flag `met-kin`"),
    .init(
      "more stars than a level has", #"{ "tick": true }"#,
      with: #""given": { "stars": { "meadow/1": 4 } }"#, "out-of-range", at: "4",
      "the number of stars of `meadow/1` is 0 to 3; this is 4"),
    .init(
      "a reason that is none", #"{ "tick": true }"#, with: #""skip": true"#, "wrong-type",
      at: "true", "`skip` says why; this is true"),
    .init(
      "a value that the case lacks", #"{ "complete": "{level}" }"#,
      with: #""cases": [{ "lvl": "meadow/1" }]"#, "unknown-case-key", at: #""{level}""#,
      "the case has no `level`"),
    .init(
      "a wrong value of a case", #"{ "complete": "meadow/1" }, { "complete": "{level}" }"#,
      with: #""cases": [{ "level": "meadow/9" }]"#, "unknown-id", at: #""meadow/9""#,
      "the rule pack declares no `meadow/9`"),
    .init(
      "a mistake behind a value of a case",
      #"{ "complete": "{level}", "stars": "{stars}", "expect": { "showing": "medow" } }"#,
      with:
        #""cases": [{ "level": "meadow/1", "stars": 3 }, { "level": "meadow/1", "stars": 12 }]"#,
      "unknown-id", at: #""medow""#, "the rule pack declares no `medow`"),
  ]

  @Test(arguments: mistakes)
  func mistakesAreTold(_ mistake: Mistake) throws {
    let text = Stage.file(steps: mistake.steps, mistake.members)
    let (reading, sources) = try Stage().read(text)
    #expect(reading.file == nil)
    let errors = reading.diagnostics.filter { $0.severity == .error }
    let first = try #require(errors.first)
    let report = DiagnosticRenderer.text(reading.diagnostics, sources: sources, color: false)
    #expect(errors.count == 1, "\(report)")
    #expect(first.code.name == mistake.code)
    #expect(first.message == mistake.message)
    let bytes = sources[first.place.file].bytes[Int(first.place.start)..<Int(first.place.end)]
    #expect(String(decoding: bytes, as: UTF8.self) == mistake.at)
  }

  @Test func allMistakesOfAFileAreToldInOneRun() throws {
    let text = """
      { "rules": "../rules.json", "x-note": 1, "scenario": [],
        "scenarios": [
          { "name": "one", "steps": [{ "complete": "nope" }, { "press": "up" }] },
          { "name": "one", "only": "a", "skip": "b", "steps": [] },
          { "steps": [{ "tick": true }] },
          { "name": "four", "speed": 3 }
        ] }
      """
    let diagnostics = try Stage().read(text).reading.diagnostics
    #expect(
      diagnostics.map(\.code.name) == [
        "unknown-key", "unknown-id", "unknown-word", "duplicate-name", "step-shape",
        "empty-expectation", "missing-key", "missing-key", "unknown-key",
      ])
  }

  @Test func whatNoStepUsesIsAWarning() throws {
    let text = Stage.file(
      steps: #"{ "complete": "{level}" }"#,
      #""cases": [{ "level": "meadow/1", "note": "first", "x-why": "fine" }]"#)
    let reading = try Stage().read(text).reading
    #expect(reading.file?.scenarios.count == 1)
    #expect(reading.diagnostics.map(\.code.name) == ["unused-case-key"])
    #expect(reading.diagnostics.map(\.severity) == [.warning])
  }

  @Test(
    arguments: [
      (#"{ "rules": "../rules.json" }"#, "../rules.json", nil),
      (#"{ "scenarios": [] }"#, nil, "missing-key"),
      (#"{ "rules": 3 }"#, nil, "wrong-type"),
      (#"[]"#, nil, "wrong-type"),
    ] as [(String, String?, String?)])
  func theRulePackIsNamed(_ text: String, _ path: String?, _ code: String?) throws {
    let file = SourceFile(name: "a.json", text: text)
    var sources = Sources()
    let document = try #require(JSONReader.read(file, as: sources.add(file)).document)
    let rules = ScenarioReader.rulesPath(of: document)
    #expect(rules.path == path)
    #expect(rules.diagnostics.first?.code.name == code)
  }

  @Test func everyCodeHasAStory() {
    #expect(
      ScenarioCatalogue.entries.map(\.code) == [
        .emptyExpectation, .stepShape, .unknownCaseKey, .unknownPlayer, .unknownSave,
        .unusedCaseKey,
      ])
  }
}
