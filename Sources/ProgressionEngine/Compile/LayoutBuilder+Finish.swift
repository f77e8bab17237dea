import ProgressionModel

extension LayoutBuilder {
  /// Puts small cells into tables, drops what nothing needs, orders the rest, and says what each
  /// slot means.
  mutating func finish(keepsConditions: Bool) throws(CompileError) {
    guard factCount + graph.cells.count < Int(Int32.max) / 4 else { throw CompileError.tooLarge }
    let order = CellOrder(graph)
    try checkCyclesGrow(order)
    let roots = roots(keepsConditions)
    let tables = CellTables(graph, order, roots: roots) { [factLanes, truthFacts] slot in
      if slot < factLanes.bytes { return .numbers }
      return truthFacts[Int(slot) - factLanes.bytes] ? .truths : .bytes
    }
    let arrangement = CellArrangement(graph, order, tables, roots: roots)
    runs = arrangement.runs
    cycleStart = arrangement.cycleStart
    cycleEnd = arrangement.cycleEnd
    let renumbered = giveSlots(to: arrangement, tables)
    layOutCells(arrangement, tables, renumbered)
    layOutDependents()
    layOutCrossings()
    forEachSlot { $0 = $0 < 0 ? $0 : renumbered[Int($0)] }
    for index in conditions.indices { conditions[index] = renumbered[Int(conditions[index])] }
    for index in quantities.indices {
      quantities[index].value = renumbered[Int(quantities[index].value)]
      quantities[index].present = renumbered[Int(quantities[index].present)]
    }
    assignRoles()
  }

  /// Slots for the values of the cells, those of a byte before numbers.
  private mutating func giveSlots(
    to arrangement: CellArrangement, _ tables: CellTables
  ) -> ContiguousArray<Slot> {
    var renumbered = ContiguousArray<Slot>(repeating: -1, count: factCount + graph.cells.count)
    for slot in 0..<factCount { renumbered[slot] = Slot(clamping: slot) }
    let count = arrangement.order.count
    cellSlots = ContiguousArray(repeating: -1, count: count)
    cellsBySlot = ContiguousArray(repeating: -1, count: count)
    var slot = factCount
    for isTruth in [true, false] {
      if !isTruth { lanes.derivedNumbers = slot }
      for (place, old) in arrangement.order.enumerated()
      where graph.cells[Int(old)].isTruth == isTruth {
        cellSlots[place] = Slot(clamping: slot)
        cellsBySlot[slot - factCount] = Int32(clamping: place)
        renumbered[factCount + Int(old)] = Slot(clamping: slot)
        slot += 1
      }
    }
    lanes.end = slot
    return renumbered
  }

  private mutating func layOutCells(
    _ arrangement: CellArrangement, _ tables: CellTables, _ renumbered: ContiguousArray<Slot>
  ) {
    cells.reserveCapacity(arrangement.order.count)
    inputStart.reserveCapacity(arrangement.order.count + 1)
    inputs.reserveCapacity(graph.pool.count)
    for old in arrangement.order {
      inputStart.append(Int32(clamping: inputs.count))
      if let table = tables.tables[Int(old)] {
        cells.append(Cell(operation: .table, low: Int64(bitPattern: table.bits)))
        for leaf in 0..<table.count {
          inputs.append(CellGraph.Input(slot: renumbered[Int(table.leaves[leaf])], weight: 1))
        }
        continue
      }
      var cell = graph.cells[Int(old)]
      let read = graph.inputs(of: Int(old))
      if read.count == 1, graph.pool[read.lowerBound].weight == 1 {
        if cell.operation == .within { cell.operation = .between }
        if cell.operation == .outside { cell.operation = .notBetween }
      }
      if cell.isLinear {
        cell.payload = Int32(clamping: sumCount)
        sumCount += 1
      }
      cells.append(cell)
      for input in graph.pool[read] {
        inputs.append(CellGraph.Input(slot: renumbered[Int(input.slot)], weight: input.weight))
      }
    }
    inputStart.append(Int32(clamping: inputs.count))
  }

  private mutating func layOutDependents() {
    var counts = ContiguousArray<Int32>(repeating: 0, count: factCount + cells.count)
    var all = 0
    for cell in cells.indices where !cells[cell].isThreshold {
      for position in Int(inputStart[cell])..<Int(inputStart[cell + 1]) {
        counts[Int(inputs[position].slot)] += 1
        all += 1
      }
    }
    dependentLists = SlotLists(counts: counts)
    dependents = ContiguousArray(repeating: Dependent(cell: 0, weightPlace: 0), count: all)
    // Filled from behind, so that what is left to come says where the next one goes.
    for cell in cells.indices.reversed() where !cells[cell].isThreshold {
      for position in (Int(inputStart[cell])..<Int(inputStart[cell + 1])).reversed() {
        let input = inputs[position]
        counts[Int(input.slot)] -= 1
        let place = dependentLists[Int(input.slot)].lowerBound + Int(counts[Int(input.slot)])
        dependents[place] = Dependent(
          cell: Int32(clamping: cell), weightPlace: weights.place(of: input.weight))
        if input.weight != 1, cells[cell].isLinear {
          inputWeights[position] = input.weight
        }
      }
    }
  }

  private mutating func layOutCrossings() {
    var all: [(slot: Slot, crossing: Crossing)] = []
    for (position, cell) in cells.enumerated() where cell.isThreshold {
      let slot = inputs[Int(inputStart[position])].slot
      let index = Int32(clamping: position)
      if cell.low > Int64.min { all.append((slot, Crossing(boundary: cell.low, cell: index))) }
      if cell.high < Int64.max {
        all.append((slot, Crossing(boundary: cell.high + 1, cell: index)))
      }
    }
    all.sort {
      ($0.slot, $0.crossing.boundary, $0.crossing.cell)
        < ($1.slot, $1.crossing.boundary, $1.crossing.cell)
    }
    var counts = ContiguousArray<Int32>(repeating: 0, count: factCount + cells.count)
    for entry in all { counts[Int(entry.slot)] += 1 }
    crossingLists = SlotLists(counts: counts)
    for entry in all { crossings.append(entry.crossing) }
  }

  /// Inside a cycle every cell must grow with its inputs, else there is no least fixed point.
  private func checkCyclesGrow(_ order: CellOrder) throws(CompileError) {
    guard order.hasCycles else { return }
    var cycles = ContiguousArray<Int32>(repeating: -1, count: graph.cells.count)
    for (place, cell) in order.order.enumerated() { cycles[Int(cell)] = order.cycleStart[place] }
    for cell in graph.cells.indices where cycles[cell] >= 0 {
      for (position, input) in graph.pool[graph.inputs(of: cell)].enumerated() {
        let read = Int(input.slot) - factCount
        guard read >= 0, cycles[read] == cycles[cell] else { continue }
        guard grows(graph.cells[cell], input, position) else { throw CompileError.negativeCycle }
      }
    }
  }

  private func grows(_ cell: Cell, _ input: CellGraph.Input, _ position: Int) -> Bool {
    switch cell.operation {
    case .within, .between: cell.high == Int64.max && input.weight > 0
    case .outside, .notBetween: false
    case .total: input.weight > 0
    case .capped, .gated, .minimum, .maximum, .saturatingSum, .saturatingProduct, .reached: true
    case .percent: position == 0
    case .comparison:
      switch cell.comparator {
      case .atLeast, .moreThan: position == 0
      case .atMost, .lessThan: position == 1
      case .equals, .notEquals: false
      }
    case .table, .attributeTest, .weekly, .cohort: false
    }
  }

  private mutating func assignRoles() {
    let count = factCount + cells.count
    roles = ContiguousArray(repeating: SlotRole(), count: count)
    for index in nodes.indices { assignRoles(ofNode: index) }
    for (index, slot) in flags.enumerated() { setRole(.flag, slot, index) }
    for (index, slots) in counters.enumerated() { setRole(.counter, slots.value, index) }
    for (index, slots) in choices.enumerated() { setRole(.choice, slots.member, index) }
    for (index, slots) in resets.enumerated() { setRole(.period, slots.period, index) }
    for (index, slots) in timers.enumerated() { setRole(.timer, slots.startedAt, index) }
    watchers = SlotNodes(watched(), slots: count)
  }

  /// What can make something due at a node, by slot.
  private func watched() -> ContiguousArray<(slot: Slot, node: Int32)> {
    var result: ContiguousArray<(slot: Slot, node: Int32)> = []
    func watch(_ slot: Slot, _ node: Int) {
      if slot > CellGraph.always { result.append((slot, Int32(clamping: node))) }
    }
    for (index, slots) in nodes.enumerated() {
      watch(slots.sources, index)
      watch(slots.open, index)
      if slots.routes != slots.open { watch(slots.routes, index) }
      watch(slots.sticky, index)
      watch(slots.done, index)
      watch(slots.rank, index)
      watch(slots.stars, index)
      for mark in 0..<slots.markCount { watch(slots.firstMark + mark, index) }
      guard slots.quest >= 0 else { continue }
      watch(quests[Int(slots.quest)].opened, index)
      watch(quests[Int(slots.quest)].step, index)
    }
    return result
  }

  private mutating func assignRoles(ofNode index: Int) {
    let slots = nodes[index]
    setRole(game.nodes[index].product == nil ? .open : .owned, slots.open, index)
    setRole(.done, slots.done, index)
    setRole(.visited, slots.visited, index)
    setRole(.met, slots.met, index)
    setRole(.rank, slots.rank, index)
    setRole(.stars, slots.stars, index)
    for mark in 0..<slots.markCount {
      setRole(.mark, slots.firstMark + mark, index, detail: mark)
    }
    guard slots.quest >= 0 else { return }
    let quest = quests[Int(slots.quest)]
    setRole(.quest, quest.state, index)
    setRole(.stage, quest.stage, index)
  }

  private mutating func setRole(
    _ kind: SlotRole.Kind, _ slot: Slot, _ entity: Int, detail: Int32 = 0
  ) {
    guard slot >= 0 else { return }
    roles[Int(slot)] = SlotRole(kind: kind, entity: Int32(clamping: entity), detail: detail)
  }
}
