import ProgressionModel

/// What held before a state was adopted, as far as anybody knows, by the nodes of the new pack.
struct AdoptionSnapshot {
  var open: Set<NodeRef> = []
  var done: Set<NodeRef> = []
  /// Nodes of which a route held that opens by itself; `nil` where only the saved text is there.
  var routes: Set<NodeRef>?

  /// What the old pack said of its state.
  init(of old: PlayerState, in new: Layout) {
    var routes: Set<NodeRef> = []
    for (index, slots) in old.layout.nodes.enumerated() {
      guard case .node(let node)? = new.names.lookup(old.layout.game.nodes[index].id) else {
        continue
      }
      if old.holds(slots.open) { open.insert(node) }
      if old.holds(slots.done) { done.insert(node) }
      if old.holds(slots.routes) { routes.insert(node) }
    }
    self.routes = routes
  }

  /// What the facts of a saved state say, read but not settled yet.
  ///
  /// Whether something was open that opens without leaving a trace, nobody knows: it counts as open
  /// before where it is open now.
  init(reading state: PlayerState) {
    for (index, slots) in state.layout.nodes.enumerated() {
      let node = NodeRef(position: index)
      let hasSticky = state.layout.automaticRoutes[index].contains { $0.isSticky }
      if state.holds(slots.sources) || state.holds(slots.storedRank)
        || (!hasSticky && state.holds(slots.open))
      {
        open.insert(node)
      }
      let isCompleted = state.layout.quest(of: node).map { state.isIn(.completed, $0) } ?? false
      if isCompleted || state.holds(slots.completed) || state.holds(slots.paidComplete) {
        done.insert(node)
      }
    }
  }
}
