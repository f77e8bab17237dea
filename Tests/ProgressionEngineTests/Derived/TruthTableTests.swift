import ProgressionReference
import Testing

@testable import ProgressionEngine

@Suite("Truth tables")
struct TruthTableTests {
  /// The value of a table in a world that says of each leaf whether it is true.
  private func value(_ table: TruthTable, _ world: (Slot) -> Bool) -> Bool {
    var row: UInt64 = 0
    for place in 0..<table.count where world(table.leaves[place]) { row |= 1 << UInt64(place) }
    return table.bits >> row & 1 == 1
  }

  private func random(_ random: inout ReferenceRandom, leaves: ClosedRange<Int>) -> TruthTable {
    var table = TruthTable()
    let count = leaves.lowerBound + random.below(leaves.count)
    while table.count < count { _ = table.place(of: Slot(10 + random.below(8))) }
    // The bits of a table do not depend on leaves that it has not.
    var bits: UInt64 = 0
    let rows = 1 << count
    let chosen = random.next()
    for row in 0..<64 where chosen >> UInt64(row % rows) & 1 == 1 { bits |= 1 << UInt64(row) }
    table.bits = bits
    return table
  }

  @Test("The bits of a leaf are those of the rows in which it is true", arguments: 0..<6)
  func variables(place: Int) {
    for row in 0..<64 {
      #expect(TruthTable.variable(place) >> UInt64(row) & 1 == UInt64(row >> place & 1))
    }
  }

  @Test("A table has at most six leaves, each once")
  func places() {
    var table = TruthTable()
    for leaf in 0..<6 { #expect(table.place(of: Slot(leaf + 7)) == leaf) }
    #expect(table.place(of: 9) == 2)
    #expect(table.place(of: 100) == nil)
    #expect(table.count == 6)
  }

  @Test("Over more leaves a table says the same", arguments: [1, 2, 3, 4] as [UInt64])
  func moreLeaves(seed: UInt64) {
    var dice = ReferenceRandom(seed: seed)
    for _ in 0..<200 {
      let table = random(&dice, leaves: 0...6)
      var larger = TruthTable()
      for place in (0..<table.count).reversed() { _ = larger.place(of: table.leaves[place]) }
      _ = larger.place(of: 99)
      larger.bits = table.bits(over: larger)
      for world in 0..<256 {
        let isTrue = { (leaf: Slot) in leaf < 18 && world >> Int(leaf - 10) & 1 == 1 }
        #expect(value(table, isTrue) == value(larger, isTrue))
      }
    }
  }

  @Test("Dropping what makes no difference makes none", arguments: [5, 6, 7] as [UInt64])
  func dropping(seed: UInt64) {
    var dice = ReferenceRandom(seed: seed)
    var dropped = 0
    for _ in 0..<300 {
      let table = random(&dice, leaves: 0...3)
      var wide = TruthTable()
      _ = wide.place(of: Slot(10 + dice.below(8)))
      for place in 0..<table.count { _ = wide.place(of: table.leaves[place]) }
      wide.bits = table.bits(over: wide)
      var small = wide
      small.dropUnused()
      dropped += wide.count - small.count
      for place in 0..<small.count {
        let row = TruthTable.variable(place)
        #expect((small.bits & row) >> (1 << UInt64(place)) != small.bits & ~row)
      }
      for world in 0..<256 {
        let isTrue = { (leaf: Slot) in world >> Int(leaf - 10) & 1 == 1 }
        #expect(value(wide, isTrue) == value(small, isTrue))
      }
    }
    #expect(dropped > 100)
  }
}
