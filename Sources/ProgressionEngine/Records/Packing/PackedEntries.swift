import ProgressionModel

/// Entries that are kept as bytes one behind the other, each after its length.
///
/// Old ones are dropped from the front at O(1) on average: they stay in the buffer until they are
/// an eighth of it. Which entry is which is for the owner to know.
struct PackedEntries: Sendable {
  private var bytes: ContiguousArray<UInt8> = []
  private var start = 0
  private var lastStart = 0
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Adds the entry that `pack` writes to the end.
  mutating func append(with packer: inout RecordPacker, _ pack: (inout RecordPacker) -> Void) {
    let place = bytes.count
    // The buffer is written where it is.
    swap(&packer.bytes, &bytes)
    packer.add(byte: 0)
    pack(&packer)
    swap(&packer.bytes, &bytes)
    setLength(bytes.count - place - 1, at: place)
    lastStart = place
    count += 1
  }

  private mutating func setLength(_ length: Int, at place: Int) {
    bytes[place] = UInt8(truncatingIfNeeded: length & 0x7F)
    var rest = length >> 7
    var next = place
    while rest > 0 {
      bytes[next] |= 0x80
      next += 1
      bytes.insert(UInt8(truncatingIfNeeded: rest & 0x7F), at: next)
      rest >>= 7
    }
  }

  /// Drops so many of the oldest entries.
  mutating func dropFirst(_ number: Int) {
    if number <= 0 { return }
    if number >= count {
      self = PackedEntries()
      return
    }
    var places = Places(bytes, from: start, count: number)
    while places.next() != nil {}
    start = places.end
    count -= number
    if start * 8 > bytes.count { removeDropped() }
  }

  private mutating func removeDropped() {
    bytes.removeFirst(start)
    lastStart -= start
    start = 0
  }

  /// Gives back the memory that no entry needs.
  mutating func trim() {
    removeDropped()
    if bytes.capacity == bytes.count { return }
    var exact: ContiguousArray<UInt8> = []
    exact.reserveCapacity(bytes.count)
    exact.append(contentsOf: bytes)
    bytes = exact
  }

  /// What reads the entry at a place.
  func unpacker(at place: Int, _ layout: Layout) -> RecordUnpacker {
    RecordUnpacker(layout, bytes, from: place)
  }

  /// What reads the last entry; `nil` where there is none.
  func last(_ layout: Layout) -> RecordUnpacker? {
    var places = Places(bytes, from: lastStart, count: Swift.min(count, 1))
    return places.next().map { unpacker(at: $0, layout) }
  }

  /// Whether the entry at a place begins with these bytes.
  func begins(at place: Int, with prefix: ContiguousArray<UInt8>) -> Bool {
    if bytes.count - place < prefix.count { return false }
    for index in prefix.indices where bytes[place + index] != prefix[index] { return false }
    return true
  }

  /// Where the bytes of the entries begin, in order.
  var places: Places { Places(bytes, from: start, count: count) }

  struct Places: Sequence, IteratorProtocol {
    private let bytes: ContiguousArray<UInt8>
    /// Where the next entry begins with its length.
    private(set) var end: Int
    private var rest: Int

    fileprivate init(_ bytes: ContiguousArray<UInt8>, from start: Int, count: Int) {
      self.bytes = bytes
      end = start
      rest = count
    }

    mutating func next() -> Int? {
      if rest == 0 { return nil }
      rest -= 1
      var length = 0
      var shift = 0
      var place = end
      while true {
        let byte = bytes[place]
        place += 1
        length |= Int(byte & 0x7F) << shift
        if byte < 0x80 { break }
        shift += 7
      }
      end = place + length
      return place
    }
  }
}

extension PackedEntries: Equatable {
  static func == (left: PackedEntries, right: PackedEntries) -> Bool {
    left.count == right.count && left.bytes[left.start...] == right.bytes[right.start...]
  }
}
