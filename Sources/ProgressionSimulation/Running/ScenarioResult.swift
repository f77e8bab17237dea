public import ProgressionText

/// What became of one scenario.
public struct ScenarioResult: Hashable, Sendable {
  /// The ways in which a scenario ends.
  public enum Verdict: Hashable, Sendable {
    /// Everything was as expected.
    case passed
    /// Something was not as expected; never empty, in the order of the file.
    case failed([ScenarioFailure])
    /// It did not run; the reason says why.
    case skipped(reason: String)
    /// It is marked `todo` and fails as its mark says it does; without steps it has no failures.
    case todo(reason: String, [ScenarioFailure])
  }

  /// The name of the scenario.
  public let name: String
  /// Where it is written.
  public let location: Location
  /// The number of steps that were played, repetitions counted.
  public let steps: Int64
  /// How it ended.
  public let verdict: Verdict

  /// Makes a result.
  public init(name: String, location: Location, steps: Int64, verdict: Verdict) {
    self.name = name
    self.location = location
    self.steps = steps
    self.verdict = verdict
  }

  /// The failures of a scenario that failed, marked `todo` or not.
  public var failures: [ScenarioFailure] {
    switch verdict {
    case .failed(let failures), .todo(_, let failures): failures
    case .passed, .skipped: []
    }
  }
}
