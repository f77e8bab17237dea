import ProgressionEngine
import ProgressionModel
import Testing

/// What can never be opened any more, and what only seems so.
@Suite("Never")
struct NeverTests {
  private static let pack = """
    "flags": ["x"], "counters": ["n"], "currencies": ["coins"],
    "rules": {"event": {"now": {"until": "2026-02-01T00:00:00Z"}}},
    "worlds": [
      {"id": "w", "levels": 1},
      {"id": "fair", "unlock": {"when": {"now": {"until": "2026-02-01T00:00:00Z"}},
        "live": true}, "levels": [2, {"id": "late",
        "unlock": {"when": {"now": {"until": "2026-01-15T00:00:00Z"}}, "live": true}}]},
      {"id": "home", "order": "free", "levels": [{"id": "party",
        "unlock": {"when": {"now": {"until": "2026-02-01T00:00:00Z"}}, "live": true}}]}],
    "features": {
      "plain": {"unlock": {"when": {"rule": "event"}, "live": true}},
      "also": {"unlock": {"when": {"all": [{"rule": "event"}, {"flag": "x"}]}, "live": false}},
      "either": {"unlock": {"when": {"any": [{"rule": "event"}, {"flag": "x"}]}, "live": false}},
      "other-way": {"unlock": [{"when": {"rule": "event"}, "live": true},
        {"when": {"flag": "x"}}]},
      "priced": {"unlock": {"when": {"rule": "event"}, "price": {"coins": 5}}},
      "priced-too": {"unlock": [{"when": {"rule": "event"}, "live": true},
        {"price": {"coins": 5}}]},
      "with-product": {"unlock": {"when": {"rule": "event"}, "product": "pass"}},
      "or-product": {"unlock": [{"when": {"rule": "event"}, "live": true}, {"product": "pass"}]},
      "granted": {"unlock": {"when": {"rule": "event"}, "live": true}},
      "rewarded": {"unlock": true, "rewards": {"onUnlock": {"timers": ["egg"]}}},
      "closed": {"unlock": false},
      "two-reasons": {"unlock": [{"when": {"rule": "event"}, "live": true}, {"when": false}]},
      "count": {"unlock": {"when": {"count": [{"rule": "event"}, {"flag": "x"}], "atLeast": 2},
        "live": false}},
      "count-one": {"unlock": {"when": {"count": [{"rule": "event"}, {"flag": "x"}],
        "atLeast": 1}, "live": false}},
      "outside": {"unlock": {"when": {"not": {"now": {"from": "2026-02-01T00:00:00Z"}}},
        "live": true}},
      "after": {"unlock": {"when": {"not": {"rule": "event"}}, "live": true}},
      "follows": {"unlock": {"when": {"unlocked": "plain"}, "live": true}},
      "weekend": {"unlock": {"when": {"now": {"days": ["saturday"], "zone": "UTC"}},
        "live": true}},
      "early": {"unlock": {"when": {"all": [{"rule": "event"}, {"not": {"completed": "w/1"}}]},
        "live": true}},
      "kept": {"unlock": {"when": {"rule": "event"}, "live": false}},
      "sun": {"choice": "end", "unlock": {"when": {"rule": "event"}}},
      "moon": {"choice": "end", "unlock": true}},
    "products": {
      "pass": {"kind": "permanent", "store": "com.example.p", "when": {"rule": "event"}},
      "hat": {"kind": "permanent", "price": {"coins": 5}, "when": {"rule": "event"}},
      "cap": {"kind": "permanent", "price": {"coins": 5}}},
    "timers": {"egg": {"after": "9000d", "grants": {"unlock": ["granted"]}}}
    """

  private static let expired: Set<String> = [
    "fair", "fair/1", "fair/2", "fair/late", "home/party", "plain", "also", "priced",
    "with-product", "two-reasons", "count", "outside", "follows", "early", "sun", "hat",
  ]

  private func never(_ player: TestPlayer) -> [String: String] {
    var never: [String: String] = [:]
    for index in player.game.game.nodes.indices {
      let node = NodeRef(position: index)
      let record = player.game.engine.status(of: node, in: player.state)
      never[player.game.game[node].id] = record.never?.description
    }
    return never
  }

  @Test("A window that has passed, where every way in needs it")
  func expired() throws {
    var player = TestPlayer(try TestGame(NeverTests.pack))
    #expect(never(player) == [:])
    try player.play(#"{"tick": true, "now": "2026-01-31T23:59:59Z"}"#)
    #expect(never(player) == ["fair/late": "expired"])
    try player.play(#"{"tick": true, "now": "2026-02-01T00:00:00Z"}"#)
    let expected = NeverTests.expired.map { ($0, "expired") }
    #expect(never(player) == Dictionary(uniqueKeysWithValues: expected))
  }

  @Test("What never opens has no next way, and says why")
  func explained() throws {
    let game = try TestGame(NeverTests.pack)
    var player = TestPlayer(game)
    try player.play(#"{"tick": true, "now": "2026-03-01T00:00:00Z"}"#)
    let explanation = game.engine.explain(try game.node("also"), in: player.state)
    #expect(
      explanation.description == """
        `also` is locked, for good: expired
          way 1, opens for good by itself:
            ✗ closed since 2026-02-01T00:00:00Z
            ✗ flag `x` is not set
        """)
    #expect(explanation.next == nil)
    let other = game.engine.explain(try game.node("other-way"), in: player.state)
    #expect(other.next == 1)
  }

  @Test("An operator can still open it, and then it is open")
  func operatorOpens() throws {
    let game = try TestGame(NeverTests.pack)
    var player = TestPlayer(game)
    try player.play(#"{"tick": true, "now": "2026-03-01T00:00:00Z"}"#)
    try player.play(#"{"grant": {"unlock": ["plain"]}}"#)
    let record = game.engine.status(of: try game.node("plain"), in: player.state)
    #expect(record.status == .unlocked && record.never == nil)
    #expect(try player.status("follows") == "unlocked")
  }

  @Test(
    "Another choice excludes for good only where nothing brings it back",
    arguments: [
      ("", "", "excluded"),
      (#""resets": {"run": {"by": "command"}}"#, #""scope": "run","#, nil),
      (#""resets": {"again": {"by": "command", "ends": "playthrough"}}"#, "", nil),
      (
        #""resets": {"again": {"by": "command", "ends": "playthrough"}}"#, #""scope": "account","#,
        "excluded"
      ),
      (#""timers": {"egg": {"after": "1d", "grants": {"unlock": ["moon"]}}}"#, "", nil),
    ] as [(String, String, String?)])
  func excluded(_ tables: String, _ scope: String, _ never: String?) throws {
    let game = try TestGame(
      """
      "features": {"sun": {\(scope) "choice": "end", "title": "The Sun", "unlock": true},
        "moon": {\(scope) "choice": "end", "unlock": true},
        "dark": {"unlock": {"unlocked": "moon"}}}\(tables.isEmpty ? "" : ", " + tables)
      """)
    var player = TestPlayer(game)
    try player.play(#"{"unlock": "sun"}"#)
    let moon = game.engine.explain(try game.node("moon"), in: player.state)
    #expect(moon.record.never?.description == never)
    #expect(moon.next == nil)
    let forGood = never == nil ? "" : ", for good: excluded"
    #expect(
      moon.description == """
        `moon` is locked\(forGood)
          way 1, free to take:
            ✗ The Sun was taken instead
        """)
    let leaf = try #require(moon.routes.first?.requirements.last)
    #expect(leaf.kind == .choice && leaf.isBlocker && leaf.subjects == ["sun"])
    let dark = game.engine.explain(try game.node("dark"), in: player.state)
    #expect(dark.routes[0].unmet.map { $0.isImpossible } == [never != nil])
  }
}
