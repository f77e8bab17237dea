import ProgressionModel

/// What the record of a transaction should say; `nil` is anything.
struct ExpectedTransaction: Sendable {
  var stage: StoreNotice.Stage?
  var product: String?
  var units: Int64?
  var revoked: Int64?
}
