import ProgressionModel

extension Working {
  mutating func unlock(
    _ id: String, price: [NamedAmount]?, rank: Int64?
  ) throws(Rejection) {
    let node = try visibleNode(id) { _ in true }
    let goal = try goalRank(node, rank)
    try checkTakeable(node)
    let steps = goal - (game[node].ranks == nil ? 0 : self[layout.nodes[node.position].rank])
    guard steps > 1 else { return try takeNext(node, price: price) }
    if let price {
      try takeSeveral(node, upTo: goal, total: price)
    } else {
      for step in 0..<steps {
        if step > 0 { settle() }
        if self[layout.nodes[node.position].rank] >= goal { break }
        try takeNext(node, price: nil)
      }
    }
  }

  /// The rank that the command is to end with; 1 for a node without ranks.
  private func goalRank(_ node: NodeRef, _ rank: Int64?) throws(Rejection) -> Int64 {
    let slots = layout.nodes[node.position]
    if let choice = game[node].choice {
      let taken = self[layout.choices[choice.position]]
      if taken != 0, taken != Int64(node.index) + 1, !holds(slots.open) {
        let member = NodeRef(Int32(truncatingIfNeeded: taken - 1))
        throw .excluded(node: game[node].id, by: game[member].id)
      }
    }
    if game[node].product != nil, holds(slots.open) { throw .alreadyOwned(game[node].id) }
    guard let ranks = game[node].ranks else {
      if holds(slots.open) { throw .alreadyUnlocked(game[node].id) }
      if let rank, rank != 1 { try refuse(rank: rank, of: node, ranks: 1) }
      return 1
    }
    let current = self[slots.rank]
    if current >= ranks { throw .alreadyUnlocked(game[node].id) }
    guard let rank else { return current + 1 }
    if rank >= 1, rank <= current { throw .alreadyUnlocked(game[node].id) }
    if rank < 1 || rank > ranks { try refuse(rank: rank, of: node, ranks: ranks) }
    return rank
  }

  /// A rank that the node does not have is the last thing that a command is refused for.
  private func refuse(rank: Int64, of node: NodeRef, ranks: Int64) throws(Rejection) {
    try checkTakeable(node)
    throw .outOfRange(id: game[node].id, message: "rank \(rank) is not within 1 to \(ranks)")
  }

  private func checkTakeable(_ node: NodeRef) throws(Rejection) {
    if layout.playerRoutes[node.position].isEmpty { throw .notAvailable(game[node].id) }
    if state.openRoutes(of: node).isEmpty { throw locked(node) }
  }

  /// Takes the node or its next rank by the one route that is open or that has the price.
  private mutating func takeNext(_ node: NodeRef, price: [NamedAmount]?) throws(Rejection) {
    try checkTakeable(node)
    let rank = state.nextRank(of: node)
    let routes = state.openRoutes(of: node)
    let prices = routes.map { state.price(of: $0, node, rank: rank) }
    var chosen: Price?
    if let price {
      for candidate in prices where try matches(price, candidate) {
        chosen = candidate
        break
      }
      if chosen == nil {
        throw .priceChanged(node: game[node].id, prices: prices.map { state.named($0) })
      }
    } else {
      chosen = prices.first
      for candidate in prices where state.sorted(candidate) != state.sorted(prices[0]) {
        throw .ambiguousRoute(node: game[node].id, prices: prices.map { state.named($0) })
      }
    }
    try take(node, rank: rank, price: chosen ?? [])
  }

  private mutating func take(
    _ node: NodeRef, rank: Int64, price: Price
  ) throws(Rejection) {
    try pay(price, for: .command("unlock"))
    let slots = layout.nodes[node.position]
    let sources = SourceSet(rawValue: self[slots.sources]).union(.taken)
    write(slots.sources, sources.rawValue, because: .command("unlock"))
    if slots.storedRank >= 0 {
      write(slots.storedRank, Swift.max(rank, self[slots.storedRank]), because: .command("unlock"))
    }
    if let choice = game[node].choice {
      write(layout.choices[choice.position], Int64(node.index) + 1)
    }
  }

  /// Takes ranks one by one, all by the first route whose prices add up to the expected total.
  private mutating func takeSeveral(
    _ node: NodeRef, upTo goal: Int64, total: [NamedAmount]
  ) throws(Rejection) {
    let first = state.nextRank(of: node)
    var totals: [Price] = []
    var chosen: PlayerRoute?
    for route in state.openRoutes(of: node) {
      guard let sum = state.total(of: route, node, ranks: first...goal) else { continue }
      totals.append(sum)
      if chosen == nil, try matches(total, sum) { chosen = route }
    }
    guard let chosen else {
      throw .priceChanged(node: game[node].id, prices: totals.map { state.named($0) })
    }
    for rank in first...goal {
      if rank > first { settle() }
      if self[layout.nodes[node.position].rank] >= rank { continue }
      guard state.openRoutes(of: node).contains(where: { $0.index == chosen.index }) else {
        throw locked(node)
      }
      try take(node, rank: rank, price: state.price(of: chosen, node, rank: rank))
    }
  }
}

extension PlayerState {
  /// The rank that would be taken next; 1 for a node without ranks.
  func nextRank(of node: NodeRef) -> Int64 {
    layout.game[node].ranks == nil ? 1 : self[layout.nodes[node.position].rank].addingClamped(1)
  }

  /// The routes by which the player may take the node, or its next rank, now.
  func openRoutes(of node: NodeRef) -> [PlayerRoute] {
    let routes = layout.playerRoutes[node.position]
    if routes.isEmpty { return [] }
    if let level = layout.game[node].level, !holds(layout.nodes[level.world.position].open) {
      return []
    }
    let next = nextRank(of: node)
    if let ranks = layout.game[node].ranks, next > ranks { return [] }
    return routes.filter { route in
      holds(route.holds) && (route.reached < 0 || self[route.reached] >= next)
    }
  }

  /// What a run of ranks costs by one route; `nil` where a sum leaves 64 bits.
  func total(of route: PlayerRoute, _ node: NodeRef, ranks: ClosedRange<Int64>) -> Price? {
    var total: Price = []
    for rank in ranks {
      for amount in price(of: route, node, rank: rank) {
        if let index = total.firstIndex(where: { $0.holding == amount.holding }) {
          let (sum, overflow) = total[index].amount.addingReportingOverflow(amount.amount)
          if overflow { return nil }
          total[index].amount = sum
        } else {
          total.append(amount)
        }
      }
    }
    return total
  }
}
