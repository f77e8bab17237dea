extension Engine {
  /// Whether everything that follows from other parts of a state is what follows from them: totals,
  /// balances, counters, what stores give, derived values.
  ///
  /// It always is; tests ask.
  package func isConsistent(_ state: PlayerState) -> Bool {
    var rebuilt = state
    rebuilt.rebuildTotals()
    rebuilt.bringStoreRanks()
    rebuilt.rebuild()
    return rebuilt.values == state.values
      && state.layout.nodes.allSatisfy { state.hasSourcesInOrder($0) }
  }
}

extension PlayerState {
  /// Whether a node has the time of a source exactly where it has a source that is stored, and a
  /// rank exactly where it has any.
  fileprivate func hasSourcesInOrder(_ slots: NodeSlots) -> Bool {
    let sources = SourceSet(rawValue: self[slots.sources])
    // What was taken for a quest may have ended; when it was first is still known.
    let isQuest = slots.quest >= 0 && holds(slots.sourceAt)
    if !isQuest, sources.subtracting(.store).isEmpty == holds(slots.sourceAt) { return false }
    return slots.storedRank < 0 || sources.isEmpty != holds(slots.storedRank)
  }
}
