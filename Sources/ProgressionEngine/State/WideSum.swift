/// A sum of 64-bit numbers that is exact while it is added up, and clamped only in the end.
struct WideSum {
  private var high: Int64 = 0
  private var low: UInt64 = 0

  init(_ value: Int64 = 0) {
    add(value)
  }

  mutating func add(_ value: Int64) {
    let (sum, carry) = low.addingReportingOverflow(UInt64(bitPattern: value))
    low = sum
    high &+= (value < 0 ? -1 : 0) + (carry ? 1 : 0)
  }

  mutating func subtract(_ value: Int64) {
    let (difference, borrow) = low.subtractingReportingOverflow(UInt64(bitPattern: value))
    low = difference
    high &-= (value < 0 ? -1 : 0) + (borrow ? 1 : 0)
  }

  /// The sum, or the end of the 64-bit numbers that it passes.
  var clamped: Int64 {
    if high == 0, low <= UInt64(Int64.max) { return Int64(low) }
    if high == -1, low > UInt64(Int64.max) { return Int64(bitPattern: low) }
    return high < 0 ? Int64.min : Int64.max
  }

  /// Whether the sum is this number.
  func equals(_ value: Int64) -> Bool {
    high == (value < 0 ? -1 : 0) && low == UInt64(bitPattern: value)
  }
}
