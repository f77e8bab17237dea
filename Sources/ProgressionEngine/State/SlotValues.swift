/// The values of a player state by slot, in lanes of their widths.
///
/// Nearly every value fits its lane. For one that does not, the lane holds its greatest number as a
/// mark, and the value is in a list beside the lanes: every 64-bit number is kept exactly in any lane,
/// and equal values are kept alike.
struct SlotValues: Equatable, Sendable {
  let lanes: Lanes
  var numbers: ContiguousArray<Int64>
  var counts: ContiguousArray<UInt32>
  var bytes: ContiguousArray<UInt8>
  /// What is wider than its lane.
  private var wide = WideValues()

  /// Values that are all 0.
  init(_ lanes: Lanes) {
    self.lanes = lanes
    numbers = ContiguousArray(
      repeating: 0, count: lanes.counts + lanes.end - lanes.derivedNumbers)
    counts = ContiguousArray(repeating: 0, count: lanes.bytes - lanes.counts)
    bytes = ContiguousArray(repeating: 0, count: lanes.derivedNumbers - lanes.bytes)
  }

  /// Whether every value is in its lane.
  var fitsLanes: Bool { wide.isEmpty }

  /// The value at a slot.
  ///
  /// - Complexity: O(1); O(log n) for one of n values that are wider than their lanes, and O(n) to set
  ///   the first such value of a slot.
  @inline(__always)
  subscript(slot: Int) -> Int64 {
    get {
      if slot < lanes.counts { return numbers[slot] }
      if slot >= lanes.derivedNumbers { return numbers[slot &- lanes.numbersOffset] }
      if slot >= lanes.bytes {
        let byte = bytes[slot &- lanes.bytes]
        return byte == UInt8.max ? wide[slot] : Int64(byte)
      }
      let count = counts[slot &- lanes.counts]
      return count == UInt32.max ? wide[slot] : Int64(count)
    }
    set {
      if slot < lanes.counts {
        numbers[slot] = newValue
      } else if slot >= lanes.derivedNumbers {
        numbers[slot &- lanes.numbersOffset] = newValue
      } else if slot >= lanes.bytes {
        let place = slot &- lanes.bytes
        if UInt64(bitPattern: newValue) >= UInt64(UInt8.max) {
          wide.set(slot, newValue)
        } else if bytes[place] == UInt8.max {
          wide.remove(slot)
        }
        bytes[place] = UInt8(truncatingIfNeeded: Swift.min(UInt64(bitPattern: newValue), 255))
      } else {
        let place = slot &- lanes.counts
        if UInt64(bitPattern: newValue) >= UInt64(UInt32.max) {
          wide.set(slot, newValue)
        } else if counts[place] == UInt32.max {
          wide.remove(slot)
        }
        counts[place] = UInt32(clamping: UInt64(bitPattern: newValue))
      }
    }
  }

  /// Whether the facts are the same.
  func hasFacts(of other: SlotValues) -> Bool {
    let (numberFacts, byteFacts) = (lanes.counts, lanes.derived - lanes.bytes)
    return counts == other.counts && numbers[..<numberFacts] == other.numbers[..<numberFacts]
      && bytes[..<byteFacts] == other.bytes[..<byteFacts] && wide == other.wide
  }

  /// Whether any of these facts, which are of one lane, is not 0.
  func isAnySet(_ slots: Range<Int>) -> Bool {
    if slots.upperBound <= lanes.counts { return numbers[slots].contains { $0 != 0 } }
    if slots.upperBound <= lanes.bytes {
      let places = slots.lowerBound - lanes.counts..<slots.upperBound - lanes.counts
      return counts[places].contains { $0 != 0 }
    }
    let places = slots.lowerBound - lanes.bytes..<slots.upperBound - lanes.bytes
    return bytes[places].contains { $0 != 0 }
  }

  /// Sets all that is derived to 0.
  mutating func clearDerived() {
    for place in (lanes.derived - lanes.bytes)..<bytes.count { bytes[place] = 0 }
    for place in lanes.counts..<numbers.count { numbers[place] = 0 }
  }
}
