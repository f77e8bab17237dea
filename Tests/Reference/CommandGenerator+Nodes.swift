extension CommandGenerator {
  // MARK: - Choosing nodes

  mutating func anyNode() -> String {
    random.pick(pack.nodes)?.id ?? "nowhere"
  }

  /// A node of a kind, an open one for preference.
  mutating func node(_ player: ReferencePlayer, _ kind: ReferenceNode.Kind) -> String {
    let all = pack.nodes.indices.filter { pack.nodes[$0].kind == kind }
    let open = all.filter { player.derived.open[$0] }
    let place = random.chance(80) ? random.pick(open) ?? random.pick(all) : random.pick(all)
    return place.map { pack.nodes[$0].id } ?? anyNode()
  }

  mutating func level(_ player: ReferencePlayer) -> String {
    if random.chance(25), let id = random.pick(player.facts.pending.keys.sorted()) { return id }
    if random.chance(20), let next = player.evaluator.nextLevel { return pack.nodes[next].id }
    return node(player, .level)
  }

  // MARK: - Commands

  mutating func complete(_ player: ReferencePlayer) -> ReferenceJSON {
    let isLocation = random.chance(10)
    let id = isLocation ? node(player, .location) : level(player)
    var command = named("complete", id)
    guard let node = pack.index[id].map({ pack.nodes[$0] }), node.kind == .level else {
      return command
    }
    if let thresholds = node.scoreThresholds {
      if random.chance(85) {
        let most = (thresholds.last ?? 100) + 50
        command = command.setting("score", .int(random.int(random.chance(3) ? -5...0 : 0...most)))
      } else if random.chance(20) {
        command = command.setting("stars", 1)
      }
    } else if random.chance(85) {
      let most = random.chance(4) ? node.maxStars + 2 : node.maxStars
      command = command.setting("stars", .int(random.int(0...most)))
    } else if random.chance(5) {
      command = command.setting("score", 100)
    }
    if !node.marks.isEmpty, random.chance(60) {
      let marks = random.pick(node.marks, upTo: 3).map { ReferenceJSON.string($0) }
      command = command.setting("marks", .array(marks))
    } else if random.chance(2) {
      command = command.setting("marks", ["no-mark"])
    }
    return command
  }

  mutating func unlock(_ player: ReferencePlayer) -> ReferenceJSON {
    let evaluator = player.evaluator
    let offered = pack.nodes.indices.filter {
      pack.nodes[$0].kind != .product && !evaluator.offers($0).isEmpty
    }
    guard random.chance(85), let place = random.pick(offered) else {
      return named("unlock", anyNode())
    }
    let node = pack.nodes[place]
    var command = named("unlock", node.id)
    var steps: Int64 = 1
    if let ranks = node.ranks, random.chance(40) {
      let rank = random.int(random.chance(5) ? 0...ranks + 1 : 1...ranks)
      steps = rank - player.derived.rank[place]
      command = command.setting("rank", .int(rank))
    } else if random.chance(2) {
      command = command.setting("rank", .int(random.int(0...2)))
    }
    guard random.chance(50), var price = random.pick(evaluator.offers(place)) else {
      return command
    }
    if steps > 1, let route = random.pick(evaluator.playerRoutes(place)) {
      price = [:]
      for rank in player.derived.rank[place] + 1...player.derived.rank[place] + steps {
        let part = evaluator.price(route.amounts(rank: rank), discounts: route.discounts)
        for (id, amount) in part { price[id, default: 0] += amount }
      }
    }
    if random.chance(5) { price = price.mapValues { $0 + 1 } }
    let expected = price.isEmpty && random.chance(70) ? "free" : pack.json(price)
    return command.setting("price", expected)
  }

  mutating func buy(_ player: ReferencePlayer) -> ReferenceJSON {
    let products = pack.nodes.indices.filter { pack.nodes[$0].kind == .product }
    guard let place = random.pick(products) else { return named("buy", anyNode()) }
    let node = pack.nodes[place]
    var command = named("buy", node.id)
    var quantity: Int64 = 1
    if random.chance(node.isPermanent ? 3 : 35) {
      quantity = random.int(random.chance(6) ? -1...0 : 2...4)
      if random.chance(2) { quantity = .max / 2 }
      command = command.setting("quantity", .int(quantity))
    }
    guard random.chance(40), quantity < 10 else { return command }
    let unit = player.evaluator.productPrice(place) ?? [:]
    let price = unit.mapValues { $0 * max(quantity, 1) + (random.chance(5) ? 1 : 0) }
    return price.isEmpty ? command : command.setting("price", pack.json(price))
  }
}
