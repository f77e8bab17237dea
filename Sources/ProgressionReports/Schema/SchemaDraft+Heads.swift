import ProgressionLanguage
import ProgressionModel

/// What stands for the heads of conditions and quantities and beside them.
extension SchemaDraft {
  /// The value of a head.
  mutating func value(of head: Head) -> SchemaNode {
    switch head {
    case .all, .any, .noneOf: return list(of: condition())
    case .not: return condition()
    case .rule: return id(.rule)
    case .completed: return id(.completable)
    case .unlocked: return id(.node)
    case .owned: return id(.ownable)
    case .flag: return id(.flag)
    case .visited: return id(.location)
    case .met: return id(.npc)
    case .active, .failed: return id(.quest)
    case .marked, .score: return id(.level)
    case .attribute: return id(.attribute)
    case .now: return now()
    case .cohort: return .text
    case .waiting: return id(.timer)
    case .stars, .clears, .fails, .marks: return group(.levels)
    case .have, .earned, .spent: return id(.holding)
    case .counter: return id(.counter)
    case .purchases: return id(.product)
    case .rank: return id(.ranked)
    case .ranks: return group(.ranked)
    case .percent: return id(.collection)
    case .streak: return id(.openable)
    case .timeSince: return fact()
    case .count: return counted()
    case .sum, .min, .max:
      return list(of: .any(of: [quantity(), .integer()]), atLeast: 1)
    case .times:
      return [
        "type": "array", "items": .nodes([slot(quantity()), slot(.integer(0))]), "minItems": 2,
        "maxItems": 2,
      ]
    }
  }

  /// The value of a key beside a head.
  mutating func companion(_ key: String, of head: Head) -> SchemaNode {
    switch key {
    case "with": return mark().described("a mark of these levels; any where it is missing")
    case "since":
      let accepted: [(String, String)] =
        isForScenarios ? [] : [("accepted", "in a quest: since it was accepted")]
      let since = accepted.isEmpty ? id(.reset) : id(.reset, or: accepted)
      return since.described("the growth since a reset; all of it where it is missing")
    case "share": return SchemaNode.integer(0, 100).described("the share of all players in percent")
    case "are":
      return SchemaNode.words(["completed", "unlocked", "visited", "met", "owned"])
        .described("what the counted nodes are")
    case "withStars": return SchemaNode.integer(1, 1000).described("how many stars, or more")
    case "is": return Self.attributeValue.described("the value that it has")
    case "in":
      return list(of: Self.attributeValue, atLeast: 1).described("the values of which it has one")
    default:
      return .anything
    }
  }

  /// What `count` may count; what stands beside it decides.
  private mutating func counted() -> SchemaNode {
    let node: SchemaNode = ["type": ["string", "object", "array"]]
    return
      node
      .snippet("conditions", [["completed": "$1"]]).snippet("levels", "levels")
      .snippet("worlds", "worlds").snippet("what has a tag", ["tag": "$1"])
  }

  // MARK: - Groups

  /// A group of nodes: an id, a word for many, a tag, the levels of a world, or a list of these.
  mutating func group(_ slot: SchemaSlot) -> SchemaNode {
    define("group-of-\(slot.name)") { draft in
      let words = Self.words(for: slot)
      let list = draft.list(of: .definition(draft.named("group-of-\(slot.name)")), atLeast: 1)
      return SchemaNode.any(of: draft.ways(slot, or: words) + [draft.groupObject(), list])
        .with(["examples": .texts(words.map { $0.word })])
    }
  }

  private mutating func groupObject() -> SchemaNode {
    define("group") { draft in
      let properties: SchemaNode = [
        "tag": .node(draft.slot(draft.tag()).described("all that has this tag")),
        "in": .node(draft.slot(draft.id(.world)).described("the levels of this world")),
      ]
      return draft.closed(properties, "a group is {\"tag\": …} or {\"in\": world}")
        .with(["anyOf": [["required": ["tag"]], ["required": ["in"]]]])
        .with(["not": ["required": ["tag", "in"]]])
    }
  }

  /// The words that stand for many nodes.
  private static func words(for slot: SchemaSlot) -> [(word: String, meaning: String)] {
    if slot == .levels { return [("all", "all levels")] }
    var words: [(word: String, meaning: String)] = []
    if slot.kinds.contains(.level) { words.append(("levels", "all levels")) }
    for (kind, _) in SchemaNames.kinds where slot.kinds.contains(kind) {
      guard let table = SchemaNames.table(of: kind) else { continue }
      words.append((table.rawValue, "all \(table.rawValue)"))
    }
    return words
  }

  // MARK: - Time

  /// A span of instants, or a window of each week.
  private mutating func now() -> SchemaNode {
    define("now") { draft in
      let object = draft.object(
        .now,
        [
          "from": Self.instant.described("the first instant; from ever where it is missing"),
          "until": Self.instant.described(
            "the first instant after it; for ever where it is missing"),
          "days": draft.set(of: Self.weekday).with(["minItems": 1])
            .described("days of the week; every day where it is missing"),
          "between": draft.between().described(
            "from a time of day to another; all day where it is missing"),
          "zone": Self.zone.described("the time zone of days and hours"),
        ])
      let isSpan = SchemaNode.has(anyOf: ["from", "until"])
      let window: SchemaNode = [
        "required": ["zone"], "anyOf": [["required": ["days"]], ["required": ["between"]]],
      ]
      return
        object
        .with(["allOf": .nodes([.if(isSpan, .without(KeySet.window.keys), else: window)])])
        .snippet("a span", ["from": "${1:2026-11-01T00:00Z}", "until": "${2:2026-11-08T00:00Z}"])
        .snippet("days of the week", ["days": ["${1:saturday}"], "zone": "${2:UTC}"])
    }
  }

  private func between() -> SchemaNode {
    [
      "type": "array", "items": .nodes([slot(Self.time()), slot(Self.time(isEnd: true))]),
      "minItems": 2, "maxItems": 2,
    ]
  }
}
