import ProgressionLanguage

/// A schema that grows: its definitions, and what they take for ids and values.
///
/// What describes the parts of packs and scenarios is in the extensions, by part.
struct SchemaDraft {
  /// The ids of the pack; `nil` takes whatever looks like an id.
  let names: SchemaNames?
  /// Whether the schema is for scenarios, where a value may be that of a case.
  let isForScenarios: Bool
  /// Whether ids are offered only, and none is refused: an older or newer pack may declare it.
  var offersOnly: Bool
  /// The definitions in the order in which they were begun.
  private(set) var definitions = SchemaNode()
  /// What the tables of keys and the descriptions here do not have in common.
  private(set) var gaps: [String] = []
  private var known: Set<String> = []

  init(names: SchemaNames?, isForScenarios: Bool, offersOnly: Bool) {
    self.names = names
    self.isForScenarios = isForScenarios
    self.offersOnly = offersOnly
  }

  /// A reference to a definition, which is made where it is not there yet.
  ///
  /// A definition says what has a form, and the place that refers to it what it is for; only those of
  /// keys that mean the same everywhere say both.
  mutating func define(
    _ name: String, _ make: (inout SchemaDraft) -> SchemaNode
  ) -> SchemaNode {
    defineShared(named(name), make)
  }

  /// The name that a definition has here.
  func named(_ name: String) -> String {
    offersOnly ? "any-\(name)" : name
  }

  /// A reference to a definition that is the same whether ids are checked or not.
  mutating func defineShared(
    _ name: String, _ make: (inout SchemaDraft) -> SchemaNode
  ) -> SchemaNode {
    if known.insert(name).inserted {
      // Its place is taken before it is made, so that it may refer to itself.
      definitions.append(name, .node(SchemaNode()))
      definitions[name] = .node(make(&self))
    }
    return .definition(name)
  }

  /// What `make` makes where ids are offered only.
  mutating func offering(_ make: (inout SchemaDraft) -> SchemaNode) -> SchemaNode {
    let outer = offersOnly
    offersOnly = true
    defer { offersOnly = outer }
    return make(&self)
  }

  // MARK: - Objects, maps and lists

  /// An object with the keys of a set, and those that are ignored everywhere.
  mutating func object(
    _ set: KeySet, _ values: [String: SchemaNode], required: [String] = []
  ) -> SchemaNode {
    note(values, set)
    var properties = SchemaNode()
    for key in set.keys {
      properties[key] = .node(slot(values[key] ?? .anything))
    }
    return closed(properties, "\(set.owner) has the keys \(set.keys.joined(separator: ", "))")
      .with(required.isEmpty ? [:] : ["required": .texts(required)])
  }

  /// Takes note of what a set of keys and their descriptions do not have in common.
  mutating func note(_ values: [String: SchemaNode], _ set: KeySet) {
    for key in values.keys.sorted() where !set.keys.contains(key) {
      gaps.append("\(set.owner) has no key `\(key)`")
    }
    for key in set.keys where values[key]?["description"] == nil {
      gaps.append("nothing describes `\(key)` of \(set.owner)")
    }
  }

  /// An object with these properties and no others; `refusal` is told for any other key.
  func closed(_ properties: SchemaNode, _ refusal: String) -> SchemaNode {
    [
      "type": "object", "properties": .node(properties),
      "patternProperties": .node(ignored), "additionalProperties": false,
      "errorMessage": .text(refusal),
    ]
  }

  /// A map from ids of a slot, and from `words`, which `properties` describe.
  mutating func map(
    from slot: SchemaSlot, to value: SchemaNode, properties: SchemaNode = [:]
  ) -> SchemaNode {
    var node: SchemaNode = ["type": "object"]
    if !properties.members.isEmpty { node["properties"] = .node(properties) }
    node["patternProperties"] = .node(ignored)
    node["additionalProperties"] = .node(self.slot(value))
    let words = properties.members.map(\.key)
    node["allOf"] = .nodes([keys(of: slot, and: words)])
    return node
  }

  /// A map from names that are no references.
  mutating func map(fromNamesTo value: SchemaNode) -> SchemaNode {
    [
      "type": "object", "patternProperties": .node(ignored),
      "additionalProperties": .node(slot(value)),
      "propertyNames": [
        "pattern": .text("^\(Patterns.id)$|\(Patterns.ignored)"),
        "patternErrorMessage": "a name has ASCII letters, digits, `-`, `_` and `.`",
      ],
    ]
  }

  /// A list.
  func list(of element: SchemaNode, atLeast count: Int64 = 0) -> SchemaNode {
    var node: SchemaNode = ["type": "array", "items": .node(slot(element))]
    if count > 0 { node["minItems"] = .integer(count) }
    return node
  }

  /// A list in which nothing stands twice.
  func set(of element: SchemaNode) -> SchemaNode {
    list(of: element).with(["uniqueItems": true])
  }

  /// The keys that are ignored everywhere.
  var ignored: SchemaNode {
    [Patterns.remark: [:], #"^\$allow$"#: .node(.definition("allow"))]
  }

  /// A value; in scenarios, that of a case may stand for it.
  func slot(_ node: SchemaNode) -> SchemaNode {
    // What takes any text takes the name of a value as well.
    guard isForScenarios, !node.members.isEmpty, !resolved(node).isAnyText else { return node }
    var outer = SchemaNode()
    var inner = node
    for key in ["description", "examples", "defaultSnippets"] {
      outer[key] = inner[key]
      inner[key] = nil
    }
    let resolved = resolved(inner)
    if let types = resolved.types {
      outer["type"] = .texts(types.contains("string") ? types : types + ["string"])
      inner["type"] = nil
    }
    if resolved.types?.contains("string") == false {
      return outer.with(.if(["type": "string"], .definition("case"), else: inner))
    }
    // Editors take a text for granted where they see examples of it.
    if outer["examples"] == nil { outer["examples"] = resolved["examples"] ?? resolved.firstWords }
    outer["anyOf"] = .nodes([inner, .definition("case")])
    return outer
  }

  /// The definition that a node refers to, or the node.
  func resolved(_ node: SchemaNode) -> SchemaNode {
    guard case .text(let reference) = node["$ref"],
      case .node(let definition) = definitions[String(reference.dropFirst("#/definitions/".count))]
    else { return node }
    return definition
  }

  /// The definitions that the others take for granted.
  mutating func defineBasics() {
    _ = defineShared("allow") { $0.allowances }
    if isForScenarios {
      _ = defineShared("case") { _ in
        .text(matching: "^\\{[^{}\"]+\\}$", "the value of a case is written {name}")
      }
    }
  }
}
