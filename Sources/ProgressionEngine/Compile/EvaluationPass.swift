import ProgressionModel

/// All derived values in the order in which they are computed at once, laid out for that: places in
/// the lanes of a state instead of slots, and cells that are computed alike in one table.
///
/// Every place is checked against the lanes when the records are made; a state of the same layout has
/// these lanes, so `PlayerState.rebuild` may trust them. Were one of them wrong, there would only be
/// runs without records, which are computed cell by cell.
struct EvaluationRecords: Sendable {
  /// Cells next to each other of one kind, whose values are next to each other in one lane.
  struct Run: Sendable {
    var kind: CellRun.Kind
    /// The lane of what a test reads.
    var lane: Lane = .number
    /// The cells, for kinds without records of their own.
    var cells: Range<Int> = 0..<0
    /// The records of the run in the table of its kind.
    var records: Range<Int> = 0..<0
    /// The place of the first value in its lane.
    var output = 0
  }

  /// Whether a value is at least `low`.
  struct LeastTest: Sendable {
    var low: Int64
    var place: Int32
  }

  /// Whether a value less `low` is at most `span`, as numbers without sign; the other way round
  /// where `flip` is 1.
  struct Test: Sendable {
    var low: Int64
    var span: UInt64
    var place: Int32
    var flip: UInt8
  }

  struct SmallTable: Sendable {
    var first: Int32 = 0
    var second: Int32 = 0
    var third: Int32 = 0
    var bits: UInt32
  }

  struct Table: Sendable {
    var leaves: (Int32, Int32, Int32, Int32, Int32, Int32)
    var bits: UInt64
  }

  struct Cap: Sendable {
    var limit: Int64
    var place: Int32
  }

  /// A weighted sum, and for a test of it the bounds as of `Test`.
  struct Sum: Sendable {
    var low: Int64
    var span: UInt64
    var flip: UInt8
    var sum: Int32
    /// Where its inputs of each lane begin, first those of weight 1; the last is where they end.
    var inputs: SIMD8<Int32>
  }

  struct Weighted: Sendable {
    var weight: Int64
    var place: Int32
  }

  private(set) var runs: ContiguousArray<Run> = []
  /// The same without records.
  private(set) var plainRuns: ContiguousArray<Run> = []
  private(set) var leastTests: ContiguousArray<LeastTest> = []
  private(set) var tests: ContiguousArray<Test> = []
  private(set) var smallTables: ContiguousArray<SmallTable> = []
  private(set) var tables: ContiguousArray<Table> = []
  private(set) var caps: ContiguousArray<Cap> = []
  private(set) var sums: ContiguousArray<Sum> = []
  /// The places of the inputs of sums that have weight 1, and the others with their weights.
  private(set) var plain: ContiguousArray<Int32> = []
  private(set) var weighted: ContiguousArray<Weighted> = []

  private let lanes: Lanes
  private var isSound = true

  init(_ parts: borrowing LayoutBuilder) {
    lanes = parts.lanes
    for run in parts.runs {
      let isCycle = run.kind == .cycle
      plainRuns.append(Run(kind: isCycle ? .cycle : .other, cells: run.start..<run.end))
      switch run.kind {
      case .leastTest, .test: addTests(run, parts)
      case .cap: addCaps(run.start..<run.end, parts)
      case .smallTable, .smallTruthTable: addSmallTables(run, parts)
      case .table: addTables(run.start..<run.end, parts)
      case .linearTest, .total: addSums(run, parts)
      case .other, .cycle: runs.append(Run(kind: run.kind, cells: run.start..<run.end))
      }
    }
    if !isSound { runs = plainRuns }
    leastTests = leastTests.trimmed()
    smallTables = smallTables.trimmed()
    caps = caps.trimmed()
    plain = plain.trimmed()
  }

  /// The lane of a slot and the place in it.
  private mutating func place(of slot: Slot) -> (lane: Lane, place: Int32) {
    let slot = Int(slot)
    if slot < 0 || slot >= lanes.end { isSound = false }
    if slot < lanes.counts { return (.number, Int32(slot)) }
    if slot < lanes.bytes { return (.count, Int32(slot - lanes.counts)) }
    if slot < lanes.derivedNumbers { return (.byte, Int32(slot - lanes.bytes)) }
    return (.number, Int32(slot - lanes.numbersOffset))
  }

  /// The place of the value of the first of these cells, the others' being next to it.
  private mutating func output(_ cells: Range<Int>, _ parts: borrowing LayoutBuilder) -> Int {
    let first = parts.cellSlots[cells.lowerBound]
    for (offset, cell) in cells.enumerated() {
      if Int(parts.cellSlots[cell]) != Int(first) + offset { isSound = false }
    }
    return Int(place(of: first).place)
  }

  /// Tests of one lane after the other; their values are wherever their cells are.
  private mutating func addTests(_ run: CellRun, _ parts: borrowing LayoutBuilder) {
    var start = run.start
    while start < run.end {
      let lane = place(of: parts.inputs[Int(parts.inputStart[start])].slot).lane
      let first = run.kind == .test ? tests.count : leastTests.count
      var end = start
      while end < run.end {
        let input = place(of: parts.inputs[Int(parts.inputStart[end])].slot)
        if input.lane != lane { break }
        addTest(parts.cells[end], run.kind, input.place)
        end += 1
      }
      let last = run.kind == .test ? tests.count : leastTests.count
      runs.append(
        Run(
          kind: run.kind, lane: lane, cells: start..<end, records: first..<last,
          output: output(start..<end, parts)))
      start = end
    }
  }

  private mutating func addTest(_ cell: Cell, _ kind: CellRun.Kind, _ place: Int32) {
    if kind == .leastTest { return leastTests.append(LeastTest(low: cell.low, place: place)) }
    let bounds = EvaluationRecords.bounds(cell)
    tests.append(Test(low: bounds.low, span: bounds.span, place: place, flip: bounds.flip))
  }

  private mutating func addCaps(_ cells: Range<Int>, _ parts: borrowing LayoutBuilder) {
    let first = caps.count
    for cell in cells {
      let input = place(of: parts.inputs[Int(parts.inputStart[cell])].slot)
      if input.lane != .byte { isSound = false }
      caps.append(Cap(limit: parts.cells[cell].high, place: input.place))
    }
    runs.append(
      Run(kind: .cap, cells: cells, records: first..<caps.count, output: output(cells, parts)))
  }

  private static func bounds(_ cell: Cell) -> (low: Int64, span: UInt64, flip: UInt8) {
    let isOutside = cell.operation == .outside || cell.operation == .notBetween
    // Nothing is within bounds that are the wrong way round: all is outside of the whole range.
    if cell.low > cell.high { return (Int64.min, UInt64.max, isOutside ? 0 : 1) }
    return (cell.low, UInt64(bitPattern: cell.high &- cell.low), isOutside ? 1 : 0)
  }

  private mutating func leaves(
    _ cell: Int, _ parts: borrowing LayoutBuilder
  ) -> SIMD8<Int32> {
    var leaves = SIMD8<Int32>(repeating: 0)
    let start = Int(parts.inputStart[cell])
    for position in start..<Int(parts.inputStart[cell + 1]) {
      let leaf = place(of: parts.inputs[position].slot)
      if leaf.lane != .byte { isSound = false }
      // What has fewer leaves reads the first one again, which makes no difference to its rows.
      if position == start { leaves = SIMD8(repeating: leaf.place) }
      leaves[position - start] = leaf.place
    }
    return leaves
  }

  private mutating func addSmallTables(_ run: CellRun, _ parts: borrowing LayoutBuilder) {
    let first = smallTables.count
    let cells = run.start..<run.end
    for cell in cells {
      let leaves = leaves(cell, parts)
      smallTables.append(
        SmallTable(
          first: leaves[0], second: leaves[1], third: leaves[2],
          bits: UInt32(truncatingIfNeeded: parts.cells[cell].low & 0xFF)))
    }
    runs.append(
      Run(
        kind: run.kind, cells: cells, records: first..<smallTables.count,
        output: output(cells, parts)))
  }

  private mutating func addTables(_ cells: Range<Int>, _ parts: borrowing LayoutBuilder) {
    let first = tables.count
    for cell in cells {
      let leaves = leaves(cell, parts)
      tables.append(
        Table(
          leaves: (leaves[0], leaves[1], leaves[2], leaves[3], leaves[4], leaves[5]),
          bits: UInt64(bitPattern: parts.cells[cell].low)))
    }
    runs.append(
      Run(
        kind: .table, cells: cells, records: first..<tables.count, output: output(cells, parts)))
  }

  private mutating func addSums(_ run: CellRun, _ parts: borrowing LayoutBuilder) {
    let first = sums.count
    for cell in run.start..<run.end {
      let bounds = EvaluationRecords.bounds(parts.cells[cell])
      sums.append(
        Sum(
          low: bounds.low, span: bounds.span, flip: bounds.flip, sum: parts.cells[cell].payload,
          inputs: addInputs(of: cell, parts)))
    }
    let cells = run.start..<run.end
    runs.append(
      Run(
        kind: run.kind, cells: cells, records: first..<sums.count, output: output(cells, parts)))
  }

  private mutating func addInputs(
    of cell: Int, _ parts: borrowing LayoutBuilder
  ) -> SIMD8<Int32> {
    var bounds = SIMD8<Int32>(repeating: 0)
    let range = Int(parts.inputStart[cell])..<Int(parts.inputStart[cell + 1])
    for (number, lane) in [Lane.number, .count, .byte].enumerated() {
      bounds[number] = Int32(plain.count)
      bounds[number + 4] = Int32(weighted.count)
      for position in range {
        let input = parts.inputs[position]
        let read = place(of: input.slot)
        if read.lane != lane { continue }
        if input.weight == 1 {
          plain.append(read.place)
        } else {
          weighted.append(Weighted(weight: input.weight, place: read.place))
        }
      }
    }
    bounds[3] = Int32(plain.count)
    bounds[7] = Int32(weighted.count)
    return bounds
  }
}

/// The records behind one reference: a pass over a small pack takes less time than counting the
/// references of all tables up and down.
final class EvaluationPass: Sendable {
  let records: EvaluationRecords

  init(_ records: EvaluationRecords) {
    self.records = records
  }
}
