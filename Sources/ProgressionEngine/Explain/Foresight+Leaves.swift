import ProgressionModel

/// When the leaves that move with time hold: the first instant from `start` on, or `nil` for
/// never.
extension Foresight {
  func window(
    _ from: Int64?, _ until: Int64?, _ isNegated: Bool, from start: Int64
  ) -> Int64? {
    let first = from ?? Int64.min
    let end = until ?? Int64.max
    if !isNegated {
      let instant = Swift.max(start, first)
      return instant < end ? instant : nil
    }
    if start < first || start >= end || first >= end { return start }
    return until
  }

  func weekly(_ window: WeeklyWindow, _ isNegated: Bool, from start: Int64) -> Int64? {
    guard let zone = plain.layout.zone(named: window.zone) else { return isNegated ? start : nil }
    if window.holds(at: start, in: zone) != isNegated { return start }
    return isNegated
      ? window.nextEnd(after: start, in: zone) : window.nextStart(after: start, in: zone)
  }

  func waiting(_ timer: TimerRef, _ isNegated: Bool, from start: Int64) -> Int64? {
    guard let due = plain.state.due(of: timer) else { return isNegated ? start : nil }
    if !isNegated { return start < due ? start : nil }
    // A timer that starts itself again waits for ever.
    return plain.tables[timer].grants.timers.contains(timer) ? nil : Swift.max(start, due)
  }

  /// When a comparison holds; what does not move with time holds for ever or not at all.
  func compare(
    _ quantity: QuantityRef, _ bounds: [Bound], _ isNegated: Bool, from start: Int64
  ) -> Int64? {
    if case .timeSince(let fact) = plain.tables[quantity],
      let origin = plain.firstInstant(of: fact)
    {
      return isNegated
        ? earliestFailing(bounds, since: origin, from: start)
        : earliestHolding(bounds, since: origin, from: start)
    }
    if bounds.allSatisfy({ plain.holds($0, of: quantity) }) != isNegated { return start }
    guard !isNegated, bounds.count == 1, case .have(let holding) = plain.tables[quantity],
      let limit = plain.value(bounds[0].operand)
    else { return nil }
    switch bounds[0].comparator {
    case .atLeast, .moreThan:
      let amount = bounds[0].comparator.target(limit)
      return plain.state.refilled(holding, to: amount).map { Swift.max(start, $0) }
    default: return nil
    }
  }

  private func earliestHolding(
    _ bounds: [Bound], since origin: Int64, from start: Int64
  ) -> Int64? {
    var instant = start
    // Every round but the last moves past one bound.
    for _ in 0...bounds.count {
      let before = instant
      for bound in bounds {
        guard let limit = plain.value(bound.operand),
          let next = Foresight.earliest(bound.comparator, limit, since: origin, from: instant)
        else { return nil }
        instant = next
      }
      if instant == before { return instant }
    }
    return nil
  }

  private func earliestFailing(
    _ bounds: [Bound], since origin: Int64, from start: Int64
  ) -> Int64? {
    var first: Int64?
    for bound in bounds {
      guard let limit = plain.value(bound.operand) else { return start }
      let next = Foresight.earliest(
        bound.comparator.negated, limit, since: origin, from: start)
      if let next { first = Swift.min(first ?? next, next) }
    }
    return first
  }

  /// The first instant at which the seconds since `origin` compare so.
  static func earliest(
    _ comparator: Comparator, _ limit: Int64, since origin: Int64, from start: Int64
  ) -> Int64? {
    let seconds = start.subtractingClamped(origin)
    if comparator.holds(seconds, limit) { return start }
    switch comparator {
    case .atLeast, .moreThan: return origin.addingClamped(comparator.target(limit))
    case .equals: return seconds < limit ? origin.addingClamped(limit) : nil
    case .notEquals: return start.addingClamped(1)
    case .atMost, .lessThan: return nil
    }
  }
}

extension PlayerState {
  /// The instant at which a timer fires; `nil` where it does not wait.
  func due(of timer: TimerRef) -> Int64? {
    let startedAt = self[layout.timers[timer.position].startedAt]
    return startedAt > 0 ? (startedAt - 1).addingClamped(layout.game[timer].after) : nil
  }

  /// The instant at which a refill has brought a holding to an amount that is more than is there;
  /// `nil` where it never does.
  func refilled(_ holding: HoldingRef, to amount: Int64) -> Int64? {
    let slots = layout.holdings[holding.position]
    let entry = layout.game[holding]
    guard let refill = entry.refill, refill.amount > 0, amount <= entry.cap else { return nil }
    let missing = amount.subtractingClamped(self[slots.balance])
    let steps = (missing - 1) / refill.amount + 1
    return self[slots.refilledAt].addingClamped(-1).addingClamped(
      steps.multipliedClamped(by: refill.every))
  }
}
