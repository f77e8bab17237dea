public import ProgressionText

/// What only a quest has.
public struct Quest: Sendable {
  /// Who accepts the quest.
  public enum Acceptance: Hashable, Sendable {
    /// The player, by a command.
    case player
    /// The quest itself as soon as it is offered, once per lifetime of its facts.
    case automatic
  }

  /// What is to be done for a quest.
  public struct Objective: Sendable {
    /// The name; the objectives of a quest have a name space of their own.
    public var name: String
    /// Where it is declared.
    public var place: Place
    /// What holds while the objective is done.
    public var condition: ConditionRef
    /// Whether the quest is ready without it.
    public var isOptional: Bool

    /// Makes an objective.
    public init(name: String, place: Place, condition: ConditionRef, isOptional: Bool) {
      self.name = name
      self.place = place
      self.condition = condition
      self.isOptional = isOptional
    }
  }

  /// When an active quest fails by itself.
  public enum Deadline: Hashable, Sendable {
    /// So many seconds after it was accepted.
    case after(Int64)
    /// At an instant, in seconds since 1970-01-01T00:00:00Z; from then on it is not offered.
    case at(Int64)
  }

  /// What becomes of an active quest while its giver or turn-in npc is nowhere.
  public enum WhenGone: Hashable, Sendable {
    /// It waits.
    case suspend
    /// It fails, and what opening it had cost is returned.
    case fail
  }

  /// The npc who offers the quest; `nil` where nobody does.
  public var giver: NodeRef?
  /// Who accepts it.
  public var acceptance: Acceptance
  /// The objectives, in the order written.
  public var objectives: [Objective]
  /// The positions of the required objectives, stage by stage; at least one stage.
  public var stages: [[Int]]
  /// The npc to whom the player hands it in; `nil` completes by itself once ready.
  public var turnIn: NodeRef?
  /// What is taken when it is handed in.
  public var turnInPrice: [Amount]
  /// What fails the quest while active, and keeps it from being offered.
  public var failWhen: ConditionRef?
  /// When it fails by itself.
  public var deadline: Deadline?
  /// What becomes of it while its giver or turn-in npc is nowhere.
  public var whenGone: WhenGone
  /// Whether it may be accepted again after it failed or was given up.
  public var canRetry: Bool
  /// Whether the pack declares that the quest can be missed.
  public var isMissable: Bool

  /// Makes a quest without giver and objectives, which is ready as soon as it is accepted.
  public init() {
    giver = nil
    acceptance = .player
    objectives = []
    stages = [[]]
    turnIn = nil
    turnInPrice = []
    failWhen = nil
    deadline = nil
    whenGone = .suspend
    canRetry = true
    isMissable = false
  }
}

/// How far a player is with a quest.
public enum QuestState: Hashable, Sendable {
  /// It is not offered.
  case locked
  /// It may be accepted.
  case offered
  /// It is accepted; something is left to do.
  case active
  /// It is accepted, and its giver or turn-in npc is nowhere.
  case suspended
  /// It is accepted and may be handed in.
  case ready
  case completed
  case failed
}

extension QuestState: CustomStringConvertible {
  /// The word of the state in JSON, as in `offered`.
  public var description: String {
    switch self {
    case .locked: "locked"
    case .offered: "offered"
    case .active: "active"
    case .suspended: "suspended"
    case .ready: "ready"
    case .completed: "completed"
    case .failed: "failed"
    }
  }
}
