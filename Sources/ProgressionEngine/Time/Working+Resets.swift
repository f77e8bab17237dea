import ProgressionModel

extension Working {
  /// Ends the periods of a calendar reset that have passed, and pays what their boundaries give.
  ///
  /// The number of boundaries is computed, not counted: any number of missed periods costs the
  /// same.
  mutating func rollCalendar(_ index: Int) {
    guard let calendar = game.resets[index].calendar else { return }
    let slots = layout.resets[index]
    let zone = layout.zones[index]
    let period = calendar.schedule.period(at: now, in: zone)
    let passed = period.subtractingClamped(PeriodNumber.period(of: self[slots.period]))
    if passed <= 0 { return }
    let start = calendar.schedule.start(of: period, in: zone)
    end(
      index, by: PeriodNumber.next(period, after: self[slots.period]), at: Swift.max(0, start))
    if calendar.grants.isEmpty { return }
    let payer = SharePayer(start: slots.firstShare, end: slots.endShare, purpose: .grants)
    let cause = CauseRef(kind: .reset, index: Int32(clamping: index))
    let paid = calendar.catchUp.paid(of: passed)
    pay(calendar.grants.times(paid), because: cause, by: payer)
    if paid > 1 {
      closeMissed(calendar.grants, paid, before: self[slots.period], of: ResetRef(position: index))
    }
  }

  /// Lets what missed boundaries have paid belong to their own periods, so that a device that was
  /// there and one that caught up have paid the same things.
  ///
  /// Of very many the oldest are taken together; they are folded at once.
  private mutating func closeMissed(
    _ grants: Bundle, _ paid: Int64, before period: Int64, of reset: ResetRef
  ) {
    let slots = layout.resets[reset.position]
    for position in slots.firstShare..<slots.endShare {
      let share = layout.shares[Int(position)]
      if share.purpose != .grants || ends(layout.lives[Int(share.term)], with: reset) { continue }
      var rest = self[share.slot]
      let each = amount(of: grants, to: share.term)
      var missed = paid - 1
      while missed > 0, rest > 0 {
        // What a cap has cut off was missing in the latest periods.
        let kept = Int64(Records.mostClosed)
        let together = Swift.max(1, missed - kept)
        let part = Swift.min(each.multipliedClamped(by: together), rest)
        rest -= part
        missed -= together
        journal.operations.append(
          .close(
            share: position, period: period.subtractingClamped(missed + 1), amount: part))
      }
      write(share.slot, rest)
    }
  }

  /// What a bundle gives to one total.
  private func amount(of bundle: Bundle, to term: Slot) -> Int64 {
    var sum: Int64 = 0
    for amount in bundle.amounts where layout.holdings[amount.holding.position].earned == term {
      sum = sum.addingClamped(amount.amount)
    }
    for addition in bundle.add where layout.counters[addition.counter.position].plus == term {
      sum = sum.addingClamped(addition.amount)
    }
    return sum
  }

  /// Brings a calendar reset back to the period of an earlier time, where nothing ends or is paid.
  mutating func bringBackCalendar(_ index: Int) {
    guard let calendar = game.resets[index].calendar else { return }
    let slots = layout.resets[index]
    let zone = layout.zones[index]
    let period = calendar.schedule.period(at: now, in: zone)
    if period >= PeriodNumber.period(of: self[slots.period]) { return }
    let number = PeriodNumber.back(to: period, from: self[slots.period])
    let start = calendar.schedule.start(of: period, in: zone)
    let reset = ResetRef(position: index)
    renumberPurchases(of: reset, from: self[slots.period], to: number)
    // What was paid stays paid under the old number: a state that has not heard of the clock keeps
    // it under that one too.
    closeShares(of: reset)
    for position in layout.shares(endedBy: reset) {
      let share = layout.shares[position]
      if !ends(layout.lives[Int(share.term)], with: reset) { write(share.slot, 0) }
    }
    write(slots.period, number)
    write(slots.happenedAt, Swift.max(0, start).addingClamped(1))
    for streak in layout.streaks where streak.reset == reset {
      if self[streak.count] == 0 { continue }
      // What was done in a period that is to come counts as done in this one.
      let last = Swift.min(PeriodNumber.period(of: self[streak.last]), period)
      write(streak.last, PeriodNumber.next(last, after: number))
    }
  }

  /// The command `reset`.
  mutating func reset(_ id: String, as authority: Authority) throws(Rejection) {
    guard case .reset(let reference)? = layout.names.lookup(id) else {
      throw .unknownId(id, nearest: nearestReset(to: id))
    }
    let reset = game[reference]
    guard let command = reset.command else { throw .notAvailable(reset.id) }
    if command.price == nil, authority < .operator { throw .notAllowed(needs: .operator) }
    if let when = command.when, !holds(layout.conditions[when.position]) {
      throw .notAvailable(reset.id)
    }
    // Nobody resets so often; a saved state may say so.
    if self[layout.resets[reference.position].period] >= PeriodNumber.last {
      throw .outOfRange(id: reset.id, message: "the number of resets is at its end")
    }
    let price = command.price ?? []
    let missing = state.missing(price)
    if !missing.isEmpty { throw .insufficientFunds(missing: missing) }
    for amount in price { try checkSpending(amount) }
    let cause = CauseRef(kind: .reset, index: reference.index)
    let refunds = refunds(endedBy: reference)
    end(
      reference.position,
      by: self[layout.resets[reference.position].period].addingClamped(1), at: now,
      paying: price)
    for refund in refunds { giveBack(refund.amount, because: cause, by: refund.payer) }
  }

  /// What opening the nodes that a reset ends has cost, in holdings that go on, as far as the reset
  /// gives it back.
  private func refunds(endedBy reset: ResetRef) -> [(amount: Amount, payer: SharePayer)] {
    var refunds: [(amount: Amount, payer: SharePayer)] = []
    for (index, slots) in layout.nodes.enumerated()
    where ends(layout.nodeLives[index], with: reset) {
      let payer = payer(slots, .returned)
      for share in layout.shares[Int(slots.firstShare)..<Int(slots.endShare)] {
        guard share.purpose == .price,
          case .holding(let holding, _)? = layout.role(ofTerm: share.term),
          !ends(layout.holdingLives[holding.position], with: reset),
          layout.share(of: layout.holdings[holding.position].returned, payer) != nil
        else { continue }
        let amount = outstanding(of: share, slots)
        if amount > 0 { refunds.append((Amount(holding: holding, amount: amount), payer)) }
      }
    }
    return refunds
  }

  /// What of a price is paid and has not come back because somebody was gone.
  func outstanding(of price: ShareSlot, _ slots: NodeSlots) -> Int64 {
    guard case .holding(let holding, _)? = layout.role(ofTerm: price.term),
      let gone = layout.share(
        of: layout.holdings[holding.position].returned, payer(slots, .gone))
    else { return self[price.slot] }
    return self[price.slot].subtractingClamped(self[layout.shares[gone].slot])
  }

  mutating func giveBack(
    _ amount: Amount, because cause: CauseRef, by payer: SharePayer
  ) {
    let slots = layout.holdings[amount.holding.position]
    let room = Swift.min(
      Int64.max.subtractingClamped(Swift.max(0, self[slots.balance])),
      Int64.max - self[slots.returned])
    let given = Swift.min(amount.amount, room)
    write(slots.balance, self[slots.balance].addingClamped(given))
    write(slots.returned, self[slots.returned] + given)
    note(given, of: slots.returned, by: payer)
    journal.move(.credited, amount.holding, given, cause)
  }

  /// Whether facts of a life end with a reset.
  func ends(_ life: Life, with reset: ResetRef) -> Bool {
    life == Life(reset) || (life == .playthrough && layout.playthroughReset == reset)
  }

  /// Ends everything that lives until a reset, and begins the next period.
  ///
  /// What shares of it had paid to totals that go on is kept under the old period; then `price`
  /// is paid, so that its share belongs to the new one.
  private mutating func end(
    _ index: Int, by period: Int64, at instant: Int64, paying price: Price = []
  ) {
    let reset = ResetRef(position: index)
    let slots = layout.resets[index]
    let cause = CauseRef(kind: .reset, index: reset.index)
    let payer = SharePayer(start: slots.firstShare, end: slots.endShare, purpose: .price)
    closeShares(of: reset)
    // What is paid in a holding that ends is paid before, the rest as the new period's cost.
    for amount in price where ends(layout.holdingLives[amount.holding.position], with: reset) {
      debit(amount.holding, amount.amount, as: .spent, because: cause, by: payer)
    }
    var balances: [(holding: Int, balance: Int64)] = []
    for holding in layout.holdings.indices where ends(layout.holdingLives[holding], with: reset) {
      balances.append((holding, self[layout.holdings[holding].balance]))
    }
    // Totals first: what is 0 already is taken to have no shares.
    for term in layout.terms where ends(layout.lives[Int(term.slot)], with: reset) {
      clear(term.slot)
    }
    for slot in layout.facts(endedBy: reset) { write(slot, 0) }
    for amount in price where !ends(layout.holdingLives[amount.holding.position], with: reset) {
      debit(amount.holding, amount.amount, as: .spent, because: cause, by: payer)
    }
    for (holding, balance) in balances { beginAnew(holding, from: balance, because: cause) }
    for (counter, terms) in layout.counters.enumerated()
    where ends(Life(game.counters[counter].scope), with: reset) {
      write(terms.value, game.counters[counter].initial)
      write(terms.base, game.counters[counter].initial)
      clear(terms.plus)
      clear(terms.minus)
    }
    for (node, terms) in layout.nodes.enumerated()
    where terms.purchases >= 0 && ends(layout.nodeLives[node], with: reset) {
      clear(terms.purchases)
    }
    journal.operations.append(.forgetStamps(endedBy: reset))
    for (attribute, declared) in game.attributes.enumerated()
    where ends(Life(declared.scope), with: reset) {
      write(AttributeRef(position: attribute), declared.initial)
    }
    reopenByStore(after: reset)
    write(slots.period, period, because: cause)
    write(slots.happenedAt, instant.addingClamped(1))
    derive()
    keepBaselines(after: reset)
    touchEverything(endedBy: reset)
  }

  /// Moves what ended owners had paid to totals that go on to the closed shares.
  private mutating func closeShares(of reset: ResetRef) {
    let period = self[layout.resets[reset.position].period]
    for position in layout.shares(endedBy: reset) {
      let share = layout.shares[position]
      let amount = self[share.slot]
      if amount == 0 || ends(layout.lives[Int(share.term)], with: reset) { continue }
      journal.operations.append(
        .close(share: Int32(clamping: position), period: period, amount: amount))
    }
  }

  /// Gives a holding what a new player has of it; the difference is told as the reset's.
  private mutating func beginAnew(_ index: Int, from balance: Int64, because cause: CauseRef) {
    let slots = layout.holdings[index]
    for term in HoldingTerm.all { clear(slots[term]) }
    let amount = game.holdings[index].startingAmount
    write(slots.initial, amount)
    write(slots.balance, amount)
    let holding = HoldingRef(position: index)
    let change = amount.subtractingClamped(balance)
    let size = change < 0 ? (0 as Int64).subtractingClamped(change) : change
    journal.move(change < 0 ? .debited : .credited, holding, size, cause)
    if slots.refilledAt >= 0 { write(slots.refilledAt, now.addingClamped(1)) }
  }

  /// Remembers the values from which growth counts; where a total began anew, they fall with it.
  private mutating func keepBaselines(after reset: ResetRef) {
    for slots in layout.baselines {
      let value = self[slots.value]
      if slots.origin == .reset(reset) || value < self[slots.baseline] {
        write(slots.baseline, value)
      }
    }
    derive()
  }

  private func nearestReset(to id: String) -> String? {
    nearest(to: id, among: game.resets.map { $0.id })
  }
}

extension CalendarReset.CatchUp {
  /// How many of the boundaries that passed are paid.
  func paid(of passed: Int64) -> Int64 {
    switch self {
    case .none: passed == 1 ? 1 : 0
    case .one: passed > 0 ? 1 : 0
    case .all(let most): Swift.min(passed, most)
    }
  }
}

extension Bundle {
  /// The bundle several times over, with sums instead of a loop; none at 0.
  func times(_ count: Int64) -> Bundle {
    if count == 1 { return self }
    if count <= 0 { return Bundle() }
    var bundle = self
    for index in bundle.amounts.indices {
      bundle.amounts[index].amount = bundle.amounts[index].amount.multipliedClamped(by: count)
    }
    for index in bundle.add.indices {
      bundle.add[index].amount = bundle.add[index].amount.multipliedClamped(by: count)
    }
    return bundle
  }
}
