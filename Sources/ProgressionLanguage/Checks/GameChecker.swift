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
    var findings = Findings(includeWarnings: true)
    run(on: CheckedGame(game, isWhole: isWhole), isWhole: isWhole, into: &findings)
    return findings.diagnostics.inOrderOfPlace()
  }

  /// Looks for what makes a whole game unsound: the errors among the findings of ``check(_:isWhole:)``.
  ///
  /// - Parameter game: the game.
  /// - Returns: the errors, in order of their places.
  /// - Complexity: O(n log n) for n nodes, conditions, quantities and members of sets, in a fraction
  ///   of the time that all findings take.
  public static func errors(in game: Game) -> [Diagnostic] {
    var findings = Findings(includeWarnings: false)
    run(on: CheckedGame(game), isWhole: true, into: &findings)
    return findings.diagnostics.inOrderOfPlace()
  }

  /// Those checks come between that find only warnings; the findings of one place keep this order.
  private static func run(
    on checked: CheckedGame, isWhole: Bool, into findings: inout Findings
  ) {
    let game = checked.game
    let lives = findings.includeWarnings ? FactLives(game) : nil
    CompletionCheck.run(on: game, into: &findings)
    if lives != nil {
      EmptyConditionCheck.run(on: game, into: &findings)
      LiteralCheck.run(on: game, into: &findings)
    }
    TimeConditionCheck.run(on: game, into: &findings)
    PriceCheck.run(on: checked, into: &findings)
    if lives != nil { SpendingCheck.run(on: checked, into: &findings) }
    ReturnedPriceCheck.run(on: checked, into: &findings)
    if let lives { ChoiceCheck.run(on: game, lives, into: &findings) }
    QuestCheck.run(on: checked, isWhole: isWhole, into: &findings)
    ThresholdCheck.run(on: checked, into: &findings)
    LivenessCheck.run(on: checked, into: &findings)
    if isWhole {
      RuleCycleCheck.run(on: checked, into: &findings)
      if let lives { useChecks(checked, lives, into: &findings) }
    }
    // A rule that stands for itself has no meaning, so what reads it has none to check.
    guard checked.order.ruleCycles.isEmpty else { return }
    let forms = lives.map { lives in
      conditionChecks(checked, isWhole: isWhole, lives, into: &findings)
    }
    let cycles = StratificationCheck.run(on: checked, into: &findings)
    guard isWhole else { return }
    let reachability = WayInCheck.run(on: checked, except: cycles, into: &findings)
    guard let forms else { return }
    RewardCheck.run(on: checked, reachability, into: &findings)
    SightCheck.run(on: checked, beside: reachability, into: &findings)
    HiddenNeedCheck.run(on: checked, forms, into: &findings)
  }

  /// What the parts of conditions say together, and returns them in the form that tells.
  private static func conditionChecks(
    _ checked: CheckedGame, isWhole: Bool, _ lives: FactLives, into findings: inout Findings
  ) -> ConditionForms {
    OutlivesCheck.run(on: checked, lives, into: &findings)
    let forms = ConditionForms(checked)
    PartsCheck.run(on: checked, forms, into: &findings)
    AlternativesCheck.run(on: checked, forms, into: &findings)
    if isWhole { routeChecks(checked, forms, lives, into: &findings) }
    return forms
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
