/// The lanes of a state as buffers, for a pass over all derived values.
///
/// Reading an array element by element beside writing another one costs several times as much. What
/// makes it sound: the places in an `EvaluationPass` were checked against the lanes of its layout
/// when it was made, and `PlayerState.rebuild` compares the lanes of the state with these. A value
/// that is wider than its lane is not in it: a state with one is computed cell by cell. In a debug
/// build the buffers check each access besides.
struct LaneBuffers {
  let numbers: UnsafeMutableBufferPointer<Int64>
  let counts: UnsafeBufferPointer<UInt32>
  let bytes: UnsafeMutableBufferPointer<UInt8>
  let sums: UnsafeMutableBufferPointer<Int64>

  func compute(_ run: EvaluationRecords.Run, _ pass: EvaluationPass) {
    switch run.kind {
    case .leastTest: computeLeastTests(run, pass)
    case .test: computeTests(run, pass)
    case .cap: computeCaps(run, pass)
    case .smallTable: computeSmallTables(run, pass)
    case .smallTruthTable: computeSmallTruthTables(run, pass)
    case .table: computeTables(run, pass)
    case .linearTest: computeLinearTests(run, pass)
    case .total: computeTotals(run, pass)
    case .other, .cycle: break
    }
  }

  private func computeLeastTests(_ run: EvaluationRecords.Run, _ pass: EvaluationPass) {
    pass.records.leastTests.withUnsafeBufferPointer { tests in
      var output = run.output
      switch run.lane {
      case .number:
        for test in UnsafeBufferPointer(rebasing: tests[run.records]) {
          bytes[output] = numbers[Int(test.place)] >= test.low ? 1 : 0
          output &+= 1
        }
      case .count:
        for test in UnsafeBufferPointer(rebasing: tests[run.records]) {
          bytes[output] = Int64(counts[Int(test.place)]) >= test.low ? 1 : 0
          output &+= 1
        }
      case .byte:
        for test in UnsafeBufferPointer(rebasing: tests[run.records]) {
          bytes[output] = Int64(bytes[Int(test.place)]) >= test.low ? 1 : 0
          output &+= 1
        }
      }
    }
  }

  private func computeCaps(_ run: EvaluationRecords.Run, _ pass: EvaluationPass) {
    pass.records.caps.withUnsafeBufferPointer { caps in
      var output = run.output
      for cap in UnsafeBufferPointer(rebasing: caps[run.records]) {
        numbers[output] = Swift.min(Int64(bytes[Int(cap.place)]), cap.limit)
        output &+= 1
      }
    }
  }

  private func computeTests(_ run: EvaluationRecords.Run, _ pass: EvaluationPass) {
    pass.records.tests.withUnsafeBufferPointer { tests in
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

  private func computeSmallTables(_ run: EvaluationRecords.Run, _ pass: EvaluationPass) {
    pass.records.smallTables.withUnsafeBufferPointer { tables in
      var output = run.output
      for table in UnsafeBufferPointer(rebasing: tables[run.records]) {
        let row =
          isSet(table.first) | isSet(table.second) &<< 1 | isSet(table.third) &<< 2
        bytes[output] = UInt8(truncatingIfNeeded: table.bits &>> row & 1)
        output &+= 1
      }
    }
  }

  private func computeSmallTruthTables(_ run: EvaluationRecords.Run, _ pass: EvaluationPass) {
    pass.records.smallTables.withUnsafeBufferPointer { tables in
      var output = run.output
      for table in UnsafeBufferPointer(rebasing: tables[run.records]) {
        let row =
          UInt32(bytes[Int(table.first)]) | UInt32(bytes[Int(table.second)]) &<< 1
          | UInt32(bytes[Int(table.third)]) &<< 2
        // A table without leaves reads whatever is at place 0.
        bytes[output] = UInt8(truncatingIfNeeded: table.bits &>> (row & 7) & 1)
        output &+= 1
      }
    }
  }

  private func computeTables(_ run: EvaluationRecords.Run, _ pass: EvaluationPass) {
    pass.records.tables.withUnsafeBufferPointer { tables in
      var output = run.output
      for table in UnsafeBufferPointer(rebasing: tables[run.records]) {
        let low =
          truth(table.leaves.0) | truth(table.leaves.1) &<< 1 | truth(table.leaves.2) &<< 2
        let high =
          truth(table.leaves.3) &<< 3 | truth(table.leaves.4) &<< 4 | truth(table.leaves.5) &<< 5
        let row = low | high
        bytes[output] = UInt8(truncatingIfNeeded: table.bits &>> row & 1)
        output &+= 1
      }
    }
  }

  /// 1 where the byte at a place is not 0.
  @inline(__always)
  private func isSet(_ place: Int32) -> UInt32 {
    bytes[Int(place)] != 0 ? 1 : 0
  }

  /// The byte at a place that is 0 or 1.
  @inline(__always)
  private func truth(_ place: Int32) -> UInt64 { UInt64(bytes[Int(place)]) }

  private func computeLinearTests(_ run: EvaluationRecords.Run, _ pass: EvaluationPass) {
    var output = run.output
    for record in run.records {
      let record = pass.records.sums[record]
      let sum = sum(record, pass)
      sums[Int(record.sum)] = sum
      let isWithin: UInt8 = UInt64(bitPattern: sum &- record.low) <= record.span ? 1 : 0
      bytes[output] = isWithin ^ record.flip
      output &+= 1
    }
  }

  private func computeTotals(_ run: EvaluationRecords.Run, _ pass: EvaluationPass) {
    var output = run.output
    for record in run.records {
      let record = pass.records.sums[record]
      let sum = sum(record, pass)
      sums[Int(record.sum)] = sum
      numbers[output] = sum
      output &+= 1
    }
  }

  private func sum(_ record: EvaluationRecords.Sum, _ pass: EvaluationPass) -> Int64 {
    var sum: Int64 = 0
    pass.records.plain.withUnsafeBufferPointer { plain in
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
    pass.records.weighted.withUnsafeBufferPointer { weighted in
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

extension EvaluationRecords.Test {
  @inline(__always)
  fileprivate func holds(_ value: Int64) -> UInt8 {
    (UInt64(bitPattern: value &- low) <= span ? 1 : 0) ^ flip
  }
}
