import ProgressionModel

/// What the walks need of nodes and routes, without texts and lists.
///
/// A node of the game is a large value whose copies cost more than the walks themselves.
struct GameShape {
  /// The numbers of a node.
  struct NodeShape {
    var kind: Node.Kind
    /// The world of a level, else `nil`.
    var world: NodeRef?
    /// The number of ranks; 1 where the node is only open or closed.
    var ranks: Int64
    var hasRanks: Bool
    var hasCompletion: Bool
    var isChoiceMember: Bool
    var isBonus = false
    var hasScore = false
    var maxStars: Int64 = 0
    var markCount: Int64 = 0
    /// Whether it is a product that is used up.
    var isConsumable = false
    /// What completes a world or location instead of playing.
    var completeWhen: ConditionRef?
    /// Who offers a quest.
    var giver: NodeRef?
    /// What keeps a quest from being offered.
    var failWhen: ConditionRef?
    /// The places of an npc that have a condition, in `GameShape.placements`.
    var placements: Range<Int> = 0..<0
    /// Whether an npc has a place without a condition.
    var isSomewhere = false
    /// Whether a reward or grant of the node unlocks others, or starts a timer.
    var givesNodes: Bool
    /// The routes of the node in `GameShape.routes`.
    var routes: Range<Int>
  }

  /// The references of a route.
  struct RouteShape {
    /// How the route opens.
    enum Kind {
      case automatic(isLive: Bool)
      case taken
      case product(NodeRef)
    }

    var kind: Kind
    var when: ConditionRef?
    var reach: QuantityRef?
  }

  private(set) var nodes: [NodeShape] = []
  private(set) var routes: [RouteShape] = []
  private var placements: [PlacementShape] = []

  /// A place of an npc that has a condition.
  private struct PlacementShape {
    var when: ConditionRef
    var isSomewhere: Bool
  }

  /// - Complexity: O(n) for n nodes, routes and rewards.
  init(_ game: Game) {
    nodes.reserveCapacity(game.nodes.count)
    routes.reserveCapacity(game.nodes.count)
    for position in game.nodes.indices {
      let first = routes.count
      for route in game.nodes[position].routes { routes.append(Self.shape(of: route)) }
      let ranks = game.nodes[position].ranks
      var givesNodes = false
      for reward in game.nodes[position].rewards.indices
      where game.nodes[position].rewards[reward].bundle.givesNodes {
        givesNodes = true
      }
      var shape = NodeShape(
        kind: game.nodes[position].kind, ranks: ranks ?? 1, hasRanks: ranks != nil,
        hasCompletion: game.nodes[position].hasCompletion,
        isChoiceMember: game.nodes[position].choice != nil, givesNodes: givesNodes,
        routes: first..<routes.count)
      switch game.nodes[position].details {
      case .world(let world): shape.completeWhen = world.completeWhen
      case .location(let location): shape.completeWhen = location.completeWhen
      case .level(let level):
        shape.world = level.world
        shape.isBonus = level.isBonus
        shape.hasScore = !level.scoreForStars.isEmpty
        shape.maxStars = level.maxStars
        shape.markCount = Int64(level.marks.count)
      case .product(let product):
        shape.isConsumable = product.kind == .consumable
        if product.grants.givesNodes { shape.givesNodes = true }
      case .quest(let quest):
        shape.giver = quest.giver
        shape.failWhen = quest.failWhen
      case .npc(let person): note(person, in: &shape)
      case .feature, .achievement: break
      }
      nodes.append(shape)
    }
  }

  subscript(node: NodeRef) -> NodeShape { nodes[node.position] }

  /// The routes of a node.
  func routes(of node: NodeRef) -> ArraySlice<RouteShape> { routes[nodes[node.position].routes] }

  /// The conditions of the places of an npc; none for another node.
  func placements(of node: NodeRef) -> [ConditionRef] {
    placements[nodes[node.position].placements].map { $0.when }
  }

  /// The conditions of the places where an npc is, those where it is nowhere left out.
  func placesToBe(_ node: NodeRef) -> [ConditionRef] {
    placements[nodes[node.position].placements].filter { $0.isSomewhere }.map { $0.when }
  }

  private mutating func note(_ person: Person, in shape: inout NodeShape) {
    let first = placements.count
    shape.isSomewhere = person.placements == nil
    for placement in person.placements ?? [] {
      let isSomewhere = placement.location != nil
      guard let when = placement.when else {
        shape.isSomewhere = isSomewhere
        // What comes after it never counts.
        break
      }
      placements.append(PlacementShape(when: when, isSomewhere: isSomewhere))
    }
    shape.placements = first..<placements.count
  }

  private static func shape(of route: Route) -> RouteShape {
    let kind: RouteShape.Kind =
      switch route.kind {
      case .automatic(let isLive): .automatic(isLive: isLive)
      case .taken: .taken
      case .product(let product): .product(product)
      }
    return RouteShape(kind: kind, when: route.when, reach: route.reach?.quantity)
  }
}
