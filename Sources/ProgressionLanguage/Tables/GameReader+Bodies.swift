import ProgressionModel
import ProgressionText

/// Reads what refers to other ids, once all are declared.
extension GameReader {
  mutating func readNodes() {
    for index in game.nodes.indices {
      let source = sources[index]
      standpoint = Standpoint()
      switch game.nodes[index].details {
      case .world:
        standpoint = Standpoint(world: NodeRef(position: index), previous: source.previous)
      case .level(let level):
        standpoint = Standpoint(world: level.world, previous: source.previous)
      default: break
      }
      readNode(index, source)
    }
    standpoint = Standpoint()
  }

  /// Reads what a node's source says; each part goes into its place, since a node is large.
  private mutating func readNode(_ index: Int, _ source: NodeSource) {
    let node = game.nodes[index]
    switch node.details {
    case .world(var world):
      if let value = source.value("completeWhen") {
        world.completeWhen = condition(value)
        game.nodes[index].details = .world(world)
      }
    case .level(var level):
      if let value = source.value("startPrice"), !value.equals("free") {
        level.startPrice = price(value, "startPrice") ?? []
        game.nodes[index].details = .level(level)
      }
    case .feature, .achievement: break
    case .location(var location):
      location.completeWhen = source.value("completeWhen").flatMap { condition($0) }
      game.nodes[index].details = .location(location)
    case .quest(let quest): game.nodes[index].details = .quest(read(quest, at: index, source))
    case .npc(var person):
      person.placements = source.value("at").flatMap { placements($0) }
      game.nodes[index].details = .npc(person)
    case .product(let product):
      game.nodes[index].details = .product(read(product, source))
    }
    if node.kind != .npc, node.kind != .product {
      game.nodes[index].routes = unlock(of: node, source)
    }
    if let value = source.value("visible") { game.nodes[index].visible = condition(value) }
    if let value = source.value("rewards"), node.kind != .npc {
      if hasRewardsOfNeighbour(node, at: index, value.place) {
        game.nodes[index].rewards = game.nodes[index - 1].rewards
      } else if node.kind == .location {
        // Which moments it has hangs on what completes it, as just read.
        game.nodes[index].rewards = rewards(value, of: game.nodes[index])
      } else {
        game.nodes[index].rewards = rewards(value, of: node)
      }
      lastRewards = (NodeRef(position: index), value.place)
    }
  }

  /// Whether a level has its rewards from the same defaults as the level before it, and the same
  /// moments, so that the two share them.
  private func hasRewardsOfNeighbour(_ node: Node, at index: Int, _ place: Place) -> Bool {
    guard let lastRewards, lastRewards.node.position == index - 1, lastRewards.place == place,
      case .level(let level) = node.details,
      case .level(let neighbour) = game.nodes[index - 1].details
    else { return false }
    return level.maxStars == neighbour.maxStars && level.marks == neighbour.marks
  }

  private mutating func unlock(of node: Node, _ source: NodeSource) -> [Route] {
    if let value = source.value("unlock") { return routes(value, of: node) }
    switch node.details {
    case .world: return following(source.previous, node)
    case .level(let level): return isFree(level) ? open(node) : following(source.previous, node)
    default:
      // An entry that is no object was reported as that.
      guard let own = source.own, !isMisspelt("unlock", in: own, Self.keys(of: node.kind)) else {
        return []
      }
      report.error(
        .missingUnlock, at: node.place, "the \(node.kind.description) `\(node.id)` has no `unlock`",
        help: [
          "write \"unlock\": true if it is open from the start",
          "write \"unlock\": false if only a reward opens it",
        ])
      return []
    }
  }

  /// The keys of what has no order to follow.
  private static func keys(of kind: Node.Kind) -> KeySet {
    switch kind {
    case .achievement: .achievement
    case .quest: .quest
    case .location: .location
    default: .feature
    }
  }

  /// Whether the levels of the world of a level open with it.
  private func isFree(_ level: Level) -> Bool {
    freeWorlds.contains(level.world)
  }

  private func open(_ node: Node) -> [Route] {
    [Route(place: node.place, kind: .automatic(isLive: false), when: nil)]
  }

  /// The route of what opens when the one before it is completed.
  private mutating func following(_ previous: NodeRef?, _ node: Node) -> [Route] {
    guard let previous else { return open(node) }
    guard let when = add(.completed(previous), at: node.place) else { return [] }
    return [Route(place: node.place, kind: .automatic(isLive: false), when: when)]
  }

  private mutating func read(_ product: Product, _ source: NodeSource) -> Product {
    var product = product
    if let value = source.value("price") {
      if product.store != nil, let store = source.value("store") {
        report.error(
          .routeConflict, at: value.place, "a product is sold for a price or in a store, not both",
          related: [.init(place: store.place, message: "the store")],
          help: ["write two products that grant the same"])
      } else if product.kind == .subscription {
        report.error(
          .routeConflict, at: value.place, "a subscription is sold in a store, not for a price",
          help: ["write \"store\": \"…\""])
      } else if value.equals("free") {
        product.price = []
      } else {
        product.price = price(value, "price")
      }
    }
    if let value = source.value("grants") { product.grants = bundle(value, "grants") }
    if let value = source.value("when") { product.when = condition(value) }
    if let value = source.value("discounts") {
      if source.value("price") == nil {
        report.error(
          .routeConflict, at: value.place, "`discounts` reduce a price, and there is none")
      } else {
        product.discounts = discounts(value)
      }
    }
    return product
  }
}
