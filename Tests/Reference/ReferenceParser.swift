/// A plain recursive reader of JSON; good enough for packs that people and generators write.
struct ReferenceParser {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  mutating func document() throws(ReferenceError) -> ReferenceJSON {
    let value = try value(depth: 0)
    skipSpace()
    guard position == scalars.count else { throw unexpected("text after the value") }
    return value
  }

  private mutating func value(depth: Int) throws(ReferenceError) -> ReferenceJSON {
    guard depth <= 200 else { throw unexpected("nesting deeper than 200") }
    skipSpace()
    switch peek {
    case "{": return try object(depth: depth)
    case "[": return try array(depth: depth)
    case "\"": return .string(try string())
    case "t": return try word("true", .bool(true))
    case "f": return try word("false", .bool(false))
    case "n": return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(ReferenceError) -> ReferenceJSON {
    position += 1
    var members: [ReferenceMember] = []
    skipSpace()
    if take("}") { return .object([]) }
    while true {
      skipSpace()
      let key = try string()
      if members.contains(where: { $0.key == key }) { throw unexpected("the key \(key) again") }
      skipSpace()
      guard take(":") else { throw unexpected("no colon") }
      members.append(ReferenceMember(key, try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw unexpected("no comma") }
    }
  }

  private mutating func array(depth: Int) throws(ReferenceError) -> ReferenceJSON {
    position += 1
    var elements: [ReferenceJSON] = []
    skipSpace()
    if take("]") { return .array([]) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return .array(elements) }
      guard take(",") else { throw unexpected("no comma") }
    }
  }

  private mutating func string() throws(ReferenceError) -> String {
    guard take("\"") else { throw unexpected("no string") }
    var units: [UInt16] = []
    while let scalar = peek {
      position += 1
      switch scalar {
      case "\"": return String(decoding: units, as: UTF16.self)
      case "\\": units.append(contentsOf: try escape())
      case _ where scalar.value < 0x20: throw unexpected("a control character")
      default: units.append(contentsOf: Array(String(scalar).utf16))
      }
    }
    throw unexpected("an open string")
  }

  private mutating func escape() throws(ReferenceError) -> [UInt16] {
    guard let scalar = peek else { throw unexpected("an open string") }
    position += 1
    switch scalar {
    case "n": return [10]
    case "t": return [9]
    case "r": return [13]
    case "b": return [8]
    case "f": return [12]
    case "\"", "\\", "/": return [UInt16(scalar.value)]
    case "u":
      let end = position + 4
      guard end <= scalars.count else { throw unexpected("a short escape") }
      var hex = ""
      hex.unicodeScalars.append(contentsOf: scalars[position..<end])
      guard let unit = UInt16(hex, radix: 16) else { throw unexpected("a wrong escape") }
      position = end
      return [unit]
    default: throw unexpected("an unknown escape")
    }
  }

  private mutating func number() throws(ReferenceError) -> ReferenceJSON {
    var digits = ""
    while let scalar = peek, scalar == "-" || ("0"..."9").contains(scalar) {
      digits.unicodeScalars.append(scalar)
      position += 1
    }
    guard let integer = Int64(digits) else { throw unexpected("no value") }
    return .int(integer)
  }

  private mutating func word(
    _ word: String, _ value: ReferenceJSON
  ) throws(ReferenceError) -> ReferenceJSON {
    for scalar in word.unicodeScalars {
      guard take(scalar) else { throw unexpected("no value") }
    }
    return value
  }

  private var peek: Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let scalar = peek, scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" {
      position += 1
    }
  }

  private func unexpected(_ what: String) -> ReferenceError {
    ReferenceError("\(what) at scalar \(position)")
  }
}
