public import ProgressionText

/// What became of a command that was not rejected.
public struct Outcome: Hashable, Sendable {
  /// Whether the command took effect now or had done so before.
  public var isDuplicate: Bool
  /// The revision of the state after the command; of a duplicate, after its first time.
  public var revision: Int64
  /// The difference of the two ends of the command, by kind, then in declaration order.
  public var changes: [Change]
  /// Whether the store may be told that its notice has arrived; `nil` for commands without one.
  ///
  /// Only after the state was stored: a notice that is acknowledged does not come again.
  public var acknowledge: Bool?

  /// Makes an outcome.
  public init(
    isDuplicate: Bool = false, revision: Int64, changes: [Change], acknowledge: Bool? = nil
  ) {
    self.isDuplicate = isDuplicate
    self.revision = revision
    self.changes = changes
    self.acknowledge = acknowledge
  }
}

/// One difference that a command made.
public struct Change: Hashable, Sendable {
  /// The kinds of change, in the order in which an outcome lists them.
  public enum Kind: Hashable, Sendable, BitwiseCopyable {
    case unlocked
    case closed
    /// No route opens the node any more, but a stored source keeps it open.
    case keptOpen
    /// The node's results stopped counting or count again: true while they do not count.
    case withheld
    case completed
    case visited
    case met
    /// A quest was accepted, suspended, ready, completed, failed or given up: its state before and
    /// after.
    case quest
    /// A quest went on to another stage: its number before and after, from 1.
    case stage
    case rank
    case stars
    case mark
    case credited
    case debited
    /// A cap cut a credit; this much was lost.
    case clipped
    /// A revocation found too little; this much is not owed.
    case forgiven
    case owned
    case lost
    case flag
    case counter
    case attribute
    /// A reset: the period, or the number of the reset, before and after.
    case period
    /// A timer began to wait, fired or ended: the instant at which it fires, before and after.
    case timer
    /// A transaction of a store: its stage before and after.
    case transaction
    case choice
  }

  /// A value before or after.
  public enum Value: Hashable, Sendable {
    case boolean(Bool)
    case integer(Int64)
    case text(String)
  }

  /// What made a change.
  public enum Cause: Hashable, Sendable {
    /// The command itself, by its head key.
    case command(String)
    /// A reward of a node, by its moment.
    case reward(moment: String, node: String)
    /// A route of the node opened it by itself, counted from 0.
    case route(Int64)
    /// Something that acts by itself or for a command: a chest, timer, reset, refill, quest or
    /// transaction, by its id.
    case source(Source, id: String)
  }

  /// The kinds of source that a cause can name.
  public enum Source: Hashable, Sendable {
    case chest
    case product
    case quest
    case refill
    case reset
    case timer
    case transaction
  }

  /// What kind of change it is.
  public var kind: Kind
  /// The id of what changed; for `choice` the name of the group.
  public var id: String
  /// The value before, for kinds that have one.
  public var from: Value?
  /// The value after, for kinds that have one; for `mark` the mark, for `choice` the member.
  public var to: Value?
  /// The amount, for `credited`, `debited` and `clipped`.
  public var amount: Int64?
  /// What made the change, where one thing did.
  public var cause: Cause?

  /// Makes a change.
  public init(
    _ kind: Kind, _ id: String, from: Value? = nil, to: Value? = nil, amount: Int64? = nil,
    cause: Cause? = nil
  ) {
    self.kind = kind
    self.id = id
    self.from = from
    self.to = to
    self.amount = amount
    self.cause = cause
  }
}

extension Change.Kind: CustomStringConvertible {
  /// The word of the kind in JSON, as in `keptOpen`.
  public var description: String { word.text }

  /// The word of the kind in JSON, to be written or compared.
  public var word: KeyWord {
    switch self {
    case .unlocked: "unlocked"
    case .closed: "closed"
    case .keptOpen: "keptOpen"
    case .withheld: "withheld"
    case .completed: "completed"
    case .visited: "visited"
    case .met: "met"
    case .quest: "quest"
    case .stage: "stage"
    case .rank: "rank"
    case .stars: "stars"
    case .mark: "mark"
    case .credited: "credited"
    case .debited: "debited"
    case .clipped: "clipped"
    case .forgiven: "forgiven"
    case .owned: "owned"
    case .lost: "lost"
    case .flag: "flag"
    case .counter: "counter"
    case .attribute: "attribute"
    case .period: "period"
    case .timer: "timer"
    case .transaction: "transaction"
    case .choice: "choice"
    }
  }
}

extension Change.Source: CustomStringConvertible {
  /// Every kind of source.
  public static var all: [Change.Source] {
    [.chest, .product, .quest, .refill, .reset, .timer, .transaction]
  }

  /// The key of the kind in JSON.
  public var description: String { word.text }

  /// The key of the kind in JSON, to be written or compared.
  public var word: KeyWord {
    switch self {
    case .chest: "chest"
    case .product: "product"
    case .quest: "quest"
    case .refill: "refill"
    case .reset: "reset"
    case .timer: "timer"
    case .transaction: "transaction"
    }
  }
}
