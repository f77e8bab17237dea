import ProgressionModel

extension Finality {
  /// Whether a leaf that does not hold (negated: that holds) never changes any more.
  func isImpossible(_ condition: ConditionRef, _ isNegated: Bool) -> Bool {
    switch plain.tables[condition] {
    case .constant, .cohort: return true
    case .completed(let node):
      if isNegated { return staysCompleted(node) }
      return !plain.isDone(node) && isLost(node)
    case .visited(let node), .met(let node): return isNegated && isForGood(node)
    case .active(let node): return isImpossible(.active, node, isNegated)
    case .failed(let node): return isImpossible(.failed, node, isNegated)
    case .marked(let node, _): return isNegated && plain.layout.keepsResults(of: node)
    case .unlocked(let node):
      return !isNegated && (plain.state.isExcludedForGood(node) || isLost(node))
    case .now(let from, let until):
      let foresight = Foresight(plain)
      return foresight.window(from, until, isNegated, from: plain.state.now) == nil
    case .weekly(let window): return isNegated && window.isAlways
    case .compare(let quantity, let bounds):
      guard let have = plain.value(quantity) else { return false }
      return isNegated
        ? bounds.allSatisfy { isTooMuch(have, quantity, $0.comparator.negated, $0.operand) }
        : bounds.contains { isTooMuch(have, quantity, $0.comparator, $0.operand) }
    case .all, .any, .none, .not, .rule, .ownedProduct, .ownedItem, .flag, .attribute, .waiting:
      return false
    }
  }

  private func isForGood(_ node: NodeRef) -> Bool {
    plain.layout.isForGood(plain.layout.nodeLives[node.position])
  }

  /// Whether a node that is completed stays so.
  private func staysCompleted(_ node: NodeRef) -> Bool {
    let entry = plain.tables[node]
    if entry.world?.completeWhen != nil || entry.location?.completeWhen != nil { return false }
    let levels = entry.world?.levels ?? []
    return plain.layout.keepsResults(of: node)
      && levels.allSatisfy { plain.layout.keepsResults(of: $0) }
  }

  /// Whether a comparison fails because what only grows has grown past a number.
  private func isTooMuch(
    _ have: Int64, _ quantity: QuantityRef, _ comparator: Comparator, _ operand: Bound.Operand
  ) -> Bool {
    guard case .literal(let limit) = operand, !comparator.holds(have, limit),
      have > comparator.target(limit)
    else { return false }
    return onlyGrows(quantity)
  }

  /// Whether play never makes the quantity smaller, nor a reset.
  func onlyGrows(_ reference: QuantityRef) -> Bool {
    let layout = plain.layout
    switch plain.tables[reference] {
    case .stars(let set), .clears(let set), .fails(let set), .score(let set), .marks(let set, _),
      .countLevels(let set, _):
      return plain.tables[set].nodes.allSatisfy { layout.keepsResults(of: $0) }
    case .countNodes(let set, .completed):
      return plain.tables[set].nodes.allSatisfy { staysCompleted($0) }
    case .countNodes(let set, .visited), .countNodes(let set, .met):
      return plain.tables[set].nodes.allSatisfy { isForGood($0) }
    case .earned(let holding), .spent(let holding):
      return layout.isForGood(layout.holdingLives[holding.position])
    case .purchases(let node): return isForGood(node)
    case .timeSince(let fact): return isForGood(fact)
    case .sum(let parts), .min(let parts), .max(let parts):
      return parts.allSatisfy { onlyGrows($0) }
    case .times(let part, _): return onlyGrows(part)
    case .literal, .streak, .since, .sinceAccepted, .have, .counter, .rank, .ranks, .percent,
      .countConditions,
      .countNodes:
      return false
    }
  }

  private func isForGood(_ fact: TimedFact) -> Bool {
    let layout = plain.layout
    switch fact {
    case .completed(let node), .unlocked(let node), .visited(let node), .met(let node),
      .active(let node), .ownedProduct(let node), .marked(let node, _):
      return isForGood(node)
    case .ownedItem(let item): return layout.isForGood(layout.holdingLives[item.position])
    case .flag(let flag): return layout.isForGood(Life(plain.tables[flag].scope))
    case .reset: return false
    }
  }
}

extension WeeklyWindow {
  /// Whether there is no time outside the window.
  var isAlways: Bool {
    days.count == Weekday.all.count && (isWholeDay || until == from)
  }
}
