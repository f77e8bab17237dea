public import ProgressionEngine
import ProgressionModel
public import ProgressionText

/// One scripted progression with what is expected of it.
public struct Scenario: Sendable {
  /// The name, control characters shown as escapes; of a case with its number and its values.
  public let name: String
  /// The name that the file gives, the same for all cases of a scenario.
  public let title: String
  /// Where the scenario, or its case, is written.
  public let place: Place
  /// Why only scenarios with this mark run, where it has the mark.
  public let only: String?
  /// Why the scenario does not run, where it does not.
  public let skip: String?
  /// Why the scenario is expected to fail for now, where it is.
  public let todo: String?
  /// What seeds the player's chance.
  public let seed: Int64
  /// When it begins, in seconds since 1970-01-01T00:00:00Z.
  public let start: Int64
  /// The starting state, or `nil` for a new player.
  public let given: Given?
  /// Where the starting state is written.
  let givenPlace: Place
  /// The conditions that hold after every step.
  let always: [Invariant]
  /// What happens.
  let steps: [ScenarioStep]

  /// A condition that holds after every step.
  struct Invariant: Sendable {
    /// The condition in the tables of each pack that the scenario plays.
    let conditions: [PackIndex: ConditionRef]
    let place: Place
    /// The condition as written, on one line.
    let text: String
  }
}
