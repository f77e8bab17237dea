/// Different texts, numbered from 0, found by their bytes: in a text of JSON without making a `String`.
///
/// Its hash is fixed, so that nothing depends on a seed. Texts that were made to collide go to a
/// dictionary, whose hash has one, and no search is ever long.
public struct TextIndex: Sendable {
  private struct Slot: Sendable {
    var hash: UInt32
    /// The number of the text, or -1.
    var number: Int32

    static let free = Slot(hash: 0, number: -1)
  }

  /// Where a text is, or where it can be put.
  private enum Finding {
    case number(Int32)
    case free(slot: Int)
    case crowded
  }

  /// A text whose bytes count, not what it looks like.
  private struct Bytes: Hashable, Sendable {
    let text: String

    static func == (left: Bytes, right: Bytes) -> Bool {
      left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      for byte in text.utf8 { hasher.combine(byte) }
    }
  }

  private static let mostProbes = 32

  /// The texts by number.
  public private(set) var texts: ContiguousArray<String> = []
  private var slots: ContiguousArray<Slot> = []
  /// The texts that found no place.
  private var crowded: [Bytes: Int32] = [:]

  /// Makes an index without texts.
  public init() {}

  /// The number of texts.
  public var count: Int { texts.count }

  /// Makes room for so many texts.
  public mutating func reserveCapacity(_ count: Int) {
    texts.reserveCapacity(count)
    grow(for: count)
  }

  /// The number of a text, or `nil` where it is not there.
  ///
  /// - Complexity: linear in the length of the text.
  public func number(of text: String) -> Int? {
    if slots.isEmpty { return nil }
    // Hashed by itself: a closure that looks into the index would take a reference of each table.
    var text = text
    let hash = text.withUTF8 { Self.hash(JSONBytes($0), 0..<$0.count) }
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    for _ in 0..<Self.mostProbes {
      let slot = slots[index]
      if slot.number < 0 { return nil }
      if slot.hash == hash, ByteOrder.areEqual(texts[Int(slot.number)], text) {
        return Int(slot.number)
      }
      index = (index + 1) & mask
    }
    return crowded.isEmpty ? nil : crowded[Bytes(text: text)].map { Int($0) }
  }

  /// The number of the text that is the key of a member.
  public func number(ofKey member: JSONMember) -> Int? {
    member.storage.withContent(of: member.index) { number(of: $0, $1) }
  }

  /// The number of the text that a value is; `nil` also for what is no string.
  public func number(of value: JSONValue) -> Int? {
    guard value.isString else { return nil }
    return value.storage.withContent(of: value.index) { number(of: $0, $1) }
  }

  /// Gives a text the next number; `false` where it is there already.
  ///
  /// - Complexity: linear in the length of the text, on average.
  @discardableResult
  public mutating func insert(_ text: String) -> Bool {
    grow(for: texts.count + 1)
    var text = text
    let (hash, finding) = text.withUTF8 { buffer in
      let bytes = JSONBytes(buffer)
      let hash = Self.hash(bytes, 0..<bytes.count)
      return (hash, find(bytes, 0..<bytes.count, hash))
    }
    let number = Int32(clamping: texts.count)
    switch finding {
    case .number: return false
    case .free(let slot): slots[slot] = Slot(hash: hash, number: number)
    case .crowded:
      if crowded[Bytes(text: text)] != nil { return false }
      crowded[Bytes(text: text)] = number
    }
    texts.append(text)
    return true
  }

  private static func hash(_ bytes: JSONBytes, _ range: Range<Int>) -> UInt32 {
    let hash = bytes.hash(range)
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  private func number(of bytes: JSONBytes, _ range: Range<Int>) -> Int? {
    if slots.isEmpty { return nil }
    switch find(bytes, range, Self.hash(bytes, range)) {
    case .number(let number): return Int(number)
    case .free: return nil
    case .crowded:
      if crowded.isEmpty { return nil }
      return crowded[Bytes(text: bytes.text(range))].map { Int($0) }
    }
  }

  private func find(_ bytes: JSONBytes, _ range: Range<Int>, _ hash: UInt32) -> Finding {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    for _ in 0..<Self.mostProbes {
      let slot = slots[index]
      if slot.number < 0 { return .free(slot: index) }
      if slot.hash == hash, bytes.equal(range, to: texts[Int(slot.number)]) {
        return .number(slot.number)
      }
      index = (index + 1) & mask
    }
    return .crowded
  }

  /// Keeps at least half of the slots free.
  private mutating func grow(for count: Int) {
    if count * 2 <= slots.count { return }
    var capacity = 32
    while capacity < count * 2 { capacity *= 2 }
    let old = slots
    slots = ContiguousArray(repeating: .free, count: capacity)
    let rest = crowded
    crowded = [:]
    for slot in old where slot.number >= 0 { move(slot) }
    for (bytes, number) in rest { reinsert(bytes, number) }
  }

  private mutating func reinsert(_ bytes: Bytes, _ number: Int32) {
    var text = bytes.text
    let hash = text.withUTF8 { Self.hash(JSONBytes($0), 0..<$0.count) }
    move(Slot(hash: hash, number: number))
  }

  private mutating func move(_ slot: Slot) {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: slot.hash) & mask
    for _ in 0..<Self.mostProbes {
      if slots[index].number < 0 {
        slots[index] = slot
        return
      }
      index = (index + 1) & mask
    }
    crowded[Bytes(text: texts[Int(slot.number)])] = slot.number
  }
}
