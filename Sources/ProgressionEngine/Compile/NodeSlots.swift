import ProgressionModel

/// Where the facts and derived values of one node are in a player state; -1 where it has none.
struct NodeSlots: Sendable {
  // Facts.
  /// The stored sources, as bits of `SourceSet`; of a product: whether it is owned.
  var sources: Slot = -1
  /// The stored rank of a ranked node.
  var storedRank: Slot = -1
  /// Whether a level or location was completed.
  var completed: Slot = -1
  /// The best stars and score of a level.
  var bestStars: Slot = -1
  var bestScore: Slot = -1
  /// The first of a level's marks, one fact each.
  var firstMark: Slot = -1
  var markCount: Int32 = 0
  /// How often a level was completed and failed, and how many starts there were and ended.
  var clears: Slot = -1
  var fails: Slot = -1
  var starts: Slot = -1
  var ends: Slot = -1
  /// Whether a location was visited, and an npc met.
  var visited: Slot = -1
  var met: Slot = -1
  /// The position of a quest in the table of quests; -1 for another node.
  var quest: Int32 = -1
  /// How many units of a product were bought in all, and of these in the store.
  var purchases: Slot = -1
  var storeUnits: Slot = -1
  /// Whether a transaction gives the product for good, or until which instant (plus 1), and how
  /// many are pending.
  var storeOwned: Slot = -1
  var ownedUntil: Slot = -1
  var pending: Slot = -1
  /// The instant (plus 1) and the pack version (its position in the state's list, plus 1) at
  /// which the first source was stored.
  var sourceAt: Slot = -1
  var sourceVersion: Slot = -1
  /// Claims: whether `onUnlock` and `onComplete` were paid, up to which rank and star rewards
  /// were paid, and for each mark whether it was paid.
  var paidUnlock: Slot = -1
  var paidRank: Slot = -1
  var paidComplete: Slot = -1
  var paidStars: Slot = -1
  var firstPaidMark: Slot = -1

  /// Where the node's facts of 64 bits begin, if it has any; those of the other lanes begin with
  /// `sources` and `sourceAt`.
  var firstNumber: Slot = 0
  /// The position of a level's world; -1 for another node.
  var world: Int32 = -1

  /// The node's shares: `shares[firstShare..<endShare]`.
  var firstShare: Int32 = 0
  var endShare: Int32 = 0

  // Derived; a slot of a fact or of another node's cell where they are the same.
  /// Whether the node is open.
  var open: Slot = -1
  /// Whether any automatic or product route holds.
  var routes: Slot = -1
  /// Whether any sticky route holds, where live or product routes could hide that it began to;
  /// -1 elsewhere.
  var sticky: Slot = -1
  /// The rank: stored or reached.
  var rank: Slot = -1
  /// Whether the node is completed; -1 where it has no completion.
  var done: Slot = -1
  /// Whether a location was visited, as it counts; -1 for other nodes.
  var seen: Slot = -1
  /// The stars of a level as they count.
  var stars: Slot = -1
  /// Whether the node counts: it is not withheld.
  var counts: Slot = CellGraph.always
  /// Whether a locked or available node is shown.
  var visible: Slot = CellGraph.always
}

/// Why a node is open, as far as it is stored.
struct SourceSet: OptionSet, Sendable {
  let rawValue: Int64
  static let earned = SourceSet(rawValue: 1)
  static let taken = SourceSet(rawValue: 2)
  static let granted = SourceSet(rawValue: 4)
  /// A transaction of the store that is in effect opens the node.
  static let store = SourceSet(rawValue: 8)
}

/// Where the terms of one holding are.
struct HoldingSlots: Sendable {
  var balance: Slot
  var initial: Slot
  var earned: Slot
  var bought: Slot
  var returned: Slot
  var forgiven: Slot
  var spent: Slot
  var taken: Slot
  var refunded: Slot
  /// The instant (plus 1) from which the refill counts; -1 without a refill.
  var refilledAt: Slot
  var firstShare: Int32
  var endShare: Int32

  subscript(term: HoldingTerm) -> Slot {
    switch term {
    case .initial: initial
    case .earned: earned
    case .bought: bought
    case .returned: returned
    case .forgiven: forgiven
    case .spent: spent
    case .taken: taken
    case .refunded: refunded
    }
  }
}

/// Where the parts of one counter are: its value is the base and the sums since it was set.
struct CounterSlots: Sendable {
  var value: Slot
  var base: Slot
  var plus: Slot
  var minus: Slot
}

/// Where the facts of a choice group are.
struct ChoiceSlots: Sendable {
  /// The position of the member that was taken, plus 1.
  var member: Slot
  /// The instant (plus 1) at which it was.
  var takenAt: Slot
}

/// Where the facts of one reset are.
struct ResetSlots: Sendable {
  /// The period of a calendar reset; how often a reset by command happened.
  var period: Slot
  /// The instant (plus 1) at which it happened last.
  var happenedAt: Slot
  var firstShare: Int32
  var endShare: Int32
}

/// Where the facts of one chest are.
struct ChestSlots: Sendable {
  /// How often it was opened ever.
  var openings: Slot
  var firstShare: Int32
  var endShare: Int32
}

/// Where the facts of one timer are.
struct TimerSlots: Sendable {
  /// The instant (plus 1) at which it was started; 0 where it does not wait.
  var startedAt: Slot
  /// How often it was started.
  var runs: Slot
  var firstShare: Int32
  var endShare: Int32
}

/// A fact whose first instant is kept.
struct TimedSlots: Sendable {
  var fact: TimedFact
  /// Not 0 where the fact holds; -1 for a reset, which keeps its instant itself.
  var holds: Slot
  /// The instant (plus 1).
  var instant: Slot
}

/// The value of a quantity at the moment from which its growth counts.
struct BaselineSlots: Sendable {
  /// The moment from which growth counts.
  enum Origin: Hashable, Sendable {
    /// The last time that a reset happened.
    case reset(ResetRef)
    /// The last time that a quest was accepted; its position in the table of quests.
    case acceptance(Int32)
  }

  var quantity: QuantityRef
  var origin: Origin
  /// The value now.
  var value: Slot
  var baseline: Slot
}

/// How many periods in a row something was done.
struct StreakSlots: Sendable {
  var node: NodeRef
  var reset: ResetRef
  var count: Slot
  /// The last period in which it was done.
  var last: Slot
}

/// What a slot means for the changes of a command.
struct SlotRole: Sendable {
  enum Kind: UInt8, Sendable {
    case nothing
    case open
    case owned
    case done
    case visited
    case met
    case quest
    case stage
    case rank
    case stars
    case mark
    case flag
    case counter
    case choice
    case period
    case timer
  }

  var kind: Kind = .nothing
  /// The position of the node, flag, counter, choice group, reset or timer; of a quest's stage that
  /// of the node.
  var entity: Int32 = 0
  /// The position of the mark.
  var detail: Int32 = 0
}

/// A route of a node that opens it by itself.
struct AutomaticRoute: Sendable {
  /// The position of the route in the node.
  var index: Int32
  /// Whether the condition (and the product) holds; for ranked nodes the reached rank.
  var holds: Slot
  /// Whether holding is stored.
  var isSticky: Bool
}

/// A route of a node that the player takes.
struct PlayerRoute: Sendable {
  /// The position of the route in the node.
  var index: Int32
  /// Whether the condition holds.
  var holds: Slot
  /// The rank that the quantity has reached while the condition holds, or -1 without thresholds.
  var reached: Slot
  /// The discounts: whether each holds, and its basis points.
  var discounts: [(holds: Slot, basisPoints: Int64)]
}
