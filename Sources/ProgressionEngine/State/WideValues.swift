/// Values that are wider than their lanes, by slot: few, and mostly none.
struct WideValues: Equatable, Sendable {
  private struct Entry: Equatable, Sendable {
    var slot: Int
    var value: Int64
  }

  /// In the order of their slots.
  private var entries: ContiguousArray<Entry> = []

  var isEmpty: Bool { entries.isEmpty }

  /// The value at a slot; 0 where there is none.
  @inline(never)
  subscript(slot: Int) -> Int64 {
    let place = entries.partition { $0.slot < slot }
    return holds(slot, at: place) ? entries[place].value : 0
  }

  @inline(never)
  mutating func set(_ slot: Int, _ value: Int64) {
    let place = entries.partition { $0.slot < slot }
    if holds(slot, at: place) {
      entries[place].value = value
    } else {
      entries.insert(Entry(slot: slot, value: value), at: place)
    }
  }

  @inline(never)
  mutating func remove(_ slot: Int) {
    let place = entries.partition { $0.slot < slot }
    if holds(slot, at: place) { entries.remove(at: place) }
  }

  private func holds(_ slot: Int, at place: Int) -> Bool {
    place < entries.count && entries[place].slot == slot
  }
}
