public import ProgressionText

/// One thing that was not as expected, with all that helps to understand it.
///
/// All texts are safe to print: control characters are shown as escapes.
public struct ScenarioFailure: Hashable, Sendable {
  /// A leaf of a condition that explains a failure, as it stood then.
  public struct Reason: Hashable, Sendable {
    /// The leaf as a sentence, as in `7 of 9 stars in Lumina Prime: 2 more`.
    public let text: String
    /// What the player had, for numbers.
    public let have: Int64?
    /// What was needed, for numbers.
    public let need: Int64?
    /// Where the leaf is written in the rule pack, where it is written.
    public let location: Location?

    /// Makes a reason.
    public init(text: String, have: Int64? = nil, need: Int64? = nil, location: Location? = nil) {
      self.text = text
      self.have = have
      self.need = need
      self.location = location
    }
  }

  /// What is wrong, as one sentence.
  public var message: String
  /// Where the expectation is written; of a step that was rejected, the step.
  public var location: Location?
  /// The number of the step, as in `4.2`; `nil` where no step was played.
  public var step: String?
  /// The repetitions around the step, from the outside in, counted from 1.
  public var rounds: [Int64]
  /// The step as written, on one line, without its expectations.
  public var stepText: String
  /// What was expected.
  public var expected: String
  /// What was so instead.
  public var actual: String
  /// The unmet leaves; where something is open that should not be, those that hold.
  public var reasons: [Reason]
  /// The changes of the last command of the player that changed anything, as lines.
  public var changes: [String]
  /// The command that replays the scenario up to here.
  public var replay: String

  /// Makes a failure; the runner fills in the rest.
  init(
    message: String, location: Location?, expected: String, actual: String,
    reasons: [Reason] = []
  ) {
    self.message = message
    self.location = location
    self.step = nil
    self.rounds = []
    self.stepText = ""
    self.expected = expected
    self.actual = actual
    self.reasons = reasons
    self.changes = []
    self.replay = ""
  }
}
