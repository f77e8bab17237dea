import ProgressionEngine
import ProgressionModel
import Testing

@Suite("Explanations")
struct ExplainTests {
  private static let pack = """
    "currencies": {"coins": {"initial": 2}}, "counters": ["n"], "flags": ["on", "see"],
    "worlds": [{"id": "a", "title": "Alpha", "levels": 3},
      {"id": "b", "title": "Beta", "levels": [{"id": "x", "unlock": {"flag": "on"}}]}],
    "features": {
      "open": {"unlock": true},
      "shop": {"title": "Shop", "unlock": [
        {"when": {"counter": "n", "atLeast": 4}},
        {"when": {"flag": "on"}, "price": {"coins": 5}}, {"product": "pass"}]},
      "buyable": {"unlock": {"price": {"coins": 2}}},
      "gift": {"unlock": {"price": "free"}},
      "dear": {"unlock": {"price": {"coins": 5}}},
      "never": {"unlock": false},
      "hp": {"ranks": 3, "unlock": {"reach": {"counter": "n"}, "at": [1, 5, 9]}},
      "view": {"unlock": {"when": {"all": [{"flag": "on"}, {"not": {"flag": "see"}}]},
        "live": true}}},
    "products": {"pass": {"title": "Pass", "kind": "permanent", "store": "com.example.p"},
      "rope": {"kind": "consumable", "price": {"coins": 5}, "when": {"flag": "on"}, "limit": 1},
      "gold": {"kind": "consumable", "store": "com.example.g"}}
    """

  @Test(
    "As text",
    arguments: [
      ([], "open", "`open` is unlocked\n  way 1, opens for good by itself:\n    ✓ no condition"),
      (
        [], "shop",
        """
        Shop (`shop`) is locked
          way 1, opens for good by itself:
            ✗ `n`: 0 of 4, 4 more (4 or more)
          way 2, for 5 `coins`:
            ✗ flag `on` is not set
            ✗ 3 more `coins` for the price
          way 3, with `pass`:
            ✗ Pass is not owned
          next: `n`: 0 of 4, 4 more (4 or more)
        """
      ),
      (
        [#"{"set": {"on": true}}"#], "shop",
        """
        Shop (`shop`) is available
          way 1, opens for good by itself:
            ✗ `n`: 0 of 4, 4 more (4 or more)
          way 2, for 5 `coins`:
            ✓ flag `on` is set
            ✗ 3 more `coins` for the price
          way 3, with `pass`:
            ✗ Pass is not owned
          next: 3 more `coins`
        """
      ),
      (
        [], "b/x",
        """
        `b/x` is locked
          ✗ Beta is not open
          way 1, opens for good by itself:
            ✗ flag `on` is not set
          next: Beta is not open; flag `on` is not set
        """
      ),
      (
        [], "b",
        """
        Beta (`b`) is locked
          way 1, opens for good by itself:
            ✗ Alpha is not completed: 0 of 3 levels, 3 more
          next: Alpha is not completed: 0 of 3 levels, 3 more
        """
      ),
      (
        [], "buyable",
        "`buyable` is available\n  way 1, for 2 `coins`:\n    ✓ no condition\n"
          + "  next: pay 2 `coins`"
      ),
      (
        [], "gift",
        "`gift` is available\n  way 1, free to take:\n    ✓ no condition\n"
          + "  next: take it"
      ),
      (
        [], "dear",
        "`dear` is available\n  way 1, for 5 `coins`:\n    ✗ 3 more `coins` for the price"
          + "\n  next: 3 more `coins`"
      ),
      (
        [#"{"add": {"n": 2}}"#], "hp",
        """
        `hp` is unlocked, rank 1 of 3
          way 1, opens for good by itself:
            ✗ `n`: 2 of 5, 3 more (5 or more)
          next: `n`: 2 of 5, 3 more (5 or more)
        """
      ),
      (
        [#"{"set": {"see": true}}"#], "view",
        """
        `view` is locked
          way 1, open while it holds:
            ✗ flag `on` is not set
            ✗ flag `see` is set, which closes this
          next: flag `on` is not set; flag `see` is set, which closes this
        """
      ),
      (
        [], "rope",
        """
        `rope` is locked
          way 1, for 5 `coins`:
            ✗ flag `on` is not set
            ✓ 0 of at most 1 purchase of `rope`
            ✗ 3 more `coins` for the price
          next: flag `on` is not set
        """
      ),
    ] as [([String], String, String)])
  func text(_ given: [String], _ id: String, _ text: String) throws {
    let game = try TestGame(ExplainTests.pack)
    var player = TestPlayer(game)
    try player.play(all: given)
    let explanation = game.engine.explain(try game.node(id), in: player.state)
    #expect(explanation.description == text)
  }

  @Test("A level that has a source of its own needs its world only")
  func worldOnly() throws {
    let game = try TestGame(ExplainTests.pack)
    var player = TestPlayer(game)
    try player.play(#"{"grant": {"unlock": ["b/x"]}}"#)
    #expect(try player.play(#"{"select": "b/x"}"#) == "locked: b/x | Beta is not open")
  }

  @Test(
    "The next way: fewest impossible, then real money, leaves, distance, order",
    arguments: [
      // An impossible leaf rules a way out.
      (#"[{"when": false}, {"when": {"flag": "x"}}]"#, 1),
      (
        #"[{"when": {"all": [false, {"flag": "x"}]}}, {"when": {"counter": "n", "atLeast": 9}}]"#, 1
      ),
      // Real money comes after play, in-game prices do not.
      (#"[{"product": "store"}, {"when": {"all": [{"flag": "x"}, {"flag": "y"}]}}]"#, 1),
      (#"[{"product": "coins-only"}, {"when": {"all": [{"flag": "x"}, {"flag": "y"}]}}]"#, 0),
      // Fewer leaves, whatever the distance.
      (
        #"[{"when": {"all": [{"flag": "x"}, {"flag": "y"}]}}, {"when": {"counter": "n", "atLeast": 9}}]"#,
        1
      ),
      (
        #"[{"when": {"counter": "n", "atLeast": 900}}, {"when": {"all": [{"flag": "x"}, {"flag": "y"}]}}]"#,
        0
      ),
      // The nearer of two numbers, in relation to what is needed.
      (
        #"[{"when": {"counter": "n", "atLeast": 10}}, {"when": {"counter": "m", "atLeast": 40}}]"#,
        1
      ),
      (
        #"[{"when": {"counter": "m", "atLeast": 40}}, {"when": {"counter": "n", "atLeast": 10}}]"#,
        0
      ),
      (#"[{"when": {"flag": "x"}}, {"when": {"counter": "m", "atLeast": 40}}]"#, 1),
      // A tie goes to the first.
      (#"[{"when": {"flag": "x"}}, {"when": {"flag": "y"}}]"#, 0),
      (#"[{"when": {"flag": "y"}}, {"when": {"flag": "x"}}]"#, 0),
      // A way that only waits for a price is nearest.
      (#"[{"when": {"counter": "m", "atLeast": 32}}, {"price": {"coins": 999}}]"#, 1),
      (#"[{"when": false}, {"when": false}]"#, nil),
    ] as [(String, Int64?)])
  func next(_ routes: String, _ next: Int64?) throws {
    let game = try TestGame(
      """
      "currencies": ["coins"], "counters": ["n", "m"], "flags": ["x", "y"],
      "features": {"f": {"unlock": \(routes)}},
      "products": {"store": {"kind": "permanent", "store": "com.example.s"},
        "coins-only": {"kind": "permanent", "price": {"coins": 5}}}
      """)
    var player = TestPlayer(game)
    try player.play(#"{"add": {"n": 1, "m": 30}}"#)
    #expect(game.engine.explain(try game.node("f"), in: player.state).next == next)
  }

  @Test(
    "Inside a way the nearest alternative is named",
    arguments: [
      (
        #"{"any": [{"all": [{"flag": "x"}, {"flag": "y"}]}, {"flag": "y"}]}"#,
        ["flag `y` is not set"]
      ),
      (
        #"{"count": [{"flag": "x"}, {"counter": "m", "atLeast": 40}, {"flag": "y"}], "atLeast": 2}"#,
        ["`m`: 30 of 40, 10 more (40 or more)", "flag `x` is not set"]
      ),
      (
        #"{"not": {"all": [{"flag": "z"}, {"counter": "m", "atMost": 50}]}}"#,
        ["`m`: 30 of 51, 21 more (more than 50, 51 or more)"]
      ),
      (#"{"none": [{"flag": "z"}, {"flag": "x"}]}"#, ["flag `z` is set, which closes this"]),
      (#"{"rule": "both"}"#, ["flag `x` is not set", "flag `y` is not set"]),
      (
        #"{"all": [{"rule": "both"}, {"rule": "both"}]}"#,
        ["flag `x` is not set", "flag `y` is not set"]
      ),
    ] as [(String, [String])])
  func alternatives(_ condition: String, _ unmet: [String]) throws {
    let game = try TestGame(
      """
      "counters": ["n", "m"], "flags": ["x", "y", "z"],
      "rules": {"both": {"all": [{"flag": "x"}, {"flag": "y"}]}},
      "features": {"f": {"unlock": {"when": \(condition), "live": true}}}
      """)
    var player = TestPlayer(game)
    try player.play(#"{"add": {"m": 30}}"#)
    try player.play(#"{"set": {"z": true}}"#)
    let explanation = game.engine.explain(try game.node("f"), in: player.state)
    #expect(explanation.unmet.map { $0.text } == unmet)
  }

  @Test(
    "A player learns nothing about hidden nodes",
    arguments: [
      (#"{"completed": "mystery"}"#), (#"{"unlocked": "mystery/1"}"#), (#"{"unlocked": "ghost"}"#),
      (#"{"completed": "crypt"}"#), (#"{"visited": "crypt"}"#), (#"{"owned": "charm"}"#),
      (#"{"marked": "mystery/1"}"#), (#"{"marked": "mystery/1", "with": "gold"}"#),
      (#"{"stars": "mystery", "atLeast": 1}"#), (#"{"stars": "mystery/1", "atLeast": 1}"#),
      (#"{"clears": ["mystery/1", "a/1"], "atLeast": 9}"#), (#"{"rank": "ghost", "atLeast": 1}"#),
      (#"{"ranks": ["ghost", "seen"], "atLeast": 2}"#), (#"{"purchases": "rope", "atLeast": 1}"#),
      (#"{"count": ["ghost", "seen"], "are": "unlocked", "atLeast": 2}"#),
      (#"{"count": ["charm"], "are": "owned", "atLeast": 1}"#),
      (#"{"sum": [{"rank": "ghost"}, {"purchases": "rope"}], "atLeast": 9}"#),
      (#"{"times": [{"rank": "ghost"}, 2], "atLeast": 9}"#),
      (#"{"not": {"not": {"unlocked": "ghost"}}}"#),
      (#"{"timeSince": {"completed": "mystery"}, "atLeast": 9}"#),
      (#"{"timeSince": {"unlocked": "ghost"}, "atLeast": 9}"#),
      (#"{"timeSince": {"visited": "crypt"}, "atLeast": 9}"#),
      (#"{"timeSince": {"owned": "charm"}, "atLeast": 9}"#),
      (#"{"timeSince": {"marked": "mystery/1", "with": "gold"}, "atLeast": 9}"#),
      (#"{"streak": "daily-ghost", "atLeast": 9}"#),
      (#"{"stars": "mystery", "since": "daily", "atLeast": 9}"#),
    ])
  func secret(_ condition: String) throws {
    let game = try TestGame(
      """
      "flags": ["see"], "currencies": ["coins"],
      "worlds": [{"id": "a", "levels": 1}, {"id": "mystery", "title": "Arcanum",
        "visible": {"flag": "see"}, "levels": [{"id": "1", "marks": ["gold"]}]}],
      "features": {"f": {"unlock": [{"when": \(condition), "live": true}, {"product": "charm"}]},
        "seen": {"unlock": {"flag": "see"}},
        "ghost": {"title": "Wraith", "visible": {"flag": "see"}, "unlock": {"flag": "see"}},
        "daily-ghost": {"title": "Shade", "scope": "daily", "visible": {"flag": "see"},
          "unlock": {"flag": "see"}}},
      "resets": {"daily": {"every": "day", "at": "04:00", "zone": "UTC"}},
      "locations": {"crypt": {"title": "Tomb", "visible": {"flag": "see"},
        "unlock": {"flag": "see"}}},
      "products": {
        "charm": {"title": "Amulet", "kind": "permanent", "visible": {"flag": "see"}},
        "rope": {"title": "Cord", "kind": "consumable", "price": {"coins": 1},
          "visible": {"flag": "see"}}}
      """)
    var player = TestPlayer(game)
    let secrets = [
      "mystery", "Arcanum", "ghost", "Wraith", "crypt", "Tomb", "charm", "Amulet", "rope", "Cord",
      "daily-ghost", "Shade",
    ]
    let node = try game.node("f")
    func names(_ audience: Audience) -> [String] {
      let explanation = game.engine.explain(node, in: player.state, for: audience)
      let told = explanation.told
      return secrets.filter { told.contains($0) }
    }
    #expect(names(.player) == [])
    #expect(names(.designer) != [])
    let locked = try player.play(#"{"select": "f"}"#, as: .player)
    #expect(secrets.filter { locked.contains($0) } == [])
    try player.play(#"{"set": {"see": true}}"#)
    #expect(names(.player) != [])
  }

  @Test("Of a hidden node a player learns only that it is hidden")
  func hidden() throws {
    let game = try TestGame(
      """
      "flags": ["see"], "features": {"ghost": {"title": "Wraith", "visible": {"flag": "see"},
        "unlock": {"flag": "see"}}}
      """)
    let node = try game.node("ghost")
    let state = game.engine.newPlayer()
    #expect(
      game.engine.explain(node, in: state, for: .player).description == "`ghost` is hidden")
    #expect(
      game.engine.explain(node, in: state).description.hasPrefix("Wraith (`ghost`) is hidden\n"))
  }
}
