/// What bytes and scalars are to the reader of JSON.
enum JSONCharacters {
  /// Whether a byte goes on with a word or number, so that what holds it is one token.
  ///
  /// The point and the sign belong to numbers; all that is beyond ASCII belongs to words.
  @inline(__always)
  static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    // The bytes that follow values in a good file come first.
    case 0...0x2A, 0x2C, 0x2F, 0x3A...0x40, 0x5B...0x5D, 0x60, 0x7B...0x7D, 0x7F: byte == 0x24
    default: true
    }
  }

  /// Whether a byte is a bracket, a comma or a colon.
  static func isStructural(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D: true
    default: false
    }
  }

  /// Whether a scalar looks like a double quote or is one of another script.
  static func isDoubleQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x22, 0x201C...0x201F, 0xAB, 0xBB, 0x2033, 0x2036, 0x300C...0x300F, 0x301D...0x301F,
      0xFF02:
      true
    default: false
    }
  }

  /// Whether a scalar looks like a single quote.
  static func isSingleQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x60, 0xB4, 0x2018...0x201B, 0x2032, 0x2035, 0x2039, 0x203A, 0xFF07: true
    default: false
    }
  }

  /// The name of a scalar that looks like white space or like nothing but is no white space of JSON.
  static func nameOfForeignSpace(_ scalar: Unicode.Scalar) -> StaticString? {
    switch scalar.value {
    case 0x0B: "vertical tab"
    case 0x0C: "form feed"
    case 0x85: "next line"
    case 0xA0: "no-break space"
    case 0xAD: "soft hyphen"
    case 0x1680, 0x2000...0x200A, 0x205F: "typographic space"
    case 0x200B: "zero width space"
    case 0x200C, 0x200D: "zero width joiner"
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "direction mark"
    case 0x2028: "line separator"
    case 0x2029: "paragraph separator"
    case 0x202F: "narrow no-break space"
    case 0x2060: "word joiner"
    case 0x3000: "ideographic space"
    default: nil
    }
  }
}
