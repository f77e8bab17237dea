import ProgressionModel

/// Reads what `RecordPacker` has written.
struct RecordUnpacker {
  let layout: Layout
  private let bytes: ContiguousArray<UInt8>
  private var position: Int

  /// Reads from a position on.
  init(_ layout: Layout, _ bytes: ContiguousArray<UInt8>, from position: Int = 0) {
    self.layout = layout
    self.bytes = bytes
    self.position = position
  }

  mutating func byte() -> UInt8 {
    position += 1
    return bytes[position - 1]
  }

  mutating func unsigned() -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = byte()
      number |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return number }
      shift += 7
    }
  }

  mutating func signed() -> Int64 {
    let number = unsigned()
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  mutating func count() -> Int { Int(unsigned()) }

  mutating func digest() -> Digest128 {
    let high = wholeNumber()
    return Digest128(high: high, low: wholeNumber())
  }

  private mutating func wholeNumber() -> UInt64 {
    var number: UInt64 = 0
    for _ in 0..<8 { number = number << 8 | UInt64(byte()) }
    return number
  }

  /// A text, however it was written.
  mutating func text() -> String {
    let head = unsigned()
    if head & 1 == 1 { return PackedName(number: head >> 1).text(layout) }
    let start = position
    position += Int(head >> 1)
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func unknownContent() -> UnknownContent {
    let minor = signed()
    var entries: [UnknownContent.Entry] = []
    for _ in 0..<count() {
      var path: [String] = []
      for _ in 0..<count() { path.append(text()) }
      let length = count()
      position += length
      entries.append(
        UnknownContent.Entry(
          path: path, json: ContiguousArray(bytes[position - length..<position])))
    }
    return UnknownContent(entries, minor: minor)
  }
}
