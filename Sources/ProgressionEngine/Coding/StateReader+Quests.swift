import ProgressionModel
import ProgressionText

/// How far a quest is.
extension StateReader {
  mutating func readQuest(_ member: JSONMember, _ node: NodeSlots) {
    if node.quest < 0 { return keep(member) }
    let quest = layout.quests[Int(node.quest)]
    // Of two quests that became one the one that is further stays.
    let old = (progress: state.progress(of: quest), facts: facts(of: quest))
    for slot in [quest.attempts, quest.phase, quest.acceptedAt, quest.stage] {
      state.values[Int(slot)] = 0
    }
    inside(member) { $0.readQuestPart($1, quest, node.quest) }
    if state.progress(of: quest) < old.progress {
      for (slot, value) in old.facts { state.values[Int(slot)] = value }
    }
  }

  private func facts(of quest: QuestSlots) -> [(slot: Slot, value: Int64)] {
    var slots = [quest.attempts, quest.phase, quest.acceptedAt, quest.stage]
    for position in quest.baselines { slots.append(layout.baselines[position].baseline) }
    return slots.map { ($0, state[$0]) }
  }

  private mutating func readQuestPart(
    _ part: JSONMember, _ quest: QuestSlots, _ position: Int32
  ) {
    switch part.word {
    case "acceptedAt": setInstant(quest.acceptedAt, part)
    case "attempts": setTimes(quest.attempts, part)
    case "auto": setTrue(quest.autoAccepted, part)
    case "baselines": readBaselines(part, .acceptance(position))
    case "phase": readPhase(part, quest)
    case "stage": readStage(part, quest)
    default: unknownKey(part)
    }
  }

  private mutating func readPhase(_ part: JSONMember, _ quest: QuestSlots) {
    let word = part.value.string ?? ""
    guard let phase = QuestPhase.all.first(where: { $0 != .none && $0.word.hasBytes(of: word) })
    else {
      return report(
        .stateValue, part.value.place,
        "`active`, `givenUp`, `failed` or `completed` is expected here")
    }
    put(quest.phase, phase.rawValue, part)
  }

  /// Reads a stage, from 1; where a pack has fewer now, the last one is the present one.
  private mutating func readStage(_ part: JSONMember, _ quest: QuestSlots) {
    let count = Int64(game[quest.node].quest?.stages.count ?? 1)
    if isAdopting {
      let stage = number(part.value, 1...PlayerState.mostTimes)
      return put(quest.stage, Swift.min(stage, count) - 1, part)
    }
    put(quest.stage, number(part.value, 1...count) - 1, part)
  }

  // MARK: Checks

  /// What is not accepted has neither a time nor a stage, and only what is active has growth.
  mutating func checkQuest(_ slots: NodeSlots, _ place: Place) {
    if slots.quest < 0 { return }
    let quest = layout.quests[Int(slots.quest)]
    let id = game[quest.node].id
    let isAccepted = state.holds(quest.attempts)
    if isAccepted != state.holds(quest.phase) || isAccepted != state.holds(quest.acceptedAt) {
      report(
        .stateValue, place, "`attempts`, `phase` and `acceptedAt` of `\(id)` do not go together")
    }
    if !isAccepted, state.holds(quest.stage) || state.holds(quest.autoAccepted) {
      report(.stateValue, place, "`\(id)` was never accepted")
    }
    if !state.isIn(.active, quest), hasBaselines(quest) {
      report(.stateValue, place, "`\(id)` has `baselines`, but is not active")
    }
  }

  private func hasBaselines(_ quest: QuestSlots) -> Bool {
    quest.baselines.contains {
      metBaselines.contains($0) || state.holds(layout.baselines[$0].baseline)
    }
  }

  /// Lets what is there of a quest go together.
  mutating func mend(_ quest: QuestSlots) {
    guard state.holds(quest.phase) else {
      for slot in [quest.attempts, quest.acceptedAt, quest.stage] { state.values[Int(slot)] = 0 }
      if quest.autoAccepted >= 0 { state.values[Int(quest.autoAccepted)] = 0 }
      return
    }
    state.values[Int(quest.attempts)] = Swift.max(1, state[quest.attempts])
    if !state.holds(quest.acceptedAt) {
      state.values[Int(quest.acceptedAt)] = state.now.addingClamped(1)
    }
    if state.isIn(.active, quest) { return }
    for position in quest.baselines {
      state.values[Int(layout.baselines[position].baseline)] = 0
    }
  }
}

extension QuestPhase {
  /// The word in JSON.
  var word: String {
    switch self {
    case .none: ""
    case .active: "active"
    case .givenUp: "givenUp"
    case .failed: "failed"
    case .completed: "completed"
    }
  }

  static func word(of number: Int64) -> String { QuestPhase(rawValue: number)?.word ?? "" }
}
