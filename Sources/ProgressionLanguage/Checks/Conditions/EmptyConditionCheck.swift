import ProgressionModel
import ProgressionText

/// Finds lists of conditions without conditions, whose truth surprises.
enum EmptyConditionCheck {
  static func run(on game: Game, into findings: inout Findings) {
    for (position, condition) in game.conditions.enumerated() {
      let place = game.conditionPlaces[position]
      switch condition {
      case .all(let parts) where parts.isEmpty:
        report("all", isTrue: true, at: place, into: &findings)
      case .any(let parts) where parts.isEmpty:
        report("any", isTrue: false, at: place, into: &findings)
      case .none(let parts) where parts.isEmpty:
        report("none", isTrue: true, at: place, into: &findings)
      default:
        break
      }
    }
    for (position, quantity) in game.quantities.enumerated() {
      guard case .countConditions(let parts) = quantity, parts.isEmpty else { continue }
      findings.add(
        .emptyCondition, severity: .warning, at: game.quantityPlaces[position],
        "an empty `count` is always 0", help: ["list the conditions that count"])
    }
  }

  private static func report(
    _ head: String, isTrue: Bool, at place: Place, into findings: inout Findings
  ) {
    // What the pack does not write, its writer cannot mend.
    guard !place.isNone else { return }
    findings.add(
      .emptyCondition, severity: .warning, at: place, "an empty `\(head)` is always \(isTrue)",
      help: ["write `\(isTrue)` if this is meant, or list the conditions"])
  }
}
