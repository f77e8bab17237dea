import ProgressionModel
import ProgressionText

/// One step of a scenario: what happens, to whom, and what is expected then.
struct ScenarioStep: Sendable {
  let action: StepAction
  /// The number of the step; inside a `repeat` with the numbers around it, as in `4.2`.
  let label: String
  /// The step as written, on one line, without its expectations.
  let text: String
  /// Where the step begins to say what it does.
  let place: Place
  let role: Role
  let authority: Authority
  let expectations: [Expectation]
  let rejection: ExpectedRejection?
}

/// Whose a step is: a player, in one playthrough.
struct Role: Hashable, Sendable {
  /// The name; empty where the scenario gives none.
  var player: String
  /// The name of the playthrough; `nil` for the current one.
  var playthrough: String?
}

/// That a step is rejected, and how.
struct ExpectedRejection: Sendable {
  /// The reason, where it is given.
  let reason: String?
  /// Fields that the rejection has, where an object is given.
  let fields: JSONValue?
  let place: Place
  /// What is expected, on one line.
  let text: String
}
