/// All that a player's state stores.
struct ReferenceFacts: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case earned
    case taken
    case granted
  }

  var sources: [String: Set<Source>] = [:]
  var ranks: [String: Int64] = [:]
  var completed: Set<String> = []
  var stars: [String: Int64] = [:]
  var scores: [String: Int64] = [:]
  var marks: [String: Set<String>] = [:]
  /// Accepted completes, of levels and of locations.
  var clears: [String: Int64] = [:]
  var fails: [String: Int64] = [:]
  var pending: [String: Int64] = [:]
  var visited: Set<String> = []
  var balances: [String: Int64] = [:]
  var earned: [String: Int64] = [:]
  var spent: [String: Int64] = [:]
  var taken: [String: Int64] = [:]
  var flags: Set<String> = []
  var counters: [String: Int64] = [:]
  var attributes: [String: ReferenceJSON] = [:]
  var purchases: [String: Int64] = [:]
  var choices: [String: String] = [:]
  /// The rewards paid once.
  var claims: Set<String> = []
  /// How many accepted completes have been rewarded.
  var rewardedClears: [String: Int64] = [:]

  func isOwned(_ product: String) -> Bool {
    !(sources[product] ?? []).isEmpty
  }
}
