import ProgressionModel

/// What conditions need to remember of the past: first instants, values at resets, streaks.
struct MomentSlots {
  var timed: ContiguousArray<TimedSlots> = []
  var baselines: ContiguousArray<BaselineSlots> = []
  var streaks: ContiguousArray<StreakSlots> = []
}

extension LayoutBuilder {
  /// The rules of the zones that a game names, each once, by name.
  static func zones(of game: Game, in tables: ZoneTables) throws(CompileError) -> [ZoneTable] {
    var used: [ZoneTable] = []
    for name in game.zoneNames {
      guard let table = tables.table(named: name) else { throw .unknownZone(name) }
      used.append(table)
    }
    return used
  }

  func table(of zone: String) -> ZoneTable {
    usedZones.first { $0.name == zone } ?? ZoneTable.utc
  }

  /// Gives slots to what the quantities of a game need to remember.
  static func allocateMoments(of game: Game, _ facts: inout FactAllocator) -> MomentSlots {
    var moments = MomentSlots()
    var known: [TimedFact: Slot] = [:]
    var streaks: Set<NodeRef> = []
    for (index, quantity) in game.quantities.enumerated() {
      switch quantity {
      case .timeSince(let fact):
        if known[fact] != nil { continue }
        let slot = instantSlot(of: fact, game, &facts)
        known[fact] = slot
        moments.timed.append(TimedSlots(fact: fact, holds: -1, instant: slot))
      case .since(_, let reset):
        let baseline = facts.next(Life(reset), .computed)
        moments.baselines.append(
          BaselineSlots(
            quantity: QuantityRef(position: index), origin: .reset(reset), value: -1,
            baseline: baseline))
      case .sinceAccepted(_, let quest):
        let position = facts.nodes[quest.position].quest
        if position < 0 { continue }
        let baseline = facts.next(facts.nodeLives[quest.position], .computed)
        moments.baselines.append(
          BaselineSlots(
            quantity: QuantityRef(position: index), origin: .acceptance(position), value: -1,
            baseline: baseline))
      case .streak(let node):
        guard case .reset(let reset) = game[node].scope, streaks.insert(node).inserted else {
          continue
        }
        // A streak outlives the reset in whose periods it counts, and like all that hangs on a
        // reset it stays where another one ends the playthrough.
        let life = Life.lasting
        moments.streaks.append(
          StreakSlots(
            node: node, reset: reset, count: facts.next(life, .computed),
            last: facts.next(life, .computed)))
      default:
        continue
      }
    }
    return moments
  }

  private static func instantSlot(
    of fact: TimedFact, _ game: Game, _ facts: inout FactAllocator
  ) -> Slot {
    switch fact {
    case .reset(let reset): facts.resets[reset.position].happenedAt
    case .completed(let node), .unlocked(let node), .visited(let node), .met(let node),
      .active(let node), .ownedProduct(let node), .marked(let node, _):
      facts.next(facts.nodeLives[node.position], .earliest)
    case .ownedItem(let item): facts.next(facts.holdingLives[item.position], .earliest)
    case .flag(let flag): facts.next(Life(game[flag].scope), .earliest)
    }
  }

  /// Says when the facts hold whose first instants are kept.
  mutating func compileMoments() {
    for index in timed.indices {
      switch timed[index].fact {
      case .completed(let node): timed[index].holds = nodes[node.position].done
      case .unlocked(let node), .ownedProduct(let node):
        timed[index].holds = nodes[node.position].open
      case .visited(let node): timed[index].holds = nodes[node.position].seen
      case .met(let node): timed[index].holds = nodes[node.position].met
      case .active(let node): timed[index].holds = isIn(.active, node)
      case .ownedItem(let item):
        timed[index].holds = graph.within(holdings[item.position].balance, 1, Int64.max)
      case .marked(let node, let mark): timed[index].holds = markSlot(node, mark)
      case .flag(let flag): timed[index].holds = flags[flag.position]
      case .reset: continue
      }
    }
  }

  /// The seconds since a fact began to hold.
  mutating func timeSince(_ fact: TimedFact) -> QuantitySlots {
    guard let index = timed.firstIndex(where: { $0.fact == fact }) else {
      return QuantitySlots(value: CellGraph.never, present: CellGraph.never)
    }
    let seconds = graph.cell(
      Cell(operation: .total),
      of: [
        CellGraph.Input(slot: CellGraph.now, weight: 1),
        CellGraph.Input(slot: timed[index].instant, weight: -1),
        CellGraph.Input(slot: CellGraph.always, weight: 1),
      ])
    return QuantitySlots(value: seconds, present: graph.within(timed[index].instant, 1, Int64.max))
  }

  /// The growth of a quantity since a reset, or since a quest was accepted; never below 0.
  mutating func growth(of quantity: QuantityRef, at index: Int) -> QuantitySlots {
    compileQuantity(quantity.position)
    let now = quantities[quantity.position]
    guard
      let position = baselines.firstIndex(where: { $0.quantity == QuantityRef(position: index) })
    else { return now }
    baselines[position].value = now.value
    let difference = graph.cell(
      Cell(operation: .total),
      of: [
        CellGraph.Input(slot: now.value, weight: 1),
        CellGraph.Input(slot: baselines[position].baseline, weight: -1),
      ])
    let growth = graph.cell(
      Cell(operation: .maximum),
      of: [difference, CellGraph.never].map { CellGraph.Input(slot: $0, weight: 1) })
    guard case .acceptance(let quest) = baselines[position].origin else {
      return QuantitySlots(value: growth, present: now.present)
    }
    let isActive = isIn(.active, quests[Int(quest)].node)
    return QuantitySlots(value: gated(growth, by: isActive), present: now.present)
  }

  /// The streak of a node, 0 once too many periods were missed.
  mutating func streak(of node: NodeRef) -> QuantitySlots {
    guard let index = streaks.firstIndex(where: { $0.node == node }) else {
      return QuantitySlots(value: CellGraph.never)
    }
    let slots = streaks[index]
    let grace = game[slots.reset].calendar?.grace ?? 0
    let isFresh = graph.cell(
      Cell(operation: .within, low: Int64.min, high: grace.addingClamped(1)),
      of: [
        CellGraph.Input(slot: resets[slots.reset.position].period, weight: 1),
        CellGraph.Input(slot: slots.last, weight: -1),
      ])
    return QuantitySlots(value: gated(slots.count, by: isFresh))
  }

  mutating func weekly(_ window: WeeklyWindow) -> Slot {
    let payload = Int32(clamping: weeklyWindows.count)
    weeklyWindows.append((window, table(of: window.zone)))
    return graph.cell(
      Cell(operation: .weekly, payload: payload),
      of: [CellGraph.Input(slot: CellGraph.now, weight: 1)])
  }

  mutating func cohort(salt: String, share: Int64) -> Slot {
    let payload = Int32(clamping: cohorts.count)
    cohorts.append((salt, share))
    return graph.cell(Cell(operation: .cohort, payload: payload), of: [])
  }
}
