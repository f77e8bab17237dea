/// How the balance of a holding came about.
///
/// The terms only rise while the holding lives, and
/// `balance = initial + earned + bought + returned + forgiven - spent - taken - refunded`.
public struct HoldingTerms: Hashable, Sendable {
  /// What the player has; below 0 in debt.
  public var balance: Int64
  /// What the player began with.
  public var initial: Int64
  /// Rewards, grants, chests, timers, refills, and what was bought in the game.
  public var earned: Int64
  /// What was bought for real money.
  public var bought: Int64
  /// What resets gave back.
  public var returned: Int64
  /// What refunds did not find, and nobody owes.
  public var forgiven: Int64
  /// Prices.
  public var spent: Int64
  /// What the operator took.
  public var taken: Int64
  /// What refunds took back.
  public var refunded: Int64
  /// The most that rewards fill up to; `Int64.max` where the pack gives none.
  public var cap: Int64
  /// The least that a price may leave, 0 or less.
  public var floor: Int64
}

/// When a holding that refills goes on filling.
public struct RefillTimes: Hashable, Sendable {
  /// The instant of the next step, in seconds since 1970-01-01T00:00:00Z.
  public var next: Int64
  /// The instant at which the holding is full, if nothing is spent meanwhile.
  public var full: Int64
}
