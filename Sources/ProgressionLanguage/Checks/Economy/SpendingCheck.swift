import ProgressionModel
import ProgressionText

/// Finds gates that ask for a balance and close again when the player spends it.
struct SpendingCheck {
  private let checked: CheckedGame
  /// The comparison, or `owned`, by which spending makes each condition false.
  private var closings: [ConditionRef?]
  /// What each quantity loses when the player spends.
  private var losses: [HoldingRef?]

  private var game: Game { checked.game }

  /// - Complexity: O(n) for n nodes, conditions and quantities.
  static func run(on checked: CheckedGame, into findings: inout Findings) {
    guard checked.facts.isSpent.contains(true) else { return }
    let check = SpendingCheck(checked)
    for (position, node) in checked.shape.nodes.enumerated() {
      for route in checked.shape.routes[node.routes] {
        guard case .automatic(isLive: true) = route.kind, let when = route.when else { continue }
        check.check(when, of: position, "closes", into: &findings)
      }
      if let when = node.completeWhen {
        check.check(when, of: position, "is no longer completed", into: &findings)
      }
    }
  }

  private init(_ checked: CheckedGame) {
    self.checked = checked
    closings = [ConditionRef?](repeating: nil, count: checked.game.conditions.count)
    losses = [HoldingRef?](repeating: nil, count: checked.game.quantities.count)
    for position in 0..<checked.order.count {
      switch checked.order[position] {
      case .condition(let condition): closings[condition.position] = closing(of: condition)
      case .quantity(let quantity): losses[quantity.position] = loss(of: game[quantity])
      }
    }
  }

  private func check(
    _ when: ConditionRef, of node: Int, _ what: String, into findings: inout Findings
  ) {
    guard let closing = closings[when.position], let holding = holding(of: closing) else { return }
    let written = game.conditionPlaces[closing.position]
    let (id, name) = (game.nodes[node].id, game[holding].id)
    findings.add(
      .spendingCloses, severity: .warning, at: written.isNone ? game.nodes[node].place : written,
      "`\(id)` \(what) as soon as a player spends `\(name)`: this asks for what is held now",
      related: written.isNone
        ? []
        : [Diagnostic.Related(place: game.nodes[node].place, message: "`\(id)` is declared here")],
      help: [
        "ask for `\"earned\": \"\(name)\"`, which spending does not lower",
        what == "closes"
          ? "or let what has opened stay open: \"live\": false"
          : "or say why it is meant: \"$allow\": {\"spending-closes\": \"…\"}",
      ])
  }

  private func holding(of closing: ConditionRef) -> HoldingRef? {
    switch game[closing] {
    case .ownedItem(let item): item
    case .compare(let quantity, _): losses[quantity.position]
    default: nil
    }
  }

  private func closing(of condition: ConditionRef) -> ConditionRef? {
    switch game[condition] {
    case .all(let parts), .any(let parts):
      for part in parts {
        if let closing = closings[part.position] { return closing }
      }
      return nil
    case .rule(let rule): return closings[game[rule].condition.position]
    case .ownedItem(let item): return isSpent(item) ? condition : nil
    case .compare(let quantity, let bounds):
      guard losses[quantity.position] != nil, checked.ranges[condition] == .depends else {
        return nil
      }
      let asksForMuch = bounds.contains {
        $0.comparator == .atLeast || $0.comparator == .moreThan || $0.comparator == .equals
      }
      return asksForMuch ? condition : nil
    case .constant, .none, .not, .completed, .unlocked, .ownedProduct, .flag, .visited, .met,
      .active, .failed, .marked, .attribute, .now, .weekly, .cohort, .waiting:
      return nil
    }
  }

  private func loss(of quantity: Quantity) -> HoldingRef? {
    switch quantity {
    case .have(let holding): return isSpent(holding) ? holding : nil
    case .sum(let parts), .min(let parts), .max(let parts):
      for part in parts {
        if let loss = losses[part.position] { return loss }
      }
      return nil
    case .times(let part, _): return losses[part.position]
    default: return nil
    }
  }

  /// What fills by itself is expected to go and come back.
  private func isSpent(_ holding: HoldingRef) -> Bool {
    checked.facts.isSpent[holding.position] && game[holding].refill == nil
  }
}
