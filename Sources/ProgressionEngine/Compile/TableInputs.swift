/// The up to six inputs of a cell that may become a truth table, without a list on the heap: a pack
/// has thousands of such cells.
struct TableInputs {
  private(set) var slots = SIMD8<Slot>(repeating: 0)
  private(set) var weights = SIMD8<Int64>(repeating: 0)
  private(set) var count = 0
  /// What inputs add that always hold 1.
  var constant: Int64 = 0
  /// Whether every input is 0 or 1.
  var areTruths = true

  /// Adds an input; `false` where there is no room for it.
  mutating func append(_ slot: Slot, _ weight: Int64) -> Bool {
    if count == TruthTable.mostLeaves { return false }
    slots[count] = slot
    weights[count] = weight
    count += 1
    return true
  }

  /// Whether a cell that reads numbers from 0 on says whether any of them is not 0, or none.
  func areOnlyAskedWhetherZero(by cell: Cell) -> Bool {
    guard cell.operation == .within, constant == 0 else { return false }
    for place in 0..<count where weights[place] <= 0 { return false }
    let isAny = cell.low == 1 && cell.high == Int64.max
    let isNone = cell.low <= 0 && cell.high == 0
    return isAny || isNone
  }

  /// The bits of the weighted sum within the bounds of a cell, for all rows at once where it asks for
  /// all, any or none, else row by row.
  func bits(of cell: Cell, _ rows: SIMD8<UInt64>) -> UInt64 {
    var (all, any) = (~UInt64(0), UInt64(0))
    var isPlain = cell.operation == .within
    for place in 0..<count {
      if weights[place] != 1 { isPlain = false }
      all &= rows[place]
      any |= rows[place]
    }
    let most = constant + Int64(count)
    if isPlain, cell.low == most, cell.high >= most { return all }
    if isPlain, cell.low == constant + 1, cell.high >= most { return any }
    if isPlain, cell.low <= constant, cell.high == constant { return ~any }
    var bits: UInt64 = 0
    for row in 0..<UInt64(64) {
      var sum = constant
      for place in 0..<count where rows[place] >> row & 1 == 1 { sum &+= weights[place] }
      let isWithin = sum >= cell.low && sum <= cell.high
      if isWithin == (cell.operation == .within) { bits |= 1 << row }
    }
    return bits
  }
}
