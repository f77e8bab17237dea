/// A truth value as a function of up to six others: bit n of `bits` is the value where the leaves
/// that are true are those of the bits of n.
///
/// Leaves that a table has no use for are 0 in `leaves`, and its value does not depend on them.
struct TruthTable: Sendable {
  static let mostLeaves = 6

  var leaves = SIMD8<Slot>(repeating: 0)
  var count = 0
  var bits: UInt64 = 0

  /// The table of the value of leaf `place` itself.
  @inline(__always)
  static func variable(_ place: Int) -> UInt64 {
    switch place {
    case 0: 0xAAAA_AAAA_AAAA_AAAA
    case 1: 0xCCCC_CCCC_CCCC_CCCC
    case 2: 0xF0F0_F0F0_F0F0_F0F0
    case 3: 0xFF00_FF00_FF00_FF00
    case 4: 0xFFFF_0000_FFFF_0000
    default: 0xFFFF_FFFF_0000_0000
    }
  }

  /// The place of a leaf, which is added where it is not there yet; `nil` where there is no room.
  mutating func place(of leaf: Slot) -> Int? {
    for place in 0..<count where leaves[place] == leaf { return place }
    if count == TruthTable.mostLeaves { return nil }
    leaves[count] = leaf
    count += 1
    return count - 1
  }

  /// The bits of this table over the leaves of another one, which has all of these.
  ///
  /// It chooses between two halves leaf by leaf, for all rows at once.
  func bits(over other: TruthTable) -> UInt64 {
    var rows = SIMD8<UInt64>(repeating: 0)
    for place in 0..<count {
      for wanted in 0..<other.count where other.leaves[wanted] == leaves[place] {
        rows[place] = TruthTable.variable(wanted)
      }
    }
    return TruthTable.chosen(bits, count, rows)
  }

  private static func chosen(_ bits: UInt64, _ count: Int, _ rows: SIMD8<UInt64>) -> UInt64 {
    if count == 0 { return bits & 1 == 0 ? 0 : ~0 }
    let half = UInt64(1) << UInt64(count - 1)
    let mask = half == 32 ? 0xFFFF_FFFF : (UInt64(1) << half) - 1
    let (low, high) = (bits & mask, bits >> half & mask)
    let below = chosen(low, count - 1, rows)
    if low == high { return below }
    let above = chosen(high, count - 1, rows)
    return below & ~rows[count - 1] | above & rows[count - 1]
  }

  /// Drops the leaves on which the value does not depend.
  mutating func dropUnused() {
    var place = 0
    while place < count {
      let row = TruthTable.variable(place)
      let shift = UInt64(1) << UInt64(place)
      if (bits & row) >> shift == bits & ~row {
        drop(place)
      } else {
        place += 1
      }
    }
  }

  private mutating func drop(_ place: Int) {
    let old = self
    count -= 1
    for later in place..<count { leaves[later] = old.leaves[later + 1] }
    leaves[count] = 0
    var rows = SIMD8<UInt64>(repeating: 0)
    for other in 0..<old.count where other != place {
      rows[other] = TruthTable.variable(other < place ? other : other - 1)
    }
    bits = TruthTable.chosen(old.bits, old.count, rows)
  }
}
