import ProgressionModel
import ProgressionText

/// Finds conditions about time and chance that never change.
enum TimeConditionCheck {
  static func run(on game: Game, into findings: inout Findings) {
    for (position, condition) in game.conditions.enumerated() {
      let place = game.conditionPlaces[position]
      switch condition {
      case .now(let from?, let until?) where from >= until:
        findings.add(
          .emptyRange, at: place,
          "no instant is from \(Instants.text(from)) and before \(Instants.text(until))",
          help: ["`until` is the first instant that is outside, and comes after `from`"])
      case .cohort(_, let share) where share <= 0:
        findings.add(
          .constantCohort, severity: .warning, at: place,
          "a cohort of 0 percent is nobody: this is always false",
          help: ["write `false` if this is meant"])
      case .cohort(_, let share) where share >= 100:
        findings.add(
          .constantCohort, severity: .warning, at: place,
          "a cohort of 100 percent is everybody: this is always true",
          help: ["write `true` if this is meant"])
      default:
        break
      }
    }
  }
}
