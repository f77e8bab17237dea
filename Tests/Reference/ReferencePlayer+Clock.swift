extension ReferencePlayer {
  /// The periods in which a new player begins; nothing is paid for them.
  mutating func beginPeriods() {
    for reset in pack.resets {
      facts.periods[reset.id] = 0
      guard reset.isCalendar else { continue }
      let period = reset.period(at: facts.now, in: pack.zone(reset.json["zone"]))
      facts.periods[reset.id] = period.number
      facts.resetInstants[reset.id] = max(period.start, 0)
    }
  }

  /// Brings the player to the time of a command, and settles where that is later.
  mutating func moveTime(for command: ReferenceJSON) throws(ReferenceRejection) {
    guard let given = command["now"].flatMap({ ReferenceCalendar.instant($0) }) else { return }
    if given < facts.now, pack.policies.isStrict { throw ReferenceRejection("clockWentBack") }
    if given > facts.now { advance(to: given) }
  }

  private mutating func advance(to instant: Int64) {
    facts.now = instant
    for reset in pack.resets where reset.isCalendar { roll(reset) }
    fireTimers()
    refill()
    settle()
  }

  /// Sets the clock right, back too.
  mutating func setClock(_ value: ReferenceJSON) {
    guard let instant = ReferenceCalendar.instant(value) else { return }
    memory.setClock(to: instant)
    if instant > facts.now { return advance(to: instant) }
    facts.now = instant
    facts.timers = facts.timers.mapValues { min($0, instant) }
    facts.refills = facts.refills.mapValues { min($0, instant) }
    for id in facts.quests.keys { facts.quests[id]?.setClock(back: instant) }
    for (id, instants) in facts.firstInstants {
      facts.firstInstants[id] = instants.mapValues { min($0, instant) }
    }
    for reset in pack.resets { goBack(reset) }
  }

  /// A clock that was set back brings the periods of the calendar back, without an end or a gift.
  private mutating func goBack(_ reset: ReferenceReset) {
    guard reset.isCalendar else {
      facts.resetInstants[reset.id] = facts.resetInstants[reset.id].map { min($0, facts.now) }
      return
    }
    let period = reset.period(at: facts.now, in: pack.zone(reset.json["zone"]))
    guard period.number < facts.periods[reset.id] ?? 0 else { return }
    facts.periods[reset.id] = period.number
    facts.resetInstants[reset.id] = max(period.start, 0)
    for (place, node) in pack.nodes.enumerated()
    where pack.calendarScope(of: place)?.id == reset.id {
      if let last = facts.streaks[node.id]?.last {
        facts.streaks[node.id]?.last = min(last, period.number)
      }
    }
  }

  // MARK: - What time does

  private mutating func roll(_ reset: ReferenceReset) {
    let period = reset.period(at: facts.now, in: pack.zone(reset.json["zone"]))
    let passed = period.number - (facts.periods[reset.id] ?? 0)
    guard passed > 0 else { return }
    end(reset, period: period.number, at: period.start)
    let times = reset.payments(boundaries: passed)
    if times > 0, let grants = reset.json["grants"] { pay(grants, times: times, by: reset.id) }
  }

  /// When a timer that was started then fires.
  func due(_ timer: ReferenceMember, startedAt start: Int64) -> Int64 {
    ReferenceMoney.sum([start, ReferenceCalendar.duration(timer.value["after"]) ?? .max])
  }

  private mutating func fireTimers() {
    var firing: [(due: Int64, timer: ReferenceMember)] = []
    for timer in pack.timers {
      guard let start = facts.timers[timer.key] else { continue }
      let due = due(timer, startedAt: start)
      if due > facts.now { continue }
      // Behind those that are due no later.
      let place = firing.firstIndex { $0.due > due } ?? firing.count
      firing.insert((due, timer), at: place)
    }
    for (_, timer) in firing {
      facts.timers[timer.key] = nil
      pay(timer.value["grants"] ?? [:], by: timer.key)
    }
  }

  private mutating func refill() {
    for holding in pack.holdings {
      guard let refill = holding.refill, let anchor = facts.refills[holding.id] else { continue }
      let cap = holding.cap ?? .max
      let balance = facts.balances[holding.id] ?? 0
      if balance >= cap {
        facts.refills[holding.id] = facts.now
        continue
      }
      let steps = (facts.now - anchor) / refill.every
      guard steps > 0 else { continue }
      let room = min(
        ReferenceMoney.difference(cap, balance), .max - facts.term(.earned, of: holding.id))
      let amount = min(ReferenceMoney.product(steps, refill.amount), room)
      facts.refills[holding.id] = anchor + steps * refill.every
      if amount > 0 { add(amount, .earned, to: holding.id) }
      note("credited", holding.id, amount, "refill")
    }
  }
}
