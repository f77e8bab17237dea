/// The values of a player state by slot, in lanes of their widths.
///
/// What does not fit its lane is clamped; the ranges of commands and of the format leave nothing
/// that would not fit.
struct SlotValues: Equatable, Sendable {
  let lanes: Lanes
  var numbers: ContiguousArray<Int64>
  var counts: ContiguousArray<UInt32>
  var bytes: ContiguousArray<UInt8>

  /// Values that are all 0.
  init(_ lanes: Lanes) {
    self.lanes = lanes
    numbers = ContiguousArray(
      repeating: 0, count: lanes.counts + lanes.end - lanes.derivedNumbers)
    counts = ContiguousArray(repeating: 0, count: lanes.bytes - lanes.counts)
    bytes = ContiguousArray(repeating: 0, count: lanes.derivedNumbers - lanes.bytes)
  }

  @inline(__always)
  subscript(slot: Int) -> Int64 {
    get {
      if slot < lanes.counts { return numbers[slot] }
      if slot >= lanes.derivedNumbers { return numbers[slot &- lanes.numbersOffset] }
      if slot >= lanes.bytes { return Int64(bytes[slot &- lanes.bytes]) }
      return Int64(counts[slot &- lanes.counts])
    }
    set {
      if slot < lanes.counts {
        numbers[slot] = newValue
      } else if slot >= lanes.derivedNumbers {
        numbers[slot &- lanes.numbersOffset] = newValue
      } else if slot >= lanes.bytes {
        bytes[slot &- lanes.bytes] = UInt8(clamping: newValue)
      } else {
        counts[slot &- lanes.counts] = UInt32(clamping: newValue)
      }
    }
  }

  /// Whether the facts are the same.
  func hasFacts(of other: SlotValues) -> Bool {
    let (numberFacts, byteFacts) = (lanes.counts, lanes.derived - lanes.bytes)
    return counts == other.counts && numbers[..<numberFacts] == other.numbers[..<numberFacts]
      && bytes[..<byteFacts] == other.bytes[..<byteFacts]
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
