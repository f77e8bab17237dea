extension ReferenceSnapshot {
  /// What only the record of a quest or an npc says.
  func quest(_ place: Int, _ evaluator: ReferenceEvaluator) -> [ReferenceMember] {
    let node = player.pack.nodes[place]
    if node.kind == .npc {
      // The place of an npc is not told while the player may not know of it.
      guard let id = evaluator.location(place), let location = player.pack.index[id],
        evaluator.status(location) != "hidden"
      else { return [] }
      return [.init("at", .string(id))]
    }
    guard node.kind == .quest else { return [] }
    var members = [ReferenceMember("state", .string(evaluator.questState(place)))]
    guard evaluator.isActive(place) else { return members }
    let quest = evaluator.quest(place)
    let stages = node.stages.count
    if stages > 1 {
      members.append(.init("stage", .int(Int64(quest.stage + 1))))
      members.append(.init("stages", .int(Int64(stages))))
    }
    if !node.objectives.isEmpty {
      let objectives = node.objectives.map {
        ReferenceMember($0.key, .bool(evaluator.holds($0.value)))
      }
      members.append(.init("objectives", .object(objectives)))
    }
    if let deadline = node.deadline(acceptedAt: quest.acceptedAt) {
      members.append(.init("failsAt", .int(deadline)))
    }
    return members
  }

  /// Why a node certainly stays as it is, as far as this can tell.
  func never(_ place: Int, _ evaluator: ReferenceEvaluator) -> String? {
    let node = player.pack.nodes[place]
    if evaluator.isExcludedForGood(place), !evaluator.derived.open[place] { return "excluded" }
    guard node.kind == .quest else { return nil }
    switch evaluator.quest(place).phase {
    case .active, .completed: return nil
    case .failed where !node.hasRetry:
      if case .reset = player.pack.life(of: node.id) { return nil }
      return "missed"
    case .none, .givenUp, .failed:
      // Where it can fail it may be missed already.
      guard let last = node.lastInstant, node.json["failWhen"] == nil else { return nil }
      return last <= player.facts.now ? "expired" : nil
    }
  }
}
