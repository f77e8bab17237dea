/// Arithmetic that stays within 64 bits, for instants that may come from anywhere.
extension Int64 {
  /// The sum, or the end of the 64-bit numbers that it passes.
  func clampedSum(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    if !overflow { return sum }
    return other < 0 ? .min : .max
  }

  /// The difference, or the end of the 64-bit numbers that it passes.
  func clampedDifference(_ other: Int64) -> Int64 {
    let (difference, overflow) = subtractingReportingOverflow(other)
    if !overflow { return difference }
    return other < 0 ? .max : .min
  }

  /// The product, or the end of the 64-bit numbers that it passes.
  func clampedProduct(_ other: Int64) -> Int64 {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    if !overflow { return product }
    return (self < 0) == (other < 0) ? .max : .min
  }

  /// The quotient rounded down; `divisor` is above 0.
  func flooredQuotient(_ divisor: Int64) -> Int64 {
    self < 0 ? (self + 1) / divisor - 1 : self / divisor
  }

  /// What is left of the quotient rounded down: 0 up to `divisor`, which is above 0.
  func flooredRemainder(_ divisor: Int64) -> Int64 {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
