import ProgressionModel

/// Quests and npcs, from what is stored of them and from conditions.
extension PlainEvaluator {
  func isIn(_ phase: QuestPhase, _ node: NodeRef) -> Bool {
    layout.quest(of: node).map { state.isIn(phase, $0) } ?? false
  }

  /// Whether an npc is somewhere.
  func isPresent(_ person: Person) -> Bool {
    guard let placements = person.placements else { return true }
    for placement in placements where placement.when.map({ holds($0) }) ?? true {
      return placement.location != nil
    }
    return false
  }

  func isPresent(_ npc: NodeRef?) -> Bool {
    guard let npc, let person = tables[npc].person else { return true }
    return isPresent(person)
  }

  /// Whether nothing keeps a quest from being offered that is not accepted.
  func isOfferable(_ quest: Quest) -> Bool {
    if !isPresent(quest.giver) { return false }
    if let fails = quest.failWhen, holds(fails) { return false }
    if case .at(let instant)? = quest.deadline, state.now >= instant { return false }
    return true
  }

  func questState(of slots: QuestSlots) -> QuestState {
    guard let quest = tables[slots.node].quest else { return .locked }
    switch QuestPhase(rawValue: state[slots.phase]) {
    case .completed?: return .completed
    case .failed?: return .failed
    case .active?:
      let isAway = !isPresent(quest.giver) || !isPresent(quest.turnIn)
      if isAway, quest.whenGone == .suspend { return .suspended }
      return isReady(quest, slots) ? .ready : .active
    case .some(.none), .givenUp?, nil:
      return isOfferable(quest) && isOpenOrTakeable(slots.node) ? .offered : .locked
    }
  }

  private func isReady(_ quest: Quest, _ slots: QuestSlots) -> Bool {
    guard let last = quest.stages.last, state[slots.stage] == Int64(quest.stages.count) - 1 else {
      return false
    }
    return last.allSatisfy { holds(quest.objectives[$0].condition) }
  }

  private func isOpenOrTakeable(_ node: NodeRef) -> Bool {
    if state.holds(layout.nodes[node.position].sources) { return true }
    if state.isBarred(node) { return false }
    return tables[node].routes.contains { route in
      if let when = route.when, !holds(when) { return false }
      switch route.kind {
      case .product(let product): return isOpen(product)
      case .automatic where tables[node].choice == nil: return true
      case .automatic, .taken: return !state.isExcluded(node)
      }
    }
  }
}
