import ProgressionModel

/// What a condition demands of one number or text: to be within a range, or one of some values.
struct Demand {
  /// What tells the subjects of demands apart.
  enum Subject: Hashable {
    case measure(Int)
    case attribute(AttributeRef)
    /// The draw of chance for a salt.
    case draw(String)
  }

  let subject: Int32
  let lower: Int64
  let upper: Int64
  /// The values of an attribute that is no number.
  private(set) var values: [AttributeValue]?
  /// Whether the condition is false where the quantity is absent, so that its denial says less.
  private var canBeAbsent = false

  init(subject: Int32, lower: Int64, upper: Int64) {
    self.subject = subject
    self.lower = lower
    self.upper = upper
  }

  /// The demand of comparisons with numbers; `nil` for others, and for a number that is left out.
  init?(_ bounds: [Bound], subject: Int32, canBeAbsent: Bool) {
    var range = (lower: Int64.min, upper: Int64.max)
    for bound in bounds {
      guard case .literal(let value) = bound.operand,
        Self.narrow(&range, bound.comparator, value)
      else { return nil }
    }
    guard range.lower <= range.upper else { return nil }
    self.init(subject: subject, lower: range.lower, upper: range.upper)
    self.canBeAbsent = canBeAbsent
  }

  init?(_ test: AttributeTest, subject: Int32) {
    switch test {
    case .isOne(let values):
      if values.count == 1, case .int(let value) = values.first {
        self.init(subject: subject, lower: value, upper: value)
      } else {
        if case .int = values.first { return nil }
        self.init(subject: subject, lower: .min, upper: .max)
        self.values = values
      }
    case .compare(let bounds):
      var range = (lower: Int64.min, upper: Int64.max)
      for bound in bounds {
        guard case .int(let value) = bound.value, Self.narrow(&range, bound.comparator, value)
        else { return nil }
      }
      guard range.lower <= range.upper else { return nil }
      self.init(subject: subject, lower: range.lower, upper: range.upper)
    }
  }

  private static func narrow(
    _ range: inout (lower: Int64, upper: Int64), _ comparator: Comparator, _ value: Int64
  ) -> Bool {
    switch comparator {
    case .atLeast: range.lower = max(range.lower, value)
    case .moreThan: range.lower = max(range.lower, Interval.saturatingSum(value, 1))
    case .atMost: range.upper = min(range.upper, value)
    case .lessThan: range.upper = min(range.upper, Interval.saturatingSum(value, -1))
    case .equals:
      range.lower = max(range.lower, value)
      range.upper = min(range.upper, value)
    case .notEquals: return false
    }
    return true
  }

  /// The demand of the opposite, where that is a range again.
  var denied: Demand? {
    if canBeAbsent || values != nil { return nil }
    if lower == .min, upper < .max {
      return Demand(subject: subject, lower: upper + 1, upper: .max)
    }
    if upper == .max, lower > .min {
      return Demand(subject: subject, lower: .min, upper: lower - 1)
    }
    return nil
  }

  /// Whether nothing meets both demands.
  func excludes(_ other: Demand) -> Bool {
    guard subject == other.subject else { return false }
    if let values, let others = other.values {
      return !values.contains { others.contains($0) }
    }
    return lower > other.upper || other.lower > upper
  }

  /// Whether what meets this demand meets the other.
  func implies(_ other: Demand) -> Bool {
    guard subject == other.subject else { return false }
    if let values, let others = other.values {
      return values.allSatisfy { others.contains($0) }
    }
    return values == nil && other.values == nil && lower >= other.lower && upper <= other.upper
  }
}

/// Numbers the subjects of demands.
struct DemandSubjects {
  private var known: [Demand.Subject: Int32] = [:]
  private(set) var subjects: [Demand.Subject] = []

  mutating func of(_ subject: Demand.Subject) -> Int32 {
    if let number = known[subject] { return number }
    let number = Int32(clamping: subjects.count)
    known[subject] = number
    subjects.append(subject)
    return number
  }
}
