public import ProgressionModel

/// Queries. Each answers for the state's own rule pack; the references must be of that pack.
extension Engine {
  /// What the game shows of a node.
  public func status(of node: NodeRef, in state: PlayerState) -> StatusRecord {
    state.record(of: node)
  }

  /// The nodes with a status, in declaration order.
  ///
  /// - Complexity: O(n) for n nodes.
  public func nodes(_ status: Status, in state: PlayerState) -> [NodeRef] {
    game.nodes.indices.map { NodeRef(position: $0) }.filter { state.status(of: $0) == status }
  }

  /// Whether the node is open; of a product: owned.
  public func isOpen(_ node: NodeRef, in state: PlayerState) -> Bool {
    state.holds(layout.nodes[node.position].open)
  }

  /// Whether the node is done, open or not; false where it has no completion.
  public func isCompleted(_ node: NodeRef, in state: PlayerState) -> Bool {
    state.holds(layout.nodes[node.position].done)
  }

  /// Whether the product is owned; false for other nodes.
  public func isOwned(_ node: NodeRef, in state: PlayerState) -> Bool {
    game[node].product != nil && isOpen(node, in: state)
  }

  /// Whether the location was visited; false for other nodes.
  public func isVisited(_ node: NodeRef, in state: PlayerState) -> Bool {
    state.holds(layout.nodes[node.position].visited)
  }

  /// Whether the player may not know of the node.
  public func isHidden(_ node: NodeRef, in state: PlayerState) -> Bool {
    state.isHidden(node)
  }

  /// The rank; 1 or 0 for a node that is only open or closed.
  public func rank(of node: NodeRef, in state: PlayerState) -> Int64 {
    let slots = layout.nodes[node.position]
    return state[slots.rank >= 0 ? slots.rank : slots.open]
  }

  /// The stars of a level, or of all levels of a world, as they count.
  public func stars(of node: NodeRef, in state: PlayerState) -> Int64 {
    guard let world = game[node].world else { return state[layout.nodes[node.position].stars] }
    return world.levels.reduce(0) { $0 + state[layout.nodes[$1.position].stars] }
  }

  /// The balance of a holding.
  public func have(_ holding: HoldingRef, in state: PlayerState) -> Int64 {
    state[layout.holdings[holding.position].balance]
  }

  /// What the player ever earned of a holding, initial amounts aside.
  public func earned(_ holding: HoldingRef, in state: PlayerState) -> Int64 {
    state[layout.holdings[holding.position].earned]
  }

  /// What the player ever spent of a holding.
  public func spent(_ holding: HoldingRef, in state: PlayerState) -> Int64 {
    state[layout.holdings[holding.position].spent]
  }

  /// What the operator ever took of a holding.
  public func taken(_ holding: HoldingRef, in state: PlayerState) -> Int64 {
    state[layout.holdings[holding.position].taken]
  }

  /// The value of a counter.
  public func counter(_ counter: CounterRef, in state: PlayerState) -> Int64 {
    state[layout.counters[counter.position]]
  }

  /// The value of a flag.
  public func flag(_ flag: FlagRef, in state: PlayerState) -> Bool {
    state.holds(layout.flags[flag.position])
  }

  /// The value of an attribute.
  public func attribute(_ attribute: AttributeRef, in state: PlayerState) -> AttributeValue {
    attribute.position < state.attributes.count
      ? state.attributes[attribute.position] : game[attribute].initial
  }

  /// How many units of a product were bought; 0 for other nodes.
  public func purchases(of node: NodeRef, in state: PlayerState) -> Int64 {
    state[layout.nodes[node.position].purchases]
  }

  /// The percentage of a collection, 100 only when complete; `nil` where nothing is counted.
  public func percent(_ collection: CollectionRef, in state: PlayerState) -> Int64? {
    let slots = layout.collections[collection.position]
    return state[slots.total] > 0 ? state[slots.percent] : nil
  }

  /// The first non-bonus level that is open and not done; `nil` where there is none.
  ///
  /// Complexity: O(n) for n levels.
  public func nextLevel(in state: PlayerState) -> NodeRef? {
    layout.plainLevels.first { level in
      let slots = layout.nodes[level.position]
      return state.holds(slots.open) && !state.holds(slots.done) && !state.isHidden(level)
    }
  }

  /// How far a player is in a world, or in one level.
  ///
  /// Withheld levels count neither way.
  public func progress(of node: NodeRef, in state: PlayerState) -> Progress {
    state.progress(of: node)
  }
}
