import ProgressionReference
import Testing

@Suite("The oracle on npcs who come and go")
struct ReferencePeopleTests {
  static let cases: [ReferenceCase] = places + hidden + givers + leaving

  static let town: ReferenceJSON = [
    "flags": ["night", "war"], "locations": ["inn": ["unlock": true], "mill": ["unlock": true]],
    "npcs": [
      "cook": [
        "at": [
          ["nowhere": true, "when": ["flag": "war"]],
          ["location": "inn", "when": ["flag": "night"]], ["location": "mill"],
        ]
      ],
      "ghost": ["at": [["location": "inn", "when": ["flag": "night"]]]], "voice": [:],
    ],
    "features": ["recipe": ["unlock": ["met": "cook"]]],
  ]

  static let places: [ReferenceCase] = [
    ReferenceCase(
      name: "the first place whose condition holds counts", pack: town,
      commands: [(["meet": "ghost"], "notAvailable"), (["set": ["night": true]], "")],
      shows: [
        "nodes": [
          "cook": ["status": "unlocked", "at": "inn"],
          "ghost": ["status": "unlocked", "at": "inn"],
          "voice": ["status": "unlocked", "at": .null],
        ]
      ],
      changes: [
        ["kind": "unlocked", "id": "ghost"],
        ["kind": "flag", "id": "night", "from": false, "to": true],
      ]),
    ReferenceCase(
      name: "who is gone cannot be met, and stays met", pack: town,
      commands: [
        (["meet": "cook"], ""), (["meet": "cook"], ""), (["set": ["war": true]], ""),
        (["meet": "cook"], "notAvailable"), (["unlock": "cook"], "notAvailable"),
        (["grant": ["unlock": ["cook"]]], "notAvailable"),
      ],
      status: ["cook": "locked", "recipe": "unlocked"],
      that: [["met": "cook"], ["count": "npcs", "are": "met", "equals": 1]]),
    ReferenceCase(
      name: "a first meeting is reported", pack: town, commands: [(["meet": "cook"], "")],
      changes: [["kind": "unlocked", "id": "recipe"], ["kind": "met", "id": "cook"]]),
  ]

  static let hidden: [ReferenceCase] = [
    ReferenceCase(
      name: "the place of an npc is not told while nobody may know of it",
      pack: [
        "flags": ["map"], "npcs": ["hermit": ["at": "cave"]],
        "locations": ["cave": ["unlock": ["flag": "map"], "visible": false]],
      ],
      commands: [(["meet": "hermit"], "")],
      shows: ["nodes": ["hermit": ["status": "unlocked", "at": .null]]]),
    ReferenceCase(
      name: "an npc who is gone may be hidden, and answers like an unknown one",
      pack: [
        "flags": ["f"],
        "npcs": ["spy": ["at": [["nowhere": true, "when": ["flag": "f"]]], "visible": false]],
      ],
      commands: [(["meet": "spy"], "unknownId"), (["accept": "spy"], "unknownId")],
      status: ["spy": "hidden"]),
  ]

  // MARK: - QUEST-08

  static func war(_ quest: ReferenceJSON, _ more: ReferenceJSON = [:]) -> ReferenceJSON {
    var pack: ReferenceJSON = [
      "flags": ["war", "found"], "currencies": ["coins": ["initial": 10]],
      "npcs": ["elder": ["at": [["location": "hall", "when": ["not": ["flag": "war"]]]]]],
      "locations": ["hall": ["unlock": true]], "quests": ["q": quest],
    ]
    for member in more.members { pack = pack.setting(member.key, member.value) }
    return pack
  }

  static let givers: [ReferenceCase] = [
    ReferenceCase(
      name: "nobody is offered the quest of a giver who is gone",
      pack: war(["unlock": true, "giver": "elder"]),
      commands: [(["set": ["war": true]], ""), (["accept": "q"], "locked")],
      status: ["q": "locked"], shows: ["nodes": ["q": ["state": "locked"]]]),
    ReferenceCase(
      name: "the quest comes back with its giver, and what it needed need not hold any more",
      pack: war(["unlock": ["when": ["flag": "found"]], "giver": "elder"]),
      commands: [
        (["set": ["war": true, "found": true]], ""),
        (["set": ["war": false, "found": false]], ""),
      ],
      status: ["q": "unlocked"], shows: ["nodes": ["q": ["state": "offered"]]],
      changes: [
        ["kind": "unlocked", "id": "q"], ["kind": "unlocked", "id": "elder"],
        ["kind": "flag", "id": "war", "from": true, "to": false],
        ["kind": "flag", "id": "found", "from": true, "to": false],
      ]),
  ]

  // MARK: - QUEST-09

  static let deposit: ReferenceJSON = [
    "unlock": ["price": ["coins": 10]], "giver": "elder", "whenGone": "fail",
    "objectives": ["o": ["flag": "found"]],
  ]

  static let leaving: [ReferenceCase] = [
    ReferenceCase(
      name: "a quest whose giver leaves fails with its price returned", pack: war(deposit),
      commands: [(["accept": "q"], ""), (["set": ["war": true]], "")],
      shows: [
        "nodes": ["q": ["state": "failed"]],
        "holdings": ["coins": ["balance": 10, "spent": 10, "returned": 10]],
      ],
      changes: [
        ["kind": "closed", "id": "elder"],
        ["kind": "quest", "id": "q", "from": "active", "to": "failed"],
        ["kind": "credited", "id": "coins", "amount": 10],
        ["kind": "flag", "id": "war", "from": false, "to": true],
      ]),
    ReferenceCase(
      name: "and costs its price again", pack: war(deposit),
      commands: [
        (["accept": "q"], ""), (["set": ["war": true]], ""), (["accept": "q"], "locked"),
        (["set": ["war": false]], ""), (["accept": "q"], ""),
      ],
      that: [["active": "q"], ["have": "coins", "equals": 0]]),
    ReferenceCase(
      name: "a quest that waits is suspended and comes back",
      pack: war(deposit.setting("whenGone", "suspend")),
      commands: [
        (["accept": "q"], ""), (["set": ["war": true, "found": true]], ""),
        (["turnIn": "q"], "notAvailable"), (["set": ["war": false]], ""), (["turnIn": "q"], ""),
      ],
      status: ["q": "completed"]),
    ReferenceCase(
      name: "a suspended quest is reported so", pack: war(deposit.setting("whenGone", "suspend")),
      commands: [(["accept": "q"], ""), (["set": ["war": true]], "")],
      that: [["active": "q"]], shows: ["nodes": ["q": ["state": "suspended"]]],
      changes: [
        ["kind": "closed", "id": "elder"],
        ["kind": "quest", "id": "q", "from": "active", "to": "suspended"],
        ["kind": "flag", "id": "war", "from": false, "to": true],
      ]),
    ReferenceCase(
      name: "a suspended quest does not go on, and fails at its deadline",
      pack: war([
        "unlock": true, "giver": "elder", "turnIn": false, "deadline": "1h",
        "objectives": ["o": ["flag": "found"]],
      ]),
      commands: [
        (["accept": "q"], ""), (["set": ["war": true]], ""), (["set": ["found": true]], ""),
        (["tick": true, "now": "2026-01-01T01:00:00Z"], ""),
      ],
      changes: [["kind": "quest", "id": "q", "from": "suspended", "to": "failed"]]),
  ]

  @Test("A script ends as worked out by hand", arguments: cases)
  func playsCase(_ item: ReferenceCase) throws {
    try item.play()
  }
}
