/// The decoding of the escapes in a string that the reader has checked.
enum JSONEscapes {
  /// The bytes of a string's content with its escapes resolved.
  ///
  /// Called only for what the reader accepted; anything else yields replacement characters, never a
  /// trap.
  static func decoded(
    _ bytes: ContiguousArray<UInt8>, _ range: Range<Int>
  ) -> ContiguousArray<UInt8> {
    var result: ContiguousArray<UInt8> = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      guard byte == 0x5C, index < range.upperBound else {
        result.append(byte)
        continue
      }
      let escape = bytes[index]
      index += 1
      if escape == UInt8(ascii: "u") {
        var unit = hexadecimal(bytes, index, range.upperBound) ?? 0xFFFD
        index += 4
        if unit & 0xFC00 == 0xD800,
          let low = hexadecimal(bytes, index + 2, range.upperBound), low & 0xFC00 == 0xDC00
        {
          unit = 0x1_0000 + (unit & 0x3FF) << 10 + (low & 0x3FF)
          index += 6
        }
        result.append(contentsOf: String(Unicode.Scalar(unit) ?? "\u{FFFD}").utf8)
      } else {
        result.append(plain(escape) ?? escape)
      }
    }
    return result
  }

  /// The byte that a one-letter escape stands for, or `nil` when it is none.
  static func plain(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The number that four hexadecimal digits at an index make, or `nil` when there are no such four.
  static func hexadecimal(_ bytes: ContiguousArray<UInt8>, _ index: Int, _ end: Int) -> UInt32? {
    guard end - index >= 4 else { return nil }
    var value: UInt32 = 0
    for offset in 0..<4 {
      guard let digit = hexadecimalDigit(bytes[index + offset]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// The value of a hexadecimal digit of either case.
  static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
