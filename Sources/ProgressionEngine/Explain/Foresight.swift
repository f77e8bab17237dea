import ProgressionModel

/// What time alone brings: when conditions come to hold while the player does nothing.
///
/// Facts count as they stand; windows, timers, refills and the time since something move.
/// What resets, timers and live nodes change meanwhile is not seen: whoever needs to be certain
/// lets the time pass on a copy.
struct Foresight {
  /// Nodes that wait for nodes are followed so far, rules inside rules so deep.
  private static let depth = 16
  /// Parts that exclude each other again and again are given up after so many rounds.
  private static let rounds = 64

  let plain: PlainEvaluator
  /// How many more conditions may be looked at.
  private var room = 4000

  private var tables: Game { plain.tables }
  private var layout: Layout { plain.layout }
  private var state: PlayerState { plain.state }

  init(_ plain: PlainEvaluator) {
    self.plain = plain
  }

  /// The first instant from `start` on at which a condition holds (negated: does not hold); `nil`
  /// where that takes more than time.
  mutating func earliest(
    _ condition: ConditionRef, isNegated: Bool = false, from start: Int64
  ) -> Int64? {
    let instant = earliest(condition, isNegated, from: start, depth: Foresight.depth)
    return instant.flatMap { $0 <= Instants.range.upperBound ? $0 : nil }
  }

  mutating func earliest(
    _ condition: ConditionRef, _ isNegated: Bool, from start: Int64, depth: Int
  ) -> Int64? {
    room -= 1
    if room <= 0 { return nil }
    switch tables[condition] {
    case .all(let children):
      return group(children, needsAll: !isNegated, isNegated, from: start, depth)
    case .any(let children):
      return group(children, needsAll: isNegated, isNegated, from: start, depth)
    case .none(let children):
      return group(children, needsAll: !isNegated, !isNegated, from: start, depth)
    case .not(let child): return earliest(child, !isNegated, from: start, depth: depth)
    case .rule(let rule) where depth > 0:
      return earliest(tables[rule].condition, isNegated, from: start, depth: depth - 1)
    case .compare(let quantity, let bounds):
      if !isNegated, bounds.count == 1, bounds[0].comparator == .atLeast,
        case .countConditions(let children) = tables[quantity],
        case .literal(let count) = bounds[0].operand
      {
        return several(children, count, from: start, depth)
      }
      return compare(quantity, bounds, isNegated, from: start)
    case .active(let node) where isNegated && plain.isIn(.active, node),
      .failed(let node) where !isNegated && plain.isIn(.active, node):
      return failing(of: node, from: start)
    case .unlocked(let node) where !isNegated && depth > 0 && !plain.isOpen(node):
      return opening(of: node, from: start, depth: depth - 1)
    case .now(let from, let until): return window(from, until, isNegated, from: start)
    case .weekly(let window): return weekly(window, isNegated, from: start)
    case .waiting(let timer): return waiting(timer, isNegated, from: start)
    default: return fact(condition, isNegated, start)
    }
  }

  /// What does not move with time holds for ever or not at all.
  private func fact(_ condition: ConditionRef, _ isNegated: Bool, _ start: Int64) -> Int64? {
    plain.holds(condition) != isNegated ? start : nil
  }

  private mutating func group(
    _ children: [ConditionRef], needsAll: Bool, _ isNegated: Bool, from start: Int64, _ depth: Int
  ) -> Int64? {
    if needsAll {
      return together(from: start) { foresight, instant in
        var instant = instant
        for child in children {
          guard let next = foresight.earliest(child, isNegated, from: instant, depth: depth) else {
            return nil
          }
          instant = next
        }
        return instant
      }
    }
    var first: Int64?
    for child in children {
      guard let next = earliest(child, isNegated, from: start, depth: depth) else { continue }
      if next == start { return start }
      first = Swift.min(first ?? next, next)
    }
    return first
  }

  /// The first instant that `step` leaves as it is; `step` gives an instant before which nothing
  /// can be.
  mutating func together(
    from start: Int64, _ step: (inout Foresight, Int64) -> Int64?
  ) -> Int64? {
    var instant = start
    for _ in 0..<Foresight.rounds {
      guard let next = step(&self, instant) else { return nil }
      if next == instant { return instant }
      instant = next
    }
    return nil
  }

  /// The first instant at which `count` of the conditions hold at once.
  private mutating func several(
    _ children: [ConditionRef], _ count: Int64, from start: Int64, _ depth: Int
  ) -> Int64? {
    if count <= 0 { return start }
    return together(from: start) { foresight, instant in
      var instants: [Int64] = []
      for child in children {
        let next = foresight.earliest(child, false, from: instant, depth: depth)
        if let next { instants.append(next) }
      }
      instants.sort()
      return count <= Int64(instants.count) ? instants[Int(count - 1)] : nil
    }
  }

  // MARK: Nodes

  /// The first instant from `start` on at which a node opens by itself; `nil` where it does not.
  mutating func opening(of node: NodeRef, from start: Int64) -> Int64? {
    let instant = opening(of: node, from: start, depth: Foresight.depth)
    return instant.flatMap { $0 <= Instants.range.upperBound ? $0 : nil }
  }

  mutating func opening(of node: NodeRef, from start: Int64, depth: Int) -> Int64? {
    if plain.isOpen(node) { return start }
    room -= 1
    if room <= 0 { return nil }
    if let person = tables[node].person { return arrival(of: person, from: start, depth) }
    guard let quest = layout.quest(of: node) else {
      return openingByItself(of: node, from: start, depth)
    }
    return offer(of: quest, from: start, depth)
  }

  /// When a source or a route opens a node, whatever else keeps it closed.
  mutating func openingByItself(of node: NodeRef, from start: Int64, _ depth: Int) -> Int64? {
    var first: Int64?
    for route in layout.automaticRoutes[node.position] {
      let route = tables[node].routes[Int(route.index)]
      guard let next = opening(by: route, of: node, from: start, depth) else { continue }
      first = Swift.min(first ?? next, next)
    }
    if tables[node].level != nil, state.holds(layout.nodes[node.position].sources) {
      first = worldOpening(of: node, from: start, depth)
    }
    for timer in layout.time.timers[node] ?? [] {
      guard let due = state.due(of: timer) else { continue }
      let next = Swift.max(start, due)
      first = Swift.min(first ?? next, next)
    }
    return first
  }

  private mutating func opening(
    by route: Route, of node: NodeRef, from start: Int64, _ depth: Int
  ) -> Int64? {
    if case .product(let product) = route.kind, !plain.isOpen(product) { return nil }
    return together(from: start) { foresight, instant in
      var instant = instant
      if let when = route.when {
        guard let next = foresight.earliest(when, false, from: instant, depth: depth) else {
          return nil
        }
        instant = next
      }
      if let reach = route.reach {
        guard let threshold = reach.thresholds.threshold(ofRank: 1) else { return nil }
        let bound = Bound(comparator: .atLeast, operand: .literal(threshold))
        guard let next = foresight.compare(reach.quantity, [bound], false, from: instant) else {
          return nil
        }
        instant = next
      }
      return foresight.worldOpening(of: node, from: instant, depth)
    }
  }

  /// When the world of a level is open, for whatever else `start`.
  private mutating func worldOpening(
    of node: NodeRef, from start: Int64, _ depth: Int
  ) -> Int64? {
    guard let level = tables[node].level, !plain.isOpen(level.world) else { return start }
    return depth > 0 ? opening(of: level.world, from: start, depth: depth - 1) : nil
  }
}
