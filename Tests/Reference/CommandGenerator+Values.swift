extension CommandGenerator {
  mutating func amounts(_ range: ClosedRange<Int64>) -> ReferenceJSON {
    let holdings = random.pick(pack.holdings, upTo: 2)
    return .object(
      holdings.map { holding in
        var amount = random.int(holding.isItem ? 1...2 : range)
        if random.chance(2) { amount = random.int(-1...0) }
        if random.chance(profile == .money ? 5 : 1) { amount = .max - random.int(0...5) }
        return ReferenceMember(holding.id, .int(amount))
      })
  }

  mutating func grant() -> ReferenceJSON {
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
    if random.chance(15), let timer = random.pick(pack.timers) {
      bundle = bundle.setting("timers", [.string(timer.key)])
    }
    return bundle
  }

  mutating func values() -> ReferenceJSON {
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

  mutating func additions() -> ReferenceJSON {
    .object(
      random.pick(pack.counters, upTo: 2).map { counter in
        let amount = random.int(random.chance(25) ? -4...(-1) : 1...4)
        return ReferenceMember(counter.id, .int(random.chance(1) ? .max : amount))
      })
  }
}
