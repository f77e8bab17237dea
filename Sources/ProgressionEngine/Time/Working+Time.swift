import ProgressionModel

extension Working {
  /// Moves the time on and lets everything happen that it brings: resets, timers, refills.
  ///
  /// What happens is settled here only where time rose.
  mutating func moveTime(to instant: Int64) {
    if instant <= now { return }
    write(CellGraph.now, instant)
    letTimePass()
  }

  /// Sets the clock, backwards too.
  mutating func setClock(to instant: Int64) {
    let rose = instant > now
    write(CellGraph.now, instant)
    write(CellGraph.clockGeneration, self[CellGraph.clockGeneration].addingClamped(1))
    bringInstantsBack()
    journal.operations.append(.clockSet(to: instant))
    if rose { letTimePass() }
  }

  /// Lets what began later than it is begin now.
  mutating func bringInstantsBack() {
    let mark = now.addingClamped(1)
    for slots in layout.timers where self[slots.startedAt] > mark { write(slots.startedAt, mark) }
    for slots in layout.holdings where slots.refilledAt >= 0 && self[slots.refilledAt] > mark {
      write(slots.refilledAt, mark)
    }
    for slots in layout.quests where self[slots.acceptedAt] > mark { write(slots.acceptedAt, mark) }
    for slots in layout.timed where self[slots.instant] > mark { write(slots.instant, mark) }
    for (index, reset) in game.resets.enumerated() {
      if reset.calendar != nil {
        bringBackCalendar(index)
      } else if self[layout.resets[index].happenedAt] > mark {
        write(layout.resets[index].happenedAt, mark)
      }
    }
  }

  mutating func letTimePass() {
    for index in layout.resets.indices { rollCalendar(index) }
    fireTimers()
    for index in layout.holdings.indices where layout.holdings[index].refilledAt >= 0 {
      refill(HoldingRef(position: index))
    }
    settle()
  }

  // MARK: Refills

  /// Fills a holding by as many steps as have passed.
  private mutating func refill(_ holding: HoldingRef) {
    let slots = layout.holdings[holding.position]
    guard let refill = game[holding].refill else { return }
    let mark = now.addingClamped(1)
    if self[slots.balance] >= game[holding].cap { return write(slots.refilledAt, mark) }
    let passed = Swift.max(0, mark.subtractingClamped(self[slots.refilledAt]))
    let steps = passed / refill.every
    if steps == 0 { return }
    let room = game[holding].cap.subtractingClamped(self[slots.balance])
    let amount = Swift.min(steps.multipliedClamped(by: refill.amount), room)
    let payer = SharePayer(start: slots.firstShare, end: slots.endShare, purpose: .grants)
    let earned = Swift.min(amount, Int64.max - self[slots.earned])
    let cause = CauseRef(kind: .refill, index: holding.index)
    write(slots.balance, self[slots.balance] + earned)
    write(slots.earned, self[slots.earned] + earned)
    note(earned, of: slots.earned, by: payer)
    journal.move(.credited, holding, earned, cause)
    let isFull = self[slots.balance] >= game[holding].cap
    write(slots.refilledAt, isFull ? mark : self[slots.refilledAt] + steps * refill.every)
  }

  /// A holding that is full starts to refill when something is taken from it.
  mutating func keepRefillClock(of holding: HoldingRef) {
    let slots = layout.holdings[holding.position]
    if slots.refilledAt < 0 || self[slots.balance] < game[holding].cap { return }
    write(slots.refilledAt, now.addingClamped(1))
  }

  // MARK: Timers

  /// Starts a timer, unless it waits already.
  mutating func start(_ timer: TimerRef) {
    let slots = layout.timers[timer.position]
    if holds(slots.startedAt) { return }
    write(slots.startedAt, now.addingClamped(1))
    write(slots.runs, self[slots.runs].addingClamped(1))
  }

  /// Fires the timers that are due, the earliest first, each at most once.
  private mutating func fireTimers() {
    var due: [(instant: Int64, index: Int)] = []
    for (index, slots) in layout.timers.enumerated() where holds(slots.startedAt) {
      let instant = (self[slots.startedAt] - 1).addingClamped(game.timers[index].after)
      if instant <= now { due.append((instant, index)) }
    }
    due.sort { ($0.instant, $0.index) < ($1.instant, $1.index) }
    for timer in due {
      let slots = layout.timers[timer.index]
      write(slots.startedAt, 0)
      pay(
        game.timers[timer.index].grants,
        because: CauseRef(kind: .timer, index: Int32(clamping: timer.index)),
        by: SharePayer(start: slots.firstShare, end: slots.endShare, purpose: .grants))
    }
  }

  // MARK: Moments

  /// Keeps the first instants of facts and the streaks that this round's snapshot shows; whether
  /// there were any new ones.
  @discardableResult
  mutating func noteMoments() -> Bool {
    if layout.timed.isEmpty, layout.streaks.isEmpty { return false }
    let mark = now.addingClamped(1)
    let before = journal.entries.count
    for slots in layout.timed where slots.holds >= 0 {
      if holds(slots.holds), !holds(slots.instant) { write(slots.instant, mark) }
    }
    for slots in layout.streaks { noteStreak(slots) }
    return journal.entries.count > before
  }

  private mutating func noteStreak(_ slots: StreakSlots) {
    let node = layout.nodes[slots.node.position]
    let isDone = node.done >= 0 && holds(node.done)
    // A quest is there to be done, not to be had.
    if !isDone, node.quest >= 0 || !(holds(node.open) && holds(node.sources)) { return }
    let period = self[layout.resets[slots.reset.position].period]
    let count = self[slots.count]
    let missed = period.subtractingClamped(self[slots.last])
    if count > 0, missed <= 0 { return }
    let grace = game[slots.reset].calendar?.grace ?? 0
    write(slots.count, count > 0 && missed - 1 <= grace ? count.addingClamped(1) : 1)
    write(slots.last, period)
  }
}
