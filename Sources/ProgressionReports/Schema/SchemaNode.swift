import ProgressionText

/// A JSON Schema as a value: its keywords in the order in which they are written.
struct SchemaNode: Hashable, Sendable {
  /// What stands for a keyword, or anywhere below.
  indirect enum Value: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case text(String)
    case list([Value])
    case node(SchemaNode)
  }

  /// A keyword with its value.
  struct Member: Hashable, Sendable {
    let key: String
    var value: Value
  }

  /// The keywords, each once.
  private(set) var members: [Member] = []

  init() {}

  /// The value of a keyword; a new one comes last, `nil` takes one out.
  subscript(key: String) -> Value? {
    get { members.first { $0.key == key }?.value }
    set {
      let position = members.firstIndex { $0.key == key }
      switch (position, newValue) {
      case (let position?, let value?): members[position].value = value
      case (let position?, nil): members.remove(at: position)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Appends a member whose key is known to be new, which saves the search in long lists.
  mutating func append(_ key: String, _ value: Value) {
    members.append(Member(key: key, value: value))
  }

  /// Writes the schema.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    for member in members {
      writer.key(member.key)
      member.value.write(to: &writer)
    }
    writer.endObject()
  }
}

extension SchemaNode.Value {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .boolean(let boolean): writer.boolean(boolean)
    case .integer(let integer): writer.integer(integer)
    case .text(let text): writer.string(text)
    case .node(let node): node.write(to: &writer)
    case .list(let values):
      writer.beginArray()
      for value in values { value.write(to: &writer) }
      writer.endArray()
    }
  }

  /// A list of strings.
  static func texts(_ texts: [String]) -> SchemaNode.Value {
    .list(texts.map { .text($0) })
  }

  /// A list of schemas.
  static func nodes(_ nodes: [SchemaNode]) -> SchemaNode.Value {
    .list(nodes.map { .node($0) })
  }
}

// MARK: - Literals, which read like the JSON that they make

extension SchemaNode: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, Value)...) {
    for (key, value) in elements { append(key, value) }
  }
}

extension SchemaNode.Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral, ExpressibleByStringInterpolation
{
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int64) { self = .integer(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(arrayLiteral elements: SchemaNode.Value...) { self = .list(elements) }
  init(nilLiteral: ()) { self = .null }
  init(dictionaryLiteral elements: (String, SchemaNode.Value)...) {
    var node = SchemaNode()
    for (key, value) in elements { node.append(key, value) }
    self = .node(node)
  }
}
