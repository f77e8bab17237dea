import ProgressionModel

/// The nodes and items of every tag, in declaration order.
struct TagIndex: Sendable {
  struct Members: Sendable {
    var nodes: [NodeRef] = []
    var items: [HoldingRef] = []
  }

  private(set) var members: [String: Members] = [:]
  /// The tags in the order of their first use.
  private(set) var tags: [String] = []

  init() {}

  init(of game: Game) {
    for (index, node) in game.nodes.enumerated() {
      for tag in node.tags { add(.init(nodes: [Ref(position: index)]), to: tag) }
    }
    for (index, holding) in game.holdings.enumerated() {
      for tag in holding.tags { add(.init(items: [Ref(position: index)]), to: tag) }
    }
  }

  private mutating func add(_ one: Members, to tag: String) {
    if members[tag] == nil { tags.append(tag) }
    members[tag, default: Members()].nodes += one.nodes
    members[tag, default: Members()].items += one.items
  }
}
