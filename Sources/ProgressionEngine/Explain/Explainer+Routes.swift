import ProgressionModel
import ProgressionText

extension Explainer {
  /// The threshold of a node's next rank; `nil` where there is none.
  func reach(_ reach: Reach, of node: NodeRef) -> Requirement? {
    let rank = state.nextRank(of: node)
    guard let threshold = reach.thresholds.threshold(ofRank: rank) else { return nil }
    let bound = Bound(comparator: .atLeast, operand: .literal(threshold))
    return comparison(
      reach.quantity, [bound], tables.quantityPlaces[reach.quantity.position],
      plain.holds(bound, of: reach.quantity), false)
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

  /// How many units of a product may still be bought.
  func limit(_ limit: Int64, of node: NodeRef) -> Requirement {
    let bought = state[state.layout.nodes[node.position].purchases]
    return Requirement(
      kind: .quantity, place: tables[node].place, holds: bought < limit, isBlocker: true,
      subjects: [tables[node].id], have: bought, need: limit,
      text: "\(bought) of at most \(limit) purchases of \(name(of: node))",
      isImpossible: bought >= limit)
  }
}
