import ProgressionModel

extension Working {
  @inline(__always)
  func payer(_ slots: NodeSlots, _ purpose: SharePurpose, detail: Int32 = 0) -> SharePayer {
    SharePayer(
      start: slots.firstShare, end: slots.endShare, purpose: purpose, detail: detail)
  }

  /// Notes who moved a total: the one thing that does so once, or else the writer of the command.
  mutating func note(_ amount: Int64, of term: Slot, by payer: SharePayer) {
    if amount == 0 { return }
    if let position = layout.share(of: term, payer) {
      let slot = layout.shares[position].slot
      return write(slot, self[slot].addingClamped(amount))
    }
    journal.operations.append(
      .writerShare(term: term, amount: amount, owner: journal.owner))
  }

  /// Credits an amount up to the cap, as earned.
  mutating func credit(
    _ holding: HoldingRef, _ amount: Int64, because cause: CauseRef, by payer: SharePayer
  ) {
    let slots = layout.holdings[holding.position]
    let balance = self[slots.balance]
    let room = Swift.max(0, game[holding].cap.subtractingClamped(balance))
    let earned = self[slots.earned]
    let credited = Swift.min(amount, Swift.min(room, Int64.max - earned))
    write(slots.balance, balance + credited)
    write(slots.earned, earned + credited)
    note(credited, of: slots.earned, by: payer)
    journal.move(.credited, holding, credited, cause)
    journal.move(.clipped, holding, amount - credited, cause)
  }

  /// Takes an amount that the balance has room for, as one of the terms that lower it.
  mutating func debit(
    _ holding: HoldingRef, _ amount: Int64, as term: HoldingTerm, because cause: CauseRef,
    by payer: SharePayer
  ) {
    let slots = layout.holdings[holding.position]
    keepRefillClock(of: holding)
    write(slots.balance, self[slots.balance].subtractingClamped(amount))
    write(slots[term], self[slots[term]].addingClamped(amount))
    note(amount, of: slots[term], by: payer)
    journal.move(.debited, holding, amount, cause)
  }

  /// Adds to a counter up to its bounds; what does not fit is cut off.
  mutating func add(
    _ amount: Int64, to counter: CounterRef, because cause: CauseRef, by payer: SharePayer
  ) {
    let slots = layout.counters[counter.position]
    let value = self[slots.value]
    let goal = value.addingClamped(amount)
    let new = Swift.min(Swift.max(goal, game[counter].minimum), game[counter].maximum)
    let term = new < value ? slots.minus : slots.plus
    let (size, isWide) = Swift.max(new, value).subtractingReportingOverflow(Swift.min(new, value))
    let (total, overflow) = self[term].addingReportingOverflow(size)
    // The sums must explain the value; where they leave 64 bits they begin anew.
    if isWide || overflow { return set(counter, to: new) }
    write(slots.value, new, because: cause)
    write(term, total)
    note(size, of: term, by: payer)
  }

  /// Sets a counter; the sums since begin anew.
  mutating func set(_ counter: CounterRef, to value: Int64) {
    let slots = layout.counters[counter.position]
    write(slots.value, value)
    write(slots.base, value)
    clear(slots.plus)
    clear(slots.minus)
    journal.operations.append(
      .stamp(Stamp.Entity(kind: .counter, index: counter.index)))
  }

  mutating func set(
    _ flag: FlagRef, to value: Bool, because cause: CauseRef = .nothing
  ) {
    write(layout.flags[flag.position], value ? 1 : 0, because: cause)
    journal.operations.append(.stamp(Stamp.Entity(kind: .flag, index: flag.index)))
  }

  /// Lets a total begin anew: nobody has a share of it any more.
  mutating func clear(_ term: Slot) {
    // Shares only grow, so nobody has one of a total that is 0.
    if !holds(term) { return }
    write(term, 0)
    for position in layout.sharesOfTerm(term) {
      write(layout.shares[Int(position)].slot, 0)
    }
    journal.operations.append(.clear(term: term))
  }
}

extension Int64 {
  /// The difference, clamped to 64 bits.
  func subtractingClamped(_ other: Int64) -> Int64 {
    let (difference, overflow) = subtractingReportingOverflow(other)
    if !overflow { return difference }
    return other < 0 ? Int64.max : Int64.min
  }
}
