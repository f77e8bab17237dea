import ProgressionKit

/// A schema taken apart: every object in it that is a schema.
struct SchemaTree {
  let root: JSONValue
  private let sources: Sources

  init(_ schema: RuleSchema) throws {
    var sources = Sources()
    let file = SourceFile(name: "schema.json", bytes: schema.json())
    let reading = JSONReader.read(file, as: sources.add(file))
    guard let document = reading.document else { throw NoJSON(findings: reading.diagnostics) }
    self.sources = sources
    root = document.root
  }

  struct NoJSON: Error {
    let findings: [Diagnostic]
  }

  /// A definition.
  func definition(_ name: String) -> JSONValue? {
    root["definitions"]?[name]
  }

  /// The names of all definitions.
  var definitions: [String] {
    root["definitions"].map { $0.members.map(\.key) } ?? []
  }

  /// Calls `visit` with every schema, the root first.
  func walk(_ visit: (JSONValue) throws -> Void) rethrows {
    try walk(root, visit)
  }

  private func walk(_ schema: JSONValue, _ visit: (JSONValue) throws -> Void) rethrows {
    guard schema.kind == .object else { return }
    try visit(schema)
    for key in ["properties", "patternProperties", "definitions"] {
      for member in schema[key].map({ Array($0.members) }) ?? [] { try walk(member.value, visit) }
    }
    for key in ["allOf", "anyOf"] {
      for element in schema[key].map({ Array($0.elements) }) ?? [] { try walk(element, visit) }
    }
    for key in [
      "if", "then", "else", "not", "contains", "propertyNames", "additionalProperties",
    ] {
      if let value = schema[key] { try walk(value, visit) }
    }
    guard let items = schema["items"] else { return }
    if items.kind == .array {
      for element in items.elements { try walk(element, visit) }
    } else {
      try walk(items, visit)
    }
  }
}

extension RuleSchema {
  /// The schema of a pack that has no errors.
  init(_ subject: Subject, ofPack text: String, isWhole: Bool = true) throws {
    let pack = RulePack(main: SourceFile(name: "rules.json", text: text))
    guard let game = pack.game else { throw SchemaTree.NoJSON(findings: pack.diagnostics) }
    self.init(subject, of: game, isWhole: isWhole)
  }
}
