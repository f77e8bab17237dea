/// A word of a format as two numbers, so that comparing it with another takes two instructions and a
/// `switch` over many is a search among numbers.
///
/// It holds up to 16 bytes of UTF-8, the first in the low end. Every longer text and every text with a
/// NUL is `KeyWord.other`, which no literal is.
@frozen
public struct KeyWord: Hashable, Sendable {
  @usableFromInline let low: UInt64
  @usableFromInline let high: UInt64

  @inlinable
  @inline(__always)
  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// The most bytes of a word.
  public static var maximumLength: Int { 16 }

  /// What stands for every text that is too long or holds a NUL: bytes that no UTF-8 has.
  ///
  /// Two of them need not be the same text: what asks for a key by its word finds none by this.
  @inlinable public static var other: KeyWord { KeyWord(low: .max, high: .max) }

  /// The word of a text, or `.other`.
  public init(_ text: String) {
    var text = text
    self = text.withUTF8 { JSONBytes($0).keyWord(0..<$0.count, mayHoldNUL: true) }
  }

  /// The number of bytes; of `.other` more than it has.
  var length: Int {
    high == 0 ? 8 &- low.leadingZeroBitCount >> 3 : 16 &- high.leadingZeroBitCount >> 3
  }

  /// Whether the word as a string of JSON is not its bytes in quotes, as of `.other`.
  var needsEscapes: Bool {
    // The zeros behind the end are no characters: they become spaces.
    let (lowRest, highRest) = (low.leadingZeroBitCount & 0x78, high.leadingZeroBitCount & 0x78)
    let spaces: UInt64 = 0x2020_2020_2020_2020
    let (first, last) = (
      high == 0 ? low | KeyWord.highest(lowRest, of: spaces) : low,
      high | KeyWord.highest(highRest, of: spaces)
    )
    return JSONBytes.marks(first) | JSONBytes.marks(last) != 0
  }

  /// So many of the highest bits of a number, 0 to 64.
  private static func highest(_ count: Int, of number: UInt64) -> UInt64 {
    number & ~(UInt64.max >> UInt64(truncatingIfNeeded: count))
  }

  /// The text of the word; empty for `.other`.
  public var text: String {
    if self == .other { return "" }
    var bytes: ContiguousArray<UInt8> = []
    for part in [low, high] {
      var rest = part
      while rest != 0 {
        bytes.append(UInt8(truncatingIfNeeded: rest))
        rest >>= 8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension KeyWord: Comparable {
  /// Orders words by their bytes.
  @inlinable
  public static func < (left: KeyWord, right: KeyWord) -> Bool {
    left.low == right.low
      ? left.high.byteSwapped < right.high.byteSwapped
      : left.low.byteSwapped < right.low.byteSwapped
  }
}

extension KeyWord: ExpressibleByStringLiteral {
  /// Makes a constant of a literal, which has at most 16 bytes.
  @inlinable
  @inline(__always)
  public init(stringLiteral text: StaticString) {
    assert(text.hasPointerRepresentation && text.utf8CodeUnitCount <= 16)
    // Written out below, since a loop would not become a constant.
    low = KeyWord.bytes(0, text)
    high = KeyWord.bytes(8, text)
  }

  @inlinable
  @inline(__always)
  static func byte(_ index: Int, _ text: StaticString) -> UInt64 {
    index < text.utf8CodeUnitCount ? UInt64(text.utf8Start[index]) : 0
  }

  @inlinable
  @inline(__always)
  static func bytes(_ start: Int, _ text: StaticString) -> UInt64 {
    let lowHalf =
      byte(start, text) | byte(start &+ 1, text) << 8 | byte(start &+ 2, text) << 16
      | byte(start &+ 3, text) << 24
    let highHalf =
      byte(start &+ 4, text) | byte(start &+ 5, text) << 8 | byte(start &+ 6, text) << 16
      | byte(start &+ 7, text) << 24
    return lowHalf | highHalf << 32
  }
}
