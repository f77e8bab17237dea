import ProgressionModel

extension PlayerState {
  /// Finds out whether something waits to be settled; whoever made a state without settling it
  /// calls this once its derived values are there.
  mutating func noteWaiting() {
    needsSettling = hasWrongSums || hasOverdue || hasUnsettledNodes
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
      var working = Working(taking: &self)
      defer { working.finish(into: &self) }
      return layout.nodes.indices.contains { !working.isSettled($0) }
    }
  }
}

extension Working {
  /// Settles what a merge or a load has left waiting, at the time of the state.
  mutating func settleWaiting() {
    for index in layout.counters.indices { correctCounter(index) }
    for index in layout.holdings.indices { correctBalance(index) }
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
