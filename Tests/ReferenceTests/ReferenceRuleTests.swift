import ProgressionReference
import Testing

@Suite("The oracle on ranks, choices, products, caps and live nodes")
struct ReferenceRuleTests {
  static let cases: [ReferenceCase] = ranks + choices + products + money + live + percents

  static let ranks: [ReferenceCase] = [
    ReferenceCase(
      name: "ranks are bought one by one at rising prices",
      pack: [
        "currencies": ["ash": ["initial": 600]],
        "features": ["wind": ["ranks": 3, "unlock": ["price": ["ash": [30, 500, 1000]]]]],
      ],
      commands: [
        (["unlock": "wind", "rank": 4], "insufficientFunds"), (["unlock": "wind", "rank": 2], ""),
        (["unlock": "wind", "rank": 1], "alreadyUnlocked"),
        (["unlock": "wind", "price": ["ash": 500]], "priceChanged"),
        (["unlock": "wind"], "insufficientFunds"),
      ],
      status: ["wind": "unlocked"],
      that: [["rank": "wind", "equals": 2], ["have": "ash", "equals": 70]]),
    ReferenceCase(
      name: "a jump over thresholds gives each rank and its rewards",
      pack: [
        "currencies": ["xp": [:], "points": [:]],
        "features": [
          "level": [
            "ranks": 3, "unlock": ["reach": ["earned": "xp"], "at": ["from": 10, "step": 5]],
            "rewards": ["perNewRank": ["points": 1], "atRank": ["2": ["points": 10]]],
          ]
        ],
      ],
      commands: [(["grant": ["xp": 17]], "")],
      that: [["rank": "level", "equals": 2], ["have": "points", "equals": 12]],
      changes: [
        ["kind": "unlocked", "id": "level"], ["kind": "rank", "id": "level", "from": 0, "to": 2],
        ["kind": "credited", "id": "xp", "amount": 17],
        ["kind": "credited", "id": "points", "amount": 2],
        ["kind": "credited", "id": "points", "amount": 10],
      ]),
    ReferenceCase(
      name: "a reached rank waits for its price",
      pack: [
        "counters": ["k": [:]], "currencies": ["c": ["initial": 9]],
        "features": [
          "f": [
            "ranks": 2, "unlock": ["reach": ["counter": "k"], "at": [1, 5], "price": ["c": 2]],
          ]
        ],
      ],
      commands: [
        (["unlock": "f"], "locked"), (["add": ["k": 1]], ""), (["unlock": "f"], ""),
        (["unlock": "f"], "locked"),
      ],
      status: ["f": "unlocked"], that: [["rank": "f", "equals": 1]]),
  ]

  static let choices: [ReferenceCase] = [
    ReferenceCase(
      name: "the first member taken excludes the others",
      pack: [
        "features": [
          "fire": ["choice": "m", "unlock": true], "ice": ["choice": "m", "unlock": true],
          "air": ["choice": "m", "unlock": ["flag": "wind"]],
        ],
        "flags": ["wind"],
      ],
      commands: [
        (["unlock": "air"], "locked"), (["grant": ["unlock": ["air"]]], ""),
        (["unlock": "air"], "alreadyUnlocked"), (["unlock": "ice"], ""),
        (["unlock": "fire"], "excluded"),
      ],
      status: ["air": "unlocked", "ice": "unlocked", "fire": "locked"])
  ]

  static let withheldPack: ReferenceJSON = [
    "products": ["pass": ["kind": "permanent", "store": "x.pass"]],
    "worlds": [
      ["id": "a", "levels": [1, ["id": "extra", "unlock": ["product": "pass"]]]],
      ["id": "b", "levels": 1, "unlock": ["product": "pass"]],
    ],
    "features": ["next": ["unlock": ["completed": "a"]]],
    "collections": ["all": [["of": "levels", "points": 1]]],
  ]

  static let products: [ReferenceCase] = [
    ReferenceCase(
      name: "withheld levels count neither above nor below the line", pack: withheldPack,
      commands: [(["complete": "a/1"], ""), (["unlock": "b"], "notAvailable")],
      status: ["a": "completed", "a/extra": "locked", "b": "locked", "next": "unlocked"],
      that: [["percent": "all", "equals": 100]]),
    ReferenceCase(
      name: "owning the product brings them back", pack: withheldPack,
      commands: [(["complete": "a/1"], ""), (["grant": ["unlock": ["pass"]]], "")],
      status: ["a": "unlocked", "a/extra": "unlocked", "b/1": "unlocked", "next": "unlocked"],
      that: [["percent": "all", "equals": 33]],
      changes: [
        ["kind": "unlocked", "id": "a/extra"], ["kind": "unlocked", "id": "b"],
        ["kind": "unlocked", "id": "b/1"], ["kind": "keptOpen", "id": "next"],
        ["kind": "withheld", "id": "a/extra", "from": true, "to": false],
        ["kind": "withheld", "id": "b", "from": true, "to": false],
        ["kind": "withheld", "id": "b/1", "from": true, "to": false],
        ["kind": "owned", "id": "pass"],
      ]),
    ReferenceCase(
      name: "the largest discount holds, and the price is rounded up",
      pack: [
        "currencies": ["c": ["initial": 10]], "items": ["key": ["cap": 2]],
        "products": [
          "k": [
            "kind": "consumable", "price": ["c": 3], "limit": 3, "grants": ["key": 1],
            "discounts": [
              ["when": true, "basisPoints": 1000], ["when": true, "basisPoints": 5000],
            ],
          ]
        ],
      ],
      commands: [
        (["buy": "k", "quantity": 2, "price": ["c": 3]], "priceChanged"),
        (["buy": "k", "quantity": 4], "limitReached"), (["buy": "k", "quantity": 3], "capReached"),
        (["buy": "k", "quantity": 0], "outOfRange"), (["buy": "k", "quantity": 2], ""),
      ],
      that: [["have": "c", "equals": 6], ["purchases": "k", "equals": 2]]),
  ]

  static let money: [ReferenceCase] = [
    ReferenceCase(
      name: "a cap cuts what is earned",
      pack: ["currencies": ["c": ["initial": 7, "cap": 10], "d": ["initial": 20, "cap": 10]]],
      commands: [(["grant": ["c": 5]], "")],
      that: [["earned": "c", "equals": 3], ["have": "d", "equals": 10]],
      changes: [
        ["kind": "credited", "id": "c", "amount": 3], ["kind": "clipped", "id": "c", "amount": 2],
      ]),
    ReferenceCase(
      name: "a batch is all or nothing",
      pack: ["currencies": ["c": [:]], "counters": ["k": ["min": 0, "max": 5]]],
      commands: [(["do": [["grant": ["c": 5]], ["add": ["k": 6]]]], "outOfRange")],
      that: [["have": "c", "equals": 0]]),
    ReferenceCase(
      name: "an id counts once, and a rejected one is free again",
      pack: ["currencies": ["c": [:]]],
      commands: [
        (["grant": ["d": 5], "id": "x"], "unknownId"), (["grant": ["c": 5], "id": "x"], ""),
        (["grant": ["c": 5], "id": "x"], ""),
        (["grant": ["c": 6], "id": "x"], "duplicateWithDifferentContent"),
      ],
      that: [["have": "c", "equals": 5]]),
  ]

  static let live: [ReferenceCase] = [
    ReferenceCase(
      name: "a live node follows, a sticky one stays",
      pack: [
        "flags": ["night"],
        "features": [
          "follows": ["unlock": ["when": ["not": ["flag": "night"]], "live": true]],
          "stays": ["unlock": ["when": ["unlocked": "follows"], "live": false]],
          "inverse": ["unlock": ["when": ["none": [["unlocked": "follows"]]], "live": true]],
        ],
      ],
      commands: [(["set": ["night": true]], "")],
      status: ["follows": "locked", "stays": "unlocked", "inverse": "unlocked"],
      changes: [
        ["kind": "unlocked", "id": "inverse"], ["kind": "closed", "id": "follows"],
        ["kind": "keptOpen", "id": "stays"],
        ["kind": "flag", "id": "night", "from": false, "to": true],
      ]),
    ReferenceCase(
      name: "live nodes do not hold each other open",
      pack: [
        "flags": ["on"],
        "features": [
          "a": ["unlock": ["when": ["any": [["flag": "on"], ["unlocked": "b"]]], "live": true]],
          "b": ["unlock": ["when": ["unlocked": "a"], "live": true]],
        ],
      ],
      commands: [(["set": ["on": true]], ""), (["set": ["on": false]], "")],
      status: ["a": "locked", "b": "locked"]),
    ReferenceCase(
      name: "a hidden world hides its levels and answers like an unknown one",
      pack: [
        "flags": ["f"],
        "worlds": [
          ["id": "a", "levels": 1],
          ["id": "b", "levels": 1, "unlock": ["price": "free"], "visible": ["flag": "f"]],
        ],
      ],
      commands: [(["unlock": "b"], "unknownId"), (["complete": "b/1"], "unknownId")],
      status: ["b": "hidden", "b/1": "hidden"]),
  ]

  static let percents: [ReferenceCase] = [
    ReferenceCase(
      name: "points count for each rank, choices once, and it is floored",
      pack: [
        "items": ["dash": [:]],
        "features": [
          "health": [
            "ranks": 2, "unlock": ["when": ["flag": "f"], "price": "free"],
          ],
          "x": ["choice": "c", "unlock": true], "y": ["choice": "c", "unlock": true],
        ],
        "flags": ["f"],
        "collections": [
          "all": [["of": "features", "points": 1], ["of": ["dash"], "points": 4]], "none": [],
        ],
      ],
      commands: [
        (["set": ["f": true]], ""), (["unlock": "health"], ""), (["unlock": "y"], ""),
      ],
      that: [
        ["percent": "all", "equals": 28],
        ["none": [["percent": "none", "notEquals": 5], ["percent": "none", "atMost": 100]]],
      ])
  ]

  @Test("A script ends as worked out by hand", arguments: cases)
  func playsCase(_ item: ReferenceCase) throws {
    try item.play()
  }

  @Test("A negation of itself is refused")
  func refusesNegativeCycle() {
    let pack: ReferenceJSON = [
      "features": ["a": ["unlock": ["when": ["not": ["unlocked": "a"]], "live": true]]]
    ]
    #expect(throws: ReferenceError.self) { try ReferencePack(json: pack) }
  }
}
