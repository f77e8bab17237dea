import ProgressionModel
import ProgressionText

/// Finds nodes whose being open would depend on its own opposite.
///
/// Only what is derived takes part: a stored result, a price, a reward end a dependency.
struct StratificationCheck {
  private let game: Game
  private let space: VertexSpace

  static func run(on game: Game, into findings: inout Findings) {
    StratificationCheck(game: game, space: VertexSpace(game)).run(into: &findings)
  }

  private func run(into findings: inout Findings) {
    let graph = DependencyGraph(derivedLayerOf: game, space: space)
    guard graph.isNegative.contains(true) else { return }
    var finder = ComponentFinder(vertexCount: graph.vertexCount)
    let vertices = Array(0..<Int32(clamping: graph.vertexCount))
    let components = finder.components(of: graph, among: vertices)
    var isMember = [Bool](repeating: false, count: graph.vertexCount)
    for component in 0..<components.count {
      let members = components[component]
      for member in members { isMember[Int(member)] = true }
      if let (from, to) = negativeEdge(among: members.sorted(), isMember, in: graph) {
        report(from, to, isMember, in: graph, into: &findings)
      }
      for member in members { isMember[Int(member)] = false }
    }
  }

  private func negativeEdge(
    among members: [Int32], _ isMember: [Bool], in graph: DependencyGraph
  ) -> (from: Int, to: Int)? {
    for member in members {
      for edge in graph.row(of: Int(member)) where graph.isNegative[edge] {
        let target = Int(graph.targets[edge])
        if isMember[target] { return (Int(member), target) }
      }
    }
    return nil
  }

  private func report(
    _ from: Int, _ to: Int, _ isMember: [Bool], in graph: DependencyGraph,
    into findings: inout Findings
  ) {
    let back = from == to ? [from] : graph.shortestPath(from: to, to: from, where: isMember)
    guard let back else { return }
    let cycle = CyclePath(closed(back, with: from), in: game, space: space)
    guard let first = cycle.steps.first else { return }
    var place = first.place
    if case .condition(let condition) = space.meaning(of: from) {
      place = game.conditionPlaces[condition.position]
    }
    let message =
      cycle.steps.count == 1
      ? "`\(first.id)` depends on its own opposite: \(cycle.text)"
      : "these depend on their own opposite: \(cycle.text)"
    findings.add(
      .negativeCycle, at: place.isNone ? first.place : place, message, related: cycle.related,
      help: [
        "a cycle may not pass through `not`, `none`, an upper bound, an equality or "
          + "the right side of a comparison",
        "let one of them read a stored fact instead: a flag, a completed level, a price",
      ])
  }

  /// The path around, begun at the first declared node or rule on it.
  private func closed(_ back: [Int], with from: Int) -> [Int] {
    // `back` leads from the target of the negative edge to its source: a whole round.
    var start = 0
    var best = Int.max
    for (index, vertex) in back.enumerated() where space.isNode(vertex) {
      let position = game.nodes.count > 0 ? vertex % game.nodes.count : 0
      if position < best {
        best = position
        start = index
      }
    }
    var path = Array(back[start...])
    path += back[..<start]
    path.append(back[start])
    return path
  }
}

extension DependencyGraph {
  /// What the derived layer of a game reads.
  init(derivedLayerOf game: Game, space: VertexSpace) {
    self.init()
    reserveCapacity(vertices: space.vertexCount)
    for node in game.nodes {
      addOpening(of: node, space: space)
      endRow()
    }
    for (position, node) in game.nodes.enumerated() {
      if let when = node.world?.completeWhen ?? node.location?.completeWhen {
        add(space.condition(when))
      } else if node.ranks != nil {
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
    addMembers(of: game, space: space)
  }

  private mutating func addOpening(of node: Node, space: VertexSpace) {
    if let level = node.level { add(space.open(level.world)) }
    for route in node.routes {
      switch route.kind {
      case .automatic where node.choice == nil, .product:
        if let when = route.when { add(space.condition(when)) }
        if let reach = route.reach { add(space.quantity(reach.quantity)) }
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
    case .constant, .ownedProduct, .ownedItem, .flag, .visited, .marked, .attribute:
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
    case .times(let part, _): add(space.quantity(part))
    case .literal, .stars, .clears, .fails, .score, .marks, .have, .earned, .spent, .counter,
      .purchases, .countNodes, .countLevels:
      break
    }
  }

  private mutating func addMembers(of game: Game, space: VertexSpace) {
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
        add(game[node].hasCompletion ? space.done(node) : space.open(node))
      }
      endRow()
    }
  }
}

extension Comparator {
  /// Which sides a comparison turns around: growing there can make it false.
  fileprivate var dependencies: (isLeftNegative: Bool, isRightNegative: Bool) {
    switch self {
    case .atLeast, .moreThan: (false, true)
    case .atMost, .lessThan: (true, false)
    case .equals, .notEquals: (true, true)
    }
  }
}
