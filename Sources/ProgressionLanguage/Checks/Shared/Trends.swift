import ProgressionModel

/// Which conditions can become true, or false, for good as play goes on.
///
/// What only grows is counted: what was completed, opened for good, visited, met and marked, flags,
/// counters and totals. What a reset of the calendar or a player's reset ends comes back and counts
/// as neither.
struct Trends {
  /// What can become of a condition.
  struct Trend {
    /// Whether it can become true and then stays true.
    var staysTrue = false
    /// Whether it can become false and then stays false.
    var staysFalse = false

    static let rising = Trend(staysTrue: true)

    var denied: Trend { Trend(staysTrue: staysFalse, staysFalse: staysTrue) }
  }

  private let checked: CheckedGame
  private let lives: FactLives
  private var conditions: [Trend]
  private var quantities: [Bool]
  /// The truth of each condition for a new player, as far as it rises or falls.
  private var holdsAtFirst: [Bool]

  private var game: Game { checked.game }

  /// - Complexity: O(n) for n conditions, quantities and members of sets.
  init(_ checked: CheckedGame, _ lives: FactLives) {
    self.checked = checked
    self.lives = lives
    conditions = [Trend](repeating: Trend(), count: checked.game.conditions.count)
    holdsAtFirst = [Bool](repeating: false, count: checked.game.conditions.count)
    quantities = [Bool](repeating: false, count: checked.game.quantities.count)
    for position in 0..<checked.order.count {
      switch checked.order[position] {
      case .condition(let condition):
        conditions[condition.position] = trend(of: condition)
        holdsAtFirst[condition.position] = holdsAtFirst(condition)
      case .quantity(let quantity):
        quantities[quantity.position] = rises(game[quantity])
      }
    }
  }

  /// Whether the condition can become false for good.
  func canEnd(_ condition: ConditionRef) -> Bool { conditions[condition.position].staysFalse }

  /// Whether the condition holds for a new player, as far as it rises or falls.
  func holdsAtFirst(of condition: ConditionRef) -> Bool { holdsAtFirst[condition.position] }

  /// The condition that ends another one for good, as it is written.
  ///
  /// - Complexity: O(n) for n parts on the way to it.
  func end(of condition: ConditionRef) -> ConditionRef {
    var current = condition
    while true {
      var next: ConditionRef?
      switch game[current] {
      case .all(let parts), .any(let parts): next = parts.first { canEnd($0) }
      default: break
      }
      guard let next else { return current }
      current = next
    }
  }

  private func lasts(_ fact: LivingFact) -> Bool {
    if case .reset = lives.lifetime(of: fact) { false } else { true }
  }

  private func trend(of condition: ConditionRef) -> Trend {
    if checked.ranges[condition] != .depends { return Trend() }
    switch game[condition] {
    case .all(let parts): return all(parts) { conditions[$0.position] }
    case .any(let parts): return all(parts) { conditions[$0.position].denied }.denied
    case .none(let parts): return all(parts) { conditions[$0.position].denied }
    case .not(let part): return conditions[part.position].denied
    case .rule(let rule): return conditions[game[rule].condition.position]
    case .completed(let node):
      return checked.shape[node].completeWhen == nil && lasts(.node(node)) ? .rising : Trend()
    case .unlocked(let node):
      let closes = checked.facts.isLive[node.position] || checked.shape[node].kind == .product
      return !closes && lasts(.node(node)) ? .rising : Trend()
    case .visited(let node), .met(let node), .marked(let node, _):
      return lasts(.node(node)) ? .rising : Trend()
    case .flag(let flag): return lasts(.flag(flag)) ? .rising : Trend()
    case .compare(let quantity, let bounds):
      return quantities[quantity.position]
        ? compare(bounds, within: checked.ranges[quantity]) : Trend()
    case .constant, .ownedProduct, .ownedItem, .active, .failed, .attribute, .now, .weekly,
      .cohort, .waiting:
      return Trend()
    }
  }

  private func all(_ parts: [ConditionRef], _ trend: (ConditionRef) -> Trend) -> Trend {
    var result = Trend(staysTrue: !parts.isEmpty)
    for part in parts {
      let one = trend(part)
      if one.staysFalse { result.staysFalse = true }
      if !one.staysTrue { result.staysTrue = false }
    }
    return result
  }

  private func compare(_ bounds: [Bound], within range: Interval) -> Trend {
    var result = Trend(staysTrue: true)
    for bound in bounds {
      guard case .literal(let value) = bound.operand else { return Trend() }
      switch bound.comparator {
      case .atLeast, .moreThan: break
      // At its greatest value the quantity stays equal, past its least one different.
      case .equals where value >= range.upper, .notEquals where value <= range.lower: break
      case .atMost, .lessThan, .equals:
        result.staysFalse = true
        result.staysTrue = false
      case .notEquals: return Trend()
      }
    }
    return result
  }

  private func rises(_ quantity: Quantity) -> Bool {
    switch quantity {
    case .stars(let set), .clears(let set), .fails(let set), .score(let set), .marks(let set, _),
      .countLevels(let set, _):
      return membersLast(set)
    case .countNodes(let set, let property):
      switch property {
      case .completed, .visited, .met: return membersLast(set)
      case .unlocked, .owned: return false
      }
    case .earned(let holding), .spent(let holding): return lasts(.holding(holding))
    case .counter(let counter): return lasts(.counter(counter))
    case .purchases(let node): return lasts(.node(node))
    case .rank(let node): return !checked.facts.isLive[node.position] && lasts(.node(node))
    case .sum(let parts), .min(let parts), .max(let parts):
      return parts.allSatisfy { quantities[$0.position] }
    case .times(let part, _): return quantities[part.position]
    case .literal, .have, .ranks, .percent, .countConditions, .since, .sinceAccepted, .streak,
      .timeSince:
      return false
    }
  }

  /// The members of a set live alike as a rule: the first speaks for all.
  private func membersLast(_ set: NodeSetRef) -> Bool {
    guard let first = game[set].nodes.first else { return false }
    return lasts(.node(first))
  }

  private func holdsAtFirst(_ condition: ConditionRef) -> Bool {
    switch game[condition] {
    case .constant(let value): return value
    case .all(let parts): return parts.allSatisfy { holdsAtFirst[$0.position] }
    case .any(let parts): return parts.contains { holdsAtFirst[$0.position] }
    case .none(let parts): return !parts.contains { holdsAtFirst[$0.position] }
    case .not(let part): return !holdsAtFirst[part.position]
    case .rule(let rule): return holdsAtFirst[game[rule].condition.position]
    case .compare(let quantity, let bounds):
      let least = checked.ranges[quantity].lower
      return bounds.allSatisfy { bound in
        guard case .literal(let value) = bound.operand else { return false }
        return bound.comparator.holds(max(0, least), value)
      }
    case .unlocked(let node):
      // What is open from the start is open for a new player.
      return checked.shape.routes(of: node).contains { route in
        if case .automatic = route.kind { return route.reach == nil && game.isAlways(route.when) }
        return false
      }
    case .completed, .ownedProduct, .ownedItem, .flag, .visited, .met, .active, .failed, .marked,
      .attribute, .now, .weekly, .cohort, .waiting:
      return false
    }
  }
}
