import ProgressionModel

/// Which conditions and quantities play can turn false or lower, and because of what.
///
/// Facts that only grow are left alone; flags and counters count as growing.
struct FallingFacts {
  /// Why something can fall.
  enum Reason {
    case negation(isNone: Bool)
    case ownedProduct(NodeRef)
    case spent(HoldingRef)
    case attribute(AttributeRef)
    case liveNode(NodeRef)
    case upperBound(Comparator)
    case rightSide(Comparator)
    case withheld(NodeRef)
    case windowEnd
    case weeklyWindow
    case waiting(TimerRef)
    case activeQuest(NodeRef)
    case failedQuest(NodeRef)
  }

  private let checked: CheckedGame
  private let members: MemberFacts
  private let space: VertexSpace
  /// The vertex through which each vertex falls, itself for what falls by itself; -1 for the rest.
  private var cause: [Int32]
  /// Whether nothing can fall.
  private(set) var isEmpty = true

  private var game: Game { checked.game }

  /// - Complexity: O(n) for n nodes, conditions, quantities and members of sets.
  init(_ checked: CheckedGame) {
    self.checked = checked
    space = VertexSpace(checked.game)
    members = MemberFacts(checked)
    cause = [Int32](repeating: -1, count: space.vertexCount)
    let leaves = leaves()
    // Most packs have none, and then there is nothing to walk.
    isEmpty = leaves.isEmpty
    if !isEmpty { spread(from: leaves, over: graph().reversed()) }
  }

  /// What makes the condition fall, and the vertex of the leaf.
  func leaf(of condition: ConditionRef) -> Int? { leaf(from: space.condition(condition)) }

  /// What makes the quantity fall.
  func leaf(of quantity: QuantityRef) -> Int? { leaf(from: space.quantity(quantity)) }

  /// Why a leaf falls.
  func reason(of leaf: Int) -> Reason? {
    switch space.meaning(of: leaf) {
    case .condition(let condition): reason(of: condition)
    case .quantity(let quantity): reason(of: game[quantity])
    case .open, .done, .set, .chest, .timer, .holding, .flag, .counter: nil
    }
  }

  /// The vertex as an entry of the tables.
  func meaning(of leaf: Int) -> VertexSpace.Meaning { space.meaning(of: leaf) }

  private func leaf(from vertex: Int) -> Int? {
    var current = vertex
    while cause[current] >= 0 {
      let next = Int(cause[current])
      if next == current { return current }
      current = next
    }
    return nil
  }

  private func leaves() -> [Int32] {
    var leaves: [Int32] = []
    for position in game.conditions.indices {
      let condition = ConditionRef(position: position)
      if reason(of: condition) == nil { continue }
      leaves.append(Int32(clamping: space.condition(condition)))
    }
    for (position, quantity) in game.quantities.enumerated() where reason(of: quantity) != nil {
      leaves.append(Int32(clamping: space.quantity(QuantityRef(position: position))))
    }
    return leaves
  }

  /// Walks from what falls by itself to all that reads it.
  private mutating func spread(from leaves: [Int32], over readers: DependencyGraph) {
    for leaf in leaves { cause[Int(leaf)] = leaf }
    var queue = leaves
    var head = 0
    while head < queue.count {
      let vertex = Int(queue[head])
      head += 1
      for edge in readers.row(of: vertex) {
        let reader = Int(readers.targets[edge])
        if cause[reader] >= 0 { continue }
        cause[reader] = Int32(clamping: vertex)
        queue.append(Int32(clamping: reader))
      }
    }
  }

  private func reason(of condition: ConditionRef) -> Reason? {
    switch game[condition] {
    case .not: return changes(condition) ? .negation(isNone: false) : nil
    case .none: return changes(condition) ? .negation(isNone: true) : nil
    case .ownedProduct(let product): return .ownedProduct(product)
    case .ownedItem(let item):
      return checked.facts.isSpent[item.position] ? .spent(item) : nil
    case .attribute(let attribute, _): return .attribute(attribute)
    case .unlocked(let node):
      if checked.shape[node].kind == .product { return .ownedProduct(node) }
      return checked.facts.isLive[node.position] ? .liveNode(node) : nil
    case .compare(let quantity, let bounds):
      guard changes(condition) else { return nil }
      let left = checked.ranges[quantity]
      for bound in bounds {
        if let reason = reason(of: bound, within: left) { return reason }
      }
      return nil
    // What began stays begun: only an end can come.
    case .now(_, let until): return until != nil && changes(condition) ? .windowEnd : nil
    case .weekly: return .weeklyWindow
    case .waiting(let timer): return .waiting(timer)
    case .active(let quest): return .activeQuest(quest)
    case .failed(let quest):
      return game[quest].quest?.canRetry == false ? nil : .failedQuest(quest)
    case .constant, .all, .any, .rule, .completed, .flag, .visited, .met, .marked, .cohort:
      return nil
    }
  }

  private func changes(_ condition: ConditionRef) -> Bool {
    if case .depends = checked.ranges[condition] {
      return !checked.ranges.isFixed[condition.position]
    }
    return false
  }

  private func reason(of bound: Bound, within left: Interval) -> Reason? {
    let right = checked.ranges.interval(of: bound.operand)
    if case .always = Interval.compare(left, bound.comparator, right) { return nil }
    switch bound.comparator {
    case .atLeast, .moreThan:
      return right.isSingle ? nil : .rightSide(bound.comparator)
    case .atMost, .lessThan:
      return .upperBound(bound.comparator)
    case .equals:
      // At its greatest value the quantity stays equal.
      return right.isSingle && right.lower >= left.upper ? nil : .upperBound(bound.comparator)
    case .notEquals:
      // Once past its least value the quantity stays different.
      return right.isSingle && right.lower <= left.lower ? nil : .upperBound(bound.comparator)
    }
  }

  private func reason(of quantity: Quantity) -> Reason? {
    switch quantity {
    case .have(let holding):
      return checked.facts.isSpent[holding.position] ? .spent(holding) : nil
    case .rank(let node):
      return checked.facts.isLive[node.position] ? .liveNode(node) : nil
    case .ranks(let set):
      return members.live(in: set).map { .liveNode($0) }
    case .countNodes(let set, .unlocked):
      if let product = members.product(in: set) { return .ownedProduct(product) }
      return members.live(in: set).map { .liveNode($0) }
    case .countNodes(let set, .owned):
      if let product = members.product(in: set) { return .ownedProduct(product) }
      return members.spentItem(in: set).map { .spent($0) }
    case .percent(let collection):
      for entry in game[collection].entries {
        if let product = members.product(in: entry.members) { return .ownedProduct(product) }
        if let item = members.spentItem(in: entry.members) { return .spent(item) }
        if let node = members.withheld(in: entry.members) { return .withheld(node) }
        if let node = members.liveWithoutCompletion(in: entry.members) { return .liveNode(node) }
      }
      return nil
    case .literal, .stars, .clears, .fails, .score, .marks, .earned, .spent, .counter, .purchases,
      .countConditions, .countNodes, .countLevels, .sum, .min, .max, .times, .since,
      .sinceAccepted, .streak, .timeSince:
      return nil
    }
  }
}

extension FallingFacts {
  private func completeWhen(of node: NodeRef) -> ConditionRef? {
    checked.shape[node].completeWhen
  }

  /// What falls when one of its parts does, to those parts.
  private func graph() -> DependencyGraph {
    var graph = DependencyGraph()
    graph.reserveCapacity(vertices: space.vertexCount)
    for _ in game.nodes { graph.endRow() }
    for position in 0..<game.nodes.count {
      if let when = completeWhen(of: NodeRef(position: position)) {
        graph.add(space.condition(when))
      }
      graph.endRow()
    }
    for condition in game.conditions {
      switch condition {
      case .all(let parts), .any(let parts):
        for part in parts { graph.add(space.condition(part)) }
      case .rule(let rule): graph.add(space.condition(game[rule].condition))
      case .compare(let quantity, _): graph.add(space.quantity(quantity))
      case .completed(let node):
        if completeWhen(of: node) != nil { graph.add(space.done(node)) }
      case .constant, .none, .not, .unlocked, .ownedProduct, .ownedItem, .flag, .visited, .met,
        .active, .failed, .marked, .attribute, .now, .weekly, .cohort, .waiting:
        break
      }
      graph.endRow()
    }
    for quantity in game.quantities {
      switch quantity {
      case .countConditions(let parts):
        for part in parts { graph.add(space.condition(part)) }
      case .sum(let parts), .min(let parts), .max(let parts):
        for part in parts { graph.add(space.quantity(part)) }
      case .times(let part, _), .since(let part, _), .sinceAccepted(let part, _):
        graph.add(space.quantity(part))
      case .countNodes(let set, .completed): graph.add(space.doneMembers(set))
      case .percent(let collection):
        for entry in game[collection].entries { graph.add(space.doneMembers(entry.members)) }
      case .literal, .stars, .clears, .fails, .score, .marks, .have, .earned, .spent, .counter,
        .purchases, .rank, .ranks, .countNodes, .countLevels, .streak, .timeSince:
        break
      }
      graph.endRow()
    }
    addSets(to: &graph)
    return graph
  }

  private func addSets(to graph: inout DependencyGraph) {
    for _ in game.nodeSets { graph.endRow() }
    for set in game.nodeSets {
      for node in set.nodes where completeWhen(of: node) != nil { graph.add(space.done(node)) }
      graph.endRow()
    }
    for _ in game.nodeSets { graph.endRow() }
    for _ in 0..<space.countAfterSets { graph.endRow() }
  }
}
