import ProgressionModel

extension GraphBuilder {
  /// Reads what opens a node and what completes it.
  mutating func read(_ node: NodeRef) {
    let entry = game[node]
    if !isShown[node.position] { return }
    var reader = ConditionReadings(game: game, target: .node(node), sets: sets)
    if let ranks = entry.ranks { reader.note("\(ranks) ranks") }
    if let choice = entry.choice { reader.note("one of \(game[choice].name)") }
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
    let isAlternative = routes.count > 1
    switch game[node].kind {
    case .npc, .product: break
    default: if routes.isEmpty { reader.note("never by itself") }
    }
    for route in routes {
      var price: String?
      var kind = GraphEdge.Route.opens
      switch route.kind {
      case .automatic(let isLive): kind = isLive ? .follows : .opens
      case .taken(let amounts):
        kind = .taken
        price = GraphWords.price(amounts, in: game)
      case .product(let product):
        kind = .product
        reader.add(
          GraphReading(
            from: .node(product), to: .node(node), route: kind, isAlternative: isAlternative))
      }
      var found = 0..<0
      if let when = route.when {
        found = reader.read(when, as: kind, isAlternative: isAlternative)
        if case .constant(false) = game[when] { reader.note("never by itself") }
      }
      if let reach = route.reach {
        let threshold = reach.thresholds.threshold(ofRank: 1) ?? 0
        reader.read(
          reach.quantity, [Bound(comparator: .atLeast, operand: .literal(threshold))], as: kind,
          isAlternative: isAlternative)
      }
      if let price {
        // Where several must hold, the price belongs to none of them.
        if found.count == 1 {
          reader.label(found.lowerBound, with: price)
        } else {
          reader.note(isAlternative ? "or \(price)" : price)
        }
      } else if case .automatic = route.kind, route.reach == nil, isAlways(route.when),
        game[node].level == nil
      {
        starts.insert(node)
      }
    }
  }

  private func isAlways(_ when: ConditionRef?) -> Bool {
    guard let when else { return true }
    if case .constant(true) = game[when] { return true }
    return false
  }

  private func readCompletion(_ condition: ConditionRef?, with reader: inout ConditionReadings) {
    guard let condition else { return }
    _ = reader.read(condition, as: .counts, isAlternative: false)
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
    for objective in quest.objectives {
      let prefix = objective.isOptional ? "optional: " : ""
      _ = reader.read(objective.condition, as: .counts, isAlternative: false, prefix: prefix)
    }
    guard let failWhen = quest.failWhen else { return }
    _ = reader.read(failWhen, as: .blocks, isAlternative: false, prefix: "fails: ")
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
        _ = reader.read(when, as: .blocks, isAlternative: false)
      } else {
        conditional.append(when)
      }
    }
    let places = placements.compactMap { $0.location.map { game[$0].title } }
    if !places.isEmpty { reader.note("at " + places.prefix(3).joined(separator: ", ")) }
    if isAlwaysThere { return }
    for when in conditional {
      _ = reader.read(when, as: .follows, isAlternative: conditional.count > 1)
    }
  }

  private func read(_ product: Product, with reader: inout ConditionReadings) {
    if let price = product.price { reader.note(GraphWords.price(price, in: game)) }
    if product.store != nil { reader.note("sold by a store") }
    guard let when = product.when else { return }
    _ = reader.read(when, as: .taken, isAlternative: false)
  }
}
