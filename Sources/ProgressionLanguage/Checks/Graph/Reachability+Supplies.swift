import ProgressionModel

/// Holdings, flags and counters as something that has to be given before it can be asked for.
extension Reachability {
  /// Begins with what a player has, what fills by itself, and what the pack leaves to the game.
  mutating func beginSupplies() {
    guard needsSources else {
      for vertex in space.firstSupply..<space.vertexCount { isReached[vertex] = true }
      return
    }
    for (position, holding) in game.holdings.enumerated() {
      let vertex = space.holding(HoldingRef(position: position))
      // Who may owe can pay without having anything.
      let isThere = holding.initial > 0 || holding.refill != nil || holding.floor < 0
      if isThere { reach(vertex) }
    }
    for vertex in space.firstSupply..<space.vertexCount where givers.of(supply: vertex).isEmpty {
      reach(vertex)
    }
  }

  /// Reaches what waits for a holding, flag or counter.
  mutating func supply(_ vertex: Int) {
    for edge in readers.row(of: vertex) {
      switch space.meaning(of: Int(readers.targets[edge])) {
      case .open(let node): tryToOpen(node)
      case .done(let node): tryToComplete(node)
      case .condition(let condition): meet(partOf: condition)
      case .quantity(let quantity): raise(quantity, to: checked.ranges[quantity].upper)
      case .chest(let chest): tryToOpen(chest)
      case .set, .timer, .holding, .flag, .counter: break
      }
    }
  }

  mutating func reachSupplies(in bundle: Bundle) {
    for amount in bundle.amounts { reach(space.holding(amount.holding)) }
    for flag in bundle.set { reach(space.flag(flag)) }
    for addition in bundle.add { reach(space.counter(addition.counter)) }
  }

  mutating func tryToOpen(_ chest: ChestRef) {
    let isOpen = isMet(game[chest].when) && isAffordable(game[chest].price)
    if isOpen { reach(space.chest(chest)) }
  }

  func isAffordable(toComplete node: NodeRef) -> Bool {
    !needsSources || isAffordable(game.nodes[node.position].priceToComplete)
  }

  func isAffordable(_ node: NodeRef, byRoute route: Int) -> Bool {
    guard needsSources, case .taken(let price) = game.nodes[node.position].routes[route].kind else {
      return true
    }
    return price.allSatisfy {
      $0.amount(forRank: 1) <= 0 || isReached[space.holding($0.holding)]
    }
  }

  private func isAffordable(_ price: [Amount]) -> Bool {
    price.allSatisfy { isReached[space.holding($0.holding)] }
  }
}
