/// What only a world has.
public struct World: Sendable {
  /// The levels, in order, bonus levels too.
  public var levels: [NodeRef]
  /// What completes the world instead of its non-bonus levels.
  public var completeWhen: ConditionRef?

  /// Makes a world of `levels`.
  public init(levels: [NodeRef], completeWhen: ConditionRef?) {
    self.levels = levels
    self.completeWhen = completeWhen
  }
}

/// What only a level has.
public struct Level: Sendable {
  /// The world of the level; the level is open only while its world is.
  public var world: NodeRef
  /// Whether completion and percent leave the level out.
  public var isBonus: Bool
  /// The most stars that count, 0 or more.
  public var maxStars: Int64
  /// The scores that earn each star, strictly rising; empty where stars are given.
  public var scoreForStars: [Int64]
  /// The named results beside stars, in the order written.
  public var marks: [String]
  /// What a start costs; empty where no start is needed.
  public var startPrice: [Amount]

  /// Makes a level.
  public init(
    world: NodeRef, isBonus: Bool, maxStars: Int64, scoreForStars: [Int64], marks: [String],
    startPrice: [Amount]
  ) {
    self.world = world
    self.isBonus = isBonus
    self.maxStars = maxStars
    self.scoreForStars = scoreForStars
    self.marks = marks
    self.startPrice = startPrice
  }
}

/// What only a location has.
public struct VisitedPlace: Sendable {
  /// What completes the location instead of the command `complete`.
  public var completeWhen: ConditionRef?
  /// Whether the pack declares that the location can be missed.
  public var isMissable: Bool

  /// Makes a location.
  public init(completeWhen: ConditionRef?, isMissable: Bool) {
    self.completeWhen = completeWhen
    self.isMissable = isMissable
  }
}

/// What only a product has.
public struct Product: Sendable {
  /// The kinds of product.
  public enum Kind: Hashable, Sendable {
    case permanent
    case consumable
    case subscription
  }

  /// Whether the product can be owned and for how long.
  public var kind: Kind
  /// The in-game price of one unit, or `nil` where it is not sold for holdings.
  public var price: [Amount]?
  /// The store's name of the product, or `nil` where no store sells it.
  public var store: String?
  /// What one unit gives.
  public var grants: Bundle
  /// When the product may be bought; `nil` is always.
  public var when: ConditionRef?
  /// The most units that may be bought.
  public var limit: Int64?
  /// Reductions of the price.
  public var discounts: [Discount]
  /// What becomes of amounts that a revoked purchase had granted.
  public var refund: RefundPolicy

  /// Makes a product.
  public init(
    kind: Kind, price: [Amount]?, store: String?, grants: Bundle, when: ConditionRef?,
    limit: Int64?, discounts: [Discount], refund: RefundPolicy = .debt
  ) {
    self.kind = kind
    self.price = price
    self.store = store
    self.grants = grants
    self.when = when
    self.limit = limit
    self.discounts = discounts
    self.refund = refund
  }
}

/// What a revocation does with amounts that may be spent by then.
///
/// Ownership and openings go under each of them.
public enum RefundPolicy: Hashable, Sendable {
  /// Everything is taken back; the balance may fall below its floor.
  case debt
  /// What is there is taken back; what is missing is recorded as forgiven.
  case clamp
  /// Nothing is taken back; all of it is recorded as forgiven.
  case ignore
}

/// A reduction of a price while a condition holds.
public struct Discount: Sendable {
  /// When the reduction applies.
  public var when: ConditionRef
  /// The reduction in hundredths of a percent, 1 to 9,999.
  public var basisPoints: Int64

  /// Makes a discount.
  public init(when: ConditionRef, basisPoints: Int64) {
    self.when = when
    self.basisPoints = basisPoints
  }
}
