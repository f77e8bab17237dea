import ProgressionSimulation
import ProgressionText
import Testing

/// Players move to other rule packs and take in each other's progress.
struct UpgradeTests {
  typealias Play = PlayingTests.Play

  static let plays: [Play] = [
    .init(
      "ids are those of the new pack",
      """
      { "press": "right", "expect": { "showing": "canyon" } },
      { "upgrade": "../next/rules.json", "expect": { "showing": "gorge", "locked": ["gorge"] } },
      { "complete": "meadow/3", "expectRejected": "locked" }
      """),
    .init(
      "a report",
      """
      { "complete": "meadow", "expect": { "unlocked": ["peak"] } },
      { "buy": "hat" },
      { "upgrade": "../next/rules.json", "expect": { "newlyUnlocked": ["meadow/3", "gate"],
        "report": { "removed": ["hat"], "completionLost": ["meadow"], "opened": ["gate", "meadow/3"],
          "keptOpen": ["peak"], "paid": { "coins": 4 } } } }
      """),
    .init(
      "another report",
      #"{ "upgrade": "../next/rules.json", "expect": { "report": { "removed": ["hat"] } } }"#,
      fails: "`report`: `removed` is [], expected [hat]"),
    .init(
      "a report of what was paid",
      #"{ "upgrade": "../next/rules.json", "expect": { "report": { "paid": { "coins": 5 }, "completionLost": [] } } }"#,
      fails: "`report`: `paid` is [coins: 4], expected [coins: 5]"),
    .init(
      "what is renamed",
      """
      { "transaction": "t-1", "product": "pass", "state": "purchased" }, { "complete": "canyon/1" },
      { "save": "old" },
      { "upgrade": "../next/rules.json", "expect": { "completed": ["gorge", "gorge/1"],
        "report": { "renamed": { "canyon": "gorge" } }, "newlyUnlocked": ["gate"] } },
      { "load": "old" },
      { "upgrade": "../next/rules.json", "expect": { "report": { "renamed": ["canyon"] } } },
      { "load": "old" },
      { "upgrade": "../next/rules.json", "expect": { "report": { "renamed": {} } } }
      """, fails: "`report`: `renamed` is [canyon to gorge], expected []"),
    .init(
      "what always holds, in both packs",
      #"{ "grant": { "coins": 1 } }, { "upgrade": "../next/rules.json" }, { "take": { "coins": 105 } }"#,
      with: #""always": [{ "have": "coins", "atLeast": 1 }]"#,
      fails: "a condition that always holds does not hold"),
    .init(
      "a condition and an explanation in the new pack",
      #"{ "upgrade": "../next/rules.json", "expect": { "that": { "unlocked": "gate" }, "explain": { "peak": "meadow" } } }"#
    ),
    .init(
      "only the player of the step moves",
      """
      { "player": "phone", "complete": "meadow/1" },
      { "player": "phone", "fork": "tablet" },
      { "player": "tablet", "upgrade": "../next/rules.json" },
      { "player": "phone", "merge": "tablet", "expectRejected": "needsAdoption" },
      { "player": "phone", "expect": { "unlocked": ["hat"] } }
      """, fails: "`hat` is available, expected unlocked"),
    .init(
      "a save is of the pack that it was made in",
      """
      { "save": "old" }, { "upgrade": "../next/rules.json", "expect": { "unlocked": ["gate"] } },
      { "save": "new" }, { "load": "old", "expect": { "locked": ["canyon"] } },
      { "load": "new", "expect": { "locked": ["gorge"], "newlyUnlocked": ["gate"] } }
      """),
    .init(
      "two devices",
      """
      { "player": "phone", "complete": "meadow/1", "stars": 1, "id": { "writer": "phone", "n": 1 } },
      { "player": "phone", "fork": "tablet" },
      { "player": "phone", "grant": { "coins": 50 }, "id": { "writer": "phone", "n": 2 } },
      { "player": "tablet", "complete": "meadow/1", "stars": 3, "id": { "writer": "tablet", "n": 1 } },
      { "player": "tablet", "grant": { "coins": 30 }, "id": { "writer": "tablet", "n": 2 } },
      { "player": "phone", "merge": "tablet",
        "expect": { "stars": { "meadow/1": 3 }, "have": { "coins": 180 } } },
      { "player": "phone", "merge": "tablet", "expect": { "have": { "coins": 180 } } },
      { "player": "tablet", "merge": "phone", "expect": { "have": { "coins": 181 } } }
      """, fails: "`have` of `coins` is 180, expected 181"),
    .init(
      "an upgrade is repeated",
      """
      { "upgrade": "../next/rules.json" },
      { "repeat": 2, "steps": [{ "upgrade": "../next/rules.json",
        "expect": { "changes": [], "report": { "opened": [], "renamed": [], "keptOpen": [] } } }] }
      """),
  ]

  @Test(arguments: plays)
  func playersMove(_ play: Play) throws {
    let result = try Market.stage().play(steps: play.steps, play.members)
    #expect(result.failures.map(\.message) == play.failures)
  }

  @Test(arguments: plays)
  func savingAndLoadingAtEveryStepChangesNothing(_ play: Play) throws {
    let stage = try Market.stage()
    let file = try #require(
      try stage.read(Stage.file(steps: play.steps, play.members)).reading.file)
    #expect(
      ScenarioRunner.run(file: file, engine: stage.engine, restartsAtEveryStep: true)
        == ScenarioRunner.run(file: file, engine: stage.engine))
  }

  @Test func reasonsPointIntoTheNewPack() throws {
    let result = try Market.stage().play(
      steps: #"{ "upgrade": "../next/rules.json", "expect": { "unlocked": ["peak"] } }"#)
    let failure = try #require(result.failures.first)
    #expect(failure.location?.file == "stage/scenarios/a.json")
    #expect(failure.reasons.map(\.location?.file) == [Market.nextPath])
  }
}
