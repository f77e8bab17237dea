public import ProgressionText

/// One way to open a node.
///
/// A route with `any` in a pack is several routes here, each with the shared condition.
public struct Route: Sendable {
  /// How the route opens the node while its condition holds.
  public enum Kind: Sendable {
    /// By itself. Sticky: once open, open for good. Live: open while the condition holds.
    case automatic(isLive: Bool)
    /// When the player takes it and pays. An empty price is free.
    case taken(price: [RankPrice])
    /// While the player owns the product.
    case product(NodeRef)
  }

  /// Where the route is written.
  public var place: Place
  /// How the route opens the node.
  public var kind: Kind
  /// The condition of the route; `nil` is always.
  public var when: ConditionRef?
  /// The thresholds of a ranked node's route.
  public var reach: Reach?
  /// Reductions of a price.
  public var discounts: [Discount]
  /// Whether the pack says `live` itself: true or false was written.
  public var isLivenessWritten: Bool

  /// Makes a route.
  public init(
    place: Place, kind: Kind, when: ConditionRef?, reach: Reach? = nil,
    discounts: [Discount] = [], isLivenessWritten: Bool = false
  ) {
    self.place = place
    self.kind = kind
    self.when = when
    self.reach = reach
    self.discounts = discounts
    self.isLivenessWritten = isLivenessWritten
  }
}

/// The amount of one holding that each rank costs.
public struct RankPrice: Hashable, Sendable {
  /// What is paid.
  public var holding: HoldingRef
  /// One amount for every rank, or one amount per rank; each 1 or more.
  public var amounts: [Int64]

  /// Makes a price.
  public init(holding: HoldingRef, amounts: [Int64]) {
    self.holding = holding
    self.amounts = amounts
  }

  /// The amount for `rank`, counted from 1; a rank beyond the list costs the last amount.
  public func amount(forRank rank: Int64) -> Int64 {
    guard let last = amounts.last else { return 0 }
    return rank >= 1 && rank <= Int64(amounts.count) ? amounts[Int(rank - 1)] : last
  }
}

/// Ranks by thresholds of a quantity.
public struct Reach: Sendable {
  /// The thresholds of ranks 1, 2, ..., strictly rising.
  public enum Thresholds: Hashable, Sendable {
    case list([Int64])
    /// Rank n is reached at `from + (n - 1) * step`, for n up to `count`; no threshold overflows.
    indirect case linear(from: Int64, step: Int64, count: Int64)
  }

  /// What is measured.
  public var quantity: QuantityRef
  /// The thresholds, one per rank.
  public var thresholds: Thresholds

  /// Makes a reach.
  public init(quantity: QuantityRef, thresholds: Thresholds) {
    self.quantity = quantity
    self.thresholds = thresholds
  }
}

extension Reach.Thresholds {
  /// The number of thresholds at or below `value`.
  ///
  /// - Complexity: O(log n) for n thresholds.
  public func reached(by value: Int64) -> Int64 {
    switch self {
    case .list(let list):
      var low = 0
      var high = list.count
      while low < high {
        let middle = (low + high) / 2
        if list[middle] <= value { low = middle + 1 } else { high = middle }
      }
      return Int64(low)
    case .linear(let from, let step, let count):
      guard value >= from, step > 0 else { return 0 }
      let (distance, overflow) = value.subtractingReportingOverflow(from)
      let ranks = overflow ? count : distance / step
      return ranks >= count ? count : ranks + 1
    }
  }

  /// The threshold of `rank`, counted from 1, or `nil` where there is none.
  public func threshold(ofRank rank: Int64) -> Int64? {
    switch self {
    case .list(let list):
      return rank >= 1 && rank <= Int64(list.count) ? list[Int(rank - 1)] : nil
    case .linear(let from, let step, let count):
      guard rank >= 1, rank <= count else { return nil }
      return from &+ (rank - 1) &* step
    }
  }
}
