import ProgressionModel
import ProgressionText

/// Finds nodes whose being open would depend on its own opposite.
///
/// Only what is derived takes part: a stored result, a price, a reward end a dependency.
struct StratificationCheck {
  private let checked: CheckedGame
  private let space: VertexSpace

  private var game: Game { checked.game }

  /// Returns the vertices of the cycles that are reported.
  static func run(on checked: CheckedGame, into findings: inout Findings) -> Set<Int32> {
    guard hasNegations(checked.game), readsNodes(checked.game) else { return [] }
    let check = StratificationCheck(checked: checked, space: VertexSpace(checked.game))
    return check.run(into: &findings)
  }

  /// Whether there is anything to look for; most packs deny nothing.
  private static func hasNegations(_ game: Game) -> Bool {
    for index in game.nodes.indices {
      switch game.nodes[index].details {
      case .quest(let quest): if quest.failWhen != nil { return true }
      case .npc(let person): if person.placements != nil { return true }
      case .world, .level, .feature, .achievement, .location, .product: break
      }
    }
    for condition in game.conditions {
      switch condition {
      case .not, .none: return true
      case .compare(_, let bounds):
        for bound in bounds {
          let signs = bound.comparator.dependencies
          if signs.isLeftNegative { return true }
          if case .quantity = bound.operand, signs.isRightNegative { return true }
        }
      case .constant, .all, .any, .rule, .completed, .unlocked, .ownedProduct, .ownedItem, .flag,
        .visited, .met, .active, .failed, .marked, .attribute, .now, .weekly, .cohort, .waiting:
        break
      }
    }
    return false
  }

  /// Whether the derived state of nodes is read at all: no cycle, those of rules aside, is without it.
  private static func readsNodes(_ game: Game) -> Bool {
    for condition in game.conditions {
      switch condition {
      case .completed, .unlocked: return true
      case .constant, .all, .any, .none, .not, .rule, .ownedProduct, .ownedItem, .flag, .visited,
        .met, .active, .failed, .marked, .compare, .attribute, .now, .weekly, .cohort, .waiting:
        break
      }
    }
    for quantity in game.quantities {
      switch quantity {
      case .rank, .ranks, .countNodes, .percent: return true
      case .literal, .stars, .clears, .fails, .score, .marks, .have, .earned, .spent, .counter,
        .purchases, .countConditions, .countLevels, .sum, .min, .max, .times, .since,
        .sinceAccepted, .streak, .timeSince:
        break
      }
    }
    return false
  }

  private func run(into findings: inout Findings) -> Set<Int32> {
    var reported: Set<Int32> = []
    let graph = DependencyGraph(derivedLayerOf: checked, space: space)
    var finder = ComponentFinder(vertexCount: graph.vertexCount)
    let vertices = Array(0..<Int32(clamping: graph.vertexCount))
    let components = finder.components(of: graph, among: vertices)
    var isMember = [Bool](repeating: false, count: graph.vertexCount)
    for component in 0..<components.count {
      let members = components[component]
      for member in members { isMember[Int(member)] = true }
      if let (from, to) = negativeEdge(among: members.sorted(), isMember, in: graph) {
        report(from, to, isMember, in: graph, into: &findings)
        reported.formUnion(members)
      }
      for member in members { isMember[Int(member)] = false }
    }
    return reported
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
        "a cycle may not pass through `not`, `none`, an upper bound, an equality, "
          + "the right side of a comparison, the places of an npc or a `failWhen`",
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
