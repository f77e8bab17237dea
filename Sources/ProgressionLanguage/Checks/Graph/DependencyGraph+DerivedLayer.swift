import ProgressionModel

extension DependencyGraph {
  /// What the derived layer of a game reads.
  init(derivedLayerOf checked: CheckedGame, space: VertexSpace) {
    self.init()
    let game = checked.game
    let shape = checked.shape
    reserveCapacity(vertices: space.vertexCount)
    for position in game.nodes.indices {
      addOpening(of: NodeRef(position: position), shape, space: space)
      endRow()
    }
    for (position, node) in shape.nodes.enumerated() {
      if let when = node.completeWhen {
        add(space.condition(when))
      } else if node.hasRanks {
        add(space.open(NodeRef(position: position)))
      }
      endRow()
    }
    for condition in game.conditions {
      addReading(of: condition, in: game, space: space)
      endRow()
    }
    for quantity in game.quantities {
      addReading(of: quantity, in: game, space: space)
      endRow()
    }
    addMembers(of: game, shape, space: space)
    for _ in 0..<space.countAfterSets { endRow() }
  }

  private mutating func addOpening(of node: NodeRef, _ shape: GameShape, space: VertexSpace) {
    if let world = shape[node].world { add(space.open(world)) }
    if let giver = shape[node].giver { add(space.open(giver)) }
    if let failWhen = shape[node].failWhen { add(space.condition(failWhen), isNegative: true) }
    // Which of its places counts turns on those before it too.
    for when in shape.placements(of: node) { add(space.condition(when), isNegative: true) }
    for route in shape.routes(of: node) {
      switch route.kind {
      case .automatic where !shape[node].isChoiceMember, .product:
        if let when = route.when { add(space.condition(when)) }
        if let reach = route.reach { add(space.quantity(reach)) }
      case .automatic, .taken:
        break
      }
    }
  }

  private mutating func addReading(of condition: Condition, in game: Game, space: VertexSpace) {
    switch condition {
    case .all(let parts), .any(let parts):
      for part in parts { add(space.condition(part)) }
    case .none(let parts):
      for part in parts { add(space.condition(part), isNegative: true) }
    case .not(let part): add(space.condition(part), isNegative: true)
    case .rule(let rule): add(space.condition(game[rule].condition))
    case .completed(let node): add(space.done(node))
    case .unlocked(let node): add(space.open(node))
    case .compare(let quantity, let bounds):
      for bound in bounds {
        let signs = bound.comparator.dependencies
        add(space.quantity(quantity), isNegative: signs.isLeftNegative)
        if case .quantity(let operand) = bound.operand {
          add(space.quantity(operand), isNegative: signs.isRightNegative)
        }
      }
    // What became of a quest and whom the player met is stored.
    case .constant, .ownedProduct, .ownedItem, .flag, .visited, .met, .active, .failed, .marked,
      .attribute, .now, .weekly, .cohort, .waiting:
      break
    }
  }

  private mutating func addReading(of quantity: Quantity, in game: Game, space: VertexSpace) {
    switch quantity {
    case .rank(let node): add(space.open(node))
    case .ranks(let set), .countNodes(let set, .unlocked): add(space.openMembers(set))
    case .countNodes(let set, .completed): add(space.doneMembers(set))
    case .percent(let collection):
      for entry in game[collection].entries { add(space.finishedMembers(entry.members)) }
    case .countConditions(let parts):
      for part in parts { add(space.condition(part)) }
    case .sum(let parts), .min(let parts), .max(let parts):
      for part in parts { add(space.quantity(part)) }
    case .times(let part, _), .since(let part, _), .sinceAccepted(let part, _):
      add(space.quantity(part))
    // The periods of a streak and the first instant of a fact are stored.
    case .literal, .stars, .clears, .fails, .score, .marks, .have, .earned, .spent, .counter,
      .purchases, .countNodes, .countLevels, .streak, .timeSince:
      break
    }
  }

  private mutating func addMembers(of game: Game, _ shape: GameShape, space: VertexSpace) {
    for set in game.nodeSets {
      for node in set.nodes { add(space.open(node)) }
      endRow()
    }
    for set in game.nodeSets {
      for node in set.nodes { add(space.done(node)) }
      endRow()
    }
    for set in game.nodeSets {
      for node in set.nodes {
        add(shape[node].hasCompletion ? space.done(node) : space.open(node))
      }
      endRow()
    }
  }
}

extension Comparator {
  /// Which sides a comparison turns around: growing there can make it false.
  var dependencies: (isLeftNegative: Bool, isRightNegative: Bool) {
    switch self {
    case .atLeast, .moreThan: (false, true)
    case .atMost, .lessThan: (true, false)
    case .equals, .notEquals: (true, true)
    }
  }
}
