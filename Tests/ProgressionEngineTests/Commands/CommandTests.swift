import ProgressionEngine
import ProgressionModel
import Testing

@Suite("Commands")
struct CommandTests {
  @Test("Each kind with its exact changes", arguments: CommandScripts.all)
  func kinds(_ script: Script) throws {
    try script.run()
  }

  @Test(
    "A node of another kind is unknown",
    arguments: [
      #"{"complete": "f"}"#, #"{"complete": "a"}"#, #"{"start": "a"}"#, #"{"fail": "inn"}"#,
      #"{"visit": "a/1"}"#, #"{"buy": "f"}"#, #"{"unlock": "coins"}"#, #"{"select": "met"}"#,
      #"{"grant": {"met": 1}}"#, #"{"grant": {"unlock": ["coins"]}}"#, #"{"take": {"f": 1}}"#,
      #"{"grant": {"set": {"coins": true}}}"#, #"{"grant": {"add": {"coins": 1}}}"#,
      #"{"set": {"coins": 1}}"#, #"{"add": {"coins": 1}}"#,
    ])
  func otherKinds(_ command: String) throws {
    var player = TestPlayer(
      try TestGame(
        """
        "currencies": ["coins"], "flags": ["met"], "worlds": [{"id": "a", "levels": 1}],
        "features": {"f": {"unlock": true}}, "locations": {"inn": {"unlock": true}}
        """))
    #expect(try player.play(command).hasPrefix("unknownId: "), "\(command)")
  }

  @Test(
    "Old ids are followed, those of levels too",
    arguments: [
      (#"{"complete": "old/1"}"#, "accepted: completed a | completed a/1"),
      (#"{"complete": "a/first"}"#, "accepted: completed a | completed a/1"),
      (#"{"unlock": "stall"}"#, "accepted: unlocked shop (unlock)"),
      (#"{"grant": {"gold": 1}}"#, "accepted: credited coins 1 (grant)"),
      (#"{"set": {"seen": true}}"#, "accepted: flag met false -> true"),
    ])
  func renamed(_ command: String, _ outcome: String) throws {
    var player = TestPlayer(
      try TestGame(
        """
        "currencies": ["coins"], "flags": ["met"], "worlds": [{"id": "a", "levels": 1}],
        "features": {"shop": {"unlock": {"price": "free"}}},
        "renamed": {"old": "a", "a/first": "a/1", "stall": "shop", "gold": "coins", "seen": "met"}
        """))
    #expect(try player.play(command) == outcome)
  }

  @Test(
    "What one who sends a command may send",
    arguments: [
      (#"{"grant": {"coins": 1}}"#, true), (#"{"take": {"coins": 1}}"#, true),
      (#"{"set": {"met": true}}"#, true), (#"{"add": {"n": 1}}"#, true),
      (#"{"do": [{"tick": true}, {"add": {"n": 1}}]}"#, true),
      (#"{"complete": "a/1"}"#, false), (#"{"start": "a/1"}"#, false), (#"{"fail": "a/1"}"#, false),
      (#"{"unlock": "f"}"#, false), (#"{"buy": "p"}"#, false), (#"{"select": "a"}"#, false),
      (#"{"visit": "inn"}"#, false), (#"{"tick": true}"#, false),
      (#"{"do": [{"tick": true}, {"visit": "inn"}]}"#, false),
    ])
  func authority(_ command: String, _ needsOperator: Bool) throws {
    let game = try TestGame(
      """
      "currencies": {"coins": {"initial": 5}}, "flags": ["met"], "counters": ["n"],
      "worlds": [{"id": "a", "levels": 1}], "features": {"f": {"unlock": {"price": "free"}}},
      "locations": {"inn": {"unlock": true}},
      "products": {"p": {"kind": "consumable", "price": {"coins": 1}}}
      """)
    var player = TestPlayer(game)
    let line = try player.play(command, as: .player)
    if needsOperator {
      #expect(line == "notAllowed: needs operator")
      #expect(try player.play(command).hasPrefix("accepted"))
    } else {
      #expect(line.hasPrefix("accepted"))
    }
  }

  @Test(
    "What makes no sense in any state",
    arguments: [
      (Command(.tick, id: ""), "malformed: an empty `id`"),
      (Command(.do([])), "malformed: a `do` without commands"),
      (
        Command(.do([Command(.do([Command(.tick)]))])), "malformed: a `do` inside a `do`"
      ),
      (
        Command(.do([Command(.tick, id: "x")])),
        "malformed: an `id` inside a `do`; the `do` itself has one"
      ),
      (
        Command(.complete("nowhere", LevelResult(stars: 1, score: 1))),
        "malformed: both `stars` and `score`"
      ),
      (
        Command(.do([Command(.complete("a/1", LevelResult(stars: 1, score: 1)))])),
        "malformed: both `stars` and `score`"
      ),
    ])
  func malformed(_ command: Command, _ outcome: String) throws {
    var player = TestPlayer(try TestGame(#""worlds": [{"id": "a", "levels": 1}]"#))
    #expect(player.apply(command) == outcome)
    // What is malformed is so for everybody, and before anything else is asked.
    #expect(player.apply(command, as: .player) == outcome)
  }

  @Test("A batch of commands, each for itself")
  func batch() throws {
    let game = try TestGame(#""worlds": [{"id": "a", "levels": 2}]"#)
    var state = game.engine.newPlayer()
    let results = game.engine.apply(
      [
        try Command(json: #"{"complete": "a/1"}"#), try Command(json: #"{"complete": "b/1"}"#),
        try Command(json: #"{"complete": "a/2"}"#),
      ], to: &state, as: .operator)
    let lines = results.map { result in
      switch result {
      case .success(let outcome): outcome.line
      case .failure(let rejection): rejection.line
      }
    }
    #expect(
      lines == [
        "accepted: unlocked a/2 (route 0) | completed a/1", "unknownId: b/1, nearest a/1",
        "accepted: completed a | completed a/2",
      ])
    #expect(state.revision == 2)
  }

  @Test("A cap that is passed is named before an amount that leaves 64 bits")
  func capsFirst() throws {
    let game = try TestGame(
      """
      "items": {"gem": {}}, "currencies": {"coins": {"cap": 1, "initial": 1}},
      "products": {"chest": {"kind": "consumable", "price": {"coins": 1},
        "grants": {"gem": 9223372036854775807, "coins": 2}}}
      """)
    var state = game.engine.newPlayer()
    try game.engine.apply(
      Command(.grant(NamedBundle(amounts: [NamedAmount("gem", 5)]))), to: &state, as: .operator)
    #expect(throws: Rejection.capReached(holding: "coins", cap: 1)) {
      try game.engine.apply(
        Command(.buy("chest", quantity: 1, price: nil)), to: &state, as: .operator)
    }
  }

  @Test("A command without an authority is the player's")
  func leastAuthority() throws {
    let game = try TestGame(#""currencies": ["coins"]"#)
    var state = game.engine.newPlayer()
    let grant = Command(.grant(NamedBundle(amounts: [NamedAmount("coins", 5)])))
    #expect(throws: Rejection.notAllowed(needs: .operator)) {
      try game.engine.apply(grant, to: &state)
    }
    #expect(throws: Rejection.notAllowed(needs: .operator)) {
      try game.engine.apply(Command(.do([Command(.tick), grant])), to: &state)
    }
    #expect(state == game.engine.newPlayer())
  }
}
