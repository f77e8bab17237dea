public import ProgressionModel

extension Engine {
  /// Why a node has the status that it has: every route with its leaves, and the nearest way on.
  ///
  /// For a player nothing is told of hidden nodes; of a hidden node itself only that it is hidden.
  /// A node that nobody knows, or a state of another pack, gives an explanation without an id and
  /// without routes.
  /// - Complexity: O(n) for n leaves and members of sets; at most 500 leaves a route are listed.
  public func explain(
    _ node: NodeRef, in state: PlayerState, for audience: Audience = .designer
  ) -> Explanation {
    guard knows(node, in: state) else { return Explanation.unknown }
    var explanation = state.explain(node, for: audience)
    explanation.record.opensAt = state.opensAt(node)
    return explanation
  }

  /// Whether a condition holds.
  ///
  /// `tables` is this engine's game, or one whose tables begin with
  /// that game's, such as a reader of single conditions makes. What the state does not keep is
  /// absent: the growth since a reset, the time since a fact and the streak of a node that no
  /// condition of the pack asks for, and a window in a zone that the pack does not name. False
  /// for a game of other tables, and for a state of another pack.
  public func holds(
    _ condition: ConditionRef, of tables: Game, in state: PlayerState
  ) -> Bool {
    canRead(condition, of: tables, in: state)
      && PlainEvaluator(tables: tables, state: state).holds(condition)
  }

  /// The leaves of a condition with what is there and what is needed; see `holds` for `tables`.
  ///
  /// None for a game of other tables, and for a state of another pack.
  public func requirements(
    _ condition: ConditionRef, of tables: Game, in state: PlayerState,
    for audience: Audience = .designer
  ) -> [Requirement] {
    guard canRead(condition, of: tables, in: state) else { return [] }
    var explainer = Explainer(state, tables: tables, audience: audience)
    return explainer.leaves(condition)
  }

  /// Whether the tables name nothing that the state has not.
  private func canRead(
    _ condition: ConditionRef, of tables: Game, in state: PlayerState
  ) -> Bool {
    tables.nodes.count == game.nodes.count && tables.holdings.count == game.holdings.count
      && tables.counters.count == game.counters.count && tables.flags.count == game.flags.count
      && tables.attributes.count == game.attributes.count
      && tables.timers.count == game.timers.count && tables.resets.count == game.resets.count
      && tables.rules.count == game.rules.count && tables.choices.count == game.choices.count
      && tables.conditions.count >= game.conditions.count
      && tables.quantities.count >= game.quantities.count
      && knows(condition, of: tables.conditions.count, in: state)
  }
}

extension PlayerState {
  /// What the nearest way to open a node still needs.
  func unmetRequirements(of node: NodeRef) -> [Requirement] {
    explain(node, for: .player).unmet
  }

  func explain(_ node: NodeRef, for audience: Audience) -> Explanation {
    let entry = layout.game[node]
    let record = record(of: node)
    if audience == .player, record.status == .hidden {
      return Explanation(
        node: entry.id, title: entry.id, record: record, world: nil, routes: [], next: nil)
    }
    // A level with a source of its own needs nothing but its world.
    // So does a quest what its giver needs.
    let quest = layout.quest(of: node)
    let isDone =
      entry.ranks.map { (record.rank ?? 0) >= $0 }
      ?? quest.map { holds($0.opened) || isIn(.active, $0) || isIn(.completed, $0) }
      ?? (holds(layout.nodes[node.position].open)
        || entry.level != nil && holds(layout.nodes[node.position].sources))
    var routes: [RouteExplanation] = []
    var ways: [Way] = []
    if let product = entry.product {
      (routes, ways) = explainPurchase(of: product, node, audience)
    } else if let person = entry.person {
      (routes, ways) = explainPlacements(of: person, node, audience)
    } else {
      for position in entry.routes.indices {
        let (route, way) = explainRoute(position, of: node, audience)
        routes.append(route)
        ways.append(way)
      }
    }
    var next: Int64?
    for (position, way) in ways.enumerated() where !isDone && !way.isImpossible {
      if let best = next, !way.isNearer(than: ways[Int(best)]) { continue }
      next = Int64(position)
    }
    if record.never != nil || isExcluded(node) { next = nil }
    let explainer = Explainer(self, tables: layout.game, audience: audience)
    var explanation = Explanation(
      node: entry.id, title: entry.title, record: record, world: explainer.world(of: node),
      routes: routes, next: next)
    if let quest { explain(quest, in: &explanation, for: audience) }
    if !isDone, let custom = explainer.custom(against: node) { explanation.needs.append(custom) }
    if let place = place(of: node), !explainer.isSecret(place) {
      explanation.place = layout.game[place].id
    }
    return explanation
  }

  private func explainRoute(
    _ position: Int, of node: NodeRef, _ audience: Audience
  ) -> (RouteExplanation, Way) {
    let route = layout.game[node].routes[position]
    var explainer = Explainer(self, tables: layout.game, audience: audience)
    var way = route.when.map { explainer.way(to: $0) } ?? Way()
    var leaves = route.when.map { explainer.leaves($0) } ?? []
    if let choice = explainer.choice(against: node) {
      leaves.append(choice)
      way.add(Way(choice, layout.game))
    }
    if let reach = route.reach, let leaf = explainer.reach(reach, of: node) {
      leaves.append(leaf)
      if !leaf.holds { way.add(Way(leaf, layout.game)) }
    }
    var price: Price = []
    let kind: RouteExplanation.Kind
    switch route.kind {
    case .automatic(let isLive) where layout.game[node].choice == nil:
      kind = isLive ? .live : .sticky
    case .automatic, .taken:
      let compiled = layout.playerRoutes[node.position].first { Int($0.index) == position }
      price = compiled.map { self.price(of: $0, node, rank: nextRank(of: node)) } ?? []
      kind = .taken(price: named(price))
    case .product(let product):
      kind = .product(explainer.isSecret(product) ? "" : layout.game[product].id)
      let owned = explainer.owned(product, at: route.place)
      leaves.append(owned)
      if !owned.holds { way.add(Way(owned, layout.game)) }
    }
    let result = RouteExplanation(
      index: Int64(position), kind: kind, place: route.place, holds: way.unmet.isEmpty,
      requirements: leaves, unmet: way.unmet, missing: missing(price))
    return (result, way)
  }

  private func explainPurchase(
    of product: Product, _ node: NodeRef, _ audience: Audience
  ) -> ([RouteExplanation], [Way]) {
    guard product.price != nil || product.store != nil else { return ([], []) }
    var explainer = Explainer(self, tables: layout.game, audience: audience)
    var way = product.when.map { explainer.way(to: $0) } ?? Way()
    var leaves = product.when.map { explainer.leaves($0) } ?? []
    if let limit = product.limit {
      let leaf = explainer.limit(limit, of: node)
      leaves.append(leaf)
      if !leaf.holds { way.add(Way(leaf, layout.game)) }
    }
    if product.price != nil, let payment = explainer.payment(for: node) {
      leaves.append(payment)
      way.add(Way(payment, layout.game))
    }
    let price = product.price.map { self.price(ofUnits: 1, node, $0) } ?? []
    let kind =
      product.price == nil
      ? RouteExplanation.Kind.product(layout.game[node].id) : .taken(price: named(price))
    let result = RouteExplanation(
      index: 0, kind: kind, place: layout.game[node].place, holds: way.unmet.isEmpty,
      requirements: leaves, unmet: way.unmet, missing: missing(price))
    return ([result], [way])
  }
}
