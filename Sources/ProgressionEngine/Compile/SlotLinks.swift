/// What follows at once from a change of a slot: the nodes at which it can make something due, the
/// thresholds on it, and the cells that read it.
///
/// Most slots have none; all is found with one search.
struct SlotLinks: Sendable {
  /// Where the links of one slot begin in each list; they end where those of the next begin.
  private struct Start: Sendable {
    var watchers: Int32
    var crossings: Int32
    var dependents: Int32
  }

  /// Where the links of a slot are in the lists.
  struct Places {
    var watchers: Range<Int>
    var crossings: Range<Int>
    var dependents: Range<Int>
  }

  private let index: SlotIndex
  private let starts: ContiguousArray<Start>

  /// - Complexity: O(n) for n slots.
  init(slots: Int, watchers: SlotLists, crossings: SlotLists, dependents: SlotLists) {
    index = SlotIndex(slots: slots) { slot in
      !watchers[slot].isEmpty || !crossings[slot].isEmpty || !dependents[slot].isEmpty
    }
    var starts: ContiguousArray<Start> = []
    starts.reserveCapacity(index.count + 1)
    var next = Start(watchers: 0, crossings: 0, dependents: 0)
    for slot in 0..<slots where index.number(of: slot) >= 0 {
      starts.append(next)
      next.watchers += Int32(clamping: watchers[slot].count)
      next.crossings += Int32(clamping: crossings[slot].count)
      next.dependents += Int32(clamping: dependents[slot].count)
    }
    starts.append(next)
    self.starts = starts
  }

  /// The links of a slot; `nil` where it has none.
  @inline(__always)
  subscript(slot: Int) -> Places? {
    let number = index.number(of: slot)
    if number < 0 { return nil }
    let (start, end) = (starts[number], starts[number + 1])
    return Places(
      watchers: Int(start.watchers)..<Int(end.watchers),
      crossings: Int(start.crossings)..<Int(end.crossings),
      dependents: Int(start.dependents)..<Int(end.dependents))
  }
}
