import ProgressionModel
import ProgressionText

/// What needs all of the state.
extension StateReader {
  mutating func finish(_ place: Place) {
    state.records.unknown = UnknownContent(kept, minor: minor)
    state.noteVersion()
    checkRecords()
    if isAdopting { begin() } else { checkBeginnings(place) }
    guard diagnostics.isEmpty else { return }
    state.rebuildTotals()
    state.rebuild()
    state.noteWaiting()
  }

  private mutating func checkRecords() {
    for entry in revisions where entry.revision > state.revision {
      report(.stateValue, entry.place, "revision \(entry.revision) is still to come")
    }
  }

  /// What every state has from its beginning on.
  private mutating func checkBeginnings(_ place: Place) {
    for (index, holding) in game.holdings.enumerated() {
      let slots = layout.holdings[index]
      let hasBegun = metHoldings.contains(HoldingRef(position: index))
      if !hasBegun, holding.startingAmount > 0 {
        report(.stateValue, place, "nothing says what became of `\(holding.id)`")
      }
      if slots.refilledAt >= 0, hasBegun, !state.holds(slots.refilledAt) {
        report(.stateValue, place, "nothing says when `\(holding.id)` was refilled")
      }
    }
    for (index, reset) in game.resets.enumerated() where reset.calendar != nil {
      if !state.holds(layout.resets[index].happenedAt) {
        report(.stateValue, place, "nothing says in which period `\(reset.id)` is")
      }
    }
  }
}
