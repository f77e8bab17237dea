import Testing

@testable import ProgressionEngine

@Suite("Values by slot")
struct SlotValuesTests {
  /// Three numbers, two counts and two bytes as facts; two bytes and a number derived.
  private let lanes = Lanes(counts: 3, bytes: 5, derived: 7, derivedNumbers: 9, end: 10)

  @Test("Every slot has a value of its own", arguments: 0..<10)
  func own(slot: Int) {
    var values = SlotValues(lanes)
    values[slot] = 7
    for other in 0..<10 { #expect(values[other] == (other == slot ? 7 : 0)) }
  }

  @Test(
    "What does not fit its lane is clamped",
    arguments: [
      (0, Int64.min, Int64.min), (2, Int64.max, Int64.max), (9, -5, -5),
      (3, 1 << 40, Int64(UInt32.max)), (4, -1, 0), (4, Int64(UInt32.max), Int64(UInt32.max)),
      (5, 256, 255), (6, 255, 255), (8, -1, 0),
    ] as [(Int, Int64, Int64)])
  func clamped(slot: Int, value: Int64, kept: Int64) {
    var values = SlotValues(lanes)
    values[slot] = value
    #expect(values[slot] == kept)
  }

  @Test("Facts are compared without what is derived", arguments: 0..<10)
  func facts(slot: Int) {
    let values = SlotValues(lanes)
    var other = values
    other[slot] = 1
    #expect(values.hasFacts(of: other) == (slot >= 7))
    #expect(values != other)
    other.clearDerived()
    #expect((values == other) == (slot >= 7))
  }

  @Test("Whether any of the facts of a lane is set", arguments: 0..<7)
  func anySet(slot: Int) {
    var values = SlotValues(lanes)
    values[slot] = 1
    for (lane, slots) in [0..<3, 3..<5, 5..<7].enumerated() {
      #expect(values.isAnySet(slots) == slots.contains(slot), "lane \(lane)")
    }
  }
}
