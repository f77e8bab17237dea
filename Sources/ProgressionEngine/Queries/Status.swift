public import ProgressionModel

/// Whether a player may enter a node.
public enum Status: Hashable, Sendable {
  /// The player does not know of it.
  case hidden
  /// Open and done.
  case completed
  /// Open.
  case unlocked
  /// Only an unlock or a purchase by the player is missing, whatever the purse.
  case available
  case locked
}

extension Status {
  /// Whether a node with this status is open; `nil` for what is hidden, which may be either.
  var isOpen: Bool? {
    switch self {
    case .completed, .unlocked: true
    case .available, .locked: false
    case .hidden: nil
    }
  }
}

extension Status: CustomStringConvertible {
  /// The word of the status in JSON.
  public var description: String {
    switch self {
    case .hidden: "hidden"
    case .completed: "completed"
    case .unlocked: "unlocked"
    case .available: "available"
    case .locked: "locked"
    }
  }

  /// Reads the word of a status; `nil` for any other text.
  public init?(_ word: String) {
    switch word {
    case "hidden": self = .hidden
    case "completed": self = .completed
    case "unlocked": self = .unlocked
    case "available": self = .available
    case "locked": self = .locked
    default: return nil
    }
  }
}

/// A price at which the player may take a node or its next rank now.
public struct Offer: Hashable, Sendable {
  /// The price; empty is free.
  public var price: [NamedAmount]
  /// Whether the player has enough.
  public var isAffordable: Bool
  /// What is short of the price.
  public var missing: [NamedAmount]
}

/// Why a node can never be opened any more, whatever is played, paid or waited for.
///
/// What only an operator can do, such as to grant the node or to set a clock back, does not count.
public enum NeverReason: Hashable, Sendable, CustomStringConvertible {
  /// Another member of its choice group was taken.
  case excluded
  /// Every way in needs a window that has passed.
  case expired
  /// A quest has failed, or can only fail, and nothing brings it back.
  case missed

  /// The word in JSON.
  public var description: String {
    switch self {
    case .excluded: "excluded"
    case .expired: "expired"
    case .missed: "missed"
    }
  }
}

/// What the game shows of a node.
public struct StatusRecord: Hashable, Sendable {
  /// The status.
  public var status: Status
  /// At what prices the player may take it, or its next rank, now.
  public var offers: [Offer]
  /// The rank, of a ranked node.
  public var rank: Int64?
  /// The last rank, of a ranked node.
  public var ranks: Int64?
  /// When it opens by time alone, in seconds since 1970-01-01T00:00:00Z; `nil` where it is open
  /// or hidden, or where more is missing than time.
  public var opensAt: Int64?
  /// Why it can never be opened, where that is certain.
  public var never: NeverReason?
  /// Whether a payment for the product is under way at a store; false for other nodes.
  public var isPending: Bool
  /// How far the player is with it, of a quest that is not hidden.
  public var state: QuestState?
  /// The present stage, from 1, of an active quest with two or more.
  public var stage: Int64?
  /// How many stages an active quest has, where it has two or more.
  public var stages: Int64?
  /// Every objective of an active quest, in the order written; empty for others.
  public var objectives: [ObjectiveStatus] = []
  /// The location where an npc is; `nil` where it has none, or where the player may not
  /// know of it.
  public var place: NodeRef?
  /// What handing the quest in takes, where it may be handed in now.
  public var turnIn: Offer?
  /// When an active quest fails by its deadline, in seconds since 1970-01-01T00:00:00Z.
  public var failsAt: Int64?
}

/// Whether an objective of a quest holds.
public struct ObjectiveStatus: Hashable, Sendable {
  /// The name of the objective.
  public var name: String
  /// Whether it holds now.
  public var holds: Bool
}

/// How far a player is in a world or level.
public struct Progress: Hashable, Sendable {
  /// The non-bonus levels that are completed.
  public var done: Int64
  /// The non-bonus levels that count.
  public var total: Int64
  /// The stars of all levels, bonus levels too.
  public var stars: Int64
  /// The most stars that all levels give.
  public var maxStars: Int64
}
