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

  /// - Complexity: O(n) for n slots.
  @inline(__always)
  init(slots: Int, where isMember: (Int) -> Bool) {
    words = []
    words.reserveCapacity(slots >> 6 + 1)
    var first = 0
    while first <= slots {
      var word = Word(bits: 0, before: Int32(clamping: count))
      for slot in first..<Swift.max(first, Swift.min(first + 64, slots)) where isMember(slot) {
        word.bits |= 1 << UInt64(truncatingIfNeeded: slot & 63)
      }
      words.append(word)
      count += word.bits.nonzeroBitCount
      first += 64
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
