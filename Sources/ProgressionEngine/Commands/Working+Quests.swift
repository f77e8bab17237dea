import ProgressionModel

/// The commands about npcs and quests.
extension Working {
  mutating func meet(_ id: String) throws(Rejection) {
    let node = try visibleNode(id) { $0 == .npc }
    let slots = layout.nodes[node.position]
    if !holds(slots.open) { throw .notAvailable(game[node].id) }
    write(slots.met, 1)
  }

  /// Accepts a quest; what is not open yet is taken by its one open route first.
  mutating func accept(_ id: String) throws(Rejection) {
    let node = try visibleNode(id) { $0 == .quest }
    guard let quest = layout.quest(of: node), let details = game[node].quest else { return }
    switch phase(of: quest) {
    case .active: return
    case .completed: throw .notAvailable(game[node].id)
    case .failed, .givenUp:
      if !details.canRetry { throw .notAvailable(game[node].id) }
    case .none: break
    }
    try checkChoice(of: node)
    if !holds(quest.opened) || !holds(quest.offerable) {
      // What failed keeps open though nothing else opens it any more.
      if state.openRoutes(of: node).isEmpty { throw locked(node) }
      try takeNext(node, price: nil, by: .accept)
    }
    derive()
    begin(quest)
  }

  mutating func turnIn(_ id: String) throws(Rejection) {
    let node = try visibleNode(id) { $0 == .quest }
    guard let quest = layout.quest(of: node), let details = game[node].quest else { return }
    if !isIn(.active, quest) || details.turnIn == nil || holds(quest.suspended) {
      throw .notAvailable(game[node].id)
    }
    if QuestState(number: self[quest.state]) != .ready { throw locked(node) }
    try pay(
      details.turnInPrice, for: .command(.turnIn),
      by: payer(layout.nodes[node.position], .turnIn))
    end(quest, as: .completed)
  }

  mutating func abandon(_ id: String) throws(Rejection) {
    let node = try visibleNode(id) { $0 == .quest }
    guard let quest = layout.quest(of: node), let details = game[node].quest else { return }
    if !isIn(.active, quest) { throw .notAvailable(game[node].id) }
    end(quest, as: details.canRetry ? .givenUp : .failed)
  }

  mutating func fail(_ quest: QuestSlots) throws(Rejection) {
    if !isIn(.active, quest) { throw .notAvailable(game[quest.node].id) }
    end(quest, as: .failed)
  }

  // MARK: Phases

  func phase(of quest: QuestSlots) -> QuestPhase {
    QuestPhase(rawValue: self[quest.phase]) ?? .none
  }

  func isIn(_ phase: QuestPhase, _ quest: QuestSlots) -> Bool {
    self[quest.phase] == phase.rawValue
  }

  /// Lets a quest begin from nothing: growth counts from the present values.
  mutating func begin(_ quest: QuestSlots) {
    countUp(quest.attempts)
    write(quest.phase, QuestPhase.active.rawValue)
    write(quest.acceptedAt, now.addingClamped(1))
    write(quest.stage, 0)
    for position in quest.baselines {
      let slots = layout.baselines[position]
      write(slots.baseline, self[slots.value])
    }
  }

  /// Lets a quest that is active be so no longer; nothing counts for it any more.
  mutating func end(_ quest: QuestSlots, as phase: QuestPhase) {
    write(quest.phase, phase.rawValue)
    for position in quest.baselines { write(layout.baselines[position].baseline, 0) }
  }
}
