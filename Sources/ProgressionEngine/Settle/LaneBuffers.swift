/// The lanes of a state as buffers, for a pass over all derived values.
///
/// Reading an array element by element beside writing another one costs several times as much. What
/// makes it sound: the places in an `EvaluationPass` were checked against the lanes of its layout
/// when it was made, and `PlayerState.rebuild` has checked that the state has these lanes. In a
/// debug build the buffers check each access besides.
struct LaneBuffers {
  let numbers: UnsafeMutableBufferPointer<Int64>
  let counts: UnsafeBufferPointer<UInt32>
  let bytes: UnsafeMutableBufferPointer<UInt8>
  let sums: UnsafeMutableBufferPointer<Int64>

  func compute(_ run: EvaluationPass.Run, _ pass: EvaluationPass) {
    switch run.kind {
    case .test: computeTests(run, pass)
    case .smallTable: computeSmallTables(run, pass)
    case .table: computeTables(run, pass)
    case .linearTest: computeLinearTests(run, pass)
    case .total: computeTotals(run, pass)
    case .other, .cycle: break
    }
  }

  private func computeTests(_ run: EvaluationPass.Run, _ pass: EvaluationPass) {
    pass.tests.withUnsafeBufferPointer { tests in
      var output = run.output
      switch run.lane {
      case .number:
        for test in UnsafeBufferPointer(rebasing: tests[run.records]) {
          bytes[output] = test.holds(numbers[Int(test.place)])
          output &+= 1
        }
      case .count:
        for test in UnsafeBufferPointer(rebasing: tests[run.records]) {
          bytes[output] = test.holds(Int64(counts[Int(test.place)]))
          output &+= 1
        }
      case .byte:
        for test in UnsafeBufferPointer(rebasing: tests[run.records]) {
          bytes[output] = test.holds(Int64(bytes[Int(test.place)]))
          output &+= 1
        }
      }
    }
  }

  private func computeSmallTables(_ run: EvaluationPass.Run, _ pass: EvaluationPass) {
    pass.smallTables.withUnsafeBufferPointer { tables in
      var output = run.output
      for table in UnsafeBufferPointer(rebasing: tables[run.records]) {
        let row = bit(table.first, 0) | bit(table.second, 1) | bit(table.third, 2)
        bytes[output] = UInt8(truncatingIfNeeded: table.bits &>> UInt32(row) & 1)
        output &+= 1
      }
    }
  }

  private func computeTables(_ run: EvaluationPass.Run, _ pass: EvaluationPass) {
    pass.tables.withUnsafeBufferPointer { tables in
      var output = run.output
      for table in UnsafeBufferPointer(rebasing: tables[run.records]) {
        let row =
          bit(table.leaves[0], 0) | bit(table.leaves[1], 1) | bit(table.leaves[2], 2)
          | bit(table.leaves[3], 3) | bit(table.leaves[4], 4) | bit(table.leaves[5], 5)
        bytes[output] = UInt8(truncatingIfNeeded: table.bits &>> UInt64(row) & 1)
        output &+= 1
      }
    }
  }

  /// Bit `position` where the byte at a place is not 0.
  @inline(__always)
  private func bit(_ place: Int32, _ position: UInt8) -> UInt8 {
    (bytes[Int(place)] != 0 ? 1 : 0) &<< position
  }

  private func computeLinearTests(_ run: EvaluationPass.Run, _ pass: EvaluationPass) {
    var output = run.output
    for record in run.records {
      let record = pass.sums[record]
      let sum = sum(record, pass)
      sums[Int(record.sum)] = sum
      let isWithin: UInt8 = UInt64(bitPattern: sum &- record.low) <= record.span ? 1 : 0
      bytes[output] = isWithin ^ record.flip
      output &+= 1
    }
  }

  private func computeTotals(_ run: EvaluationPass.Run, _ pass: EvaluationPass) {
    var output = run.output
    for record in run.records {
      let record = pass.sums[record]
      let sum = sum(record, pass)
      sums[Int(record.sum)] = sum
      numbers[output] = sum
      output &+= 1
    }
  }

  private func sum(_ record: EvaluationPass.Sum, _ pass: EvaluationPass) -> Int64 {
    var sum: Int64 = 0
    pass.plain.withUnsafeBufferPointer { plain in
      for place in Int(record.inputs[0])..<Int(record.inputs[1]) {
        sum &+= numbers[Int(plain[place])]
      }
      for place in Int(record.inputs[1])..<Int(record.inputs[2]) {
        sum &+= Int64(counts[Int(plain[place])])
      }
      for place in Int(record.inputs[2])..<Int(record.inputs[3]) {
        sum &+= Int64(bytes[Int(plain[place])])
      }
    }
    pass.weighted.withUnsafeBufferPointer { weighted in
      for place in Int(record.inputs[4])..<Int(record.inputs[5]) {
        sum &+= numbers[Int(weighted[place].place)] &* weighted[place].weight
      }
      for place in Int(record.inputs[5])..<Int(record.inputs[6]) {
        sum &+= Int64(counts[Int(weighted[place].place)]) &* weighted[place].weight
      }
      for place in Int(record.inputs[6])..<Int(record.inputs[7]) {
        sum &+= Int64(bytes[Int(weighted[place].place)]) &* weighted[place].weight
      }
    }
    return sum
  }
}

extension EvaluationPass.Test {
  @inline(__always)
  fileprivate func holds(_ value: Int64) -> UInt8 {
    (UInt64(bitPattern: value &- low) <= span ? 1 : 0) ^ flip
  }
}
