/// All that a player's state stores of the game.
struct ReferenceFacts: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case earned
    case taken
    case granted
  }

  /// In how many periods in a row something was done, and in which last.
  struct Streak: Hashable, Sendable {
    var count: Int64
    var last: Int64
  }

  var now: Int64
  var seed: Int64

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
  var met: Set<String> = []
  /// The quests that were ever accepted.
  var quests: [String: ReferenceQuest] = [:]
  var balances: [String: Int64] = [:]
  var terms: [String: [ReferenceTerm: Int64]] = [:]
  var flags: Set<String> = []
  var counters: [String: Int64] = [:]
  var attributes: [String: ReferenceJSON] = [:]
  var purchases: [String: Int64] = [:]
  var choices: [String: String] = [:]
  /// The rewards paid once, by node.
  var claims: [String: Set<String>] = [:]
  /// How many accepted completes have been rewarded.
  var rewardedClears: [String: Int64] = [:]
  /// What taking a node, or buying a product, cost.
  var paid: [String: [String: Int64]] = [:]

  /// When the timers that wait were started.
  var timers: [String: Int64] = [:]
  /// The instant from which the next step of a refill counts, by holding.
  var refills: [String: Int64] = [:]
  /// The period of a calendar reset; how often a reset by command happened.
  var periods: [String: Int64] = [:]
  var resetInstants: [String: Int64] = [:]
  /// When each fact began to hold, by the node, holding or flag that it is about.
  var firstInstants: [String: [String: Int64]] = [:]
  var streaks: [String: Streak] = [:]
  /// How it was when each reset had just happened, or a quest was accepted, and after each reset
  /// that came since.
  var baselines: [String: [ReferenceBaseline]] = [:]
  /// How often each chest was opened, for ever.
  var openings: [String: Int64] = [:]
  var transactions: [String: ReferenceTransaction] = [:]
  /// How often each holding has ended.
  var endings: [String: Int64] = [:]

  func term(_ term: ReferenceTerm, of holding: String) -> Int64 {
    terms[holding]?[term] ?? 0
  }
}

/// What a balance is made of.
enum ReferenceTerm: String, CaseIterable, Sendable {
  case initial
  case earned
  case bought
  case returned
  case forgiven
  case spent
  case taken
  case refunded

  var adds: Bool {
    switch self {
    case .initial, .earned, .bought, .returned, .forgiven: true
    case .spent, .taken, .refunded: false
    }
  }
}

/// The facts of a moment, with what followed from them.
struct ReferenceBaseline: Hashable, Sendable {
  var facts: ReferenceFacts
  var derived: ReferenceDerived
}
