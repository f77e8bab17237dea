/// A set of slots, as a bit for each slot.
struct SlotSet: Sendable {
  private var words: ContiguousArray<UInt64>

  /// A set without members for so many slots.
  init(slots: Int) {
    words = ContiguousArray(repeating: 0, count: slots >> 6 + 1)
  }

  @inline(__always)
  func contains(_ slot: Slot) -> Bool {
    words[Int(slot) >> 6] >> UInt64(truncatingIfNeeded: slot & 63) & 1 != 0
  }

  /// Adds a slot; -1 stands for none.
  mutating func insert(_ slot: Slot) {
    if slot >= 0 { words[Int(slot) >> 6] |= 1 << UInt64(truncatingIfNeeded: slot & 63) }
  }
}

extension SlotSet {
  /// The slots whose changes an outcome tells, or that tell with what a change came about.
  init(told roles: ContiguousArray<SlotRole>, _ parts: borrowing LayoutBuilder) {
    self.init(slots: roles.count)
    for (slot, role) in roles.enumerated() where role.kind != .nothing {
      insert(Slot(truncatingIfNeeded: slot))
    }
    for slots in parts.nodes {
      insert(slots.sources)
      insert(slots.storedRank)
      insert(slots.open)
      insert(slots.routes)
      insert(slots.counts)
    }
    for quest in parts.quests { insert(quest.phase) }
  }
}
