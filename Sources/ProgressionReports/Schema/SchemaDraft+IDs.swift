import ProgressionLanguage

/// Where ids stand, as values and as keys.
extension SchemaDraft {
  /// An id of a slot; one that takes worlds or levels takes relative references too.
  mutating func id(_ slot: SchemaSlot) -> SchemaNode {
    define("id-of-\(slot.name)") { draft in .any(of: draft.ways(slot)).with(draft.examples(slot)) }
  }

  /// An id of a slot, or one of some words.
  mutating func id(
    _ slot: SchemaSlot, or words: [(word: String, meaning: String)]
  ) -> SchemaNode {
    .any(of: ways(slot, or: words)).with(examples(slot, or: words))
  }

  /// The ways to name what stands in a slot; side by side, so that a mistake is told all of them.
  mutating func ways(
    _ slot: SchemaSlot, or words: [(word: String, meaning: String)] = []
  ) -> [SchemaNode] {
    // In a plain schema a word looks like an id already.
    guard let names else { return [pattern(of: slot)] }
    var ways: [SchemaNode] = words.isEmpty ? [] : [.words(words)]
    for kind in SchemaNames.kinds where slot.kinds.contains(kind.kind) {
      // Each kind is a definition of its own, since levels can be very many.
      if !names[kind.kind].isEmpty { ways.append(list(kind)) }
    }
    if takesRelatives(slot) { ways += relatives }
    if offersOnly { ways.append(.text) }
    return ways.isEmpty ? [nothing(slot)] : ways
  }

  /// A few ids, by which editors see that a text stands here.
  private func examples(
    _ slot: SchemaSlot, or words: [(word: String, meaning: String)] = []
  ) -> SchemaNode {
    let ids = words.map { $0.word } + (names?.first(2, of: slot.kinds) ?? [])
    return ids.isEmpty ? [:] : ["examples": .texts(Array(ids.prefix(2)))]
  }

  /// What the keys of a map from ids of a slot have to be, some words aside.
  ///
  /// Editors offer keys from an enumeration that stands right under `propertyNames`, so it takes a
  /// second form where an object has keys that are ignored.
  mutating func keys(of slot: SchemaSlot, and words: [String]) -> SchemaNode {
    let name = (["keys-of", slot.name] + words).joined(separator: "-")
    return define(name) { draft in
      guard let names = draft.names, !draft.offersOnly else { return draft.keyPattern(of: slot) }
      let known = names[slot.kinds]
      guard !known.isEmpty || !words.isEmpty else {
        return [
          "propertyNames": [
            "pattern": .text(Patterns.ignored), "patternErrorMessage": .text(Self.lack(of: slot)),
          ]
        ]
      }
      var listed: SchemaNode
      if words.isEmpty, let kind = SchemaNames.kinds.first(where: { $0.kind == slot.kinds }) {
        listed = draft.list(kind)
      } else {
        listed = .words(words.map { ($0, "") } + known.map { ($0.id, $0.title) })
        let names = listed
        listed = draft.defineShared("names-for-\(name)") { _ in names }
      }
      return Self.keys(listed)
    }
  }

  /// Keys that are listed, or ignored.
  static func keys(_ listed: SchemaNode) -> SchemaNode {
    let ignored: SchemaNode = ["pattern": .text(Patterns.ignored)]
    return .if(
      ["propertyNames": ["not": .node(ignored)]], ["propertyNames": .node(listed)],
      else: ["propertyNames": .node(.any(of: [listed, ignored]))])
  }

  /// A tag of nodes or items.
  mutating func tag() -> SchemaNode {
    word(\.tags, "tag", or: .text)
  }

  /// A mark of levels.
  mutating func mark() -> SchemaNode {
    word(\.marks, "mark", or: .text)
  }

  private mutating func word(
    _ words: KeyPath<SchemaNames, [String]>, _ name: String, or other: SchemaNode
  ) -> SchemaNode {
    define(name) { draft in
      guard let words = draft.names?[keyPath: words] else { return other }
      if words.isEmpty { return draft.offersOnly ? other : draft.nothing("there is no \(name)") }
      return .any(of: [.words(words)] + (draft.offersOnly ? [other] : []))
    }
  }

  // MARK: - With the names of a pack

  private mutating func list(_ kind: (kind: EntityKinds, word: String)) -> SchemaNode {
    defineShared("names-of-\(kind.word)") { draft in
      .words((draft.names?[kind.kind] ?? []).map { ($0.id, $0.title) })
    }
  }

  private func nothing(_ slot: SchemaSlot) -> SchemaNode {
    nothing(Self.lack(of: slot))
  }

  private static func lack(of slot: SchemaSlot) -> String {
    "the pack declares nothing that may stand here: \(slot.kinds.withArticles)"
  }

  private func nothing(_ message: String) -> SchemaNode {
    ["not": [:], "errorMessage": .text(message)]
  }

  // MARK: - Relative references

  private func takesRelatives(_ slot: SchemaSlot) -> Bool {
    !isForScenarios && !slot.kinds.isDisjoint(with: [.world, .level])
  }

  private var relatives: [SchemaNode] {
    [
      .words([
        ("$previous", "the one before: in a level the level, in a world the world"),
        ("$world", "the world at hand"),
      ]),
      ["type": "string", "pattern": .text("^\\$world/\(Patterns.id)$")],
    ]
  }

  // MARK: - Without names

  private func pattern(of slot: SchemaSlot) -> SchemaNode {
    // A step that expects `unknownId` may name anything.
    if offersOnly { return .text }
    var forms: [String] = []
    if slot.kinds != .level { forms.append(Patterns.id) }
    if slot.kinds.contains(.level) { forms.append(Patterns.level) }
    if takesRelatives(slot) { forms += [#"\$previous"#, #"\$world"#, "\\$world/\(Patterns.id)"] }
    return .text(
      matching: "^(?:\(forms.joined(separator: "|")))$",
      "here stands the id of \(slot.kinds.withArticles)")
  }

  private func keyPattern(of slot: SchemaSlot) -> SchemaNode {
    if offersOnly { return .anything }
    var forms: [String] = []
    if slot.kinds != .level { forms.append(Patterns.id) }
    if slot.kinds.contains(.level) { forms.append(Patterns.level) }
    return [
      "propertyNames": [
        "pattern": .text("^(?:\(forms.joined(separator: "|")))$|\(Patterns.ignored)"),
        "patternErrorMessage": .text("the keys are ids of \(slot.kinds.withArticles)"),
      ]
    ]
  }
}
