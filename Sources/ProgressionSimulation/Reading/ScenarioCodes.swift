public import ProgressionText

extension DiagnosticCode {
  /// A string in braces names no value of the case.
  public static let unknownCaseKey: DiagnosticCode = "unknown-case-key"
  /// No step uses a value of a case.
  public static let unusedCaseKey: DiagnosticCode = "unused-case-key"
  /// An expectation names nothing, so that it could never fail.
  public static let emptyExpectation: DiagnosticCode = "empty-expectation"
  /// A step does nothing, or several things.
  public static let stepShape: DiagnosticCode = "step-shape"
  /// A step loads what no earlier step saves.
  public static let unknownSave: DiagnosticCode = "unknown-save"
  /// A step merges a player that no earlier step has.
  public static let unknownPlayer: DiagnosticCode = "unknown-player"
  /// A rule pack that a file of scenarios names cannot be read.
  public static let missingRulePack: DiagnosticCode = "missing-rule-pack"
}
