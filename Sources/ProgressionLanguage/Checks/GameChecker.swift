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
    LiteralCheck.run(on: game, into: &findings)
    TimeConditionCheck.run(on: game, into: &findings)
    PriceCheck.run(on: checked, into: &findings)
    SpendingCheck.run(on: checked, into: &findings)
    let lives = FactLives(game)
    ReturnedPriceCheck.run(on: checked, lives, into: &findings)
    ChoiceCheck.run(on: game, lives, into: &findings)
    QuestCheck.run(on: checked, isWhole: isWhole, into: &findings)
    ThresholdCheck.run(on: checked, into: &findings)
    LivenessCheck.run(on: checked, into: &findings)
    if isWhole {
      RuleCycleCheck.run(on: checked, into: &findings)
      useChecks(checked, lives, into: &findings)
    }
    // A rule that stands for itself has no meaning, so what reads it has none to check.
    if checked.order.ruleCycles.isEmpty {
      OutlivesCheck.run(on: checked, lives, into: &findings)
      let forms = ConditionForms(checked)
      PartsCheck.run(on: checked, forms, into: &findings)
      AlternativesCheck.run(on: checked, forms, into: &findings)
      if isWhole { routeChecks(checked, forms, lives, into: &findings) }
      let cycles = StratificationCheck.run(on: checked, into: &findings)
      if isWhole {
        let reachability = WayInCheck.run(on: checked, except: cycles, into: &findings)
        RewardCheck.run(on: checked, reachability, into: &findings)
        SightCheck.run(on: checked, beside: reachability, into: &findings)
        HiddenNeedCheck.run(on: checked, forms, into: &findings)
      }
    }
    return findings.diagnostics.inOrderOfPlace()
  }

  /// What is declared, given and asked for; of a part of a pack nobody knows.
  private static func useChecks(
    _ checked: CheckedGame, _ lives: FactLives, into findings: inout Findings
  ) {
    let usage = Usage(checked)
    UnusedCheck.run(on: checked, usage, into: &findings)
    SourceCheck.run(on: checked, usage, into: &findings)
    SupplyCheck.run(on: checked, usage, lives, into: &findings)
    LevelUseCheck.run(on: checked, usage, into: &findings)
    EndlessSourceCheck.run(on: checked, lives, into: &findings)
    TitleCheck.run(on: checked, into: &findings)
    LonelyChoiceCheck.run(on: checked.game, into: &findings)
  }

  /// What the routes of a node say together; of a part of a pack some may be missing.
  private static func routeChecks(
    _ checked: CheckedGame, _ forms: ConditionForms, _ lives: FactLives,
    into findings: inout Findings
  ) {
    RouteAlternativesCheck.run(on: checked, forms, into: &findings)
    MissableCheck.run(on: checked, Trends(checked, lives), into: &findings)
  }
}
