/// What is wrong with a pack or a text that the reference evaluator was given.
public struct ReferenceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence.
  public var description: String

  /// Makes an error.
  public init(_ description: String) { self.description = description }
}

extension ReferenceJSON {
  /// Reads a JSON text of integers, texts, truth values, lists and objects.
  ///
  /// - Throws: `ReferenceError` at the first character that does not fit.
  public init(parsing text: String) throws(ReferenceError) {
    var parser = ReferenceParser(text)
    self = try parser.document()
  }

  /// The value as JSON on one line, members in their order.
  public var line: String {
    var out = ""
    write(into: &out, indent: nil)
    return out
  }

  /// The value as indented JSON.
  public var pretty: String {
    var out = ""
    write(into: &out, indent: 0)
    return out
  }

  private func write(into out: inout String, indent: Int?) {
    switch self {
    case .null: out += "null"
    case .bool(let truth): out += truth ? "true" : "false"
    case .int(let integer): out += String(integer)
    case .string(let text): ReferenceJSON.quote(text, into: &out)
    case .array(let elements):
      // A list of plain values reads best on one line.
      let inner = elements.contains { $0.isNested } ? indent.map { $0 + 2 } : nil
      out += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { out += inner == nil ? ", " : "," }
        ReferenceJSON.breakLine(inner, into: &out)
        element.write(into: &out, indent: inner)
      }
      ReferenceJSON.breakLine(inner == nil || elements.isEmpty ? nil : indent, into: &out)
      out += "]"
    case .object(let members):
      let inner = members.contains { $0.value.isNested } ? indent.map { $0 + 2 } : nil
      out += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { out += inner == nil ? ", " : "," }
        ReferenceJSON.breakLine(inner, into: &out)
        ReferenceJSON.quote(member.key, into: &out)
        out += ": "
        member.value.write(into: &out, indent: inner)
      }
      ReferenceJSON.breakLine(inner == nil || members.isEmpty ? nil : indent, into: &out)
      out += "}"
    }
  }

  private var isNested: Bool {
    switch self {
    case .array(let elements): !elements.isEmpty
    case .object(let members): !members.isEmpty
    default: false
    }
  }

  private static func breakLine(_ indent: Int?, into out: inout String) {
    guard let indent else { return }
    out += "\n" + String(repeating: " ", count: indent)
  }

  private static func quote(_ text: String, into out: inout String) {
    out += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}
