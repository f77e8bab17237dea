import ProgressionModel

/// What an upgrade should report; `nil` is anything, the order is no matter.
struct ExpectedReport: Sendable {
  /// One part of the report that is a list of ids.
  enum Part: String, Sendable, CaseIterable {
    case renamed
    case removed
    case opened
    case keptOpen
    case completionLost
  }

  /// The lists that are given, in the order written; `renamed` as `old to new`, or the old ids.
  var lists: [(part: Part, ids: [String])] = []
  /// Whether `renamed` gives the new ids too.
  var saysNewNames = false
  var paid: [NamedAmount]?
}
