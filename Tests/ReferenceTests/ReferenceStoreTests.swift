import ProgressionReference
import Testing

@Suite("The oracle on debts, chests, stores and what counts once")
struct ReferenceStoreTests {
  static let cases: [ReferenceCase] =
    debts + chests + stages + refunds + ownership + refusals + memory

  static let debts: [ReferenceCase] = [
    ReferenceCase(
      name: "a price may leave a declared debt, a take may not",
      pack: [
        "currencies": ["c": ["initial": 5, "debt": 10], "d": ["initial": 5, "debt": true]],
        "features": ["f": ["ranks": 9, "unlock": ["price": ["c": 8]]]],
        "products": [
          "p": [
            "kind": "consumable", "price": ["d": 9_223_372_036_854_775_807], "grants": ["e": 1],
          ]
        ],
        "items": ["e": [:]],
      ],
      commands: [
        (["unlock": "f"], ""), (["unlock": "f"], "insufficientFunds"), (["take": ["c": 3]], ""),
        (["buy": "p"], ""), (["buy": "p"], "insufficientFunds"), (["grant": ["c": 4]], ""),
      ],
      that: [["have": "c", "equals": 1], ["have": "d", "equals": -9_223_372_036_854_775_802]],
      shows: [
        "nodes": [
          "f": ["offers": [["price": ["c": 8], "affordable": true]]],
          "p": [
            "offers": [
              [
                "price": ["d": 9_223_372_036_854_775_807], "affordable": false,
                "missing": ["d": 9_223_372_036_854_775_802],
              ]
            ]
          ],
        ]
      ])
  ]

  static let chests: [ReferenceCase] = [
    // wooden, seed 42, 100 in all: 32, 83, 70.
    ReferenceCase(
      name: "a chest draws as published, and no reset plays its luck again",
      pack: [
        "currencies": ["a": [:], "b": [:], "c": [:], "d": [:], "key": ["initial": 3]],
        "chests": [
          "wooden": [
            "price": ["key": 1], "when": ["have": "a", "atMost": 5],
            "weights": [
              ["weight": 32, "grants": ["a": 9]], ["weight": 0, "grants": ["a": 9]],
              ["weight": 1, "grants": ["b": 1]], ["weight": 37, "grants": ["a": 9]],
              ["weight": 1, "grants": ["c": 1]], ["weight": 12, "grants": ["a": 9]],
              ["weight": 1, "grants": ["d": 1]], ["weight": 16, "grants": ["a": 9]],
            ],
          ]
        ],
        "resets": ["r": ["by": "command", "ends": ["a"]]],
      ],
      seed: 42,
      commands: [
        (["open": "iron"], "unknownId"), (["open": "wooden"], ""), (["open": "wooden"], ""),
        (["reset": "r"], ""), (["open": "wooden"], ""), (["open": "wooden"], "insufficientFunds"),
        (["grant": ["a": 6]], ""), (["open": "wooden"], "notAvailable"),
      ],
      that: [
        ["have": "a", "equals": 6], ["have": "b", "equals": 1], ["have": "c", "equals": 1],
        ["have": "d", "equals": 1], ["spent": "key", "equals": 3],
      ])
  ]

  /// Gems in a store, ten each with a flag and a counter, and how their refund goes.
  static func gems(_ policy: ReferenceJSON? = nil, cap: Int64 = 25) -> ReferenceJSON {
    var gems: ReferenceJSON = [
      "kind": "consumable", "store": "x.gems",
      "grants": ["g": 10, "set": ["paid": true], "add": ["k": 2]],
    ]
    if let policy { gems = gems.setting("refund", policy) }
    return [
      "currencies": ["g": ["cap": .int(cap)]], "flags": ["paid"], "counters": ["k": [:]],
      "products": ["gems": gems],
    ]
  }

  static func says(
    _ state: String, _ quantity: Int64? = nil, id: String = "t", product: String = "gems",
    _ more: [String: ReferenceJSON] = [:]
  ) -> ReferenceJSON {
    var command: ReferenceJSON = [
      "transaction": .string(id), "product": .string(product), "state": .string(state),
    ]
    if let quantity { command = command.setting("quantity", .int(quantity)) }
    for (key, value) in more { command = command.setting(key, value) }
    return command
  }

  /// The notices of one transaction of three units, and what is left of them in the end.
  static func stage(
    _ notices: [(String, Int64?)], gems balance: Int64, _ record: ReferenceJSON
  ) -> ReferenceCase {
    ReferenceCase(
      name: notices.map { "\($0.0) \($0.1.map { String($0) } ?? "")" }.joined(separator: ", "),
      pack: gems(), commands: notices.map { (says($0.0, $0.1), "") },
      that: [["have": "g", "equals": .int(balance)]],
      shows: ["transactions": ["t": record]])
  }

  static let stages: [ReferenceCase] = [
    stage([("pending", nil)], gems: 0, ["stage": "pending", "units": .null]),
    stage([("pending", 3), ("expired", 3)], gems: 0, ["stage": "expired"]),
    stage([("expired", nil), ("pending", nil)], gems: 0, ["stage": "expired"]),
    stage([("pending", 3), ("purchased", 3)], gems: 30, ["stage": "purchased", "units": 3]),
    stage([("expired", nil), ("purchased", nil)], gems: 10, ["stage": "purchased", "units": 1]),
    stage([("purchased", 3), ("purchased", 3), ("pending", 3)], gems: 30, ["stage": "purchased"]),
    stage([("purchased", 3), ("revoked", 1)], gems: 20, ["stage": "revoked", "revoked": 1]),
    stage([("purchased", 3), ("revoked", 2), ("revoked", 1)], gems: 10, ["revoked": 2]),
    stage([("purchased", 3), ("revoked", 1), ("revoked", 2)], gems: 10, ["revoked": 2]),
    stage([("purchased", 3), ("revoked", 9)], gems: 0, ["revoked": 3]),
    stage([("purchased", 3), ("revoked", nil)], gems: 0, ["revoked": 3]),
    stage([("revoked", 1), ("purchased", 3)], gems: 20, ["stage": "revoked", "units": 3]),
    stage([("revoked", nil), ("purchased", 3)], gems: 0, ["stage": "revoked", "units": 3]),
    stage([("revoked", nil)], gems: 0, ["stage": "revoked", "units": .null]),
    stage(
      [("purchased", 3), ("revoked", 2), ("reinstated", 3)], gems: 30, ["stage": "reinstated"]),
    stage([("reinstated", 3), ("revoked", nil), ("purchased", 3)], gems: 30, ["revoked": 3]),
    stage([("revoked", 1), ("purchased", 3), ("reinstated", 3)], gems: 30, ["units": 3]),
  ]

  static let refunds: [ReferenceCase] = [
    ReferenceCase(
      name: "a refund makes a debt by default, and reinstating undoes it",
      pack: gems(),
      commands: [
        (says("purchased", 3), ""), (["take": ["g": 25]], ""), (says("revoked", 2), ""),
        (says("reinstated", 3), ""),
      ],
      that: [["have": "g", "equals": 5], ["flag": "paid"], ["counter": "k", "equals": 6]],
      shows: [
        "holdings": ["g": ["bought": 30, "taken": 25, "refunded": 0, "forgiven": 0]],
        "transactions": ["t": ["revoked": 2]],
      ],
      changes: [
        ["kind": "credited", "id": "g", "amount": 20],
        ["kind": "transaction", "id": "t", "from": "revoked", "to": "reinstated"],
      ]),
    ReferenceCase(
      name: "clamp forgives what is missing",
      pack: gems("clamp"),
      commands: [(says("purchased", 3), ""), (["take": ["g": 25]], ""), (says("revoked", 2), "")],
      that: [["have": "g", "equals": 0], ["purchases": "gems", "equals": 3]],
      shows: ["holdings": ["g": ["refunded": 20, "forgiven": 15]]],
      changes: [
        ["kind": "debited", "id": "g", "amount": 5], ["kind": "forgiven", "id": "g", "amount": 15],
        ["kind": "transaction", "id": "t", "from": "purchased", "to": "revoked"],
      ]),
    ReferenceCase(
      name: "clamped and reinstated, what was really taken comes back",
      pack: gems("clamp"),
      commands: [
        (says("purchased", 3), ""), (["take": ["g": 25]], ""), (says("revoked", 2), ""),
        (says("reinstated", 1), "duplicateWithDifferentContent"), (says("reinstated", 3), ""),
      ],
      that: [["have": "g", "equals": 5]],
      shows: ["holdings": ["g": ["refunded": 0, "forgiven": 0]]]),
    ReferenceCase(
      name: "ignore takes nothing",
      pack: gems("ignore"),
      commands: [(says("purchased", 3), ""), (says("revoked"), "")],
      that: [["have": "g", "equals": 30]],
      shows: ["holdings": ["g": ["refunded": 30, "forgiven": 30]]],
      changes: [
        ["kind": "forgiven", "id": "g", "amount": 30],
        ["kind": "transaction", "id": "t", "from": "purchased", "to": "revoked"],
      ]),
    ReferenceCase(
      name: "no cap clips real money, and none is earned over it",
      pack: gems(),
      commands: [(says("purchased", 3), ""), (["grant": ["g": 4]], "")],
      that: [["have": "g", "equals": 30], ["earned": "g", "equals": 0]],
      changes: [["kind": "clipped", "id": "g", "amount": 4]]),
    ReferenceCase(
      name: "what ended with its holding is not taken from the next life",
      pack: gems().setting("resets", ["r": ["by": "command", "ends": ["g"]]]),
      commands: [
        (says("purchased", 3), ""), (["reset": "r"], ""), (["grant": ["g": 5]], ""),
        (says("revoked"), ""),
      ],
      that: [["have": "g", "equals": 5]]),
  ]

  static let pass: ReferenceJSON = [
    "items": ["hat": [:]],
    "products": [
      "pass": [
        "kind": "permanent", "store": "x.pass", "grants": ["hat": 1, "unlock": ["hall"]],
      ],
      "vip": ["kind": "subscription", "store": "x.vip", "grants": ["hat": 1]],
      "coin": ["kind": "consumable", "price": ["hat": 1], "grants": ["hat": 1]],
    ],
    "features": [
      "hall": ["unlock": false],
      "lounge": ["unlock": ["product": "vip"]],
      "kept": ["unlock": ["when": ["unlocked": "lounge"], "live": false]],
    ],
  ]

  static let ownership: [ReferenceCase] = [
    ReferenceCase(
      name: "owned while any transaction is in effect, and openings go with the last",
      pack: pass,
      commands: [
        (says("purchased", id: "1", product: "pass"), ""),
        (says("purchased", id: "2", product: "pass"), ""),
        (says("revoked", id: "1", product: "pass"), ""), (["select": "hall"], ""),
        (["buy": "pass"], "alreadyOwned"), (says("revoked", id: "2", product: "pass"), ""),
        (says("reinstated", id: "2", product: "pass"), ""),
        (says("revoked", id: "2", product: "pass"), ""),
      ],
      status: ["pass": "unlocked", "hall": "unlocked"], that: [["have": "hat", "equals": 1]]),
    ReferenceCase(
      name: "a subscription ends by itself, and renews by a later end",
      pack: pass,
      commands: [
        (says("purchased", product: "vip", ["until": "2026-01-03T00:00Z"]), ""),
        (says("purchased", product: "vip", ["until": "2026-01-02T00:00Z"]), ""),
        (["select": "lounge", "now": "2026-01-02T23:59:59Z"], ""),
        (says("purchased", product: "vip", ["until": "2026-01-05T00:00Z"]), ""),
        (["select": "lounge", "now": "2026-01-04T00:00Z"], ""),
        (["tick": true, "now": "2026-01-05T00:00Z"], ""),
      ],
      status: ["vip": "available", "lounge": "locked", "kept": "unlocked"],
      that: [["have": "hat", "equals": 1]],
      changes: [
        ["kind": "closed", "id": "lounge"], ["kind": "keptOpen", "id": "kept"],
        ["kind": "withheld", "id": "lounge", "from": false, "to": true],
        ["kind": "lost", "id": "vip"],
      ]),
    ReferenceCase(
      name: "restoring gives no consumable again, and a permanent product back",
      pack: pass.setting(
        "products",
        (pass["products"] ?? [:]).setting("coin", gems()["products"]?["gems"] ?? [:])
      ).setting("currencies", ["g": [:]]).setting("flags", ["paid"]).setting(
        "counters", ["k": [:]]),
      commands: [
        (says("purchased", product: "coin", ["restored": true]), ""),
        (says("purchased", id: "2", product: "pass", ["restored": true]), ""),
      ],
      status: ["pass": "unlocked"], that: [["have": "g", "equals": 0]],
      shows: ["transactions": ["t": .null, "2": ["stage": "purchased"]]]),
  ]

  static let refusals: [ReferenceCase] = [
    ReferenceCase(
      name: "what is refused of a store",
      pack: pass,
      commands: [
        (says("purchased", product: "vip"), "outOfRange"),
        (says("purchased", product: "pass", ["until": 5]), "outOfRange"),
        (says("bought", product: "pass"), "malformed"),
        (says("purchased", 0, product: "pass"), "malformed"),
        (says("purchased", product: "pass", ["x-as": "operator"]), "notAllowed"),
        (says("purchased", product: "pass"), ""),
        (says("purchased", product: "vip", ["until": 5]), "duplicateWithDifferentContent"),
        (says("purchased", 2, product: "pass"), "duplicateWithDifferentContent"),
        (says("revoked", 2, product: "pass"), ""),
        (says("purchased", id: "u", product: "elsewhere"), ""),
      ],
      shows: ["transactions": ["u": ["product": "elsewhere", "stage": "purchased"]]]),
    ReferenceCase(
      name: "a payment under way",
      pack: pass,
      commands: [
        (["grant": ["hat": 5]], ""), (says("pending", product: "coin"), ""),
        (["buy": "coin"], "paymentPending"), (says("expired", product: "coin"), ""),
        (["buy": "coin"], ""),
      ]),
    ReferenceCase(
      name: "sums beyond 64 bits",
      pack: gems(),
      commands: [
        (says("purchased", 922_337_203_685_477_580), ""),
        (says("purchased", 1, id: "2"), "outOfRange"),
        (says("purchased", .max, id: "3"), "outOfRange"),
      ],
      that: [["have": "g", "equals": 9_223_372_036_854_775_800]]),
  ]

  static func writes(_ number: Int64, _ amount: Int64 = 1) -> ReferenceJSON {
    ["grant": ["c": .int(amount)], "id": ["writer": "phone", "n": .int(number)]]
  }

  static func named(_ id: String, _ now: ReferenceJSON? = nil) -> ReferenceJSON {
    let command: ReferenceJSON = ["grant": ["c": 1], "id": .string(id)]
    return now.map { command.setting("now", $0) } ?? command
  }

  static let small: ReferenceJSON = [
    "currencies": ["c": [:]],
    "policies": ["remember": ["ids": 2, "for": "1h", "perWriter": 2]],
  ]

  static let memory: [ReferenceCase] = [
    ReferenceCase(
      name: "a writer's numbers count once for ever, gaps and all",
      pack: small,
      commands: [
        (writes(2), ""), (writes(2), ""), (writes(2, 5), "duplicateWithDifferentContent"),
        (writes(9), ""), (writes(5), ""), (writes(2), "tooOld"), (writes(1), "tooOld"),
        (writes(9), ""), (writes(5), ""), (writes(0), "malformed"),
        (["tick": true, "id": ["writer": "", "n": 1]], "malformed"),
      ],
      that: [["have": "c", "equals": 3]]),
    ReferenceCase(
      name: "an opaque id is remembered for a number and an age",
      pack: small,
      commands: [
        (named("a"), ""), (named("b", "2026-01-01T00:10Z"), ""), (named("a"), ""),
        (named("c", "2026-01-01T00:20Z"), ""), (named("a", "2026-01-01T00:00Z"), "tooOld"),
        (named("b", "2026-01-01T01:10Z"), ""), (named("d", "2026-01-01T01:10:01Z"), ""),
        (named("b", "2026-01-01T00:10Z"), "tooOld"), (named("e", "2026-01-01T00:10:01Z"), ""),
        (named("a"), ""),
      ],
      that: [["have": "c", "equals": 6]]),
    ReferenceCase(
      name:
        "a clock that was wrong makes nothing too old, and what was forgotten before it stays so",
      pack: small,
      commands: [
        (named("a"), ""), (named("b", "2099-01-01T00:00Z"), ""),
        (["setClock": "2026-01-01T01:00Z"], ""), (named("c"), ""), (named("d"), ""),
        (named("e", "2026-01-01T01:00Z"), ""), (named("a", "2026-01-01T00:00Z"), "tooOld"),
      ],
      that: [["have": "c", "equals": 5]]),
    ReferenceCase(
      name: "of a writer the highest numbers are remembered, so that late ones are not refused",
      pack: small,
      commands: [
        (writes(9), ""), (writes(10), ""), (writes(3), ""), (writes(3), "tooOld"), (writes(4), ""),
        (writes(9), ""),
      ],
      that: [["have": "c", "equals": 4]]),
    ReferenceCase(
      name: "a rejected command is a fresh try, and time is no content",
      pack: small,
      commands: [
        (["take": ["d": 1], "id": "x"], "unknownId"),
        (["grant": ["c": 1], "id": "x", "now": "2026-01-01T00:10Z"], ""),
        (["grant": ["c": 1], "id": "x", "now": "2026-01-01T00:20Z"], ""),
      ],
      that: [["have": "c", "equals": 1]], shows: ["now": 1_767_226_200]),
  ]

  @Test("A script ends as worked out by hand", arguments: cases)
  func playsCase(_ item: ReferenceCase) throws {
    try item.play()
  }

  @Test("Which outcomes say that a notice may be acknowledged")
  func acknowledges() throws {
    var player = ReferencePlayer(pack: try ReferencePack(json: Self.gems()))
    let pending = Self.says("pending").setting("id", "p")
    #expect(player.apply(pending)["acknowledge"] == false)
    #expect(player.apply(pending)["acknowledge"] == false)
    #expect(player.apply(Self.says("purchased"))["acknowledge"] == true)
    #expect(player.apply(Self.says("purchased", id: "u", product: "y"))["acknowledge"] == true)
    #expect(player.apply(["do": [Self.says("expired")]])["acknowledge"] == true)
    // A late notice of a payment that is through by now may be forgotten.
    #expect(player.apply(Self.says("pending"))["acknowledge"] == true)
    #expect(
      player.apply(["do": [Self.says("expired"), Self.says("pending", id: "v")]])["acknowledge"]
        == false)
    #expect(player.apply(["tick": true])["acknowledge"] == nil)
  }
}
