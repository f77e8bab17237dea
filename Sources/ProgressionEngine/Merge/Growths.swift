import ProgressionModel

/// How much quantities have grown since resets; below 0 where they have shrunk.
///
/// A merged state has grown by as much as the one that has grown more: what both had before the
/// reset and what both gained since cannot be told apart, so no growth is made up.
struct Growths {
  private(set) var amounts: ContiguousArray<Int64>

  /// Growth since an earlier reset than the latest one is none.
  init(of state: PlayerState, at epochs: Epochs) {
    amounts = ContiguousArray(
      state.layout.baselines.map { slots in
        let period = state[state.layout.resets[slots.reset.position].period]
        if period < epochs.periods[slots.reset.position] { return 0 }
        return state[slots.value] &- state[slots.baseline]
      })
  }

  static func larger(_ left: Growths, _ right: Growths) -> Growths {
    var result = left
    for (index, amount) in right.amounts.enumerated() {
      result.amounts[index] = Swift.max(result.amounts[index], amount)
    }
    return result
  }
}

extension PlayerState {
  /// Lets quantities have grown so much by their values as they are derived now.
  mutating func bringGrowths(_ growths: Growths) {
    if layout.baselines.isEmpty { return }
    for (slots, growth) in zip(layout.baselines, growths.amounts) {
      values[Int(slots.baseline)] = self[slots.value] &- growth
    }
    rebuild()
  }
}
