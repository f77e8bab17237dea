/// The bytes of a file while they are read.
///
/// All unsafe code of the reader is here and in `JSONList`, that of the writer in `JSONSink`. Every access is checked against the end, beyond which
/// there are zeros, so the parser cannot read outside whatever it does.
struct JSONBytes {
  private let buffer: UnsafeBufferPointer<UInt8>
  /// The number of bytes.
  let count: Int

  /// Borrows a buffer; valid only as long as the buffer is.
  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    self.buffer = buffer
    count = buffer.count
  }

  /// The byte at an offset, 0 outside the file.
  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? buffer[offset] : 0
  }

  /// Eight bytes at an offset, the first in the low end; the caller has checked that they exist.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawBufferPointer(buffer).loadUnaligned(
        fromByteOffset: offset, as: UInt64.self))
  }

  /// The first offset from one on that holds no space, tab, LF or CR.
  @inline(__always)
  func endOfSpace(from offset: Int) -> Int {
    var offset = offset
    while true {
      let byte = self[offset]
      if byte > 0x20 { return offset }
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return offset }
      offset &+= 1
      // Indentation: the difference to eight spaces begins at the first that is none.
      while byte != 0x20 || self[offset] == 0x20, offset >= 0, count &- offset >= 8 {
        let difference = word(at: offset) ^ 0x2020_2020_2020_2020
        guard difference != 0 else {
          offset &+= 8
          continue
        }
        offset &+= difference.trailingZeroBitCount >> 3
        break
      }
    }
  }

  /// The first offset from one on whose byte is no plain part of a string: a quote, a backslash, a
  /// control character, a byte beyond ASCII, or the end.
  @inline(__always)
  func endOfPlain(from offset: Int) -> Int {
    var offset = offset
    while offset >= 0, count &- offset >= 8 {
      let marks = JSONBytes.marks(word(at: offset))
      guard marks == 0 else { return offset &+ marks.trailingZeroBitCount >> 3 }
      offset &+= 8
    }
    while JSONBytes.isPlain(self[offset]) { offset &+= 1 }
    return offset
  }

  /// Whether a byte is a plain part of a string.
  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != 0x22 && byte != 0x5C
  }

  /// The highest bit of every byte of a word that is no plain part of a string.
  ///
  /// A borrow reaches only bytes above the one that caused it, so the lowest mark is exact.
  @inline(__always)
  static func marks(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (word ^ 0x2222_2222_2222_2222) &- ones
    let backslashes = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- ones
    let controls = word &- 0x2020_2020_2020_2020
    return (quotes | backslashes | controls | word) & 0x8080_8080_8080_8080
  }

  /// The first offset from one on that ends a line, or the end of the file.
  func endOfLine(from offset: Int) -> Int {
    var offset = offset
    while offset < count, self[offset] != 0x0A, self[offset] != 0x0D { offset += 1 }
    return offset
  }

  /// Whether the bytes at an offset begin with a text.
  @inline(__always)
  func starts(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, count - offset >= length else { return false }
    for index in 0..<length where buffer[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Whether two runs hold the same bytes.
  func equal(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count, left.lowerBound >= 0, right.lowerBound >= 0,
      max(left.upperBound, right.upperBound) <= count
    else { return false }
    var offset = left.lowerBound
    let distance = right.lowerBound &- left.lowerBound
    while left.upperBound &- offset >= 8 {
      if word(at: offset) != word(at: offset &+ distance) { return false }
      offset &+= 8
    }
    while offset < left.upperBound {
      if self[offset] != self[offset &+ distance] { return false }
      offset &+= 1
    }
    return true
  }

  /// A number made of the length and the first and last bytes of a run.
  ///
  /// Different numbers mean different runs; equal ones mean nothing yet.
  @inline(__always)
  func fingerprint(_ start: Int, _ end: Int) -> UInt64 {
    let length = end &- start
    if length >= 8, start >= 0, end <= count {
      let mixed = word(at: start) ^ word(at: end &- 8).byteSwapped
      return mixed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: length)
    }
    var value: UInt64 = 0
    var offset = start
    while offset < end {
      value = value << 8 | UInt64(self[offset])
      offset &+= 1
    }
    return value &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: length)
  }

  /// A hash of all bytes of a run.
  func hash(_ range: Range<Int>) -> UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = UInt64(truncatingIfNeeded: range.count) &* factor
    var offset = range.lowerBound
    while range.upperBound &- offset >= 8, offset >= 0, range.upperBound <= count {
      hash = (hash ^ word(at: offset)) &* factor
      hash ^= hash >> 32
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < range.upperBound {
      rest = rest << 8 | UInt64(self[offset])
      offset &+= 1
    }
    hash = (hash ^ rest) &* factor
    return hash ^ hash >> 29
  }

  /// The scalar at an offset and its length, or `nil` where the bytes are no UTF-8.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard offset >= 0, offset < count else { return nil }
    return UTF8Text.scalar(at: 0, in: ContiguousArray(slice(offset..<min(offset + 4, count))))
  }

  /// The length of the scalar at an offset that is no ASCII, or 0 where the bytes are no UTF-8.
  @inline(__always)
  func lengthOfScalar(at offset: Int) -> Int {
    let first = self[offset]
    // Beyond the end there are zeros, which are no continuation.
    let second = self[offset &+ 1]
    switch first {
    case 0xC2...0xDF:
      return UTF8Text.isContinuation(second) ? 2 : 0
    case 0xE0...0xEF:
      let least: UInt8 = first == 0xE0 ? 0xA0 : 0x80
      let most: UInt8 = first == 0xED ? 0x9F : 0xBF
      guard second >= least, second <= most else { return 0 }
      return UTF8Text.isContinuation(self[offset &+ 2]) ? 3 : 0
    case 0xF0...0xF4:
      let least: UInt8 = first == 0xF0 ? 0x90 : 0x80
      let most: UInt8 = first == 0xF4 ? 0x8F : 0xBF
      guard second >= least, second <= most else { return 0 }
      guard UTF8Text.isContinuation(self[offset &+ 2]) else { return 0 }
      return UTF8Text.isContinuation(self[offset &+ 3]) ? 4 : 0
    default:
      return 0
    }
  }

  /// A copy of a run.
  func copy(_ range: Range<Int>) -> ContiguousArray<UInt8> {
    ContiguousArray(slice(range))
  }

  /// The text of a run, with replacement characters for what is no UTF-8.
  func text(_ range: Range<Int>) -> String {
    String(decoding: slice(range), as: UTF8.self)
  }

  func slice(_ range: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> {
    buffer[range.clamped(to: 0..<count)]
  }
}
