import ProgressionModel

/// How long a fact lives, as conditions compare it.
enum Lifetime: Hashable {
  case account
  /// One playthrough, or the reset that ends all of it.
  case playthrough
  case reset(ResetRef)

  /// The account, the playthrough, then the resets: a number for tables.
  var index: Int {
    switch self {
    case .account: 0
    case .playthrough: 1
    case .reset(let reset): reset.position + 2
    }
  }

  /// Whether a fact of this life can end while one of `other` goes on.
  ///
  /// Of two resets neither lasts longer: each can happen without the other.
  func mayEnd(before other: Lifetime) -> Bool {
    switch (self, other) {
    case (.account, _), (.playthrough, .playthrough), (.playthrough, .reset): false
    case (.playthrough, .account), (.reset, .account), (.reset, .playthrough): true
    case (.reset(let reset), .reset(let theirs)): reset != theirs
    }
  }

  /// Whether a fact of this life goes on for certain when one of `other` ends.
  func outlives(_ other: Lifetime) -> Bool {
    switch (self, other) {
    case (.account, .playthrough), (.account, .reset), (.playthrough, .reset): true
    case (.account, .account), (.playthrough, .account), (.playthrough, .playthrough), (.reset, _):
      false
    }
  }
}

/// What a condition reads that has a life.
enum LivingFact {
  case node(NodeRef)
  case holding(HoldingRef)
  case flag(FlagRef)
  case counter(CounterRef)
  case attribute(AttributeRef)
  case timer(TimerRef)
  /// How often in a row, which no reset ends.
  case streak(NodeRef)
  /// When the reset happened last.
  case reset(ResetRef)
}

extension Game {
  /// The word of a life in a `scope`.
  func word(for life: Lifetime) -> String {
    switch life {
    case .account: "account"
    case .playthrough: "playthrough"
    case .reset(let reset): self[reset].id
    }
  }

  /// Whose the facts of a life are, in a sentence.
  func owner(of life: Lifetime) -> String {
    switch life {
    case .account: "the account"
    case .playthrough: "the playthrough"
    case .reset(let reset): "`\(self[reset].id)`"
    }
  }
}
