public import ProgressionModel
public import ProgressionText

/// Finds what is wrong with the meaning of a game whose references are all resolved.
///
/// Nothing is played: every check is a bound or a walk over the finished game, without recursion
/// and in time that grows about linearly with the pack.
public struct GameChecker {
  /// Looks at everything; `policies` of the pack have no say.
  ///
  /// Each cause is reported once: a condition of `defaults` for the first node that it troubles, a
  /// cycle for all of its members, and nothing for what only waits for a node that is reported.
  ///
  /// - Parameters:
  ///   - game: the game.
  ///   - isWhole: whether all of the pack could be read. Of a part only that is reported which
  ///     what is missing could not mend.
  /// - Returns: the findings, in order of their places.
  /// - Complexity: O(n log n) for n nodes, conditions, quantities and members of sets; where facts
  ///   live differently long, O(n r) for r resets that are the scope of nodes.
  public static func check(_ game: Game, isWhole: Bool = true) -> [Diagnostic] {
    let checked = CheckedGame(game, isWhole: isWhole)
    var findings = Findings()
    CompletionCheck.run(on: game, into: &findings)
    EmptyConditionCheck.run(on: game, into: &findings)
    TimeConditionCheck.run(on: game, into: &findings)
    PriceCheck.run(on: checked, into: &findings)
    let lives = FactLives(game)
    ReturnedPriceCheck.run(on: checked, lives, into: &findings)
    ChoiceCheck.run(on: game, lives, into: &findings)
    QuestCheck.run(on: checked, isWhole: isWhole, into: &findings)
    ThresholdCheck.run(on: checked, into: &findings)
    LivenessCheck.run(on: checked, into: &findings)
    if isWhole { RuleCycleCheck.run(on: checked, into: &findings) }
    // A rule that stands for itself has no meaning, so what reads it has none to check.
    if checked.order.ruleCycles.isEmpty {
      OutlivesCheck.run(on: checked, lives, into: &findings)
      let cycles = StratificationCheck.run(on: checked, into: &findings)
      if isWhole { WayInCheck.run(on: checked, except: cycles, into: &findings) }
    }
    return findings.diagnostics.inOrderOfPlace()
  }
}
