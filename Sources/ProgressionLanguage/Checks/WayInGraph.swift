import ProgressionModel

extension DependencyGraph {
  /// What can help to open or complete what: every alternative is an edge.
  ///
  /// Unlike the derived layer this takes in prices, completing by playing, products on sale and
  /// rewards, and leaves out negations, which count as met, and comparisons that nothing can meet.
  init(waysInOf checked: CheckedGame, space: VertexSpace) {
    self.init()
    let game = checked.game
    reserveCapacity(vertices: space.vertexCount)
    let givers = Givers(game, space: space)
    for (position, node) in game.nodes.enumerated() {
      addOpening(of: NodeRef(position: position), node, checked, space: space)
      for giver in givers.of(position) { add(Int(giver)) }
      endRow()
    }
    for (position, node) in game.nodes.enumerated() {
      addCompletion(of: NodeRef(position: position), node, in: game, space: space)
      endRow()
    }
    for (position, condition) in game.conditions.enumerated() {
      addHelp(for: condition, ConditionRef(position: position), checked, space: space)
      endRow()
    }
    for quantity in game.quantities {
      addHelp(for: quantity, checked, space: space)
      endRow()
    }
    for set in game.nodeSets {
      for node in set.nodes { add(space.open(node)) }
      endRow()
    }
    for set in game.nodeSets {
      for node in set.nodes where game[node].hasCompletion { add(space.done(node)) }
      endRow()
    }
    for set in game.nodeSets {
      for node in set.nodes { add(space.open(node)) }
      for node in set.nodes where game[node].hasCompletion { add(space.done(node)) }
      endRow()
    }
  }

  private mutating func addOpening(
    of reference: NodeRef, _ node: Node, _ checked: CheckedGame, space: VertexSpace
  ) {
    if node.product != nil { add(space.done(reference)) }
    if let level = node.level { add(space.open(level.world)) }
    for route in node.routes {
      if let when = route.when { add(space.condition(when)) }
      if let reach = route.reach { add(shared(reach.quantity, checked, space)) }
      if case .product(let product) = route.kind { add(space.open(product)) }
    }
  }

  private mutating func addCompletion(
    of reference: NodeRef, _ node: Node, in game: Game, space: VertexSpace
  ) {
    switch node.details {
    case .world(let world):
      if let when = world.completeWhen {
        add(space.condition(when))
      } else {
        for level in world.levels where game[level].level?.isBonus == false {
          add(space.done(level))
        }
      }
    case .location(let location):
      add(location.completeWhen.map { space.condition($0) } ?? space.open(reference))
    case .level:
      add(space.open(reference))
    case .feature, .achievement:
      if node.ranks != nil { add(space.open(reference)) }
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
    case .unlocked(let node), .ownedProduct(let node), .visited(let node): add(space.open(node))
    case .compare(let quantity, _):
      // What nothing can meet is reported as such and waits for nobody.
      if case .never = checked.ranges[reference] { return }
      add(shared(quantity, checked, space))
    case .constant, .none, .not, .ownedItem, .flag, .attribute:
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
    case .times(let part, _): add(shared(part, checked, space))
    case .literal, .have, .earned, .spent, .counter: break
    }
  }

  /// Quantities that measure the same are one vertex, that of the first.
  private func shared(_ quantity: QuantityRef, _ checked: CheckedGame, _ space: VertexSpace) -> Int
  {
    space.quantity(checked.measures.quantities[checked.measures[quantity]])
  }
}

/// What gives each node: a moment of another node, or a product on sale.
private struct Givers {
  private var starts: [Int32]
  private var vertices: [Int32]

  init(_ game: Game, space: VertexSpace) {
    var pairs: [(node: NodeRef, giver: Int32)] = []
    for (position, node) in game.nodes.enumerated() {
      let giver = NodeRef(position: position)
      for reward in node.rewards where node.canPay(reward.moment) {
        let isAtOpening = reward.moment.order <= Reward.Moment.atRank(1).order
        let vertex = isAtOpening ? space.open(giver) : space.done(giver)
        for given in reward.bundle.unlock { pairs.append((given, Int32(clamping: vertex))) }
      }
      for given in node.product?.grants.unlock ?? [] {
        pairs.append((given, Int32(clamping: space.done(giver))))
      }
    }
    starts = [Int32](repeating: 0, count: game.nodes.count + 1)
    for pair in pairs { starts[pair.node.position + 1] += 1 }
    for position in 0..<game.nodes.count { starts[position + 1] += starts[position] }
    var next = starts
    vertices = [Int32](repeating: 0, count: pairs.count)
    for pair in pairs {
      vertices[Int(next[pair.node.position])] = pair.giver
      next[pair.node.position] += 1
    }
  }

  func of(_ position: Int) -> ArraySlice<Int32> {
    vertices[Int(starts[position])..<Int(starts[position + 1])]
  }
}

extension Node {
  /// Whether the moment can come at all.
  func canPay(_ moment: Reward.Moment) -> Bool {
    switch moment {
    case .atRank(let rank): rank <= ranks ?? 1
    case .atStars(let stars): stars <= level?.maxStars ?? 0
    case .perNewStar: (level?.maxStars ?? 0) > 0
    case .onUnlock, .perNewRank, .onComplete, .onEveryComplete, .onMark: true
    }
  }
}
