import ProgressionModel

extension LayoutBuilder {
  /// Whether a quest is in a phase; never for another node.
  mutating func isIn(_ phase: QuestPhase, _ node: NodeRef) -> Slot {
    let quest = nodes[node.position].quest
    if quest < 0 { return CellGraph.never }
    return graph.within(quests[Int(quest)].phase, phase.rawValue, phase.rawValue)
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
    let isActive = graph.within(
      cells.phase, QuestPhase.active.rawValue, QuestPhase.active.rawValue)

    cells.opened = graph.reserve()
    graph.define(
      cells.opened, as: Cell(operation: .within, low: 1, high: Int64.max),
      of: [
        CellGraph.Input(slot: slots.sources, weight: 1),
        CellGraph.Input(slot: slots.routes, weight: 1),
      ])
    let isUnfailed = graph.not(fails)
    cells.offerable = graph.all([giver, isUnfailed, isInTime(quest)])
    let isWaiting = graph.any([
      graph.within(cells.phase, QuestPhase.none.rawValue, QuestPhase.none.rawValue),
      graph.within(cells.phase, QuestPhase.givenUp.rawValue, QuestPhase.givenUp.rawValue),
    ])
    let isOpenOffer = graph.all([cells.opened, cells.offerable])
    let isTaken = graph.not(isWaiting)
    pass(graph.any([isTaken, isOpenOffer]), to: slots.open)

    let areBothHere = graph.all([giver, turnIn])
    let isAway = graph.not(areBothHere)
    let isGone = graph.all([isActive, isAway])
    cells.suspended = quest.whenGone == .suspend ? isGone : CellGraph.never
    let isStageDone = stageDone(quest, cells)
    let last = Int64(quest.stages.count) - 1
    let isLast = last <= 0 ? CellGraph.always : graph.within(cells.stage, last, Int64.max)
    let isGoing = graph.all([isActive, isStageDone, graph.not(cells.suspended)])
    let isReady = graph.all([isGoing, isLast])
    cells.state = defineState(
      offered: graph.all([
        isWaiting, graph.any([isOpenOffer, takeable(node, index, cells.offerable)]),
      ]), isActive, isReady, cells)

    let isFailing = graph.all([
      isActive,
      graph.any([
        fails, isOverdue(quest, cells),
        quest.whenGone == .fail ? isAway : CellGraph.never,
      ]),
    ])
    let isAdvancing =
      quest.turnIn == nil ? isGoing : graph.all([isGoing, graph.not(isLast)])
    let isAccepting =
      quest.acceptance == .automatic
      ? graph.all([
        graph.within(cells.phase, QuestPhase.none.rawValue, QuestPhase.none.rawValue),
        graph.not(cells.autoAccepted), slots.open,
      ]) : CellGraph.never
    cells.step = graph.reserve()
    graph.define(
      cells.step, as: Cell(operation: .total),
      of: [
        CellGraph.Input(slot: isAccepting, weight: QuestSteps.accept.rawValue),
        CellGraph.Input(slot: isAdvancing, weight: QuestSteps.advance.rawValue),
        CellGraph.Input(slot: isFailing, weight: QuestSteps.fail.rawValue),
      ])
    quests[Int(slots.quest)] = cells
  }

  /// The state as a number: at most one of the parts that are added up is there, or `active` and
  /// one of what an active quest can be besides.
  private mutating func defineState(
    offered: Slot, _ isActive: Slot, _ isReady: Slot, _ cells: QuestSlots
  ) -> Slot {
    let isCompleted = graph.within(
      cells.phase, QuestPhase.completed.rawValue, QuestPhase.completed.rawValue)
    let isFailed = graph.within(
      cells.phase, QuestPhase.failed.rawValue, QuestPhase.failed.rawValue)
    let state = graph.reserve()
    graph.define(
      state, as: Cell(operation: .total),
      of: [
        CellGraph.Input(slot: offered, weight: 1), CellGraph.Input(slot: isActive, weight: 2),
        CellGraph.Input(slot: cells.suspended, weight: 1),
        CellGraph.Input(slot: isReady, weight: 2), CellGraph.Input(slot: isCompleted, weight: 5),
        CellGraph.Input(slot: isFailed, weight: 6),
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
