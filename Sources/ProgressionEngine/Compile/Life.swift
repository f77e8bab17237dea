import ProgressionModel

/// How long a fact lives: as long as the account, until the playthrough ends, or until a reset
/// happens.
struct Life: Hashable, Sendable, Comparable {
  /// -1 is what lasts as long as a playthrough, 0 the account, 1 the playthrough, from 2 on the resets in
  /// declaration order.
  let index: Int32

  /// Of one playthrough, but no reset ends it: what kind of playthrough it is, the periods of its
  /// resets, its streaks.
  static let lasting = Life(index: -1)
  static let account = Life(index: 0)
  static let playthrough = Life(index: 1)

  init(_ reset: ResetRef) {
    index = reset.index + 2
  }

  private init(index: Int32) {
    self.index = index
  }

  init(_ scope: Scope) {
    switch scope {
    case .account: self = .account
    case .playthrough: self = .playthrough
    case .reset(let reset): self = Life(reset)
    }
  }

  /// The reset that the life is named after, or `nil` for the account and the playthrough.
  var reset: ResetRef? { index < 2 ? nil : ResetRef(index - 2) }

  static func < (left: Life, right: Life) -> Bool { left.index < right.index }
}

/// How the two values of a fact become one where two states of a player are merged.
enum Join: UInt8, Sendable {
  /// The larger one.
  case largest
  /// The bits of both.
  case union
  /// The smaller one that is not 0.
  case earliest
  /// What comes from elsewhere: sums of shares, records of transactions, or a rule for several
  /// facts together.
  case computed
}
