import ProgressionModel
import ProgressionText

/// A movement of money as it stands in JSON: the texts of its cause are not made, and the entry itself
/// has none.
struct LedgerReading {
  var entry: LedgerEntry
  var cause: CauseReading
  /// The value that the cause refers to.
  var json: JSONValue

  /// The entry with its cause.
  var whole: LedgerEntry {
    var entry = entry
    entry.cause = Change.Cause(cause, in: json)
    return entry
  }

  /// As of `LedgerEntry`; causes decide only where the rest is the same.
  static func order(_ left: LedgerReading, _ right: LedgerReading) -> Order {
    let order = LedgerEntry.orderOfTime(left.entry, right.entry)
    return order == .same ? LedgerEntry.order(left.whole, right.whole) : order
  }
}
