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
  /// The place of the weight in the layout's weights.
  var weightPlace: Int32
}

extension Layout {
  /// How much a cell counts a value that it reads.
  @inline(__always)
  func weight(of dependent: Dependent) -> Int64 { weights[Int(dependent.weightPlace)] }

  /// The positions in a slot's range of `crossings` that lie between two of its values.
  ///
  /// Complexity: O(log n) for n thresholds on the slot.
  @inline(__always)
  func crossed(_ all: Range<Int>, from old: Int64, to new: Int64) -> Range<Int> {
    if all.isEmpty { return all }
    let start = firstCrossing(all, above: Swift.min(old, new))
    return start..<firstCrossing(start..<all.upperBound, above: Swift.max(old, new))
  }

  @inline(__always)
  private func firstCrossing(_ range: Range<Int>, above value: Int64) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low &+ high) >> 1
      if crossings[middle].boundary <= value { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
