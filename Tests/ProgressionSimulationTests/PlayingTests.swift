import ProgressionSimulation
import Testing

/// Steps do what they say, and every kind of expectation can hold and can fail.
struct PlayingTests {
  struct Play: CustomTestStringConvertible {
    let testDescription: String
    let steps: String
    let members: String
    /// The messages of the failures.
    let failures: [String]

    init(_ name: String, _ steps: String, with members: String = "", fails: String...) {
      testDescription = name
      self.steps = steps
      self.members = members
      self.failures = fails
    }
  }

  static let steps: [Play] = [
    .init(
      "a command",
      #"{ "complete": "meadow/1", "stars": 2, "expect": { "newlyUnlocked": ["meadow/2"] } }"#),
    .init(
      "a rejection that nobody expects", #"{ "complete": "meadow/2" }"#,
      fails: "the step is rejected as `locked`"),
    .init(
      "an expected rejection",
      #"{ "complete": "meadow/2", "expectRejected": "locked", "expect": { "have": { "coins": 20 } } }"#
    ),
    .init(
      "an expected rejection with fields",
      #"{ "unlock": "dash", "rank": 2, "expectRejected": { "reason": "insufficientFunds", "missing": { "coins": 10 } } }"#
    ),
    .init(
      "a rejection with another reason",
      #"{ "complete": "meadow/2", "expectRejected": "outOfRange" }"#,
      fails: "the step is rejected as `locked`, expected `outOfRange`"),
    .init(
      "a rejection with other fields",
      #"{ "unlock": "dash", "rank": 2, "expectRejected": { "missing": { "coins": 9 } } }"#,
      fails: #"`missing` of the rejection is {"coins": 10}, expected {"coins": 9}"#),
    .init(
      "an acceptance that should be a rejection",
      #"{ "complete": "meadow/1", "expectRejected": "locked" }"#,
      fails: "the step is accepted, expected a rejection"),
    .init(
      "an unknown id that the step expects",
      #"{ "complete": "nope", "expectRejected": "unknownId" }"#),
    .init(
      "the player may not grant",
      #"{ "grant": { "coins": 1 }, "authority": "player", "expectRejected": "notAllowed" }"#),
    .init(
      "a whole world",
      """
      { "complete": "meadow/2", "expectRejected": "locked" },
      { "complete": "meadow/1", "stars": 1 },
      { "complete": "meadow", "stars": 3,
        "expect": { "stars": { "meadow": 7 }, "completed": ["meadow"], "have": { "coins": 50 },
          "newlyUnlocked": ["meadow/3", "meadow/secret", "canyon", "canyon/1", "canyon/2"] } },
      { "complete": "meadow", "stars": 3, "expect": { "changes": [], "stars": { "all": 7 } } }
      """),
    .init(
      "a world with start prices and scores",
      #"{ "complete": "meadow" }, { "complete": "canyon", "stars": 2, "expect": { "stars": { "canyon": 4 }, "have": { "coins": 45 }, "newlyUnlocked": ["peak", "peak/1"] } }"#
    ),
    .init(
      "a world with scores and stars that no score gives",
      #"{ "complete": "meadow" }, { "complete": "canyon", "stars": -1, "expectRejected": "outOfRange" }"#
    ),
    .init(
      "a world that cannot be played", #"{ "complete": "peak", "expectRejected": "locked" }"#),
    .init(
      "the carousel stops at its ends and skips what is hidden",
      """
      { "press": "left", "expect": { "showing": "meadow" } },
      { "press": "right", "expect": { "showing": "canyon" } },
      { "press": "right", "expect": { "showing": "peak" } },
      { "press": "right", "expect": { "showing": "peak" } },
      { "set": { "met-king": true }, "expect": { "showing": "peak" } },
      { "press": "left" },
      { "press": "left", "expect": { "showing": "attic" } },
      { "restart": true, "expect": { "showing": "attic" } }
      """),
    .init(
      "another world is shown", #"{ "press": "right", "expect": { "showing": "meadow" } }"#,
      fails: "`showing` is canyon, expected meadow"),
    .init(
      "saves are kept and gone back to",
      """
      { "complete": "meadow/1" }, { "save": "one" }, { "complete": "meadow/2" },
      { "save": "two" },
      { "load": "one", "expect": { "nextLevel": "meadow/2", "newlyUnlocked": [] } },
      { "load": "two", "expect": { "nextLevel": "meadow/3", "newlyUnlocked": ["meadow/3"] } }
      """),
    .init(
      "a restart changes nothing",
      #"{ "complete": "meadow/1", "stars": 2 }, { "restart": true, "expect": { "stars": { "meadow/1": 2 }, "have": { "coins": 30 }, "unlocked": ["meadow/2"], "newlyUnlocked": [] } }"#
    ),
    .init(
      "steps are repeated",
      #"{ "repeat": 3, "steps": [{ "add": { "feats": 2 } }], "expect": { "counter": { "feats": 6 } } }"#
    ),
    .init(
      "a repetition fails in its round",
      #"{ "repeat": 3, "steps": [{ "add": { "feats": 4 } }] }"#,
      fails: "the step is rejected as `outOfRange`: "),
    .init(
      "players are apart",
      """
      { "complete": "meadow/1", "player": "anna" },
      { "complete": "meadow/2", "player": "anna" },
      { "complete": "meadow/2", "player": "bert", "expectRejected": "locked" },
      { "expect": { "nextLevel": "meadow/1" } },
      { "player": "anna", "expect": { "nextLevel": "meadow/3" } }
      """),
    .init(
      "every player starts as given",
      """
      { "player": "anna", "expect": { "have": { "coins": 7 } } },
      { "player": "bert", "expect": { "have": { "coins": 7 } } }
      """, with: #""given": { "have": { "coins": 7 } }"#),
    .init(
      "a condition that always holds",
      #"{ "complete": "meadow/1" }, { "take": { "coins": 30 } }"#,
      with: #""always": [{ "have": "coins", "atLeast": 1 }]"#,
      fails: "a condition that always holds does not hold"),
    .init(
      "other expectations of a failed step are looked at, later steps are not",
      """
      { "complete": "meadow/1", "expect": { "have": { "coins": 31 }, "nextLevel": "meadow/2",
        "flag": { "met-king": true } } },
      { "expect": { "have": { "coins": 0 } } }
      """,
      fails: "`have` of `coins` is 30, expected 31", "flag `met-king` is false, expected true"),
  ]

  static let expectations: [Play] = [
    .init(
      "stars of all worlds",
      #"{ "complete": "meadow/1", "stars": 2, "expect": { "stars": { "all": 3 } } }"#,
      fails: "`stars` of all worlds is 2, expected 3"),
    .init(
      "earned and spent",
      #"{ "grant": { "coins": 5 } }, { "buy": "hat", "expect": { "earned": { "coins": 6 }, "spent": { "coins": 15 } } }"#,
      fails: "`earned` of `coins` is 5, expected 6"),
    .init(
      "rank", #"{ "unlock": "dash", "expect": { "rank": { "dash": 2 } } }"#,
      fails: "`rank` of `dash` is 1, expected 2"),
    .init(
      "attribute", #"{ "set": { "build": 7 }, "expect": { "attribute": { "build": 8 } } }"#,
      fails: "attribute `build` is 7, expected 8"),
    .init(
      "owned", #"{ "buy": "hat", "expect": { "owned": { "hat": true, "key": true } } }"#,
      fails: "`owned` of `key` is false, expected true"),
    .init(
      "owned as a list", #"{ "grant": { "key": 1 }, "expect": { "owned": ["key", "hat"] } }"#,
      fails: "`owned` of `hat` is false, expected true"),
    .init(
      "visited", #"{ "expect": { "visited": ["well"] } }"#,
      fails: "`visited` of `well` is false, expected true"),
    .init(
      "percent", #"{ "complete": "meadow/1", "expect": { "percent": { "everything": 15 } } }"#,
      fails: "`percent` of `everything` is 14, expected 15"),
    .init(
      "unlocked", #"{ "expect": { "unlocked": ["meadow/1", "canyon"] } }"#,
      fails: "`canyon` is locked (0 of 2 done), expected unlocked"),
    .init(
      "completed",
      #"{ "complete": "meadow/1", "expect": { "completed": ["meadow/1", "meadow"] } }"#,
      fails: "`meadow` is unlocked (1 of 3 done), expected completed"),
    .init(
      "locked is not hidden", #"{ "expect": { "locked": ["canyon", "attic"] } }"#,
      fails: "`attic` is hidden (0 of 1 done), expected locked"),
    .init(
      "available", #"{ "expect": { "available": ["dash", "canyon"] } }"#,
      fails: "`canyon` is locked (0 of 2 done), expected available"),
    .init(
      "status", #"{ "expect": { "status": { "attic": "hidden", "dash": "locked" } } }"#,
      fails: "`status` of `dash` is available, expected locked"),
    .init(
      "next level", #"{ "complete": "meadow/1", "expect": { "nextLevel": null } }"#,
      fails: "`nextLevel` is meadow/2, expected none"),
    .init(
      "newly unlocked, too few", #"{ "complete": "meadow/1", "expect": { "newlyUnlocked": [] } }"#,
      fails: "`newlyUnlocked`: `meadow/2` opened too"),
    .init(
      "newly unlocked, too many",
      #"{ "complete": "meadow/1", "expect": { "newlyUnlocked": ["meadow/2", "meadow/3"] } }"#,
      fails: "`newlyUnlocked`: `meadow/3` did not open"),
    .init(
      "newly unlocked in another order",
      #"{ "set": { "met-king": true }, "expect": { "newlyUnlocked": ["attic/1", "attic"] } }"#,
      fails: "`newlyUnlocked`: the order is not that of declaration"),
    .init(
      "changes",
      #"{ "buy": "hat", "expect": { "changes": [{ "kind": "debited", "amount": 15 }, { "kind": "owned", "id": "hat" }] } }"#
    ),
    .init(
      "changes, one different",
      #"{ "buy": "hat", "expect": { "changes": [{ "kind": "debited", "amount": 14 }, { "kind": "owned" }] } }"#,
      fails:
        #"`changes`: change 1 is debited coins 15 (buy), expected {"kind": "debited", "amount": 14}"#
    ),
    .init(
      "changes, one missing",
      #"{ "buy": "hat", "expect": { "changes": [{ "kind": "debited" }] } }"#,
      fails: "`changes`: 2 changes were made, expected 1"),
    .init(
      "offers",
      #"{ "expect": { "offers": { "dash": [{ "price": { "coins": 10 }, "affordable": true }], "canyon": [] } } }"#
    ),
    .init(
      "other offers", #"{ "expect": { "offers": { "dash": [{ "price": "free" }] } } }"#,
      fails:
        #"`offers` of `dash` is [{"price": {"coins": 10}, "affordable": true}], expected [{"price": "free"}]"#
    ),
    .init(
      "never",
      #"{ "unlock": "sun", "expect": { "never": { "moon": "excluded", "sun": "excluded" } } }"#,
      fails: "`never` of `sun` is null, expected excluded"),
    .init(
      "outcome",
      #"{ "complete": "meadow/1", "id": "a" }, { "complete": "meadow/1", "id": "a", "expect": { "outcome": "accepted" } }"#,
      fails: "`outcome` is duplicate, expected accepted"),
    .init(
      "that",
      #"{ "expect": { "that": { "all": [{ "have": "coins", "equals": 20 }, { "flag": "met-king" }] } } }"#,
      fails: "the condition does not hold"),
    .init(
      "explain", #"{ "expect": { "explain": { "canyon": "Meadow", "peak": "Mars" } } }"#,
      fails: #"the explanation of `peak` does not contain "Mars""#),
  ]

  @Test(arguments: steps + expectations)
  func stepsAndExpectations(_ play: Play) throws {
    let result = try Stage().play(steps: play.steps, play.members)
    let messages = result.failures.map(\.message)
    guard messages.count == play.failures.count else {
      Issue.record("\(messages)")
      return
    }
    for (message, expected) in zip(messages, play.failures) {
      #expect(message == expected || message.hasPrefix(expected))
    }
  }

  @Test(arguments: steps + expectations)
  func savingAndLoadingAtEveryStepChangesNothing(_ play: Play) throws {
    let stage = try Stage()
    let file = try #require(
      try stage.read(Stage.file(steps: play.steps, play.members)).reading.file)
    #expect(
      ScenarioRunner.run(file: file, engine: stage.engine, restartsAtEveryStep: true)
        == ScenarioRunner.run(file: file, engine: stage.engine))
  }
}
