import ProgressionModel

extension Records {
  /// So many shares of what a reset ended are kept apart, by period; of more the oldest are folded.
  static let mostClosed = 256

  /// Adds the oldest closed shares of each reset that has too many to its folded ones.
  ///
  /// Periods are folded whole. The newest one is kept, whatever its size, since it is what another
  /// device has most likely paid too.
  mutating func foldClosed(_ layout: Layout) {
    if closed.count <= Records.mostClosed { return }
    for index in layout.resets.indices { foldClosed(of: ResetRef(position: index), layout) }
  }

  private mutating func foldClosed(of reset: ResetRef, _ layout: Layout) {
    let periods = closed.filter { layout.reset(endingShare: $0.share) == reset }
      .map { $0.period }.sorted()
    let tooMany = periods.count - Records.mostClosed
    guard tooMany > 0, let newest = periods.last else { return }
    var through = periods[tooMany - 1]
    if through == newest {
      guard let older = periods.last(where: { $0 < newest }) else { return }
      through = older
    }
    let place = folded.partition { $0.reset < reset }
    if place == folded.count || folded[place].reset != reset {
      folded.insert(FoldedShares(reset: reset, through: through, shares: []), at: place)
    }
    folded[place].through = Swift.max(folded[place].through, through)
    var rest: [ClosedShare] = []
    for share in closed {
      if layout.reset(endingShare: share.share) == reset, share.period <= through {
        folded[place].shares.add(share.amount, to: layout.shares[Int(share.share)].term)
      } else {
        rest.append(share)
      }
    }
    closed = rest
  }
}

extension Layout {
  /// The reset that ends the owner of a share.
  func reset(endingShare position: Int32) -> ResetRef? {
    reset(ending: lives[Int(shares[Int(position)].slot)])
  }
}
