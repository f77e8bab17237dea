extension ReferencePlayer {
  // MARK: - Commands

  mutating func meet(_ reference: ReferenceJSON) throws(ReferenceRejection) {
    let place = try resolve(reference, [.npc])
    guard derived.open[place] else { throw ReferenceRejection("notAvailable") }
    facts.met.insert(pack.nodes[place].id)
  }

  mutating func accept(_ reference: ReferenceJSON) throws(ReferenceRejection) {
    let place = try resolve(reference, [.quest])
    let node = pack.nodes[place]
    switch evaluator.quest(place).phase {
    case .active: return
    case .completed: throw ReferenceRejection("notAvailable")
    case .failed, .givenUp:
      guard node.hasRetry else { throw ReferenceRejection("notAvailable") }
    case .none: break
    }
    if evaluator.isExcluded(place) { throw ReferenceRejection("excluded") }
    if !evaluator.isOnOffer(place) {
      guard !evaluator.openRoutes(place, rank: 1).isEmpty else {
        throw ReferenceRejection("locked", node: node.id)
      }
      try takeNext(place, expected: nil)
    }
    begin(node)
  }

  mutating func turnIn(_ reference: ReferenceJSON) throws(ReferenceRejection) {
    let place = try activeQuest(reference)
    let node = pack.nodes[place]
    guard node.turnIn != nil, !evaluator.isSuspended(place) else {
      throw ReferenceRejection("notAvailable")
    }
    guard evaluator.isLastStage(place), evaluator.unmetObjectives(place).isEmpty else {
      throw ReferenceRejection("locked", node: node.id)
    }
    if case .object(let members) = node.json["turnInPrice"] {
      let price = evaluator.price(members, discounts: [])
      try demand(price)
      try debit(price, by: "turnIn")
    }
    facts.quests[node.id]?.phase = .completed
  }

  mutating func abandon(_ reference: ReferenceJSON) throws(ReferenceRejection) {
    let node = pack.nodes[try activeQuest(reference)]
    facts.quests[node.id]?.phase = node.hasRetry ? .givenUp : .failed
  }

  mutating func failQuest(_ reference: ReferenceJSON) throws(ReferenceRejection) {
    facts.quests[pack.nodes[try activeQuest(reference)].id]?.phase = .failed
  }

  private func activeQuest(_ reference: ReferenceJSON) throws(ReferenceRejection) -> Int {
    let place = try resolve(reference, [.quest])
    guard evaluator.isActive(place) else { throw ReferenceRejection("notAvailable") }
    return place
  }

  /// The quest begins from nothing.
  private mutating func begin(_ node: ReferenceNode) {
    var quest = facts.quests[node.id] ?? ReferenceQuest()
    quest.phase = .active
    quest.acceptedAt = facts.now
    quest.stage = 0
    facts.quests[node.id] = quest
    facts.baselines[ReferenceQuest.moment(of: node.id)] = [baseline]
  }

  // MARK: - What happens by itself

  private enum Step {
    case accept
    case goOn
    case complete
    case fail(returningPrices: Bool)
  }

  /// Takes the steps that are due in the round's snapshot, one for each quest; true if there was
  /// one.
  mutating func takeQuestSteps() -> Bool {
    let evaluator = self.evaluator
    let steps = pack.nodes.indices.compactMap { place in
      step(place, evaluator).map { (pack.nodes[place], $0) }
    }
    for (node, step) in steps {
      switch step {
      case .accept:
        begin(node)
        facts.quests[node.id]?.wasAutomatic = true
      case .goOn: facts.quests[node.id]?.stage += 1
      case .complete: facts.quests[node.id]?.phase = .completed
      case .fail(let returningPrices):
        facts.quests[node.id]?.phase = .failed
        if returningPrices { giveBack(node) }
      }
    }
    return !steps.isEmpty
  }

  private func step(_ place: Int, _ evaluator: ReferenceEvaluator) -> Step? {
    let node = pack.nodes[place]
    guard node.kind == .quest else { return nil }
    let quest = evaluator.quest(place)
    if quest.phase == .none {
      let isDue = node.isAcceptedByItself && !quest.wasAutomatic && derived.open[place]
      return isDue ? .accept : nil
    }
    guard quest.phase == .active else { return nil }
    if let failWhen = node.json["failWhen"], evaluator.holds(failWhen) {
      return .fail(returningPrices: false)
    }
    if let deadline = node.deadline(acceptedAt: quest.acceptedAt), deadline <= facts.now {
      return .fail(returningPrices: false)
    }
    if node.failsWhenGone, evaluator.isSomebodyGone(place) { return .fail(returningPrices: true) }
    guard !evaluator.isSuspended(place), evaluator.unmetObjectives(place).isEmpty else {
      return nil
    }
    if !evaluator.isLastStage(place) { return .goOn }
    return node.turnIn == nil ? .complete : nil
  }

  /// Gives back what the routes of a quest had cost, so that they can be taken again.
  private mutating func giveBack(_ node: ReferenceNode) {
    giveBack(node, to: pack.holdings, by: node.id)
    facts.paid[node.id] = nil
    facts.sources[node.id]?.remove(.taken)
  }
}
