/// Cells that may be out of date, taken lowest first.
///
/// One bit per cell, and above every 64 words one word that says which of them are not 0, up to a
/// single word at the top. Complexity: O(log n) for n cells to add and to take, with a base of 64.
struct DirtyCells: Sendable {
  /// The words of all levels, the cells' own first.
  private var words: ContiguousArray<UInt64>
  /// Where each level begins, the top last; six are enough for 32 bits.
  private let starts: SIMD8<Int32>
  private let levels: Int

  init(count: Int) {
    var starts = SIMD8<Int32>()
    var levels = 0
    var total = 0
    var size = count
    repeat {
      size = Swift.max(1, (size + 63) >> 6)
      starts[levels] = Int32(clamping: total)
      levels += 1
      total += size
    } while size > 1
    (self.starts, self.levels) = (starts, levels)
    words = ContiguousArray(repeating: 0, count: total)
  }

  var isEmpty: Bool { words[words.count - 1] == 0 }

  /// The lowest cell, which stays.
  var first: Int32? {
    if isEmpty { return nil }
    var position = 0
    var level = levels
    while level > 0 {
      level &-= 1
      let word = words[Int(starts[level]) &+ position]
      position = position &<< 6 | word.trailingZeroBitCount
    }
    return Int32(truncatingIfNeeded: position)
  }

  mutating func add(_ cell: Int32) {
    var position = Int(cell)
    for level in 0..<levels {
      let place = Int(starts[level]) &+ position &>> 6
      let old = words[place]
      words[place] = old | 1 &<< UInt64(truncatingIfNeeded: position & 63)
      // The words above know of this one already.
      if old != 0 { return }
      position &>>= 6
    }
  }

  mutating func takeFirst() -> Int32? {
    guard let first else { return nil }
    var position = Int(first)
    for level in 0..<levels {
      let place = Int(starts[level]) &+ position &>> 6
      words[place] &= words[place] &- 1
      if words[place] != 0 { break }
      position &>>= 6
    }
    return first
  }

  /// Forgets everything, for a state that is rebuilt or rolled back.
  mutating func removeAll() {
    while takeFirst() != nil {}
  }
}
