extension CommandGenerator {
  /// What moves quests: mostly what they wait for.
  mutating func quest(_ player: ReferencePlayer) -> ReferenceJSON {
    let quests = places(.quest)
    let offered = quests.filter { player.evaluator.questState($0) == "offered" }
    let ready = quests.filter { player.evaluator.questState($0) == "ready" }
    let active = quests.filter { player.evaluator.isActive($0) }
    switch random.int(0...99) {
    case 0...29: return command("accept", offered) ?? work(on: active, player)
    case 30...44: return command("turnIn", ready) ?? work(on: active, player)
    case 45...47: return command("abandon", active) ?? work(on: active, player)
    case 48...49: return command("fail", active) ?? work(on: active, player)
    case 50...55: return named("meet", node(player, .npc))
    case 56...58: return command("unlock", quests) ?? ["tick": true]
    case 59...62:
      let head = random.pick(["accept", "turnIn", "abandon", "fail"]) ?? "accept"
      return command(head, quests) ?? ["tick": true]
    case 63...86: return work(on: active, player)
    default:
      // People come and go by flags.
      guard let flag = random.pick(pack.flags) else { return complete(player) }
      return ["set": .object([.init(flag, .bool(!player.facts.flags.contains(flag)))])]
    }
  }

  private func places(_ kind: ReferenceNode.Kind) -> [Int] {
    pack.nodes.indices.filter { pack.nodes[$0].kind == kind }
  }

  private mutating func command(_ head: String, _ places: [Int]) -> ReferenceJSON? {
    random.pick(places).map { named(head, pack.nodes[$0].id) }
  }

  /// Does something that an objective of one of these quests may count.
  private mutating func work(on quests: [Int], _ player: ReferencePlayer) -> ReferenceJSON {
    guard let place = random.pick(quests) else { return complete(player) }
    let quest = pack.nodes[place]
    let unmet = player.evaluator.unmetObjectives(place)
    guard let name = random.pick(unmet), let objective = quest.json["objectives"]?[name] else {
      return named("turnIn", quest.id)
    }
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
