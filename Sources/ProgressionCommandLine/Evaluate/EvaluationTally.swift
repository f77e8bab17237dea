/// What there was in some requests.
package struct EvaluationTally: Hashable, Sendable {
  /// Lines that were read.
  package var requests: Int64 = 0
  /// Lines that were no request.
  package var errors: Int64 = 0
  /// States that were of another version of the rule pack.
  package var adopted: Int64 = 0
  /// Commands that took effect.
  package var accepted: Int64 = 0
  /// Commands that had taken effect before.
  package var duplicates: Int64 = 0
  /// Commands that were refused.
  package var rejected: Int64 = 0

  static func += (sum: inout EvaluationTally, more: EvaluationTally) {
    sum.requests += more.requests
    sum.errors += more.errors
    sum.adopted += more.adopted
    sum.accepted += more.accepted
    sum.duplicates += more.duplicates
    sum.rejected += more.rejected
  }

  /// The counts as `--summary` shows them.
  var text: String {
    "requests \(requests), errors \(errors), states adopted \(adopted); commands accepted "
      + "\(accepted), duplicates \(duplicates), rejected \(rejected)"
  }
}
