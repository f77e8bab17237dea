public import ProgressionLanguage
import ProgressionText

/// The stories of the codes that only scenarios have, for `progression explain-code`.
public enum ScenarioCatalogue {
  /// One entry for each code of this module, in alphabetical order.
  public static let entries: [DiagnosticCatalogue.Entry] = [
    .init(
      .emptyExpectation, title: "an expectation that names nothing",
      story: """
        An empty list or object holds of every state, so it could never fail, and a scenario \
        that seems to test something would test nothing. Only `newlyUnlocked`, `changes`, \
        `offers`, `ledger` and the lists of a `report` may be empty: there it means that nothing \
        opened, changed, is offered, was booked or is reported.
        """,
      wrong: #"{"expect": {"unlocked": []}}"#,
      right: #"{"expect": {"unlocked": ["lumina-prime/2"]}}"#),
    .init(
      .stepShape, title: "a step that does nothing, or two things",
      story: """
        A step has one command, or one of `press`, `wait`, `at`, `restart`, `save`, `load`, \
        `fork`, `merge`, `upgrade` and `repeat`, or it only expects. `outcome` and `acknowledge` \
        stand beside a command, `wait` or `at`, `expectRejected` beside `merge` too, `report` \
        beside `upgrade`: nothing else has them. Steps that are repeated end with the rule pack \
        that they begin with, since their ids are read once.
        """,
      wrong: #"{"press": "right", "complete": "lumina-prime/1"}"#,
      right: #"{"press": "right"}, {"complete": "lumina-prime/1"}"#),
    .init(
      .unknownCaseKey, title: "a value that the case does not have",
      story: """
        Where a scenario has `cases`, a string in braces is replaced by the value of that name \
        in the case. Every case needs every name that the steps use.
        """,
      wrong: #""cases": [{"stars": 3}], "steps": [{"complete": "a/1", "stars": "{star}"}]"#,
      right: #""cases": [{"stars": 3}], "steps": [{"complete": "a/1", "stars": "{stars}"}]"#),
    .init(
      .unknownPlayer, title: "a player that no earlier step has",
      story: """
        `merge` takes in what another player of the same scenario has. A player is there from \
        the first step with its name on: `{"fork": "tablet"}`, or any step with \
        `"player": "tablet"`.
        """,
      wrong: #"{"fork": "tablet"}, {"merge": "tabelt"}"#,
      right: #"{"fork": "tablet"}, {"merge": "tablet"}"#),
    .init(
      .unknownSave, title: "nothing is saved under the name",
      story: """
        `load` goes back to what an earlier step of the same scenario saved with `save`.
        """,
      wrong: #"{"save": "before"}, {"load": "befor"}"#,
      right: #"{"save": "before"}, {"load": "before"}"#),
    .init(
      .unusedCaseKey, title: "a value of a case that no step uses",
      story: """
        The value changes nothing, so two cases that differ only in it test the same. Use it as \
        `"{name}"`, or begin its name with `x-` where it is a remark.
        """,
      wrong: #""cases": [{"stars": 3, "note": "all"}]"#,
      right: #""cases": [{"stars": 3, "x-note": "all"}]"#),
  ]
}
