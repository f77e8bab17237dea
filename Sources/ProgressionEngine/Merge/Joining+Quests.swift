import ProgressionModel

extension Joining {
  /// The quest that was completed, else the one that was accepted more often, else the one that is
  /// further in the order of the phases; of equal ones the first acceptance and the later stage.
  mutating func joinQuests() {
    for slots in layout.quests {
      let (one, other) = (left.progress(of: slots), right.progress(of: slots))
      if one < other {
        take(slots.attempts, slots.phase, slots.acceptedAt, slots.stage)
      } else if one == other, right.holds(slots.attempts) {
        left.values[Int(slots.acceptedAt)] = Swift.min(
          left[slots.acceptedAt], right[slots.acceptedAt])
        left.values[Int(slots.stage)] = Swift.max(left[slots.stage], right[slots.stage])
      }
    }
  }

  /// Whether a quest is taken whose price comes back when it fails says whoever is further with it:
  /// what was taken and given back on one device is not taken on the other one either.
  mutating func joinTakenQuests() {
    for quest in layout.quests where layout.game[quest.node].quest?.whenGone == .fail {
      let sources = layout.nodes[quest.node.position].sources
      let (one, other) = (left.progress(of: quest), right.progress(of: quest))
      if one < other { left.copyTaken(from: right, at: sources) }
      if other < one { right.copyTaken(from: left, at: sources) }
    }
  }

  /// What a reset gives back of a quest is what it had cost less what had come back before, as both
  /// states know it together: one of them may know of the reset, the other of the failure.
  mutating func joinReturns() {
    for quest in layout.quests where layout.game[quest.node].quest?.whenGone == .fail {
      let life = layout.nodeLives[quest.node.position]
      guard let reset = layout.reset(ending: life), layout.game[reset].command?.refundsAll == true
      else { continue }
      let slots = layout.nodes[quest.node.position]
      for position in slots.firstShare..<slots.endShare
      where layout.shares[Int(position)].purpose == .returned {
        left.bringReturn(at: position, of: slots, reset)
      }
    }
  }
}

extension PlayerState {
  fileprivate mutating func bringReturn(
    at position: Int32, of slots: NodeSlots, _ reset: ResetRef
  ) {
    let share = layout.shares[Int(position)]
    let payers = [SharePurpose.price, .gone].map {
      SharePayer(start: slots.firstShare, end: slots.endShare, purpose: $0)
    }
    guard case .holding(let holding, _)? = layout.role(ofTerm: share.term),
      let price = layout.share(of: layout.holdings[holding.position].spent, payers[0]),
      let gone = layout.share(of: share.term, payers[1])
    else { return }
    func rest(before period: Int64) -> Int64? {
      let ended = period.subtractingClamped(1)
      guard let paid = records.closedAmount(price, ended) else { return nil }
      return Swift.max(0, paid.subtractingClamped(records.closedAmount(gone, ended) ?? 0))
    }
    if holds(share.slot), let rest = rest(before: self[layout.resets[reset.position].period]) {
      values[Int(share.slot)] = rest
    }
    for index in records.closed.indices where records.closed[index].share == position {
      if let rest = rest(before: records.closed[index].period) {
        records.closed[index].amount = rest
      }
    }
    records.closed.removeAll { $0.amount == 0 }
  }
}

extension Records {
  /// What an ended owner had paid in a period; `nil` where that is not kept apart.
  fileprivate func closedAmount(_ share: Int, _ period: Int64) -> Int64? {
    let position = Int32(clamping: share)
    let place = closed.partition { ($0.share, $0.period) < (position, period) }
    guard place < closed.count, closed[place].share == position, closed[place].period == period
    else { return nil }
    return closed[place].amount
  }
}

/// How far a player is with a quest, as far as a merge looks at it.
struct QuestProgress: Hashable, Comparable {
  var isCompleted = false
  var attempts: Int64 = 0
  var phase: Int64 = 0

  static func < (left: QuestProgress, right: QuestProgress) -> Bool {
    (left.isCompleted ? 1 : 0, left.attempts, left.phase)
      < (right.isCompleted ? 1 : 0, right.attempts, right.phase)
  }
}

extension PlayerState {
  fileprivate mutating func copyTaken(from other: PlayerState, at slot: Slot) {
    let taken = SourceSet.taken.rawValue
    values[Int(slot)] = self[slot] & ~taken | other[slot] & taken
  }

  func progress(of slots: QuestSlots) -> QuestProgress {
    QuestProgress(
      isCompleted: isIn(.completed, slots), attempts: self[slots.attempts],
      phase: self[slots.phase])
  }
}
