public import ProgressionModel
public import ProgressionText

/// The scenarios of one file, read and resolved against the rule pack that they play.
public struct ScenarioFile: Sendable {
  /// The name of the file as locations show it.
  public let name: String
  /// The scenarios in the order of the file; one for each case where a scenario has cases.
  public let scenarios: [Scenario]
  /// The game whose tables end with the conditions of the scenarios.
  public let game: Game
  /// The files that places in scenarios and in the rule pack refer to.
  public let sources: Sources

  /// Whether any scenario is marked `only`, so that the others are left out.
  public var hasOnly: Bool { scenarios.contains { $0.only != nil } }
}
