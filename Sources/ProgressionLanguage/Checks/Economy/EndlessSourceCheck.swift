import ProgressionModel
import ProgressionText

/// Finds exchanges that pay for themselves, alone or in a circle, so that a player who repeats them
/// has without end.
///
/// A level that pays each time it is played is no such thing: playing is what is paid for.
enum EndlessSourceCheck {
  /// - Complexity: O(n) for n nodes and chests; for each of the few holdings that are exchanged in
  ///   circles O(e h) for e exchanges of h holdings.
  static func run(
    on checked: CheckedGame, _ lives: FactLives, into findings: inout Findings
  ) {
    let exchanges = Exchange.all(of: checked, lives)
    if exchanges.isEmpty { return }
    var others: [Exchange] = []
    for exchange in exchanges {
      if pays(exchange) {
        report(exchange, in: checked.game, into: &findings)
      } else {
        others.append(exchange)
      }
    }
    let circles = ExchangeCircles(others, holdings: checked.game.holdings.count)
    for circle in circles.gaining() { report(circle, in: checked.game, into: &findings) }
  }

  /// Whether an exchange gives back all that it takes, and something more.
  private static func pays(_ exchange: Exchange) -> Bool {
    var gains = exchange.takes.isEmpty && !exchange.gives.isEmpty
    for amount in exchange.takes {
      let gain = exchange.gain(of: amount.holding)
      if gain < amount.amount { return false }
      if gain > amount.amount { gains = true }
    }
    // A level that gives its price back to who completes it has a prize for not failing.
    if case .playing = exchange.kind { return gains }
    if gains { return true }
    return exchange.givesMore
      || exchange.gives.contains { given in
        !exchange.takes.contains { $0.holding == given.holding }
      }
  }

  private static func report(
    _ exchange: Exchange, in game: Game, into findings: inout Findings
  ) {
    let message: String
    var help = "let it take more than it gives"
    switch exchange.kind {
    case .opening where exchange.takes.isEmpty:
      message = "the chest `\(exchange.id)` costs nothing and can be opened without end"
      help = "give it a `price`, such as a key, or a `when`"
    case .opening:
      message =
        "the chest `\(exchange.id)` always gives back \(price(exchange, game)) and more, "
        + "so that it can be opened without end"
    case .buying:
      message =
        "`\(exchange.id)` gives back \(price(exchange, game)) and more, "
        + "so that it can be bought without end"
      help += ", or give it a `limit`"
    case .playing:
      message = "each time it is played, `\(exchange.id)` gives more than \(price(exchange, game))"
    case .repeating(let reset):
      message =
        "`\(exchange.id)` gives more than it costs, and can be done again after each `\(game[reset].id)`"
      help += ", or let it end with a reset of the calendar"
    }
    findings.add(
      .endlessSource, severity: .warning, at: exchange.place, message, help: [help])
  }

  private static func price(_ exchange: Exchange, _ game: Game) -> String {
    guard let first = exchange.takes.first else { return "what is refunded" }
    guard exchange.takes.count == 1 else { return "all that it costs" }
    return "the \(first.amount) `\(game[first.holding].id)` that it costs"
  }

  private static func report(
    _ circle: [Exchange], in game: Game, into findings: inout Findings
  ) {
    guard let first = circle.first, let taken = first.takes.first else { return }
    var names = ""
    for (index, exchange) in circle.enumerated() {
      names += index == 0 ? "" : index == circle.count - 1 ? " and " : ", "
      names += "`\(exchange.id)`"
    }
    findings.add(
      .endlessSource, severity: .warning, at: first.place,
      "\(names), one after the other, give more `\(game[taken.holding].id)` than they take",
      related: circle.dropFirst().map {
        Diagnostic.Related(
          place: $0.place, message: "`\($0.id)` takes what the one before it gives")
      }, help: ["raise one of the prices, or give one of them a `limit`"])
  }
}
