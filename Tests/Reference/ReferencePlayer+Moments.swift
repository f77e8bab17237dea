extension ReferencePlayer {
  /// Stores when facts that hold began to; true if there was one that did not hold before.
  mutating func noteInstants() -> Bool {
    guard pack.namesMoments else { return false }
    let evaluator = self.evaluator
    let before = facts.firstInstants
    for (place, node) in pack.nodes.enumerated() {
      let isOpen = derived.open[place]
      note("completed", node.id, evaluator.isDone(place))
      note("unlocked", node.id, isOpen)
      note("owned", node.id, isOpen)
      note("visited", node.id, evaluator.isVisited(place))
      note("met", node.id, facts.met.contains(node.id))
      note("active", node.id, evaluator.isActive(place))
      let marks = evaluator.marks(place)
      note("marked", node.id, !marks.isEmpty)
      for mark in marks { note("marked " + mark, node.id, true) }
    }
    for holding in pack.holdings {
      note("owned", holding.id, facts.balances[holding.id] ?? 0 >= 1)
    }
    for flag in pack.flags { note("flag", flag, facts.flags.contains(flag)) }
    return facts.firstInstants != before
  }

  private mutating func note(_ fact: String, _ id: String, _ holds: Bool) {
    guard holds, facts.firstInstants[id]?[fact] == nil else { return }
    facts.firstInstants[id, default: [:]][fact] = facts.now
  }

  /// Counts the periods in which nodes are open for good or done, quests only where they are done;
  /// true if one was counted.
  mutating func noteStreaks() -> Bool {
    var isNew = false
    for (place, node) in pack.nodes.enumerated() {
      guard let reset = pack.calendarScope(of: place), let period = facts.periods[reset.id] else {
        continue
      }
      let isStored = evaluator.hasSource(node) || facts.ranks[node.id] ?? 0 > 0
      let isHad = node.kind != .quest && derived.open[place] && isStored
      guard isHad || evaluator.isDone(place) else { continue }
      let last = facts.streaks[node.id]
      if last?.last == period { continue }
      isNew = true
      let missed = last.map { ReferenceMoney.difference(period - $0.last, 1) }
      let goesOn = missed.map { $0 <= reset.grace } ?? false
      facts.streaks[node.id] = .init(count: goesOn ? (last?.count ?? 0) + 1 : 1, last: period)
    }
    return isNew
  }
}
