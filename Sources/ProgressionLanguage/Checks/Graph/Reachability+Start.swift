import ProgressionModel

extension Reachability {
  /// What a quantity can be before anything is opened.
  static func firstValue(
    of quantity: QuantityRef, _ checked: CheckedGame, _ space: VertexSpace, needsSources: Bool
  ) -> Int64 {
    switch checked.game[quantity] {
    case .have(let holding) where needsSources: checked.game[holding].initial
    case .earned where needsSources, .spent where needsSources: 0
    case .counter where needsSources: max(0, checked.ranges[quantity].lower)
    case .literal, .have, .earned, .spent, .counter: checked.ranges[quantity].upper
    case .countNodes(let set, .owned): Int64(checked.game[set].items.count)
    // What never happened meets no comparison, not even with 0.
    case .timeSince(let fact): space.vertex(of: fact) == nil ? checked.ranges[quantity].upper : -1
    default: 0
    }
  }

  mutating func listMeasureReaders() {
    for (measure, quantity) in checked.measures.quantities.enumerated() {
      let reader = Int32(clamping: space.quantity(quantity))
      switch game[quantity] {
      case .sum(let parts), .min(let parts), .max(let parts):
        for part in parts { measureReaders[checked.measures[part]].append(reader) }
      case .times(let part, _), .since(let part, _), .sinceAccepted(let part, _):
        measureReaders[checked.measures[part]].append(reader)
      default: break
      }
      mark(measure)
    }
    for (position, node) in checked.shape.nodes.enumerated() {
      for route in node.routes {
        guard let reach = checked.shape.routes[route].reach else { continue }
        measureReaders[checked.measures[reach]].append(Int32(clamping: position))
      }
    }
  }

  mutating func begin() {
    for (position, condition) in game.conditions.enumerated() {
      let reference = ConditionRef(position: position)
      switch condition {
      case .constant(true), .attribute, .weekly, .waiting:
        reach(space.condition(reference))
      case .flag, .ownedItem:
        if !needsSources { reach(space.condition(reference)) }
      case .not, .none, .now, .cohort:
        if case .never = checked.ranges[reference] { break }
        reach(space.condition(reference))
      case .all(let parts):
        openChildren[position] = Int32(clamping: parts.count)
        if parts.isEmpty { reach(space.condition(reference)) }
      case .constant, .any, .rule, .completed, .unlocked, .ownedProduct, .visited, .met, .active,
        .failed, .marked, .compare:
        break
      }
    }
    beginSupplies()
    for position in game.chests.indices { tryToOpen(ChestRef(position: position)) }
    for position in game.nodes.indices {
      if checked.shape.nodes[position].kind == .world {
        levelsLeft[position] = levelsToComplete(of: position)
      }
      tryToComplete(NodeRef(position: position))
      tryToOpen(NodeRef(position: position))
    }
    // Time passes by itself.
    for reset in game.resets { grant(reset.calendar?.grants ?? Bundle()) }
  }

  /// Levels that are withheld without a product need not be done, as long as one level is.
  func levelsToComplete(of position: Int) -> Int32 {
    guard case .world(let world) = game.nodes[position].details else { return 0 }
    var count: Int32 = 0
    let isWorldWithholdable = checked.facts.isWithholdable[position]
    for level in world.levels where !checked.shape[level].isBonus {
      if isWorldWithholdable || !checked.facts.isWithholdable[level.position] { count += 1 }
    }
    return count
  }

  mutating func reach(_ vertex: Int) {
    if isReached[vertex] { return }
    isReached[vertex] = true
    queue.append(Int32(clamping: vertex))
  }

  mutating func mark(_ measure: Int) {
    if isDirty[measure] { return }
    isDirty[measure] = true
    dirty.append(Int32(clamping: measure))
  }

  /// Follows what was reached, and only then looks at sums, so that each is looked at rarely.
  mutating func settle() {
    while true {
      while let vertex = queue.popLast() { visit(Int(vertex)) }
      guard let measure = dirty.popLast() else { return }
      isDirty[Int(measure)] = false
      settle(measure: Int(measure))
    }
  }
}
