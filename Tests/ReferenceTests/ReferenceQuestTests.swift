import ProgressionReference
import Testing

@Suite("The oracle on quests")
struct ReferenceQuestTests {
  static let cases: [ReferenceCase] = known + stages + ends + choices

  static func level(_ more: ReferenceJSON) -> ReferenceJSON {
    var pack: ReferenceJSON = ["worlds": [["id": "w", "levels": 2]]]
    for member in more.members { pack = pack.setting(member.key, member.value) }
    return pack
  }

  /// Wants a level played after it was accepted.
  static let hunt = level([
    "currencies": ["coins": [:]],
    "quests": [
      "hunt": [
        "unlock": true,
        "objectives": ["kill": ["clears": "w/1", "since": "accepted", "atLeast": 1]],
        "rewards": ["onComplete": ["coins": 50]],
      ],
      "next": ["unlock": ["completed": "hunt"]],
    ],
  ])

  static let books: ReferenceJSON = [
    "items": ["book": ["initial": 1]], "currencies": ["coins": [:]], "npcs": ["clerk"],
    "resets": ["daily": ["every": "day"], "again": ["by": "command"]],
    "quests": [
      "swap": [
        "unlock": true, "giver": "clerk", "scope": "daily", "turnInPrice": ["book": 1],
        "rewards": ["onComplete": ["book": 1, "coins": 50]],
      ]
    ],
  ]

  // MARK: - QUEST-01, 04, 05, 06

  static let known: [ReferenceCase] = [
    ReferenceCase(
      name: "what is finished three times is done and paid once", pack: hunt,
      commands: [
        (["complete": "w/1"], ""), (["accept": "hunt"], ""), (["accept": "hunt"], ""),
        (["complete": "w/1"], ""), (["complete": "w/1"], ""), (["complete": "w/1"], ""),
        (["accept": "hunt"], "notAvailable"), (["turnIn": "hunt"], "notAvailable"),
      ],
      status: ["hunt": "completed", "next": "unlocked"], that: [["have": "coins", "equals": 50]],
      shows: ["nodes": ["hunt": ["state": "completed", "objectives": .null]]]),
    ReferenceCase(
      name: "a finished quest is reported with its state and pays at once", pack: hunt,
      commands: [(["accept": "hunt"], ""), (["complete": "w/1"], "")],
      changes: [
        ["kind": "unlocked", "id": "w/2"], ["kind": "unlocked", "id": "next"],
        ["kind": "completed", "id": "w/1"], ["kind": "completed", "id": "hunt"],
        ["kind": "quest", "id": "hunt", "from": "active", "to": "completed"],
        ["kind": "credited", "id": "coins", "amount": 50],
      ]),
    ReferenceCase(
      name: "what is held counts at once, what is collected only from then on",
      pack: [
        "items": ["x": [:]], "npcs": ["elder"],
        "quests": [
          "q": [
            "unlock": true, "giver": "elder",
            "objectives": [
              "hold": ["have": "x", "atLeast": 32],
              "collect": ["earned": "x", "since": "accepted", "atLeast": 32],
            ],
          ]
        ],
      ],
      commands: [
        (["grant": ["x": 40]], ""), (["accept": "q"], ""), (["turnIn": "q"], "locked"),
        (["grant": ["x": 31]], ""), (["take": ["x": 50]], ""),
      ],
      shows: [
        "nodes": [
          "q": [
            "state": "active", "objectives": ["hold": false, "collect": false], "stage": .null,
            "stages": .null,
          ]
        ]
      ]),
    ReferenceCase(
      name: "a reset of the playthrough takes away the flag that barred a quest",
      pack: [
        "flags": ["skip"], "resets": ["anew": ["by": "command", "ends": "playthrough"]],
        "quests": ["main": ["unlock": ["when": ["not": ["flag": "skip"]], "live": true]]],
      ],
      commands: [
        (["set": ["skip": true]], ""), (["accept": "main"], "locked"), (["reset": "anew"], ""),
        (["accept": "main"], ""),
      ],
      status: ["main": "completed"]),
    ReferenceCase(
      name: "an exchange that gives back its price can be made once a day", pack: books,
      commands: [
        (["accept": "swap"], ""), (["turnIn": "swap"], ""), (["accept": "swap"], "notAvailable"),
        (["accept": "swap", "now": "2026-01-02T00:00:00Z"], ""), (["turnIn": "swap"], ""),
        (["accept": "swap", "now": "2026-01-03T12:00:00Z"], ""), (["turnIn": "swap"], ""),
      ],
      that: [["have": "coins", "equals": 150], ["have": "book", "equals": 1]],
      changes: [
        ["kind": "completed", "id": "swap"],
        ["kind": "quest", "id": "swap", "from": "ready", "to": "completed"],
        ["kind": "credited", "id": "coins", "amount": 50],
        ["kind": "credited", "id": "book", "amount": 1],
        ["kind": "debited", "id": "book", "amount": 1],
      ]),
    ReferenceCase(
      name: "who lacks the price of handing in keeps the quest ready", pack: books,
      commands: [
        (["accept": "swap"], ""), (["take": ["book": 1]], ""),
        (["turnIn": "swap"], "insufficientFunds"),
      ],
      shows: ["nodes": ["swap": ["state": "ready", "status": "unlocked"]]]),
  ]

  // MARK: - Stages

  static let staged = level([
    "flags": ["a", "b", "c"], "npcs": ["smith"],
    "quests": [
      "q": [
        "unlock": true, "turnIn": "smith", "optional": ["extra"],
        "objectives": [
          "one": ["flag": "a"], "two": ["flag": "b"], "three": ["completed": "w/1"],
          "extra": ["flag": "c"],
        ],
        "stages": [["two"], ["one"], ["three"]],
      ]
    ],
  ])

  static let stages: [ReferenceCase] = [
    ReferenceCase(
      name: "a later stage does not count before its turn", pack: staged,
      commands: [(["accept": "q"], ""), (["set": ["a": true]], "")],
      shows: [
        "nodes": [
          "q": [
            "state": "active", "stage": 1, "stages": 3,
            "objectives": ["one": true, "two": false, "three": false, "extra": false],
          ]
        ]
      ], changes: [["kind": "flag", "id": "a", "from": false, "to": true]]),
    ReferenceCase(
      name: "one command may pass several stages", pack: staged,
      commands: [(["accept": "q"], ""), (["set": ["a": true, "b": true]], "")],
      shows: ["nodes": ["q": ["state": "active", "stage": 3]]],
      changes: [
        ["kind": "stage", "id": "q", "from": 1, "to": 3],
        ["kind": "flag", "id": "a", "from": false, "to": true],
        ["kind": "flag", "id": "b", "from": false, "to": true],
      ]),
    ReferenceCase(
      name: "a passed stage is not asked again, and what is optional never", pack: staged,
      commands: [
        (["accept": "q"], ""), (["set": ["a": true, "b": true]], ""),
        (["set": ["a": false, "b": false]], ""), (["turnIn": "q"], "locked"),
        (["complete": "w/1"], ""), (["turnIn": "q"], ""),
      ],
      status: ["q": "completed"],
      changes: [
        ["kind": "completed", "id": "q"],
        ["kind": "quest", "id": "q", "from": "ready", "to": "completed"],
      ]),
    ReferenceCase(
      name: "a quest without objectives is ready once accepted",
      pack: ["npcs": ["smith": ["gives": ["q"]]], "quests": ["q": ["unlock": true]]],
      commands: [(["accept": "q"], "")],
      shows: ["nodes": ["q": ["state": "ready"]]],
      changes: [["kind": "quest", "id": "q", "from": "offered", "to": "ready"]]),
  ]

  // MARK: - Choices

  static let choices: [ReferenceCase] = [
    ReferenceCase(
      name: "accepting one side closes the other, also when it fails",
      pack: [
        "currencies": ["coins": ["initial": 5]], "flags": ["f"],
        "quests": [
          "left": ["unlock": true, "choice": "side", "objectives": ["o": ["flag": "f"]]],
          "right": ["unlock": ["price": ["coins": 2]], "choice": "side"],
        ],
      ],
      commands: [
        (["accept": "left"], ""), (["accept": "right"], "excluded"), (["fail": "left"], ""),
        (["accept": "right"], "excluded"), (["accept": "left"], ""), (["set": ["f": true]], ""),
      ],
      status: ["left": "completed", "right": "locked"], that: [["have": "coins", "equals": 5]]),
    ReferenceCase(
      name: "a priced quest is paid when it is accepted, once",
      pack: [
        "currencies": ["coins": ["initial": 5]], "flags": ["f"],
        "quests": ["q": ["unlock": ["price": ["coins": 2]], "objectives": ["o": ["flag": "f"]]]],
      ],
      commands: [(["accept": "q"], ""), (["abandon": "q"], ""), (["accept": "q"], "")],
      that: [["spent": "coins", "equals": 2], ["active": "q"]]),
  ]

  @Test("A script ends as worked out by hand", arguments: cases)
  func playsCase(_ item: ReferenceCase) throws {
    try item.play()
  }
}
