import ProgressionModel

extension LayoutBuilder {
  /// The sum of a measure over a set, made once for each pair.
  mutating func aggregate(_ set: NodeSetRef, _ measure: AggregateKey.Measure) -> Slot {
    let key = AggregateKey(set: set, measure: measure)
    if let slot = aggregates[key] { return slot }
    let slot: Slot
    let members = game[set]
    if case .score = measure {
      let scores = members.nodes.compactMap { node in scoreSlot(nodes[node.position]) }
      slot = graph.cell(
        Cell(operation: .saturatingSum), of: scores.map { CellGraph.Input(slot: $0, weight: 1) })
    } else {
      var inputs: [CellGraph.Input] = []
      for node in members.nodes { addInputs(of: node, measure, to: &inputs) }
      for item in members.items {
        let owned = graph.within(holdings[item.position].balance, 1, Int64.max)
        inputs.append(CellGraph.Input(slot: owned, weight: 1))
      }
      slot = graph.total(inputs)
    }
    aggregates[key] = slot
    return slot
  }

  private mutating func scoreSlot(_ slots: NodeSlots) -> Slot? {
    slots.bestScore < 0 ? nil : gated(slots.bestScore, by: slots.counts)
  }

  private mutating func addInputs(
    of node: NodeRef, _ measure: AggregateKey.Measure, to inputs: inout [CellGraph.Input]
  ) {
    let slots = nodes[node.position]
    let value: Slot
    switch measure {
    case .stars: value = slots.stars
    case .clears: value = gated(slots.clears, by: slots.counts)
    case .fails: value = gated(slots.fails, by: slots.counts)
    case .score: value = -1
    case .ranks: value = slots.rank >= 0 ? slots.rank : slots.open
    case .withStars(let count): value = graph.within(slots.stars, count, Int64.max)
    case .property(let property):
      switch property {
      case .completed: value = slots.done
      case .unlocked, .owned: value = slots.open
      case .visited: value = slots.seen
      case .met: value = slots.met
      }
    case .marks(let name):
      let marks = game[node].level?.marks ?? []
      for (position, mark) in marks.enumerated() where name == nil || name == mark {
        let fact = slots.firstMark + Slot(clamping: position)
        let counted = graph.all([fact, slots.counts])
        inputs.append(CellGraph.Input(slot: counted, weight: 1))
      }
      return
    }
    if value >= 0 { inputs.append(CellGraph.Input(slot: value, weight: 1)) }
  }

  /// The done points, all points and the percentage of a collection.
  mutating func compileCollection(_ index: Int) -> (done: Slot, total: Slot, percent: Slot) {
    var done: [CellGraph.Input] = []
    var total: [CellGraph.Input] = []
    for entry in game.collections[index].entries {
      addPoints(of: entry, done: &done, total: &total)
    }
    let doneSlot = graph.cell(Cell(operation: .total), of: done)
    let totalSlot = graph.cell(Cell(operation: .total), of: total)
    let percent = graph.cell(
      Cell(operation: .percent),
      of: [
        CellGraph.Input(slot: doneSlot, weight: 1), CellGraph.Input(slot: totalSlot, weight: 1),
      ])
    return (doneSlot, totalSlot, percent)
  }

  private mutating func addPoints(
    of entry: NodeCollection.Entry, done: inout [CellGraph.Input], total: inout [CellGraph.Input]
  ) {
    let members = game[entry.members]
    var metChoices: Set<ChoiceRef> = []
    var groups: [ChoiceRef: (finished: [Slot], counts: [Slot], ranks: Int64)] = [:]
    for node in members.nodes {
      guard let choice = game[node].choice else { continue }
      // The greatest number of ranks: what a group is worth does not hang on the order of members.
      var group = groups[choice] ?? ([], [], 1)
      group.finished.append(finishedSlot(of: node))
      group.counts.append(nodes[node.position].counts)
      group.ranks = Swift.max(group.ranks, game[node].ranks ?? 1)
      groups[choice] = group
    }
    for node in members.nodes {
      let slots = nodes[node.position]
      let ranks = game[node].ranks
      let worth = entry.points &* (ranks ?? 1)
      if let choice = game[node].choice {
        guard metChoices.insert(choice).inserted, let group = groups[choice] else { continue }
        let worth = entry.points &* group.ranks
        done.append(CellGraph.Input(slot: graph.any(group.finished), weight: worth))
        total.append(CellGraph.Input(slot: graph.any(group.counts), weight: worth))
        continue
      } else if ranks != nil {
        done.append(CellGraph.Input(slot: slots.rank, weight: entry.points))
      } else {
        done.append(CellGraph.Input(slot: finishedSlot(of: node), weight: worth))
      }
      total.append(CellGraph.Input(slot: slots.counts, weight: worth))
    }
    for item in members.items {
      let owned = graph.within(holdings[item.position].balance, 1, Int64.max)
      done.append(CellGraph.Input(slot: owned, weight: entry.points))
      total.append(CellGraph.Input(slot: CellGraph.always, weight: entry.points))
    }
  }

  private func finishedSlot(of node: NodeRef) -> Slot {
    let slots = nodes[node.position]
    return slots.done >= 0 ? slots.done : slots.open
  }
}
