import ProgressionEngine
import ProgressionModel
import ProgressionSimulation
import Testing

/// Playthroughs of one player, side by side.
struct PlaythroughTests {
  typealias Play = PlayingTests.Play

  static let plays: [Play] = [
    .init(
      "a command goes to the playthrough that it names, and the current one stays",
      """
      { "complete": "meadow/1" },
      { "playthrough": "second", "expect": { "nextLevel": "meadow/1" } , "tick": true },
      { "playthrough": "second", "complete": "meadow/1",
        "expect": { "newlyUnlocked": ["meadow/2"], "nextLevel": "meadow/2" } },
      { "playthrough": "second", "complete": "meadow/2", "expect": { "nextLevel": "meadow/3" } },
      { "expect": { "nextLevel": "meadow/2" } },
      { "playthrough": "second", "expect": { "nextLevel": "meadow/3" } },
      { "playthrough": "main", "expect": { "nextLevel": "meadow/2", "have": { "coins": 30 } } }
      """),
    .init(
      "the first playthrough starts as given, the others are new",
      """
      { "playthrough": "main", "expect": { "have": { "coins": 7 } } },
      { "playthrough": "second", "tick": true, "expect": { "have": { "coins": 20 } } }
      """, with: #""given": { "have": { "coins": 7 } }"#),
    .init(
      "a playthrough begins and the first is resumed",
      """
      { "complete": "meadow/1" },
      { "begin": "second", "expect": { "nextLevel": "meadow/1", "newlyUnlocked": [], "changes": [] } },
      { "begin": "second", "expectRejected": "notAvailable" },
      { "resume": "main", "expect": { "nextLevel": "meadow/2", "newlyUnlocked": [] } },
      { "resume": "thrid", "expectRejected": "unknownId" }
      """),
    .init(
      "a repetition has a playthrough for its steps",
      """
      { "playthrough": "second", "repeat": 2, "steps": [{ "add": { "feats": 2 } }],
        "expect": { "counter": { "feats": 4 } } },
      { "expect": { "counter": { "feats": 0 } } }
      """),
    .init(
      "worlds are completed in a playthrough",
      """
      { "playthrough": "second", "complete": "meadow", "expect": { "completed": ["meadow"] } },
      { "expect": { "nextLevel": "meadow/1" } }
      """),
    .init(
      "looking at a playthrough that is not there",
      #"{ "playthrough": "secnd", "expect": { "nextLevel": "meadow/1" } }"#,
      fails: "the player has no playthrough `secnd`"),
    .init(
      "a player with playthroughs is saved, loaded, copied and merged",
      """
      { "playthrough": "second", "complete": "meadow/1" }, { "save": "a" }, { "fork": "tablet" },
      { "player": "tablet", "playthrough": "second", "complete": "meadow/2" },
      { "restart": true, "playthrough": "second", "expect": { "nextLevel": "meadow/2" } },
      { "merge": "tablet", "playthrough": "second", "expect": { "nextLevel": "meadow/3" } },
      { "load": "a" }, { "playthrough": "second", "expect": { "nextLevel": "meadow/2" } }
      """),
  ]

  @Test("Playthroughs play", arguments: plays)
  func play(_ play: Play) throws {
    let result = try Stage().play(steps: play.steps, play.members)
    #expect(result.failures.map(\.message) == play.failures)
  }

  @Test("Restarting at every step changes nothing", arguments: plays)
  func restarts(_ play: Play) throws {
    let stage = try Stage()
    let reading = try stage.read(Stage.file(steps: play.steps, play.members)).reading
    let file = try #require(reading.file)
    let results = ScenarioRunner.run(
      file: file, engine: stage.engine, restartsAtEveryStep: true
    ).results
    #expect(results.flatMap(\.failures).map(\.message) == play.failures)
  }
}
