import ProgressionReference
import Testing

@Suite("The oracle on the worlds of the seed game")
struct ReferenceSeedTests {
  static let fallingSky: ReferenceJSON = [
    "formatVersion": 1, "id": "falling-sky", "version": "1.0.0",
    "worlds": [
      ["id": "lumina-prime", "levels": 3], ["id": "astra-veridia", "levels": 2],
      ["id": "nebula-nexus", "levels": 1],
    ],
  ]

  static func completes(_ ids: String...) -> [(ReferenceJSON, String)] {
    ids.map { (["complete": .string($0)], "") }
  }

  static let cases: [ReferenceCase] = [
    ReferenceCase(
      name: "at first only the first world and its first level are open", pack: fallingSky,
      commands: [
        (["select": "lumina-prime"], ""), (["select": "astra-veridia"], "locked"),
        (["complete": "lumina-prime/2"], "locked"),
      ],
      status: [
        "lumina-prime": "unlocked", "lumina-prime/1": "unlocked", "lumina-prime/2": "locked",
        "astra-veridia": "locked", "astra-veridia/1": "locked", "nebula-nexus": "locked",
      ]),
    ReferenceCase(
      name: "some levels of world 1 leave world 2 locked", pack: fallingSky,
      commands: completes("lumina-prime/1", "lumina-prime/2")
        + [(["select": "astra-veridia"], "locked")],
      status: ["lumina-prime": "unlocked", "lumina-prime/3": "unlocked"]),
    ReferenceCase(
      name: "all levels of world 1 open world 2", pack: fallingSky,
      commands: completes("lumina-prime/1", "lumina-prime/2", "lumina-prime/3"),
      status: [
        "lumina-prime": "completed", "astra-veridia": "unlocked", "astra-veridia/1": "unlocked",
        "nebula-nexus": "locked",
      ],
      changes: [
        ["kind": "unlocked", "id": "astra-veridia"], ["kind": "unlocked", "id": "astra-veridia/1"],
        ["kind": "completed", "id": "lumina-prime"], ["kind": "completed", "id": "lumina-prime/3"],
      ]),
    ReferenceCase(
      name: "a replay keeps the best and pays only for new stars",
      pack: fallingSky.setting("currencies", ["coins": [:]]).setting(
        "defaults",
        ["levels": ["rewards": ["onComplete": ["coins": 50], "perNewStar": ["coins": 10]]]]),
      commands: [
        (["complete": "lumina-prime/1", "stars": 2], ""),
        (["complete": "lumina-prime/1", "stars": 1], ""),
        (["complete": "lumina-prime/1", "stars": 4], "outOfRange"),
        (["complete": "lumina-prime/1", "stars": 3], ""),
      ],
      that: [
        ["stars": "all", "equals": 3], ["have": "coins", "equals": 80],
        ["clears": "lumina-prime/1", "equals": 3],
      ],
      changes: [
        ["kind": "stars", "id": "lumina-prime/1", "from": 2, "to": 3],
        ["kind": "credited", "id": "coins", "amount": 10],
      ]),
    ReferenceCase(
      name: "a bonus level is no part of the way and is counted in stars",
      pack: [
        "worlds": [
          [
            "id": "a",
            "levels": [
              1, ["id": "b", "bonus": true, "unlock": ["stars": "a", "atLeast": 3]], "c",
            ],
          ],
          ["id": "z", "levels": 1],
        ]
      ],
      commands: [
        (["complete": "a/1", "stars": 3], ""), (["complete": "a/c"], ""),
        (["complete": "a/b", "stars": 2], ""),
      ],
      status: ["a": "completed", "z": "unlocked"],
      that: [
        ["stars": "a", "equals": 5], ["count": ["in": "a"], "are": "completed", "equals": 3],
      ]),
    ReferenceCase(
      name: "stars of a level with thresholds come from its score",
      pack: ["worlds": [["id": "a", "levels": [["id": "x", "scoreForStars": [10, 20]]]]]],
      commands: [
        (["complete": "a/x", "stars": 1], "outOfRange"), (["complete": "a/x", "score": 19], ""),
        (["complete": "a/x", "score": 5], ""),
      ],
      that: [["stars": "a", "equals": 1], ["score": "a/x", "equals": 19]]),
    ReferenceCase(
      name: "a paid start lets a level be finished once",
      pack: [
        "currencies": ["e": ["initial": 1]],
        "worlds": [["id": "a", "levels": [["id": "x", "startPrice": ["e": 1]]]]],
      ],
      commands: [
        (["complete": "a/x"], "notAvailable"), (["start": "a/x"], ""),
        (["start": "a/x"], "insufficientFunds"), (["fail": "a/x"], ""),
        (["complete": "a/x"], "notAvailable"),
      ],
      that: [["fails": "all", "equals": 1], ["spent": "e", "equals": 1]]),
  ]

  @Test("A script ends as worked out by hand", arguments: cases)
  func playsCase(_ item: ReferenceCase) throws {
    try item.play()
  }
}
