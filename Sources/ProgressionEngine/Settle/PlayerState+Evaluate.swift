import ProgressionModel

extension PlayerState {
  // Nothing here writes the state but the last: `mutating` is what lets it be read where it is, for a
  // state that is only lent is copied for every call.

  /// The value of a cell from the values of its inputs.
  mutating func evaluate(_ index: Int) -> Int64 {
    let cell = layout.cells[index]
    switch cell.operation {
    case .within:
      let sum = sums[Int(cell.payload)]
      return sum >= cell.low && sum <= cell.high ? 1 : 0
    case .outside:
      let sum = sums[Int(cell.payload)]
      return sum < cell.low || sum > cell.high ? 1 : 0
    case .between:
      let value = input(index, 0)
      return value >= cell.low && value <= cell.high ? 1 : 0
    case .notBetween:
      let value = input(index, 0)
      return value < cell.low || value > cell.high ? 1 : 0
    case .table:
      return row(of: index, in: cell)
    case .total:
      return sums[Int(cell.payload)]
    case .capped:
      return Swift.min(input(index, 0), cell.high)
    case .gated:
      return input(index, 0) == 0 ? 0 : input(index, 1)
    case .minimum:
      return fold(index) { Swift.min($0, $1) }
    case .maximum:
      return fold(index) { Swift.max($0, $1) }
    case .saturatingSum:
      return saturatingSum(index)
    case .saturatingProduct:
      return input(index, 0).multipliedClamped(by: cell.low)
    case .comparison:
      return cell.comparator.holds(input(index, 0), input(index, 1)) ? 1 : 0
    case .reached:
      if input(index, 0) == 0 { return 0 }
      return layout.reaches[Int(cell.payload)].reached(by: input(index, 1))
    case .percent:
      return percent(input(index, 0), of: input(index, 1))
    case .attributeTest:
      let test = layout.attributeTests[Int(cell.payload)]
      return test.test.holds(of: attributes[test.attribute.position]) ? 1 : 0
    case .weekly:
      let weekly = layout.weeklyWindows[Int(cell.payload)]
      return weekly.window.holds(at: input(index, 0), in: weekly.zone) ? 1 : 0
    case .cohort:
      let cohort = layout.cohorts[Int(cell.payload)]
      return Chance.cohort(salt: cohort.salt, seed: seed) < cohort.share * 100 ? 1 : 0
    }
  }

  /// The bit of a table at the row that its inputs say.
  private mutating func row(of index: Int, in cell: Cell) -> Int64 {
    var row: Int64 = 0
    let start = Int(layout.inputStart[index])
    for place in start..<Int(layout.inputStart[index + 1])
    where values[Int(layout.inputs[place])] != 0 {
      row |= 1 << Int64(place - start)
    }
    return cell.low >> row & 1
  }

  /// Whether a cell asks whether its sum is within bounds, and that is as it was.
  @inline(__always)
  mutating func isUnmoved(_ index: Int) -> Bool {
    let cell = layout.cells[index]
    guard cell.isLinear, cell.operation != .total else { return false }
    return evaluate(index) == values[Int(layout.cellSlots[index])]
  }

  private mutating func input(_ cell: Int, _ position: Int) -> Int64 {
    let at = Int(layout.inputStart[cell]) + position
    guard at < Int(layout.inputStart[cell + 1]) else { return 0 }
    return values[Int(layout.inputs[at])]
  }

  private mutating func fold(_ cell: Int, _ combine: (Int64, Int64) -> Int64) -> Int64 {
    var result: Int64?
    for position in Int(layout.inputStart[cell])..<Int(layout.inputStart[cell + 1]) {
      let value = values[Int(layout.inputs[position])]
      result = result.map { combine($0, value) } ?? value
    }
    return result ?? 0
  }

  /// The exact sum, clamped once: the high word counts overflows of the low word.
  private mutating func saturatingSum(_ cell: Int) -> Int64 {
    var low: UInt64 = 0
    var high: Int64 = 0
    for position in Int(layout.inputStart[cell])..<Int(layout.inputStart[cell + 1]) {
      let value = values[Int(layout.inputs[position])]
      let (sum, carry) = low.addingReportingOverflow(UInt64(bitPattern: value))
      low = sum
      high += (value < 0 ? -1 : 0) + (carry ? 1 : 0)
    }
    if high == 0, low <= UInt64(Int64.max) { return Int64(low) }
    if high == -1, low > UInt64(Int64.max) { return Int64(bitPattern: low) }
    return high < 0 ? Int64.min : Int64.max
  }

  private func percent(_ done: Int64, of total: Int64) -> Int64 {
    guard total > 0, done > 0 else { return 0 }
    if done >= total { return 100 }
    let product = done.multipliedFullWidth(by: 100)
    return total.dividingFullWidth(product).quotient
  }

  /// Adds to the running sum of a linear cell.
  @inline(__always)
  mutating func addToSum(of cell: Int, _ amount: Int64) {
    sums[Int(layout.cells[cell].payload)] &+= amount
  }
}
