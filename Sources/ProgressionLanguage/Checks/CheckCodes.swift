public import ProgressionText

extension DiagnosticCode {
  /// A comparison or a rank asks for more, or for less, than the quantity can ever be.
  public static let unreachableThreshold = DiagnosticCode("unreachable-threshold")
  /// The comparisons of one range exclude each other.
  public static let emptyRange = DiagnosticCode("empty-range")
  /// A comparison holds whatever the player does.
  public static let alwaysTrue = DiagnosticCode("always-true")
  /// An equality on what can step over the number.
  public static let equalityCanBePassed = DiagnosticCode("equality-can-be-passed")
  /// A list of conditions without conditions.
  public static let emptyCondition = DiagnosticCode("empty-condition")
  /// A cohort of nobody or of everybody.
  public static let constantCohort = DiagnosticCode("constant-cohort")
  /// A price above the cap of what is paid.
  public static let priceAboveCap = DiagnosticCode("price-above-cap")
  /// A world that nothing completes.
  public static let neverCompletedWorld = DiagnosticCode("never-completed-world")
  /// A node that opens by itself on what can turn false, without a written `live`.
  public static let staysOrFollows = DiagnosticCode("stays-or-follows")
  /// Rules that are defined by each other.
  public static let ruleCycle = DiagnosticCode("rule-cycle")
  /// A node that depends on its own opposite.
  public static let negativeCycle = DiagnosticCode("negative-cycle")
  /// Nodes that wait for each other.
  public static let noWayIn = DiagnosticCode("no-way-in")
  /// A condition that reads facts of another life than what it decides.
  public static let outlivesWhatItReads = DiagnosticCode("outlives-what-it-reads")
  /// A price that would come back to a holding of a shorter life than what was paid for.
  public static let priceOutlived = DiagnosticCode("price-outlived")
  /// A choice group whose members live differently long.
  public static let choiceLives = DiagnosticCode("choice-lives")
  /// A quest that accepts itself, but that only the player opens.
  public static let waitsForThePlayer = DiagnosticCode("waits-for-the-player")
  /// A quest that is never offered, since what fails it always holds.
  public static let alwaysFailing = DiagnosticCode("always-failing")
}
