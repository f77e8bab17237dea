/// Makes random commands that mostly mean something to the player who gets them.
public struct CommandGenerator: Sendable {
  private var random: ReferenceRandom
  private let pack: ReferencePack
  /// Commands that were sent with an id, to be sent again.
  private var sent: [ReferenceJSON] = []
  private var lastID = 0

  /// A generator for the players of one pack; the same seed makes the same commands.
  public init(seed: UInt64, pack: ReferencePack) {
    random = ReferenceRandom(seed: seed)
    self.pack = pack
  }

  /// The next command, chosen with an eye on what the player could do.
  public mutating func next(for player: ReferencePlayer) -> ReferenceJSON {
    if random.chance(4), let again = random.pick(sent) { return again }
    if random.chance(1), let again = random.pick(sent), let id = again["id"] {
      return single(player).setting("id", id)
    }
    var command = random.chance(6) ? batch(player) : single(player)
    if random.chance(8) {
      lastID += 1
      let name = ReferenceJSON.string("c-\(lastID)")
      command = command.setting("id", name)
      sent.append(command)
    }
    return command
  }

  private mutating func batch(_ player: ReferencePlayer) -> ReferenceJSON {
    var members = (0..<random.count(1...4)).map { _ in single(player) }
    if random.chance(2) { members.append(["do": [["tick": true]]]) }
    return ["do": .array(members)]
  }

  private mutating func single(_ player: ReferencePlayer) -> ReferenceJSON {
    switch random.int(0...99) {
    case 0...27: return complete(player)
    case 28...32: return named("start", level(player))
    case 33...36: return named("fail", level(player))
    case 37...53: return unlock(player)
    case 54...61: return buy(player)
    case 62...64: return named("select", anyNode())
    case 65...73: return notEmpty("grant", grant())
    case 74...76: return notEmpty("take", amounts(1...12))
    case 77...83: return notEmpty("set", values())
    case 84...89: return notEmpty("add", additions())
    case 90...94: return named("visit", node(player, .location))
    case 95: return ["tick": true]
    case 96...97: return odd()
    default: return renamed()
    }
  }

  private func named(_ head: String, _ id: String) -> ReferenceJSON {
    .object([ReferenceMember(head, .string(id))])
  }

  private func notEmpty(_ head: String, _ value: ReferenceJSON) -> ReferenceJSON {
    value == [:] ? ["tick": true] : .object([ReferenceMember(head, value)])
  }

  // MARK: - Choosing nodes

  private mutating func anyNode() -> String {
    random.pick(pack.nodes)?.id ?? "nowhere"
  }

  /// A node of a kind, an open one for preference.
  private mutating func node(_ player: ReferencePlayer, _ kind: ReferenceNode.Kind) -> String {
    let all = pack.nodes.indices.filter { pack.nodes[$0].kind == kind }
    let open = all.filter { player.derived.open[$0] }
    let place = random.chance(80) ? random.pick(open) ?? random.pick(all) : random.pick(all)
    return place.map { pack.nodes[$0].id } ?? anyNode()
  }

  private mutating func level(_ player: ReferencePlayer) -> String {
    if random.chance(25), let id = random.pick(player.facts.pending.keys.sorted()) { return id }
    if random.chance(20), let next = player.evaluator.nextLevel { return pack.nodes[next].id }
    return node(player, .level)
  }

  // MARK: - Commands

  private mutating func complete(_ player: ReferencePlayer) -> ReferenceJSON {
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

  private mutating func unlock(_ player: ReferencePlayer) -> ReferenceJSON {
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

  private mutating func buy(_ player: ReferencePlayer) -> ReferenceJSON {
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

  private mutating func amounts(_ range: ClosedRange<Int64>) -> ReferenceJSON {
    let holdings = random.pick(pack.holdings, upTo: 2)
    return .object(
      holdings.map { holding in
        var amount = random.int(holding.isItem ? 1...2 : range)
        if random.chance(2) { amount = random.int(-1...0) }
        if random.chance(1) { amount = .max - random.int(0...5) }
        return ReferenceMember(holding.id, .int(amount))
      })
  }

  private mutating func grant() -> ReferenceJSON {
    var bundle = random.chance(80) ? amounts(1...20) : .object([])
    let grantable = pack.nodes.filter { $0.kind != .product || $0.isPermanent }
    if random.chance(20), let node = random.pick(grantable) {
      bundle = bundle.setting("unlock", [.string(node.id)])
    }
    if random.chance(8), let flag = random.pick(pack.flags) {
      bundle = bundle.setting("set", .object([.init(flag, true)]))
    }
    if random.chance(8), let counter = random.pick(pack.counters) {
      bundle = bundle.setting("add", .object([.init(counter.id, .int(random.int(1...4)))]))
    }
    return bundle
  }

  private mutating func values() -> ReferenceJSON {
    let ids = pack.flags + pack.counters.map { $0.id } + pack.attributes.map { $0.id }
    let members = random.pick(ids, upTo: 2).map { ReferenceMember($0, value(of: $0)) }
    return .object(members)
  }

  private mutating func value(of id: String) -> ReferenceJSON {
    if random.chance(2) { return random.chance(50) ? "wrong" : .bool(true) }
    if pack.flags.contains(id) { return .bool(random.chance(60)) }
    if let counter = pack.counters.first(where: { $0.id == id }) {
      let (low, high) = (max(counter.min, -10), min(counter.max, 30))
      return .int(random.int(random.chance(5) ? low - 1...high + 1 : low...high))
    }
    switch pack.attributes.first(where: { $0.id == id })?.type {
    case "text": return random.pick(["red", "green", "blue", "black"]) ?? "red"
    case "version": return random.pick(["1.0.0", "1.2.3", "1.9.9", "1.10.0", "2.0.1"]) ?? "1.0.0"
    default: return .int(random.int(-1...6))
    }
  }

  private mutating func additions() -> ReferenceJSON {
    .object(
      random.pick(pack.counters, upTo: 2).map { counter in
        let amount = random.int(random.chance(25) ? -4...(-1) : 1...4)
        return ReferenceMember(counter.id, .int(random.chance(1) ? .max : amount))
      })
  }

  private mutating func renamed() -> ReferenceJSON {
    guard let old = random.pick(pack.renamed.keys.sorted()) else { return ["tick": true] }
    let head = random.pick(["unlock", "select", "complete", "start"]) ?? "select"
    return named(head, old)
  }

  /// Commands that nothing answers, and some that are no commands.
  private mutating func odd() -> ReferenceJSON {
    let commands: [ReferenceJSON] = [
      ["complete": "nowhere/1"], ["unlock": "nothing"], ["buy": "nothing"], ["visit": "nothing"],
      ["grant": ["nothing": 1]], ["take": ["nothing": 1]], ["set": ["nothing": true]],
      ["add": ["nothing": 1]], ["start": "w0"], ["complete": "w0"], ["buy": "w0"], ["fail": "w0"],
      ["grant": ["unlock": ["nothing"]]], ["do": [["select": "w0"], ["unlock": "nothing"]]],
      ["leap": "w0"], ["complete": 1], [:], ["tick": 1], ["complete": "w0/1", "start": "w0/1"],
    ]
    return random.pick(commands) ?? ["tick": true]
  }
}
