public import ProgressionModel

/// Queries: what is so for a player, as a game shows it.
///
/// They never fail. A reference that this engine's pack does not have, such as one of another
/// engine, and every reference together with a state of another pack answer as of something that
/// nobody knows: locked, false, 0, `nil` or empty. A reference of another engine that this pack
/// happens to have too names what is there in this pack; references are positions.
extension Engine {
  /// What the game shows of a node.
  ///
  /// - Complexity: O(n) for n parts of its conditions. Where only time is missing, O(facts) too:
  ///   the time is lived through on a copy.
  public func status(of node: NodeRef, in state: PlayerState) -> StatusRecord {
    guard knows(node, in: state) else { return StatusRecord.unknown }
    var record = state.record(of: node)
    record.opensAt = state.opensAt(node)
    return record
  }

  /// The nodes with a status, in declaration order.
  ///
  /// - Complexity: O(n) for n nodes.
  public func nodes(_ status: Status, in state: PlayerState) -> [NodeRef] {
    guard isCompatible(with: state) else { return [] }
    var result: [NodeRef] = []
    for (index, slots) in layout.nodes.enumerated() {
      // Most nodes need no more than this look.
      if status.isOpen != nil, state.holds(slots.open) != status.isOpen { continue }
      let node = NodeRef(position: index)
      if state.status(of: node) == status { result.append(node) }
    }
    return result
  }

  /// Whether the node is open; of a product: owned.
  public func isOpen(_ node: NodeRef, in state: PlayerState) -> Bool {
    knows(node, in: state) && state.holds(layout.nodes[node.position].open)
  }

  /// Whether the node is done, open or not; false where it has no completion.
  public func isCompleted(_ node: NodeRef, in state: PlayerState) -> Bool {
    knows(node, in: state) && state.holds(layout.nodes[node.position].done)
  }

  /// Whether the product is owned; false for other nodes.
  public func isOwned(_ node: NodeRef, in state: PlayerState) -> Bool {
    isOpen(node, in: state) && game[node].product != nil
  }

  /// Whether the location was visited and counts; false for other nodes.
  public func isVisited(_ node: NodeRef, in state: PlayerState) -> Bool {
    knows(node, in: state) && state.holds(layout.nodes[node.position].seen)
  }

  /// Whether the player may not know of the node.
  ///
  /// A node that nobody knows is hidden.
  public func isHidden(_ node: NodeRef, in state: PlayerState) -> Bool {
    !knows(node, in: state) || state.isHidden(node)
  }

  /// The rank; 1 or 0 for a node that is only open or closed.
  public func rank(of node: NodeRef, in state: PlayerState) -> Int64 {
    guard knows(node, in: state) else { return 0 }
    let slots = layout.nodes[node.position]
    return state[slots.rank >= 0 ? slots.rank : slots.open]
  }

  /// The stars of a level, or of all levels of a world, as they count.
  public func stars(of node: NodeRef, in state: PlayerState) -> Int64 {
    guard knows(node, in: state) else { return 0 }
    guard let world = game[node].world else { return state[layout.nodes[node.position].stars] }
    return world.levels.reduce(0) {
      $0.addingClamped(state[layout.nodes[$1.position].stars])
    }
  }

  /// The value of a counter.
  public func counter(_ counter: CounterRef, in state: PlayerState) -> Int64 {
    guard knows(counter, of: layout.counters.count, in: state) else { return 0 }
    return state[layout.counters[counter.position].value]
  }

  /// The value of a flag.
  public func flag(_ flag: FlagRef, in state: PlayerState) -> Bool {
    knows(flag, of: layout.flags.count, in: state) && state.holds(layout.flags[flag.position])
  }

  /// The value of an attribute; the number 0 for one that nobody knows.
  public func attribute(_ attribute: AttributeRef, in state: PlayerState) -> AttributeValue {
    guard knows(attribute, of: state.attributes.count, in: state) else { return .int(0) }
    return state.attributes[attribute.position]
  }

  /// How many units of a product were bought; 0 for other nodes.
  public func purchases(of node: NodeRef, in state: PlayerState) -> Int64 {
    knows(node, in: state) ? state[layout.nodes[node.position].purchases] : 0
  }

  /// The percentage of a collection, 100 only when complete; `nil` where nothing is counted.
  public func percent(_ collection: CollectionRef, in state: PlayerState) -> Int64? {
    guard knows(collection, of: layout.collections.count, in: state) else { return nil }
    let slots = layout.collections[collection.position]
    return state[slots.total] > 0 ? state[slots.percent] : nil
  }

  /// The first non-bonus level that is open and not done; `nil` where there is none.
  ///
  /// Complexity: O(n) for n levels.
  public func nextLevel(in state: PlayerState) -> NodeRef? {
    guard isCompatible(with: state) else { return nil }
    return layout.plainLevels.first { level in
      let slots = layout.nodes[level.position]
      return state.holds(slots.open) && !state.holds(slots.done) && !state.isHidden(level)
    }
  }

  /// How far a player is in a world, or in one level.
  ///
  /// Withheld levels count neither way.
  public func progress(of node: NodeRef, in state: PlayerState) -> Progress {
    guard knows(node, in: state) else { return Progress(done: 0, total: 0, stars: 0, maxStars: 0) }
    return state.progress(of: node)
  }

  /// Whether the state is of this pack and the pack has the node.
  func knows(_ node: NodeRef, in state: PlayerState) -> Bool {
    knows(node, of: layout.nodes.count, in: state)
  }

  /// Whether the state is of this pack and a table of `count` entries has the reference.
  func knows<Entity>(
    _ reference: Ref<Entity>, of count: Int, in state: PlayerState
  ) -> Bool {
    reference.position >= 0 && reference.position < count && isCompatible(with: state)
  }
}

extension StatusRecord {
  /// What is said of a node that nobody knows.
  static let unknown = StatusRecord(
    status: .locked, offers: [], rank: nil, ranks: nil, opensAt: nil, never: nil,
    isPending: false)
}
