/// What became of all scenarios of a run.
public struct ScenarioReport: Hashable, Sendable {
  /// The files in the order in which they were played.
  public var files: [ScenarioFileResult]

  /// Makes a report.
  public init(files: [ScenarioFileResult] = []) {
    self.files = files
  }

  /// How many scenarios ended in which way.
  public var summary: ScenarioSummary {
    var summary = ScenarioSummary()
    for file in files { summary.count(file) }
    return summary
  }
}
