import ProgressionModel

extension PlayerState {
  /// Brings the state to later periods, where nothing has happened yet.
  ///
  /// Like a reset it ends what lives until then, and closes what that had paid to totals that go
  /// on. Unlike a reset it gives nothing but the prices that the reset gives back: what a new period
  /// begins with comes from the state that is in it. Totals and what follows from them are left to
  /// be computed anew.
  mutating func roll(to epochs: Epochs) {
    var behind: [ResetRef] = []
    for (index, slots) in layout.resets.enumerated()
    where self[slots.period] < epochs.periods[index] {
      behind.append(ResetRef(position: index))
    }
    if behind.isEmpty { return }
    for reset in behind { closeShares(endedBy: reset) }
    for reset in behind { endFacts(of: reset) }
    let layout = layout
    dropShares { slot in
      guard let reset = layout.reset(ending: layout.lives[Int(slot)]) else { return false }
      return behind.contains(reset)
    }
    for reset in behind { giveBack(endedBy: reset, in: epochs.periods[reset.position]) }
    for reset in behind {
      values[Int(layout.resets[reset.position].period)] = epochs.periods[reset.position]
    }
  }

  /// Gives back what opening the ended nodes had cost, as the reset does of which this state has not
  /// heard: under the period that it began.
  private mutating func giveBack(endedBy reset: ResetRef, in period: Int64) {
    guard layout.game[reset].command?.refundsAll == true else { return }
    let ended = self[layout.resets[reset.position].period]
    for closed in records.closed where closed.period == ended {
      let share = layout.shares[Int(closed.share)]
      guard share.owner.kind == .node, share.purpose == .price,
        layout.reset(ending: layout.nodeLives[Int(share.owner.index)]) == reset,
        case .holding(let holding, _)? = layout.role(ofTerm: share.term)
      else { continue }
      let slots = layout.nodes[Int(share.owner.index)]
      let payer = SharePayer(start: slots.firstShare, end: slots.endShare, purpose: .returned)
      guard
        let returned = layout.share(of: layout.holdings[holding.position].returned, payer)
      else { continue }
      let amount = closed.amount.subtractingClamped(gone(holding, slots, in: ended))
      if amount <= 0 { continue }
      if period == ended.addingClamped(1) {
        values[Int(layout.shares[returned].slot)] = amount
      } else {
        records.close(
          ClosedShare(
            share: Int32(clamping: returned), period: ended.addingClamped(1), amount: amount))
      }
    }
  }

  /// What of a price had come back in an ended period because somebody was gone.
  private func gone(_ holding: HoldingRef, _ slots: NodeSlots, in period: Int64) -> Int64 {
    let payer = SharePayer(start: slots.firstShare, end: slots.endShare, purpose: .gone)
    guard let gone = layout.share(of: layout.holdings[holding.position].returned, payer) else {
      return 0
    }
    let share = Int32(clamping: gone)
    let position = records.closed.partition { ($0.share, $0.period) < (share, period) }
    guard position < records.closed.count, records.closed[position].share == share,
      records.closed[position].period == period
    else { return 0 }
    return records.closed[position].amount
  }

  private mutating func closeShares(endedBy reset: ResetRef) {
    let period = self[layout.resets[reset.position].period]
    for position in layout.shares(endedBy: reset) {
      let share = layout.shares[position]
      let amount = self[share.slot]
      if amount == 0 { continue }
      records.close(
        ClosedShare(share: Int32(clamping: position), period: period, amount: amount))
    }
  }

  private mutating func endFacts(of reset: ResetRef) {
    for slot in layout.facts(endedBy: reset) { values[Int(slot)] = 0 }
    for (index, counter) in layout.game.counters.enumerated()
    where layout.reset(ending: Life(counter.scope)) == reset {
      values[Int(layout.counters[index].base)] = counter.initial
    }
    for (index, attribute) in layout.game.attributes.enumerated()
    where layout.reset(ending: Life(attribute.scope)) == reset {
      attributes[index] = attribute.initial
    }
    records.forgetStamps(endedBy: reset, layout)
  }

  /// Forgets everybody's share of some totals.
  mutating func dropShares(of isDropped: (_ term: Slot) -> Bool) {
    for share in layout.shares where isDropped(share.term) { values[Int(share.slot)] = 0 }
    for index in records.writers.indices {
      records.writers[index].shares.removeAll { isDropped($0.term) }
    }
    records.writers.removeAll { $0.isEmpty }
    records.closed.removeAll { isDropped(layout.shares[Int($0.share)].term) }
    for index in records.folded.indices {
      records.folded[index].shares.removeAll { isDropped($0.term) }
    }
  }
}

extension Layout {
  /// How long what can be set lives.
  func life(of entity: Stamp.Entity) -> Life {
    let index = Int(entity.index)
    return switch entity.kind {
    case .flag: Life(game.flags[index].scope)
    case .counter: Life(game.counters[index].scope)
    case .attribute: Life(game.attributes[index].scope)
    }
  }
}
