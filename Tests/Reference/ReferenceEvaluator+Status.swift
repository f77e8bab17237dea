extension ReferenceEvaluator {
  /// Whether nothing may be said about a node.
  func isHidden(_ place: Int) -> Bool {
    let node = pack.nodes[place]
    if let world = node.world, isHidden(world) { return true }
    guard let visible = node.json["visible"], !derived.open[place], !isDone(place) else {
      return false
    }
    return !holds(visible)
  }

  /// The prices that would open a node or give it the next rank, now.
  func offers(_ place: Int) -> [[String: Int64]] {
    let node = pack.nodes[place]
    if node.kind == .product {
      guard productIsAvailable(place) else { return [] }
      return productPrice(place).map { [$0] } ?? []
    }
    guard !isExcluded(place) else { return [] }
    guard let ranks = node.ranks else {
      guard !derived.open[place] || isToTakeAgain(place) else { return [] }
      return openRoutes(place, rank: 1).map { price($0.amounts(rank: 1), discounts: $0.discounts) }
    }
    let next = derived.rank[place] + 1
    guard next <= ranks else { return [] }
    return openRoutes(place, rank: next).map {
      price($0.amounts(rank: next), discounts: $0.discounts)
    }
  }

  /// What one unit of a product costs in the game; nil where it is not sold there.
  func productPrice(_ place: Int) -> [String: Int64]? {
    let json = pack.nodes[place].json
    if json["price"] == "free" { return [:] }
    guard case .object(let members) = json["price"] else { return nil }
    return price(members, discounts: json["discounts"]?.elements ?? [])
  }

  private func productIsAvailable(_ place: Int) -> Bool {
    let node = pack.nodes[place]
    guard !derived.open[place], holds(node.json["when"] ?? true) else { return false }
    return node.json["limit"]?.integer.map { facts.purchases[node.id] ?? 0 < $0 } ?? true
  }

  func status(_ place: Int) -> String {
    if isHidden(place) { return "hidden" }
    if derived.open[place] { return isDone(place) ? "completed" : "unlocked" }
    if pack.nodes[place].kind == .product {
      return productIsAvailable(place) ? "available" : "locked"
    }
    return offers(place).isEmpty ? "locked" : "available"
  }

  /// What a price lacks, by holding; empty if it can be paid.
  func missing(_ price: [String: Int64]) -> [String: Int64] {
    var missing: [String: Int64] = [:]
    for (id, amount) in price {
      let floor = pack.holdings.first { $0.id == id }?.floor ?? 0
      let balance = facts.balances[id] ?? 0
      let short = ReferenceMoney.sum([amount, floor, ~balance, 1])
      if short > 0 { missing[id] = short }
    }
    return missing
  }

  /// The first level in order that is open and not done, bonus levels aside.
  var nextLevel: Int? {
    pack.nodes.indices.first {
      pack.nodes[$0].kind == .level && !pack.nodes[$0].isBonus && derived.open[$0] && !isDone($0)
    }
  }
}

extension ReferencePack {
  /// Amounts as JSON, in the order of the holdings.
  func json(_ amounts: [String: Int64]) -> ReferenceJSON {
    .object(
      holdings.compactMap { holding in
        amounts[holding.id].map { ReferenceMember(holding.id, .int($0)) }
      })
  }
}
