import ProgressionModel

extension Layout {
  /// The positions of the shares of a total.
  func sharesOfTerm(_ term: Slot) -> ArraySlice<Int32> {
    shareIndex.positions(ofTerm: term)
  }

  /// The position of the share that a payer has of a total; `nil` where it has none.
  func share(of term: Slot, _ payer: SharePayer) -> Int? {
    (Int(payer.start)..<Int(payer.end)).first { position in
      let share = shares[position]
      return share.term == term && share.purpose == payer.purpose && share.detail == payer.detail
    }
  }

  /// The facts that end with a reset: those of its own life, and the playthrough's where it ends
  /// that.
  func facts(endedBy reset: ResetRef) -> [Slot] {
    shareIndex.facts[reset.position]
  }

  /// The positions of the shares whose owners end with a reset.
  func shares(endedBy reset: ResetRef) -> [Int] {
    facts(endedBy: reset).compactMap { share(atSlot: $0) }
  }

  /// The position of the share at a slot; shares have their slots in their order.
  private func share(atSlot slot: Slot) -> Int? {
    let place = shares.partition { $0.slot < slot }
    return place < shares.count && shares[place].slot == slot ? place : nil
  }

  /// The period that a state's number of a reset stands for; of a reset by command the number.
  func period(_ number: Int64, ofReset index: Int) -> Int64 {
    game.resets[index].calendar == nil ? number : PeriodNumber.period(of: number)
  }

  /// What a total is of; `nil` where the slot is none.
  func role(ofTerm slot: Slot) -> TermRole? {
    let place = terms.partition { $0.slot < slot }
    return place < terms.count && terms[place].slot == slot ? terms[place].role : nil
  }
}

/// Where the shares of each total are, and the facts of each life.
struct ShareIndex: Sendable {
  /// The positions of all shares, by the slots of their totals.
  private let byTerm: ContiguousArray<Int32>
  private let terms: ContiguousArray<Slot>
  /// For each reset the facts that end with it.
  let facts: ContiguousArray<[Slot]>

  init(
    shares: ContiguousArray<ShareSlot>, lives: ContiguousArray<Life>, game: Game
  ) {
    let order = shares.indices.sorted {
      (shares[$0].term, shares[$0].slot) < (shares[$1].term, shares[$1].slot)
    }
    byTerm = ContiguousArray(order.map { Int32(clamping: $0) })
    terms = ContiguousArray(order.map { shares[$0].term })
    var facts = ContiguousArray<[Slot]>(repeating: [], count: game.resets.count)
    let playthrough = game.resets.firstIndex { $0.ends == .playthrough }
    for (slot, life) in lives.enumerated() {
      if let reset = life.reset {
        facts[reset.position].append(Slot(clamping: slot))
      } else if life == .playthrough, let playthrough {
        facts[playthrough].append(Slot(clamping: slot))
      }
    }
    self.facts = facts
  }

  func positions(ofTerm term: Slot) -> ArraySlice<Int32> {
    var start = 0
    var end = terms.count
    while start < end {
      let middle = (start + end) / 2
      if terms[middle] < term { start = middle + 1 } else { end = middle }
    }
    end = start
    while end < terms.count, terms[end] == term { end += 1 }
    return ArraySlice(byTerm[start..<end])
  }
}

extension ContiguousArray {
  /// The first position whose element does not come before; the elements that do are in front.
  ///
  /// Complexity: O(log n).
  func partition(_ comesBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if comesBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
