import ProgressionModel

/// What needs the time or the past.
///
/// The past is kept only for what the pack itself asks; what nobody keeps is absent.
extension PlainEvaluator {
  /// Whether the time is within the window; not so in a zone whose rules the engine does not have.
  func isWithin(_ window: WeeklyWindow) -> Bool {
    guard let zone = layout.zone(named: window.zone) else { return false }
    return window.holds(at: state.now, in: zone)
  }

  /// The value of a quantity that remembers something.
  func remembered(_ reference: QuantityRef) -> Int64? {
    switch tables[reference] {
    case .since(let part, let reset):
      guard let slots = baseline(of: part, since: .reset(reset)), let now = value(part) else {
        return nil
      }
      return Swift.max(0, now.subtractingClamped(state[slots.baseline]))
    case .sinceAccepted(let part, let node):
      let quest = layout.nodes[node.position].quest
      guard quest >= 0, let slots = baseline(of: part, since: .acceptance(quest)),
        let now = value(part)
      else { return nil }
      // What is not active has not begun to count.
      if !isIn(.active, node) { return 0 }
      return Swift.max(0, now.subtractingClamped(state[slots.baseline]))
    case .streak(let node): return streak(of: node)
    case .timeSince(let fact): return firstInstant(of: fact).map(state.now.subtractingClamped)
    default: return nil
    }
  }

  /// When a fact first held; `nil` where it never did, or where nobody keeps when.
  func firstInstant(of fact: TimedFact) -> Int64? {
    guard let slots = layout.timed.first(where: { $0.fact == fact }), state[slots.instant] > 0
    else { return nil }
    return state[slots.instant] - 1
  }

  /// The streak of a node, 0 once too many periods were missed; absent where nobody keeps it.
  func streak(of node: NodeRef) -> Int64? {
    guard case .reset(let reset) = tables[node].scope else { return 0 }
    guard let slots = layout.streaks.first(where: { $0.node == node }) else { return nil }
    let grace = tables[reset].calendar?.grace ?? 0
    let period = state[layout.resets[reset.position].period]
    let isFresh = period.subtractingClamped(state[slots.last]) <= grace.addingClamped(1)
    return isFresh ? state[slots.count] : 0
  }

  /// What is kept of a quantity since a moment: of this one, or of one that the pack asks alike.
  private func baseline(
    of part: QuantityRef, since origin: BaselineSlots.Origin
  ) -> BaselineSlots? {
    layout.baselines.first { slots in
      guard slots.origin == origin else { return false }
      switch tables[slots.quantity] {
      case .since(let kept, _), .sinceAccepted(let kept, _): return isSame(kept, part)
      default: return false
      }
    }
  }

  /// Whether two quantities that can grow count the same.
  private func isSame(_ left: QuantityRef, _ right: QuantityRef) -> Bool {
    if left == right { return true }
    switch (tables[left], tables[right]) {
    case (.stars(let left), .stars(let right)), (.clears(let left), .clears(let right)),
      (.fails(let left), .fails(let right)):
      return tables[left] == tables[right]
    case (.marks(let left, let name), .marks(let right, let other)):
      return tables[left] == tables[right] && name == other
    case (.earned(let left), .earned(let right)), (.spent(let left), .spent(let right)):
      return left == right
    case (.purchases(let left), .purchases(let right)): return left == right
    default: return false
    }
  }
}
