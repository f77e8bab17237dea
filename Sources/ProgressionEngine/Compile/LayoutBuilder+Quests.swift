import ProgressionModel

extension LayoutBuilder {
  /// Whether a quest is in a phase; never for another node.
  mutating func isIn(_ phase: QuestPhase, _ node: NodeRef) -> Slot {
    let quest = nodes[node.position].quest
    if quest < 0 { return CellGraph.never }
    return graph.within(quests[Int(quest)].phase, phase.rawValue, phase.rawValue)
  }

  /// Whether a quest was accepted and not given up since, so that it is open whatever becomes of its
  /// routes.
  mutating func keepsOpen(_ node: NodeRef) -> Slot {
    graph.any([isIn(.active, node), isIn(.failed, node), isIn(.completed, node)])
  }

  /// Whether an npc is somewhere: at the first of its places whose condition holds.
  mutating func presence(of person: Person) -> Slot {
    guard let placements = person.placements else { return CellGraph.always }
    var isHere = CellGraph.never
    for placement in placements.reversed() {
      let when = placement.when.map { conditions[$0.position] } ?? CellGraph.always
      if placement.location != nil {
        isHere = graph.any([when, isHere])
      } else {
        let isElsewhere = graph.not(when)
        isHere = graph.all([isElsewhere, isHere])
      }
    }
    return isHere
  }

  /// Says when a quest is open, in which state it is and what it does by itself.
  mutating func defineOffer(_ quest: Quest, _ node: Node, _ index: Int, _ slots: NodeSlots) {
    guard slots.quest >= 0 else { return }
    var cells = quests[Int(slots.quest)]
    let fails = quest.failWhen.map { conditions[$0.position] } ?? CellGraph.never
    let giver = quest.giver.map { nodes[$0.position].open } ?? CellGraph.always
    let turnIn = quest.turnIn.map { nodes[$0.position].open } ?? CellGraph.always
    let isAway = graph.not(graph.all([giver, turnIn]))
    let isActive = isIn(.active, cells.node)

    cells.opened = graph.reserve()
    pass(graph.anyNotZero([slots.sources, slots.routes]), to: cells.opened)
    cells.offerable = graph.all([giver, graph.not(fails), isInTime(quest)])
    let isOpenOffer = graph.all([cells.opened, cells.offerable])
    pass(graph.any([keepsOpen(cells.node), isOpenOffer]), to: slots.open)

    cells.suspended =
      quest.whenGone == .suspend ? graph.all([isActive, isAway]) : CellGraph.never
    let isStageDone = stageDone(quest, cells)
    let last = Int64(quest.stages.count) - 1
    let isLast = last <= 0 ? CellGraph.always : graph.within(cells.stage, last, Int64.max)
    let isGoing = graph.all([isActive, isStageDone, graph.not(cells.suspended)])
    let isReady = graph.all([isGoing, isLast])
    let isWaiting = graph.any([isIn(.none, cells.node), isIn(.givenUp, cells.node)])
    let isOffer = graph.any([isOpenOffer, takeable(node, index, cells.offerable)])
    cells.state = defineState(
      offered: graph.all([isWaiting, isOffer]), isActive, isReady, cells)

    let isLapsed = graph.any([fails, isOverdue(quest, cells)])
    let isLeft = quest.whenGone == .fail ? isAway : CellGraph.never
    let isAccepting =
      quest.acceptance == .automatic
      ? graph.all([isIn(.none, cells.node), graph.not(cells.autoAccepted), slots.open])
      : CellGraph.never
    let isAdvancing =
      quest.turnIn == nil ? isGoing : graph.all([isGoing, graph.not(isLast)])
    let steps: [(QuestSteps, Slot)] = [
      (.accept, isAccepting), (.advance, isAdvancing),
      (.lapse, graph.all([isActive, isLapsed])), (.leave, graph.all([isActive, isLeft])),
    ]
    cells.step = graph.reserve()
    graph.define(
      cells.step, as: Cell(operation: .total),
      of: steps.map { CellGraph.Input(slot: $0.1, weight: $0.0.rawValue) })
    quests[Int(slots.quest)] = cells
  }

  /// The state as a number: at most one of the parts that are added up is there, or `active` and
  /// one of what an active quest can be besides.
  private mutating func defineState(
    offered: Slot, _ isActive: Slot, _ isReady: Slot, _ cells: QuestSlots
  ) -> Slot {
    let state = graph.reserve()
    graph.define(
      state, as: Cell(operation: .total),
      of: [
        CellGraph.Input(slot: offered, weight: 1), CellGraph.Input(slot: isActive, weight: 2),
        CellGraph.Input(slot: cells.suspended, weight: 1),
        CellGraph.Input(slot: isReady, weight: 2),
        CellGraph.Input(slot: isIn(.completed, cells.node), weight: 5),
        CellGraph.Input(slot: isIn(.failed, cells.node), weight: 6),
      ])
    return state
  }

  /// Whether the player may take a quest that is not open by one of its routes.
  private mutating func takeable(_ node: Node, _ index: Int, _ offerable: Slot) -> Slot {
    var parts = [offerable, graph.any(playerRoutes[index].map { $0.holds })]
    if let choice = node.choice {
      let member = choices[choice.position].member
      let own = Int64(index) + 1
      parts.append(graph.any([graph.within(member, 0, 0), graph.within(member, own, own)]))
    }
    return graph.all(parts)
  }

  private mutating func isInTime(_ quest: Quest) -> Slot {
    guard case .at(let instant)? = quest.deadline else { return CellGraph.always }
    return graph.within(CellGraph.now, Int64.min, instant.addingClamped(-1))
  }

  /// Whether the deadline of a quest that is active has come.
  private mutating func isOverdue(_ quest: Quest, _ cells: QuestSlots) -> Slot {
    switch quest.deadline {
    case nil: return CellGraph.never
    case .at(let instant): return graph.within(CellGraph.now, instant, Int64.max)
    case .after(let seconds):
      // The instant is stored plus 1.
      return graph.cell(
        Cell(operation: .within, low: seconds.addingClamped(-1), high: Int64.max),
        of: [
          CellGraph.Input(slot: CellGraph.now, weight: 1),
          CellGraph.Input(slot: cells.acceptedAt, weight: -1),
        ])
    }
  }

  /// Whether every required objective of the present stage holds.
  private mutating func stageDone(_ quest: Quest, _ cells: QuestSlots) -> Slot {
    var stages: [Slot] = []
    for (stage, objectives) in quest.stages.enumerated() {
      var parts = objectives.map { conditions[quest.objectives[$0].condition.position] }
      if quest.stages.count > 1 {
        parts.append(graph.within(cells.stage, Int64(stage), Int64(stage)))
      }
      stages.append(graph.all(parts))
    }
    return graph.any(stages)
  }
}
