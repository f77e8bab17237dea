import ProgressionModel

extension Working {
  mutating func unlock(
    _ id: String, price named: [NamedAmount]?, rank: Int64?
  ) throws(Rejection) {
    let node = try visibleNode(id) { _ in true }
    // An npc comes and goes; nobody takes it.
    if game[node].person != nil { throw .notAvailable(game[node].id) }
    let price = try resolved(named)
    let ranks = game[node].ranks ?? 1
    let goal = try goalRank(node, rank, of: ranks)
    try checkTakeable(node)
    let first = state.nextRank(of: node)
    if goal > first, let price {
      try takeSeveral(node, first...goal, total: price)
    } else {
      for rank in first...goal {
        if rank > first { settle() }
        if rank > first, state.nextRank(of: node) > rank { continue }
        try takeNext(node, price: price)
      }
    }
    // A rank that the node does not have is the last thing that a command is refused for.
    if let rank, rank < 1 || rank > ranks {
      throw .outOfRange(id: game[node].id, message: "rank \(rank) is not within 1 to \(ranks)")
    }
  }

  /// The rank that the command is to end with, as far as the node has it; 1 without ranks.
  private func goalRank(
    _ node: NodeRef, _ rank: Int64?, of ranks: Int64
  ) throws(Rejection) -> Int64 {
    let slots = layout.nodes[node.position]
    try checkChoice(of: node)
    if game[node].product != nil, holds(slots.open) { throw .alreadyOwned(game[node].id) }
    let current = state.nextRank(of: node) - 1
    let isDone = game[node].ranks == nil ? holds(slots.open) : current >= ranks
    if isDone, !state.isToTakeAgain(node) { throw .alreadyUnlocked(game[node].id) }
    guard let rank else { return current + 1 }
    if rank >= 1, rank <= current { throw .alreadyUnlocked(game[node].id) }
    return Swift.min(Swift.max(rank, current + 1), ranks)
  }

  /// Refuses a node where another member of its choice group was taken.
  func checkChoice(of node: NodeRef) throws(Rejection) {
    guard let choice = game[node].choice, state.isExcluded(node) else { return }
    let taken = self[layout.choices[choice.position].member]
    let member = NodeRef(Int32(truncatingIfNeeded: taken - 1))
    // A member in a world that is hidden by now stays unnamed.
    throw .excluded(node: game[node].id, by: state.isHidden(member) ? "" : game[member].id)
  }

  private func checkTakeable(_ node: NodeRef) throws(Rejection) {
    if layout.playerRoutes[node.position].isEmpty { throw .notAvailable(game[node].id) }
    if state.openRoutes(of: node).isEmpty { throw locked(node) }
  }

  /// Takes the node or its next rank by the one route that is open or that has the price.
  mutating func takeNext(
    _ node: NodeRef, price: Price?, by command: CommandWord = .unlock
  ) throws(Rejection) {
    try checkTakeable(node)
    let rank = state.nextRank(of: node)
    let routes = state.openRoutes(of: node)
    let prices = routes.map { state.price(of: $0, node, rank: rank) }
    var chosen: Price?
    if let price {
      chosen = prices.first { state.sorted($0) == price }
      if chosen == nil {
        throw .priceChanged(node: game[node].id, prices: prices.map { state.named($0) })
      }
    } else {
      chosen = prices.first
      for candidate in prices where state.sorted(candidate) != state.sorted(prices[0]) {
        throw .ambiguousRoute(node: game[node].id, prices: prices.map { state.named($0) })
      }
    }
    try take(node, rank: rank, price: chosen ?? [], by: command)
  }

  private mutating func take(
    _ node: NodeRef, rank: Int64, price: Price, by command: CommandWord = .unlock
  ) throws(Rejection) {
    let slots = layout.nodes[node.position]
    let cause = CauseRef.command(command)
    try pay(price, for: cause, by: payer(slots, .price))
    addSource(.taken, to: node.position, because: cause)
    if slots.storedRank >= 0 {
      write(slots.storedRank, Swift.max(rank, self[slots.storedRank]), because: cause)
    }
    if let choice = game[node].choice {
      let slots = layout.choices[choice.position]
      write(slots.member, Int64(node.index) + 1)
      write(slots.takenAt, now.addingClamped(1))
    }
  }

  /// Takes ranks one by one, all by the first route whose prices add up to the expected total.
  ///
  /// What was added up is what is paid, though a rank's reward may change a discount meanwhile.
  private mutating func takeSeveral(
    _ node: NodeRef, _ ranks: ClosedRange<Int64>, total: Price
  ) throws(Rejection) {
    var totals: [Price] = []
    var chosen: (route: Int32, prices: [Price])?
    for route in state.openRoutes(of: node) {
      let prices = ranks.map { state.price(of: route, node, rank: $0) }
      let sum = Working.sum(prices)
      totals.append(sum)
      if chosen == nil, state.sorted(sum) == total { chosen = (route.index, prices) }
    }
    guard let chosen else {
      throw .priceChanged(node: game[node].id, prices: totals.map { state.named($0) })
    }
    for (rank, price) in zip(ranks, chosen.prices) {
      if rank > ranks.lowerBound { settle() }
      if state.nextRank(of: node) > rank { continue }
      guard state.openRoutes(of: node).contains(where: { $0.index == chosen.route }) else {
        throw locked(node)
      }
      try take(node, rank: rank, price: price)
    }
  }

  /// Prices together, each holding once, clamped to 64 bits: more than anybody has.
  private static func sum(_ prices: [Price]) -> Price {
    var total: Price = []
    for price in prices {
      for amount in price {
        if let index = total.firstIndex(where: { $0.holding == amount.holding }) {
          total[index].amount = total[index].amount.addingClamped(amount.amount)
        } else {
          total.append(amount)
        }
      }
    }
    return total
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
    if let quest = layout.quest(of: node), !holds(quest.offerable) { return [] }
    let next = nextRank(of: node)
    if let ranks = layout.game[node].ranks, next > ranks { return [] }
    return routes.filter { route in
      holds(route.holds) && (route.reached < 0 || self[route.reached] >= next)
    }
  }
}
