import ProgressionModel

extension PlayerState {
  /// Finds out whether something waits to be settled; whoever made a state without settling it
  /// calls this once its derived values are there.
  mutating func noteWaiting() {
    needsSettling =
      hasWrongSums || hasWrongInstants || hasMissedPeriods || hasOverdue
      || hasUnsettledNodes
  }

  /// Whether a bound hides what a counter's or a balance's parts add up to.
  private var hasWrongSums: Bool {
    for (index, slots) in layout.counters.enumerated()
    where !wideSum(index).equals(self[slots.value]) {
      return true
    }
    for (index, slots) in layout.holdings.enumerated()
    where !wideBalance(index).equals(self[slots.balance]) {
      return true
    }
    return false
  }

  /// Whether something began later than it is, by a clock that was set since.
  private var hasWrongInstants: Bool {
    let mark = now.addingClamped(1)
    return layout.timers.contains { self[$0.startedAt] > mark }
      || layout.holdings.contains { self[$0.refilledAt] > mark }
      || layout.timed.contains { self[$0.instant] > mark }
      || layout.quests.contains { self[$0.acceptedAt] > mark }
      || layout.game.resets.indices.contains { isAhead(ofReset: $0) }
  }

  /// Whether a period of the calendar has passed that has not ended here, because time went on while
  /// another playthrough was the current one.
  private var hasMissedPeriods: Bool {
    layout.game.resets.indices.contains { index in
      guard let calendar = layout.game.resets[index].calendar else { return false }
      let period = calendar.schedule.period(at: now, in: layout.zones[index])
      return period > PeriodNumber.period(of: self[layout.resets[index].period])
    }
  }

  /// Whether the calendar has a period that is still to come, by the clock as it is.
  private func isAhead(ofReset index: Int) -> Bool {
    guard let calendar = layout.game.resets[index].calendar else {
      return self[layout.resets[index].happenedAt] > now.addingClamped(1)
    }
    let period = calendar.schedule.period(at: now, in: layout.zones[index])
    return period < PeriodNumber.period(of: self[layout.resets[index].period])
  }

  /// Whether a timer should have fired or a refill have given something by now.
  private var hasOverdue: Bool {
    for (index, slots) in layout.timers.enumerated() where holds(slots.startedAt) {
      let due = (self[slots.startedAt] - 1).addingClamped(layout.game.timers[index].after)
      if due <= now { return true }
    }
    for (index, slots) in layout.holdings.enumerated() {
      guard let refill = layout.game.holdings[index].refill else { continue }
      if self[slots.balance] >= layout.game.holdings[index].cap { continue }
      let passed = now.addingClamped(1).subtractingClamped(self[slots.refilledAt])
      if passed >= refill.every { return true }
    }
    return false
  }

  private var hasUnsettledNodes: Bool {
    mutating get {
      work { working in
        for index in working.layout.nodes.indices where !working.isSettled(index) { return true }
        return false
      }
    }
  }
}

extension Working {
  /// Settles what a merge or a load has left waiting, at the time of the state.
  mutating func settleWaiting() {
    fulfilTransactions()
    for index in layout.counters.indices { correctCounter(index) }
    for index in layout.holdings.indices { correctBalance(index) }
    bringInstantsBack()
    touchEverything()
    letTimePass()
  }

  /// Takes from a counter's sums what they have beyond its bounds.
  ///
  /// No writer did that: devices that find the same thing together count it once.
  private mutating func correctCounter(_ index: Int) {
    let slots = layout.counters[index]
    var excess = state.wideSum(index)
    excess.subtract(self[slots.value])
    correct(excess, addingTo: slots.minus, or: slots.plus)
  }

  private mutating func correctBalance(_ index: Int) {
    let slots = layout.holdings[index]
    var excess = state.wideBalance(index)
    excess.subtract(self[slots.balance])
    correct(excess, addingTo: slots.taken, or: slots.returned)
  }

  private mutating func correct(_ excess: WideSum, addingTo minus: Slot, or plus: Slot) {
    let amount = excess.clamped
    if amount == 0 { return }
    let term = amount > 0 ? minus : plus
    let size = amount > 0 ? amount : (0 as Int64).subtractingClamped(amount)
    write(term, self[term].addingClamped(size))
    journal.operations.append(.correction(term: term, amount: size))
  }
}

extension PlayerState {
  /// What the terms of a holding add up to.
  fileprivate func wideBalance(_ index: Int) -> WideSum {
    let slots = layout.holdings[index]
    var sum = WideSum()
    for term in HoldingTerm.all {
      if term.adds { sum.add(self[slots[term]]) } else { sum.subtract(self[slots[term]]) }
    }
    return sum
  }
}
