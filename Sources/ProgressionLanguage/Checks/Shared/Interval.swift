import ProgressionModel

/// The least and the greatest value that a quantity can have, whatever is played.
///
/// `Int64.max` above stands for "without a bound", `Int64.min` below likewise.
struct Interval {
  var lower: Int64
  var upper: Int64
  /// Whether the quantity may be absent, which makes every comparison false.
  var canBeAbsent = false

  static let unbounded = Interval(lower: 0, upper: .max)

  static func exactly(_ value: Int64) -> Interval { Interval(lower: value, upper: value) }

  var isSingle: Bool { lower == upper }
}

extension Interval {
  /// Adds exactly and clamps the sum once, as quantities do; no bound plus anything is no bound.
  static func sum(_ parts: [Interval]) -> Interval {
    var lower = WideSum()
    var upper = WideSum()
    var isLowerOpen = false
    var isUpperOpen = false
    var canBeAbsent = false
    for part in parts {
      if part.lower == .min { isLowerOpen = true }
      if part.upper == .max { isUpperOpen = true }
      lower.add(part.lower)
      upper.add(part.upper)
      canBeAbsent = canBeAbsent || part.canBeAbsent
    }
    return Interval(
      lower: isLowerOpen ? .min : lower.clamped, upper: isUpperOpen ? .max : upper.clamped,
      canBeAbsent: canBeAbsent)
  }

  /// The least of several quantities.
  static func least(_ parts: [Interval]) -> Interval {
    guard var result = parts.first else { return .exactly(0) }
    for part in parts.dropFirst() {
      result.lower = min(result.lower, part.lower)
      result.upper = min(result.upper, part.upper)
      result.canBeAbsent = result.canBeAbsent || part.canBeAbsent
    }
    return result
  }

  /// The greatest of several quantities.
  static func greatest(_ parts: [Interval]) -> Interval {
    guard var result = parts.first else { return .exactly(0) }
    for part in parts.dropFirst() {
      result.lower = max(result.lower, part.lower)
      result.upper = max(result.upper, part.upper)
      result.canBeAbsent = result.canBeAbsent || part.canBeAbsent
    }
    return result
  }

  /// The quantity times a factor of 0 or more.
  func times(_ factor: Int64) -> Interval {
    Interval(
      lower: Self.product(lower, factor), upper: Self.product(upper, factor),
      canBeAbsent: canBeAbsent)
  }

  static func product(_ value: Int64, _ factor: Int64) -> Int64 {
    let (product, overflow) = value.multipliedReportingOverflow(by: factor)
    return overflow ? ((value < 0) == (factor < 0) ? .max : .min) : product
  }

  static func difference(_ left: Int64, _ right: Int64) -> Int64 {
    let (difference, overflow) = left.subtractingReportingOverflow(right)
    return overflow ? (right < 0 ? .max : .min) : difference
  }

  static func saturatingSum(_ left: Int64, _ right: Int64) -> Int64 {
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? (right < 0 ? .min : .max) : sum
  }
}

/// A sum that may leave 64 bits on the way and is clamped at the end.
struct WideSum {
  private var low: Int64 = 0
  /// How often the low part wrapped, counted upwards.
  private var wraps: Int64 = 0

  mutating func add(_ value: Int64) {
    let (sum, overflow) = low.addingReportingOverflow(value)
    low = sum
    if overflow { wraps += value < 0 ? -1 : 1 }
  }

  var clamped: Int64 { wraps == 0 ? low : (wraps > 0 ? .max : .min) }
}

extension Interval {
  /// What can be said about a comparison of two quantities.
  enum Verdict {
    case always
    case never
    case depends
  }

  /// Whether every, no, or some pair of values compares so.
  static func compare(_ left: Interval, _ comparator: Comparator, _ right: Interval) -> Verdict {
    let verdict = compareValues(left, comparator, right)
    if case .always = verdict, left.canBeAbsent || right.canBeAbsent { return .depends }
    return verdict
  }

  private static func compareValues(
    _ left: Interval, _ comparator: Comparator, _ right: Interval
  ) -> Verdict {
    switch comparator {
    case .atLeast:
      left.upper < right.lower ? .never : (left.lower >= right.upper ? .always : .depends)
    case .moreThan:
      left.upper <= right.lower ? .never : (left.lower > right.upper ? .always : .depends)
    case .atMost:
      left.lower > right.upper ? .never : (left.upper <= right.lower ? .always : .depends)
    case .lessThan:
      left.lower >= right.upper ? .never : (left.upper < right.lower ? .always : .depends)
    case .equals:
      if left.upper < right.lower || left.lower > right.upper {
        .never
      } else {
        left.isSingle && right.isSingle ? .always : .depends
      }
    case .notEquals:
      if left.upper < right.lower || left.lower > right.upper {
        .always
      } else {
        left.isSingle && right.isSingle ? .never : .depends
      }
    }
  }
}
