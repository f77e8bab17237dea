import ProgressionEngine
import ProgressionModel
import Testing

@Suite("What a player is shown of an outcome")
struct AudienceTests {
  /// What a command changed, for the designer and for the player.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let before: [String]
    let command: String
    let designer: String
    let player: String

    init(
      _ name: String, _ before: [String], _ command: String, _ designer: String, _ player: String
    ) {
      testDescription = name
      self.before = before
      self.command = command
      self.designer = designer
      self.player = player
    }
  }

  private static let tables = """
    "flags": ["lit", "known"], "currencies": ["coins"],
    "worlds": [{"id": "w", "visible": {"flag": "lit"}, "unlock": {"when": {"flag": "lit"}, "live": true},
      "levels": [{"id": "1", "rewards": {"onComplete": {"coins": 5}}}, "2",
        {"id": "x", "choice": "end", "bonus": true, "unlock": true}]}],
    "features": {"cave": {"visible": {"flag": "known"}, "unlock": {"when": {"flag": "lit"}, "live": true}},
      "hut": {"unlock": {"when": {"flag": "lit"}, "live": true}},
      "other": {"choice": "end", "unlock": true}},
    "locations": {"mill": {"unlock": true}},
    "npcs": {"ghost": {"visible": {"flag": "known"}, "at": [{"location": "mill", "when": {"flag": "lit"}}]}}
    """

  static let cases: [Case] = [
    Case(
      "what opens is shown", [], #"{"set": {"lit": true}}"#,
      "accepted: unlocked w (route 0) | unlocked w/1 (route 0) | unlocked cave (route 0) | unlocked hut (route 0) | unlocked ghost | flag lit false -> true",
      "accepted: unlocked w (route 0) | unlocked w/1 (route 0) | unlocked cave (route 0) | unlocked hut (route 0) | unlocked ghost | flag lit false -> true"
    ),
    Case(
      "what closes and is hidden then is not told", [#"{"set": {"lit": true}}"#],
      #"{"set": {"lit": false}}"#,
      "accepted: closed w | closed w/1 | closed cave | closed hut | closed ghost | flag lit true -> false",
      "accepted: closed hut | flag lit true -> false"),
    Case(
      "money stays, and what paid it is not told", [#"{"set": {"lit": true}}"#],
      #"{"do": [{"complete": "w/1", "stars": 2}, {"unlock": "w/x"}, {"meet": "ghost"}, {"set": {"lit": false}}]}"#,
      "accepted: closed w | closed w/1 | closed cave | closed hut | closed ghost | completed w/1 | met ghost | stars w/1 0 -> 2 | credited coins 5 (onComplete of w/1) | flag lit true -> false | choice end w/x",
      "accepted: closed hut | credited coins 5 | flag lit true -> false"),
    Case(
      "a choice among what is shown is told", [], #"{"unlock": "other"}"#,
      "accepted: unlocked other (unlock) | choice end other",
      "accepted: unlocked other (unlock) | choice end other"),
  ]

  @Test("Nothing that is hidden at the end is named", arguments: cases)
  func shown(_ one: Case) throws {
    let game = try TestGame(AudienceTests.tables)
    var player = TestPlayer(game)
    try player.play(all: one.before)
    let outcome = try game.engine.apply(
      Command(json: one.command), to: &player.state, as: .operator)
    let lines = [Audience.designer, .player].map {
      game.engine.shown(outcome, in: player.state, to: $0)
    }
    #expect(lines[0] == outcome)
    #expect(lines[0].line == one.designer)
    #expect(lines[1].line == one.player)
  }

  @Test("`visible` hides somebody only while they are nowhere")
  func presence() throws {
    var player = TestPlayer(try TestGame(AudienceTests.tables))
    #expect(try player.status("ghost") == "hidden")
    #expect(try player.play(#"{"meet": "ghost"}"#) == "unknownId: ghost")
    try player.play(all: [#"{"set": {"lit": true}}"#])
    #expect(try player.status("ghost") == "unlocked")
    try player.play(all: [#"{"meet": "ghost"}"#, #"{"set": {"lit": false}}"#])
    #expect(try player.status("ghost") == "hidden")
    try player.play(all: [#"{"set": {"known": true}}"#])
    #expect(try player.status("ghost") == "locked")
  }
}
