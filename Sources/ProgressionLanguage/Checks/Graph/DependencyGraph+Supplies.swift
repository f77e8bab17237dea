import ProgressionModel

/// Holdings, flags and counters as what prices and conditions wait for.
extension DependencyGraph {
  mutating func addPrices(toOpen position: Int, _ game: Game, space: VertexSpace) {
    for route in game.nodes[position].routes.indices {
      guard case .taken(let price) = game.nodes[position].routes[route].kind else { continue }
      for part in price where part.amount(forRank: 1) > 0 { add(space.holding(part.holding)) }
    }
  }

  mutating func add(_ price: [Amount], space: VertexSpace) {
    for amount in price { add(space.holding(amount.holding)) }
  }

  mutating func addSupply(of condition: Condition, space: VertexSpace) {
    switch condition {
    case .ownedItem(let item): add(space.holding(item))
    case .flag(let flag): add(space.flag(flag))
    case .constant, .all, .any, .none, .not, .rule, .completed, .unlocked, .ownedProduct, .visited,
      .met, .active, .failed, .marked, .attribute, .compare, .now, .weekly, .cohort, .waiting:
      break
    }
  }

  mutating func addSupply(of quantity: Quantity, space: VertexSpace) {
    switch quantity {
    case .have(let holding), .earned(let holding), .spent(let holding):
      add(space.holding(holding))
    case .counter(let counter): add(space.counter(counter))
    case .literal, .stars, .clears, .fails, .score, .marks, .purchases, .rank, .ranks, .percent,
      .countConditions, .countNodes, .countLevels, .sum, .min, .max, .times, .since, .sinceAccepted,
      .streak, .timeSince:
      break
    }
  }
}

extension Node {
  /// What has to be paid to complete the node, or to buy the product.
  var priceToComplete: [Amount] {
    switch details {
    case .level(let level): level.startPrice
    case .quest(let quest): quest.turnInPrice
    // A store takes money.
    case .product(let product): product.store == nil ? product.price ?? [] : []
    case .world, .feature, .achievement, .location, .npc: []
    }
  }
}
