import ProgressionModel
import ProgressionText

/// Finds nodes that wait for each other, so that none of them can ever be opened or completed.
///
/// A cycle with a way in is fine, and what only waits for a cycle is not blamed: the cycle counts as
/// mended before what depends on it is looked at.
struct WayInCheck {
  private(set) var reachability: Reachability
  /// Made once something is out of reach, which it is in few packs.
  private var finder = ComponentFinder(vertexCount: 0)
  private(set) var isMember: [Bool] = []
  /// The vertices of cycles that are reported already, as those of opposites.
  private let reported: Set<Int32>
  /// What counts as mended, in this order.
  private var mended: [[Int32]] = []
  /// What is reached where all can be paid, for a walk that asks where things come from.
  private(set) var unpaid: Reachability?

  var game: Game { reachability.game }
  var space: VertexSpace { reachability.space }

  /// Returns what can be reached once the cycles count as mended.
  static func run(
    on checked: CheckedGame, except reported: Set<Int32>, into findings: inout Findings
  ) -> Reachability {
    var check = WayInCheck(reachability: Reachability(checked), reported: reported)
    check.run(into: &findings)
    if findings.includeWarnings, !Givers(checked, space: check.space, withSupplies: true).isEmpty {
      var sources = WayInCheck(
        reachability: Reachability(checked, needsSources: true), reported: reported)
      for vertices in check.mended { sources.reachability.force(vertices) }
      sources.unpaid = check.reachability
      sources.run(into: &findings)
    }
    return check.reachability
  }

  private init(reachability: Reachability, reported: Set<Int32>) {
    self.reachability = reachability
    self.reported = reported
  }

  private mutating func run(into findings: inout Findings) {
    var incomplete: [Int32] = []
    for vertex in 0..<space.vertexCount where !reachability.isComplete(vertex) {
      incomplete.append(Int32(clamping: vertex))
    }
    guard incomplete.contains(where: { space.isNode(Int($0)) || space.isSupply(Int($0)) }) else {
      return
    }
    finder = ComponentFinder(vertexCount: space.vertexCount)
    isMember = [Bool](repeating: false, count: space.vertexCount)
    var pending = [(finder.components(of: reachability.graph, among: incomplete), 0)]
    while let (components, index) = pending.popLast() {
      guard index < components.count else { continue }
      pending.append((components, index + 1))
      let members = components[index]
      let left = members.filter { !reachability.isComplete(Int($0)) }.sorted()
      guard
        left.contains(where: {
          space.isNode(Int($0)) || space.isSupply(Int($0)) || isImpossible(Int($0))
        })
      else {
        continue
      }
      if left.count < members.count {
        // Something mended on the way opened a part of it: what is left falls apart anew.
        pending.append((finder.components(of: reachability.graph, among: left), 0))
        continue
      }
      if left.count == 1, let only = left.first, !dependsOnItself(only) {
        if isReported(Int(only)) { mend([only]) }
        continue
      }
      report(left, into: &findings)
      mend(left.filter { space.isNode(Int($0)) || space.isSupply(Int($0)) })
    }
  }

  private mutating func mend(_ vertices: [Int32]) {
    mended.append(vertices)
    reachability.force(vertices)
  }

  /// A condition that nothing meets, which is reported where it is written.
  private func isImpossible(_ vertex: Int) -> Bool {
    guard case .condition(let condition) = space.meaning(of: vertex),
      case .never = reachability.checked.ranges[condition]
    else { return false }
    switch game[condition] {
    case .compare, .now, .cohort: return true
    case .any(let parts): return parts.isEmpty
    default: return false
    }
  }

  /// Whether another check speaks of the vertex already, so that nothing behind it is blamed.
  private func isReported(_ vertex: Int) -> Bool {
    if isImpossible(vertex) { return true }
    guard case .done(let node) = space.meaning(of: vertex), let world = game[node].world else {
      return false
    }
    return world.completeWhen == nil && reachability.graph.row(of: vertex).isEmpty
  }

  private func dependsOnItself(_ vertex: Int32) -> Bool {
    let graph = reachability.graph
    for edge in graph.row(of: Int(vertex)) where graph.targets[edge] == vertex { return true }
    return false
  }

  private mutating func report(_ members: [Int32], into findings: inout Findings) {
    for member in members { isMember[Int(member)] = true }
    defer {
      for member in members { isMember[Int(member)] = false }
    }
    if let unpaid {
      reportSource(among: members, unpaid, into: &findings)
      return
    }
    guard let start = members.first(where: { isClosed(Int($0)) }) ?? members.first,
      let path = reachability.graph.shortestPath(
        from: Int(start), to: Int(start), where: isMember)
    else { return }
    let isKnown = path.allSatisfy {
      !space.isNode($0) || reported.contains(Int32(clamping: $0))
    }
    if isKnown && !reported.isEmpty { return }
    if reportOwnLevels(path, into: &findings) { return }
    let cycle = CyclePath(path, in: game, space: space)
    guard let first = cycle.steps.first else { return }
    let what: String
    var place = first.place
    switch space.meaning(of: Int(start)) {
    case .open(let node):
      place = game[node].place
      what =
        game[node].kind == .npc
        ? "be anywhere"
        : reachability.ranks[node.position] == 0 ? "be opened" : "reach its last rank"
    case .done(let node):
      place = game[node].place
      what = game[node].product == nil ? "be completed" : "be bought"
    case .condition, .quantity, .set, .chest, .timer, .holding, .flag, .counter:
      what = "hold"
    }
    let message =
      cycle.steps.count == 1
      ? "`\(first.id)` can never \(what), since it waits for itself: \(cycle.text)"
      : "`\(first.id)` can never \(what): \(cycle.text)"
    findings.add(
      .noWayIn, at: place, message, related: cycle.related,
      help: ["give one of them another way in: `any` with a condition outside, or a second route"])
  }

  /// Reports a gate that counts levels which open only behind it; whether it was one.
  private func reportOwnLevels(_ path: [Int], into findings: inout Findings) -> Bool {
    guard case .open(let gate) = space.meaning(of: path[0]),
      game[gate].kind == .world || game[gate].kind == .level
    else { return false }
    var comparison: ConditionRef?
    for vertex in path {
      switch space.meaning(of: vertex) {
      case .open(let node), .done(let node):
        guard node == gate || game[node].level?.world == gate else { return false }
      case .condition(let condition):
        if case .compare = game[condition] { comparison = condition }
      case .chest, .timer, .holding, .flag, .counter: return false
      case .quantity, .set: break
      }
    }
    guard let comparison, case .compare(let quantity, let bounds) = game[comparison],
      let bound = bounds.first(where: { $0.comparator != .atMost && $0.comparator != .lessThan })
    else { return false }
    let checked = reachability.checked
    let words = QuantityWords(checked)
    let most = reachability.values[checked.measures[quantity]]
    let (node, place) = (game[gate], game.conditionPlaces[comparison.position])
    let own = node.kind == .world ? "its own levels" : "itself"
    let request = words.request(quantity, bound, checked.ranges.interval(of: bound.operand))
    findings.add(
      .needsItsOwnLevels, at: place.isNone ? node.place : place,
      "`\(node.id)` can never be opened: it asks for \(request), and only \(most) can be had without \(own)",
      related: place.isNone
        ? [] : [Diagnostic.Related(place: node.place, message: "`\(node.id)` is declared here")],
      help: [
        most > 0
          ? "ask for \(most) or less, or add levels elsewhere"
          : "give it another way in, or add levels that are open before"
      ])
    return true
  }

  /// Whether the vertex is a node that stays shut, which says more than one that is not completed.
  private func isClosed(_ vertex: Int) -> Bool {
    guard case .open(let node) = space.meaning(of: vertex) else { return false }
    return reachability.ranks[node.position] == 0
  }
}
