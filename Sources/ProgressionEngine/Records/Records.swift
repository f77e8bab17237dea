public import ProgressionModel

/// What is stored of a player beside the facts: what has no fixed number of entries.
struct Records: Sendable {
  /// Who wrote commands, by the bytes of the names; the empty name stands for commands without one.
  var writers: [WriterRecord] = []
  /// The commands that came with an opaque id, oldest first.
  var remembered = RememberedCommands()
  /// The instant of the newest opaque id that was forgotten, plus 1; 0 where none was since the
  /// operator set the clock.
  var forgottenThrough: Int64 = 0
  /// Store transactions, by the bytes of their ids.
  var transactions: [TransactionRecord] = []
  /// The last movements of money, oldest first, as `LedgerEntry.order` says.
  var ledger = Ledger()
  /// When flags, counters and attributes were set last, by entity.
  var stamps: [Stamp] = []
  /// What ended claims had paid to totals that go on.
  var closed: [ClosedShare] = []
  /// Per reset what was folded out of `closed`.
  var folded: [FoldedShares] = []
  /// The versions of the pack under which sources were stored, and its own.
  var versions: [String] = []
  /// What this version cannot interpret, kept to be written back.
  var unknown = UnknownContent()
}

extension Records: Equatable {
  /// Whether both say the same; the list of versions only serves those who point into it.
  static func == (left: Records, right: Records) -> Bool {
    left.writers == right.writers && left.remembered == right.remembered
      && left.forgottenThrough == right.forgottenThrough
      && left.transactions == right.transactions && left.ledger == right.ledger
      && left.stamps == right.stamps && left.closed == right.closed
      && left.folded == right.folded && left.unknown == right.unknown
      && left.hasTexts(of: right)
  }
}

/// What is known of one writer of commands.
struct WriterRecord: Equatable, Sendable {
  var name: String
  /// The highest number that was forgotten; that and everything below is done or too old.
  var through: Int64 = 0
  /// The last accepted commands, by number.
  var remembered = RememberedCommands()
  /// The writer's part of each total, by slot; above 0.
  var shares: [WriterShare] = []
}

/// One writer's part of one total.
struct WriterShare: Hashable, Sendable {
  var term: Slot
  var amount: Int64
}

/// A command with an id that was accepted.
struct RememberedCommand: Hashable, Sendable {
  var id: CommandID
  var content: Digest128
  /// The effective time, and how often the operator had set the clock by then.
  var at: Int64
  var generation: Int64 = 0
  var revision: Int64
  var changes: [Change]
  var acknowledge: Bool?
  /// What a newer minor version of the schema has added.
  var unknown = UnknownContent()

  /// The number of a writer's command; 0 for an opaque id.
  var number: Int64 {
    if case .writer(_, let number) = id { number } else { 0 }
  }
}

/// When something was set, and by whom: of two states the later one's value holds.
struct Stamp: Hashable, Sendable {
  /// What can be set.
  struct Entity: Hashable, Sendable, Comparable {
    enum Kind: UInt8, Sendable {
      case flag
      case counter
      case attribute
    }

    var kind: Kind
    var index: Int32

    /// By kind, then in declaration order.
    @inline(__always)
    var order: UInt64 { UInt64(kind.rawValue) << 32 | UInt64(UInt32(bitPattern: index)) }

    static func < (left: Entity, right: Entity) -> Bool { left.order < right.order }
  }

  var entity: Entity
  var generation: Int64
  var at: Int64
  /// Rises with every setting of the entity.
  var count: Int64
  var writer: String
}

/// What one owner had paid to one total in a period that has ended.
struct ClosedShare: Hashable, Sendable {
  /// The position in the layout's shares.
  var share: Int32
  var period: Int64
  var amount: Int64
}

/// What ended claims had paid, where they are too many to be kept apart.
struct FoldedShares: Hashable, Sendable {
  var reset: ResetRef
  /// Every period up to this one is folded.
  var through: Int64
  var shares: [WriterShare]
}

/// A movement of money.
public struct LedgerEntry: Hashable, Sendable {
  /// The revision of the state after the command.
  public var revision: Int64
  /// When, in seconds since 1970-01-01T00:00:00Z.
  public var at: Int64
  /// How often the operator had set the clock by then; time is ordered by this first.
  package var generation: Int64 = 0
  /// The id of the command, where it had one.
  public var id: CommandID?
  /// The place among the movements of the command, from 0.
  package var place: Int64 = 0
  /// The holding.
  public var holding: HoldingRef
  /// Credited, debited, clipped or forgiven.
  public var kind: Change.Kind
  /// How much, 1 or more.
  public var amount: Int64
  /// What moved it.
  public var cause: Change.Cause
  /// What a newer minor version of the schema has added.
  var unknown = UnknownContent()
}
