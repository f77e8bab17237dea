import ProgressionModel
import ProgressionText

/// What needs all of the state.
extension StateReader {
  mutating func finish(_ place: Place) {
    state.records.unknown = UnknownContent(kept, minor: minor)
    state.noteVersion()
    arrangeShares()
    state.records.transactions.sort { $0.id.precedesInBytes($1.id) }
    checkRecords(place)
    if isAdopting { begin() } else { checkBeginnings(place) }
    guard diagnostics.isEmpty else { return }
    state.rebuildTotals()
    state.rebuild()
    state.noteWaiting()
  }

  private mutating func checkRecords(_ place: Place) {
    let clock = (state[CellGraph.clockGeneration], state.now)
    for moment in moments {
      if moment.revision > state.revision {
        report(.stateValue, moment.place, "revision \(moment.revision) is still to come")
      } else if (moment.generation, moment.at) > clock {
        report(.stateValue, moment.place, "this happened after the time of the state")
      }
    }
    if isAdopting {
      let layout = layout
      remembered.sort { Remembered.order($0, $1, layout) == .before }
      ledger.sort { LedgerEntry.order($0, $1) == .before }
      state.records.ledger = Ledger(ledger, layout)
    }
    let areInOrder = remembered.indices.dropFirst().allSatisfy {
      Remembered.order(remembered[$0 - 1], remembered[$0], layout) == .before
    }
    if !areInOrder { reportOrder("remembered commands", place) }
    if !isLedgerInOrder { reportOrder("entries of the ledger", place) }
    var ids: Set<CommandID> = []
    for one in remembered where !ids.insert(one.command.id).inserted {
      let id = one.command.id.description
      report(.stateValue, place, "the command `\(id)` is remembered twice")
    }
    state.records.remembered = RememberedCommands(packed: remembered, layout)
    if isAdopting { return }
    state.records.ledger.trim()
    let policies = game.policies
    checkCount(remembered.count, policies.rememberedIDs, "remembered commands", place)
    checkCount(state.records.ledger.count, policies.ledgerEntries, "entries of the ledger", place)
    for writer in state.records.writers {
      let limit = policies.rememberedPerWriter
      checkCount(writer.remembered.count, limit, "remembered commands of a writer", place)
    }
  }

  private mutating func reportOrder(_ what: String, _ place: Place) {
    report(.stateValue, place, "the \(what) are not in the order of their times")
  }

  private mutating func checkCount(
    _ count: Int, _ limit: Int64, _ what: String, _ place: Place
  ) {
    if Int64(count) <= limit { return }
    report(.stateValue, place, "there are \(count) \(what); the pack keeps \(limit)")
  }

  /// What every state has from its beginning on.
  private mutating func checkBeginnings(_ place: Place) {
    for (index, holding) in game.holdings.enumerated()
    where !isPart || layout.holdingLives[index] != .account {
      let slots = layout.holdings[index]
      let hasBegun = metHoldings.contains(HoldingRef(position: index))
      if !hasBegun, !isUpgraded || holding.startingAmount > 0 {
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
