public import ProgressionModel

/// What a store said of one purchase, as far as is known.
///
/// Everything that a purchase does follows from its record, so that notices may come in any order
/// and any number of times.
public struct TransactionRecord: Hashable, Sendable {
  /// An amount that each unit granted.
  public struct Granted: Hashable, Sendable {
    /// The id of the holding.
    public var holding: String
    /// How much one unit granted, 1 or more.
    public var amount: Int64
    /// The period of the holding's life in which it did; what was granted ends with that.
    package var period: Int64
    /// What was missing when units were taken back, or was left on purpose.
    public internal(set) var forgiven: Int64 = 0
    /// What a newer minor version of the schema has added.
    var unknown = UnknownContent()
  }

  /// The store's id.
  public var id: String
  /// The id of the product.
  public var product: String
  /// The highest stage so far.
  public var stage: StoreNotice.Stage
  /// How many units were bought; 0 while that is not known.
  public var units: Int64 = 0
  /// The greatest number of units that were revoked; `Int64.max` is all.
  public var revoked: Int64 = 0
  /// The playthrough in which the first notice arrived, which has what it granted.
  public var playthrough = PlayerAccount.firstPlaythrough
  /// When a subscription ends.
  public var until: Int64?
  /// When the first notice arrived, in seconds since 1970-01-01T00:00:00Z.
  public var at: Int64
  /// Whether a pack knew the product when the units were known: the contents are fixed since.
  public var isFulfilled = false
  /// What each unit granted.
  public var granted: [Granted] = []
  /// The ids of the nodes that it opens while units are in effect.
  public var opened: [String] = []
  /// The period of the product's life in which the units count as purchases.
  package var period: Int64 = 0

  /// How many units the player has of the purchase now.
  public var unitsInEffect: Int64 {
    switch stage {
    case .pending, .expired: 0
    case .purchased, .reinstated: units
    case .revoked: units - Swift.min(units, revoked)
    }
  }

  /// Who has the shares of what it adds to counters, as a writer has; the same length for any id.
  var owner: String {
    var digest = Digest128()
    digest.add(id)
    return "transaction \(digest.text)"
  }

  /// What was forgiven is nothing any more once the purchase stands again.
  mutating func forgetForgiven() {
    if stage != .reinstated { return }
    for index in granted.indices { granted[index].forgiven = 0 }
  }

  /// Whether the purchase gives what it gives for as long as it lasts.
  var isInEffect: Bool { isFulfilled && unitsInEffect > 0 }
}

/// What one granted amount has added to a balance and taken from it, by term.
struct TransactionTerms: Hashable {
  var bought: Int64 = 0
  var refunded: Int64 = 0
  var forgiven: Int64 = 0
  /// Whether a number left 64 bits and was clamped.
  var isClamped = false

  init() {}

  /// What one granted amount of a record is worth now; nothing before its contents are fixed.
  init(_ granted: TransactionRecord.Granted, of record: TransactionRecord) {
    if !record.isFulfilled || record.stage < .purchased { return }
    let back = record.stage == .revoked ? record.units - record.unitsInEffect : 0
    let (all, tooMuch) = granted.amount.multipliedReportingOverflow(by: record.units)
    bought = tooMuch ? Int64.max : all
    isClamped = tooMuch
    refunded = granted.amount.multipliedClamped(by: back)
    forgiven = record.stage == .revoked ? granted.forgiven : 0
  }
}
