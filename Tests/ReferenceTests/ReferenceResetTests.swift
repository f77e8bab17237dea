import ProgressionReference
import Testing

@Suite("The oracle on resets, scopes, growth, streaks and moments")
struct ReferenceResetTests {
  static let cases: [ReferenceCase] = lives + commands + refunds + growth + streaks + moments

  static func tick(_ now: ReferenceJSON) -> (ReferenceJSON, String) {
    (["tick": true, "now": now], "")
  }

  static let lives: [ReferenceCase] = [
    ReferenceCase(
      name: "a reset ends what has its scope whole, and rewards pay anew",
      pack: [
        "currencies": [
          "c": [:], "points": ["initial": 3, "scope": "daily"], "gold": ["scope": "account"],
        ],
        "worlds": [
          [
            "id": "a", "scope": "daily",
            "levels": [
              ["id": "1", "rewards": ["onComplete": ["c": 5, "points": 2]]],
              ["id": "2", "scope": "account"],
            ],
          ]
        ],
        "flags": ["f": ["scope": "daily"], "g": [:]],
        "counters": ["k": ["min": 2, "scope": "daily"]],
        "attributes": ["t": ["type": "text", "initial": "red", "scope": "daily"]],
        "resets": ["daily": ["every": "day"]],
      ],
      commands: [
        (["complete": "a/1", "stars": 3], ""), (["complete": "a/2"], ""),
        (["set": ["f": true, "g": true, "k": 7, "t": "blue"]], ""), tick("2026-01-02T00:00Z"),
        (["complete": "a/1", "stars": 1], ""),
      ],
      that: [
        ["completed": "a/2"], ["stars": "a", "equals": 1], ["clears": "a", "equals": 2],
        ["have": "c", "equals": 10], ["have": "points", "equals": 5],
        ["earned": "points", "equals": 2], ["not": ["flag": "f"]], ["flag": "g"],
        ["counter": "k", "equals": 2], ["attribute": "t", "is": "red"],
      ],
      shows: ["holdings": ["points": ["initial": 3, "earned": 2]]]),
    ReferenceCase(
      name: "what ended closes, what was earned by it stays open",
      pack: [
        "features": [
          "gate": ["unlock": ["price": "free"], "scope": "run"],
          "trophy": ["unlock": ["when": ["unlocked": "gate"], "live": false]],
          "lamp": ["unlock": ["when": ["unlocked": "gate"], "live": true]],
        ],
        "resets": ["run": ["by": "command"]],
      ],
      commands: [(["unlock": "gate"], ""), (["reset": "run"], "")],
      status: ["gate": "available", "trophy": "unlocked", "lamp": "locked"],
      changes: [
        ["kind": "closed", "id": "gate"], ["kind": "closed", "id": "lamp"],
        ["kind": "keptOpen", "id": "trophy"],
        ["kind": "period", "id": "run", "from": 0, "to": 1],
      ]),
    ReferenceCase(
      name: "the end of the playthrough spares the account and other resets",
      pack: [
        "currencies": ["c": ["initial": 1], "d": ["scope": "account"], "e": ["scope": "daily"]],
        "worlds": [["id": "a", "levels": 2], ["id": "b", "levels": 1, "scope": "account"]],
        "attributes": ["t": [:]],
        "resets": ["daily": ["every": "day"], "new": ["by": "command", "ends": "playthrough"]],
      ],
      commands: [
        (["complete": "a/1"], ""), (["complete": "a/2"], ""), (["complete": "b/1"], ""),
        (["grant": ["c": 5, "d": 5, "e": 5]], ""), (["set": ["t": 5]], ""), (["reset": "new"], ""),
      ],
      status: ["a/1": "unlocked", "a/2": "locked", "b/1": "completed"],
      that: [
        ["have": "c", "equals": 1], ["have": "d", "equals": 5], ["have": "e", "equals": 5],
        ["attribute": "t", "equals": 5],
      ]),
    ReferenceCase(
      name: "a choice is free again when all its members ended",
      pack: [
        "features": [
          "x": ["choice": "m", "unlock": true], "y": ["choice": "m", "unlock": true],
          "p": ["choice": "n", "unlock": true], "q": ["choice": "n", "unlock": true],
        ],
        "resets": ["r": ["by": "command", "ends": ["x", "y", "p"]]],
      ],
      commands: [(["unlock": "x"], ""), (["unlock": "p"], ""), (["reset": "r"], "")],
      status: ["x": "available", "y": "available", "p": "available", "q": "locked"]),
    ReferenceCase(
      name: "what a world, an item and a currency named in ends mean",
      pack: [
        "worlds": [["id": "a", "levels": 1]], "items": ["i": [:], "j": [:]],
        "currencies": ["c": [:]],
        "resets": ["r": ["by": "command", "ends": ["a", "i", "c"]]],
      ],
      commands: [
        (["complete": "a/1", "stars": 3], ""), (["grant": ["i": 1, "j": 1, "c": 1]], ""),
        (["reset": "r"], ""),
      ],
      status: ["a": "unlocked"],
      that: [
        ["stars": "all", "equals": 0], ["have": "i", "equals": 0], ["have": "j", "equals": 1],
        ["have": "c", "equals": 0],
      ]),
  ]

  static let respec: ReferenceJSON = [
    "currencies": ["gold": ["initial": 100], "mana": ["initial": 50, "scope": "respec"]],
    "features": [
      "skill": ["ranks": 3, "unlock": ["price": ["gold": [10, 20, 30]]]],
      "art": ["unlock": ["price": ["mana": 5, "gold": 1]]],
      "house": ["unlock": ["price": ["gold": 7]]],
    ],
    "products": [
      "orb": ["kind": "consumable", "price": ["gold": 2], "grants": ["mana": 1], "scope": "respec"]
    ],
    "resets": [
      "respec": [
        "by": "command", "price": ["gold": 4], "when": ["unlocked": "house"],
        "ends": ["skill", "art"], "refunds": "all",
      ],
      "daily": ["every": "day"],
    ],
  ]

  static let commands: [ReferenceCase] = [
    ReferenceCase(
      name: "who may reset, and when",
      pack: respec.setting(
        "resets",
        [
          "priced": ["by": "command", "price": ["gold": 4], "when": ["unlocked": "house"]],
          "open": ["by": "command", "price": "free"], "closed": ["by": "command"],
          "respec": ["by": "command", "price": ["gold": 1000]], "daily": ["every": "day"],
        ]),
      commands: [
        (["reset": "nothing", "x-as": "player"], "unknownId"),
        (["reset": "closed", "x-as": "player"], "notAllowed"),
        (["do": [["reset": "closed"]], "x-as": "player"], "notAllowed"),
        (["reset": "closed", "x-as": "operator"], ""),
        (["reset": "daily"], "notAvailable"), (["reset": "priced"], "notAvailable"),
        (["reset": "open", "x-as": "player"], ""), (["unlock": "house"], ""),
        (["reset": "priced", "x-as": "player"], ""), (["reset": "respec"], "insufficientFunds"),
      ],
      that: [["have": "gold", "equals": 89]],
      shows: ["periods": ["priced": 1, "open": 1, "closed": 1, "respec": 0, "daily": 20454]])
  ]

  static let refunds: [ReferenceCase] = [
    ReferenceCase(
      name: "what nodes cost comes back, but not to what ends",
      pack: respec,
      commands: [
        (["unlock": "house"], ""), (["unlock": "skill"], ""), (["unlock": "skill"], ""),
        (["unlock": "art"], ""), (["buy": "orb", "quantity": 3], ""), (["reset": "respec"], ""),
      ],
      status: ["house": "unlocked", "skill": "available"],
      // 100 - 7 - 4 remain, and the 6 of the orbs are used up; 30 of the skill, 1 of the art are back.
      that: [
        ["have": "gold", "equals": 83], ["have": "mana", "equals": 50],
        ["spent": "gold", "equals": 48], ["rank": "skill", "equals": 0],
        ["purchases": "orb", "equals": 0],
      ],
      shows: [
        "holdings": [
          "gold": ["returned": 31, "earned": 0], "mana": ["initial": 50, "spent": 0, "earned": 0],
        ]
      ]),
    ReferenceCase(
      name: "what was paid in a holding that has ended since is gone",
      pack: [
        "currencies": ["c": ["initial": 5, "scope": "run"]],
        "features": ["f": ["unlock": ["price": ["c": 2]], "scope": "respec"]],
        "resets": [
          "run": ["by": "command"], "respec": ["by": "command", "refunds": "all"],
        ],
      ],
      commands: [(["unlock": "f"], ""), (["reset": "run"], ""), (["reset": "respec"], "")],
      status: ["f": "available"], that: [["have": "c", "equals": 5]]),
  ]

  static let growth: [ReferenceCase] = [
    ReferenceCase(
      name: "since counts from the reset on, for a new player from nothing",
      pack: [
        "currencies": ["c": [:]], "worlds": [["id": "a", "levels": 1]],
        "resets": ["daily": ["every": "day", "grants": ["c": 7]]],
      ],
      commands: [
        (["grant": ["c": 5]], ""), (["complete": "a/1", "stars": 2], ""),
        tick("2026-01-02T00:00Z"), (["grant": ["c": 3]], ""),
        (["complete": "a/1", "stars": 3], ""),
      ],
      that: [
        // What a boundary gives is earned in the period that begins there.
        ["earned": "c", "equals": 15], ["earned": "c", "since": "daily", "equals": 10],
        ["stars": "all", "since": "daily", "equals": 1],
        [
          "sum": [["clears": "a", "since": "daily"], ["fails": "a", "since": "daily"]], "equals": 1,
        ],
      ]),
    ReferenceCase(
      name: "before the first reset all of it is growth",
      pack: ["currencies": ["c": [:]], "resets": ["run": ["by": "command"]]],
      commands: [(["grant": ["c": 5]], "")],
      that: [["earned": "c", "since": "run", "equals": 5]]),
    ReferenceCase(
      name: "what another reset ended grows from there",
      pack: [
        "currencies": ["c": ["scope": "run"]],
        "resets": ["run": ["by": "command"], "daily": ["every": "day"]],
      ],
      commands: [
        (["grant": ["c": 5]], ""), tick("2026-01-02T00:00Z"), (["reset": "run"], ""),
        (["grant": ["c": 4]], ""),
      ],
      that: [["earned": "c", "since": "daily", "equals": 4], ["earned": "c", "equals": 4]]),
  ]

  static func streak(_ grace: Int64) -> ReferenceJSON {
    [
      "worlds": [["id": "a", "levels": [["id": "q", "scope": "daily"]]]],
      "features": ["login": ["unlock": true, "scope": "daily"]],
      "resets": ["daily": ["every": "day", "grace": .int(grace)]],
    ]
  }

  static func quest(_ day: String) -> (ReferenceJSON, String) {
    (["complete": "a/q", "now": .string("2026-01-\(day)T09:00Z")], "")
  }

  static let streaks: [ReferenceCase] = [
    ReferenceCase(
      name: "what is open by itself counts at once, once a period",
      pack: streak(0),
      commands: [tick("2026-01-02T00:00Z"), tick("2026-01-02T20:00Z"), tick("2026-01-03T01:00Z")],
      that: [["streak": "login", "equals": 3], ["streak": "a/q", "equals": 3]]),
    ReferenceCase(
      name: "a missed period ends it",
      pack: streak(0),
      commands: [tick("2026-01-02T00:00Z"), tick("2026-01-04T00:00Z")],
      that: [["streak": "login", "equals": 1]]),
    ReferenceCase(
      name: "grace forgives one",
      pack: streak(1),
      commands: [tick("2026-01-02T00:00Z"), tick("2026-01-04T00:00Z")],
      that: [["streak": "login", "equals": 3]]),
    ReferenceCase(
      name: "a node that the player takes counts only when taken, and reads 0 when too late",
      pack: [
        "features": ["gift": ["unlock": ["price": "free"], "scope": "daily"]],
        "resets": ["daily": ["every": "day"]],
        "rules": ["late": ["streak": "gift", "equals": 0]],
      ],
      commands: [
        (["unlock": "gift"], ""), (["unlock": "gift", "now": "2026-01-02T00:00Z"], ""),
        tick("2026-01-03T23:00Z"), tick("2026-01-04T00:00Z"),
      ],
      shows: ["rules": ["late": true]]),
  ]

  static let moments: [ReferenceCase] = [
    ReferenceCase(
      name: "the first instant of a fact stays while its life lasts",
      pack: [
        "flags": ["f"], "items": ["i": [:]], "worlds": [["id": "a", "levels": 1]],
        "rules": ["r": ["timeSince": ["flag": "f"], "atLeast": "1h"]],
      ],
      commands: [
        (["set": ["f": true], "now": "2026-01-01T01:00Z"], ""),
        (["set": ["f": false], "now": "2026-01-01T01:30Z"], ""),
        (["grant": ["i": 1], "now": "2026-01-01T01:45Z"], ""), tick("2026-01-01T02:00Z"),
      ],
      that: [
        ["timeSince": ["flag": "f"], "equals": "1h"],
        ["timeSince": ["owned": "i"], "equals": 900],
        ["timeSince": ["unlocked": "a/1"], "equals": "2h"],
        ["none": [["timeSince": ["completed": "a/1"], "atMost": 100_000]]],
        ["none": [["timeSince": ["completed": "a/1"], "notEquals": 5]]],
      ],
      shows: ["rules": ["r": true]]),
    ReferenceCase(
      name: "it goes with the life",
      pack: [
        "features": ["f": ["unlock": true, "scope": "run"]],
        "resets": ["run": ["by": "command"], "never": ["by": "command"]],
        "rules": ["r": ["timeSince": ["unlocked": "f"], "atLeast": 1]],
      ],
      commands: [tick("2026-01-01T03:00Z"), (["reset": "run"], ""), tick("2026-01-01T04:00Z")],
      that: [
        ["timeSince": ["unlocked": "f"], "equals": "1h"],
        ["timeSince": ["reset": "run"], "equals": "1h"],
        ["none": [["timeSince": ["reset": "never"], "atLeast": 0]]],
      ]),
    ReferenceCase(
      name: "a new fact is 0 seconds old in the command that made it true",
      pack: [
        "flags": ["f"],
        "features": [
          "fresh": ["unlock": ["when": ["timeSince": ["flag": "f"], "atMost": 10], "live": true]],
          "old": ["unlock": ["when": ["timeSince": ["flag": "f"], "moreThan": 10], "live": true]],
        ],
      ],
      commands: [(["set": ["f": true]], "")],
      changes: [
        ["kind": "unlocked", "id": "fresh"],
        ["kind": "flag", "id": "f", "from": false, "to": true],
      ]),
    ReferenceCase(
      name: "a calendar reset was at its boundary",
      pack: [
        "resets": ["daily": ["every": "day", "at": "04:00"]],
        "rules": ["r": ["timeSince": ["reset": "daily"], "equals": "20h"]],
      ],
      shows: ["rules": ["r": true]]),
  ]

  @Test("A script ends as worked out by hand", arguments: cases)
  func playsCase(_ item: ReferenceCase) throws {
    try item.play()
  }
}
