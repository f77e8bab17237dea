import ProgressionModel
import ProgressionText

/// Finds what is declared and of which the pack makes nothing.
struct UnusedCheck {
  private let game: Game
  private let facts: GameFacts
  private let usage: Usage
  private var findings: Findings

  /// - Complexity: O(n) for n entries of the tables.
  static func run(on checked: CheckedGame, _ usage: Usage, into findings: inout Findings) {
    var check = UnusedCheck(
      game: checked.game, facts: checked.facts, usage: usage, findings: findings)
    check.checkHoldings()
    check.checkFacts()
    check.checkProducts()
    check.checkTimers()
    check.checkResets()
    findings = check.findings
  }

  private mutating func checkHoldings() {
    // A pack without prices leaves it to the game what its currencies are for.
    let hasPrices = facts.isSpent.contains(true)
    for (position, holding) in game.holdings.enumerated() {
      let isAsked = usage.askedAt[position] != nil
      let isFilled = usage.isGiven[position] || holding.initial > 0 || holding.refill != nil
      if isAsked { continue }
      if !isFilled {
        let noun = holding.kind == .currency ? "currency" : "item"
        unused(noun, holding.id, at: holding.place, "nothing in the pack gives it or asks for it")
      } else if holding.kind == .currency, hasPrices {
        // What a player has of an item the game may show or use by itself.
        neverRead(
          "currency", holding.id, at: holding.place,
          "players get it, but nothing costs it or asks for it",
          help: "give it a use: a price, or a condition that asks how much there is")
      }
    }
  }

  private mutating func checkFacts() {
    for (position, flag) in game.flags.enumerated() where !usage.isFlagRead[position] {
      if usage.isFlagSet[position] {
        neverRead("flag", flag.id, at: flag.place, "it is set, but no condition asks for it")
      } else {
        unused("flag", flag.id, at: flag.place, "nothing in the pack sets it or asks for it")
      }
    }
    for (position, counter) in game.counters.enumerated() where !usage.isCounterRead[position] {
      if usage.isCounterRaised[position] {
        neverRead(
          "counter", counter.id, at: counter.place, "it is raised, but no condition asks for it")
      } else {
        unused(
          "counter", counter.id, at: counter.place, "nothing in the pack raises it or asks for it")
      }
    }
    for (position, attribute) in game.attributes.enumerated()
    where !usage.isAttributeRead[position] {
      unused("attribute", attribute.id, at: attribute.place, "no condition asks for it")
    }
    for (position, rule) in game.rules.enumerated() where !usage.isRuleUsed[position] {
      unused("rule", rule.id, at: rule.place, "no condition names it")
    }
  }

  private mutating func checkProducts() {
    for position in game.nodes.indices where !usage.isNodeRead[position] {
      guard case .product(let product) = game.nodes[position].details, product.grants.isEmpty,
        game.nodes[position].rewards.isEmpty, !usage.isNodeGiven[position]
      else { continue }
      unused(
        "product", game.nodes[position].id, at: game.nodes[position].place,
        "it grants nothing, opens nothing, and no condition asks for it")
    }
  }

  private mutating func checkTimers() {
    for (position, timer) in game.timers.enumerated() {
      if !usage.isTimerStarted[position] {
        unused(
          "timer", timer.id, at: timer.place, "nothing in the pack starts it",
          help: "start it with a reward: \"timers\": [\"\(timer.id)\"], or take it out")
      } else if timer.grants.isEmpty, !usage.isTimerRead[position] {
        unused("timer", timer.id, at: timer.place, "it grants nothing and nothing waits for it")
      }
    }
  }

  private mutating func checkResets() {
    for (position, reset) in game.resets.enumerated() where !usage.isResetUsed[position] {
      unused(
        "reset", reset.id, at: reset.place, "it ends nothing and gives nothing",
        help: "make it the `scope` of something, or take it out")
    }
  }

  private mutating func unused(
    _ noun: String, _ id: String, at place: Place, _ reason: String, help: String? = nil
  ) {
    findings.add(
      .unused, severity: .warning, at: place, "the \(noun) `\(id)` is not used: \(reason)",
      help: [
        help
          ?? "take it out; where the game itself uses it, say so: \"$allow\": {\"unused\": \"…\"}"
      ])
  }

  private mutating func neverRead(
    _ noun: String, _ id: String, at place: Place, _ reason: String, help: String? = nil
  ) {
    findings.add(
      .neverRead, severity: .warning, at: place,
      "the \(noun) `\(id)` changes nothing: \(reason)",
      help: [
        help ?? "ask for it somewhere, or take it out",
        "where the game itself reads it, say so: \"$allow\": {\"never-read\": \"…\"}",
      ])
  }
}
