import ProgressionModel

/// What can be opened, completed and met when everything goes well: the least fixed point in which
/// negations hold, prices can be paid and the game sets flags, counters and items as it likes.
///
/// To complete a node by playing it must be open. A node without routes counts as open, since the
/// game may grant it. A worklist visits every edge once; sums of sets are raised by what is new, and
/// comparisons wait for them in the order of their thresholds.
struct Reachability {
  let checked: CheckedGame
  let space: VertexSpace
  let graph: DependencyGraph
  let readers: DependencyGraph

  /// Whether each vertex of a node or condition is reached.
  var isReached: [Bool]
  /// The most ranks of each node; 1 for what is only open.
  var ranks: [Int64]
  /// The greatest value of each measure.
  var values: [Int64]

  private var announcedRanks: [Int64]
  private var isGranted: [Bool]
  private var openChildren: [Int32]
  private var levelsLeft: [Int32]
  private var queue: [Int32] = []
  private var dirty: [Int32] = []
  private var isDirty: [Bool]
  private var waiting: WaitingComparisons
  private var measureReaders: [[Int32]]

  var game: Game { checked.game }

  init(_ checked: CheckedGame) {
    self.checked = checked
    let game = checked.game
    space = VertexSpace(game)
    graph = DependencyGraph(waysInOf: checked, space: space)
    readers = graph.reversed()
    isReached = [Bool](repeating: false, count: space.vertexCount)
    ranks = [Int64](repeating: 0, count: game.nodes.count)
    announcedRanks = ranks
    isGranted = [Bool](repeating: false, count: game.nodes.count)
    openChildren = [Int32](repeating: 0, count: game.conditions.count)
    levelsLeft = [Int32](repeating: 0, count: game.nodes.count)
    values = checked.measures.quantities.map { Self.firstValue(of: $0, checked) }
    isDirty = [Bool](repeating: false, count: values.count)
    waiting = WaitingComparisons(checked)
    measureReaders = [[Int32]](repeating: [], count: values.count)
    listMeasureReaders()
    begin()
    settle()
  }

  /// Opens and completes a vertex of a node by decree, and all that follows.
  mutating func force(_ vertices: [Int32]) {
    for vertex in vertices {
      switch space.meaning(of: Int(vertex)) {
      case .open(let node): raise(node, to: game[node].ranks ?? 1)
      case .done, .condition: reach(Int(vertex))
      case .quantity, .set: break
      }
    }
    settle()
  }

  /// Whether there is nothing more to hope for.
  func isComplete(_ vertex: Int) -> Bool {
    switch space.meaning(of: vertex) {
    case .open(let node): return ranks[node.position] >= game[node].ranks ?? 1
    case .done, .condition: return isReached[vertex]
    case .quantity(let quantity):
      let measure = checked.measures[quantity]
      return checked.measures.quantities[measure] != quantity
        || values[measure] >= checked.ranges[quantity].upper
    case .set: return false
    }
  }
}

extension Reachability {
  /// What a quantity can be before anything is opened.
  private static func firstValue(of quantity: QuantityRef, _ checked: CheckedGame) -> Int64 {
    switch checked.game[quantity] {
    case .literal, .have, .earned, .spent, .counter: checked.ranges[quantity].upper
    case .countNodes(let set, .owned): Int64(checked.game[set].items.count)
    default: 0
    }
  }

  private mutating func listMeasureReaders() {
    for (measure, quantity) in checked.measures.quantities.enumerated() {
      let reader = Int32(clamping: space.quantity(quantity))
      switch game[quantity] {
      case .sum(let parts), .min(let parts), .max(let parts):
        for part in parts { measureReaders[checked.measures[part]].append(reader) }
      case .times(let part, _): measureReaders[checked.measures[part]].append(reader)
      default: break
      }
      mark(measure)
    }
    for (position, node) in game.nodes.enumerated() {
      for route in node.routes {
        guard let reach = route.reach else { continue }
        measureReaders[checked.measures[reach.quantity]].append(Int32(clamping: position))
      }
    }
  }

  private mutating func begin() {
    for (position, condition) in game.conditions.enumerated() {
      let reference = ConditionRef(position: position)
      switch condition {
      case .constant(true), .flag, .attribute, .ownedItem: reach(space.condition(reference))
      case .not, .none:
        if case .never = checked.ranges[reference] { break }
        reach(space.condition(reference))
      case .all(let parts):
        openChildren[position] = Int32(clamping: parts.count)
        if parts.isEmpty { reach(space.condition(reference)) }
      case .constant, .any, .rule, .completed, .unlocked, .ownedProduct, .visited, .marked,
        .compare:
        break
      }
    }
    for (position, node) in game.nodes.enumerated() {
      if let world = node.world { levelsLeft[position] = levelsToComplete(world, of: position) }
      tryToComplete(NodeRef(position: position))
      tryToOpen(NodeRef(position: position))
    }
  }

  /// Levels that are withheld without a product need not be done, as long as one level is.
  private func levelsToComplete(_ world: World, of position: Int) -> Int32 {
    var count: Int32 = 0
    let isWorldWithholdable = checked.facts.isWithholdable[position]
    for level in world.levels where game[level].level?.isBonus == false {
      if isWorldWithholdable || !checked.facts.isWithholdable[level.position] { count += 1 }
    }
    return count
  }

  private mutating func reach(_ vertex: Int) {
    if isReached[vertex] { return }
    isReached[vertex] = true
    queue.append(Int32(clamping: vertex))
  }

  private mutating func mark(_ measure: Int) {
    if isDirty[measure] { return }
    isDirty[measure] = true
    dirty.append(Int32(clamping: measure))
  }

  /// Follows what was reached, and only then looks at sums, so that each is looked at rarely.
  private mutating func settle() {
    while true {
      while let vertex = queue.popLast() { visit(Int(vertex)) }
      guard let measure = dirty.popLast() else { return }
      isDirty[Int(measure)] = false
      settle(measure: Int(measure))
    }
  }
}

extension Reachability {
  private mutating func visit(_ vertex: Int) {
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
        }
      }
      give(by: node)
    case .condition(let condition):
      for edge in readers.row(of: vertex) {
        switch space.meaning(of: Int(readers.targets[edge])) {
        case .open(let node): tryToOpen(node)
        case .done(let node): tryToComplete(node)
        case .condition(let reader): meet(partOf: reader)
        case .quantity(let quantity): raise(quantity, by: 1)
        case .set: break
        }
      }
      _ = condition
    case .quantity, .set: break
    }
  }

  private mutating func announce(_ node: NodeRef) {
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
      case .quantity(let quantity): raise(quantity, to: new)
      case .set: count(node, in: reader, isOpening: old == 0, ranks: new - old)
      }
    }
    give(by: node)
  }

  /// Counts one more part of a condition as met.
  private mutating func meet(partOf condition: ConditionRef) {
    if case .all = game[condition] {
      openChildren[condition.position] -= 1
      if openChildren[condition.position] > 0 { return }
    }
    reach(space.condition(condition))
  }

  private mutating func completeLevel(_ level: NodeRef, of world: NodeRef) {
    // Only worlds are completed by other nodes; the rest completes itself.
    guard game[world].world != nil else { return }
    let facts = checked.facts
    if facts.isWithholdable[world.position] || !facts.isWithholdable[level.position] {
      levelsLeft[world.position] -= 1
    }
    if levelsLeft[world.position] <= 0 { reach(space.done(world)) }
  }

  private mutating func tryToComplete(_ node: NodeRef) {
    let vertex = space.done(node)
    if isReached[vertex] { return }
    let isOpen = ranks[node.position] > 0
    let isDone: Bool
    switch game[node].details {
    case .world(let world): isDone = world.completeWhen.map { isMet($0) } ?? false
    case .location(let location): isDone = location.completeWhen.map { isMet($0) } ?? isOpen
    case .level: isDone = isOpen
    case .feature, .achievement:
      isDone = game[node].ranks.map { ranks[node.position] >= $0 } ?? false
    case .product(let product):
      // A store sells whatever the pack says of `when`.
      isDone = product.store != nil || (product.price != nil && isMet(product.when))
    }
    if isDone { reach(vertex) }
  }

  private func isMet(_ condition: ConditionRef?) -> Bool {
    condition.map { isReached[space.condition($0)] } ?? true
  }

  private mutating func tryToOpen(_ reference: NodeRef) {
    let node = game[reference]
    let most = node.ranks ?? 1
    if ranks[reference.position] >= most { return }
    if let level = node.level, ranks[level.world.position] == 0 { return }
    var rank: Int64 = isGranted[reference.position] ? 1 : 0
    if let product = node.product {
      // What neither the game nor a store sells is given by the game's trusted side.
      let isOnlyGiven = product.price == nil && product.store == nil
      if isOnlyGiven || isReached[space.done(reference)] { rank = 1 }
    } else if node.routes.isEmpty {
      rank = most
    }
    for route in node.routes where isMet(route.when) {
      if case .product(let product) = route.kind, ranks[product.position] == 0 { continue }
      guard let reach = route.reach else {
        rank = most
        break
      }
      let value = values[checked.measures[reach.quantity]]
      rank = max(rank, min(most, reach.thresholds.reached(by: value)))
    }
    if rank > ranks[reference.position] { raise(reference, to: rank) }
  }

  private mutating func raise(_ node: NodeRef, to rank: Int64) {
    guard rank > ranks[node.position] else { return }
    ranks[node.position] = rank
    isReached[space.open(node)] = true
    queue.append(Int32(clamping: space.open(node)))
  }

  /// Hands out what the rewards and grants of a node open by now.
  private mutating func give(by reference: NodeRef) {
    let node = game[reference]
    let isDone = isReached[space.done(reference)]
    for reward in node.rewards where !reward.bundle.unlock.isEmpty && node.canPay(reward.moment) {
      let isDue =
        switch reward.moment {
        case .onUnlock, .perNewRank: ranks[reference.position] > 0
        case .atRank(let rank): ranks[reference.position] >= rank
        case .onComplete, .onEveryComplete, .perNewStar, .atStars, .onMark: isDone
        }
      if isDue { grant(reward.bundle.unlock) }
    }
    if isDone, let product = node.product { grant(product.grants.unlock) }
  }

  private mutating func grant(_ nodes: [NodeRef]) {
    for node in nodes where !isGranted[node.position] {
      isGranted[node.position] = true
      tryToOpen(node)
    }
  }
}

extension Reachability {
  /// Counts a node that was opened or completed, in every quantity over a set.
  private mutating func count(
    _ reference: NodeRef, in set: Int, isOpening: Bool, ranks delta: Int64
  ) {
    let node = game[reference]
    for edge in readers.row(of: set) {
      guard case .quantity(let quantity) = space.meaning(of: Int(readers.targets[edge])) else {
        continue
      }
      switch game[quantity] {
      case .stars: raise(quantity, by: node.level?.maxStars ?? 0)
      case .clears, .fails: if node.level != nil { raise(quantity, to: .max) }
      case .score: if node.level?.scoreForStars.isEmpty == false { raise(quantity, to: .max) }
      case .marks(_, nil): raise(quantity, by: Int64(node.level?.marks.count ?? 0))
      case .marks(_, let mark?):
        if node.level?.marks.contains(mark) == true { raise(quantity, by: 1) }
      case .countLevels(_, let stars):
        if let level = node.level, level.maxStars >= stars { raise(quantity, by: 1) }
      case .ranks: raise(quantity, by: delta)
      case .countNodes(_, .completed): raise(quantity, by: 1)
      case .countNodes(_, .visited): if isOpening, node.location != nil { raise(quantity, by: 1) }
      case .countNodes(_, .unlocked): if isOpening { raise(quantity, by: 1) }
      case .countNodes(_, .owned): if isOpening, node.product != nil { raise(quantity, by: 1) }
      case .percent: mark(checked.measures[quantity])
      case .literal, .have, .earned, .spent, .counter, .purchases, .rank, .countConditions, .sum,
        .min, .max, .times:
        break
      }
    }
  }

  private mutating func raise(_ quantity: QuantityRef, by amount: Int64) {
    let measure = checked.measures[quantity]
    raise(quantity, to: Interval.saturatingSum(values[measure], amount))
  }

  private mutating func raise(_ quantity: QuantityRef, to value: Int64) {
    let measure = checked.measures[quantity]
    guard value > values[measure] else { return }
    values[measure] = value
    mark(measure)
  }

  private mutating func settle(measure: Int) {
    let quantity = checked.measures.quantities[measure]
    let value = value(of: quantity, measure: measure)
    values[measure] = max(values[measure], value)
    for condition in waiting.met(by: values[measure], of: measure) {
      reach(space.condition(condition))
    }
    for reader in measureReaders[measure] {
      switch space.meaning(of: Int(reader)) {
      case .open(let node): tryToOpen(node)
      case .quantity(let other): mark(checked.measures[other])
      case .done, .condition, .set: break
      }
    }
  }

  private func value(of quantity: QuantityRef, measure: Int) -> Int64 {
    func upper(_ part: QuantityRef) -> Interval { .exactly(values[checked.measures[part]]) }
    switch game[quantity] {
    case .sum(let parts): return Interval.sum(parts.map(upper)).upper
    case .min(let parts): return Interval.least(parts.map(upper)).upper
    case .max(let parts): return Interval.greatest(parts.map(upper)).upper
    case .times(let part, let factor): return upper(part).times(factor).upper
    case .percent(let collection): return percent(of: game[collection])
    default: return values[measure]
    }
  }

  /// The greatest percentage: what is withheld and not to be had counts neither way.
  private func percent(of collection: NodeCollection) -> Int64 {
    var total: Int64 = 0
    var done: Int64 = 0
    for entry in collection.entries {
      var units: [ChoiceRef: (total: Int64, isDone: Bool)] = [:]
      let items = Int64(game[entry.members].items.count)
      total = Interval.saturatingSum(total, Interval.product(items, entry.points))
      done = Interval.saturatingSum(done, Interval.product(items, entry.points))
      for reference in game[entry.members].nodes {
        let node = game[reference]
        let worth = Interval.product(entry.points, node.ranks ?? 1)
        let isFinished =
          node.hasCompletion ? isReached[space.done(reference)] : ranks[reference.position] > 0
        if let choice = node.choice {
          let known = units[choice]
          units[choice] = (known?.total ?? worth, (known?.isDone ?? false) || isFinished)
          // Which member comes first decides what the group is worth, not whether it is done.
          if known == nil { total = Interval.saturatingSum(total, worth) }
          if isFinished, known?.isDone != true {
            done = Interval.saturatingSum(done, known?.total ?? worth)
          }
          continue
        }
        if checked.facts.isWithholdable[reference.position], !isFinished { continue }
        total = Interval.saturatingSum(total, worth)
        let part = node.ranks == nil ? (isFinished ? 1 : 0) : ranks[reference.position]
        done = Interval.saturatingSum(done, Interval.product(entry.points, part))
      }
    }
    if total <= 0 { return 0 }
    let (hundredfold, overflow) = done.multipliedReportingOverflow(by: 100)
    return overflow ? min(100, done / max(1, total / 100)) : hundredfold / total
  }
}
