import ProgressionModel
import ProgressionText

/// Finds content that play can shut out for good, where the pack does not say that it may be missed.
struct MissableCheck {
  private let checked: CheckedGame
  private let trends: Trends

  private var game: Game { checked.game }

  /// - Complexity: O(n) for n nodes and routes.
  static func run(on checked: CheckedGame, _ trends: Trends, into findings: inout Findings) {
    let check = MissableCheck(checked: checked, trends: trends)
    for (position, node) in checked.shape.nodes.enumerated()
    where !node.routes.isEmpty && !node.isChoiceMember {
      check.check(NodeRef(position: position), node, into: &findings)
    }
  }

  private func check(
    _ reference: NodeRef, _ shape: GameShape.NodeShape, into findings: inout Findings
  ) {
    switch shape.kind {
    case .world, .level, .feature, .achievement, .quest, .location: break
    // Offers may come and go; they are not missed.
    case .npc, .product: return
    }
    var end: ConditionRef?
    for route in checked.shape.routes(of: reference) {
      guard let when = route.when, trends.canEnd(when) else { return }
      // A feature that follows is a tool for as long as it is needed.
      if case .automatic(isLive: true) = route.kind, shape.kind == .feature { return }
      // What is open for a new player has opened before anything can shut it.
      if case .automatic(isLive: false) = route.kind {
        if trends.holdsAtFirst(of: when) || opensInPassing(when) { return }
      }
      if end == nil { end = trends.end(of: when) }
    }
    guard let end, !isDeclared(reference) else { return }
    let node = game[reference]
    let place = game.conditionPlaces[end.position]
    // That it ends for longer than the node lives, is stepped over or never holds is the same cause.
    if isKnown(end, findings) || isContradicted(reference, findings) { return }
    findings.add(
      .missableContent, severity: .warning, at: place.isNone ? node.place : place,
      "`\(node.id)` can be missed for good: once this no longer holds, it never does again",
      related: place.isNone
        ? [] : [Diagnostic.Related(place: node.place, message: "`\(node.id)` is declared here")],
      help: help(for: node))
  }

  /// Whether the condition holds once on the way for everybody: an equality on what grows by ones.
  private func opensInPassing(_ when: ConditionRef) -> Bool {
    var pending = [when]
    // Alternatives within alternatives are rare; one that is not looked at counts as missed.
    for _ in 0..<Conjunction.mostParts {
      guard let condition = pending.popLast() else { return false }
      switch game[condition] {
      case .rule(let rule): pending.append(game[rule].condition)
      case .any(let parts): pending += parts
      case .all(let parts): if parts.count == 1 { pending += parts }
      case .compare(let quantity, let bounds):
        let isEquality = bounds.allSatisfy { $0.comparator == .equals }
        if isEquality, !game.canJump(quantity) { return true }
      default: break
      }
    }
    return false
  }

  private func isContradicted(_ node: NodeRef, _ findings: Findings) -> Bool {
    checked.shape.routes(of: node).contains { route in
      guard let when = route.when, case .all(let parts) = game[when] else { return false }
      return parts.prefix(Conjunction.mostParts).contains { part in
        readings(of: part).contains {
          findings.contains(.contradiction, at: game.conditionPlaces[$0.position])
        }
      }
    }
  }

  /// The condition, and what it denies.
  private func readings(of condition: ConditionRef) -> [ConditionRef] {
    switch game[condition] {
    case .not(let part): [condition, part]
    case .none(let parts): [condition] + parts
    default: [condition]
    }
  }

  private func isKnown(_ end: ConditionRef, _ findings: Findings) -> Bool {
    readings(of: end).contains {
      let place = game.conditionPlaces[$0.position]
      return findings.contains(.outlivesWhatItReads, at: place)
        || findings.contains(.equalityCanBePassed, at: place)
    }
  }

  private func isDeclared(_ node: NodeRef) -> Bool {
    game[node].quest?.isMissable == true || game[node].location?.isMissable == true
  }

  private func help(for node: Node) -> [String] {
    let excluding = "where two things exclude each other, make them members of one `choice`"
    switch node.kind {
    case .quest, .location:
      return ["where it is meant, write \"missable\": true in `\(node.id)`", excluding]
    default:
      return [
        "give it another route that stays open, or say why it is meant: "
          + "\"$allow\": {\"missable-content\": \"…\"}", excluding,
      ]
    }
  }
}
