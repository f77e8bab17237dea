/// What became of the scenarios of one file.
public struct ScenarioFileResult: Hashable, Sendable {
  /// The name of the file.
  public let name: String
  /// A result for each scenario that was selected, in the order of the file.
  public let results: [ScenarioResult]
  /// Why the file or its rule pack could not be read, where it could not.
  public let problem: String?

  /// Makes the result of a file that was played.
  public init(name: String, results: [ScenarioResult]) {
    self.name = name
    self.results = results
    self.problem = nil
  }

  /// Makes the result of a file that could not be read, so that no report passes over it.
  public init(name: String, problem: String) {
    self.name = name
    self.results = []
    self.problem = problem
  }
}
