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
}
