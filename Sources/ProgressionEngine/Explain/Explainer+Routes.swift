import ProgressionModel
import ProgressionText

extension Explainer {
  /// The threshold of a node's next rank; `nil` where there is none.
  func reach(_ reach: Reach, of node: NodeRef) -> Requirement? {
    let rank = state.nextRank(of: node)
    guard let threshold = reach.thresholds.threshold(ofRank: rank) else { return nil }
    let bound = Bound(comparator: .atLeast, operand: .literal(threshold))
    var leaf = comparison(
      reach.quantity, [bound], tables.quantityPlaces[reach.quantity.position],
      plain.holds(bound, of: reach.quantity), false)
    if !leaf.holds {
      leaf.holdsAt = Foresight(plain).compare(reach.quantity, [bound], false, from: state.now)
    }
    return leaf
  }

  /// The product that a route asks for.
  func owned(_ product: NodeRef, at place: Place) -> Requirement {
    let isOwned = plain.isOpen(product)
    let details = tables[product].product
    return Requirement(
      kind: .owned, place: place, holds: isOwned, isBlocker: false,
      subjects: isSecret(product) ? [] : [tables[product].id],
      text: isSecret(product)
        ? "something that is not known yet"
        : "\(name(of: product)) \(isOwned ? "is owned" : "is not owned")",
      needsRealMoney: details?.price == nil && details?.store != nil)
  }

  /// How many units of a product may still be bought, in this period where the limit is for each.
  func limit(_ limit: Int64, of node: NodeRef) -> Requirement {
    let bought = state[state.layout.nodes[node.position].purchases]
    var leaf = Requirement(
      kind: .quantity, place: tables[node].place, holds: bought < limit, isBlocker: true,
      subjects: [tables[node].id], have: bought, need: limit,
      text: "\(bought) of at most \(limit) purchase\(limit == 1 ? "" : "s") of \(name(of: node))")
    if leaf.holds { return leaf }
    let life = state.layout.nodeLives[node.position]
    leaf.isImpossible = state.layout.isForGood(life)
    if let reset = life.reset, let next = state.nextReset(of: reset) {
      leaf.holdsAt = next
      leaf.text += "; again at \(instant(next)), in \(time(until: next))"
    }
    return leaf
  }

  /// A payment for a product that is under way; until it ends nothing is bought in the game.
  func payment(for node: NodeRef) -> Requirement? {
    guard state[state.layout.nodes[node.position].pending] > 0 else { return nil }
    return Requirement(
      kind: .payment, place: tables[node].place, holds: false, isBlocker: true,
      subjects: [tables[node].id],
      text: "a payment for \(name(of: node)) is under way at the store")
  }

  /// The member of a choice group that was taken instead of a node.
  func choice(against node: NodeRef) -> Requirement? {
    guard let choice = tables[node].choice, state.isExcluded(node), !plain.isOpen(node) else {
      return nil
    }
    let member = state[state.layout.choices[choice.position].member] - 1
    guard let taken = tables[choice].members.first(where: { Int64($0.index) == member }) else {
      return nil
    }
    return Requirement(
      kind: .choice, place: tables[node].place, holds: false, isBlocker: true,
      subjects: isSecret(taken) ? [] : [tables[taken].id],
      text: "\(knownName(of: taken)) was taken instead",
      isImpossible: state.isExcludedForGood(node))
  }
}
