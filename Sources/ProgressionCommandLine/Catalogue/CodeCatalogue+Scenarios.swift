import ProgressionKit

extension CodeCatalogue {
  /// The codes that only files of scenarios have.
  static let scenarios: [Entry] = [
    Entry(
      .missingRulePack, title: "the rule pack of a file of scenarios cannot be read",
      story: "`rules` is the path of the rule pack's file or folder, from the folder that the file "
        + "of scenarios is in.",
      wrong: #"{"rules": "rules.json", "scenarios": []}   in Rules/my-game/scenarios"#,
      right: #"{"rules": "../rules.json", "scenarios": []}"#),
    Entry(
      .unknownCaseKey, title: "a string in braces names no value of the case",
      story: "In the steps of a scenario with `cases`, a string that is exactly a key in braces is "
        + "replaced by the value of the case. Every case must have the key.",
      wrong: #""cases": [{"n": 1}], "steps": [{"complete": "{level}"}]"#,
      right: #""cases": [{"level": "meadow/1"}], "steps": [{"complete": "{level}"}]"#),
    Entry(
      .unusedCaseKey, title: "no step uses a value of a case",
      story: "A value that nothing uses is often a misspelt key in the steps.",
      wrong: #""cases": [{"level": "meadow/1", "stars": 3}], "steps": [{"complete": "{level}"}]"#,
      right: #""cases": [{"level": "meadow/1"}], "steps": [{"complete": "{level}"}]"#),
    Entry(
      .emptyExpectation, title: "an expectation names nothing",
      story: "An expectation that says nothing could never fail. What shall not happen is said "
        + "with `\"newlyUnlocked\": []` or `\"changes\": []`, which are exact.",
      wrong: #"{"complete": "meadow/1", "expect": {"unlocked": []}}"#,
      right: #"{"complete": "meadow/1", "expect": {"newlyUnlocked": []}}"#),
    Entry(
      .repeatedScenario, title: "two scenarios of a file have one name",
      story: "Names tell scenarios apart in reports and with `--filter`.",
      wrong: #"[{"name": "replay", "steps": []}, {"name": "replay", "steps": []}]"#,
      right: #"[{"name": "replay keeps the best", "steps": []}, {"name": "replay pays once", "steps": []}]"#),
    Entry(
      .stepShape, title: "a step does nothing, or several things",
      story: "A step is one command, or one of `press`, `restart`, `save`, `load` and `repeat`, with "
        + "an expectation beside it, or an expectation alone.",
      wrong: #"{"complete": "meadow/1", "press": "right"}"#,
      right: #"{"complete": "meadow/1"}, {"press": "right"}"#),
    Entry(
      .unknownSave, title: "a step loads what no earlier step saves",
      story: "`load` returns to the state that a `save` of the same scenario kept under the name.",
      wrong: #"{"save": "before-boss"}, {"load": "before-bos"}"#,
      right: #"{"save": "before-boss"}, {"load": "before-boss"}"#),
  ]
}
