import ProgressionText

/// A JSON value without places, to be changed and written on one line.
enum PlainJSON {
  /// A number, word or string as it is written.
  case scalar(String)
  case array([PlainJSON])
  case object([(key: String, value: PlainJSON)])

  init(_ value: JSONValue) {
    switch value.kind {
    case .array: self = .array(value.elements.map { PlainJSON($0) })
    case .object:
      self = .object(value.members.map { (PlainJSON.quoted($0.key), PlainJSON($0.value)) })
    default: self = .scalar(value.sourceText)
    }
  }

  /// The value on one line, as the canonical layout writes it.
  var text: String {
    switch self {
    case .scalar(let text): return text
    case .array(let elements): return "[\(elements.map(\.text).joined(separator: ", "))]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      return "{ \(members.map { "\($0.key): \($0.value.text)" }.joined(separator: ", ")) }"
    }
  }

  /// Sets or, with `nil`, removes what a path leads to; objects on the way are made.
  ///
  /// - Returns: Whether the path leads anywhere.
  mutating func set(_ path: ArraySlice<TableStep>, to text: String?) -> Bool {
    guard let step = path.first else {
      guard let text else { return false }
      self = .scalar(text)
      return true
    }
    switch (step, self) {
    case (.key(let key), .object(var members)):
      let key = Self.quoted(key)
      let index = members.firstIndex { $0.key == key }
      if path.count == 1, text == nil {
        guard let index else { return false }
        members.remove(at: index)
      } else if let index {
        guard members[index].value.set(path.dropFirst(), to: text) else { return false }
      } else {
        var value = PlainJSON.object([])
        guard value.set(path.dropFirst(), to: text) else { return false }
        members.append((key, value))
      }
      self = .object(members)
      return true
    case (.index(let index), .array(var elements)):
      guard elements.indices.contains(index), elements[index].set(path.dropFirst(), to: text)
      else { return false }
      self = .array(elements)
      return true
    default: return false
    }
  }

  /// A text as JSON.
  static func quoted(_ text: String) -> String {
    var writer = JSONWriter(style: .compact)
    writer.string(text)
    return writer.text
  }
}
