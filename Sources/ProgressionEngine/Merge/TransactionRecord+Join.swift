import ProgressionModel

extension TransactionRecord {
  /// What both know of one purchase.
  ///
  /// Two products under one id cannot both be right: the one whose id has the larger bytes stays.
  func joined(with other: TransactionRecord) -> TransactionRecord {
    switch Order.of(product, other.product) {
    case .before: return other
    case .after: return self
    case .same: break
    }
    var result = self
    result.stage = Swift.max(stage, other.stage)
    result.units = Swift.max(units, other.units)
    result.revoked = Swift.max(revoked, other.revoked)
    result.at = Swift.min(at, other.at)
    result.playthrough = Swift.min(playthrough, other.playthrough)
    result.period = Swift.max(period, other.period)
    if let until = other.until { result.until = Swift.max(until, self.until ?? until) }
    switch TransactionRecord.orderOfContents(self, other) {
    case .before:
      result.takeContents(of: other)
    case .after: break
    case .same:
      for index in result.granted.indices {
        result.granted[index].forgiven = Swift.max(
          granted[index].forgiven, other.granted[index].forgiven)
        result.granted[index].unknown = granted[index].unknown.union(other.granted[index].unknown)
      }
    }
    result.forgetForgiven()
    return result
  }

  private mutating func takeContents(of other: TransactionRecord) {
    isFulfilled = other.isFulfilled
    granted = other.granted
    opened = other.opened
  }

  /// By what a unit contains, known contents last.
  ///
  /// The same contents in a later period come later: what they gave there is still the player's.
  private static func orderOfContents(
    _ left: TransactionRecord, _ right: TransactionRecord
  ) -> Order {
    Order.of(left.isFulfilled, right.isFulfilled)
      .then(
        Order.of(left.granted, right.granted) { one, other in
          Order.of(one.holding, other.holding)
            .then(Order.of(one.amount, other.amount))
            .then(Order.of(one.period, other.period))
        }
      )
      .then(Order.of(left.opened, right.opened) { Order.of($0, $1) })
  }
}
