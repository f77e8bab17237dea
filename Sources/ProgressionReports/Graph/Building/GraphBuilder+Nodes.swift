import ProgressionModel

extension GraphBuilder {
  /// Reads what opens a node and what completes it.
  mutating func read(_ node: NodeRef) {
    let entry = game[node]
    if !isShown[node.position] { return }
    var reader = ConditionReadings(game: game, target: .node(node), sets: sets)
    if let ranks = entry.ranks { reader.note("\(ranks) ranks") }
    if let choice = entry.choice { reader.note("one of \(game[choice].name)") }
    if let visible = entry.visible {
      switch game[visible] {
      case .constant(true): break
      case .constant(false): reader.note("hidden until open")
      default: reader.note("hidden at times until open")
      }
    }
    if !isPlain[node.position] { readRoutes(of: node, with: &reader) }
    switch entry.details {
    case .world(let world): readCompletion(world.completeWhen, with: &reader)
    case .location(let location): readCompletion(location.completeWhen, with: &reader)
    case .quest(let quest): read(quest, of: node, with: &reader)
    case .npc(let person): read(person, with: &reader)
    case .product(let product): read(product, with: &reader)
    case .level, .feature, .achievement: break
    }
    finish(reader)
  }

  private mutating func readRoutes(of node: NodeRef, with reader: inout ConditionReadings) {
    let routes = game[node].routes
    switch game[node].kind {
    case .npc, .product: break
    default: if routes.isEmpty { reader.note("never by itself") }
    }
    // Beside a way that is always open no other matters, unless it leads to more ranks.
    if game[node].ranks == nil, routes.contains(where: isAlwaysOpen) {
      if game[node].level == nil { starts.insert(node) }
      return
    }
    for (route, routeWay) in zip(routes, reader.ways(routes.count)) {
      var way = routeWay
      var price: GraphWords.Price?
      var kind = GraphEdge.Route.opens
      switch route.kind {
      case .automatic(let isLive): kind = isLive ? .follows : .opens
      case .taken(let amounts):
        kind = .taken
        price = GraphWords.price(amounts, isReduced: !route.discounts.isEmpty, in: game)
      case .product(let product):
        kind = .product
        reader.add(
          GraphReading(
            from: .node(product), to: .node(node), route: kind,
            isAlternative: !way.steps.isEmpty, way: way.steps))
      }
      way.isOpen = kind != .product && price == nil && route.reach == nil
      if let when = route.when {
        reader.read(when, as: kind, on: way)
        if case .constant(false) = game[when] { reader.note("never by itself") }
      }
      if let reach = route.reach { reader.read(reach, as: kind, on: way) }
      if let price { reader.read(price, as: kind, on: way, asking: "costs") }
      if isAlwaysOpen(route), game[node].level == nil { starts.insert(node) }
    }
  }

  private func isAlwaysOpen(_ route: Route) -> Bool {
    guard case .automatic = route.kind, route.reach == nil else { return false }
    return isAlways(route.when)
  }

  private func isAlways(_ when: ConditionRef?) -> Bool {
    guard let when else { return true }
    if case .constant(true) = game[when] { return true }
    return false
  }

  private func readCompletion(_ condition: ConditionRef?, with reader: inout ConditionReadings) {
    guard let condition else { return }
    reader.read(condition, as: .counts)
  }

  private mutating func read(
    _ quest: Quest, of node: NodeRef, with reader: inout ConditionReadings
  ) {
    if let giver = quest.giver {
      // Offered only where somebody is there to offer it.
      starts.remove(node)
      reader.add(GraphReading(from: .node(giver), to: .node(node), route: .gives))
    }
    if let turnIn = quest.turnIn, turnIn != quest.giver {
      reader.note("handed in to \(game[turnIn].title)")
    }
    if !quest.turnInPrice.isEmpty {
      reader.note("hand in \(GraphWords.amounts(quest.turnInPrice, in: game))")
      var price = GraphWords.price(quest.turnInPrice, in: game)
      price.words = nil
      reader.read(price, as: .counts, asking: "hand in")
    }
    for objective in quest.objectives {
      let prefix = objective.isOptional ? "optional: " : ""
      reader.read(objective.condition, as: .counts, prefix: prefix)
    }
    guard let failWhen = quest.failWhen else { return }
    reader.read(failWhen, as: .blocks, prefix: "fails: ")
  }

  /// An npc is drawn open by the conditions of its places, unless it is always somewhere.
  private func read(_ person: Person, with reader: inout ConditionReadings) {
    let placements = person.placements ?? []
    var conditional: [ConditionRef] = []
    var isAlwaysThere = person.placements == nil
    for placement in placements {
      guard let when = placement.when else {
        isAlwaysThere = placement.location != nil
        break
      }
      if placement.location == nil {
        reader.read(when, as: .blocks)
      } else {
        conditional.append(when)
      }
    }
    let places = placements.compactMap { $0.location.map { game[$0].title } }
    if !places.isEmpty { reader.note("at " + places.prefix(3).joined(separator: ", ")) }
    if isAlwaysThere { return }
    for (when, way) in zip(conditional, reader.ways(conditional.count)) {
      reader.read(when, as: .follows, on: way)
    }
  }

  private func read(_ product: Product, with reader: inout ConditionReadings) {
    if let when = product.when { reader.read(when, as: .taken) }
    if let price = product.price {
      reader.read(GraphWords.price(price, in: game), as: .taken, asking: "costs")
    }
    if product.store != nil { reader.note("sold by a store") }
  }
}
