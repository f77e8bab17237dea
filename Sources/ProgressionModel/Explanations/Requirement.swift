public import ProgressionText

/// One leaf of a condition, as it stands for a player: what is needed, what there is.
///
/// Negations are pushed down to the leaves: a requirement either needs something or is blocked
/// by something.
public struct Requirement: Hashable, Sendable {
  /// What the leaf asks, as a key for localised messages.
  public enum Kind: Hashable, Sendable {
    case completed
    case unlocked
    case owned
    case flag
    case visited
    case met
    case quest
    /// Whether an npc is somewhere.
    case presence
    /// Whether the playthrough is an ordinary one.
    case custom
    case marked
    case quantity
    case attribute
    case world
    case rule
    case choice
    case constant
    case count
    case time
    case cohort
    case timer
    case payment
  }

  /// What the leaf asks.
  public var kind: Kind
  /// Where the leaf is written.
  public var place: Place
  /// Whether the leaf holds, after negation.
  public var holds: Bool
  /// Whether the leaf must not be so: something blocks rather than lacks.
  public var isBlocker: Bool
  /// The ids that the leaf speaks of.
  public var subjects: [String]
  /// What the player has, for numbers.
  public var have: Int64?
  /// What is needed at least (for a blocker: at most), for numbers.
  public var need: Int64?
  /// How much is missing (for a blocker: too much), for numbers.
  public var missing: Int64?
  /// The leaf as a sentence without final period, as in
  /// `7 of 9 stars in Lumina Prime: 2 more`.
  public var text: String
  /// Whether the leaf can never come to hold, whatever the player does.
  public var isImpossible: Bool
  /// Whether only real money can meet the leaf.
  public var needsRealMoney: Bool
  /// When time alone makes the leaf hold, in seconds since 1970-01-01T00:00:00Z; `nil` where it
  /// holds, or needs more than time.
  public var holdsAt: Int64?

  /// Makes a requirement.
  public init(
    kind: Kind, place: Place, holds: Bool, isBlocker: Bool, subjects: [String],
    have: Int64? = nil, need: Int64? = nil, missing: Int64? = nil, text: String,
    isImpossible: Bool = false, needsRealMoney: Bool = false, holdsAt: Int64? = nil
  ) {
    self.kind = kind
    self.place = place
    self.holds = holds
    self.isBlocker = isBlocker
    self.subjects = subjects
    self.have = have
    self.need = need
    self.missing = missing
    self.text = text
    self.isImpossible = isImpossible
    self.needsRealMoney = needsRealMoney
    self.holdsAt = holdsAt
  }
}

extension Requirement.Kind: CustomStringConvertible {
  /// The message key, as in `quantity`.
  public var description: String {
    switch self {
    case .completed: "completed"
    case .unlocked: "unlocked"
    case .owned: "owned"
    case .flag: "flag"
    case .visited: "visited"
    case .met: "met"
    case .quest: "quest"
    case .presence: "presence"
    case .custom: "custom"
    case .marked: "marked"
    case .quantity: "quantity"
    case .attribute: "attribute"
    case .world: "world"
    case .rule: "rule"
    case .choice: "choice"
    case .constant: "constant"
    case .count: "count"
    case .time: "time"
    case .cohort: "cohort"
    case .timer: "timer"
    case .payment: "payment"
    }
  }
}
