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
    guard range.count <= TruthTable.mostLeaves + 2, let inputs = tableInputs(range) else {
      return nil
    }
    if !inputs.areTruths, !inputs.areOnlyAskedWhetherZero(by: cell) { return nil }
    return table(of: cell, inputs)
  }

  /// The inputs, a sum of few others that nothing else asks for being what it sums up; `nil` where
  /// they are too many for a table, or numbers.
  private func tableInputs(_ range: Range<Int>) -> TableInputs? {
    var result = TableInputs()
    for place in range {
      let input = graph.pool[place]
      let position = Int(input.slot) - graph.factCount
      guard position >= 0, graph.cells[position].operation == .total, !isRoot[position],
        !isInCycle[position], graph.inputs(of: position).count <= TruthTable.mostLeaves
      else {
        if !add(input.slot, input.weight, to: &result) { return nil }
        continue
      }
      for part in graph.inputs(of: position) {
        let part = graph.pool[part]
        if !add(part.slot, part.weight &* input.weight, to: &result) { return nil }
      }
    }
    return result
  }

  /// Adds an input; `false` where there is no room for it, or it is a number.
  private func add(_ slot: Slot, _ weight: Int64, to inputs: inout TableInputs) -> Bool {
    if slot == CellGraph.never { return true }
    if slot == CellGraph.always {
      inputs.constant &+= weight
      return true
    }
    switch values(at: slot) {
    case .numbers: return false
    case .bytes: inputs.areTruths = false
    case .truths: break
    }
    return inputs.append(slot, weight)
  }

  private func table(of cell: Cell, _ inputs: TableInputs) -> TruthTable {
    let (table, isSwallowed) = cut(inputs)
    var rows = SIMD8<UInt64>(repeating: 0)
    for place in 0..<inputs.count {
      if isSwallowed[place], let inner = swallowable(inputs.slots[place]) {
        rows[place] = inner.bits(over: table)
      } else {
        for leaf in 0..<table.count where table.leaves[leaf] == inputs.slots[place] {
          rows[place] = TruthTable.variable(leaf)
        }
      }
    }
    var result = table
    result.bits = inputs.bits(of: cell, rows)
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
  private func cut(
    _ inputs: TableInputs
  ) -> (table: TruthTable, isSwallowed: SIMDMask<SIMD8<Int32>>) {
    var isSwallowed = SIMDMask<SIMD8<Int32>>(repeating: false)
    var sizes = SIMD8<Int32>(repeating: -1)
    for place in 0..<inputs.count {
      if let inner = swallowable(inputs.slots[place]) { sizes[place] = Int32(inner.count) }
    }
    var best = leaves(inputs, isSwallowed) ?? TruthTable()
    if sizes.max() < 0 { return (best, isSwallowed) }
    for size in 0...Int32(TruthTable.mostLeaves) {
      for place in 0..<inputs.count where sizes[place] == size {
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
  private func leaves(
    _ inputs: TableInputs, _ isSwallowed: SIMDMask<SIMD8<Int32>>
  ) -> TruthTable? {
    var result = TruthTable()
    for place in 0..<inputs.count {
      if isSwallowed[place], let inner = swallowable(inputs.slots[place]) {
        for leaf in 0..<inner.count where result.place(of: inner.leaves[leaf]) == nil {
          return nil
        }
      } else if result.place(of: inputs.slots[place]) == nil {
        return nil
      }
    }
    return result
  }
}
