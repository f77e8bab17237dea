import ProgressionModel

extension Joining {
  /// The quest that was completed, else the one that was accepted more often, else the one that is
  /// further in the order of the phases; of equal ones the first acceptance and the later stage.
  mutating func joinQuests() {
    for slots in layout.quests {
      let (one, other) = (left.progress(of: slots), right.progress(of: slots))
      if one < other {
        take(slots.attempts, slots.phase, slots.acceptedAt, slots.stage)
      } else if one == other, right.holds(slots.attempts) {
        left.values[Int(slots.acceptedAt)] = Swift.min(
          left[slots.acceptedAt], right[slots.acceptedAt])
        left.values[Int(slots.stage)] = Swift.max(left[slots.stage], right[slots.stage])
      }
    }
  }
}

extension Joining {
  /// Whether a quest is taken whose price comes back when it fails says whoever is further with it:
  /// what was taken and given back on one device is not taken on the other one either.
  mutating func joinTakenQuests() {
    for quest in layout.quests where layout.game[quest.node].quest?.whenGone == .fail {
      let sources = layout.nodes[quest.node.position].sources
      let (one, other) = (left.progress(of: quest), right.progress(of: quest))
      if one < other { left.copyTaken(from: right, at: sources) }
      if other < one { right.copyTaken(from: left, at: sources) }
    }
  }
}

/// How far a player is with a quest, as far as a merge looks at it.
struct QuestProgress: Hashable, Comparable {
  var isCompleted = false
  var attempts: Int64 = 0
  var phase: Int64 = 0

  static func < (left: QuestProgress, right: QuestProgress) -> Bool {
    (left.isCompleted ? 1 : 0, left.attempts, left.phase)
      < (right.isCompleted ? 1 : 0, right.attempts, right.phase)
  }
}

extension PlayerState {
  fileprivate mutating func copyTaken(from other: PlayerState, at slot: Slot) {
    let taken = SourceSet.taken.rawValue
    values[Int(slot)] = self[slot] & ~taken | other[slot] & taken
  }

  func progress(of slots: QuestSlots) -> QuestProgress {
    QuestProgress(
      isCompleted: isIn(.completed, slots), attempts: self[slots.attempts],
      phase: self[slots.phase])
  }
}
