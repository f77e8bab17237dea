extension CommandGenerator {
  /// What moves quests: mostly what they wait for.
  mutating func quest(_ player: ReferencePlayer) -> ReferenceJSON {
    let quests = places(.quest)
    let offered = quests.filter { player.evaluator.questState($0) == "offered" }
    let ready = quests.filter { player.evaluator.questState($0) == "ready" }
    let active = quests.filter { player.evaluator.isActive($0) }
    switch random.int(0...99) {
    case 0...34: return command("accept", random.chance(90) ? offered : quests)
    case 35...54: return command("turnIn", random.chance(90) ? ready : quests)
    case 55...59: return command("abandon", random.chance(85) ? active : quests)
    case 60...63: return command("fail", random.chance(85) ? active : quests)
    case 64...71: return named("meet", node(player, .npc))
    case 72...75: return command("unlock", quests)
    case 76...91:
      guard let place = random.pick(active) else { return complete(player) }
      return work(on: pack.nodes[place], player)
    default:
      // People come and go by flags and counters.
      let values = values()
      return values == [:] ? ["tick": true] : ["set": values]
    }
  }

  private func places(_ kind: ReferenceNode.Kind) -> [Int] {
    pack.nodes.indices.filter { pack.nodes[$0].kind == kind }
  }

  private mutating func command(_ head: String, _ places: [Int]) -> ReferenceJSON {
    let place = random.pick(places) ?? random.pick(self.places(.quest))
    return place.map { named(head, pack.nodes[$0].id) } ?? ["tick": true]
  }

  /// Does something that an objective of an active quest may count.
  private mutating func work(
    on quest: ReferenceNode, _ player: ReferencePlayer
  ) -> ReferenceJSON {
    let unmet = quest.objectives.filter { !player.evaluator.holds($0.value) }
    guard let objective = random.pick(unmet)?.value else { return named("turnIn", quest.id) }
    let paths = [ReferencePath()] + ReferencePath.all(in: objective)
    guard let leaf = random.pick(paths)?.value(in: objective), let head = leaf.members.first
    else { return complete(player) }
    let id = head.value.text ?? ""
    switch head.key {
    case "flag": return ["set": .object([.init(id, true)])]
    case "counter": return ["add": .object([.init(id, .int(random.int(1...4)))])]
    case "have", "earned": return ["grant": .object([.init(id, .int(random.int(1...20)))])]
    case "visited": return named("visit", id)
    case "met": return named("meet", id)
    case "active": return named("accept", id)
    case "failed": return named("fail", id)
    case "spent": return unlock(player)
    case "fails": return named("fail", level(player))
    case "completed" where pack.index[id].map { pack.nodes[$0].kind } == .level:
      return named("complete", id)
    default: return complete(player)
    }
  }
}
