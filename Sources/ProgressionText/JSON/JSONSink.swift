/// The bytes of a text while it is written: all unsafe code of the writer.
///
/// A copy is a value of its own, made when one of the two is written to next. Room is made before
/// anything is stored, so nothing is written outside the buffer whatever the caller does.
struct JSONSink: Sendable {
  /// Owns the memory; `count` bytes of it are set.
  private final class Buffer: @unchecked Sendable {
    var base: UnsafeMutablePointer<UInt8>
    var capacity: Int
    var count = 0

    init(capacity: Int) {
      self.capacity = capacity
      base = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    }

    deinit {
      base.deallocate()
    }
  }

  private var buffer = Buffer(capacity: 512)

  /// What was written.
  var bytes: ContiguousArray<UInt8> {
    ContiguousArray(UnsafeBufferPointer(start: buffer.base, count: buffer.count))
  }

  /// Makes room for some bytes, in a buffer of this value's own.
  @inline(__always)
  private mutating func makeRoom(_ length: Int) {
    if !isKnownUniquelyReferenced(&buffer) || buffer.capacity &- buffer.count < length {
      grow(length)
    }
  }

  @inline(never)
  private mutating func grow(_ length: Int) {
    var capacity = buffer.capacity
    while capacity - buffer.count < length { capacity *= 2 }
    let larger = Buffer(capacity: capacity)
    larger.base.update(from: buffer.base, count: buffer.count)
    larger.count = buffer.count
    buffer = larger
  }

  /// Stores one byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    makeRoom(1)
    buffer.base[buffer.count] = byte
    buffer.count &+= 1
  }

  /// Stores bytes as they are.
  mutating func append(_ bytes: ContiguousArray<UInt8>) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  /// Stores the bytes of a text as they are.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  @inline(__always)
  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    makeRoom(bytes.count)
    (buffer.base + buffer.count).update(from: start, count: bytes.count)
    buffer.count &+= bytes.count
  }

  /// Stores an integer in digits.
  mutating func append(integer: Int64) {
    makeRoom(JSONSink.mostDigits)
    let end = JSONSink.store(integer, at: buffer.base + buffer.count)
    buffer.count = end - buffer.base
  }

  /// Stores `true` or `false`.
  mutating func append(boolean: Bool) {
    makeRoom(8)
    let target = UnsafeMutableRawPointer(buffer.base + buffer.count)
    // The letters of the words, the first in the low end; three bytes more than count are stored.
    let letters: UInt64 = boolean ? 0x6575_7274 : 0x65_736C_6166
    target.storeBytes(of: letters.littleEndian, as: UInt64.self)
    buffer.count &+= boolean ? 4 : 5
  }

  /// Stores a word that needs no escapes in quotes.
  mutating func append(quoted word: KeyWord) {
    makeRoom(JSONSink.mostOfWord)
    let end = JSONSink.store(word, at: buffer.base + buffer.count)
    buffer.count = end - buffer.base
  }

  /// Stores a key that needs no escapes and its colon, after another byte; 0 is none.
  mutating func append(key: KeyWord, after first: UInt8) {
    makeRoom(JSONSink.mostOfWord + 2)
    let end = JSONSink.store(key, after: first, at: buffer.base + buffer.count)
    buffer.count = end - buffer.base
  }

  /// The same, and an integer as the value.
  mutating func append(key: KeyWord, after first: UInt8, integer: Int64) {
    makeRoom(JSONSink.mostOfWord + 2 + JSONSink.mostDigits)
    let value = JSONSink.store(key, after: first, at: buffer.base + buffer.count)
    let end = JSONSink.store(integer, at: value)
    buffer.count = end - buffer.base
  }

  // MARK: Storing where there is room

  /// A sign and the 19 digits of the greatest integer.
  private static let mostDigits = 20
  /// A word and its quotes.
  private static let mostOfWord = KeyWord.maximumLength + 2

  /// Stores a key and its colon after another byte where there is room for `mostOfWord` and 2 bytes.
  ///
  /// - Returns: the place after it.
  @inline(__always)
  private static func store(
    _ key: KeyWord, after first: UInt8, at target: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var target = target
    if first != 0 {
      target.pointee = first
      target += 1
    }
    target = store(key, at: target)
    target.pointee = UInt8(ascii: ":")
    return target + 1
  }

  /// Stores a word in quotes where there is room for `mostOfWord` bytes.
  ///
  /// - Returns: the place after it.
  @inline(__always)
  private static func store(
    _ word: KeyWord, at target: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    target.pointee = UInt8(ascii: "\"")
    let letters = UnsafeMutableRawPointer(target + 1)
    letters.storeBytes(of: word.low.littleEndian, as: UInt64.self)
    letters.storeBytes(of: word.high.littleEndian, toByteOffset: 8, as: UInt64.self)
    let end = target + 1 + word.length
    end.pointee = UInt8(ascii: "\"")
    return end + 1
  }

  /// Stores an integer in digits where there is room for `mostDigits` bytes.
  ///
  /// - Returns: the place after it.
  @inline(__always)
  private static func store(
    _ integer: Int64, at target: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var end = target
    var rest = integer.magnitude
    if rest < 10, integer >= 0 {
      end.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest)
      return end + 1
    }
    if integer < 0 {
      end.pointee = UInt8(ascii: "-")
      end += 1
    }
    var length = 1
    var limit: UInt64 = 10
    while length < 19, rest >= limit {
      length &+= 1
      limit &*= 10
    }
    var position = length
    repeat {
      position &-= 1
      end[position] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while position > 0
    return end + length
  }

  /// Stores a text in quotes, with escapes where there must be some, between other bytes; 0 is none.
  @inline(__always)
  mutating func append(quoted text: String, after first: UInt8 = 0, before last: UInt8 = 0) {
    var text = text
    text.withUTF8 { append(quoted: $0, first, last) }
  }

  /// The same for bytes, which are UTF-8.
  mutating func append(
    quoted utf8: ArraySlice<UInt8>, after first: UInt8 = 0, before last: UInt8 = 0
  ) {
    utf8.withUnsafeBufferPointer { append(quoted: $0, first, last) }
  }

  private mutating func append(
    quoted utf8: UnsafeBufferPointer<UInt8>, _ first: UInt8, _ last: UInt8
  ) {
    makeRoom(utf8.count + 4)
    var target = buffer.base + buffer.count
    if first != 0 {
      target.pointee = first
      target += 1
    }
    target.pointee = UInt8(ascii: "\"")
    target += 1
    let text = JSONBytes(utf8)
    var offset = 0
    while offset < utf8.count {
      if utf8.count &- offset >= 8 {
        // Eight bytes are stored before it is known how many of them count.
        let word = text.word(at: offset)
        UnsafeMutableRawPointer(target).storeBytes(of: word.littleEndian, as: UInt64.self)
        let marks = JSONBytes.marks(word)
        let length = marks == 0 ? 8 : marks.trailingZeroBitCount >> 3
        offset &+= length
        target += length
        if marks == 0 { continue }
      }
      let byte = utf8[offset]
      offset &+= 1
      if JSONBytes.isPlain(byte) || byte >= 0x80 {
        target.pointee = byte
        target += 1
      } else {
        buffer.count = target - buffer.base
        appendEscape(of: byte)
        makeRoom(utf8.count &- offset + 2)
        target = buffer.base + buffer.count
      }
    }
    target.pointee = UInt8(ascii: "\"")
    target += 1
    if last != 0 {
      target.pointee = last
      target += 1
    }
    buffer.count = target - buffer.base
  }

  private mutating func appendEscape(of byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    case 0..<0x20:
      let low = byte & 15
      append("u00")
      append(UInt8(ascii: "0") + byte >> 4)
      append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + (low - 10))
    default: append(byte)
    }
  }
}
