import ProgressionModel

/// What a notice of a store moves of one holding.
struct StoreMovement {
  var holding: HoldingRef
  var bought: Int64
  var refunded: Int64
  var forgiven: Int64
  /// All that was bought, and the balance: before the movement, and once it is taken after it.
  var total: Int64
  var balance: Int64

  /// What the balance gains.
  ///
  /// What is refunded is never more than what was bought, so it stays in 64 bits.
  var net: Int64 { bought - (refunded - forgiven) }

  /// Moves the sums; the result is whether one leaves 64 bits.
  mutating func take() -> Bool {
    let (total, isWide) = total.addingReportingOverflow(bought)
    let (balance, leaves) = balance.addingReportingOverflow(net)
    self.total = total
    self.balance = balance
    return isWide || leaves
  }
}
