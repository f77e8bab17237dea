/// What an id is made of.
package enum IDText {
  /// The most bytes that an id has.
  package static let maximumLength = 128

  /// Whether a byte may stand in an id: ASCII letters, digits, `-`, `_` and `.`.
  package static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Whether a text has the length and the characters of an id.
  package static func isID(_ text: String) -> Bool {
    let bytes = text.utf8
    return !bytes.isEmpty && bytes.count <= maximumLength && bytes.allSatisfy { isAllowed($0) }
  }
}
