import ProgressionModel
import ProgressionText

/// Finds currencies and items that the pack asks for and that nothing gives.
enum SourceCheck {
  static func run(on checked: CheckedGame, _ usage: Usage, into findings: inout Findings) {
    let game = checked.game
    for (position, holding) in game.holdings.enumerated() {
      guard let asked = usage.askedAt[position], !usage.isGiven[position], holding.initial <= 0,
        holding.refill == nil,
        // Who may owe can pay without having anything.
        holding.floor >= 0
      else { continue }
      let isCurrency = holding.kind == .currency
      let message =
        isCurrency
        ? "`\(holding.id)` is asked for, but has no source: no reward, product, chest or refill gives any"
        : "`\(holding.id)` can never be had: no reward, product or chest gives one"
      findings.add(
        .noSource, severity: .warning, at: holding.place, message,
        related: asked.isNone || asked == holding.place
          ? [] : [Diagnostic.Related(place: asked, message: "`\(holding.id)` is asked for here")],
        help: [
          "give it somewhere, as in \"onComplete\": {\"\(holding.id)\": 1}, or start with an `initial`",
          "where the game itself grants it, say so: \"$allow\": {\"no-source\": \"…\"}",
        ])
    }
  }
}
