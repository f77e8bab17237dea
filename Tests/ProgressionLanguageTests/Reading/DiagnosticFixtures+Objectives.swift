import ProgressionLanguage
import ProgressionText

extension DiagnosticFixture {
  /// Mistakes in what is to be done for a quest.
  static let objectives: [DiagnosticFixture] = [
    DiagnosticFixture(
      .wrongType, "objectives: a list of conditions",
      #""flags": ["f", "g"], "quests": {"hunt": {"unlock": true, "objectives": [{"flag": "f"}, {"flag": "g"}]}}"#,
      #"2:72 wrong-type: `objectives` is a map from names to conditions; this is a list | give each a name: {"1": {"flag": "f"}, "2": {"flag": "g"}}"#
    ),
    DiagnosticFixture(
      .wrongType, "objectives: one condition",
      #""items": ["pelt"], "quests": {"hunt": {"unlock": true, "objectives": {"have": "pelt", "atLeast": 3}}}"#,
      #"2:70 wrong-type: `objectives` is a map from names to conditions; this is one condition | give it a name: {"first": {"have": "pelt", "atLeast": 3}}"#
    ),
    DiagnosticFixture(
      .wrongType, "objectives: one group",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"all": [{"flag": "f"}]}}}"#,
      #"2:67 wrong-type: `objectives` is a map from names to conditions; this is one condition | give it a name: {"first": {"all": [{"flag": "f"}]}}"#
    ),
    DiagnosticFixture(
      .wrongType, "objectives: a list of texts",
      #""quests": {"hunt": {"unlock": true, "objectives": ["find the needle"]}}"#,
      #"2:51 wrong-type: `objectives` is a map from names to conditions; this is a list | give each a name: {"first": …, …}"#
    ),
    DiagnosticFixture(
      .wrongType, "objectives: a text",
      #""quests": {"hunt": {"unlock": true, "objectives": "find"}}"#,
      #"2:51 wrong-type: `objectives` is a map from names to conditions; this is a string | write {"first": …}"#
    ),
    DiagnosticFixture(
      .invalidID, "objectives: a name with blanks",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"find it": {"flag": "f"}}}}"#,
      #"2:68 invalid-id: `find it` is no name: an id has only ASCII letters, digits, `-`, `_` and `.`"#
    ),
    DiagnosticFixture(
      .duplicateKey, "objectives: twice",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"a": {"flag": "f"}, "a": {"flag": "f"}}}}"#,
      #"2:88 duplicate-key: the key `a` stands twice in one object | keep one of them; nothing says which would count | first here 2:68"#
    ),
    DiagnosticFixture(
      .notACondition, "objectives: an id alone",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"a": "f"}}}"#,
      #"2:73 not-a-condition: a condition is true, false or an object; this is a string | write {"flag": "f"}"#
    ),
    DiagnosticFixture(
      .notACondition, "objectives: a number",
      #""items": ["pelt"], "quests": {"hunt": {"unlock": true, "objectives": {"pelt": 3}}}"#,
      #"2:79 not-a-condition: an objective is a condition, which asks for an amount; this is a number | write {"have": "pelt", "atLeast": 3}"#
    ),
    DiagnosticFixture(
      .unknownID, "objectives: a mistake inside and a stage",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"a": {"flag": "g"}}, "stages": [["a"]]}}"#,
      #"2:82 unknown-id: there is no flag `g` | declare it: "flags": ["g"]"#),
    DiagnosticFixture(
      .strayRoute, "objectives: a route",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"a": {"when": {"flag": "f"}}}}}"#,
      #"2:74 stray-route: `when` makes this a route, and a route stands only in `unlock` | here stands a condition, such as {"completed": "…"}"#
    ),
    DiagnosticFixture(
      .wrongType, "optional: a name alone",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"a": {"flag": "f"}}, "optional": "a"}}"#,
      #"2:101 wrong-type: `optional` is a list; this is a string | write ["a"]"#),
    DiagnosticFixture(
      .unknownObjective, "optional: a typo",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"pelts": {"flag": "f"}}, "optional": ["pelt"]}}"#,
      #"2:106 unknown-objective: `hunt` has no objective `pelt` | did you mean `pelts`?"#),
    DiagnosticFixture(
      .unknownObjective, "optional: no objectives",
      #""quests": {"hunt": {"unlock": true, "optional": ["pelt"]}}"#,
      #"2:50 unknown-objective: `hunt` has no objective `pelt`"#),
    DiagnosticFixture(
      .duplicateName, "optional: twice",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"a": {"flag": "f"}}, "optional": ["a", "a"]}}"#,
      #"2:107 duplicate-name: `a` stands twice in `optional`"#),
    DiagnosticFixture(
      .wrongType, "optional: a number",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"a": {"flag": "f"}}, "optional": [1]}}"#,
      #"2:102 wrong-type: `optional` is a string; this is a number"#),
    DiagnosticFixture(
      .wrongType, "stages: names",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"a": {"flag": "f"}, "b": {"flag": "f"}}, "stages": ["a", "b"]}}"#,
      #"2:119 wrong-type: `stages` is a list of stages, each a list of objectives | for one after the other, write [["a"], ["b"]] | for all at once, write [["a", "b"]]"#
    ),
    DiagnosticFixture(
      .wrongType, "stages: one name",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"a": {"flag": "f"}}, "stages": ["a"]}}"#,
      #"2:99 wrong-type: `stages` is a list of stages, each a list of objectives | write [["a"]]"#),
    DiagnosticFixture(
      .wrongType, "stages: a number", #""quests": {"hunt": {"unlock": true, "stages": 3}}"#,
      #"2:47 wrong-type: `stages` is a list; this is a number | write [["…"], ["…"]]"#),
    DiagnosticFixture(
      .emptyList, "stages: none",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"a": {"flag": "f"}}, "stages": []}}"#,
      #"2:99 empty-list: `stages` without stages | leave it out where all objectives are open at once"#
    ),
    DiagnosticFixture(
      .emptyList, "stages: an empty one",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"a": {"flag": "f"}}, "stages": [["a"], []]}}"#,
      #"2:107 empty-list: a stage without objectives is over as soon as it begins | leave it out"#),
    DiagnosticFixture(
      .wrongType, "stages: a stage that is an object",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"a": {"flag": "f"}}, "stages": [{"a": true}]}}"#,
      #"2:100 wrong-type: a stage is a list; this is an object | write ["…"]"#),
    DiagnosticFixture(
      .unknownObjective, "stages: a typo",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"find": {"flag": "f"}}, "stages": [["fnd"]]}}"#,
      #"2:104 unknown-objective: `hunt` has no objective `fnd` | did you mean `find`?"#),
    DiagnosticFixture(
      .questStages, "stages: a missing objective",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"a": {"flag": "f"}, "b": {"flag": "f"}}, "stages": [["a"]]}}"#,
      #"2:88 quest-stages: no stage of `hunt` has the objective `b` | name it in a stage, or in `optional` if the quest is ready without it | the stages 2:119"#
    ),
    DiagnosticFixture(
      .questStages, "stages: twice",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"a": {"flag": "f"}, "b": {"flag": "f"}}, "stages": [["a"], ["b", "a"]]}}"#,
      #"2:133 quest-stages: `a` stands in two stages | keep one of them | first here 2:121"#),
    DiagnosticFixture(
      .questStages, "stages: optional",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "objectives": {"a": {"flag": "f"}, "b": {"flag": "f"}}, "optional": ["b"], "stages": [["a"], ["b"]]}}"#,
      #"2:147 quest-stages: `b` is optional, and a stage is over when its required objectives are done | leave it out of the stages: optional objectives are open in all of them | the objective 2:88"#
    ),
    DiagnosticFixture(
      .notACondition, "objectives: talk to somebody",
      #""npcs": ["jarl"], "quests": {"hunt": {"unlock": true, "objectives": {"talk": "jarl"}}}"#,
      #"2:78 not-a-condition: `talk` is the name of an objective, and `jarl` is no condition | write "talk": {"met": "jarl"}"#
    ),
    DiagnosticFixture(
      .notACondition, "objectives: talk to nobody whom the pack knows",
      #""quests": {"hunt": {"unlock": true, "objectives": {"talkTo": "jarl"}}}"#,
      #"2:62 not-a-condition: `talkTo` is the name of an objective, and `jarl` is no condition | write "talkTo": {"met": "jarl"}"#
    ),
    DiagnosticFixture(
      .conditionHead, "objectives: talk inside",
      #""npcs": ["jarl"], "quests": {"hunt": {"unlock": true, "objectives": {"o": {"talk": "jarl"}}}}"#,
      #"2:76 condition-head: `talk` does not say what is asked of it | write {"met": "jarl"}"#
    ),
  ]
}
