import ProgressionReference
import Testing

@Suite("The oracle on time: clocks, calendars, timers, refills, windows")
struct ReferenceClockTests {
  static let cases: [ReferenceCase] = clocks + calendars + payments + timers + refills + windows

  static func tick(_ now: ReferenceJSON) -> (ReferenceJSON, String) {
    (["tick": true, "now": now], "")
  }

  static let clocks: [ReferenceCase] = [
    ReferenceCase(
      name: "time never goes back by itself",
      pack: ["currencies": ["c": [:]]],
      commands: [
        tick("2026-01-02T00:00Z"), (["grant": ["c": 1], "now": "2026-01-01T12:00Z"], ""),
        (["tick": true, "now": "2026-01-02T00:00"], "malformed"),
        (["tick": true, "now": 253_402_300_800], "malformed"),
        (["do": [["tick": true, "now": 5]]], "malformed"),
      ],
      shows: ["now": 1_767_312_000]),
    ReferenceCase(
      name: "a strict clock refuses the past",
      pack: ["policies": ["clock": "strict"], "currencies": ["c": [:]]],
      commands: [
        (["grant": ["c": 1], "now": "2025-12-31T23:59:59Z"], "clockWentBack"),
        (["grant": ["c": 1], "now": "2026-01-01T00:00:00Z"], ""), (["grant": ["c": 1]], ""),
      ],
      that: [["have": "c", "equals": 2]]),
    ReferenceCase(
      name: "setClock goes back with timers, instants and the calendar, and ends nothing",
      pack: [
        "currencies": ["c": [:]], "timers": ["t": ["after": "1h", "grants": ["c": 100]]],
        "resets": ["daily": ["every": "day", "grants": ["c": 1]]],
      ],
      commands: [
        tick("2026-01-05T00:00Z"), (["grant": ["timers": ["t"]]], ""),
        (["setClock": "2026-01-03T12:00Z"], ""), tick("2026-01-05T12:00Z"),
        tick("2026-01-06T00:00Z"),
      ],
      // One gift before the clock was set, and those of the 5th and the 6th.
      that: [["have": "c", "equals": 103], ["timeSince": ["reset": "daily"], "equals": 0]],
      shows: ["periods": ["daily": 20459], "timers": [:]]),
    ReferenceCase(
      name: "setClock forward is a rise of time, and what a player may not do",
      pack: [
        "currencies": ["c": [:]], "resets": ["daily": ["every": "day", "grants": ["c": 1]]],
      ],
      commands: [
        (["setClock": "2026-01-02T00:00Z", "x-as": "player"], "notAllowed"),
        (["setClock": "2026-01-02T00:00Z", "x-as": "operator"], ""),
      ],
      changes: [
        ["kind": "credited", "id": "c", "amount": 1],
        ["kind": "period", "id": "daily", "from": 20454, "to": 20455],
      ]),
  ]

  static func days(_ at: ReferenceJSON, _ zone: ReferenceJSON) -> ReferenceJSON {
    ["resets": ["daily": ["every": "day", "at": at, "zone": zone]]]
  }

  /// A tick and the period after it, once a second before a boundary and once at it.
  static func boundary(
    _ at: ReferenceJSON, _ zone: String, _ instant: Int64, from period: Int64
  ) -> [ReferenceCase] {
    [-1, 0].map { offset in
      ReferenceCase(
        name: "\(zone) \(at.line) \(period) \(offset)", pack: days(at, .string(zone)),
        commands: [tick(.int(instant + offset))],
        shows: ["periods": ["daily": .int(period + 1 + offset)]])
    }
  }

  /// 2026-01-01T00:00:00Z, day 20454.
  static let start: Int64 = 1_767_225_600
  static let hour: Int64 = 3600

  // Test/Leaping: +1, from the 4th at 01:00Z +2, from the 11th at 01:00Z +1.
  // Test/Midnight: -4:30, from the 6th at 04:30Z -4, from the 11th at 04:15Z -4:30.
  static let calendars: [ReferenceCase] =
    boundary("00:00", "UTC", start + 24 * hour, from: 20454)
    + boundary("02:30", "Test/Leaping", start + 49 * hour + 1800, from: 20455)
    + boundary("02:30", "Test/Leaping", start + 73 * hour, from: 20456)
    + boundary("02:30", "Test/Leaping", start + 96 * hour + 1800, from: 20457)
    + boundary("02:30", "Test/Leaping", start + 240 * hour + 1800, from: 20463)
    + boundary("02:30", "Test/Leaping", start + 265 * hour + 1800, from: 20464)
    + boundary("00:10", "Test/Midnight", start + 124 * hour + 1800, from: 20458)
    + boundary("00:00", "Test/Midnight", start + 148 * hour, from: 20459)
    + boundary("00:00", "Test/Midnight", start + 244 * hour, from: 20463)
    + boundary("00:00", "Test/Midnight", start + 268 * hour + 1800, from: 20464)
    + [
      ReferenceCase(
        name: "weeks are numbered from the first that begins in 1970",
        pack: ["resets": ["w": ["every": "week", "on": "monday", "at": "04:00"]]],
        commands: [
          (["setClock": "1970-01-05T03:59:59Z"], ""), tick("2026-01-05T04:00Z"),
        ],
        // 2026-01-05 is day 20458, and 20458 = 4 + 2922 * 7.
        shows: ["periods": ["w": 2922]])
    ]

  static func catchUp(_ policy: ReferenceJSON?) -> ReferenceJSON {
    var daily: ReferenceJSON = ["every": "day", "grants": ["c": 1]]
    if let policy { daily = daily.setting("catchUp", policy) }
    return ["currencies": ["c": ["scope": "weekly"], "d": [:]], "resets": ["daily": daily]]
  }

  static let payments: [ReferenceCase] = [
    ReferenceCase(
      name: "one missed boundary is paid under none", pack: catchUp("none"),
      commands: [tick("2026-01-02T00:00Z")], that: [["have": "c", "equals": 1]]),
    ReferenceCase(
      name: "two are not", pack: catchUp("none"),
      commands: [tick("2026-01-03T00:00Z")], that: [["have": "c", "equals": 0]]),
    ReferenceCase(
      name: "one of many is paid by default", pack: catchUp(nil),
      commands: [tick("2026-02-01T00:00Z")], that: [["have": "c", "equals": 1]]),
    ReferenceCase(
      name: "all are paid up to a number", pack: catchUp(["all": 10]),
      commands: [tick("2026-02-01T00:00Z")], that: [["have": "c", "equals": 10]]),
    ReferenceCase(
      name: "ten thousand at once", pack: catchUp(["all": 100_000]),
      commands: [tick(.int(start + 10_000 * 24 * hour))],
      that: [["have": "c", "equals": 10_000]]),
  ]

  static let timers: [ReferenceCase] = [
    ReferenceCase(
      name: "a timer keeps its first start, fires once, and starts itself again from now",
      pack: [
        "currencies": ["c": [:]],
        "timers": ["t": ["after": "1h", "grants": ["c": 1, "timers": ["t"]]]],
        "features": ["f": ["unlock": ["when": ["waiting": "t"], "live": true]]],
      ],
      commands: [
        (["grant": ["timers": ["t"]]], ""),
        (["grant": ["timers": ["t"]], "now": "2026-01-01T00:30Z"], ""),
        (["grant": ["timers": ["x"]]], "unknownId"), tick("2026-01-01T00:59:59Z"),
        tick("2026-01-01T05:00Z"),
      ],
      status: ["f": "unlocked"],
      shows: ["timers": ["t": 1_767_247_200]],
      changes: [
        ["kind": "credited", "id": "c", "amount": 1],
        ["kind": "timer", "id": "t", "from": 1_767_229_200, "to": 1_767_247_200],
      ]),
    ReferenceCase(
      name: "timers fire in the order in which they are due",
      pack: [
        "currencies": ["c": ["cap": 5]],
        "timers": [
          "late": ["after": "2h", "grants": ["c": 3]],
          "soon": ["after": "1h", "grants": ["c": 4]],
        ],
      ],
      commands: [(["grant": ["timers": ["late", "soon"]]], ""), tick("2026-01-01T02:00Z")],
      changes: [
        ["kind": "credited", "id": "c", "amount": 4],
        ["kind": "credited", "id": "c", "amount": 1],
        ["kind": "clipped", "id": "c", "amount": 2],
        ["kind": "timer", "id": "late", "from": 1_767_232_800],
        ["kind": "timer", "id": "soon", "from": 1_767_229_200],
      ]),
    ReferenceCase(
      name: "a reset ends what waits before it fires",
      pack: [
        "currencies": ["c": [:]],
        "timers": ["t": ["after": "1h", "grants": ["c": 1], "scope": "daily"]],
        "resets": ["daily": ["every": "day"]],
      ],
      commands: [(["grant": ["timers": ["t"]]], ""), tick("2026-01-02T00:00Z")],
      that: [["have": "c", "equals": 0], ["none": [["waiting": "t"]]]]),
  ]

  static func energy(_ more: ReferenceJSON) -> ReferenceJSON {
    var energy: ReferenceJSON = ["cap": 5, "refill": ["amount": 2, "every": "30m"]]
    for member in more.members { energy = energy.setting(member.key, member.value) }
    return ["currencies": ["e": energy]]
  }

  static let refills: [ReferenceCase] = [
    ReferenceCase(
      name: "it starts full, and counts from where it stops being full",
      pack: energy([:]),
      commands: [
        tick("2026-01-01T00:20Z"), (["take": ["e": 4]], ""), tick("2026-01-01T00:49:59Z"),
        (["take": ["e": 1]], ""), tick("2026-01-01T00:50Z"),
      ],
      shows: [
        "holdings": ["e": ["balance": 2, "initial": 5, "earned": 2, "taken": 5]]
      ],
      changes: [["kind": "credited", "id": "e", "amount": 2]]),
    ReferenceCase(
      name: "a written amount wins, what is left of a step is kept, and the cap clips in silence",
      pack: energy(["initial": 1]),
      commands: [tick("2026-01-01T00:45Z"), tick("2026-01-01T01:00Z")],
      that: [["have": "e", "equals": 5], ["earned": "e", "equals": 4]]),
    ReferenceCase(
      name: "more than the cap stays, and fills later from when it falls below",
      pack: energy([:]),
      commands: [
        (["grant": ["e": 9]], ""), tick("2026-01-01T10:10Z"), (["take": ["e": 1]], ""),
        tick("2026-01-01T10:40Z"),
      ],
      that: [["have": "e", "equals": 5]]),
    ReferenceCase(
      name: "steps that leave 64 bits fill to the cap",
      pack: [
        "currencies": ["e": ["initial": 1, "cap": 9, "refill": ["amount": 2, "every": "1s"]]]
      ],
      commands: [tick("9999-12-31T23:59:59Z")], that: [["have": "e", "equals": 9]]),
  ]

  static func rule(_ condition: ReferenceJSON) -> ReferenceJSON {
    ["rules": ["r": condition]]
  }

  static let weekend: ReferenceJSON = [
    "now": ["days": ["saturday"], "between": ["22:00", "02:30"], "zone": "Test/Leaping"]
  ]

  /// A window in which Saturday the 3rd ends in the gap and Saturday the 10th in the repeated hour.
  static let windows: [ReferenceCase] =
    [
      // From Saturday 22:00 (+1) to the gap on Sunday, which is 01:00Z.
      ("2026-01-03T20:59:59Z", false), ("2026-01-03T21:00:00Z", true),
      ("2026-01-04T00:59:59Z", true), ("2026-01-04T01:00:00Z", false),
      // From Saturday 22:00 (+2) to the first 02:30 on Sunday, which is 00:30Z; the second is 01:30Z.
      ("2026-01-10T20:00:00Z", true), ("2026-01-11T00:29:59Z", true),
      ("2026-01-11T00:30:00Z", false), ("2026-01-11T01:10:00Z", false),
      ("2026-01-11T20:30:00Z", false),
    ].map { instant, holds in
      ReferenceCase(
        name: "a window over night, \(instant)", pack: rule(weekend),
        commands: [tick(.string(instant))], shows: ["rules": ["r": .bool(holds)]])
    } + [
      ReferenceCase(
        name: "instants are half-open and carry an offset",
        pack: [
          "rules": [
            "before": ["now": ["until": "2026-01-01T01:00+01:00"]],
            "from": ["now": ["from": "2025-12-31T16:00-08:00"]],
            "both": ["now": ["from": "2026-01-01T00:00Z", "until": "2026-01-01T00:00:01Z"]],
          ]
        ],
        shows: ["rules": ["before": false, "from": true, "both": true]]),
      ReferenceCase(
        name: "without times the whole day",
        pack: rule(["now": ["days": ["thursday"], "zone": "UTC"]]),
        commands: [tick("2026-01-01T23:59:59Z")], shows: ["rules": ["r": true]]),
      ReferenceCase(
        name: "cohorts as published, seed 0", pack: cohorts,
        shows: ["rules": ["4": false, "5": true, "29": true, "30": true, "55": true, "56": true]]),
      ReferenceCase(
        name: "cohorts as published, seed 1", pack: cohorts, seed: 1,
        shows: ["rules": ["4": false, "5": false, "29": false, "30": true, "55": true, "56": true]]),
      ReferenceCase(
        name: "cohorts as published, seed 42", pack: cohorts, seed: 42,
        shows: ["rules": ["29": false, "30": false, "55": false, "56": true]]),
    ]

  static let cohorts: ReferenceJSON = [
    "rules": .object(
      [4, 5, 29, 30, 55, 56].map { share in
        .init(String(share), ["cohort": "new-shop", "share": .int(share)])
      })
  ]

  @Test("A script ends as worked out by hand", arguments: cases)
  func playsCase(_ item: ReferenceCase) throws {
    try item.play()
  }
}
