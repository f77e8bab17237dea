import ProgressionLanguage
import ProgressionModel

/// Conditions, quantities and facts: objects with one head key, which decides all their other keys.
///
/// Each head has a part of its own that counts where the head is there, so that a mistake is told in
/// the words of that head, at its key; an object without any head is told that.
extension SchemaDraft {
  /// A condition.
  mutating func condition() -> SchemaNode {
    define("condition") { draft in
      let node: SchemaNode = [
        "type": ["boolean", "object"],
        "allOf": .nodes([draft.conditionsByHead(), draft.headless()]),
      ]
      return draft.withConditionSnippets(node)
    }
  }

  /// What an object is whose head is one of a condition; nothing for any other value.
  mutating func conditionsByHead() -> SchemaNode {
    define("condition-by-head") { draft in
      ["allOf": .nodes(Head.allCases.map { draft.byHead($0, isCompared: true) })]
    }
  }

  /// What an object without a head is told; `more` may begin it instead.
  mutating func headless(besides more: SchemaNode = [:]) -> SchemaNode {
    var properties = SchemaNode()
    for head in Head.allCases { properties[head.rawValue] = .node(key(head)) }
    for member in more.members { properties[member.key] = member.value }
    return Self.headless(
      heads: Head.allCases.map(\.rawValue) + more.members.map(\.key), offers: properties,
      besides: Self.companions + Self.comparators,
      "a condition begins with a head key such as `completed`, `stars`, `all`")
  }

  /// A quantity that is not compared itself.
  mutating func quantity() -> SchemaNode {
    define("quantity") { draft in
      let heads = Head.allCases.filter(\.isQuantity)
      var offers = SchemaNode()
      for head in heads { offers[head.rawValue] = .node(draft.key(head)) }
      let headless = Self.headless(
        heads: heads.map(\.rawValue), offers: offers, besides: Self.companions,
        "a quantity begins with a head key such as `stars`, `have`, `counter`")
      return [
        "type": "object",
        "allOf": .nodes(heads.map { draft.byHead($0, isCompared: false) } + [headless]),
      ]
    }
  }

  /// What `timeSince` counts from.
  mutating func fact() -> SchemaNode {
    define("fact") { draft in
      let heads: [Head] = [
        .completed, .unlocked, .visited, .met, .active, .owned, .marked, .flag,
      ]
      var offers = SchemaNode()
      for head in heads { offers[head.rawValue] = .node(draft.key(head)) }
      let reset = draft.slot(draft.id(.reset)).described("the last time that a reset happened")
      offers["reset"] = .node(reset)
      let byReset = SchemaNode.if(
        .has("reset"), draft.closed(["reset": .node(reset)], "beside `reset` stands nothing"))
      let headless = Self.headless(
        heads: heads.map(\.rawValue) + ["reset"], offers: offers, besides: ["with"],
        "a fact begins with a key such as `completed`, `met`, `reset`")
      return [
        "type": "object",
        "allOf": .nodes(
          heads.map { draft.byHead($0, isCompared: true) } + [byReset, headless]),
      ]
    }
  }

  // MARK: - By head

  static let comparators = ComparatorWords.all.map(\.description)

  static let companions: [String] = {
    var keys: [String] = []
    for head in Head.allCases {
      for key in head.companions where !keys.contains(key) { keys.append(key) }
    }
    return keys
  }()

  /// A head with its value.
  private mutating func key(_ head: Head) -> SchemaNode {
    define("head-\(head.rawValue)") { draft in
      let value = draft.value(of: head)
      let key = draft.slot(value).described(HeadWords.meaning(of: head))
      // Nobody needs the offer of a head whose value nothing can be.
      return draft.resolved(value)["not"] == nil ? key : key.with(["doNotSuggest": true])
    }
  }

  /// The part of one head.
  private mutating func byHead(_ head: Head, isCompared: Bool) -> SchemaNode {
    var properties = SchemaNode()
    properties[head.rawValue] = .node(key(head))
    for key in head.companions {
      properties[key] = .node(slot(companion(key, of: head)))
    }
    let takesComparators = isCompared && head.takesComparators
    if takesComparators {
      for comparator in ComparatorWords.all {
        properties[comparator.description] = .node(side(comparator, of: head))
      }
    }
    let keys = properties.members.map(\.key)
    let others = keys.dropFirst()
    var node = closed(
      properties,
      others.isEmpty
        ? "beside `\(head.rawValue)` stands nothing"
        : "beside `\(head.rawValue)` may stand \(others.joined(separator: ", "))")
    // The type is told where the condition stands, not by each head.
    node["type"] = nil
    return .if(
      .has(head.rawValue), node.with(demands(of: head, known: takesComparators ? keys : [])))
  }

  /// What has to stand beside a head.
  ///
  /// Where another key is none of the known ones it is what was meant, and told already.
  private mutating func demands(of head: Head, known: [String]) -> SchemaNode {
    let comparison = known.isEmpty ? [:] : Self.comparison(known)
    switch head {
    case .attribute:
      return [
        "anyOf": comparison["anyOf"] ?? [],
        "allOf": .nodes([
          .if(.has("is"), .without(["in"] + Self.comparators)),
          .if(.has("in"), .without(Self.comparators)),
        ]),
      ]
    case .cohort: return ["required": ["share"]]
    case .count:
      return comparison.with(["allOf": .nodes([countForms()])])
    default: return comparison
    }
  }

  private static func comparison(_ known: [String]) -> SchemaNode {
    let pattern = "^(\(known.joined(separator: "|")))$|\(Patterns.ignored)"
    let tests = (["is", "in"] + comparators).filter { known.contains($0) }
    let isMisspelt: SchemaNode = ["not": ["propertyNames": ["pattern": .text(pattern)]]]
    return ["anyOf": .nodes(tests.map { ["required": [.text($0)]] } + [isMisspelt])]
  }

  /// What `count` counts: nodes that are something, levels with stars, or conditions.
  private mutating func countForms() -> SchemaNode {
    let property = { (node: SchemaNode) -> SchemaNode in ["properties": ["count": .node(node)]] }
    let nodes = property(slot(group(.countable)))
    let levels = property(slot(group(.levels)))
    let conditions = property(slot(list(of: condition(), atLeast: 1)))
    return .if(
      .has("are"), nodes.with(["not": ["required": ["withStars"]]]),
      else: .if(.has("withStars"), levels, else: conditions))
  }

  /// What stands beside a comparator.
  private mutating func side(_ comparator: Comparator, of head: Head) -> SchemaNode {
    let kind = head == .attribute || head == .timeSince ? "-\(head.rawValue)" : ""
    return define("\(comparator)\(kind)") { draft in
      let side: SchemaNode =
        switch head {
        case .attribute: Self.attributeValue
        case .timeSince:
          .by(type: [
            ("string", Self.durationText), ("integer", .anything), ("object", draft.quantity()),
          ])
        default: .by(type: [("integer", .anything), ("object", draft.quantity())])
        }
      return draft.slot(side).described(HeadWords.meaning(of: comparator))
    }
  }

  // MARK: - Without a head

  /// What an object is told that has none of these heads.
  static func headless(
    heads: [String], offers: SchemaNode, besides: [String], _ message: String
  ) -> SchemaNode {
    let beside = "^(\(besides.joined(separator: "|")))$|\(Patterns.ignored)"
    return .if(
      ["type": "object", "not": .node(.has(anyOf: heads))],
      [
        "properties": .node(offers), "patternProperties": [beside: [:]],
        "additionalProperties": false,
        // Nothing but what stands beside a head: nothing else would be told.
        "not": ["propertyNames": ["pattern": .text(beside)]],
        "errorMessage": .text(message),
      ])
  }

  private func withConditionSnippets(_ node: SchemaNode) -> SchemaNode {
    node
      .snippet("a node is completed", ["completed": "$1"])
      .snippet("enough stars", ["stars": "${1:all}", "atLeast": "^${2:6}"])
      .snippet("enough of something", ["have": "$1", "atLeast": "^${2:1}"])
      .snippet("all of these", ["all": ["^$1"]])
      .snippet("one of these", ["any": ["^$1"]])
  }
}
