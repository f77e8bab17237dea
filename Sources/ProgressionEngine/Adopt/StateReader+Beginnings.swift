import ProgressionModel
import ProgressionText

/// What a state of another version of the pack lacks.
extension StateReader {
  /// Begins what is new in this pack, as for a new player, and keeps to the limits of this pack.
  mutating func begin() {
    for index in layout.holdings.indices
    where !isPart || layout.holdingLives[index] != .account {
      let slots = layout.holdings[index]
      if !metHoldings.contains(HoldingRef(position: index)) { state.beginHolding(index) }
      if slots.refilledAt >= 0, !state.holds(slots.refilledAt) {
        state.values[Int(slots.refilledAt)] = state.now.addingClamped(1)
      }
    }
    state.records.keepLimits(layout)
  }

  /// Lets growth that nobody watched until now begin at the present values.
  ///
  /// Derived values are there.
  mutating func beginBaselines() {
    let unwatched = layout.baselines.indices.filter { !metBaselines.contains($0) }
    if unwatched.isEmpty { return }
    for index in unwatched {
      let slots = layout.baselines[index]
      // Nothing grows since a quest was accepted that is not active.
      if case .acceptance(let quest) = slots.origin,
        !state.isIn(.active, layout.quests[Int(quest)])
      {
        continue
      }
      state.values[Int(slots.baseline)] = state[slots.value]
    }
    state.rebuild()
  }
}

extension Records {
  /// Forgets what is beyond the limits of a pack, as if its limits had always been there.
  mutating func keepLimits(_ layout: Layout) {
    let policies = layout.game.policies
    for index in writers.indices {
      writers[index].forget(beyond: Int(clamping: policies.rememberedPerWriter), layout)
    }
    let dropped = remembered.count - Int(clamping: policies.rememberedIDs)
    for time in remembered.times(layout).prefix(Swift.max(0, dropped)) {
      forgottenThrough = Swift.max(forgottenThrough, time.at.addingClamped(1))
    }
    remembered.dropFirst(dropped)
    ledger.keepLast(Int(clamping: policies.ledgerEntries))
    foldClosed(layout)
  }
}
