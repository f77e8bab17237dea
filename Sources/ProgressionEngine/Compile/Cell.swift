import ProgressionModel

/// The index of a value in a player state: first the facts, then the derived values; `Lanes` says
/// how they are kept.
typealias Slot = Int32

/// How a derived value follows from its inputs.
struct Cell: Hashable, Sendable {
  enum Operation: UInt8, Sendable {
    /// 1 where the weighted sum of the inputs is within `low...high`, else 0.
    case within
    /// 1 where the weighted sum of the inputs is outside `low...high`, else 0.
    case outside
    /// 1 where the only input is within `low...high`, else 0; computed anew only where the input
    /// crosses one of the two.
    case between
    /// 1 where the only input is outside `low...high`, else 0; likewise.
    case notBetween
    /// 1 where bit n of `low` is 1, n having the bits of those of up to six inputs that are not 0.
    case table
    /// The weighted sum of the inputs, which is known to stay far from 64 bits.
    case total
    /// The only input, at most `high`.
    case capped
    /// The second input where the first is not 0, else 0.
    case gated
    case minimum
    case maximum
    /// The sum of the inputs, clamped once to 64 bits.
    case saturatingSum
    /// The only input times `low`, clamped to 64 bits.
    case saturatingProduct
    /// 1 where the two inputs compare as `comparator` says.
    case comparison
    /// How many thresholds of `reach[payload]` the second input has reached, 0 where the first is 0.
    case reached
    /// The first input in percent of the second, floored; 0 where the second is 0.
    case percent
    /// 1 where test `payload` of an attribute holds.
    case attributeTest
    /// 1 where the only input, the time, is within weekly window `payload`.
    case weekly
    /// 1 where the player's draw is below the share of cohort `payload`; without inputs.
    case cohort
  }

  var operation: Operation
  var comparator: Comparator = .equals
  /// What the operation needs besides; of a linear cell the place of its sum in a state.
  var payload: Int32 = 0
  var low: Int64 = 0
  var high: Int64 = 0

  /// Whether the cell keeps a running sum of its inputs, so that one changed input costs O(1).
  var isLinear: Bool {
    operation == .within || operation == .outside || operation == .total
  }

  /// Whether the value is 0 or 1.
  var isTruth: Bool {
    switch operation {
    case .within, .outside, .between, .notBetween, .table, .comparison, .attributeTest, .weekly,
      .cohort:
      true
    case .total, .capped, .gated, .minimum, .maximum, .saturatingSum, .saturatingProduct, .reached,
      .percent:
      false
    }
  }

  /// Whether the cell compares its only input with constants.
  var isThreshold: Bool {
    operation == .between || operation == .notBetween
  }
}
