import ProgressionModel

/// How much quantities have grown since resets, and since quests were accepted; below 0 where they
/// have shrunk.
///
/// A merged state has grown by as much as the one that has grown more: what both had before and what
/// both gained since cannot be told apart, so no growth is made up. Where one state is further with
/// a quest than the other, its growth counts.
struct Growths {
  private struct Growth {
    /// Of growth since an acceptance how far the quest is; nothing of growth since a reset.
    var progress = QuestProgress()
    var amount: Int64 = 0
  }

  private var growths: ContiguousArray<Growth>

  /// How much each quantity has grown.
  var amounts: [Int64] { growths.map { $0.amount } }

  /// Growth since an earlier reset than the latest one is none.
  init(of state: PlayerState, at epochs: Epochs) {
    growths = ContiguousArray(
      state.layout.baselines.map { slots in
        switch slots.origin {
        case .reset(let reset):
          if Growths.hasEnded(reset, of: state, at: epochs) { return Growth() }
        case .acceptance(let quest):
          let quest = state.layout.quests[Int(quest)]
          let life = state.layout.nodeLives[quest.node.position]
          if let reset = state.layout.reset(ending: life),
            Growths.hasEnded(reset, of: state, at: epochs)
          {
            return Growth()
          }
          let progress = state.progress(of: quest)
          if !state.isIn(.active, quest) { return Growth(progress: progress) }
          return Growth(
            progress: progress, amount: state[slots.value] &- state[slots.baseline])
        }
        return Growth(amount: state[slots.value] &- state[slots.baseline])
      })
  }

  private static func hasEnded(
    _ reset: ResetRef, of state: PlayerState, at epochs: Epochs
  ) -> Bool {
    state[state.layout.resets[reset.position].period] < epochs.periods[reset.position]
  }

  static func larger(_ left: Growths, _ right: Growths) -> Growths {
    var result = left
    for (index, growth) in right.growths.enumerated() {
      let old = result.growths[index]
      if old.progress < growth.progress
        || (old.progress == growth.progress && old.amount < growth.amount)
      {
        result.growths[index] = growth
      }
    }
    return result
  }
}

extension PlayerState {
  /// Lets quantities have grown so much by their values as they are derived now: all of them, or
  /// those of one life.
  mutating func bringGrowths(_ growths: Growths, of life: Life? = nil) {
    if layout.baselines.isEmpty { return }
    for (slots, growth) in zip(layout.baselines, growths.amounts) {
      if let life, layout.lives[Int(slots.baseline)] != life { continue }
      if case .acceptance(let quest) = slots.origin, !isIn(.active, layout.quests[Int(quest)]) {
        values[Int(slots.baseline)] = 0
        continue
      }
      values[Int(slots.baseline)] = self[slots.value] &- growth
    }
    rebuild()
  }
}
