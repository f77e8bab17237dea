import ProgressionModel
import ProgressionText

/// How long each fact of a game lives, and which of them only commands change.
struct FactLives {
  private let game: Game
  private(set) var nodes: [Lifetime]
  private var holdings: [Lifetime]
  /// The reset that names a node or holding in its `ends`.
  private var nodeEnders: [NodeRef: ResetRef] = [:]
  private var holdingEnders: [HoldingRef: ResetRef] = [:]
  private var isGivenFlag: [Bool]
  private var isGivenCounter: [Bool]

  /// - Complexity: O(n) for n nodes, facts, rewards and what resets end.
  init(_ game: Game) {
    self.game = game
    nodes = []
    holdings = []
    isGivenFlag = [Bool](repeating: false, count: game.flags.count)
    isGivenCounter = [Bool](repeating: false, count: game.counters.count)
    nodes.reserveCapacity(game.nodes.count)
    for position in game.nodes.indices { nodes.append(lifetime(game.nodes[position].scope)) }
    for holding in game.holdings { holdings.append(lifetime(holding.scope)) }
    for (position, reset) in game.resets.enumerated() {
      guard case .listed(let ended, let amounts) = reset.ends else { continue }
      let reference = ResetRef(position: position)
      for node in ended {
        nodes[node.position] = lifetime(.reset(reference))
        nodeEnders[node] = reference
      }
      for holding in amounts {
        holdings[holding.position] = lifetime(.reset(reference))
        holdingEnders[holding] = reference
      }
    }
    noteGifts()
  }

  /// Whether facts of the game live differently long.
  var areMixed: Bool {
    if nodes.contains(where: { $0 != .playthrough }) { return true }
    if holdings.contains(where: { $0 != .playthrough }) { return true }
    // Attributes outlive a playthrough by default, and what outlives matters to no growing fact.
    return game.flags.contains { $0.scope != .playthrough }
      || game.counters.contains { $0.scope != .playthrough }
      || game.timers.contains { $0.scope != .playthrough }
  }

  func lifetime(_ scope: Scope) -> Lifetime {
    switch scope {
    case .account: return .account
    case .playthrough: return .playthrough
    case .reset(let reset):
      // What ends with the whole playthrough lives as long as it.
      return game[reset].ends == .playthrough ? .playthrough : .reset(reset)
    }
  }

  func lifetime(of fact: LivingFact) -> Lifetime {
    switch fact {
    case .node(let node):
      // What a store sold stays the account's.
      if game.nodes[node.position].product?.store != nil { return .account }
      return nodes[node.position]
    case .holding(let holding): return holdings[holding.position]
    case .flag(let flag): return lifetime(game[flag].scope)
    case .counter(let counter): return lifetime(game[counter].scope)
    case .attribute(let attribute): return lifetime(game[attribute].scope)
    case .timer(let timer): return lifetime(game[timer].scope)
    case .streak, .reset: return .playthrough
    }
  }

  func id(of fact: LivingFact) -> String {
    switch fact {
    case .node(let node), .streak(let node): game[node].id
    case .holding(let holding): game[holding].id
    case .flag(let flag): game[flag].id
    case .counter(let counter): game[counter].id
    case .attribute(let attribute): game[attribute].id
    case .timer(let timer): game[timer].id
    case .reset(let reset): game[reset].id
    }
  }

  /// Where a fact is declared.
  func place(of fact: LivingFact) -> Place {
    switch fact {
    case .node(let node), .streak(let node): game[node].place
    case .holding(let holding): game[holding].place
    case .flag(let flag): game[flag].place
    case .counter(let counter): game[counter].place
    case .attribute(let attribute): game[attribute].place
    case .timer(let timer): game[timer].place
    case .reset(let reset): game[reset].place
    }
  }

  /// The reset that ends a fact by naming it, whatever its scope.
  func ender(of fact: LivingFact) -> ResetRef? {
    switch fact {
    case .node(let node): nodeEnders[node]
    case .holding(let holding): holdingEnders[holding]
    case .flag, .counter, .attribute, .timer, .streak, .reset: nil
    }
  }

  /// Whether a fact is a flag or counter that nothing in the pack gives.
  func isCommanded(_ fact: LivingFact) -> Bool {
    switch fact {
    case .flag(let flag): !isGivenFlag[flag.position]
    case .counter(let counter): !isGivenCounter[counter.position]
    case .node, .holding, .attribute, .timer, .streak, .reset: false
    }
  }

  private mutating func noteGifts() {
    for position in game.nodes.indices {
      for reward in game.nodes[position].rewards.indices {
        note(game.nodes[position].rewards[reward].bundle)
      }
      if case .product(let product) = game.nodes[position].details { note(product.grants) }
    }
    for chest in game.chests {
      for content in chest.contents { note(content.grants) }
    }
    for timer in game.timers { note(timer.grants) }
    for reset in game.resets {
      if let calendar = reset.calendar { note(calendar.grants) }
    }
  }

  private mutating func note(_ bundle: Bundle) {
    for flag in bundle.set { isGivenFlag[flag.position] = true }
    for addition in bundle.add { isGivenCounter[addition.counter.position] = true }
  }
}
