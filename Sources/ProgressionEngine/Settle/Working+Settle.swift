import ProgressionModel

extension Working {
  /// Derives, stores what opened for good, lets quests go on, pays what is due, and again until
  /// nothing moves and nothing begins to hold.
  ///
  /// Quests and claims of a round see the same derived values. A claim pays once, an instant is kept
  /// once and a quest takes each of its steps once, so there are at most as many rounds as of these
  /// together, and one.
  mutating func settle() {
    derive()
    while true {
      journal.takeRound()
      for place in 0..<journal.round.count { storeSources(of: Int(journal.round[place])) }
      if noteMoments() {
        // What begins to hold may open more, and all that is open is there before anything is paid.
        derive()
        journal.touchRound()
        continue
      }
      if journal.round.isEmpty { return }
      derive()
      let isMoved = takeSteps()
      if !payClaims(), !isMoved {
        // Storing a source does not change what is open: the route that opened it still holds.
        journal.touched.removeAll()
        return
      }
      derive()
    }
  }

  /// Lets the quests of the round go on; whether any did.
  private mutating func takeSteps() -> Bool {
    if layout.quests.isEmpty { return false }
    var isMoved = false
    for place in 0..<journal.round.count {
      let node = journal.round[place]
      let quest = Int(layout.nodes[Int(node)].quest)
      if quest < 0 || !takeStep(layout.quests[quest]) { continue }
      isMoved = true
      // The next step may look like this one.
      journal.touched.append(node)
    }
    return isMoved
  }

  /// Pays what the nodes of the round owe; whether anything was paid.
  private mutating func payClaims() -> Bool {
    var isPaid = false
    for place in 0..<journal.round.count {
      if payClaims(of: Int(journal.round[place])) { isPaid = true }
    }
    journal.completions.removeAll()
    return isPaid
  }

  /// Stores the earned source of a node whose sticky routes hold.
  mutating func storeSources(of index: Int) {
    let slots = layout.nodes[index]
    let isRanked = slots.rank >= 0
    for place in layout.automaticRoutes.places(of: index) {
      let route = layout.automaticRoutes[at: place]
      if !route.isSticky || !holds(route.holds) { continue }
      if slots.world >= 0, !holds(layout.nodes[Int(slots.world)].open) { return }
      if isRanked {
        write(slots.storedRank, Swift.max(self[slots.storedRank], self[route.holds]))
      }
      addSource(.earned, to: index)
    }
  }

  /// Stores why a node is open, with the instant and the pack version of the first time.
  mutating func addSource(
    _ source: SourceSet, to index: Int, because cause: CauseRef = .nothing
  ) {
    let slots = layout.nodes[index]
    let sources = SourceSet(rawValue: self[slots.sources])
    write(slots.sources, sources.union(source).rawValue, because: cause)
    // What a store opens is open for as long as its transactions say, which have their own time.
    if source == .store || holds(slots.sourceAt) { return }
    write(slots.sourceAt, now.addingClamped(1))
    write(slots.sourceVersion, currentVersion)
  }

  /// Whether nothing waits to be stored, done or paid at a node.
  func isSettled(_ index: Int) -> Bool {
    let slots = layout.nodes[index]
    if slots.quest >= 0, holds(layout.quests[Int(slots.quest)].step) { return false }
    let due = dueClaims(of: slots)
    for reward in game.nodes[index].rewards where times(reward.moment, due, slots) > 0 {
      return false
    }
    if slots.world >= 0, !holds(layout.nodes[Int(slots.world)].open) { return true }
    for route in layout.automaticRoutes[index] where route.isSticky && holds(route.holds) {
      if !SourceSet(rawValue: self[slots.sources]).contains(.earned) { return false }
      if slots.rank >= 0, self[slots.storedRank] < self[route.holds] { return false }
    }
    return true
  }

  /// Pays what a node's rewards owe; the result is whether anything was paid.
  private mutating func payClaims(of index: Int) -> Bool {
    let count = layout.rewardCount(ofNode: index)
    if count == 0 { return false }
    let slots = layout.nodes[index]
    var due = dueClaims(of: slots)
    for place in 0..<journal.completions.count where journal.completions[place] == index {
      due.completions += 1
    }
    var isPaid = false
    for position in 0..<count {
      let moment = layout.moment(ofReward: position, ofNode: index)
      let times = times(moment, due, slots)
      if times == 0 { continue }
      isPaid = true
      var payer = SharePayer.writer
      if let (purpose, detail) = moment.share {
        payer = self.payer(slots, purpose, detail: detail)
      }
      for _ in 0..<times { payReward(position, of: index, by: payer) }
    }
    markPaid(slots)
    return isPaid
  }

  /// Gives what a reward gives.
  private mutating func payReward(_ position: Int, of index: Int, by payer: SharePayer) {
    let cause = CauseRef.reward(layout.firstReward(like: position, ofNode: index), of: index)
    for amount in layout.amounts(ofReward: position, ofNode: index) {
      credit(amount.holding, amount.amount, because: cause, by: payer)
    }
    if layout.givesThings(reward: position, ofNode: index) {
      giveThings(of: game.nodes[index].rewards[position].bundle, because: cause, by: payer)
    }
  }

  /// Notes that everything the node owes now is paid.
  @inline(__always)
  mutating func markPaid(_ slots: NodeSlots) {
    if slots.paidUnlock >= 0, holds(slots.open) { write(slots.paidUnlock, 1) }
    if slots.paidComplete >= 0, slots.done >= 0, holds(slots.done) { write(slots.paidComplete, 1) }
    if slots.paidRank >= 0 {
      write(slots.paidRank, Swift.max(self[slots.paidRank], self[slots.rank]))
    }
    if slots.paidStars >= 0 {
      write(slots.paidStars, Swift.max(self[slots.paidStars], self[slots.stars]))
    }
    if slots.firstPaidMark >= 0, holds(slots.counts) {
      for mark in 0..<slots.markCount where holds(slots.firstMark + mark) {
        write(slots.firstPaidMark + mark, 1)
      }
    }
  }

  /// Gives a bundle; what does not fit under a cap or a bound is cut off and reported.
  mutating func pay(_ bundle: Bundle, because cause: CauseRef, by payer: SharePayer) {
    for amount in bundle.amounts {
      credit(amount.holding, amount.amount, because: cause, by: payer)
    }
    giveThings(of: bundle, because: cause, by: payer)
  }

  /// Gives what a bundle gives besides money.
  private mutating func giveThings(
    of bundle: Bundle, because cause: CauseRef, by payer: SharePayer
  ) {
    for node in bundle.unlock { grant(node, because: cause) }
    for flag in bundle.set { set(flag, to: true, because: cause) }
    for addition in bundle.add {
      add(addition.amount, to: addition.counter, because: cause, by: payer)
    }
    for timer in bundle.timers { start(timer) }
  }

  /// Opens a node for good; a ranked one has at least its first rank then.
  mutating func grant(_ node: NodeRef, because cause: CauseRef) {
    let slots = layout.nodes[node.position]
    addSource(.granted, to: node.position, because: cause)
    if slots.storedRank >= 0 {
      write(slots.storedRank, Swift.max(self[slots.storedRank], 1), because: cause)
    }
  }
}

/// What a node's rewards owe, as one round's snapshot shows it; marks aside, which paying does not
/// move.
private struct DueClaims {
  var isOpenDue: Bool
  var isCompleteDue: Bool
  var ranks: Range<Int64>
  var stars: Range<Int64>
  var completions: Int64 = 0
}

extension Working {
  @inline(__always)
  private func dueClaims(of slots: NodeSlots) -> DueClaims {
    DueClaims(
      isOpenDue: slots.paidUnlock >= 0 && !holds(slots.paidUnlock) && holds(slots.open),
      isCompleteDue: slots.paidComplete >= 0 && !holds(slots.paidComplete) && holds(slots.done),
      ranks: unpaid(slots.rank, slots.paidRank), stars: unpaid(slots.stars, slots.paidStars))
  }

  /// The numbers that were reached and not paid, each less 1.
  @inline(__always)
  private func unpaid(_ reached: Slot, _ paid: Slot) -> Range<Int64> {
    if paid < 0 { return 0..<0 }
    let first = self[paid]
    return first..<Swift.max(first, self[reached])
  }

  /// How often a reward of a moment is due.
  @inline(__always)
  private func times(_ moment: Reward.Moment, _ due: DueClaims, _ slots: NodeSlots) -> Int64 {
    switch moment {
    case .onUnlock: due.isOpenDue ? 1 : 0
    case .onComplete: due.isCompleteDue ? 1 : 0
    case .onEveryComplete: due.completions
    case .perNewRank: Int64(due.ranks.count)
    case .atRank(let rank): due.ranks.contains(rank.subtractingClamped(1)) ? 1 : 0
    case .perNewStar: Int64(due.stars.count)
    case .atStars(let count): due.stars.contains(count.subtractingClamped(1)) ? 1 : 0
    case .onMark(let mark): isMarkDue(mark, slots) ? 1 : 0
    }
  }

  private func isMarkDue(_ mark: Int64, _ slots: NodeSlots) -> Bool {
    guard slots.firstPaidMark >= 0, mark >= 0, mark < Int64(slots.markCount) else { return false }
    let mark = Slot(mark)
    return holds(slots.counts) && holds(slots.firstMark + mark)
      && !holds(slots.firstPaidMark + mark)
  }
}

extension Journal {
  /// Makes the nodes that were touched, each once, in declaration order, the next round.
  mutating func takeRound() {
    for place in 0..<completions.count { touched.append(completions[place]) }
    touched.sort { $0 < $1 }
    round.removeAll()
    for place in 0..<touched.count where place == 0 || touched[place - 1] != touched[place] {
      round.append(touched[place])
    }
    touched.removeAll()
  }

  /// Lets the nodes of the round be looked at again in the next one.
  mutating func touchRound() {
    for place in 0..<round.count { touched.append(round[place]) }
  }
}
