/// Cells that may be out of date, taken lowest first.
///
/// A binary heap beside one bit per cell. Complexity: O(log n) to add and to take.
struct DirtyCells: Sendable {
  private var heap: ContiguousArray<Int32> = []
  private var isDirty: ContiguousArray<UInt64>

  init(count: Int) {
    isDirty = ContiguousArray(repeating: 0, count: (count + 63) / 64)
  }

  var isEmpty: Bool { heap.isEmpty }

  /// The lowest cell, which stays.
  var first: Int32? { heap.first }

  mutating func add(_ cell: Int32) {
    let word = Int(cell) >> 6
    let bit = UInt64(1) << UInt64(cell & 63)
    if isDirty[word] & bit != 0 { return }
    isDirty[word] |= bit
    heap.append(cell)
    var position = heap.count - 1
    while position > 0 {
      let parent = (position - 1) >> 1
      if heap[parent] <= heap[position] { break }
      heap.swapAt(parent, position)
      position = parent
    }
  }

  mutating func takeFirst() -> Int32? {
    guard let first = heap.first else { return nil }
    isDirty[Int(first) >> 6] &= ~(UInt64(1) << UInt64(first & 63))
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    return first
  }

  private mutating func sink() {
    var position = 0
    while true {
      var child = 2 * position + 1
      if child >= heap.count { return }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      if heap[position] <= heap[child] { return }
      heap.swapAt(position, child)
      position = child
    }
  }

  /// Forgets everything, for a state that is rebuilt or rolled back.
  mutating func removeAll() {
    while takeFirst() != nil {}
  }
}
