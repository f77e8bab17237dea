import ProgressionModel

/// What a step does.
enum StepAction: Sendable {
  /// Nothing: the step only expects.
  case look
  case command(Command)
  /// Plays the levels of a world that count and are not done.
  case completeWorld(NodeRef, LevelResult, now: Int64?)
  case press(Direction)
  /// Moves the clock on by so many seconds, and ticks.
  case wait(Int64)
  /// Sets the clock, forward or back, and ticks.
  case at(Int64)
  /// Saves and loads.
  case restart
  case save(String)
  case load(String)
  /// The player of this name becomes a copy of the player of the step.
  case fork(String)
  /// The player of the step takes in what the player of this name has.
  case merge(String)
  /// The player moves to another rule pack of the file.
  case upgrade(PackIndex)
  case `repeat`(Int64, [ScenarioStep])

  /// Where the carousel turns.
  enum Direction: Hashable, Sendable {
    case left
    case right
  }

  /// The playthrough that the step begins or resumes, and which is the current one after it.
  var ownPlaythrough: String? {
    guard case .command(let command) = self else { return nil }
    switch command.action {
    case .begin(let name, _), .resume(let name): return name
    default: return nil
    }
  }

  /// Whether the step has an outcome, as commands have.
  var hasOutcome: Bool {
    switch self {
    case .command, .completeWorld, .wait, .at: true
    default: false
    }
  }

  /// Whether the step can be rejected.
  var canBeRejected: Bool {
    if case .merge = self { true } else { hasOutcome }
  }
}

/// The number of a rule pack of a file of scenarios: 0 for the one that all players begin with.
typealias PackIndex = Int
