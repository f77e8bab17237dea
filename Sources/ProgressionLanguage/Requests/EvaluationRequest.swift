public import ProgressionModel
public import ProgressionText

/// What `progression evaluate` is asked in one line: a player, what happens to them, and questions.
public struct EvaluationRequest: Sendable {
  /// A command of the request.
  public enum Step: Sendable {
    case command(Command)
    /// What stands in the place of a command is none; the findings in order of place.
    case malformed([Diagnostic])
  }

  /// A question, with where it was asked.
  public struct Asked: Sendable {
    /// The question as it was written, which its answer is known by.
    public var text: String
    /// Where it stands.
    public var place: Place
    /// What is asked.
    public var question: Question
  }

  /// What the sender knows the request by: a text or a number; `nil` where there is none.
  public var id: JSONValue?
  /// The saved player; `nil` for a new one.
  public var state: JSONValue?
  /// The seed of a new player.
  public var seed: Int64 = 0
  /// When commands without a time of their own happen, and about when is asked.
  public var now: Int64?
  /// The commands, in order.
  public var steps: [Step] = []
  /// The questions, in order; no two are the same.
  public var questions: [Asked] = []

  /// Makes a request that asks nothing about a new player.
  public init() {}
}
