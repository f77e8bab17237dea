public import ProgressionText

/// An amount of a holding.
public struct Amount: Hashable, Sendable {
  /// The currency or item.
  public var holding: HoldingRef
  /// How much, 1 or more.
  public var amount: Int64

  /// Makes an amount.
  public init(holding: HoldingRef, amount: Int64) {
    self.holding = holding
    self.amount = amount
  }
}

/// What a reward, a product or a grant gives.
public struct Bundle: Hashable, Sendable {
  /// What a counter gains.
  public struct Addition: Hashable, Sendable {
    /// The counter.
    public var counter: CounterRef
    /// How much, 1 or more.
    public var amount: Int64

    /// Makes an addition.
    public init(counter: CounterRef, amount: Int64) {
      self.counter = counter
      self.amount = amount
    }
  }

  /// What is credited.
  public var amounts: [Amount]
  /// What is opened for good; a permanent product among them is owned from then on.
  public var unlock: [NodeRef]
  /// The flags that become true.
  public var set: [FlagRef]
  /// What counters gain.
  public var add: [Addition]
  /// The timers that start.
  public var timers: [TimerRef]

  /// Makes a bundle; by default an empty one.
  public init(
    amounts: [Amount] = [], unlock: [NodeRef] = [], set: [FlagRef] = [], add: [Addition] = [],
    timers: [TimerRef] = []
  ) {
    self.amounts = amounts
    self.unlock = unlock
    self.set = set
    self.add = add
    self.timers = timers
  }

  /// Whether the bundle gives nothing.
  public var isEmpty: Bool {
    amounts.isEmpty && unlock.isEmpty && set.isEmpty && add.isEmpty && timers.isEmpty
  }
}

/// A bundle that is paid at a moment of a node.
public struct Reward: Hashable, Sendable {
  /// The moments, in the order in which claims of one node are paid.
  public enum Moment: Hashable, Sendable {
    case onUnlock
    case perNewRank
    case atRank(Int64)
    case onComplete
    case onEveryComplete
    case perNewStar
    case atStars(Int64)
    /// The position of the mark in the level's list.
    case onMark(Int64)
  }

  /// When it is paid.
  public var moment: Moment
  /// What is paid.
  public var bundle: Bundle
  /// Where the reward is written.
  public var place: Place

  /// Makes a reward.
  public init(moment: Moment, bundle: Bundle, place: Place) {
    self.moment = moment
    self.bundle = bundle
    self.place = place
  }
}

extension Reward.Moment: CustomStringConvertible {
  /// The key of the moment in a rule pack, as in `perNewStar`.
  public var description: String {
    switch self {
    case .onUnlock: "onUnlock"
    case .perNewRank: "perNewRank"
    case .atRank: "atRank"
    case .onComplete: "onComplete"
    case .onEveryComplete: "onEveryComplete"
    case .perNewStar: "perNewStar"
    case .atStars: "atStars"
    case .onMark: "onMark"
    }
  }

  /// The position of the moment in the order of payment.
  public var order: Int64 {
    switch self {
    case .onUnlock: 0
    case .perNewRank: 1
    case .atRank: 2
    case .onComplete: 3
    case .onEveryComplete: 4
    case .perNewStar: 5
    case .atStars: 6
    case .onMark: 7
    }
  }
}
