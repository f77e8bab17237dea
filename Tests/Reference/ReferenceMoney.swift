/// Arithmetic that stops at the ends of 64 bits.
enum ReferenceMoney {
  /// The exact sum, clamped once.
  static func sum(_ values: [Int64]) -> Int64 {
    // Two halves of 32 bits each leave room for as many values as memory holds.
    var high: Int64 = 0
    var low: Int64 = 0
    for value in values {
      high += value >> 32
      low += value & 0xFFFF_FFFF
    }
    high += low >> 32
    low &= 0xFFFF_FFFF
    if high > Int64(Int32.max) { return .max }
    if high < Int64(Int32.min) { return .min }
    return high << 32 | low
  }

  static func difference(_ left: Int64, _ right: Int64) -> Int64 {
    // The negative of a number is its complement and 1.
    sum([left, ~right, 1])
  }

  static func product(_ left: Int64, _ right: Int64) -> Int64 {
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    return overflow ? ((left < 0) == (right < 0) ? .max : .min) : product
  }
}
