import ProgressionEngine
import ProgressionModel
import Testing

@Suite("The derived layer and settling")
struct DerivedTests {
  @Test("Routes, withholding, ranks, visibility, cycles, rewards", arguments: DerivedScripts.all)
  func scripts(_ script: Script) throws {
    try script.run()
  }

  @Test("What a new player finds is settled and paid")
  func newPlayer() throws {
    let game = try TestGame(
      """
      "currencies": {"coins": {"initial": 5, "cap": 5}},
      "counters": {"low": {"min": -9, "max": -4}, "high": {"min": 3}, "n": {}},
      "worlds": [{"id": "a", "levels": [{"id": "x", "rewards": {"onUnlock": {"add": {"n": 2}}}}]}],
      "features": {"f": {"unlock": {"counter": "n", "atLeast": 2}},
        "g": {"unlock": {"unlocked": "f"}}}
      """)
    var player = TestPlayer(game)
    #expect(
      try player.statuses(["a", "a/x", "f", "g"])
        == "a unlocked, a/x unlocked, f unlocked, g unlocked")
    #expect(try player.have("coins") == 5)
    #expect(game.engine.earned(try game.holding("coins"), in: player.state) == 0)
    #expect(
      (0...2).map { game.engine.counter(CounterRef(position: $0), in: player.state) }
        == [-4, 3, 2])
    #expect(player.state.revision == 0)
    #expect(try player.play(#"{"tick": true}"#) == "accepted")
  }

  /// Each reward raises a counter that opens the next node: as many rounds as nodes.
  @Test("Rewards that open what pays the next reward settle in as many rounds as it takes")
  func rounds() throws {
    let length = 1000
    var features: [String] = []
    for number in 1...length {
      features.append(
        #""f\#(number)": {"unlock": {"counter": "n", "atLeast": \#(number)}, "#
          + #""rewards": {"onUnlock": {"coins": 1, "add": {"n": 1}}}}"#)
    }
    let game = try TestGame(
      #""currencies": ["coins"], "counters": ["n"], "features": {"#
        + features.reversed().joined(separator: ", ") + "}")
    var player = TestPlayer(game)
    let line = try player.play(#"{"add": {"n": 1}}"#)
    #expect(line.hasSuffix("| counter n 0 -> \(length + 1) (onUnlock of f\(length))"))
    #expect(try player.have("coins") == Int64(length))
    #expect(game.engine.nodes(.unlocked, in: player.state).count == length)
    try player.restart()
  }

  @Test("A node that rewards reopen and close again pays once")
  func oscillation() throws {
    var player = TestPlayer(
      try TestGame(
        """
        "counters": ["n", "paid"],
        "features": {"odd": {"unlock": {"when": {"counter": "n", "equals": 1}, "live": true},
            "rewards": {"onUnlock": {"add": {"n": 1, "paid": 1}}}},
          "even": {"unlock": {"when": {"counter": "n", "equals": 2}, "live": true},
            "rewards": {"onUnlock": {"add": {"n": 1, "paid": 1}}}}}
        """))
    #expect(
      try player.play(#"{"add": {"n": 1}}"#)
        == "accepted: counter n 0 -> 3 (onUnlock of even)"
        + " | counter paid 0 -> 2 (onUnlock of even)")
    #expect(
      try player.play(#"{"set": {"n": 1}}"#)
        == "accepted: unlocked odd (route 0) | counter n 3 -> 1")
  }
}
