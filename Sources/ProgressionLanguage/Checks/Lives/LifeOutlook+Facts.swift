import ProgressionModel

/// Which facts are known, and where conditions and quantities read them.
extension LifeOutlook {
  private func isKnown(_ fact: LivingFact) -> Bool {
    switch assumption {
    case .begun(let life): lives.lifetime(of: fact).mayEnd(before: life)
    case .kept(let life): lives.lifetime(of: fact).outlives(life) && lives.isCommanded(fact)
    }
  }

  func known(_ fact: LivingFact?) -> LivingFact? {
    guard let fact, isKnown(fact) else { return nil }
    return fact
  }

  func known(in condition: Condition) -> LivingFact? {
    switch condition {
    case .unlocked(let node) where game[node].kind == .npc: nil
    case .completed(let node), .unlocked(let node), .ownedProduct(let node), .visited(let node),
      .met(let node), .active(let node), .failed(let node), .marked(let node, _):
      known(.node(node))
    case .ownedItem(let item): known(.holding(item))
    case .flag(let flag): known(.flag(flag))
    case .attribute(let attribute, _): known(.attribute(attribute))
    case .waiting(let timer): known(.timer(timer))
    case .constant, .all, .any, .none, .not, .rule, .compare, .now, .weekly, .cohort: nil
    }
  }

  /// The first member where all are known: what counts others too goes on without them.
  func known(in set: NodeSet) -> LivingFact? {
    for node in set.nodes where !isKnown(.node(node)) { return nil }
    for item in set.items where !isKnown(.holding(item)) { return nil }
    return set.nodes.first.map { .node($0) } ?? set.items.first.map { .holding($0) }
  }

  /// Operands come first, so theirs are known.
  func known(in quantity: Quantity) -> LivingFact? {
    switch quantity {
    case .stars(let set), .clears(let set), .fails(let set), .score(let set), .marks(let set, _),
      .ranks(let set), .countNodes(let set, _), .countLevels(let set, _):
      return members[set.position]
    case .percent(let collection):
      var first: LivingFact?
      for entry in game[collection].entries {
        guard let fact = members[entry.members.position] else { return nil }
        if first == nil { first = fact }
      }
      return first
    case .have(let amount), .earned(let amount), .spent(let amount): return known(.holding(amount))
    case .counter(let counter): return known(.counter(counter))
    case .purchases(let node), .rank(let node): return known(.node(node))
    case .countConditions(let parts):
      for part in parts {
        let reading = readings[part.position]
        if reading >= 0 { return fact(of: ConditionRef(reading)) }
      }
      return nil
    case .sum(let parts), .min(let parts), .max(let parts):
      for part in parts {
        if let fact = facts[part.position] { return fact }
      }
      return nil
    case .times(let part, _), .since(let part, _), .sinceAccepted(let part, _):
      return facts[part.position]
    case .streak(let node): return known(.streak(node))
    case .timeSince(let fact): return known(in: fact)
    case .literal: return nil
    }
  }

  func known(in fact: TimedFact) -> LivingFact? {
    switch fact {
    case .unlocked(let node) where game[node].kind == .npc: nil
    case .completed(let node), .unlocked(let node), .visited(let node), .met(let node),
      .active(let node), .ownedProduct(let node), .marked(let node, _):
      known(.node(node))
    case .ownedItem(let item): known(.holding(item))
    case .flag(let flag): known(.flag(flag))
    case .reset(let reset): known(.reset(reset))
    }
  }
}
