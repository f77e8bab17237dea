import ProgressionModel

/// The records of one playthrough and of the account apart from each other.
extension Records {
  /// What belongs to the account, with what the playthrough has paid to its totals, and the rest.
  func parts(
    of playthrough: String, _ layout: Layout, _ contribution: [WriterShare]
  ) -> (account: Records, playthrough: Records) {
    func isOfAccount(_ life: Life) -> Bool { life == .account }
    var (account, rest) = (self, Records())
    account.writers = []
    for writer in writers {
      let isShared = { (share: WriterShare) in isOfAccount(layout.lives[Int(share.term)]) }
      var one = writer
      one.shares = writer.shares.filter(isShared)
      if !one.isEmpty { account.writers.append(one) }
      let own = WriterRecord(
        name: writer.name, shares: writer.shares.filter { !isShared($0) })
      if !own.isEmpty { rest.writers.append(own) }
    }
    account.setElsewhere(playthrough, contribution)
    account.stamps = stamps.filter { isOfAccount(layout.life(of: $0.entity)) }
    rest.stamps = stamps.filter { !isOfAccount(layout.life(of: $0.entity)) }
    // What moved in a playthrough is told there.
    (account.ledger, rest.ledger) = (Ledger(), ledger)
    (account.closed, rest.closed) = ([], closed)
    (account.folded, rest.folded) = ([], folded)
    (account.unknown, rest.unknown) = (UnknownContent(), unknown)
    rest.versions = versions
    return (account, rest)
  }

  /// How many parts of totals are known of other playthroughs.
  var countElsewhere: Int {
    var count = 0
    for writer in writers where writer.elsewhere != nil { count += writer.shares.count }
    return count
  }

  /// What is known of the payments of another playthrough.
  func elsewhere(_ playthrough: String) -> [WriterShare] {
    let name = WriterRecord.elsewhere(playthrough)
    return writers.first { $0.name.hasBytes(of: name) }?.shares ?? []
  }

  /// What a playthrough has paid to totals of the account, which is told from elsewhere while
  /// another one is current.
  mutating func takeElsewhere(_ playthrough: String) -> [WriterShare] {
    let name = WriterRecord.elsewhere(playthrough)
    guard let place = writers.firstIndex(where: { $0.name.hasBytes(of: name) }) else { return [] }
    return writers.remove(at: place).shares
  }

  mutating func setElsewhere(_ playthrough: String, _ shares: [WriterShare]) {
    if shares.isEmpty { return }
    let writer = writer(WriterRecord.elsewhere(playthrough))
    writers[writer].shares = shares
  }

  /// The records of a playthrough with those of the account.
  func completed(with account: Records, _ layout: Layout) -> Records {
    var result = account
    result.writers = account.writers.merged(with: writers) { left, right in
      Order.of(left.name, right.name)
    } joining: { left, right in
      var both = left
      for share in right.shares { both.shares.add(share.amount, to: share.term) }
      return both
    }
    result.stamps = account.stamps.merged(with: stamps) { left, right in
      Order.of(left.entity, right.entity)
    } joining: { left, _ in
      left
    }
    result.ledger = ledger
    result.closed = closed
    result.folded = folded
    result.unknown = unknown
    var known = versions + account.versions + [layout.game.version]
    known.sort { $0.precedesInBytes($1) }
    result.versions = []
    for version in known where result.versions.last?.hasBytes(of: version) != true {
      result.versions.append(version)
    }
    return result
  }
}

extension WriterRecord {
  private static let elsewhereMark: UInt8 = 1

  /// The name under which the account knows what a playthrough has paid to its totals.
  static func elsewhere(_ playthrough: String) -> String { "\u{1}" + playthrough }

  /// The playthrough whose payments these are; `nil` for any other writer.
  var elsewhere: String? {
    if name.utf8.first != WriterRecord.elsewhereMark { return nil }
    return String(name.utf8.dropFirst())
  }
}
