import ProgressionSimulation
import ProgressionText
import Testing

/// Quests and npcs in scenarios: every word can hold and can fail.
struct QuestTests {
  typealias Play = PlayingTests.Play
  typealias Mistake = ReadingTests.Mistake

  static let plays: [Play] = [
    .init(
      "a quest from start to end",
      """
      { "expect": { "state": { "hunt": "locked", "mend": "active" }, "active": ["mend"] } },
      { "meet": "jarl", "expect": { "met": ["jarl"], "newlyUnlocked": ["shop", "hunt"],
        "state": { "hunt": "offered" }, "status": { "hunt": "unlocked", "jarl": "unlocked" } } },
      { "accept": "hunt", "expect": { "active": ["hunt"], "unlocked": ["hunt"], "newlyUnlocked": [],
        "changes": [{ "kind": "quest", "id": "hunt", "from": "offered", "to": "active" }] } },
      { "turnIn": "hunt", "expectRejected": { "reason": "locked", "node": "hunt" } },
      { "complete": "woods/1", "expect": { "that": { "active": "hunt" } } },
      { "grant": { "pelt": 3 }, "expect": { "state": { "hunt": "ready" }, "active": ["hunt"] } },
      { "turnIn": "hunt", "expect": { "completed": ["hunt"], "state": { "hunt": "completed" },
        "have": { "pelt": 1, "coins": 60 }, "active": { "hunt": false },
        "that": { "all": [{ "completed": "hunt" }, { "not": { "active": "hunt" } }] } } }
      """),
    .init(
      "an npc who goes takes the quest along",
      """
      { "meet": "jarl" }, { "accept": "hunt" },
      { "set": { "dead": true }, "expect": { "state": { "hunt": "failed" }, "failed": ["hunt"],
        "met": ["jarl"], "locked": ["jarl"], "that": { "failed": "hunt" } } },
      { "meet": "jarl", "expectRejected": "notAvailable" }
      """),
    .init(
      "a deadline passes",
      #"{ "wait": "2h", "expect": { "failed": ["mend"], "changes": [{ "kind": "quest", "id": "mend", "from": "active", "to": "failed" }], "never": { "mend": "missed" } } }"#
    ),
    .init(
      "a quest is given up and taken again",
      """
      { "meet": "jarl" }, { "accept": "hunt" },
      { "abandon": "hunt", "expect": { "state": { "hunt": "offered" }, "active": { "hunt": false } } },
      { "accept": "hunt" }, { "fail": "hunt", "expect": { "failed": ["hunt"] } },
      { "accept": "hunt", "expect": { "failed": { "hunt": false }, "active": { "hunt": true } } }
      """),
    .init(
      "one of a choice",
      #"{ "accept": "sworn" }, { "accept": "exiled", "expectRejected": "excluded" }"#,
      with: #""given": { "completed": ["hunt"] }"#),
    .init(
      "given in every form",
      #"{ "expect": { "met": { "jarl": true, "cook": false }, "visited": { "inn": true, "hall": false }, "active": { "hunt": true, "mend": false }, "failed": ["mend"] } }"#,
      with:
        #""given": { "met": { "jarl": true, "cook": false }, "visited": { "inn": true, "hall": false }, "active": ["hunt"], "failed": ["mend"] }"#
    ),
    .init(
      "given in lists",
      #"{ "expect": { "met": ["cook", "jarl"], "visited": ["hall"], "state": { "hunt": "completed" } } }"#,
      with: #""given": { "met": ["cook", "jarl"], "visited": ["hall"], "completed": ["hunt"] }"#),
    .init(
      "where somebody is, and how far a quest is",
      """
      { "expect": { "at": { "jarl": "hall", "cook": "inn" }, "stage": { "mend": 1, "hunt": null },
        "failsAt": { "mend": "2026-01-01T02:00:00Z", "hunt": null }, "objectives": { "mend": { "find": false } } } },
      { "meet": "jarl" }, { "accept": "hunt", "expect": { "stage": { "hunt": 1 }, "failsAt": { "hunt": null },
        "objectives": { "hunt": { "track": false, "pelts": false, "clean": true } } } },
      { "complete": "woods/1", "expect": { "stage": { "hunt": 2 }, "objectives": { "hunt": { "track": true } } } },
      { "set": { "dead": true }, "expect": { "at": { "jarl": null }, "stage": { "hunt": null } } }
      """),
    .init(
      "another stage", #"{ "expect": { "stage": { "mend": null } } }"#,
      fails: "`stage` of `mend` is 1, expected null"),
    .init(
      "the stage of a quest that is not active", #"{ "expect": { "stage": { "hunt": 2 } } }"#,
      fails: "`stage` of `hunt` is not active (locked), expected 2"),
    .init(
      "an objective is not done",
      #"{ "meet": "jarl" }, { "accept": "hunt", "expect": { "objectives": { "hunt": { "clean": true, "track": true } } } }"#,
      fails:
        "`objectives` of `hunt` is [track: false, clean: true], expected [clean: true, track: true]"
    ),
    .init(
      "the objectives of a quest that is not active",
      #"{ "expect": { "objectives": { "hunt": { "clean": true } } } }"#,
      fails: "`objectives` of `hunt` is not active (locked), expected [clean: true]"),
    .init(
      "another deadline", #"{ "expect": { "failsAt": { "mend": "2026-01-01T03:00:00Z" } } }"#,
      fails: "`failsAt` of `mend` is 2026-01-01T02:00:00Z, expected 2026-01-01T03:00:00Z"),
    .init(
      "no deadline", #"{ "expect": { "failsAt": { "hunt": "2026-01-01T03:00:00Z" } } }"#,
      fails: "`failsAt` of `hunt` is not active (locked), expected 2026-01-01T03:00:00Z"),
    .init(
      "somebody is elsewhere", #"{ "expect": { "at": { "cook": "hall" } } }"#,
      fails: "`at` of `cook` is inn, expected hall"),
    .init(
      "somebody is not nowhere", #"{ "expect": { "at": { "jarl": null } } }"#,
      fails: "`at` of `jarl` is hall, expected nowhere"),
    .init(
      "somebody without a place is there", #"{ "expect": { "at": { "ghost": null } } }"#,
      fails: "`at` of `ghost` is no place, but there, expected nowhere"),
    .init(
      "somebody is nowhere",
      #"{ "set": { "dead": true }, "expect": { "at": { "jarl": "hall" } } }"#,
      fails: "`at` of `jarl` is nowhere, expected hall"),
    .init(
      "somebody was not met", #"{ "expect": { "met": ["cook"] } }"#,
      fails: "`met` of `cook` is false, expected true"),
    .init(
      "somebody was met", #"{ "meet": "cook", "expect": { "met": { "cook": false } } }"#,
      fails: "`met` of `cook` is true, expected false"),
    .init(
      "a quest is not active", #"{ "expect": { "active": ["hunt"] } }"#,
      fails: "`active` of `hunt` is false (locked), expected true"),
    .init(
      "a quest has not failed", #"{ "expect": { "failed": ["mend"] } }"#,
      fails: "`failed` of `mend` is false (active), expected true"),
    .init(
      "another state", #"{ "expect": { "state": { "mend": "ready" } } }"#,
      fails: "`state` of `mend` is active, expected ready"),
    .init(
      "a quest is not completed", #"{ "expect": { "completed": ["mend"] } }"#,
      fails: "`mend` is unlocked, expected completed"),
    .init(
      "a condition that always holds",
      #"{ "set": { "dead": true } }, { "wait": "2h" }"#,
      with: #""always": [{ "not": { "failed": "mend" } }]"#,
      fails: "a condition that always holds does not hold"),
    .init(
      "quests and npcs of a case",
      #"{ "meet": "{who}", "expect": { "met": ["{who}"] } }"#,
      with: #""cases": [{ "who": "jarl" }, { "who": "cook" }]"#),
  ]

  @Test("Quests play", arguments: plays)
  func play(_ play: Play) throws {
    let stage = try Stage(Village.pack)
    let file = try stage.play(Stage.file(steps: play.steps, play.members))
    #expect(file.results.flatMap(\.failures).map(\.message) == play.failures)
  }

  @Test("Saving and loading at every step changes nothing", arguments: plays)
  func restarts(_ play: Play) throws {
    let stage = try Stage(Village.pack)
    let file = try #require(
      try stage.read(Stage.file(steps: play.steps, play.members)).reading.file)
    #expect(
      ScenarioRunner.run(file: file, engine: stage.engine, restartsAtEveryStep: true)
        == ScenarioRunner.run(file: file, engine: stage.engine))
  }

  @Test("What a quest still needs is among the reasons of a failure")
  func reasons() throws {
    let stage = try Stage(Village.pack)
    let result = try stage.play(
      steps:
        #"{ "meet": "jarl" }, { "accept": "hunt" }, { "expect": { "state": { "hunt": "ready" } } }"#
    )
    let failure = try #require(result.failures.first)
    #expect(failure.message == "`state` of `hunt` is active, expected ready")
    #expect(failure.reasons.contains { $0.have == 0 && $0.need == 1 })
    #expect(failure.changes.first == "step 2: quest hunt from offered to active")
  }

  static let mistakes: [Mistake] = [
    .init(
      "an npc for a quest", #"{ "accept": "jarl" }"#, "wrong-kind", at: #""jarl""#,
      "`jarl` is an npc; here stands the id of a quest"),
    .init(
      "a quest for an npc", #"{ "meet": "hunt" }"#, "wrong-kind", at: #""hunt""#,
      "`hunt` is a quest; here stands the id of an npc"),
    .init(
      "a quest that is not there", #"{ "turnIn": "hnt" }"#, "unknown-id", at: #""hnt""#,
      "the rule pack declares no `hnt`"),
    .init(
      "a word of other tools", #"{ "talk": "jarl" }"#, "unknown-key", at: #""talk""#,
      "a step has no key `talk`"),
    .init(
      "failing a location", #"{ "fail": "inn" }"#, "wrong-kind", at: #""inn""#,
      "`inn` is a location; here stands the id of a level or a quest"),
    .init(
      "a state that is none", #"{ "expect": { "state": { "hunt": "acitve" } } }"#, "unknown-word",
      at: #""acitve""#,
      "the state of a quest is one of `locked`, `offered`, `active`, `suspended`, `ready`, "
        + #"`completed`, `failed`; this is "acitve""#),
    .init(
      "the state of an npc", #"{ "expect": { "state": { "jarl": "active" } } }"#, "wrong-kind",
      at: #""jarl""#, "`jarl` is an npc; here stands the id of a quest"),
    .init(
      "the place of a quest", #"{ "expect": { "at": { "hunt": "inn" } } }"#, "wrong-kind",
      at: #""hunt""#, "`hunt` is a quest; here stands the id of an npc"),
    .init(
      "a place that is none", #"{ "expect": { "at": { "jarl": "woods" } } }"#, "wrong-kind",
      at: #""woods""#, "`woods` is a world; here stands the id of a location"),
    .init(
      "nowhere as a word", #"{ "expect": { "at": { "jarl": "nowhere" } } }"#, "unknown-id",
      at: #""nowhere""#, "the rule pack declares no `nowhere`"),
    .init(
      "nobody is anywhere", #"{ "expect": { "at": {} } }"#, "empty-expectation", at: "{}",
      "an empty `at` expects nothing"),
    .init(
      "a stage that the quest does not have", #"{ "expect": { "stage": { "hunt": 3 } } }"#,
      "out-of-range", at: "3", "the stage of a quest is 1 to 2; this is 3"),
    .init(
      "the stage of an npc", #"{ "expect": { "stage": { "jarl": 1 } } }"#, "wrong-kind",
      at: #""jarl""#, "`jarl` is an npc; here stands the id of a quest"),
    .init(
      "an objective that the quest does not have",
      #"{ "expect": { "objectives": { "hunt": { "pelt": true } } } }"#, "unknown-objective",
      at: #""pelt""#, "`hunt` has no objective `pelt`"),
    .init(
      "an objective that is done so often",
      #"{ "expect": { "objectives": { "hunt": { "pelts": 3 } } } }"#, "wrong-type", at: "3",
      "whether an objective is done is true or false; this is a number"),
    .init(
      "objectives in a list", #"{ "expect": { "objectives": { "hunt": ["pelts"] } } }"#,
      "wrong-type", at: #"["pelts"]"#, "the objectives of a quest is an object; this is a list"),
    .init(
      "no objectives", #"{ "expect": { "objectives": { "hunt": {} } } }"#, "empty-expectation",
      at: "{}", "an empty object expects nothing of objectives"),
    .init(
      "a deadline that is a duration", #"{ "expect": { "failsAt": { "mend": "2h" } } }"#,
      "wrong-type", at: #""2h""#, "`failsAt` is an instant; `2h` is none"),
    .init(
      "nobody was met", #"{ "expect": { "met": [] } }"#, "empty-expectation", at: "[]",
      "an empty list of `met` expects nothing"),
    .init(
      "nothing is active", #"{ "expect": { "active": {} } }"#, "empty-expectation", at: "{}",
      "an empty `active` expects nothing"),
    .init(
      "a number of times met", #"{ "expect": { "met": { "jarl": 1 } } }"#, "wrong-type", at: "1",
      "whether it is so is true or false; this is a number"),
    .init(
      "an npc that opens", #"{ "expect": { "newlyUnlocked": ["jarl"] } }"#, "wrong-kind",
      at: #""jarl""#,
      "`jarl` is an npc; here stands the id of a world, level, feature, achievement, quest or location"
    ),
    .init(
      "an npc that is given", #"{ "tick": true }"#, with: #""given": { "unlocked": ["jarl"] }"#,
      "wrong-kind", at: #""jarl""#,
      "`jarl` is an npc; here stands the id of a world, level, feature, achievement, quest or location"
    ),
    .init(
      "a location for an npc that was met", #"{ "tick": true }"#,
      with: #""given": { "met": ["inn"] }"#, "wrong-kind", at: #""inn""#,
      "`inn` is a location; here stands the id of an npc"),
    .init(
      "a growth in a condition of a scenario",
      #"{ "expect": { "that": { "earned": "pelt", "since": "accepted", "atLeast": 1 } } }"#,
      "relative-reference", at: #""accepted""#,
      #"`"since": "accepted"` means something only in the `objectives` and the `failWhen` of a quest"#
    ),
    .init(
      "a playthrough with a wrong name", #"{ "playthrough": "my game", "tick": true }"#,
      "invalid-id", at: #""my game""#,
      "`my game` is no name: an id has only ASCII letters, digits, `-`, `_` and `.`"),
    .init(
      "a playthrough that is a number", #"{ "playthrough": 2, "expect": { "met": ["jarl"] } }"#,
      "wrong-type", at: "2", "`playthrough` is a string; this is a number"),
    .init(
      "a playthrough beside its beginning", #"{ "begin": "second", "playthrough": "main" }"#,
      "conflicting-keys", at: #""main""#,
      "`begin` names its playthrough, and has no other beside it"),
  ]

  @Test("Mistakes about quests are told", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    let text = Stage.file(steps: mistake.steps, mistake.members)
    let (reading, sources) = try Stage(Village.pack).read(text)
    let errors = reading.diagnostics.filter { $0.severity == .error }
    let first = try #require(errors.first)
    let report = DiagnosticRenderer.text(reading.diagnostics, sources: sources, color: false)
    #expect(errors.count == 1, "\(report)")
    #expect(first.code.name == mistake.code)
    #expect(first.message == mistake.message)
    let bytes = sources[first.place.file].bytes[Int(first.place.start)..<Int(first.place.end)]
    #expect(String(decoding: bytes, as: UTF8.self) == mistake.at)
  }
}
