import ProgressionLanguage
import ProgressionModel
import ProgressionText

/// Numbers, texts, times, amounts: what stands in many places.
extension SchemaDraft {
  /// A name that is no reference.
  static let name = SchemaNode.text(
    matching: "^\(Patterns.id)$", "ASCII letters, digits, `-`, `_` and `.`; not beginning with `x-`"
  )

  /// An id where it is declared.
  static let declaredID = SchemaNode.text(
    matching: "^\(Patterns.declared)$",
    "an id: ASCII letters, digits, `-`, `_` and `.`, and no word of the language")

  static let title = SchemaNode.text.described("what people read; the id where it is missing")

  /// A duration in seconds or as a text; `lower` is the least number of seconds.
  static func duration(_ lower: Int64? = 1) -> SchemaNode {
    .by(type: [("string", durationText), ("integer", .integer(lower))])
  }

  static let durationText = SchemaNode.text(
    matching: Patterns.duration, "a number and `s`, `m`, `h`, `d` or `w`, as in 90m or 1d12h")

  /// An instant with its offset.
  static let instant = SchemaNode.text(
    matching: Patterns.instant, "an instant with its offset, as in 2026-11-01T00:00Z"
  ).example("2026-11-01T00:00Z", "2026-11-01T18:00+01:00")

  /// An instant of commands and scenarios, which may be seconds.
  static let anyInstant = SchemaNode.any(of: [instant, .integer(0)])

  static let version = SchemaNode.text(matching: Patterns.version, "numbers separated by dots")

  static let zone = SchemaNode.text(
    matching: "^[A-Za-z0-9/_+-]+$", "the name of a time zone, as in Europe/Berlin"
  ).example("UTC", "Europe/Berlin", "America/New_York")

  static func time(isEnd: Bool = false) -> SchemaNode {
    .text(
      matching: isEnd ? Patterns.endTime : Patterns.time, "a time of day, as in 04:00 or 18:30")
  }

  static let weekday = SchemaNode.words(Weekday.all.map(\.description))

  static let attributeValue: SchemaNode = ["type": ["string", "integer"]]

  /// How long facts live.
  mutating func scope(_ standard: String = "playthrough") -> SchemaNode {
    let node = define("scope") { draft in
      let words = SchemaNode.words([
        ("playthrough", "one playthrough"), ("account", "the account, across playthroughs"),
      ])
      return .any(of: [words, draft.id(.reset)])
    }
    return node.described("how long its facts live; \(standard) where it is missing")
  }

  // MARK: - Amounts

  /// Amounts of currencies and items, each at least 1.
  mutating func amounts() -> SchemaNode {
    define("amounts") { draft in
      draft.map(from: .holding, to: .integer(1))
        .with(["minProperties": 1, "errorMessage": "a price is {\"coins\": 50} or \"free\""])
    }
  }

  /// Amounts, or `free`.
  mutating func price() -> SchemaNode {
    define("price") { draft in
      .any(of: [draft.amounts(), .words([("free", "nothing is to be paid")])])
        .snippet("a price", ["${1:coins}": "^${2:50}"])
    }
  }

  /// What is given: amounts, and what else a bundle may have.
  mutating func bundle() -> SchemaNode {
    define("bundle") { draft in
      var properties = SchemaNode()
      properties["unlock"] = .node(
        draft.list(of: draft.id(.openable)).described("nodes that it opens"))
      properties["set"] = .node(
        draft.map(from: .flag, to: .only(true)).described("flags that it sets"))
      properties["add"] = .node(
        draft.map(from: .counter, to: .integer(1)).described("what it adds to counters"))
      properties["timers"] = .node(
        draft.set(of: draft.id(.timer)).described("timers that it starts"))
      return draft.map(from: .holding, to: .integer(1), properties: properties)
    }
  }

  // MARK: - Findings

  /// Reasons for findings that are silenced in place.
  var allowances: SchemaNode {
    codes(.text.described("the reason"))
  }

  /// A map from the codes that a pack may configure.
  func codes(_ value: SchemaNode) -> SchemaNode {
    let codes = DiagnosticCatalogue.entries.filter(\.isConfigurable)
      .map { ($0.code.name, $0.title) }
    return [
      "type": "object", "patternProperties": [Patterns.ignored: [:]],
      "additionalProperties": .node(value), "allOf": .nodes([Self.keys(.words(codes))]),
    ]
  }
}
