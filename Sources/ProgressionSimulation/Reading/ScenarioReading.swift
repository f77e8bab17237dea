public import ProgressionText

/// What came of reading a file of scenarios.
public struct ScenarioReading: Sendable {
  /// The scenarios, or `nil` where there is any error.
  public let file: ScenarioFile?
  /// The findings in order of place.
  public let diagnostics: [Diagnostic]
}
