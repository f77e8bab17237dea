public import ProgressionModel

extension Engine {
  /// A new player at an instant, settled at once.
  ///
  /// Initial amounts are there, what is open from the start is open and its rewards are paid, and
  /// calendar resets are in the period of that instant. `seed` is the player's only identity: it
  /// feeds chance. An instant outside the years 1970 to 9999 counts as the nearest one inside.
  public func newPlayer(
    seed: Int64 = 0, at instant: Int64 = Instants.scenarioStart
  ) -> PlayerState {
    var state = PlayerState(layout: layout, seed: seed)
    let now = Swift.min(Swift.max(instant, Instants.range.lowerBound), Instants.range.upperBound)
    state.values[Int(CellGraph.now)] = now
    for index in layout.game.holdings.indices { state.beginHolding(index) }
    state.beginPeriods()
    state.noteVersion()
    state.rebuild()
    state.work { working in
      working.touchEverything()
      working.settle()
      working.commitRecords()
    }
    return state
  }
}

extension PlayerState {
  /// Puts the calendar's resets into the periods of the present time.
  mutating func beginPeriods() {
    for (index, reset) in layout.game.resets.enumerated() {
      guard let calendar = reset.calendar else { continue }
      let zone = layout.zones[index]
      let period = calendar.schedule.period(at: now, in: zone)
      let start = calendar.schedule.start(of: period, in: zone)
      values[Int(layout.resets[index].period)] = period
      values[Int(layout.resets[index].happenedAt)] = Swift.max(0, start).addingClamped(1)
    }
  }

  /// Gives a holding what a new player has of it, full where it refills and nothing else is said.
  mutating func beginHolding(_ index: Int) {
    let holding = layout.game.holdings[index]
    let slots = layout.holdings[index]
    let initial = holding.startingAmount
    values[Int(slots.balance)] = initial
    values[Int(slots.initial)] = initial
    if slots.refilledAt >= 0 { values[Int(slots.refilledAt)] = now.addingClamped(1) }
  }
}

extension Holding {
  /// What a new player has.
  var startingAmount: Int64 { Swift.min(initial, cap) }
}
