/// The exact reading of integers.
enum JSONIntegers {
  /// The value of `-?[0-9]+`, or `nil` when it does not fit in 64 bits or is written otherwise.
  static func value(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Int64? {
    var index = range.lowerBound
    guard index < range.upperBound else { return nil }
    let negative = bytes[index] == UInt8(ascii: "-")
    if negative { index += 1 }
    guard index < range.upperBound else { return nil }
    // Below zero there is one number more than above it, so digits are collected as a negative.
    var value: Int64 = 0
    while index < range.upperBound {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (difference, underflow) = product.subtractingReportingOverflow(Int64(digit))
      if overflow || underflow { return nil }
      value = difference
      index += 1
    }
    if negative { return value }
    return value == .min ? nil : -value
  }
}
