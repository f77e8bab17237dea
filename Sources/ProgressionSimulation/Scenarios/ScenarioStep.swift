import ProgressionModel
import ProgressionText

/// One step of a scenario: what happens, to whom, and what is expected then.
struct ScenarioStep: Sendable {
  /// What a step does.
  enum Action: Sendable {
    /// Nothing: the step only expects.
    case look
    case command(Command)
    /// Plays the levels of a world that count and are not done.
    case completeWorld(NodeRef, LevelResult)
    case press(Direction)
    /// Saves and loads.
    case restart
    case save(String)
    case load(String)
    case `repeat`(Int64, [ScenarioStep])
  }

  /// Where the carousel turns.
  enum Direction: Hashable, Sendable {
    case left
    case right
  }

  let action: Action
  /// The number of the step; inside a `repeat` with the numbers around it, as in `4.2`.
  let label: String
  /// The step as written, on one line, without its expectations.
  let text: String
  /// Where the step begins to say what it does.
  let place: Place
  let player: String
  let playthrough: String?
  let authority: Authority
  let expectations: [Expectation]
  let rejection: ExpectedRejection?
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
