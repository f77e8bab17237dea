import ProgressionModel

/// The cells of a graph that something needs, in the order in which a state computes them: by how
/// many others each waits for, those that are computed alike next to each other, and the members
/// of a cycle next to each other.
///
/// Complexity: O(cells + inputs).
struct CellArrangement {
  /// Old positions (slot less the number of facts), in the new order.
  private(set) var order: ContiguousArray<Int32> = []
  /// For each place of the new order the first place of its cycle, or -1 outside cycles.
  private(set) var cycleStart: ContiguousArray<Int32> = []
  /// For each place of the new order the place after its cycle, or -1 outside cycles.
  private(set) var cycleEnd: ContiguousArray<Int32> = []
  /// Runs of places that are computed alike.
  private(set) var runs: ContiguousArray<CellRun> = []

  private let graph: CellGraph
  private let tables: CellTables
  private var isNeeded: ContiguousArray<Bool>
  private var depths: ContiguousArray<Int32>

  /// Arranges what `roots` need, the slots that are asked for besides those that cells read.
  init(_ graph: CellGraph, _ old: CellOrder, _ tables: CellTables, roots: ContiguousArray<Slot>) {
    self.graph = graph
    self.tables = tables
    isNeeded = ContiguousArray(repeating: false, count: graph.cells.count)
    depths = ContiguousArray(repeating: 0, count: graph.cells.count)
    findNeeded(roots)
    findDepths(old)
    arrange(old)
  }

  /// Calls `read` for each derived value that a cell reads.
  @inline(__always)
  private func forEachInput(of position: Int, _ read: (Int) -> Void) {
    if let table = tables.tables[position] {
      for leaf in 0..<table.count {
        let input = Int(table.leaves[leaf]) - graph.factCount
        if input >= 0 { read(input) }
      }
      return
    }
    for place in graph.inputs(of: position) {
      let input = Int(graph.pool[place].slot) - graph.factCount
      if input >= 0 { read(input) }
    }
  }

  private mutating func findNeeded(_ roots: ContiguousArray<Slot>) {
    var waiting: ContiguousArray<Int> = []
    var needed = isNeeded
    for slot in roots {
      let position = Int(slot) - graph.factCount
      if position < 0 || needed[position] { continue }
      needed[position] = true
      waiting.append(position)
    }
    while let position = waiting.popLast() {
      forEachInput(of: position) { input in
        if needed[input] { return }
        needed[input] = true
        waiting.append(input)
      }
    }
    isNeeded = needed
  }

  private mutating func findDepths(_ old: CellOrder) {
    var place = 0
    while place < old.order.count {
      let end = old.cycleStart[place] < 0 ? place + 1 : Int(old.cycleEnd[place])
      var depth: Int32 = 0
      for member in place..<end where isNeeded[Int(old.order[member])] {
        // Members of the cycle itself have no depth yet.
        forEachInput(of: Int(old.order[member])) { depth = Swift.max(depth, depths[$0] + 1) }
      }
      for member in place..<end { depths[Int(old.order[member])] = depth }
      place = end
    }
  }

  private func kind(of position: Int, isInCycle: Bool) -> CellRun.Kind {
    if isInCycle { return .cycle }
    if let table = tables.tables[position] {
      let readsOnlyTruths = tables.readsOnlyTruths(table)
      if table.count <= 3 { return readsOnlyTruths ? .smallTruthTable : .smallTable }
      return readsOnlyTruths ? .table : .other
    }
    let cell = graph.cells[position]
    let range = graph.inputs(of: position)
    switch cell.operation {
    case .within, .outside:
      guard range.count == 1, graph.pool[range.lowerBound].weight == 1 else { return .linearTest }
      let cell = graph.cells[position]
      return cell.operation == .within && cell.high == Int64.max ? .leastTest : .test
    case .total: return .total
    case .capped: return tables.isByte(graph.pool[range.lowerBound].slot) ? .cap : .other
    default: return .other
    }
  }

  /// Sorts by depth and kind: counts how many there are of each, then puts each in its place.
  private mutating func arrange(_ old: CellOrder) {
    let kinds = CellRun.Kind.allCases.count
    let depth = Int(depths.max() ?? 0)
    var start = ContiguousArray<Int>(repeating: 0, count: (depth + 1) * kinds + 1)
    var buckets = ContiguousArray<Int>(repeating: -1, count: old.order.count)
    for (place, cell) in old.order.enumerated() where isNeeded[Int(cell)] {
      let kind = kind(of: Int(cell), isInCycle: old.cycleStart[place] >= 0)
      buckets[place] = Int(depths[Int(cell)]) * kinds + Int(kind.rawValue)
      start[buckets[place] + 1] += 1
    }
    for bucket in 1..<start.count { start[bucket] += start[bucket - 1] }
    let count = start[start.count - 1]
    noteRuns(start, kinds)
    order = ContiguousArray(repeating: 0, count: count)
    cycleStart = ContiguousArray(repeating: -1, count: count)
    cycleEnd = ContiguousArray(repeating: -1, count: count)
    var next = start
    var cycle: (old: Int32, new: Int) = (-1, 0)
    for (place, cell) in old.order.enumerated() where buckets[place] >= 0 {
      let new = next[buckets[place]]
      next[buckets[place]] += 1
      order[new] = cell
      if old.cycleStart[place] < 0 { continue }
      if cycle.old != old.cycleStart[place] { cycle = (old.cycleStart[place], new) }
      cycleStart[new] = Int32(clamping: cycle.new)
    }
    for place in order.indices.reversed() where cycleStart[place] >= 0 {
      let isLast = place + 1 == count || cycleStart[place + 1] != cycleStart[place]
      cycleEnd[place] = isLast ? Int32(clamping: place + 1) : cycleEnd[place + 1]
    }
  }

  private mutating func noteRuns(_ start: ContiguousArray<Int>, _ kinds: Int) {
    for bucket in 0..<start.count - 1 where start[bucket] < start[bucket + 1] {
      guard let kind = CellRun.Kind(rawValue: UInt8(bucket % kinds)) else { continue }
      runs.append(CellRun(kind: kind, start: start[bucket], end: start[bucket + 1]))
    }
  }
}

/// Cells next to each other that are computed alike, none of which reads another.
struct CellRun: Sendable {
  enum Kind: UInt8, CaseIterable, Sendable {
    /// Whether the only input is at least so much, and whether it is within bounds.
    case leastTest
    case test
    /// A table of up to three leaves, of up to three that are 0 or 1, and of up to six such.
    case smallTable
    case smallTruthTable
    case table
    /// A small number of the facts, at most so much.
    case cap
    /// Whether a weighted sum is within bounds.
    case linearTest
    /// A weighted sum.
    case total
    /// Any other operation.
    case other
    /// Cycles, one after the other.
    case cycle
  }

  var kind: Kind
  /// The places of its cells.
  var start: Int
  var end: Int
}
