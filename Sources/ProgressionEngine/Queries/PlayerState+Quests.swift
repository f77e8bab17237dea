import ProgressionModel

/// What a game shows of quests and npcs.
extension PlayerState {
  func isIn(_ phase: QuestPhase, _ quest: QuestSlots) -> Bool {
    self[quest.phase] == phase.rawValue
  }

  func questState(of quest: QuestSlots) -> QuestState { QuestState(number: self[quest.state]) }

  func describe(_ slots: QuestSlots, in record: inout StatusRecord) {
    record.state = questState(of: slots)
    guard isIn(.active, slots), let quest = layout.game[slots.node].quest else { return }
    if quest.stages.count > 1 {
      record.stage = self[slots.stage].addingClamped(1)
      record.stages = Int64(quest.stages.count)
    }
    record.objectives = quest.objectives.map { objective in
      ObjectiveStatus(
        name: objective.name, holds: holds(layout.conditions[objective.condition.position]))
    }
    if record.state == .ready, quest.turnIn != nil { record.turnIn = offer(quest.turnInPrice) }
    record.failsAt = deadline(of: slots)
  }

  /// When an active quest fails by its deadline; `nil` for others, and after the year 9999.
  func deadline(of slots: QuestSlots) -> Int64? {
    guard isIn(.active, slots) else { return nil }
    switch layout.game[slots.node].quest?.deadline {
    case nil: return nil
    case .at(let instant): return instant
    case .after(let seconds):
      let instant = (self[slots.acceptedAt] - 1).addingClamped(seconds)
      return instant <= Instants.range.upperBound ? instant : nil
    }
  }

  /// Whether a quest that failed must be taken once more before it is accepted again, as what it had
  /// cost came back.
  func isToTakeAgain(_ node: NodeRef) -> Bool {
    guard let slots = layout.quest(of: node), isIn(.failed, slots), !holds(slots.opened),
      layout.game[node].quest?.canRetry == true
    else { return false }
    return !isExcluded(node) && !openRoutes(of: node).isEmpty
  }

  /// The position of the place that counts for an npc; `nil` where none of them does.
  func placement(of person: Person) -> Int? {
    person.placements?.firstIndex { placement in
      placement.when.map { holds(layout.conditions[$0.position]) } ?? true
    }
  }

  /// Where an npc is; `nil` for one without a place, and for other nodes.
  func place(of node: NodeRef) -> NodeRef? {
    guard let person = layout.game[node].person, let position = placement(of: person) else {
      return nil
    }
    return person.placements?[position].location
  }
}
