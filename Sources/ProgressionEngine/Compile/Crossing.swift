/// A number at which a cell that compares its only input changes.
struct Crossing: Sendable {
  /// Values from here on are on the other side than values below.
  var boundary: Int64
  /// The position of the cell.
  var cell: Int32
}

/// A cell that reads a value.
struct Dependent: Sendable {
  /// The position of the cell.
  var cell: Int32
  var weight: Int64
}

extension Layout {
  /// The positions in `crossings` that lie between two values of a slot.
  ///
  /// Complexity: O(log n) for n thresholds on the slot.
  @inline(__always)
  func crossed(_ slot: Int, from old: Int64, to new: Int64) -> Range<Int> {
    let end = Int(crossingStart[slot + 1])
    let first = Int(crossingStart[slot])
    if first == end { return first..<first }
    let start = firstCrossing(first..<end, above: Swift.min(old, new))
    return start..<firstCrossing(start..<end, above: Swift.max(old, new))
  }

  private func firstCrossing(_ range: Range<Int>, above value: Int64) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if crossings[middle].boundary <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
