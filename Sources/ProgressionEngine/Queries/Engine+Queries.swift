public import ProgressionModel

/// Queries. The references must be of this engine's rule pack; of a state of another pack each
/// answers what it would of a new player, so ask `isCompatible` first.
extension Engine {
  /// What the game shows of a node.
  public func status(of node: NodeRef, in state: PlayerState) -> StatusRecord {
    guard isCompatible(with: state) else { return status(of: node, in: newPlayer()) }
    return state.record(of: node)
  }

  /// The nodes with a status, in declaration order.
  ///
  /// - Complexity: O(n) for n nodes.
  public func nodes(_ status: Status, in state: PlayerState) -> [NodeRef] {
    guard isCompatible(with: state) else { return nodes(status, in: newPlayer()) }
    return game.nodes.indices.map { NodeRef(position: $0) }.filter {
      state.status(of: $0) == status
    }
  }

  /// Whether the node is open; of a product: owned.
  public func isOpen(_ node: NodeRef, in state: PlayerState) -> Bool {
    guard isCompatible(with: state) else { return isOpen(node, in: newPlayer()) }
    return state.holds(layout.nodes[node.position].open)
  }

  /// Whether the node is done, open or not; false where it has no completion.
  public func isCompleted(_ node: NodeRef, in state: PlayerState) -> Bool {
    guard isCompatible(with: state) else { return isCompleted(node, in: newPlayer()) }
    return state.holds(layout.nodes[node.position].done)
  }

  /// Whether the product is owned; false for other nodes.
  public func isOwned(_ node: NodeRef, in state: PlayerState) -> Bool {
    guard isCompatible(with: state) else { return isOwned(node, in: newPlayer()) }
    return game[node].product != nil && isOpen(node, in: state)
  }

  /// Whether the location was visited; false for other nodes.
  public func isVisited(_ node: NodeRef, in state: PlayerState) -> Bool {
    guard isCompatible(with: state) else { return isVisited(node, in: newPlayer()) }
    return state.holds(layout.nodes[node.position].visited)
  }

  /// Whether the player may not know of the node.
  public func isHidden(_ node: NodeRef, in state: PlayerState) -> Bool {
    guard isCompatible(with: state) else { return isHidden(node, in: newPlayer()) }
    return state.isHidden(node)
  }

  /// The rank; 1 or 0 for a node that is only open or closed.
  public func rank(of node: NodeRef, in state: PlayerState) -> Int64 {
    guard isCompatible(with: state) else { return rank(of: node, in: newPlayer()) }
    let slots = layout.nodes[node.position]
    return state[slots.rank >= 0 ? slots.rank : slots.open]
  }

  /// The stars of a level, or of all levels of a world, as they count.
  public func stars(of node: NodeRef, in state: PlayerState) -> Int64 {
    guard isCompatible(with: state) else { return stars(of: node, in: newPlayer()) }
    guard let world = game[node].world else { return state[layout.nodes[node.position].stars] }
    return world.levels.reduce(0) { $0 + state[layout.nodes[$1.position].stars] }
  }

  /// The balance of a holding.
  public func have(_ holding: HoldingRef, in state: PlayerState) -> Int64 {
    guard isCompatible(with: state) else { return have(holding, in: newPlayer()) }
    return state[layout.holdings[holding.position].balance]
  }

  /// What the player ever earned of a holding, initial amounts aside.
  public func earned(_ holding: HoldingRef, in state: PlayerState) -> Int64 {
    guard isCompatible(with: state) else { return earned(holding, in: newPlayer()) }
    return state[layout.holdings[holding.position].earned]
  }

  /// What the player ever spent of a holding.
  public func spent(_ holding: HoldingRef, in state: PlayerState) -> Int64 {
    guard isCompatible(with: state) else { return spent(holding, in: newPlayer()) }
    return state[layout.holdings[holding.position].spent]
  }

  /// What the operator ever took of a holding.
  public func taken(_ holding: HoldingRef, in state: PlayerState) -> Int64 {
    guard isCompatible(with: state) else { return taken(holding, in: newPlayer()) }
    return state[layout.holdings[holding.position].taken]
  }

  /// The value of a counter.
  public func counter(_ counter: CounterRef, in state: PlayerState) -> Int64 {
    guard isCompatible(with: state) else { return self.counter(counter, in: newPlayer()) }
    return state[layout.counters[counter.position].value]
  }

  /// The value of a flag.
  public func flag(_ flag: FlagRef, in state: PlayerState) -> Bool {
    guard isCompatible(with: state) else { return self.flag(flag, in: newPlayer()) }
    return state.holds(layout.flags[flag.position])
  }

  /// The value of an attribute.
  public func attribute(_ attribute: AttributeRef, in state: PlayerState) -> AttributeValue {
    guard isCompatible(with: state) else { return self.attribute(attribute, in: newPlayer()) }
    return state.attributes[attribute.position]
  }

  /// How many units of a product were bought; 0 for other nodes.
  public func purchases(of node: NodeRef, in state: PlayerState) -> Int64 {
    guard isCompatible(with: state) else { return purchases(of: node, in: newPlayer()) }
    return state[layout.nodes[node.position].purchases]
  }

  /// The percentage of a collection, 100 only when complete; `nil` where nothing is counted.
  public func percent(_ collection: CollectionRef, in state: PlayerState) -> Int64? {
    guard isCompatible(with: state) else { return percent(collection, in: newPlayer()) }
    let slots = layout.collections[collection.position]
    return state[slots.total] > 0 ? state[slots.percent] : nil
  }

  /// The first non-bonus level that is open and not done; `nil` where there is none.
  ///
  /// Complexity: O(n) for n levels.
  public func nextLevel(in state: PlayerState) -> NodeRef? {
    guard isCompatible(with: state) else { return nextLevel(in: newPlayer()) }
    return layout.plainLevels.first { level in
      let slots = layout.nodes[level.position]
      return state.holds(slots.open) && !state.holds(slots.done) && !state.isHidden(level)
    }
  }

  /// How far a player is in a world, or in one level.
  ///
  /// Withheld levels count neither way.
  public func progress(of node: NodeRef, in state: PlayerState) -> Progress {
    guard isCompatible(with: state) else { return progress(of: node, in: newPlayer()) }
    return state.progress(of: node)
  }
}
