import ProgressionEngine
import ProgressionModel
import Testing

@Suite("Queries about money and time")
struct MoneyQueryTests {
  private static let pack = """
    "currencies": {"coins": {"initial": 20, "cap": 100},
      "gems": {"debt": 5},
      "energy": {"cap": 10, "refill": {"amount": 3, "every": "30m"}}},
    "flags": ["on"],
    "worlds": [{"id": "w", "levels": [{"id": "1", "rewards": {"onComplete": {"coins": 30}}}, "2"]}],
    "features": {
      "shop": {"unlock": [{"when": {"flag": "on"}}, {"price": {"coins": 15}}]},
      "live": {"unlock": {"when": {"flag": "on"}, "live": true}},
      "both": {"unlock": [{"when": {"flag": "on"}, "live": true}, {"product": "pass"}]},
      "gift": {"scope": "daily", "unlock": {"flag": "on"}},
      "keen": {"unlock": {"when": {"streak": "gift", "atLeast": 9}, "live": true}}},
    "products": {
      "pass": {"kind": "permanent", "price": {"coins": 5}},
      "club": {"kind": "subscription", "store": "com.example.c"},
      "sack": {"kind": "consumable", "store": "com.example.s", "refund": "clamp",
        "grants": {"gems": 10}},
      "meal": {"kind": "consumable", "price": {"coins": 1}, "limit": 2, "scope": "daily",
        "grants": {"energy": 1}}},
    "timers": {"brew": {"after": "8h", "grants": {"coins": 1}}},
    "resets": {"daily": {"every": "day", "at": "04:00", "zone": "Europe/Berlin", "grace": 1},
      "weekly": {"every": "week", "on": "monday", "at": "00:00", "zone": "UTC"},
      "respec": {"by": "command"}}
    """

  private func player() throws -> TestPlayer {
    TestPlayer(try TestGame(MoneyQueryTests.pack, zones: TestZones.fixture()))
  }

  private func terms(_ id: String, _ player: TestPlayer) throws -> String {
    let terms = player.game.engine.terms(of: try player.game.holding(id), in: player.state)
    let sum =
      terms.initial + terms.earned + terms.bought + terms.returned + terms.forgiven - terms.spent
      - terms.taken - terms.refunded
    #expect(terms.balance == sum, "the identity of `\(id)`")
    let parts = [
      ("initial", terms.initial), ("earned", terms.earned), ("bought", terms.bought),
      ("returned", terms.returned), ("forgiven", terms.forgiven), ("spent", terms.spent),
      ("taken", terms.taken), ("refunded", terms.refunded),
    ]
    let named = parts.filter { $0.1 != 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return "\(terms.balance) within \(terms.floor)...\(terms.cap): \(named)"
  }

  @Test("How a balance came about, and the ledger that says why")
  func ledger() throws {
    var player = try player()
    let engine = player.game.engine
    try player.play(all: [
      #"{"complete": "w/1", "id": "c-1", "now": "2026-01-01T01:00:00Z"}"#,
      #"{"unlock": "shop", "id": {"writer": "phone", "n": 1}}"#,
      #"{"grant": {"coins": 90}}"#, #"{"take": {"coins": 7}}"#,
    ])
    #expect(
      try terms("coins", player) == "93 within 0...100: initial 20, earned 95, spent 15, taken 7")
    try player.play(#"{"transaction": "t-1", "product": "sack", "state": "purchased"}"#, as: .store)
    try player.play(#"{"take": {"gems": 8}}"#)
    try player.play(#"{"transaction": "t-1", "product": "sack", "state": "revoked"}"#, as: .store)
    let most = Int64.max
    #expect(
      try terms("gems", player)
        == "0 within -5...\(most): bought 10, forgiven 8, taken 8, refunded 10")
    let coins = try player.game.holding("coins")
    let lines = engine.ledger(of: coins, in: player.state).map { entry in
      "\(entry.revision) \(Instants.text(entry.at)) \(entry.id?.description ?? "-") "
        + "\(entry.kind) \(entry.amount)"
    }
    #expect(
      lines == [
        "1 2026-01-01T01:00:00Z c-1 credited 30", "2 2026-01-01T01:00:00Z phone#1 debited 15",
        "3 2026-01-01T01:00:00Z - credited 65", "3 2026-01-01T01:00:00Z - clipped 25",
        "4 2026-01-01T01:00:00Z - debited 7",
      ])
    let causes = engine.ledger(of: coins, in: player.state).map { $0.cause }
    #expect(causes.first == .reward(moment: "onComplete", node: "w/1"))
    let whole = engine.ledger(in: player.state)
    #expect(whole.filter { $0.holding == coins }.count == lines.count)
    #expect(whole.count > lines.count)
    let records = engine.transactions(in: player.state)
    #expect(records.map { "\($0.id) \($0.product) \($0.stage)" } == ["t-1 sack revoked"])
  }

  @Test("When a refill goes on")
  func refill() throws {
    var player = try player()
    let engine = player.game.engine
    let energy = try player.game.holding("energy")
    func times() -> [String]? {
      engine.refillsAt(of: energy, in: player.state).map {
        [Instants.text($0.next), Instants.text($0.full)]
      }
    }
    #expect(try player.have("energy") == 10)
    #expect(times() == nil)
    #expect(engine.refillsAt(of: try player.game.holding("coins"), in: player.state) == nil)
    try player.play(#"{"take": {"energy": 8}, "now": "2026-01-01T10:10:00Z"}"#)
    #expect(times() == ["2026-01-01T10:40:00Z", "2026-01-01T11:40:00Z"])
    try player.play(#"{"tick": true, "now": "2026-01-01T11:00:00Z"}"#)
    #expect(try player.have("energy") == 5)
    #expect(times() == ["2026-01-01T11:10:00Z", "2026-01-01T11:40:00Z"])
    try player.play(#"{"tick": true, "now": "2026-01-01T11:40:00Z"}"#)
    #expect(try player.have("energy") == 10)
    #expect(times() == nil)
  }

  @Test("Periods, the next reset, timers")
  func time() throws {
    var player = try player()
    let engine = player.game.engine
    func resets() -> [String] {
      (0..<3).map { index in
        let reset = ResetRef(position: index)
        let next = engine.nextReset(of: reset, in: player.state)
        return "\(engine.period(of: reset, in: player.state)) \(next.map(Instants.text) ?? "-")"
      }
    }
    // The day of 2026-01-01 begins at 04:00 in Berlin, 03:00 UTC; 20,454 days after 1970.
    #expect(resets() == ["20453 2026-01-01T03:00:00Z", "2921 2026-01-05T00:00:00Z", "0 -"])
    try player.play(#"{"tick": true, "now": "2026-01-01T03:00:00Z"}"#)
    try player.play(#"{"reset": "respec"}"#)
    #expect(resets() == ["20454 2026-01-02T03:00:00Z", "2921 2026-01-05T00:00:00Z", "1 -"])
    // The spring gap: 04:00 in Berlin is 02:00 UTC from 2026-03-29 on.
    try player.play(#"{"tick": true, "now": "2026-03-28T03:00:00Z"}"#)
    #expect(resets()[0] == "20540 2026-03-29T02:00:00Z")

    let brew = TimerRef(position: 0)
    #expect(engine.timer(brew, in: player.state) == nil)
    try player.play(#"{"grant": {"timers": ["brew"]}, "now": "2026-03-28T04:00:00Z"}"#)
    #expect(engine.timer(brew, in: player.state).map(Instants.text) == "2026-03-28T12:00:00Z")
    try player.play(#"{"tick": true, "now": "2026-03-28T12:00:00Z"}"#)
    #expect(engine.timer(brew, in: player.state) == nil)
  }

  @Test("There is no next reset after the year 9999")
  func lastReset() throws {
    let game = try TestGame(MoneyQueryTests.pack, zones: TestZones.fixture())
    let state = game.engine.newPlayer(at: Int64.max)
    #expect(state.now == Instants.range.upperBound)
    #expect(game.engine.nextReset(of: ResetRef(position: 0), in: state) == nil)
    #expect(game.engine.nextReset(of: ResetRef(position: 1), in: state) == nil)
  }

  @Test("Why a node is open, since when, and under which version")
  func sources() throws {
    var player = try player()
    func sources(_ id: String) throws -> String {
      let sources = player.game.engine.sources(of: try player.game.node(id), in: player.state)
      return sources.sources.map { $0.description }.joined(separator: "+")
        + (sources.since.map { " since \(Instants.text($0))" } ?? "")
        + (sources.packVersion.map { " by \($0)" } ?? "")
    }
    #expect(try sources("shop") == "")
    #expect(try sources("w/1") == "earned since 2026-01-01T00:00:00Z by 1.0.0")
    try player.play(#"{"unlock": "shop", "now": "2026-01-02T00:00:00Z"}"#)
    #expect(try sources("shop") == "taken since 2026-01-02T00:00:00Z by 1.0.0")
    try player.play(#"{"set": {"on": true}, "now": "2026-01-03T00:00:00Z"}"#)
    try player.play(#"{"grant": {"unlock": ["shop"]}}"#)
    #expect(try sources("shop") == "earned+taken+granted since 2026-01-02T00:00:00Z by 1.0.0")
    #expect(try sources("live") == "live")
    try player.play(#"{"transaction": "t-1", "product": "pass", "state": "purchased"}"#, as: .store)
    #expect(try sources("both") == "live+product")
    #expect(try sources("pass").hasPrefix("store"))
    try player.play(
      #"{"transaction": "t-2", "product": "club", "state": "purchased", "until": "2026-02-01T00:00:00Z"}"#,
      as: .store)
    #expect(try sources("club").hasPrefix("store"))
    try player.play(#"{"tick": true, "now": "2026-02-01T00:00:00Z"}"#)
    #expect(try sources("club") == "")
  }

  @Test("A streak, and what breaks it")
  func streak() throws {
    var player = try player()
    let gift = try player.game.node("gift")
    func streak() -> Int64 { player.game.engine.streak(of: gift, in: player.state) }
    #expect(streak() == 0)
    try player.play(#"{"set": {"on": true}}"#)
    #expect(streak() == 1)
    try player.play(#"{"tick": true, "now": "2026-01-01T03:00:00Z"}"#)
    #expect(streak() == 2)
    try player.play(#"{"set": {"on": false}}"#)
    // One missed day is forgiven, two are not.
    try player.play(#"{"tick": true, "now": "2026-01-03T03:00:00Z"}"#)
    #expect(streak() == 2)
    try player.play(#"{"tick": true, "now": "2026-01-04T03:00:00Z"}"#)
    #expect(streak() == 0)
    #expect(player.game.engine.streak(of: try player.game.node("shop"), in: player.state) == 0)
  }

  @Test("A payment that is under way shows, and stands in the way of paying in the game")
  func pending() throws {
    var player = try player()
    let pass = try player.game.node("pass")
    func text() -> String { player.game.engine.explain(pass, in: player.state).description }
    func isPending() -> Bool { player.game.engine.status(of: pass, in: player.state).isPending }
    #expect(!isPending())
    try player.play(#"{"transaction": "t-1", "product": "pass", "state": "pending"}"#, as: .store)
    #expect(isPending())
    #expect(
      text() == """
        `pass` is available, a payment is under way
          way 1, for 5 `coins`:
            ✗ a payment for `pass` is under way at the store
          next: a payment for `pass` is under way at the store
        """)
    #expect(try player.play(#"{"buy": "pass"}"#) == "paymentPending: pass")
    try player.play(#"{"transaction": "t-1", "product": "pass", "state": "expired"}"#, as: .store)
    #expect(!isPending())
    #expect(
      text() == """
        `pass` is available
          way 1, for 5 `coins`:
            ✓ no condition
          next: pay 5 `coins`
        """)
  }

  @Test("A limit for each day says when it begins anew")
  func limit() throws {
    var player = try player()
    try player.play(#"{"take": {"energy": 9}, "now": "2026-01-01T12:00:00Z"}"#)
    try player.play(#"{"buy": "meal", "quantity": 2}"#)
    let explanation = player.game.engine.explain(try player.game.node("meal"), in: player.state)
    #expect(
      explanation.description == """
        `meal` is locked
          way 1, for 1 `coins`:
            ✗ 2 of at most 2 purchases of `meal`; again at 2026-01-02T03:00:00Z, in 15h
          next: 2 of at most 2 purchases of `meal`; again at 2026-01-02T03:00:00Z, in 15h
        """)
    let leaf = try #require(explanation.unmet.first)
    #expect(leaf.holdsAt.map(Instants.text) == "2026-01-02T03:00:00Z" && !leaf.isImpossible)
    try player.play(#"{"tick": true, "now": "2026-01-02T03:00:00Z"}"#)
    #expect(try player.status("meal") == "available")
  }
}
