import ProgressionModel

extension DependencyGraph {
  /// What can help to open or complete what: every alternative is an edge.
  ///
  /// Unlike the derived layer this takes in prices, completing by playing, products on sale and
  /// rewards, and leaves out negations, which count as met, and comparisons that nothing can meet.
  ///
  /// With `needsSight` what a player has to see to take or buy it needs its `visible` too; with
  /// `needsSources` prices and conditions need what gives the holdings, flags and counters in them,
  /// which `givers` then know.
  init(
    waysInOf checked: CheckedGame, space: VertexSpace, givers: Givers, needsSight: Bool,
    needsSources: Bool
  ) {
    self.init()
    let game = checked.game
    reserveCapacity(vertices: space.vertexCount)
    let shape = checked.shape
    for position in game.nodes.indices {
      addOpening(of: NodeRef(position: position), checked, space: space)
      if needsSources { addPrices(toOpen: position, game, space: space) }
      if needsSight, let visible = game.nodes[position].visible { add(space.condition(visible)) }
      for giver in givers.of(NodeRef(position: position)) { add(Int(giver)) }
      endRow()
    }
    for position in game.nodes.indices {
      addCompletion(of: NodeRef(position: position), checked, space: space)
      if needsSources { add(game.nodes[position].priceToComplete, space: space) }
      if needsSight, shape.nodes[position].kind == .product,
        let visible = game.nodes[position].visible
      {
        add(space.condition(visible))
      }
      endRow()
    }
    for (position, condition) in game.conditions.enumerated() {
      addHelp(for: condition, ConditionRef(position: position), checked, space: space)
      if needsSources { addSupply(of: condition, space: space) }
      endRow()
    }
    for (position, quantity) in game.quantities.enumerated() {
      // The first quantity of a measure stands for all.
      if checked.measures.isFirst(QuantityRef(position: position)) {
        addHelp(for: quantity, checked, space: space)
        if needsSources { addSupply(of: quantity, space: space) }
      }
      endRow()
    }
    for set in game.nodeSets {
      for node in set.nodes { add(space.open(node)) }
      endRow()
    }
    for set in game.nodeSets {
      for node in set.nodes where shape[node].hasCompletion { add(space.done(node)) }
      endRow()
    }
    for set in game.nodeSets {
      for node in set.nodes { add(space.open(node)) }
      for node in set.nodes where shape[node].hasCompletion { add(space.done(node)) }
      endRow()
    }
    for chest in game.chests {
      if let when = chest.when { add(space.condition(when)) }
      if needsSources { add(chest.price, space: space) }
      endRow()
    }
    for position in game.timers.indices {
      for giver in givers.of(TimerRef(position: position)) { add(Int(giver)) }
      endRow()
    }
    for supply in 0..<space.supplyCount {
      if needsSources {
        for giver in givers.of(supply: space.firstSupply + supply) { add(Int(giver)) }
      }
      endRow()
    }
  }

  private mutating func addOpening(
    of node: NodeRef, _ checked: CheckedGame, space: VertexSpace
  ) {
    let shape = checked.shape
    if shape[node].kind == .product { add(space.done(node)) }
    if let world = shape[node].world { add(space.open(world)) }
    if let giver = shape[node].giver { add(space.open(giver)) }
    for when in shape.placesToBe(node) { add(space.condition(when)) }
    for route in shape.routes(of: node) {
      if let when = route.when { add(space.condition(when)) }
      if let reach = route.reach { add(shared(reach, checked, space)) }
      if case .product(let product) = route.kind { add(space.open(product)) }
    }
  }

  private mutating func addCompletion(
    of node: NodeRef, _ checked: CheckedGame, space: VertexSpace
  ) {
    let shape = checked.shape
    if let when = shape[node].completeWhen {
      add(space.condition(when))
      return
    }
    switch checked.game.nodes[node.position].details {
    case .world(let world):
      for level in world.levels where !shape[level].isBonus { add(space.done(level)) }
    case .location, .level:
      add(space.open(node))
    case .quest(let quest):
      add(space.open(node))
      for objective in quest.objectives where !objective.isOptional {
        add(space.condition(objective.condition))
      }
      if let turnIn = quest.turnIn { add(space.open(turnIn)) }
    case .npc: break
    case .feature, .achievement:
      if shape[node].hasRanks { add(space.open(node)) }
    case .product(let product):
      if let when = product.when { add(space.condition(when)) }
    }
  }

  private mutating func addHelp(
    for condition: Condition, _ reference: ConditionRef, _ checked: CheckedGame,
    space: VertexSpace
  ) {
    switch condition {
    case .all(let parts), .any(let parts):
      for part in parts { add(space.condition(part)) }
    case .rule(let rule): add(space.condition(checked.game[rule].condition))
    case .completed(let node), .marked(let node, _): add(space.done(node))
    case .unlocked(let node), .ownedProduct(let node), .visited(let node), .met(let node),
      .active(let node), .failed(let node):
      add(space.open(node))
    case .compare(let quantity, _):
      // What nothing can meet is reported as such and waits for nobody.
      if case .never = checked.ranges[reference] { return }
      add(shared(quantity, checked, space))
    case .constant, .none, .not, .ownedItem, .flag, .attribute, .now, .weekly, .cohort, .waiting:
      break
    }
  }

  private mutating func addHelp(
    for quantity: Quantity, _ checked: CheckedGame, space: VertexSpace
  ) {
    switch quantity {
    case .stars(let set), .clears(let set), .score(let set), .marks(let set, _),
      .countLevels(let set, _), .countNodes(let set, .completed):
      add(space.doneMembers(set))
    case .fails(let set), .ranks(let set), .countNodes(let set, _): add(space.openMembers(set))
    case .percent(let collection):
      for entry in checked.game[collection].entries { add(space.finishedMembers(entry.members)) }
    case .rank(let node): add(space.open(node))
    case .purchases(let product): add(space.done(product))
    case .countConditions(let parts):
      for part in parts { add(space.condition(part)) }
    case .sum(let parts), .min(let parts), .max(let parts):
      for part in parts { add(shared(part, checked, space)) }
    case .times(let part, _), .since(let part, _): add(shared(part, checked, space))
    case .sinceAccepted(let part, let quest):
      add(shared(part, checked, space))
      add(space.open(quest))
    case .streak(let node):
      add(space.open(node))
      if checked.shape[node].hasCompletion { add(space.done(node)) }
    case .timeSince(let fact):
      if let vertex = space.vertex(of: fact) { add(vertex) }
    case .literal, .have, .earned, .spent, .counter: break
    }
  }

  /// Quantities that measure the same are one vertex, that of the first.
  private func shared(_ quantity: QuantityRef, _ checked: CheckedGame, _ space: VertexSpace) -> Int
  {
    space.quantity(checked.measures.quantities[checked.measures[quantity]])
  }
}
