extension SchemaNode {
  /// What allows everything.
  static let anything = SchemaNode()

  /// A text of at least one character.
  static let text: SchemaNode = ["type": "string", "minLength": 1]

  /// A text that may be empty.
  static let anyText: SchemaNode = ["type": "string"]

  static let boolean: SchemaNode = ["type": "boolean"]

  static let null: SchemaNode = ["type": "null"]

  /// A whole number; bounds at the ends of 64 bits are left out, since most validators count in
  /// floating point.
  static func integer(_ lower: Int64? = nil, _ upper: Int64? = nil) -> SchemaNode {
    var node: SchemaNode = ["type": "integer"]
    if let lower { node["minimum"] = .integer(lower) }
    if let upper { node["maximum"] = .integer(upper) }
    return node
  }

  /// A text of a form; `form` says which, where the text has another.
  static func text(matching pattern: String, _ form: String) -> SchemaNode {
    ["type": "string", "pattern": .text(pattern), "patternErrorMessage": .text(form)]
  }

  /// One of some words, with what each means.
  static func words(_ words: [(word: String, meaning: String)]) -> SchemaNode {
    [
      "enum": .texts(words.map { $0.word }),
      "enumDescriptions": .texts(words.map { $0.meaning }),
    ]
  }

  /// One of some words.
  static func words(_ words: [String]) -> SchemaNode {
    ["enum": .texts(words)]
  }

  /// One value alone.
  static func only(_ value: Value) -> SchemaNode {
    ["enum": .list([value])]
  }

  /// What the definition of this name says.
  static func definition(_ name: String) -> SchemaNode {
    ["$ref": .text("#/definitions/" + name)]
  }

  /// What fits one schema at least; these differ in type, so that mistakes are told for the one
  /// that was meant.
  static func any(of nodes: [SchemaNode]) -> SchemaNode {
    if let only = nodes.first, nodes.count == 1 { return only }
    return ["anyOf": .nodes(nodes)]
  }

  /// What each type has to fit; no other type fits.
  static func by(type kinds: [(type: String, node: SchemaNode)]) -> SchemaNode {
    let parts = kinds.filter { !$0.node.members.isEmpty }
    return [
      "type": .texts(kinds.map { $0.type }),
      "allOf": .nodes(parts.map { .if(["type": .text($0.type)], $0.node) }),
    ]
  }

  /// Whether it takes every text that is not empty.
  var isAnyText: Bool { self == .text || self == .anyText }

  /// The types that are taken, where the schema says so.
  var types: [String]? {
    switch self["type"] {
    case .text(let type): [type]
    case .list(let types):
      types.compactMap { if case .text(let type) = $0 { type } else { nil } }
    default: nil
    }
  }

  /// Two of the words of an enumeration.
  var firstWords: Value? {
    guard case .list(let words) = self["enum"] else { return nil }
    return .list(Array(words.prefix(2)))
  }

  /// A schema, or null.
  var orNull: SchemaNode { .any(of: [self, .null]) }

  /// What has this key.
  static func has(_ key: String) -> SchemaNode {
    ["type": "object", "required": .texts([key])]
  }

  /// What has one of these keys.
  static func has(anyOf keys: [String]) -> SchemaNode {
    ["type": "object", "anyOf": .nodes(keys.map { ["required": .texts([$0])] })]
  }

  /// A consequence of a condition.
  static func `if`(
    _ condition: SchemaNode, _ then: SchemaNode, else other: SchemaNode? = nil
  ) -> SchemaNode {
    var node: SchemaNode = ["if": .node(condition), "then": .node(then)]
    if let other { node["else"] = .node(other) }
    return node
  }

  /// Keys that may not stand here.
  static func without(_ keys: [String]) -> SchemaNode {
    var properties = SchemaNode()
    for key in keys { properties[key] = false }
    return ["properties": .node(properties)]
  }

  /// The same with what it is for people.
  func described(_ description: String) -> SchemaNode {
    var node = self
    node["description"] = .text(description)
    return node
  }

  /// The same with further keywords.
  func with(_ more: SchemaNode) -> SchemaNode {
    var node = self
    for member in more.members { node[member.key] = member.value }
    return node
  }

  /// The same with examples.
  func example(_ values: Value...) -> SchemaNode {
    with(["examples": .list(values)])
  }

  /// The same with one more piece that an editor offers to insert, where `$1` and `${1:text}` are
  /// to be filled in.
  func snippet(_ label: String, _ body: Value) -> SchemaNode {
    var snippets: [Value] = []
    if case .list(let known) = self["defaultSnippets"] { snippets = known }
    snippets.append(["label": .text(label), "body": body])
    return with(["defaultSnippets": .list(snippets)])
  }
}
