import ProgressionModel

extension PlayerState {
  /// Computes all derived values from the facts.
  ///
  /// Complexity: O(cells + inputs); a cycle costs its cells times its longest chain at most.
  mutating func rebuild() {
    let pass = layout.pass
    let isLaidOut = values.lanes == layout.lanes && values.fitsLanes
    compute(isLaidOut ? pass.records.runs : pass.records.plainRuns, pass)
  }

  /// Computes all derived values from the facts, each for itself.
  ///
  /// Complexity: as of `rebuild`, which is several times as fast; tests compare the two.
  mutating func rebuildPlainly() {
    compute(layout.pass.records.plainRuns, layout.pass)
  }

  private mutating func compute(
    _ runs: ContiguousArray<EvaluationRecords.Run>, _ pass: EvaluationPass
  ) {
    dirty.removeAll()
    let layout = layout
    var next = 0
    while next < runs.count {
      let run = runs[next]
      switch run.kind {
      case .other:
        for cell in run.cells {
          if layout.cells[cell].isLinear { sumUp(cell) }
          values[Int(layout.cellSlots[cell])] = evaluate(cell)
        }
        next += 1
      case .cycle:
        growCycles(run.cells)
        next += 1
      case .leastTest, .test, .smallTable, .smallTruthTable, .table, .cap, .linearTest, .total:
        var end = next + 1
        while end < runs.count, runs[end].kind.isLaidOut { end += 1 }
        computeRecords(of: next..<end, pass)
        next = end
      }
    }
  }

  private mutating func computeRecords(of runs: Range<Int>, _ pass: EvaluationPass) {
    values.numbers.withUnsafeMutableBufferPointer { numbers in
      values.counts.withUnsafeBufferPointer { counts in
        values.bytes.withUnsafeMutableBufferPointer { bytes in
          sums.withUnsafeMutableBufferPointer { sums in
            let lanes = LaneBuffers(numbers: numbers, counts: counts, bytes: bytes, sums: sums)
            for run in runs { lanes.compute(pass.records.runs[run], pass) }
          }
        }
      }
    }
  }

  /// Computes cycles that are next to each other.
  private mutating func growCycles(_ cells: Range<Int>) {
    var start = cells.lowerBound
    while start < cells.upperBound {
      let end = Int(layout.cycleEnd[start])
      growCycle(start..<end)
      start = end
    }
  }

  /// Grows the values of a cycle from 0 until nothing moves: the least that they can be.
  private mutating func growCycle(_ cells: Range<Int>) {
    for cell in cells { values[Int(layout.cellSlots[cell])] = 0 }
    for cell in cells where layout.cells[cell].isLinear { sumUp(cell) }
    for cell in cells { dirty.add(Int32(truncatingIfNeeded: cell)) }
    while let cell = dirty.takeFirst() {
      let slot = Int(layout.cellSlots[Int(cell)])
      let old = values[slot]
      let value = evaluate(Int(cell))
      if value == old { continue }
      values[slot] = value
      guard let links = layout.links[slot] else { continue }
      for position in layout.crossed(links.crossings, from: old, to: value) {
        let dependent = layout.crossings[position].cell
        if cells.contains(Int(dependent)) { dirty.add(dependent) }
      }
      for position in links.dependents {
        let dependent = layout.dependents[position]
        guard cells.contains(Int(dependent.cell)) else { continue }
        if layout.cells[Int(dependent.cell)].isLinear {
          addToSum(of: Int(dependent.cell), layout.weight(of: dependent) &* (value &- old))
        }
        dirty.add(dependent.cell)
      }
    }
  }

  /// Sums up the inputs of a linear cell.
  private mutating func sumUp(_ cell: Int) {
    var sum: Int64 = 0
    for position in Int(layout.inputStart[cell])..<Int(layout.inputStart[cell + 1]) {
      sum &+= values[Int(layout.inputs[position])] &* (layout.inputWeights[position] ?? 1)
    }
    sums[Int(layout.cells[cell].payload)] = sum
  }
}

extension CellRun.Kind {
  /// Whether an `EvaluationPass` has records of its own for the kind.
  fileprivate var isLaidOut: Bool { self != .other && self != .cycle }
}
