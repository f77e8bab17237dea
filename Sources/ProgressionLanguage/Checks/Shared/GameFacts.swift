import ProgressionModel

/// What several checks ask of a game, worked out once.
struct GameFacts {
  /// Holdings that a price of the pack takes.
  private(set) var isSpent: [Bool]
  /// Holdings that a product of a store gives, which no cap stops.
  private(set) var isSoldByStore: [Bool]
  /// Holdings of which a player can have less than the pack's floor, since a store takes back what is
  /// spent.
  private(set) var canOwe: [Bool]
  /// Nodes of which every route is a product, and levels of such worlds.
  private(set) var isWithholdable: [Bool]
  /// Nodes that may close again: one of their routes is live or a product, or their world may close.
  private(set) var isLive: [Bool]

  init(_ game: Game, shape: GameShape) {
    isSpent = [Bool](repeating: false, count: game.holdings.count)
    isSoldByStore = isSpent
    canOwe = isSpent
    isWithholdable = [Bool](repeating: false, count: game.nodes.count)
    isLive = isWithholdable
    readPrices(of: game, shape)
    readRoutes(of: game, shape)
    readQuests(of: game, shape)
  }

  private mutating func readPrices(of game: Game, _ shape: GameShape) {
    for position in game.nodes.indices {
      for (index, route) in shape.nodes[position].routes.enumerated() {
        guard case .taken = shape.routes[route].kind,
          case .taken(let price) = game.nodes[position].routes[index].kind
        else { continue }
        for part in price { isSpent[part.holding.position] = true }
      }
      switch game.nodes[position].details {
      case .level(let level):
        for amount in level.startPrice { isSpent[amount.holding.position] = true }
      case .product(let product):
        for amount in product.price ?? [] { isSpent[amount.holding.position] = true }
        guard product.store != nil else { continue }
        for amount in product.grants.amounts {
          isSoldByStore[amount.holding.position] = true
          if product.refund == .debt { canOwe[amount.holding.position] = true }
        }
      case .quest(let quest):
        for amount in quest.turnInPrice { isSpent[amount.holding.position] = true }
      case .world, .feature, .achievement, .location, .npc:
        break
      }
    }
    for chest in game.chests {
      for amount in chest.price { isSpent[amount.holding.position] = true }
    }
    for reset in game.resets {
      for amount in reset.command?.price ?? [] { isSpent[amount.holding.position] = true }
    }
  }

  /// A level comes after its world, so one pass knows the world first.
  private mutating func readRoutes(of game: Game, _ shape: GameShape) {
    for (position, node) in shape.nodes.enumerated() {
      var hasOnlyProducts = !node.routes.isEmpty
      var mayClose = false
      var isAlwaysOpen = false
      for route in shape.routes[node.routes] {
        switch route.kind {
        case .automatic(let isRouteLive):
          hasOnlyProducts = false
          if game.isAlways(route.when), !node.isChoiceMember, route.reach == nil {
            isAlwaysOpen = true
          } else if isRouteLive {
            mayClose = true
          }
        case .taken:
          hasOnlyProducts = false
        case .product:
          mayClose = true
        }
      }
      isWithholdable[position] = hasOnlyProducts
      isLive[position] = mayClose && !isAlwaysOpen
      guard let world = node.world else { continue }
      if isWithholdable[world.position] { isWithholdable[position] = true }
      if isLive[world.position] { isLive[position] = true }
    }
  }
}

extension GameFacts {
  /// An npc may go away; with its giver, by `failWhen` and at its deadline a quest closes that nobody
  /// has accepted.
  private mutating func readQuests(of game: Game, _ shape: GameShape) {
    for position in game.nodes.indices where shape.nodes[position].kind == .npc {
      isLive[position] = game.nodes[position].person?.mayBeNowhere(in: game) ?? false
    }
    for (position, node) in shape.nodes.enumerated() where node.kind == .quest {
      if let giver = node.giver, isLive[giver.position] { isLive[position] = true }
      if let failWhen = node.failWhen, !game.isNever(failWhen) { isLive[position] = true }
      if case .at = game.nodes[position].quest?.deadline { isLive[position] = true }
    }
  }
}

extension Person {
  /// Whether the npc is somewhere at one time and may be nowhere at another.
  fileprivate func mayBeNowhere(in game: Game) -> Bool {
    guard let placements else { return false }
    var isSomewhere = false
    var isNowhere = false
    for placement in placements {
      if placement.location == nil { isNowhere = true } else { isSomewhere = true }
      if game.isAlways(placement.when) { return isSomewhere && isNowhere }
    }
    return isSomewhere
  }
}

extension Game {
  /// Whether a route's condition is absent or written as `true`.
  func isAlways(_ when: ConditionRef?) -> Bool {
    guard let when else { return true }
    if case .constant(true) = self[when] { return true }
    return false
  }

  /// Whether a condition is written as `false`.
  fileprivate func isNever(_ condition: ConditionRef) -> Bool {
    if case .constant(false) = self[condition] { return true }
    return false
  }
}
