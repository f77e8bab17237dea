/// What stores have said of one purchase.
struct ReferenceTransaction: Hashable, Sendable {
  /// The stages, lowest first.
  static let stages = ["pending", "expired", "purchased", "revoked", "reinstated"]

  var product: String
  var stage = 0
  var units: Int64?
  /// The most units that were said to be revoked; `Int64.max` for all.
  var revoked: Int64 = 0
  var until: Int64?
  /// How much of what was taken back was forgiven, by holding.
  var forgiven: [String: Int64] = [:]
  /// How often a holding had ended when this gave some of it: what it gave ends with that.
  var endings: [String: Int64] = [:]

  init(product: String) {
    self.product = product
  }

  var inEffect: Int64 {
    guard let units else { return 0 }
    switch ReferenceTransaction.stages[stage] {
    case "purchased", "reinstated": return units
    case "revoked": return units - min(units, revoked)
    default: return 0
    }
  }

  /// The units that a revocation has taken back and nothing has brought again.
  var takenBack: Int64 {
    guard let units, ReferenceTransaction.stages[stage] == "revoked" else { return 0 }
    return units - inEffect
  }
}
