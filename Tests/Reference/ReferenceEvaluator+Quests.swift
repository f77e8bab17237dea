extension ReferenceEvaluator {
  func quest(_ node: ReferenceNode) -> ReferenceQuest {
    facts.quests[node.id] ?? ReferenceQuest()
  }

  func quest(_ place: Int) -> ReferenceQuest {
    quest(pack.nodes[place])
  }

  func isActive(_ place: Int) -> Bool {
    quest(place).phase == .active
  }

  // MARK: - People

  /// The place of an npc that counts now.
  private func placement(_ node: ReferenceNode) -> ReferencePlacement? {
    node.placements?.first { holds($0.when) }
  }

  /// Whether an npc is anywhere.
  func isSomewhere(_ node: ReferenceNode) -> Bool {
    node.placements == nil || placement(node)?.isSomewhere == true
  }

  /// The location of an npc who has one.
  func location(_ place: Int) -> String? {
    placement(pack.nodes[place])?.location
  }

  /// Whether the giver of a quest or who takes it in is nowhere.
  func isSomebodyGone(_ place: Int) -> Bool {
    let people = [pack.nodes[place].giver, pack.nodes[place].turnIn].compactMap { $0 }
    return people.contains { !derived.open[$0] }
  }

  // MARK: - Being offered

  /// Whether nothing but a route is missing: the giver is there, and it can still be done.
  func mayBeOffered(_ place: Int) -> Bool {
    let node = pack.nodes[place]
    if let giver = node.giver, !derived.open[giver] { return false }
    if let failWhen = node.json["failWhen"], holds(failWhen) { return false }
    return node.lastInstant.map { facts.now < $0 } ?? true
  }

  /// Whether a quest that nobody has accepted is open.
  func isOnOffer(_ place: Int) -> Bool {
    (hasSource(pack.nodes[place]) || opensByItself(place)) && mayBeOffered(place)
  }

  /// Whether a quest that failed is to be taken once more, as what it had cost came back.
  func isToTakeAgain(_ place: Int) -> Bool {
    let node = pack.nodes[place]
    guard node.kind == .quest, quest(place).phase == .failed, node.hasRetry else { return false }
    return !isExcluded(place) && !isOnOffer(place) && !openRoutes(place, rank: 1).isEmpty
  }

  func isOpenQuest(_ place: Int) -> Bool {
    quest(place).keepsOpen || isOnOffer(place)
  }

  // MARK: - Being done

  /// The names of the objectives of the stage that do not hold.
  func unmetObjectives(_ place: Int) -> [String] {
    let node = pack.nodes[place]
    let stages = node.stages
    let stage = min(quest(place).stage, stages.count - 1)
    return stages[stage].filter { name in
      !(node.objectives.first { $0.key == name }.map { holds($0.value) } ?? false)
    }
  }

  func isLastStage(_ place: Int) -> Bool {
    quest(place).stage >= pack.nodes[place].stages.count - 1
  }

  /// `locked`, `offered`, `active`, `suspended`, `ready`, `completed` or `failed`.
  func questState(_ place: Int) -> String {
    switch quest(place).phase {
    case .completed: return "completed"
    case .failed: return "failed"
    case .active:
      if isSuspended(place) { return "suspended" }
      return isLastStage(place) && unmetObjectives(place).isEmpty ? "ready" : "active"
    case .none, .givenUp:
      return derived.open[place] || !offers(place).isEmpty ? "offered" : "locked"
    }
  }

  func isSuspended(_ place: Int) -> Bool {
    isActive(place) && !pack.nodes[place].failsWhenGone && isSomebodyGone(place)
  }
}
