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
      let round = takeTouched()
      for node in round { storeSources(of: Int(node)) }
      if noteMoments() {
        // What begins to hold may open more, and all that is open is there before anything is paid.
        derive()
        journal.touched += round
        continue
      }
      if round.isEmpty { return }
      derive()
      let completions = journal.completions
      journal.completions = []
      var isMoved = false
      for node in round where layout.nodes[Int(node)].quest >= 0 {
        if !takeStep(layout.quests[Int(layout.nodes[Int(node)].quest)]) { continue }
        isMoved = true
        // The next step may look like this one.
        journal.touched.append(node)
      }
      for node in round {
        if payClaims(of: Int(node), completions) { isMoved = true }
      }
      if !isMoved {
        // Storing a source does not change what is open: the route that opened it still holds.
        _ = takeTouched()
        return
      }
      derive()
    }
  }

  /// The touched nodes, each once, in declaration order.
  private mutating func takeTouched() -> ContiguousArray<Int32> {
    for completed in journal.completions { journal.touched.append(completed.index) }
    let sorted = journal.touched.sorted()
    journal.touched.removeAll(keepingCapacity: true)
    var once: ContiguousArray<Int32> = []
    for node in sorted where once.last != node { once.append(node) }
    journal.touchedBefore += once
    return once
  }

  /// Stores the earned source of a node whose sticky routes hold.
  mutating func storeSources(of index: Int) {
    let slots = layout.nodes[index]
    let isRanked = slots.rank >= 0
    for route in layout.automaticRoutes[index] where route.isSticky && holds(route.holds) {
      if let level = game.nodes[index].level, !holds(layout.nodes[level.world.position].open) {
        return
      }
      if isRanked {
        write(slots.storedRank, Swift.max(self[slots.storedRank], self[route.holds]))
      }
      addSource(.earned, to: index)
    }
  }

  /// Stores why a node is open, with the instant and the pack version of the first time.
  mutating func addSource(
    _ source: SourceSet, to index: Int, because cause: Change.Cause? = nil
  ) {
    let slots = layout.nodes[index]
    let sources = SourceSet(rawValue: self[slots.sources])
    write(slots.sources, sources.union(source).rawValue, because: cause)
    // What a store opens is open for as long as its transactions say, which have their own time.
    if source == .store || holds(slots.sourceAt) { return }
    write(slots.sourceAt, state.now.addingClamped(1))
    write(slots.sourceVersion, state.currentVersion)
  }

  /// Whether nothing waits to be stored, done or paid at a node.
  func isSettled(_ index: Int) -> Bool {
    let slots = layout.nodes[index]
    if slots.quest >= 0, holds(layout.quests[Int(slots.quest)].step) { return false }
    let due = DueClaims(self, index)
    for reward in game.nodes[index].rewards where due.times(reward.moment) > 0 { return false }
    if let level = game.nodes[index].level, !holds(layout.nodes[level.world.position].open) {
      return true
    }
    for route in layout.automaticRoutes[index] where route.isSticky && holds(route.holds) {
      if !SourceSet(rawValue: self[slots.sources]).contains(.earned) { return false }
      if slots.rank >= 0, self[slots.storedRank] < self[route.holds] { return false }
    }
    return true
  }

  /// Pays what a node's rewards owe; the result is whether anything was paid.
  private mutating func payClaims(of index: Int, _ completions: [NodeRef]) -> Bool {
    if game.nodes[index].rewards.isEmpty { return false }
    let slots = layout.nodes[index]
    var due = DueClaims(self, index)
    for completed in completions where completed.position == index { due.completions += 1 }
    var isPaid = false
    for reward in game.nodes[index].rewards {
      let times = due.times(reward.moment)
      if times == 0 { continue }
      isPaid = true
      let cause = Change.Cause.reward(
        moment: reward.moment.description, node: game.nodes[index].id)
      var payer = SharePayer.writer
      if let (purpose, detail) = reward.moment.share {
        payer = self.payer(slots, purpose, detail: detail)
      }
      for _ in 0..<times { pay(reward.bundle, because: cause, by: payer) }
    }
    markPaid(slots)
    return isPaid
  }

  /// Notes that everything the node owes now is paid.
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
  mutating func pay(_ bundle: Bundle, because cause: Change.Cause, by payer: SharePayer) {
    for amount in bundle.amounts {
      credit(amount.holding, amount.amount, because: cause, by: payer)
    }
    for node in bundle.unlock { grant(node, because: cause) }
    for flag in bundle.set { set(flag, to: true, because: cause) }
    for addition in bundle.add {
      add(addition.amount, to: addition.counter, because: cause, by: payer)
    }
    for timer in bundle.timers { start(timer) }
  }

  /// Opens a node for good; a ranked one has at least its first rank then.
  mutating func grant(_ node: NodeRef, because cause: Change.Cause) {
    let slots = layout.nodes[node.position]
    addSource(.granted, to: node.position, because: cause)
    if slots.storedRank >= 0 {
      write(slots.storedRank, Swift.max(self[slots.storedRank], 1), because: cause)
    }
  }
}

/// What a node's rewards owe, as one round's snapshot shows it.
private struct DueClaims {
  private let isOpenDue: Bool
  private let isCompleteDue: Bool
  private let ranks: ClosedRange<Int64>?
  private let stars: ClosedRange<Int64>?
  private let marks: [Bool]
  var completions: Int64 = 0

  // What an initializer takes would be copied, with all buffers of the state.
  init(_ working: borrowing Working, _ index: Int) {
    let slots = working.layout.nodes[index]
    isOpenDue = working.holds(slots.open) && slots.paidUnlock >= 0 && working[slots.paidUnlock] == 0
    isCompleteDue =
      slots.done >= 0 && working.holds(slots.done) && slots.paidComplete >= 0
      && working[slots.paidComplete] == 0
    ranks = DueClaims.new(working[slots.rank], working[slots.paidRank], slots.paidRank)
    stars = DueClaims.new(working[slots.stars], working[slots.paidStars], slots.paidStars)
    var marks: [Bool] = []
    if slots.firstPaidMark >= 0 {
      let counts = working.holds(slots.counts)
      for mark in 0..<slots.markCount {
        marks.append(
          counts && working.holds(slots.firstMark + mark)
            && working[slots.firstPaidMark + mark] == 0)
      }
    }
    self.marks = marks
  }

  private static func new(_ now: Int64, _ paid: Int64, _ slot: Slot) -> ClosedRange<Int64>? {
    slot >= 0 && now > paid ? paid + 1...now : nil
  }

  /// How often a reward of this moment is due.
  func times(_ moment: Reward.Moment) -> Int64 {
    switch moment {
    case .onUnlock: isOpenDue ? 1 : 0
    case .onComplete: isCompleteDue ? 1 : 0
    case .onEveryComplete: completions
    case .perNewRank: Int64(ranks?.count ?? 0)
    case .atRank(let rank): ranks?.contains(rank) == true ? 1 : 0
    case .perNewStar: Int64(stars?.count ?? 0)
    case .atStars(let count): stars?.contains(count) == true ? 1 : 0
    case .onMark(let mark):
      mark >= 0 && mark < Int64(marks.count) && marks[Int(mark)] ? 1 : 0
    }
  }
}
