import ProgressionLanguage
import ProgressionModel

/// Chests, timers, resets, collections: what happens and what is counted.
extension SchemaDraft {
  mutating func chest() -> SchemaNode {
    let content = object(
      .chestContent,
      [
        "weight": SchemaNode.integer(0).described("its share of all weights"),
        "grants": bundle().described("what it gives"),
      ], required: ["weight", "grants"]
    ).snippet("a content", ["weight": "^${1:70}", "grants": ["${2:coins}": "^${3:50}"]])
    return object(
      .chest,
      [
        "title": Self.title,
        "price": price().described("what opening costs; nothing where missing"),
        "when": condition().described("when it may be opened"),
        "weights": list(of: content, atLeast: 1).described("what it may hold"), "scope": scope(),
      ], required: ["weights"]
    ).snippet(
      "a chest", ["weights": [["weight": "^${1:70}", "grants": ["${2:coins}": "^${3:50}"]]]])
  }

  mutating func timer() -> SchemaNode {
    object(
      .timer,
      [
        "title": Self.title, "after": Self.duration().described("how long it runs").example("8h"),
        "grants": bundle().described("what it gives at the end"), "scope": scope(),
      ], required: ["after"]
    ).snippet("a timer", ["after": "${1:8h}", "grants": ["${2:coins}": "^${3:50}"]])
  }

  /// A reset: started by a command, or by the calendar.
  mutating func reset() -> SchemaNode {
    let ofCalendar = ["on", "at", "zone", "grace", "grants", "catchUp"]
    let ofCommand = ["when", "price", "refunds"]
    let node = object(
      .reset,
      [
        "title": Self.title,
        "every": SchemaNode.words([("day", "each day"), ("week", "each week")])
          .described("the calendar starts it"),
        "on": Self.weekday.described("the day of the week"),
        "at": Self.time().described("the time of day; midnight where it is missing"),
        "zone": Self.zone.described("the time zone; UTC where it is missing"),
        "grace": SchemaNode.integer(0).described("missed periods that a streak forgives"),
        "grants": bundle().described("what each new period gives"),
        "catchUp": SchemaNode.any(of: [
          .words([("none", "no missed period gives"), ("one", "one of them gives")]),
          object(
            KeySet("`catchUp`", ["all"]),
            ["all": SchemaNode.integer(1).described("the most that give")], required: ["all"]),
        ]).described("for how many missed periods it gives; `one` where it is missing"),
        "by": SchemaNode.only("command").described("a command starts it"),
        "when": condition().described("when the player may start it"),
        "price": price().described("what starting it costs"),
        "refunds": SchemaNode.only("all").described("gives back what ended nodes had cost"),
        "ends": SchemaNode.any(of: [
          .words([("playthrough", "everything of the playthrough")]), group(.ending),
        ]).described("what it ends beside what has it as scope"),
      ])
    return node.with([
      "anyOf": [["required": ["every"]], ["required": ["by"]]],
      "allOf": .nodes([
        .if(.has("every"), .without(["by"] + ofCommand)), .if(.has("by"), .without(ofCalendar)),
        Self.whenEvery("week", ["required": ["on"]]), Self.whenEvery("day", .without(["on"])),
      ]),
    ])
    .snippet("each day", ["every": "day", "at": "${1:04:00}", "zone": "${2:UTC}"])
    .snippet(
      "each week", ["every": "week", "on": "${1:monday}", "at": "${2:04:00}", "zone": "${3:UTC}"]
    )
    .snippet("by a command", ["by": "command"])
  }

  private static func whenEvery(_ word: String, _ then: SchemaNode) -> SchemaNode {
    .if(
      [
        "properties": ["every": .node(.only(.init(stringLiteral: word)))], "required": ["every"],
      ], then)
  }

  mutating func collection() -> SchemaNode {
    let entry = object(
      .collectionEntry,
      [
        "of": group(.countable).described("what counts"),
        "points": SchemaNode.integer(1, 1_000_000).described(
          "how much each counts; 1 where missing"),
      ], required: ["of"])
    return list(of: entry, atLeast: 1)
      .snippet("entries", [["of": "${1:levels}", "points": "^${2:1}"]])
  }
}
