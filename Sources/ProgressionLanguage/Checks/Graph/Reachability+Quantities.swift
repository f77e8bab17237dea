import ProgressionModel

extension Reachability {
  /// Counts a node that was opened or completed, in every quantity over a set.
  mutating func count(
    _ reference: NodeRef, in set: Int, isOpening: Bool, ranks delta: Int64
  ) {
    let node = checked.shape[reference]
    for edge in readers.row(of: set) {
      guard case .quantity(let quantity) = space.meaning(of: Int(readers.targets[edge])) else {
        continue
      }
      switch game[quantity] {
      case .stars: raise(quantity, by: node.maxStars)
      case .clears, .fails: if node.kind == .level { raise(quantity, to: .max) }
      case .score: if node.hasScore { raise(quantity, to: .max) }
      case .marks(_, nil): raise(quantity, by: node.markCount)
      case .marks(_, let mark?):
        if game[reference].level?.marks.contains(mark) == true { raise(quantity, by: 1) }
      case .countLevels(_, let stars):
        if node.kind == .level, node.maxStars >= stars { raise(quantity, by: 1) }
      case .ranks: raise(quantity, by: delta)
      case .countNodes(_, .completed): raise(quantity, by: 1)
      case .countNodes(_, .visited): if isOpening, node.kind == .location { raise(quantity, by: 1) }
      case .countNodes(_, .met): if isOpening, node.kind == .npc { raise(quantity, by: 1) }
      case .countNodes(_, .unlocked): if isOpening { raise(quantity, by: 1) }
      case .countNodes(_, .owned): if isOpening, node.kind == .product { raise(quantity, by: 1) }
      case .percent: mark(checked.measures[quantity])
      case .literal, .have, .earned, .spent, .counter, .purchases, .rank, .countConditions, .sum,
        .min, .max, .times, .since, .sinceAccepted, .streak, .timeSince:
        break
      }
    }
  }

  /// What a quantity that reads one node can be, once that has some ranks.
  func value(of quantity: QuantityRef, ofOpen ranks: Int64) -> Int64 {
    switch game[quantity] {
    case .streak, .timeSince: checked.ranges[quantity].upper
    case .sinceAccepted(let part, _): values[checked.measures[part]]
    default: ranks
    }
  }

  mutating func raise(_ quantity: QuantityRef, by amount: Int64) {
    let measure = checked.measures[quantity]
    raise(quantity, to: Interval.saturatingSum(values[measure], amount))
  }

  mutating func raise(_ quantity: QuantityRef, to value: Int64) {
    let measure = checked.measures[quantity]
    guard value > values[measure] else { return }
    values[measure] = value
    mark(measure)
  }

  mutating func settle(measure: Int) {
    let quantity = checked.measures.quantities[measure]
    let value = value(of: quantity, measure: measure)
    values[measure] = max(values[measure], value)
    for condition in waiting.met(by: values[measure], of: measure) {
      reach(space.condition(condition))
    }
    for reader in measureReaders[measure] {
      switch space.meaning(of: Int(reader)) {
      case .open(let node): tryToOpen(node)
      case .quantity(let other): mark(checked.measures[other])
      case .done, .condition, .set, .chest, .timer, .holding, .flag, .counter: break
      }
    }
  }

  func value(of quantity: QuantityRef, measure: Int) -> Int64 {
    func upper(_ part: QuantityRef) -> Interval { .exactly(values[checked.measures[part]]) }
    switch game[quantity] {
    case .sum(let parts): return Interval.sum(parts.map(upper)).upper
    case .min(let parts): return Interval.least(parts.map(upper)).upper
    case .max(let parts): return Interval.greatest(parts.map(upper)).upper
    case .times(let part, let factor): return upper(part).times(factor).upper
    case .since(let part, _): return upper(part).upper
    case .sinceAccepted(let part, let quest):
      return ranks[quest.position] > 0 ? upper(part).upper : 0
    case .percent(let collection): return percent(of: game[collection])
    default: return values[measure]
    }
  }

  /// The greatest percentage: what is withheld and not to be had counts neither way.
  func percent(of collection: NodeCollection) -> Int64 {
    var total: Int64 = 0
    var done: Int64 = 0
    for entry in collection.entries {
      var units: [ChoiceRef: (total: Int64, isDone: Bool)] = [:]
      let items = Int64(game[entry.members].items.count)
      total = Interval.saturatingSum(total, Interval.product(items, entry.points))
      done = Interval.saturatingSum(done, Interval.product(items, entry.points))
      for reference in game[entry.members].nodes {
        let node = game[reference]
        let worth = Interval.product(entry.points, node.ranks ?? 1)
        let isFinished =
          node.hasCompletion ? isReached[space.done(reference)] : ranks[reference.position] > 0
        if let choice = node.choice {
          // The member with the most ranks says what the group is worth, any what is done.
          let known = units[choice] ?? (0, false)
          units[choice] = (max(known.total, worth), known.isDone || isFinished)
          continue
        }
        if checked.facts.isWithholdable[reference.position], !isFinished { continue }
        total = Interval.saturatingSum(total, worth)
        let part = node.ranks == nil ? (isFinished ? 1 : 0) : ranks[reference.position]
        done = Interval.saturatingSum(done, Interval.product(entry.points, part))
      }
      for unit in units.values {
        total = Interval.saturatingSum(total, unit.total)
        if unit.isDone { done = Interval.saturatingSum(done, unit.total) }
      }
    }
    if total <= 0 { return 0 }
    let (hundredfold, overflow) = done.multipliedReportingOverflow(by: 100)
    return overflow ? min(100, done / max(1, total / 100)) : hundredfold / total
  }
}
