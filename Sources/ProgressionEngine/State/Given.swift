public import ProgressionModel

/// A starting state in the words of a scenario, with everything resolved.
///
/// It is set without asking whether the player could get there; rewards that follow from it
/// count as paid.
public struct Given: Sendable {
  /// Something and its value.
  public struct Entry<Item: Sendable, Value: Sendable>: Sendable {
    /// What is set.
    public var item: Item
    /// What it is set to.
    public var value: Value

    /// Makes an entry.
    public init(_ item: Item, _ value: Value) {
      self.item = item
      self.value = value
    }
  }

  /// Levels, locations and quests that are completed.
  public var completed: [NodeRef] = []
  /// Nodes that are open by a grant.
  public var unlocked: [NodeRef] = []
  /// Locations that were visited.
  public var visited: [NodeRef] = []
  /// Npcs whom the player has met.
  public var met: [NodeRef] = []
  /// Quests that are active, accepted now.
  public var active: [NodeRef] = []
  /// Quests that have failed.
  public var failed: [NodeRef] = []
  /// Products that are owned.
  public var owned: [NodeRef] = []
  /// Stars of levels, which are completed then.
  public var stars: [Entry<NodeRef, Int64>] = []
  /// Scores of levels, which are completed then.
  public var scores: [Entry<NodeRef, Int64>] = []
  /// Marks of levels.
  public var marks: [Entry<NodeRef, String>] = []
  /// Ranks of ranked nodes.
  public var ranks: [Entry<NodeRef, Int64>] = []
  /// Balances; what is more than a new player has counts as earned.
  public var have: [Entry<HoldingRef, Int64>] = []
  /// What was earned in all; what is more than the balance counts as spent.
  public var earned: [Entry<HoldingRef, Int64>] = []
  /// Values of counters.
  public var counters: [Entry<CounterRef, Int64>] = []
  /// Values of flags.
  public var flags: [Entry<FlagRef, Bool>] = []
  /// Values of attributes.
  public var attributes: [Entry<AttributeRef, AttributeValue>] = []
  /// Units of products that were bought.
  public var purchases: [Entry<NodeRef, Int64>] = []

  /// Makes a start in which everything is as for a new player.
  public init() {}
}

extension Engine {
  /// A player whose facts are set as given, without lock checks.
  ///
  /// - Throws: `outOfRange` for a number or mark that the pack does not allow.
  public func newPlayer(
    seed: Int64 = 0, at instant: Int64 = Instants.scenarioStart, given: Given
  ) throws(Rejection) -> PlayerState {
    var state = newPlayer(seed: seed, at: instant)
    try state.work { (working) throws(Rejection) in
      try working.set(given)
      working.commitRecords()
    }
    return state
  }
}

extension Working {
  mutating func set(_ given: Given) throws(Rejection) {
    for node in given.completed { try setCompleted(node) }
    for node in given.visited { write(layout.nodes[node.position].visited, 1) }
    for node in given.met { write(layout.nodes[node.position].met, 1) }
    for node in given.unlocked + given.owned {
      if game[node].person != nil {
        throw .outOfRange(id: game[node].id, message: "an npc is where its places say")
      }
      grant(node, because: .command(.grant))
    }
    for entry in given.stars { try setStars(entry) }
    for entry in given.scores { try setScore(entry) }
    for entry in given.marks { try setMark(entry) }
    for entry in given.ranks { try setRank(entry) }
    for entry in given.have { try setBalance(entry) }
    for entry in given.earned { try setEarned(entry) }
    for entry in given.counters {
      try check(
        entry.value, game[entry.item].minimum...game[entry.item].maximum, game[entry.item].id)
      set(entry.item, to: entry.value)
    }
    for entry in given.flags { set(entry.item, to: entry.value) }
    for entry in given.attributes { write(entry.item, entry.value) }
    for entry in given.purchases {
      try check(entry.value, 0...Int64.max, game[entry.item].id)
      let slot = layout.nodes[entry.item.position].purchases
      let more = entry.value - self[slot]
      write(slot, entry.value)
      note(Swift.max(0, more), of: slot, by: .writer)
    }
    try setQuests(given)
    settleAsPaid()
  }

  /// Puts quests into their phases, once all that their growth counts from is there.
  private mutating func setQuests(_ given: Given) throws(Rejection) {
    derive()
    let phases: [(nodes: [NodeRef], phase: QuestPhase)] = [
      (given.active, .active), (given.failed, .failed),
      (given.completed.filter { game[$0].quest != nil }, .completed),
    ]
    for (nodes, phase) in phases {
      for node in nodes {
        guard let quest = layout.quest(of: node) else {
          throw .outOfRange(id: game[node].id, message: "only a quest is active or failed")
        }
        try choose(node)
        begin(quest)
        write(quest.autoAccepted, 1)
        if phase != .active { end(quest, as: phase) }
      }
    }
  }

  /// Makes the choice that accepting a quest makes.
  private mutating func choose(_ node: NodeRef) throws(Rejection) {
    guard let choice = game[node].choice else { return }
    let slots = layout.choices[choice.position]
    if state.isExcluded(node) {
      throw .outOfRange(
        id: game[node].id, message: "another member of the choice `\(game[choice].name)` is given")
    }
    write(slots.member, Int64(node.index) + 1)
    write(slots.takenAt, state.now.addingClamped(1))
  }

  /// Stores what is open for good and counts every reward that is due as paid.
  private mutating func settleAsPaid() {
    var isMoving = true
    while isMoving {
      derive()
      for index in layout.nodes.indices { storeSources(of: index) }
      noteMoments()
      derive()
      isMoving = false
      for quest in layout.quests where takeStep(quest) { isMoving = true }
    }
    // What is given was there before: growth counts from it.
    for slots in layout.baselines {
      if case .reset = slots.origin { write(slots.baseline, self[slots.value]) }
    }
    derive()
    noteMoments()
    for index in layout.nodes.indices { markPaid(layout.nodes[index]) }
    derive()
    // What is given has no history: the ledger starts after it.
    journal.forgetMovements()
  }

  private func check(
    _ value: Int64, _ range: ClosedRange<Int64>, _ id: String
  ) throws(Rejection) {
    if !range.contains(value) {
      throw .outOfRange(
        id: id, message: "\(value) is not within \(range.lowerBound) to \(range.upperBound)")
    }
  }

  private mutating func setCompleted(_ node: NodeRef) throws(Rejection) {
    let slots = layout.nodes[node.position]
    // Quests have phases, which come last.
    if slots.quest >= 0 { return }
    if slots.completed < 0 {
      throw .outOfRange(
        id: game[node].id,
        message: "only levels, quests and locations without `completeWhen` are set so")
    }
    write(slots.completed, 1)
    write(slots.visited, 1)
    write(slots.clears, Swift.max(1, self[slots.clears]))
  }

  private mutating func setStars(_ entry: Given.Entry<NodeRef, Int64>) throws(Rejection) {
    guard let level = game[entry.item].level else { return }
    try check(entry.value, 0...level.maxStars, game[entry.item].id)
    try setCompleted(entry.item)
    write(layout.nodes[entry.item.position].bestStars, entry.value)
  }

  private mutating func setScore(_ entry: Given.Entry<NodeRef, Int64>) throws(Rejection) {
    guard let level = game[entry.item].level, !level.scoreForStars.isEmpty else {
      throw .outOfRange(id: game[entry.item].id, message: "the level has stars, not a score")
    }
    try check(entry.value, 0...Int64.max, game[entry.item].id)
    try setCompleted(entry.item)
    let slots = layout.nodes[entry.item.position]
    write(slots.bestScore, entry.value)
    let stars = Reach.Thresholds.list(level.scoreForStars).reached(by: entry.value)
    write(slots.bestStars, Swift.max(stars, self[slots.bestStars]))
  }

  private mutating func setMark(_ entry: Given.Entry<NodeRef, String>) throws(Rejection) {
    guard let position = game[entry.item].level?.marks.firstIndex(of: entry.value) else {
      throw .outOfRange(
        id: game[entry.item].id, message: "the level has no mark `\(entry.value)`")
    }
    try setCompleted(entry.item)
    write(layout.nodes[entry.item.position].firstMark + Slot(clamping: position), 1)
  }

  private mutating func setRank(_ entry: Given.Entry<NodeRef, Int64>) throws(Rejection) {
    guard let ranks = game[entry.item].ranks else {
      throw .outOfRange(id: game[entry.item].id, message: "the node has no ranks")
    }
    try check(entry.value, 0...ranks, game[entry.item].id)
    let slots = layout.nodes[entry.item.position]
    write(slots.storedRank, entry.value)
    if entry.value > 0 {
      addSource(.granted, to: entry.item.position)
    } else {
      write(slots.sources, 0)
      write(slots.sourceAt, 0)
      write(slots.sourceVersion, 0)
    }
  }

  private mutating func setBalance(_ entry: Given.Entry<HoldingRef, Int64>) throws(Rejection) {
    let holding = game[entry.item]
    try check(entry.value, 0...holding.cap, holding.id)
    let slots = layout.holdings[entry.item.position]
    let difference = entry.value - self[slots.balance]
    let term = difference >= 0 ? slots.earned : slots.taken
    let size = difference >= 0 ? difference : -difference
    write(term, self[term].addingClamped(size))
    note(size, of: term, by: .writer)
    write(slots.balance, entry.value)
  }

  private mutating func setEarned(_ entry: Given.Entry<HoldingRef, Int64>) throws(Rejection) {
    let slots = layout.holdings[entry.item.position]
    let more = entry.value.subtractingReportingOverflow(self[slots.earned])
    guard !more.overflow, more.partialValue >= 0 else {
      throw .outOfRange(
        id: game[entry.item].id, message: "less was earned than the balance needs")
    }
    write(slots.earned, entry.value)
    write(slots.spent, self[slots.spent].addingClamped(more.partialValue))
    note(more.partialValue, of: slots.earned, by: .writer)
    note(more.partialValue, of: slots.spent, by: .writer)
  }
}
