/// Some of the slots of a state, numbered from 0 in their order.
///
/// Most slots have nothing to do with most tables: a bit says whether a slot is among them, and a
/// count per word how many are before.
struct SlotIndex: Sendable {
  private struct Word: Sendable {
    var bits: UInt64 = 0
    var before: Int32 = 0
  }

  private var words: ContiguousArray<Word>
  private(set) var count = 0

  /// - Complexity: O(n) for n slots and members.
  init(_ members: some Sequence<Slot>, slots: Int) {
    words = ContiguousArray(repeating: Word(), count: slots >> 6 + 1)
    for slot in members { words[Int(slot) >> 6].bits |= 1 << UInt64(slot & 63) }
    for place in words.indices {
      words[place].before = Int32(clamping: count)
      count += words[place].bits.nonzeroBitCount
    }
  }

  /// The number of a slot, or -1 where it is none of them.
  @inline(__always)
  func number(of slot: Int) -> Int {
    let word = words[slot >> 6]
    let rest = word.bits >> UInt64(truncatingIfNeeded: slot & 63)
    if rest & 1 == 0 { return -1 }
    let below = word.bits & ((1 << UInt64(truncatingIfNeeded: slot & 63)) &- 1)
    return Int(word.before) + below.nonzeroBitCount
  }
}
