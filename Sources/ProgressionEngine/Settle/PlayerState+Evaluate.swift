import ProgressionModel

extension PlayerState {
  /// The value of a cell from the values of its inputs.
  func evaluate(_ index: Int) -> Int64 {
    let cell = layout.cells[index]
    switch cell.operation {
    case .within:
      let sum = sums[index]
      return sum >= cell.low && sum <= cell.high ? 1 : 0
    case .outside:
      let sum = sums[index]
      return sum < cell.low || sum > cell.high ? 1 : 0
    case .between:
      let value = input(index, 0)
      return value >= cell.low && value <= cell.high ? 1 : 0
    case .notBetween:
      let value = input(index, 0)
      return value < cell.low || value > cell.high ? 1 : 0
    case .total:
      return sums[index]
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

  private func input(_ cell: Int, _ position: Int) -> Int64 {
    let at = Int(layout.inputStart[cell]) + position
    guard at < Int(layout.inputStart[cell + 1]) else { return 0 }
    return values[Int(layout.inputs[at].slot)]
  }

  private func fold(_ cell: Int, _ combine: (Int64, Int64) -> Int64) -> Int64 {
    var result: Int64?
    for position in Int(layout.inputStart[cell])..<Int(layout.inputStart[cell + 1]) {
      let value = values[Int(layout.inputs[position].slot)]
      result = result.map { combine($0, value) } ?? value
    }
    return result ?? 0
  }

  /// The exact sum, clamped once: the high word counts overflows of the low word.
  private func saturatingSum(_ cell: Int) -> Int64 {
    var low: UInt64 = 0
    var high: Int64 = 0
    for position in Int(layout.inputStart[cell])..<Int(layout.inputStart[cell + 1]) {
      let value = values[Int(layout.inputs[position].slot)]
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

  /// Computes all derived values from the facts.
  ///
  /// Complexity: O(cells + inputs); a cycle costs its cells times its longest chain at most.
  mutating func rebuild() {
    let facts = layout.factCount
    dirty.removeAll()
    for cell in layout.cells.indices {
      values[facts + cell] = 0
      sums[cell] = 0
    }
    for slot in 0..<facts where values[slot] != 0 { spreadSum(from: slot, values[slot]) }
    for cell in layout.cells.indices {
      if layout.cycleStart[cell] == Int32(truncatingIfNeeded: cell) {
        growCycle(cell..<Int(layout.cycleEnd[cell]))
      } else if layout.cycleStart[cell] < 0 {
        store(cell)
      }
    }
  }

  private mutating func spreadSum(from slot: Int, _ delta: Int64) {
    for position in Int(layout.dependentStart[slot])..<Int(layout.dependentStart[slot + 1]) {
      let dependent = layout.dependents[position]
      sums[Int(dependent.slot) - layout.factCount] &+= dependent.weight &* delta
    }
  }

  @discardableResult
  private mutating func store(_ cell: Int) -> Bool {
    let slot = layout.factCount + cell
    let value = evaluate(cell)
    let delta = value &- values[slot]
    if delta == 0 { return false }
    values[slot] = value
    spreadSum(from: slot, delta)
    return true
  }

  private mutating func growCycle(_ cells: Range<Int>) {
    for cell in cells { dirty.add(Int32(truncatingIfNeeded: cell)) }
    while let cell = dirty.takeFirst() {
      let slot = layout.factCount + Int(cell)
      let old = values[slot]
      guard store(Int(cell)) else { continue }
      for position in layout.crossed(slot, from: old, to: values[slot]) {
        let dependent = Int(layout.crossings[position].cell)
        if cells.contains(dependent) { dirty.add(Int32(truncatingIfNeeded: dependent)) }
      }
      for position in Int(layout.dependentStart[slot])..<Int(layout.dependentStart[slot + 1]) {
        let dependent = Int(layout.dependents[position].slot) - layout.factCount
        if cells.contains(dependent) { dirty.add(Int32(truncatingIfNeeded: dependent)) }
      }
    }
  }
}
