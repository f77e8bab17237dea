import ProgressionModel

extension Reachability {
  mutating func visit(_ vertex: Int) {
    switch space.meaning(of: vertex) {
    case .open(let node): announce(node)
    case .done(let node):
      for edge in readers.row(of: vertex) {
        let reader = Int(readers.targets[edge])
        switch space.meaning(of: reader) {
        case .open(let other): tryToOpen(other)
        case .done(let world): completeLevel(node, of: world)
        case .condition(let condition): meet(partOf: condition)
        case .quantity(let quantity): raise(quantity, to: checked.ranges[quantity].upper)
        case .set: count(node, in: reader, isOpening: false, ranks: 0)
        case .chest, .timer, .holding, .flag, .counter: break
        }
      }
      give(by: node)
    case .condition:
      for edge in readers.row(of: vertex) {
        switch space.meaning(of: Int(readers.targets[edge])) {
        case .open(let node): tryToOpen(node)
        case .done(let node): tryToComplete(node)
        case .condition(let reader): meet(partOf: reader)
        case .quantity(let quantity): raise(quantity, by: 1)
        case .chest(let chest): tryToOpen(chest)
        case .set, .timer, .holding, .flag, .counter: break
        }
      }
    case .chest(let chest):
      for content in game[chest].contents where content.weight > 0 { grant(content.grants) }
    case .timer(let timer): grant(game[timer].grants)
    case .holding, .flag, .counter: supply(vertex)
    case .quantity, .set: break
    }
  }

  mutating func announce(_ node: NodeRef) {
    let old = announcedRanks[node.position]
    let new = ranks[node.position]
    if new == old { return }
    announcedRanks[node.position] = new
    for edge in readers.row(of: space.open(node)) {
      let reader = Int(readers.targets[edge])
      switch space.meaning(of: reader) {
      case .open(let other): tryToOpen(other)
      case .done(let other): tryToComplete(other)
      case .condition(let condition): if old == 0 { meet(partOf: condition) }
      case .quantity(let quantity): raise(quantity, to: value(of: quantity, ofOpen: new))
      case .set: count(node, in: reader, isOpening: old == 0, ranks: new - old)
      case .chest, .timer, .holding, .flag, .counter: break
      }
    }
    give(by: node)
  }

  /// Counts one more part of a condition as met.
  mutating func meet(partOf condition: ConditionRef) {
    if case .all = game[condition] {
      openChildren[condition.position] -= 1
      if openChildren[condition.position] > 0 { return }
    }
    reach(space.condition(condition))
  }

  mutating func completeLevel(_ level: NodeRef, of world: NodeRef) {
    // Only worlds are completed by other nodes; the rest completes itself.
    guard checked.shape[world].kind == .world else { return }
    let facts = checked.facts
    if facts.isWithholdable[world.position] || !facts.isWithholdable[level.position] {
      levelsLeft[world.position] -= 1
    }
    if levelsLeft[world.position] <= 0 { reach(space.done(world)) }
  }

  mutating func tryToComplete(_ node: NodeRef) {
    let vertex = space.done(node)
    if isReached[vertex] { return }
    let isOpen = ranks[node.position] > 0
    let shape = checked.shape[node]
    let isDone: Bool
    switch shape.kind {
    case .world: isDone = shape.completeWhen.map { isMet($0) } ?? false
    case .location: isDone = shape.completeWhen.map { isMet($0) } ?? isOpen
    case .level: isDone = isOpen && isAffordable(toComplete: node)
    case .feature, .achievement: isDone = shape.hasRanks && ranks[node.position] >= shape.ranks
    case .quest: isDone = isOpen && isReady(node)
    case .npc: isDone = false
    case .product:
      guard case .product(let product) = game.nodes[node.position].details else { return }
      // A store sells whatever the pack says of `when`.
      isDone =
        product.store != nil
        || (product.price != nil && isMet(product.when) && isSeen(node)
          && isAffordable(toComplete: node))
    }
    if isDone { reach(vertex) }
  }

  /// Whether the required objectives of a quest can hold and whoever takes it can be somewhere.
  private func isReady(_ node: NodeRef) -> Bool {
    guard case .quest(let quest) = game.nodes[node.position].details else { return false }
    if let turnIn = quest.turnIn, ranks[turnIn.position] == 0 { return false }
    guard isAffordable(toComplete: node) else { return false }
    return quest.objectives.allSatisfy { $0.isOptional || isMet($0.condition) }
  }

  func isMet(_ condition: ConditionRef?) -> Bool {
    condition.map { isReached[space.condition($0)] } ?? true
  }

  /// Whether a player may see the node before it is open.
  func isSeen(_ node: NodeRef) -> Bool { !needsSight || isMet(game.nodes[node.position].visible) }

  /// Whether the player has to take the node by the route.
  func isTaken(_ route: GameShape.RouteShape, _ shape: GameShape.NodeShape) -> Bool {
    if case .taken = route.kind { true } else { shape.isChoiceMember }
  }

  mutating func tryToOpen(_ reference: NodeRef) {
    let shape = checked.shape[reference]
    let most = shape.ranks
    if ranks[reference.position] >= most { return }
    if let world = shape.world, ranks[world.position] == 0 { return }
    if let giver = shape.giver, ranks[giver.position] == 0 { return }
    if shape.kind == .npc {
      if shape.isSomewhere || checked.shape.placesToBe(reference).contains(where: { isMet($0) }) {
        raise(reference, to: 1)
      }
      return
    }
    var rank: Int64 = isGranted[reference.position] ? 1 : 0
    if case .product(let product) = game.nodes[reference.position].details {
      // What neither the game nor a store sells is given by the game's trusted side.
      let isOnlyGiven = product.price == nil && product.store == nil
      if isOnlyGiven || isReached[space.done(reference)] { rank = 1 }
    } else if shape.routes.isEmpty {
      // What the pack gives somewhere the game is not expected to grant.
      rank = needsSources && !givers.of(reference).isEmpty ? rank : most
    }
    for (index, position) in shape.routes.enumerated() {
      let route = checked.shape.routes[position]
      guard isMet(route.when) else { continue }
      if isTaken(route, shape), !isSeen(reference) { continue }
      if case .taken = route.kind, !isAffordable(reference, byRoute: index) { continue }
      if case .product(let product) = route.kind, ranks[product.position] == 0 { continue }
      guard let quantity = route.reach,
        let reach = game.nodes[reference.position].routes[index].reach
      else {
        rank = most
        break
      }
      let value = values[checked.measures[quantity]]
      rank = max(rank, min(most, reach.thresholds.reached(by: value)))
    }
    if rank > ranks[reference.position] { raise(reference, to: rank) }
  }

  mutating func raise(_ node: NodeRef, to rank: Int64) {
    guard rank > ranks[node.position] else { return }
    ranks[node.position] = rank
    isReached[space.open(node)] = true
    queue.append(Int32(clamping: space.open(node)))
  }

  /// Hands out what the rewards and grants of a node open by now.
  mutating func give(by reference: NodeRef) {
    guard checked.shape[reference].givesNodes || needsSources else { return }
    let node = game[reference]
    let isDone = isReached[space.done(reference)]
    for reward in node.rewards
    where (needsSources || reward.bundle.givesNodes) && node.canPay(reward.moment) {
      let isDue =
        switch reward.moment {
        case .onUnlock, .perNewRank: ranks[reference.position] > 0
        case .atRank(let rank): ranks[reference.position] >= rank
        case .onComplete, .onEveryComplete, .perNewStar, .atStars, .onMark: isDone
        }
      if isDue { grant(reward.bundle) }
    }
    // Who has what is not for sale got its grants too.
    let isHad = isDone || (needsSources && ranks[reference.position] > 0)
    if isHad, let product = node.product { grant(product.grants) }
  }

  mutating func grant(_ bundle: Bundle) {
    for node in bundle.unlock where !isGranted[node.position] {
      isGranted[node.position] = true
      tryToOpen(node)
    }
    for timer in bundle.timers { reach(space.timer(timer)) }
    if needsSources { reachSupplies(in: bundle) }
  }
}
