/// Facts about UTF-8 that more than one reader needs.
enum UTF8Text {
  /// Whether a byte goes on with a scalar that began before it.
  @inline(__always)
  static func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x80
  }

  /// The scalar that begins at an index and its length in bytes, or `nil` when the bytes are no UTF-8.
  ///
  /// Overlong forms, surrogates and what is beyond U+10FFFF are no UTF-8.
  static func scalar(
    at index: Int, in bytes: ContiguousArray<UInt8>
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    guard index >= 0, index < bytes.count else { return nil }
    let first = bytes[index]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : (first >= 0xE0 ? 3 : 2)
    guard first >= 0xC2, first <= 0xF4, bytes.count - index >= length else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let byte = bytes[index + offset]
      guard isContinuation(byte) else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard length < 3 || value >= (length == 3 ? 0x800 : 0x1_0000) else { return nil }
    guard let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}
