import ProgressionSimulation
import Testing

/// Time passes, players part and meet, money is booked: every step and expectation can hold and
/// can fail.
struct MarketTests {
  typealias Play = PlayingTests.Play

  static let time: [Play] = [
    .init(
      "waiting ticks",
      #"{ "wait": "1h", "expect": { "have": { "energy": 4 }, "changes": [{ "kind": "credited", "id": "energy", "amount": 2, "by": { "refill": "energy" } }] } }"#
    ),
    .init(
      "waiting in seconds, and not at all",
      #"{ "wait": 3600, "expect": { "have": { "energy": 4 } } }, { "wait": "0s", "expect": { "changes": [], "outcome": "accepted" } }"#
    ),
    .init(
      "the clock is set",
      #"{ "at": "2026-01-01T01:30:00+01:00", "expect": { "have": { "energy": 3 } } }"#),
    .init(
      "commands carry the time of the scenario",
      """
      { "wait": "10m" }, { "wait": "10m", "expect": { "have": { "energy": 2 } } },
      { "wait": "10m", "player": "phone", "expect": { "have": { "energy": 3 } } },
      { "expect": { "have": { "energy": 2 } } },
      { "tick": true, "expect": { "have": { "energy": 3 } } }
      """),
    .init(
      "a command with a time of its own leaves the clock alone",
      """
      { "tick": true, "now": "2026-01-01T01:00Z", "expect": { "have": { "energy": 4 } } },
      { "wait": "30m", "expect": { "have": { "energy": 4 } } },
      { "wait": "1h", "expect": { "have": { "energy": 5 } } }
      """),
    .init(
      "the clock goes back, the player's time does not",
      #"{ "wait": "1h" }, { "at": "2025-12-01T00:00Z", "expect": { "have": { "energy": 4 }, "outcome": "accepted" } }"#
    ),
    .init(
      "a clock that is set right is the scenario's",
      """
      { "tick": true, "now": "2030-01-01T00:00Z" },
      { "setClock": "2026-01-02T00:00Z" },
      { "take": { "energy": 5 }, "expect": { "have": { "energy": 0 } } },
      { "wait": "30m", "expect": { "have": { "energy": 1 } } }
      """),
    .init(
      "the years end", #"{ "wait": "9000w" }, { "repeat": 100, "steps": [{ "wait": "9000w" }] }"#,
      fails: "the wait ends after the year 9999"),
    .init(
      "periods",
      #"{ "expect": { "period": { "daily": 20454 } } }, { "wait": "48h", "expect": { "period": { "daily": 20457 } } }"#,
      fails: "`period` of `daily` is 20456, expected 20457"),
    .init(
      "a reset by command",
      #"{ "unlock": "stall" }, { "reset": "run", "authority": "player", "expect": { "period": { "run": 1 }, "status": { "stall": "available" } } }"#
    ),
    .init(
      "what a scope ends",
      #"{ "add": { "wins": 3 } }, { "wait": "1d", "expect": { "counter": { "wins": 0 }, "have": { "gems": 2 } } }"#
    ),
    .init(
      "when it opens",
      #"{ "expect": { "opensAt": { "fair": "2026-01-10T01:00:00+01:00", "peak": null } } }, { "wait": "9d", "expect": { "unlocked": ["fair"], "opensAt": { "fair": "2026-01-10T00:00Z" } } }"#,
      fails: "`opensAt` of `fair` is null, expected 2026-01-10T00:00:00Z"),
    .init(
      "a timer waits and fires",
      """
      { "grant": { "timers": ["brew"] }, "expect": { "that": { "waiting": "brew" },
        "changes": [{ "kind": "timer", "id": "brew", "to": "2026-01-01T08:00Z" }] } },
      { "wait": "8h", "expect": { "that": { "not": { "waiting": "brew" } },
        "have": { "coins": 107 } } }
      """),
    .init(
      "a world that is new every day",
      #"{ "complete": "yard", "expect": { "completed": ["yard"] } }, { "complete": "yard", "now": "2026-01-02T00:00Z", "expect": { "completed": ["yard"], "period": { "daily": 20455 } } }, { "expect": { "that": { "clears": "yard", "equals": 1 } } }"#
    ),
  ]

  static let money: [Play] = [
    .init(
      "a chest", #"{ "open": "wooden", "expect": { "have": { "coins": 90, "gems": 1 } } }"#),
    .init(
      "a transaction and its record",
      """
      { "transaction": "t-1", "product": "ten-gems", "state": "pending",
        "expect": { "transactions": { "t-1": "pending", "t-2": null }, "acknowledge": false,
          "have": { "gems": 0 } } },
      { "transaction": "t-1", "product": "ten-gems", "state": "purchased", "quantity": 2,
        "expect": { "transactions": { "t-1":
          { "stage": "purchased", "product": "ten-gems", "units": 2, "revoked": 0 } } } },
      { "transaction": "t-1", "product": "ten-gems", "state": "revoked", "quantity": 1,
        "expect": { "transactions": { "t-1": { "stage": "revoked", "revoked": 1 } },
          "have": { "gems": 10 } } }
      """),
    .init(
      "the stage of a transaction",
      #"{ "transaction": "t-1", "product": "pass", "state": "purchased", "expect": { "owned": ["pass"], "transactions": { "t-1": "revoked" } } }"#,
      fails: "transaction `t-1` is purchased, expected revoked"),
    .init(
      "a transaction that is not there",
      #"{ "expect": { "transactions": { "t-1": "pending" } } }"#,
      fails: "transaction `t-1` is not recorded, expected pending"),
    .init(
      "a transaction that should not be there",
      #"{ "transaction": "t-1", "product": "pass", "state": "pending", "expect": { "transactions": { "t-1": null } } }"#,
      fails: "transaction `t-1` is pending, expected not recorded"),
    .init(
      "the units of a transaction",
      #"{ "transaction": "t-1", "product": "ten-gems", "state": "purchased", "quantity": 3, "expect": { "transactions": { "t-1": { "units": 2 } } } }"#,
      fails: "`units` of transaction `t-1` is 3, expected 2"),
    .init(
      "a product that only a later pack has",
      #"{ "transaction": "t-1", "product": "com.later", "state": "purchased", "expectRejected": "unknownId" }"#,
      fails: "the step is accepted, expected a rejection"),
    .init(
      "acknowledge", #"{ "tick": true, "expect": { "acknowledge": true } }"#,
      fails: "`acknowledge` is null, expected true"),
    .init(
      "a player is no store",
      #"{ "transaction": "t-1", "product": "pass", "state": "purchased", "authority": "operator", "expectRejected": { "reason": "notAllowed", "authority": "store" } }"#
    ),
    .init(
      "a pending payment",
      #"{ "transaction": "t-1", "product": "hat", "state": "pending" }, { "buy": "hat", "expectRejected": { "reason": "paymentPending", "product": "hat" } }"#
    ),
    .init(
      "the ledger of a step",
      """
      { "grant": { "coins": 5 } },
      { "do": [{ "buy": "hat" }, { "grant": { "gems": 60 } }], "id": { "writer": "phone", "n": 1 },
        "expect": { "ledger": [
          { "holding": "coins", "kind": "debited", "amount": 15, "by": { "command": "buy" } },
          { "holding": "gems", "kind": "credited", "id": { "writer": "phone", "n": 1 },
            "at": "2026-01-01T00:00Z" },
          { "kind": "clipped", "amount": 10 } ] } },
      { "tick": true, "expect": { "ledger": [] } },
      { "expect": { "ledger": [{ "holding": "coins", "amount": 5 }, { "holding": "gems" }] } }
      """),
    .init(
      "the ledger in another order",
      #"{ "grant": { "coins": 5 } }, { "grant": { "gems": 5 } }, { "expect": { "ledger": [{ "holding": "gems" }, { "holding": "coins" }] } }"#,
      fails: #"`ledger`: there is no entry {"holding": "coins"} after those before it"#),
    .init(
      "an entry that is not there",
      #"{ "grant": { "coins": 5 }, "expect": { "ledger": [{ "amount": 6 }] } }"#,
      fails: #"`ledger`: there is no entry {"amount": 6}"#),
    .init(
      "entries where there should be none",
      #"{ "grant": { "coins": 5 }, "expect": { "ledger": [] } }"#,
      fails: "`ledger`: 1 entry was made, expected none"),
    .init(
      "a duplicate books nothing",
      #"{ "grant": { "coins": 5 }, "id": "a" }, { "grant": { "coins": 5 }, "id": "a", "expect": { "outcome": "duplicate", "ledger": [], "have": { "coins": 105 } } }"#
    ),
    .init(
      "what is remembered",
      """
      { "grant": { "coins": 5 }, "id": "a" },
      { "tick": true, "id": { "writer": "phone", "n": 3 } },
      { "expect": { "remembered": ["a", { "writer": "phone", "n": 3 }] } },
      { "expect": { "remembered": { "a": true, "b": false } } },
      { "wait": "60d" }, { "tick": true, "id": "b", "expect": { "remembered": ["b", "a"] } }
      """, fails: "`remembered` of `a` is false, expected true"),
    .init(
      "what is too old",
      #"{ "tick": true, "id": { "writer": "phone", "n": 3 } }, { "grant": { "coins": 1 }, "id": { "writer": "phone", "n": 3 }, "expectRejected": { "reason": "duplicateWithDifferentContent", "id": "phone#3" } }"#
    ),
  ]

  static let players: [Play] = [
    .init(
      "a fork is a copy",
      """
      { "player": "phone", "grant": { "coins": 5 } },
      { "player": "phone", "fork": "tablet", "expect": { "have": { "coins": 105 } } },
      { "player": "tablet", "grant": { "coins": 1 } },
      { "player": "phone", "expect": { "have": { "coins": 105 } } },
      { "player": "tablet", "expect": { "have": { "coins": 106 } } },
      { "player": "phone", "fork": "tablet" },
      { "player": "tablet", "expect": { "have": { "coins": 105 } } },
      { "player": "other", "expect": { "have": { "coins": 100 } } }
      """),
    .init(
      "the carousel is copied too",
      #"{ "press": "right" }, { "fork": "tablet" }, { "press": "right" }, { "player": "tablet", "expect": { "showing": "canyon" } }"#
    ),
    .init(
      "players start when the scenario does",
      #"{ "wait": "1h" }, { "player": "late", "expect": { "have": { "energy": 2 } } }, { "player": "late", "tick": true, "expect": { "have": { "energy": 4 } } }"#
    ),
    .init(
      "a save of one player is loaded by another",
      #"{ "grant": { "coins": 5 } }, { "save": "rich" }, { "player": "poor", "load": "rich", "expect": { "have": { "coins": 105 } } }"#
    ),
  ]

  @Test(arguments: time + money + players)
  func stepsAndExpectations(_ play: Play) throws {
    try expect(play, in: Market.stage())
  }

  @Test(arguments: time + money + players)
  func savingAndLoadingAtEveryStepChangesNothing(_ play: Play) throws {
    let stage = try Market.stage()
    let file = try #require(
      try stage.read(Stage.file(steps: play.steps, play.members)).reading.file)
    #expect(
      ScenarioRunner.run(file: file, engine: stage.engine, restartsAtEveryStep: true)
        == ScenarioRunner.run(file: file, engine: stage.engine))
  }

  static let strict: [Play] = [
    .init(
      "a strict clock",
      #"{ "at": "2026-02-01T00:00Z" }, { "at": "2026-01-01T00:00Z", "expectRejected": { "reason": "clockWentBack", "from": "2026-02-01T00:00Z", "to": "2026-01-01T00:00Z" } }, { "tick": true, "expectRejected": "clockWentBack" }, { "wait": "31d", "expect": { "outcome": "accepted" } }"#
    ),
    .init(
      "a rejection that nobody expects", #"{ "at": "2025-12-31T00:00Z" }"#,
      fails:
        "the step is rejected as `clockWentBack`: it is 2026-01-01T00:00:00Z already, not 2025-12-31T00:00:00Z"
    ),
    .init(
      "a strict clock is set right",
      #"{ "tick": true, "now": "2030-01-01T00:00Z" }, { "setClock": "2026-01-02T00:00Z" }, { "tick": true, "expect": { "outcome": "accepted" } }"#
    ),
  ]

  @Test(arguments: strict)
  func strictClocks(_ play: Play) throws {
    try expect(play, in: Market.stage(Market.strict))
  }

  private func expect(_ play: Play, in stage: Stage) throws {
    let messages = try stage.play(steps: play.steps, play.members).failures.map(\.message)
    #expect(messages == play.failures)
  }

  @Test func scenariosBeginWhenTheySay() throws {
    let file = try Market.stage().play(
      """
      { "rules": "../rules.json", "at": "2026-03-01T00:00Z", "seed": 7, "scenarios": [
        { "name": "file", "steps": [
          { "expect": { "period": { "daily": 20513 }, "that": { "now": { "from":
            "2026-03-01T00:00Z", "until": "2026-03-01T00:00:01Z" } } } } ] },
        { "name": "own", "at": "2026-03-02T00:00Z", "steps": [
          { "expect": { "period": { "daily": 20514 } } },
          { "at": "2026-03-01T00:00Z", "expect": { "period": { "daily": 20514 } } } ] },
        { "name": "cases", "at": "{day}", "cases": [{ "day": "1970-01-01T00:00Z", "period": 0 },
            { "day": "9999-12-31T00:00Z", "period": 2932896 }],
          "steps": [ { "tick": true, "expect": { "period": { "daily": "{period}" } } } ] } ] }
      """)
    #expect(file.results.flatMap(\.failures).map(\.message) == [])
    #expect(file.results.count == 4)
  }

  @Test func seedsDecideChance() throws {
    let steps = #"{ "expect": { "that": { "cohort": "new-shop", "share": "{share}" } } }"#
    let cases = """
      "seed": "{seed}", "cases": [{ "seed": 0, "share": 5 }, { "seed": 1, "share": 30 },
        { "seed": 0, "share": 4 }, { "seed": 42, "share": 55 }]
      """
    let file = try Market.stage().play(Stage.file(steps: steps, cases))
    // The cohorts are 483, 2985, 483 and 5513 of 10,000.
    #expect(file.results.map { $0.failures.count } == [0, 0, 1, 1])
  }
}
