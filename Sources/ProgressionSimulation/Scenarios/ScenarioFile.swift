import ProgressionEngine
public import ProgressionModel
public import ProgressionText

/// The scenarios of one file, read and resolved against the rule packs that they play.
public struct ScenarioFile: Sendable {
  /// The name of the file as locations show it.
  public let name: String
  /// The scenarios in the order of the file; one for each case where a scenario has cases.
  public let scenarios: [Scenario]
  /// The game whose tables end with the conditions of the scenarios.
  public let game: Game
  /// The files that places in scenarios and in the rule packs refer to.
  public let sources: Sources
  /// The packs that steps upgrade to; the pack of index 1 is the first.
  let upgrades: [Upgrade]

  /// A rule pack that steps upgrade to.
  struct Upgrade: Sendable {
    let engine: Engine
    /// The game of the engine, whose tables end with the conditions of the scenarios.
    let game: Game
  }

  /// Whether any scenario is marked `only`, so that the others are left out.
  public var hasOnly: Bool { scenarios.contains { $0.only != nil } }
}
