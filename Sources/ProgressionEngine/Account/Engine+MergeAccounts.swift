public import ProgressionModel

extension Engine {
  /// Two accounts of one player as one, such as those of two devices.
  ///
  /// Playthroughs of one name are merged as single states are, what only one account has stays as it
  /// is, and the one that was chosen last is current. The result is the same whatever comes first,
  /// however often and in which groups.
  ///
  /// - Throws: `needsAdoption` for an account of another engine; `malformed` where the seeds differ,
  ///   which are those of two players then.
  /// - Complexity: O(p (n + p)) for p playthroughs and n facts of the pack and entries of the
  ///   records.
  public func merge(
    _ left: PlayerAccount, _ right: PlayerAccount
  ) throws(Rejection) -> PlayerAccount {
    if !isCompatible(with: left) || !isCompatible(with: right) { throw .needsAdoption }
    if left.current.seed != right.current.seed { throw .malformed("accounts of two players") }
    var parked: [PlayerState] = []
    var account: AccountPart?
    for name in Set(left.names + right.names).sorted(by: { $0.precedesInBytes($1) }) {
      switch (left.state(of: name), right.state(of: name)) {
      case (let one?, let other?):
        var merged = try merge(one, other)
        let part = merged.detachAccount()
        // Each pair brings both accounts along, so that all come to the same.
        account = account ?? part
        parked.append(merged)
      case (let only?, nil), (nil, let only?):
        var state = only
        _ = state.detachAccount()
        parked.append(state)
      case (nil, nil): continue
      }
    }
    guard let account else { throw .malformed("accounts without a playthrough in common") }
    let chosen = PlayerAccount.Resumption.isLater(right, left) ? right : left
    return PlayerAccount(
      parked, account, current: chosen.current.playthrough, chosen.resumption,
      left.unknown.union(right.unknown))
  }
}

extension PlayerAccount {
  /// Makes an account of playthroughs, by name, and of what belongs to the account.
  ///
  /// What it knows of payments in playthroughs follows from these; where it knows none of a total,
  /// the total has begun anew since.
  init(
    _ parked: [PlayerState], _ account: AccountPart, current: String, _ resumption: Resumption,
    _ unknown: UnknownContent
  ) {
    playthroughs = parked
    position = 0
    self.resumption = resumption
    self.unknown = unknown
    var account = account
    for index in playthroughs.indices {
      let name = playthroughs[index].playthrough
      let known = account.records.takeElsewhere(name)
      playthroughs[index].dropShares(besides: known)
      account.records.setElsewhere(name, playthroughs[index].contribution())
    }
    position = place(of: current) ?? 0
    playthroughs[position].attach(account)
  }
}

extension PlayerAccount.Resumption {
  /// Whether the current playthrough of one account was chosen after that of the other.
  static func isLater(_ one: PlayerAccount, _ other: PlayerAccount) -> Bool {
    let (left, right) = (one.resumption, other.resumption)
    return Order.of(left.generation, right.generation)
      .then(Order.of(left.at, right.at))
      .then(Order.of(left.count, right.count))
      .then(Order.of(one.current.playthrough, other.current.playthrough)) == .after
  }
}
