import ProgressionModel
import ProgressionText

extension Records {
  /// What both know together.
  ///
  /// `generations` says how often each side's clock was set. Both are in the same periods.
  func joined(
    with other: Records, at generations: (left: Int64, right: Int64), _ layout: Layout
  ) -> Records {
    let policies = layout.game.policies
    var result = self
    result.writers = writers.merged(with: other.writers) { left, right in
      Order.of(left.name, right.name)
    } joining: { left, right in
      left.joined(with: right, keeping: Int(clamping: policies.rememberedPerWriter), layout)
    }
    result.joinRemembered(with: other, at: generations, keeping: policies.rememberedIDs, layout)
    result.transactions = transactions.merged(with: other.transactions) { left, right in
      Order.of(left.id, right.id)
    } joining: { left, right in
      left.joined(with: right)
    }
    let entries = ledger.entries(layout).merged(with: other.ledger.entries(layout)) { left, right in
      LedgerEntry.order(left, right)
    } joining: { left, right in
      var entry = left
      entry.unknown = left.unknown.union(right.unknown)
      return entry
    }
    result.ledger = Ledger(entries.suffix(Int(clamping: policies.ledgerEntries)), layout)
    result.stamps = stamps.joined(with: other.stamps)
    result.joinClosed(with: other, layout)
    result.unknown = unknown.union(other.unknown)
    return result
  }

  private mutating func joinClosed(with other: Records, _ layout: Layout) {
    folded = folded.merged(with: other.folded) { left, right in
      Order.of(left.reset, right.reset)
    } joining: { left, right in
      FoldedShares(
        reset: left.reset, through: Swift.max(left.through, right.through),
        shares: left.shares.joined(with: right.shares))
    }
    closed = closed.merged(with: other.closed) { left, right in
      Order.of(left.share, right.share).then(Order.of(left.period, right.period))
    } joining: { left, right in
      left.amount < right.amount ? right : left
    }
    // What a device has folded cannot be told from what another one still keeps apart.
    for fold in folded {
      closed.removeAll {
        $0.period <= fold.through && layout.reset(endingShare: $0.share) == fold.reset
      }
    }
  }
}

extension [Stamp] {
  /// The last setting of each thing that was set.
  func joined(with other: [Stamp]) -> [Stamp] {
    merged(with: other) { left, right in
      Order.of(left.entity, right.entity)
    } joining: { left, right in
      Stamp.order(left, right) == .before ? right : left
    }
  }
}

extension [WriterShare] {
  /// The larger share of each total.
  func joined(with other: [WriterShare]) -> [WriterShare] {
    merged(with: other) { left, right in
      Order.of(left.term, right.term)
    } joining: { left, right in
      left.amount < right.amount ? right : left
    }
  }
}

extension LedgerEntry {
  /// By time, then by the command and the place in it.
  static func order(_ left: LedgerEntry, _ right: LedgerEntry) -> Order {
    orderOfTime(left, right)
      .then(Order.of(left.holding, right.holding))
      .then(Order.of(left.kind.word, right.kind.word))
      .then(Order.of(left.amount, right.amount))
      .then(Order.of(left.cause, right.cause))
      .then(Order.of(left.unknown, right.unknown))
  }

  /// By when it happened and by which command, and by the place among its movements.
  static func orderOfTime(_ left: LedgerEntry, _ right: LedgerEntry) -> Order {
    Order.of(left.generation, right.generation)
      .then(Order.of(left.at, right.at))
      .then(Order.of(left.revision, right.revision))
      .then(Order.of(left.id, right.id) { Order.of($0, $1) })
      .then(Order.of(left.place, right.place))
  }
}
