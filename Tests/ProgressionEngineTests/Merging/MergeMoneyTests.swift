import ProgressionEngine
import ProgressionModel
import Testing

/// Money is added up by who moved it, and what pays once pays once.
@Suite("What two devices earn and spend")
struct MergeMoneyTests {
  private static let shop = """
    "currencies": {"coins": {"initial": 100}, "gems": {}},
    "worlds": [{"id": "w", "order": "free", "levels": [{"id": "1", "rewards": {"onComplete": {"coins": 25}}},
      {"id": "2", "rewards": {"perNewStar": {"coins": 5}, "onEveryComplete": {"gems": 1}}}]}],
    "features": {"stall": {"unlock": {"price": {"coins": 30}},
      "rewards": {"onUnlock": {"gems": 2}}}},
    "products": {"snack": {"kind": "consumable", "price": {"coins": 20}},
      "feast": {"kind": "consumable", "price": {"coins": 90}, "grants": {"gems": 7}},
      "hat": {"kind": "permanent", "price": {"coins": 15}, "grants": {"gems": 3}}},
    "chests": {"box": {"price": {"coins": 10}, "weights": [
      {"weight": 1, "grants": {"gems": 1}}, {"weight": 1, "grants": {"gems": 4}}]}}
    """

  /// What each does, and what the merged balances are.
  struct Case: CustomTestStringConvertible {
    let name: String
    let phone: [String]
    let tablet: [String]
    let coins: Int64
    var gems: Int64 = 0
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "SAVE-05: sums of what writers did",
      phone: [#"{"grant": {"coins": 50}}"#],
      tablet: [#"{"grant": {"coins": 30}}"#, #"{"buy": "snack"}"#], coins: 160),
    Case(
      name: "SAVE-05: a level's first reward once",
      phone: [#"{"complete": "w/1"}"#], tablet: [#"{"complete": "w/1"}"#], coins: 125),
    Case(
      name: "SAVE-05: both spend the same money, and keep what they bought",
      phone: [#"{"buy": "feast"}"#], tablet: [#"{"buy": "feast"}"#], coins: -80, gems: 14),
    Case(
      name: "stars of a level, each once", phone: [#"{"complete": "w/2", "stars": 3}"#],
      tablet: [#"{"complete": "w/2", "stars": 1}"#], coins: 115, gems: 2),
    Case(
      name: "a node is paid for once", phone: [#"{"unlock": "stall"}"#],
      tablet: [#"{"unlock": "stall"}"#], coins: 70, gems: 2),
    Case(
      name: "a permanent product is paid for once, with its contents",
      phone: [#"{"buy": "hat"}"#], tablet: [#"{"buy": "hat"}"#], coins: 85, gems: 3),
    Case(
      name: "takings add up", phone: [#"{"take": {"coins": 10}}"#],
      tablet: [#"{"take": {"coins": 5}}"#], coins: 85),
    Case(
      name: "the same command on both counts once",
      phone: [#"{"grant": {"coins": 9}, "id": {"writer": "server-2", "n": 1}}"#],
      tablet: [#"{"grant": {"coins": 9}, "id": {"writer": "server-2", "n": 1}}"#], coins: 109),
    Case(
      name: "commands without a writer count as one writer's",
      phone: [#"{"grant": {"coins": 9}, "id": "a"}"#],
      tablet: [#"{"grant": {"coins": 4}, "id": "b"}"#], coins: 109),
  ]

  @Test("add up by writer", arguments: cases)
  func sums(_ test: Case) throws {
    var meeting = try Meeting(
      Self.shop, phone: test.phone, tablet: test.tablet)
    #expect(try meeting.merged.have("coins") == test.coins)
    #expect(try meeting.merged.have("gems") == test.gems)
    try meeting.merged.play(#"{"tick": true}"#)
    #expect(try meeting.merged.have("coins") == test.coins)
    #expect(try meeting.merged.have("gems") == test.gems)
    let terms = meeting.merged.game.engine.terms(
      of: try meeting.merged.game.holding("coins"), in: meeting.merged.state)
    let sum =
      terms.initial + terms.earned + terms.bought + terms.returned + terms.forgiven - terms.spent
      - terms.taken - terms.refunded
    #expect(sum == test.coins)
  }

  @Test("merging again with one that has not moved changes nothing; what it did since is added")
  func again() throws {
    var meeting = try Meeting(
      Self.shop, phone: [#"{"grant": {"coins": 50}}"#], tablet: [#"{"grant": {"coins": 30}}"#])
    let engine = meeting.merged.game.engine
    try meeting.merged.play(#"{"buy": "snack"}"#)
    #expect(try meeting.merged.have("coins") == 160)
    let state = try engine.merge(meeting.merged.state, meeting.phone.state)
    #expect(state == meeting.merged.state)
    try meeting.phone.play(#"{"grant": {"coins": 1}}"#)
    meeting.merged.state = try engine.merge(meeting.merged.state, meeting.phone.state)
    #expect(try meeting.merged.have("coins") == 161)
  }

  @Test("a chest that was opened as often gave the same, whatever the device")
  func chests() throws {
    let meeting = try Meeting(
      Self.shop, phone: [#"{"open": "box"}"#, #"{"open": "box"}"#], tablet: [#"{"open": "box"}"#])
    #expect(try meeting.merged.have("coins") == 80)
    #expect(try meeting.merged.have("gems") == (try meeting.phone.have("gems")))
  }

  @Test("what one has in debt is paid by what the other earns")
  func debt() throws {
    var meeting = try Meeting(
      Self.shop, phone: [#"{"buy": "feast"}"#], tablet: [#"{"buy": "feast"}"#])
    #expect(try meeting.merged.line(#"{"buy": "snack"}"#) == "insufficientFunds: 100 coins")
    try meeting.merged.play(#"{"grant": {"coins": 85}}"#)
    #expect(try meeting.merged.have("coins") == 5)
  }

  // MARK: Stores

  private static let store = """
    "currencies": {"coins": {}}, "counters": {"bought": {}}, "flags": ["patron"],
    "worlds": [{"id": "vault", "unlock": {"product": "pass"}, "levels": 1}],
    "features": {"room": {"unlock": {"purchases": "pouch", "atLeast": 2}}},
    "products": {
      "pouch": {"kind": "consumable", "store": "com.example.pouch", "grants": {"coins": 40,
        "add": {"bought": 1}, "set": {"patron": true}}},
      "pass": {"kind": "permanent", "store": "com.example.pass"},
      "snack": {"kind": "consumable", "price": {"coins": 10}}}
    """

  private static func notice(_ id: String, _ product: String, _ state: String) -> String {
    #"{"transaction": "\#(id)", "product": "\#(product)", "state": "\#(state)"}"#
  }

  @Test("one transaction on both devices is one purchase")
  func oneTransaction() throws {
    let meeting = try Meeting(
      Self.store, phone: [Self.notice("t-1", "pouch", "purchased")],
      tablet: [Self.notice("t-1", "pouch", "pending"), Self.notice("t-1", "pouch", "purchased")])
    #expect(try meeting.merged.have("coins") == 40)
    #expect(try meeting.merged.counter("bought") == 1)
    #expect(try meeting.merged.flag("patron"))
    #expect(try !meeting.merged.isOpen("room"))
  }

  @Test("two transactions are two purchases")
  func twoTransactions() throws {
    let meeting = try Meeting(
      Self.store, phone: [Self.notice("t-1", "pouch", "purchased")],
      tablet: [Self.notice("t-2", "pouch", "purchased")])
    #expect(try meeting.merged.have("coins") == 80)
    #expect(try meeting.merged.counter("bought") == 2)
    #expect(try meeting.merged.isOpen("room"))
  }

  @Test("a refund that one device has heard of counts for both")
  func refund() throws {
    let meeting = try Meeting(
      Self.store, start: [Self.notice("t-1", "pouch", "purchased")],
      phone: [#"{"buy": "snack"}"#], tablet: [Self.notice("t-1", "pouch", "revoked")])
    #expect(try meeting.merged.have("coins") == -10)
  }

  @Test("what a device heard first does not matter: refunded, then bought elsewhere")
  func tombstone() throws {
    let meeting = try Meeting(
      Self.store, phone: [Self.notice("t-1", "pass", "revoked")],
      tablet: [Self.notice("t-1", "pass", "purchased")])
    #expect(try meeting.tablet.isOpen("vault"))
    #expect(try !meeting.merged.isOpen("vault"))
  }

  // MARK: Counters

  private static let counters = """
    "counters": {"kills": {}, "lives": {"min": 0, "max": 10}},
    "worlds": [{"id": "w", "levels": [{"id": "1", "rewards": {"onComplete": {"add": {"kills": 5}}}}]}]
    """

  @Test("counters add up what was added since they were set")
  func counters() throws {
    let added = try Meeting(
      Self.counters, start: [#"{"add": {"kills": 1}}"#],
      phone: [#"{"add": {"kills": 2}}"#, #"{"complete": "w/1"}"#],
      tablet: [#"{"add": {"kills": -1}}"#, #"{"complete": "w/1"}"#])
    #expect(try added.merged.counter("kills") == 7)
    let set = try Meeting(
      Self.counters, start: [#"{"add": {"kills": 1}}"#],
      phone: [#"{"set": {"kills": 50}, "now": "2026-01-02T00:00Z"}"#, #"{"add": {"kills": 2}}"#],
      tablet: [#"{"add": {"kills": 7}, "now": "2026-01-03T00:00Z"}"#])
    #expect(try set.merged.counter("kills") == 52)
    let both = try Meeting(
      Self.counters,
      phone: [#"{"set": {"kills": 50}, "now": "2026-01-02T00:00Z"}"#, #"{"add": {"kills": 2}}"#],
      tablet: [#"{"set": {"kills": 9}, "now": "2026-01-03T00:00Z"}"#, #"{"add": {"kills": 1}}"#])
    #expect(try both.merged.counter("kills") == 10)
  }

  @Test("what a bound cuts off a merged counter is cut off once, on all devices")
  func bounds() throws {
    var meeting = try Meeting(
      Self.counters, phone: [#"{"add": {"lives": 8}}"#], tablet: [#"{"add": {"lives": 7}}"#])
    #expect(try meeting.merged.counter("lives") == 10)
    let engine = meeting.merged.game.engine
    meeting.phone.state = meeting.merged.state
    meeting.tablet.state = meeting.merged.state
    try meeting.phone.play(#"{"add": {"lives": -1}}"#)
    try meeting.tablet.play(#"{"add": {"lives": -2}}"#)
    #expect(try meeting.phone.counter("lives") == 9)
    #expect(try meeting.tablet.counter("lives") == 8)
    try meeting.meet()
    #expect(try meeting.merged.counter("lives") == 7)
    let again = try engine.merge(meeting.merged.state, meeting.phone.state)
    #expect(again == meeting.merged.state)
  }

  @Test("a refill and spending on both")
  func refill() throws {
    let meeting = try Meeting(
      """
      "currencies": {"energy": {"initial": 10, "cap": 10, "refill": {"amount": 1, "every": "1h"}}},
      "products": {"run": {"kind": "consumable", "price": {"energy": 6}}}
      """,
      phone: [
        #"{"buy": "run", "now": "2026-01-01T00:00Z"}"#,
        #"{"tick": true, "now": "2026-01-01T03:00Z"}"#,
      ],
      tablet: [
        #"{"buy": "run", "now": "2026-01-01T00:00Z"}"#,
        #"{"tick": true, "now": "2026-01-01T05:00Z"}"#,
      ])
    #expect(try meeting.phone.have("energy") == 7)
    #expect(try meeting.tablet.have("energy") == 9)
    #expect(try meeting.merged.have("energy") == 3)
  }
}
