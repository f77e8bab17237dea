/// What became of a command that was not rejected.
public struct Outcome: Hashable, Sendable {
  /// Whether the command took effect now or had done so before.
  public var isDuplicate: Bool
  /// The revision of the state after the command; of a duplicate, after its first time.
  public var revision: Int64
  /// The difference of the two ends of the command, by kind, then in declaration order.
  public var changes: [Change]

  /// Makes an outcome.
  public init(isDuplicate: Bool = false, revision: Int64, changes: [Change]) {
    self.isDuplicate = isDuplicate
    self.revision = revision
    self.changes = changes
  }
}

/// One difference that a command made.
public struct Change: Hashable, Sendable {
  /// The kinds of change, in the order in which an outcome lists them.
  public enum Kind: Hashable, Sendable {
    case unlocked
    case closed
    /// No route opens the node any more, but a stored source keeps it open.
    case keptOpen
    case completed
    case visited
    case rank
    case stars
    case mark
    case credited
    case debited
    /// A cap cut a credit; this much was lost.
    case clipped
    case owned
    case lost
    case flag
    case counter
    case attribute
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
  public var description: String {
    switch self {
    case .unlocked: "unlocked"
    case .closed: "closed"
    case .keptOpen: "keptOpen"
    case .completed: "completed"
    case .visited: "visited"
    case .rank: "rank"
    case .stars: "stars"
    case .mark: "mark"
    case .credited: "credited"
    case .debited: "debited"
    case .clipped: "clipped"
    case .owned: "owned"
    case .lost: "lost"
    case .flag: "flag"
    case .counter: "counter"
    case .attribute: "attribute"
    case .choice: "choice"
    }
  }
}
