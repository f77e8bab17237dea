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
      if slot < factLanes.counts { return .numbers }
      if slot < factLanes.bytes { return .counts }
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

  /// The slots that something asks for besides cells.
  private mutating func roots(_ keepsConditions: Bool) -> ContiguousArray<Slot> {
    var roots: ContiguousArray<Slot> = []
    forEachSlot { if $0 >= 0 { roots.append($0) } }
    for condition in conditionsAskedFor() { roots.append(conditions[condition.position]) }
    if keepsConditions {
      roots += conditions
      for slots in quantities { roots += [slots.value, slots.present] }
    }
    return roots
  }

  /// The conditions that commands and queries ask for, and not only cells.
  private func conditionsAskedFor() -> [ConditionRef] {
    var result: [ConditionRef] = []
    func keep(_ condition: ConditionRef?) {
      if let condition { result.append(condition) }
    }
    for chest in game.chests { keep(chest.when) }
    for reset in game.resets { keep(reset.command?.when) }
    for node in game.nodes {
      for objective in node.quest?.objectives ?? [] { keep(objective.condition) }
      for placement in node.person?.placements ?? [] { keep(placement.when) }
    }
    return result
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
        if input.weight != 1, cycleStart[cell] >= 0, cells[cell].isLinear {
          cycleWeights[position] = input.weight
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

  /// Lets `change` have every slot that something but a cell reads, conditions and quantities aside.
  private mutating func forEachSlot(_ change: (inout Slot) -> Void) {
    for index in nodes.indices { forEachSlot(ofNode: index, change) }
    for index in quests.indices {
      change(&quests[index].opened)
      change(&quests[index].offerable)
      change(&quests[index].suspended)
      change(&quests[index].state)
      change(&quests[index].step)
    }
    for index in rules.indices { change(&rules[index]) }
    for index in collections.indices {
      change(&collections[index].done)
      change(&collections[index].total)
      change(&collections[index].percent)
    }
    for index in timed.indices { change(&timed[index].holds) }
    for index in baselines.indices { change(&baselines[index].value) }
    for attribute in testsOfAttribute.indices {
      for index in testsOfAttribute[attribute].indices {
        change(&testsOfAttribute[attribute][index])
      }
    }
  }

  private mutating func forEachSlot(ofNode index: Int, _ change: (inout Slot) -> Void) {
    change(&nodes[index].open)
    change(&nodes[index].routes)
    change(&nodes[index].sticky)
    change(&nodes[index].rank)
    change(&nodes[index].done)
    change(&nodes[index].seen)
    change(&nodes[index].stars)
    change(&nodes[index].counts)
    change(&nodes[index].visible)
    for route in automaticRoutes[index].indices { change(&automaticRoutes[index][route].holds) }
    for route in playerRoutes[index].indices {
      change(&playerRoutes[index][route].holds)
      change(&playerRoutes[index][route].reached)
      for discount in playerRoutes[index][route].discounts.indices {
        change(&playerRoutes[index][route].discounts[discount].holds)
      }
    }
    for discount in productDiscounts[index].indices {
      change(&productDiscounts[index][discount].holds)
    }
    change(&productWhen[index])
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
