/// What a store says of one purchase for real money; its receipt has been checked before.
public struct StoreNotice: Hashable, Sendable {
  /// The stages of a purchase, lowest first; a record keeps the highest.
  public enum Stage: Hashable, Sendable, Comparable {
    /// The payment is under way; nothing is granted.
    case pending
    /// The payment was declined, cancelled or timed out.
    case expired
    case purchased
    /// The money was given back, for some units or all.
    case revoked
    /// A revocation was taken back.
    case reinstated
  }

  /// The store's id of the transaction.
  public var transaction: String
  /// The id of the product in the rule pack.
  public var product: String
  /// What happened.
  public var stage: Stage
  /// How many units were bought; under `revoked` how many are revoked in all, `nil` being all.
  public var quantity: Int64?
  /// When a subscription ends, in seconds since 1970-01-01T00:00:00Z.
  public var until: Int64?
  /// Whether this repeats an old purchase on request of the player, which grants no consumable.
  public var isRestored: Bool

  /// Makes a notice.
  public init(
    transaction: String, product: String, stage: Stage, quantity: Int64? = nil,
    until: Int64? = nil, isRestored: Bool = false
  ) {
    self.transaction = transaction
    self.product = product
    self.stage = stage
    self.quantity = quantity
    self.until = until
    self.isRestored = isRestored
  }
}

extension StoreNotice.Stage: CustomStringConvertible {
  /// Every stage, lowest first.
  public static var all: [StoreNotice.Stage] {
    [.pending, .expired, .purchased, .revoked, .reinstated]
  }

  /// The word of the stage in JSON.
  public var description: String {
    switch self {
    case .pending: "pending"
    case .expired: "expired"
    case .purchased: "purchased"
    case .revoked: "revoked"
    case .reinstated: "reinstated"
    }
  }

  /// Reads the word of a stage; `nil` for any other text.
  public init?(_ word: String) {
    guard let stage = StoreNotice.Stage.all.first(where: { $0.description == word }) else {
      return nil
    }
    self = stage
  }
}
