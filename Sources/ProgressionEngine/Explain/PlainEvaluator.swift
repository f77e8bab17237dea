import ProgressionModel

/// A slow, plain evaluator of conditions as they are written, for explanations and for
/// conditions that are not part of the pack.
///
/// It walks the tree and reads facts; only whether other nodes are open or done, and what named
/// rules say, it takes from the derived values. `tables` is the state's game, or one whose tables
/// begin with that game's. The recursion is bounded by the nesting of the JSON that was read.
struct PlainEvaluator {
  let tables: Game
  let state: PlayerState
  /// Whether what the pack itself asks is taken from the derived values, which say the same: an
  /// explanation of a large sum then costs as little as a small one.
  var usesDerivedValues = false

  var layout: Layout { state.layout }

  func holds(_ reference: ConditionRef) -> Bool {
    if usesDerivedValues, reference.position < layout.conditions.count,
      layout.conditions[reference.position] >= 0
    {
      return state.holds(layout.conditions[reference.position])
    }
    return holdsPlainly(reference)
  }

  private func holdsPlainly(_ reference: ConditionRef) -> Bool {
    switch tables[reference] {
    case .constant(let value): value
    case .all(let children): children.allSatisfy { holds($0) }
    case .any(let children): children.contains { holds($0) }
    case .none(let children): !children.contains { holds($0) }
    case .not(let child): !holds(child)
    case .rule(let rule): state.holds(layout.rules[rule.position])
    case .completed(let node): isDone(node)
    case .unlocked(let node): isOpen(node)
    case .ownedProduct(let product): isOpen(product)
    case .ownedItem(let item): balance(item) >= 1
    case .flag(let flag): state.holds(layout.flags[flag.position])
    case .visited(let node): isVisited(node)
    case .met(let node): state.holds(layout.nodes[node.position].met)
    case .active(let node): isIn(.active, node)
    case .failed(let node): isIn(.failed, node)
    case .marked(let level, let mark): isMarked(level, mark)
    case .compare(let quantity, let bounds): bounds.allSatisfy { holds($0, of: quantity) }
    case .attribute(let attribute, let test): test.holds(of: state.attributes[attribute.position])
    case .now(let from, let until): state.now >= from ?? Int64.min && state.now < until ?? Int64.max
    case .weekly(let window): isWithin(window)
    case .cohort(let salt, let share): Chance.cohort(salt: salt, seed: state.seed) < share * 100
    case .waiting(let timer): state.holds(layout.timers[timer.position].startedAt)
    }
  }

  func holds(_ bound: Bound, of quantity: QuantityRef) -> Bool {
    guard let left = value(quantity), let right = value(bound.operand) else { return false }
    return bound.comparator.holds(left, right)
  }

  func value(_ operand: Bound.Operand) -> Int64? {
    switch operand {
    case .literal(let number): number
    case .quantity(let quantity): value(quantity)
    }
  }

  /// The value of a quantity, or `nil` where it is absent.
  func value(_ reference: QuantityRef) -> Int64? {
    if usesDerivedValues, reference.position < layout.quantities.count {
      let slots = layout.quantities[reference.position]
      if slots.isKept { return state.holds(slots.present) ? state[slots.value] : nil }
    }
    return plainValue(reference)
  }

  private func plainValue(_ reference: QuantityRef) -> Int64? {
    switch tables[reference] {
    case .literal(let number): number
    case .stars(let set): sum(set) { stars($0) }
    case .clears(let set): sum(set) { counted($0, layout.nodes[$0.position].clears) }
    case .fails(let set): sum(set) { counted($0, layout.nodes[$0.position].fails) }
    case .score(let set): clampedSum(tables[set].nodes.map { score($0) })
    case .marks(let set, let name): sum(set) { marks($0, name) }
    case .have(let holding): balance(holding)
    case .earned(let holding): state[layout.holdings[holding.position].earned]
    case .spent(let holding): state[layout.holdings[holding.position].spent]
    case .counter(let counter): state[layout.counters[counter.position].value]
    case .purchases(let product): state[layout.nodes[product.position].purchases]
    case .rank(let node): rank(node)
    case .ranks(let set): sum(set) { rank($0) }
    case .percent(let collection): percent(collection)
    case .countConditions(let conditions): Int64(conditions.filter { holds($0) }.count)
    case .countNodes(let set, let property): count(set, property)
    case .countLevels(let set, let least): sum(set) { stars($0) >= least ? 1 : 0 }
    case .sum(let parts): combine(parts) { clampedSum($0) }
    case .min(let parts): combine(parts) { $0.min() ?? 0 }
    case .max(let parts): combine(parts) { $0.max() ?? 0 }
    case .times(let part, let factor): value(part).map { $0.multipliedClamped(by: factor) }
    case .since, .sinceAccepted, .streak, .timeSince: remembered(reference)
    }
  }

  func isOpen(_ node: NodeRef) -> Bool { state.holds(layout.nodes[node.position].open) }

  func isDone(_ node: NodeRef) -> Bool { state.holds(layout.nodes[node.position].done) }

  private func counts(_ node: NodeRef) -> Bool { state.holds(layout.nodes[node.position].counts) }

  private func isVisited(_ node: NodeRef) -> Bool {
    counts(node) && state.holds(layout.nodes[node.position].visited)
  }

  func balance(_ holding: HoldingRef) -> Int64 {
    state[layout.holdings[holding.position].balance]
  }

  private func stars(_ node: NodeRef) -> Int64 {
    guard let level = tables[node].level else { return 0 }
    return Swift.min(counted(node, layout.nodes[node.position].bestStars), level.maxStars)
  }

  private func counted(_ node: NodeRef, _ slot: Slot) -> Int64 {
    counts(node) ? state[slot] : 0
  }

  private func score(_ node: NodeRef) -> Int64 {
    counted(node, layout.nodes[node.position].bestScore)
  }

  private func rank(_ node: NodeRef) -> Int64 {
    let slots = layout.nodes[node.position]
    return tables[node].ranks == nil ? (isOpen(node) ? 1 : 0) : state[slots.rank]
  }

  private func isMarked(_ level: NodeRef, _ mark: Int64?) -> Bool {
    let slots = layout.nodes[level.position]
    guard counts(level) else { return false }
    if let mark { return state.holds(slots.firstMark + Slot(clamping: mark)) }
    return (0..<slots.markCount).contains { state.holds(slots.firstMark + $0) }
  }

  private func marks(_ level: NodeRef, _ name: String?) -> Int64 {
    var count: Int64 = 0
    for (position, mark) in (tables[level].level?.marks ?? []).enumerated()
    where (name == nil || name == mark) && isMarked(level, Int64(position)) {
      count += 1
    }
    return count
  }

  private func sum(_ set: NodeSetRef, _ measure: (NodeRef) -> Int64) -> Int64 {
    tables[set].nodes.reduce(0) { $0.addingClamped(measure($1)) }
  }

  private func count(_ set: NodeSetRef, _ property: NodeProperty) -> Int64 {
    let members = tables[set]
    var count = Int64(members.items.filter { balance($0) >= 1 }.count)
    for node in members.nodes {
      let has =
        switch property {
        case .completed: isDone(node)
        case .unlocked, .owned: isOpen(node)
        case .visited: isVisited(node)
        case .met: state.holds(layout.nodes[node.position].met)
        }
      if has { count += 1 }
    }
    return count
  }

  private func combine(
    _ parts: [QuantityRef], _ combine: ([Int64]) -> Int64
  ) -> Int64? {
    var values: [Int64] = []
    for part in parts {
      guard let value = value(part) else { return nil }
      values.append(value)
    }
    return combine(values)
  }

  /// The exact sum, clamped once: positive and negative parts are added apart.
  private func clampedSum(_ values: [Int64]) -> Int64 {
    var up: (high: UInt64, low: UInt64) = (0, 0)
    var down: (high: UInt64, low: UInt64) = (0, 0)
    for value in values {
      if value >= 0 { add(value.magnitude, to: &up) } else { add(value.magnitude, to: &down) }
    }
    let isNegative = (up.high, up.low) < (down.high, down.low)
    let (more, less) = isNegative ? (down, up) : (up, down)
    let (low, borrow) = more.low.subtractingReportingOverflow(less.low)
    let high = more.high - less.high - (borrow ? 1 : 0)
    if high > 0 || low > UInt64(Int64.max) { return isNegative ? Int64.min : Int64.max }
    return isNegative ? -Int64(low) : Int64(low)
  }

  private func add(_ value: UInt64, to sum: inout (high: UInt64, low: UInt64)) {
    let (low, carry) = sum.low.addingReportingOverflow(value)
    sum = (sum.high + (carry ? 1 : 0), low)
  }

  private func percent(_ reference: CollectionRef) -> Int64? {
    var done: Int64 = 0
    var total: Int64 = 0
    for entry in tables[reference].entries {
      let members = tables[entry.members]
      var groups: [ChoiceRef: (ranks: Int64, counts: Bool, isFinished: Bool)] = [:]
      for node in members.nodes {
        guard let choice = tables[node].choice else { continue }
        let group = groups[choice] ?? (1, false, false)
        groups[choice] = (
          Swift.max(group.ranks, tables[node].ranks ?? 1), group.counts || counts(node),
          group.isFinished || isFinished(node)
        )
      }
      for group in groups.values where group.counts {
        total += entry.points * group.ranks
        if group.isFinished { done += entry.points * group.ranks }
      }
      for node in members.nodes where tables[node].choice == nil && counts(node) {
        let worth = entry.points * (tables[node].ranks ?? 1)
        total += worth
        if tables[node].ranks != nil {
          done += entry.points * rank(node)
        } else if isFinished(node) {
          done += worth
        }
      }
      for item in members.items {
        total += entry.points
        if balance(item) >= 1 { done += entry.points }
      }
    }
    if total == 0 { return nil }
    return done >= total ? 100 : total.dividingFullWidth(done.multipliedFullWidth(by: 100)).quotient
  }

  private func isFinished(_ node: NodeRef) -> Bool {
    tables[node].hasCompletion ? isDone(node) : isOpen(node)
  }
}
