/// Where the entries of slots are in a table that has them slot by slot.
struct SlotLists: Sendable {
  private let index: SlotIndex
  /// The entries of the slot with number n: `start[n]..<start[n + 1]`.
  private let start: ContiguousArray<Int32>

  /// - Parameter counts: How many entries each slot has.
  init(counts: ContiguousArray<Int32>) {
    index = SlotIndex(slots: counts.count) { counts[$0] > 0 }
    var start: ContiguousArray<Int32> = []
    start.reserveCapacity(index.count + 1)
    var next: Int32 = 0
    for count in counts where count > 0 {
      start.append(next)
      next += count
    }
    start.append(next)
    self.start = start
  }

  /// Where the entries of a slot are.
  @inline(__always)
  subscript(slot: Int) -> Range<Int> {
    let number = index.number(of: slot)
    if number < 0 { return 0..<0 }
    return Int(start[number])..<Int(start[number + 1])
  }
}
