import ProgressionModel
import ProgressionText

/// Finds rules that stand for themselves.
enum RuleCycleCheck {
  static func run(on checked: CheckedGame, into findings: inout Findings) {
    for rules in checked.order.ruleCycles {
      guard let first = rules.first else { continue }
      let game = checked.game
      var names = ""
      for rule in rules.prefix(CyclePath.mostShown) {
        if !names.isEmpty { names += ", " }
        names += "`\(game[rule].id)`"
      }
      if rules.count > CyclePath.mostShown { names += " and more" }
      let message =
        rules.count == 1
        ? "the rule `\(game[first].id)` is defined by itself"
        : "the rules \(names) are defined by each other"
      findings.add(
        .ruleCycle, at: game[first].place, message,
        related: rules.dropFirst().prefix(CyclePath.mostShown).map {
          Diagnostic.Related(place: game[$0].place, message: "`\(game[$0].id)` is one of them")
        }, help: ["a rule is a name for a condition: let one of them not use the others"])
    }
  }
}
