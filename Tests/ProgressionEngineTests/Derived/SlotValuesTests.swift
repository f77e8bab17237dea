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

  /// Numbers around the ends of the lanes.
  private static let numbers: [Int64] = [
    0, 1, 254, 255, 256, Int64(UInt32.max) - 1, Int64(UInt32.max), 1 << 32, .max, -1, .min,
  ]

  @Test("Every number is exact in a fact of any lane, whatever was there before", arguments: 0..<7)
  func exact(slot: Int) {
    for before in SlotValuesTests.numbers {
      for number in SlotValuesTests.numbers {
        var values = SlotValues(lanes)
        values[slot] = before
        values[slot] = number
        #expect(values[slot] == number, "\(number) after \(before)")
        #expect(values.isAnySet(slot..<slot + 1) == (number != 0), "\(number) after \(before)")
        var fresh = SlotValues(lanes)
        fresh[slot] = number
        #expect(values == fresh, "\(number) after \(before)")
        #expect(values.fitsLanes == fresh.fitsLanes, "\(number) after \(before)")
      }
    }
  }

  @Test(
    "Only a value that is wider than its lane is kept beside it",
    arguments: [
      (0, Int64.min, true), (2, Int64.max, true), (9, -5, true), (3, Int64(UInt32.max) - 1, true),
      (3, Int64(UInt32.max), false), (4, -1, false), (5, 254, true), (5, 255, false),
      (6, -1, false),
    ] as [(Int, Int64, Bool)])
  func lanes(slot: Int, value: Int64, fits: Bool) {
    var values = SlotValues(lanes)
    values[slot] = value
    #expect(values.fitsLanes == fits)
    values[slot] = 0
    #expect(values == SlotValues(lanes))
  }

  @Test("Wide values of several slots do not get in each other's way")
  func severalWide() {
    let slots = [6, 3, 5, 4]
    var values = SlotValues(lanes)
    for slot in slots { values[slot] = 1 << 40 + Int64(slot) }
    for slot in slots { #expect(values[slot] == 1 << 40 + Int64(slot)) }
    var other = values
    other[5] = 1 << 41
    #expect(!values.hasFacts(of: other))
    values[5] = 1 << 41
    #expect(values.hasFacts(of: other))
    values[3] = 2
    #expect(slots.map { values[$0] } == [1 << 40 + 6, 2, 1 << 41, 1 << 40 + 4])
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
