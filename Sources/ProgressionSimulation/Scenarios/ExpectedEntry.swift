import ProgressionModel
import ProgressionText

/// What an entry of the ledger should say; `nil` is anything.
struct ExpectedEntry: Sendable {
  var holding: HoldingRef?
  var kind: Change.Kind?
  var amount: Int64?
  /// Some of the keys of the cause.
  var cause: JSONValue?
  var id: CommandID?
  var at: Int64?
  var revision: Int64?
  /// The entry as written, on one line.
  let text: String
}
