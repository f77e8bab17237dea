import ProgressionModel

extension LayoutBuilder {
  /// Renumbers the cells, flattens inputs and dependents, and says what each slot means.
  mutating func finish() throws(CompileError) {
    guard factCount + graph.cells.count < Int(Int32.max) / 4 else { throw CompileError.tooLarge }
    let order = CellOrder(graph)
    var renumbered = ContiguousArray<Slot>(repeating: 0, count: factCount + graph.cells.count)
    for slot in 0..<factCount { renumbered[slot] = Slot(clamping: slot) }
    for (place, old) in order.order.enumerated() {
      renumbered[factCount + Int(old)] = Slot(clamping: factCount + place)
    }
    cycleStart = ContiguousArray(order.cycleStart)
    cycleEnd = ContiguousArray(order.cycleEnd)
    layOutCells(order.order, renumbered)
    try checkCyclesGrow()
    layOutDependents()
    layOutCrossings()
    renumber(renumbered)
    assignRoles()
  }

  private mutating func layOutCells(_ order: [Int32], _ renumbered: ContiguousArray<Slot>) {
    cells.reserveCapacity(order.count)
    for old in order {
      let read = graph.inputs[Int(old)]
      var cell = graph.cells[Int(old)]
      if read.count == 1, read[0].weight == 1 {
        if cell.operation == .within { cell.operation = .between }
        if cell.operation == .outside { cell.operation = .notBetween }
      }
      cells.append(cell)
      inputStart.append(Int32(clamping: inputs.count))
      for input in read {
        inputs.append(CellGraph.Input(slot: renumbered[Int(input.slot)], weight: input.weight))
      }
    }
    inputStart.append(Int32(clamping: inputs.count))
  }

  private mutating func layOutDependents() {
    let count = factCount + cells.count
    var start = ContiguousArray<Int32>(repeating: 0, count: count + 1)
    for cell in cells.indices where !cells[cell].isThreshold {
      for position in Int(inputStart[cell])..<Int(inputStart[cell + 1]) {
        start[Int(inputs[position].slot) + 1] += 1
      }
    }
    for slot in 0..<count { start[slot + 1] += start[slot] }
    var next = start
    dependents = ContiguousArray(
      repeating: CellGraph.Input(slot: 0, weight: 0), count: Int(start[count]))
    for cell in cells.indices where !cells[cell].isThreshold {
      for position in Int(inputStart[cell])..<Int(inputStart[cell + 1]) {
        let input = inputs[position]
        dependents[Int(next[Int(input.slot)])] = CellGraph.Input(
          slot: Slot(clamping: factCount + cell), weight: input.weight)
        next[Int(input.slot)] += 1
      }
    }
    dependentStart = start
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
    let count = factCount + cells.count
    crossingStart = ContiguousArray(repeating: 0, count: count + 1)
    for entry in all { crossingStart[Int(entry.slot) + 1] += 1 }
    for slot in 0..<count { crossingStart[slot + 1] += crossingStart[slot] }
    for entry in all { crossings.append(entry.crossing) }
  }

  /// Inside a cycle every cell must grow with its inputs, else there is no least fixed point.
  private func checkCyclesGrow() throws(CompileError) {
    for cell in cells.indices where cycleStart[cell] >= 0 {
      for position in Int(inputStart[cell])..<Int(inputStart[cell + 1]) {
        let input = Int(inputs[position].slot) - factCount
        guard input >= 0, cycleStart[input] == cycleStart[cell] else { continue }
        guard grows(cells[cell], inputs[position], position - Int(inputStart[cell])) else {
          throw CompileError.negativeCycle
        }
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
    case .attributeTest, .weekly, .cohort: false
    }
  }

  private mutating func renumber(_ slots: ContiguousArray<Slot>) {
    func new(_ slot: Slot) -> Slot { slot < 0 ? slot : slots[Int(slot)] }
    for index in nodes.indices {
      nodes[index].open = new(nodes[index].open)
      nodes[index].routes = new(nodes[index].routes)
      nodes[index].sticky = new(nodes[index].sticky)
      nodes[index].rank = new(nodes[index].rank)
      nodes[index].done = new(nodes[index].done)
      nodes[index].seen = new(nodes[index].seen)
      nodes[index].stars = new(nodes[index].stars)
      nodes[index].counts = new(nodes[index].counts)
      nodes[index].visible = new(nodes[index].visible)
      for route in automaticRoutes[index].indices {
        automaticRoutes[index][route].holds = new(automaticRoutes[index][route].holds)
      }
      for route in playerRoutes[index].indices {
        playerRoutes[index][route].holds = new(playerRoutes[index][route].holds)
        playerRoutes[index][route].reached = new(playerRoutes[index][route].reached)
        for discount in playerRoutes[index][route].discounts.indices {
          let old = playerRoutes[index][route].discounts[discount].holds
          playerRoutes[index][route].discounts[discount].holds = new(old)
        }
      }
      for discount in productDiscounts[index].indices {
        productDiscounts[index][discount].holds = new(productDiscounts[index][discount].holds)
      }
      productWhen[index] = new(productWhen[index])
    }
    for index in quests.indices { quests[index].renumber(new) }
    for index in conditions.indices { conditions[index] = new(conditions[index]) }
    for index in quantities.indices {
      quantities[index].value = new(quantities[index].value)
      quantities[index].present = new(quantities[index].present)
    }
    for index in rules.indices { rules[index] = new(rules[index]) }
    for index in collections.indices {
      let old = collections[index]
      collections[index] = (new(old.done), new(old.total), new(old.percent))
    }
    for index in timed.indices { timed[index].holds = new(timed[index].holds) }
    for index in baselines.indices { baselines[index].value = new(baselines[index].value) }
    for attribute in testsOfAttribute.indices {
      testsOfAttribute[attribute] = testsOfAttribute[attribute].map(new)
    }
  }

  private mutating func assignRoles() {
    let count = factCount + cells.count
    watchers = ContiguousArray(repeating: -1, count: count)
    roles = ContiguousArray(repeating: SlotRole(), count: count)
    for index in nodes.indices { assignRoles(ofNode: index) }
    for (index, slot) in flags.enumerated() { setRole(.flag, slot, index) }
    for (index, slots) in counters.enumerated() { setRole(.counter, slots.value, index) }
    for (index, slots) in choices.enumerated() { setRole(.choice, slots.member, index) }
    for (index, slots) in resets.enumerated() { setRole(.period, slots.period, index) }
    for (index, slots) in timers.enumerated() { setRole(.timer, slots.startedAt, index) }
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
      watchers[Int(slots.firstMark + mark)] = Int32(clamping: index)
    }
    for slot in [slots.open, slots.done, slots.rank, slots.stars, slots.sticky] where slot >= 0 {
      watchers[Int(slot)] = Int32(clamping: index)
    }
    guard slots.quest >= 0 else { return }
    let quest = quests[Int(slots.quest)]
    setRole(.quest, quest.state, index)
    setRole(.stage, quest.stage, index)
    for slot in [quest.opened, quest.step] { watchers[Int(slot)] = Int32(clamping: index) }
  }

  private mutating func setRole(
    _ kind: SlotRole.Kind, _ slot: Slot, _ entity: Int, detail: Int32 = 0
  ) {
    guard slot >= 0 else { return }
    roles[Int(slot)] = SlotRole(kind: kind, entity: Int32(clamping: entity), detail: detail)
  }
}
