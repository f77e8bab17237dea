import ProgressionReference

extension ReferenceQuestTests {
  // MARK: - Failing, giving up, deadlines

  static func lasting(_ more: ReferenceJSON) -> ReferenceJSON {
    var quest: ReferenceJSON = ["unlock": true, "objectives": ["goal": ["completed": "w/2"]]]
    for member in more.members { quest = quest.setting(member.key, member.value) }
    return level(["flags": ["alarm"], "quests": ["q": quest]])
  }

  static let ends: [ReferenceCase] = [
    ReferenceCase(
      name: "what was given up is offered again and begins from nothing",
      pack: level([
        "quests": [
          "q": [
            "unlock": true,
            "objectives": ["kill": ["clears": "w/1", "since": "accepted", "atLeast": 2]],
          ]
        ]
      ]),
      commands: [
        (["abandon": "q"], "notAvailable"), (["accept": "q"], ""), (["complete": "w/1"], ""),
        (["abandon": "q"], ""), (["fail": "q"], "notAvailable"), (["accept": "q"], ""),
        (["complete": "w/1"], ""),
      ],
      shows: ["nodes": ["q": ["state": "active", "objectives": ["kill": false]]]]),
    ReferenceCase(
      name: "without retry giving up is failing, for good", pack: lasting(["retry": false]),
      commands: [(["accept": "q"], ""), (["abandon": "q"], ""), (["accept": "q"], "notAvailable")],
      status: ["q": "unlocked"], that: [["failed": "q"], ["not": ["active": "q"]]],
      shows: ["nodes": ["q": ["state": "failed", "never": "missed"]]]),
    ReferenceCase(
      name: "failing comes before completing", pack: lasting(["failWhen": ["flag": "alarm"]]),
      commands: [
        (["accept": "q"], ""), (["complete": "w/1"], ""),
        (["do": [["set": ["alarm": true]], ["complete": "w/2"]]], ""), (["accept": "q"], "locked"),
      ],
      that: [["failed": "q"]]),
    ReferenceCase(
      name: "nobody is offered what fails at once, and a failed quest may be tried again",
      pack: lasting(["failWhen": ["flag": "alarm"]]),
      commands: [
        (["set": ["alarm": true]], ""), (["accept": "q"], "locked"),
        (["set": ["alarm": false]], ""),
        (["accept": "q"], ""), (["fail": "q"], ""), (["accept": "q"], ""),
      ],
      that: [["active": "q"]],
      changes: [["kind": "quest", "id": "q", "from": "failed", "to": "active"]]),
    ReferenceCase(
      name: "a deadline runs from acceptance and is over at its instant",
      pack: lasting(["deadline": "2h"]),
      commands: [
        (["accept": "q", "now": "2026-01-01T10:00:00Z"], ""),
        (["tick": true, "now": "2026-01-01T11:59:59Z"], ""),
        (["complete": "w/1", "now": "2026-01-01T12:00:00Z"], ""),
      ],
      shows: ["nodes": ["q": ["state": "failed", "failsAt": .null]]]),
    ReferenceCase(
      name: "the record says when a quest fails", pack: lasting(["deadline": "2h"]),
      commands: [(["accept": "q", "now": "2026-01-01T10:00:00Z"], "")],
      shows: ["nodes": ["q": ["failsAt": 1_767_268_800]]]),
    ReferenceCase(
      name: "a deadline beyond all time is none", pack: lasting(["deadline": "2h"]),
      commands: [(["accept": "q", "now": "9999-12-31T23:00:00Z"], "")],
      shows: ["nodes": ["q": ["state": "active", "failsAt": .null]]]),
    ReferenceCase(
      name: "what failed a try does not fail the next",
      pack: lasting(["failWhen": ["fails": "w/1", "since": "accepted", "atLeast": 2]]),
      commands: [
        (["fail": "w/1"], ""), (["accept": "q"], ""), (["fail": "w/1"], ""),
        (["fail": "w/1"], ""), (["accept": "q"], ""), (["fail": "w/1"], ""),
      ],
      shows: ["nodes": ["q": ["state": "active"]]]),
    ReferenceCase(
      name: "after an instant nobody is offered a quest",
      pack: lasting(["deadline": "2026-01-02T00:00:00Z"]),
      commands: [(["accept": "q", "now": "2026-01-02T00:00:00Z"], "locked")],
      status: ["q": "unlocked"]),
    ReferenceCase(
      name: "what is over is over", pack: lasting(["deadline": "2026-01-02T00:00:00Z"]),
      commands: [(["tick": true, "now": "2026-01-02T00:00:00Z"], "")],
      shows: ["nodes": ["q": ["status": "locked", "state": "locked", "never": "expired"]]]),
    ReferenceCase(
      name: "an automatic quest is accepted once a period",
      pack: [
        "resets": ["daily": ["every": "day"]], "flags": ["f"],
        "quests": [
          "q": [
            "unlock": true, "accept": "auto", "scope": "daily", "objectives": ["o": ["flag": "f"]],
          ]
        ],
      ],
      commands: [
        (["abandon": "q"], ""), (["tick": true, "now": "2026-01-01T23:00:00Z"], ""),
        (["accept": "q"], ""), (["fail": "q"], ""),
        (["tick": true, "now": "2026-01-02T00:00:00Z"], ""),
      ],
      that: [["active": "q"]],
      changes: [
        ["kind": "quest", "id": "q", "from": "failed", "to": "active"],
        ["kind": "period", "id": "daily", "from": 20_454, "to": 20_455],
      ]),
  ]
}
