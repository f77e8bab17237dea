import ProgressionModel

/// Finds the cells that are truth tables over few others, with small cells put into the tables of
/// those that read them.
///
/// What is asked for by itself is not put anywhere: its value is there.
///
/// Source: cut enumeration of technology mapping, A. Mishchenko et al., "Improvements to Technology
/// Mapping for LUT-Based FPGAs", 2006; one cut a cell, which swallows as many of its inputs as fit.
/// Complexity: O(cells + inputs).
struct CellTables {
  /// What is known of the values of slots.
  enum Values: UInt8 {
    case numbers
    /// Mostly small ones, of which a table only knows whether they are 0.
    case bytes
    case truths
  }

  /// For each cell its table, by its position in the graph.
  private(set) var tables: ContiguousArray<TruthTable?>
  private let graph: CellGraph
  private let facts: (Slot) -> Values
  private var isRoot: ContiguousArray<Bool>
  private var isInCycle: ContiguousArray<Bool>

  init(
    _ graph: CellGraph, _ order: CellOrder, roots: ContiguousArray<Slot>,
    facts: @escaping (Slot) -> Values
  ) {
    self.graph = graph
    self.facts = facts
    tables = ContiguousArray(repeating: nil, count: graph.cells.count)
    isRoot = ContiguousArray(repeating: false, count: graph.cells.count)
    for slot in roots where slot >= graph.factCount { isRoot[Int(slot) - graph.factCount] = true }
    isInCycle = ContiguousArray(repeating: false, count: graph.cells.count)
    for (place, cell) in order.order.enumerated() where order.cycleStart[place] >= 0 {
      isInCycle[Int(cell)] = true
    }
    for cell in order.order where !isInCycle[Int(cell)] {
      tables[Int(cell)] = table(of: Int(cell))
    }
  }

  /// Whether a slot is that of a fact that is mostly a small number.
  func isByte(_ slot: Slot) -> Bool { values(at: slot) == .bytes }

  /// Whether a table only reads values that are 0 or 1.
  func readsOnlyTruths(_ table: TruthTable) -> Bool {
    (0..<table.count).allSatisfy { values(at: table.leaves[$0]) == .truths }
  }

  /// What is known of the value at a slot.
  func values(at slot: Slot) -> Values {
    let position = Int(slot) - graph.factCount
    if position < 0 { return facts(slot) }
    return graph.cells[position].isTruth ? .truths : .numbers
  }

  private func table(of position: Int) -> TruthTable? {
    let cell = graph.cells[position]
    guard cell.operation == .within || cell.operation == .outside else { return nil }
    let range = graph.inputs(of: position)
    guard range.count <= TruthTable.mostLeaves + 2 else { return nil }
    var constant: Int64 = 0
    var inputs: [CellGraph.Input] = []
    var areTruths = true
    for input in withSmallTotalsOpened(graph.pool[range]) {
      switch input.slot {
      case CellGraph.never: continue
      case CellGraph.always: constant &+= input.weight
      default:
        switch values(at: input.slot) {
        case .numbers: return nil
        case .bytes: areTruths = false
        case .truths: break
        }
        inputs.append(input)
      }
    }
    guard inputs.count <= TruthTable.mostLeaves else { return nil }
    if !areTruths, !onlyAsksWhetherZero(cell, inputs, constant) { return nil }
    return table(of: cell, inputs, constant)
  }

  /// The inputs, a sum of few others that nothing else asks for being what it sums up.
  private func withSmallTotalsOpened(
    _ inputs: ArraySlice<CellGraph.Input>
  ) -> [CellGraph.Input] {
    var result: [CellGraph.Input] = []
    for input in inputs {
      let position = Int(input.slot) - graph.factCount
      guard position >= 0, graph.cells[position].operation == .total, !isRoot[position],
        !isInCycle[position], graph.inputs(of: position).count <= TruthTable.mostLeaves
      else {
        result.append(input)
        continue
      }
      for part in graph.pool[graph.inputs(of: position)] {
        result.append(CellGraph.Input(slot: part.slot, weight: part.weight &* input.weight))
      }
    }
    return result
  }

  /// Whether a cell that reads numbers from 0 on says whether any of them is not 0, or none.
  private func onlyAsksWhetherZero(
    _ cell: Cell, _ inputs: [CellGraph.Input], _ constant: Int64
  ) -> Bool {
    guard cell.operation == .within, constant == 0, inputs.allSatisfy({ $0.weight > 0 }) else {
      return false
    }
    let isAny = cell.low == 1 && cell.high == Int64.max
    let isNone = cell.low <= 0 && cell.high == 0
    return isAny || isNone
  }

  private func table(
    of cell: Cell, _ inputs: [CellGraph.Input], _ constant: Int64
  ) -> TruthTable {
    let (table, isSwallowed) = cut(inputs)
    var rows: [UInt64] = []
    for (place, input) in inputs.enumerated() {
      if isSwallowed[place], let inner = swallowable(input.slot) {
        rows.append(inner.bits(over: table))
      } else {
        for leaf in 0..<table.count where table.leaves[leaf] == input.slot {
          rows.append(TruthTable.variable(leaf))
        }
      }
    }
    var result = table
    result.bits = CellTables.bits(of: cell, inputs.map { $0.weight }, rows, constant)
    result.dropUnused()
    return result
  }

  /// The table of a cell that another one may have in its own.
  private func swallowable(_ slot: Slot) -> TruthTable? {
    let position = Int(slot) - graph.factCount
    guard position >= 0, let table = tables[position] else { return nil }
    // Another name for one value costs nothing, whoever asks for it.
    return isRoot[position] && table.count > 1 ? nil : table
  }

  /// The leaves of a table over these inputs, and which inputs it swallows: the smallest first.
  private func cut(_ inputs: [CellGraph.Input]) -> (table: TruthTable, isSwallowed: [Bool]) {
    var isSwallowed = [Bool](repeating: false, count: inputs.count)
    var best = leaves(inputs, isSwallowed) ?? TruthTable()
    for size in 0...TruthTable.mostLeaves {
      for (place, input) in inputs.enumerated() {
        guard let inner = swallowable(input.slot), inner.count == size else { continue }
        isSwallowed[place] = true
        if let larger = leaves(inputs, isSwallowed) {
          best = larger
        } else {
          isSwallowed[place] = false
        }
      }
    }
    return (best, isSwallowed)
  }

  /// The leaves where some inputs are swallowed; `nil` where they are too many.
  private func leaves(_ inputs: [CellGraph.Input], _ isSwallowed: [Bool]) -> TruthTable? {
    var result = TruthTable()
    for (place, input) in inputs.enumerated() {
      if isSwallowed[place], let inner = swallowable(input.slot) {
        for leaf in 0..<inner.count where result.place(of: inner.leaves[leaf]) == nil {
          return nil
        }
      } else if result.place(of: input.slot) == nil {
        return nil
      }
    }
    return result
  }

  /// The bits of a weighted sum within bounds, for all rows at once where it asks for all, any or
  /// none, else row by row.
  private static func bits(
    of cell: Cell, _ weights: [Int64], _ rows: [UInt64], _ constant: Int64
  ) -> UInt64 {
    let count = Int64(weights.count)
    let isPlain = cell.operation == .within && weights.allSatisfy { $0 == 1 }
    if isPlain, cell.low == constant + count, cell.high >= constant + count {
      return rows.reduce(~0) { $0 & $1 }
    }
    if isPlain, cell.low == constant + 1, cell.high >= constant + count {
      return rows.reduce(0) { $0 | $1 }
    }
    if isPlain, cell.low <= constant, cell.high == constant {
      return ~rows.reduce(0) { $0 | $1 }
    }
    var bits: UInt64 = 0
    for row in 0..<UInt64(64) {
      var sum = constant
      for (place, weight) in weights.enumerated() where rows[place] >> row & 1 == 1 {
        sum &+= weight
      }
      let isWithin = sum >= cell.low && sum <= cell.high
      if isWithin == (cell.operation == .within) { bits |= 1 << row }
    }
    return bits
  }
}
