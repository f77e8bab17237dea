public import ProgressionModel

extension Engine {
  /// Why a node is open, with the instant and the pack version of its first stored source.
  public func sources(of node: NodeRef, in state: PlayerState) -> NodeSources {
    guard knows(node, in: state) else { return NodeSources.none }
    let slots = layout.nodes[node.position]
    let stored = SourceSet(rawValue: state[slots.sources])
    let kinds: [(SourceSet, NodeSources.Source)] = [
      (.earned, .earned), (.taken, .taken), (.granted, .granted), (.store, .store),
    ]
    var sources = kinds.filter { stored.contains($0.0) }.map { $0.1 }
    if game[node].product != nil, state.isOwnedByStore(node), !stored.contains(.store) {
      sources.append(.store)
    }
    for route in layout.automaticRoutes[node.position] where !route.isSticky {
      guard state.holds(route.holds) else { continue }
      let source: NodeSources.Source =
        if case .product = game[node].routes[Int(route.index)].kind { .product } else { .live }
      if !sources.contains(source) { sources.append(source) }
    }
    // A quest keeps its first instant though nothing stored opens it any more.
    let hasStored = !stored.subtracting(.store).isEmpty
    let version = hasStored ? state[slots.sourceVersion] : 0
    let versions = state.records.versions
    return NodeSources(
      sources: sources,
      since: hasStored && state.holds(slots.sourceAt) ? state[slots.sourceAt] - 1 : nil,
      packVersion: version > 0 && version <= Int64(versions.count)
        ? versions[Int(version - 1)] : nil)
  }
}

extension PlayerState {
  /// Whether a transaction of a store gives the product now.
  func isOwnedByStore(_ node: NodeRef) -> Bool {
    let slots = layout.nodes[node.position]
    if layout.game[node].product?.kind != .subscription { return holds(slots.storeOwned) }
    return self[slots.ownedUntil] > 0 && now < self[slots.ownedUntil] - 1
  }
}
