import ProgressionModel

/// Who gives what: nodes that a bundle opens, flags that it sets, counters and items that it adds,
/// timers that it starts.
///
/// Currencies come from everywhere and are left out.
struct GraphGifts {
  /// The most givers that are drawn; a note says how many more there are.
  static let mostGivers = 6
  /// The most levels of one world that are drawn as givers; of more, the world is.
  private static let mostLevels = 2

  private let game: Game
  private var all: [GraphSource: [GraphSource]] = [:]

  init(_ game: Game) {
    self.game = game
    for position in game.nodes.indices {
      let source = GraphSource.node(NodeRef(position: position))
      for reward in game.nodes[position].rewards { add(reward.bundle, from: source) }
      if case .product(let product) = game.nodes[position].details {
        add(product.grants, from: source)
      }
    }
    for (position, chest) in game.chests.enumerated() {
      for content in chest.contents {
        add(content.grants, from: .chest(ChestRef(position: position)))
      }
    }
    for (position, timer) in game.timers.enumerated() {
      add(timer.grants, from: .timer(TimerRef(position: position)))
    }
    for (position, reset) in game.resets.enumerated() {
      guard let calendar = reset.calendar else { continue }
      add(calendar.grants, from: .reset(ResetRef(position: position)))
    }
  }

  /// What gives something, in declaration order; a world for many of its levels.
  func givers(of target: GraphSource) -> [GraphSource] {
    let givers = all[target] ?? []
    var levels: [NodeRef: Int] = [:]
    for giver in givers {
      if let world = world(of: giver) { levels[world, default: 0] += 1 }
    }
    var shown: [GraphSource] = []
    var worlds: Set<NodeRef> = []
    for giver in givers {
      guard let world = world(of: giver), levels[world, default: 0] > Self.mostLevels else {
        shown.append(giver)
        continue
      }
      if worlds.insert(world).inserted { shown.append(.node(world)) }
    }
    return shown
  }

  private func world(of giver: GraphSource) -> NodeRef? {
    guard case .node(let node) = giver else { return nil }
    return game[node].level?.world
  }

  private mutating func add(_ bundle: Bundle, from giver: GraphSource) {
    for node in bundle.unlock { add(.node(node), from: giver) }
    for flag in bundle.set { add(.flag(flag), from: giver) }
    for addition in bundle.add { add(.counter(addition.counter), from: giver) }
    for timer in bundle.timers { add(.timer(timer), from: giver) }
    for amount in bundle.amounts where game[amount.holding].kind == .item {
      add(.holding(amount.holding), from: giver)
    }
  }

  private mutating func add(_ target: GraphSource, from giver: GraphSource) {
    if all[target]?.last != giver { all[target, default: []].append(giver) }
  }
}
