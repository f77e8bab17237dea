/// Everything that can be asked about a player, as JSON.
struct ReferenceSnapshot {
  let player: ReferencePlayer

  var json: ReferenceJSON {
    let pack = player.pack
    let evaluator = player.evaluator
    let facts = player.facts
    var nodes: [ReferenceMember] = []
    for (place, node) in pack.nodes.enumerated() {
      nodes.append(ReferenceMember(node.id, record(place, evaluator)))
    }
    let holdings = pack.holdings.map { holding in
      var members = [ReferenceMember("balance", .int(facts.balances[holding.id] ?? 0))]
      for term in ReferenceTerm.allCases {
        members.append(.init(term.rawValue, .int(facts.term(term, of: holding.id))))
      }
      return ReferenceMember(holding.id, .object(members))
    }
    let completed = pack.nodes.indices.filter { evaluator.isDone($0) }
    return [
      "nodes": .object(nodes),
      "holdings": .object(holdings),
      "counters": .object(
        pack.counters.map { .init($0.id, .int(facts.counters[$0.id] ?? $0.start)) }),
      "flags": .array(pack.flags.filter { facts.flags.contains($0) }.map { .string($0) }),
      "attributes": .object(
        pack.attributes.map { .init($0.id, facts.attributes[$0.id] ?? $0.initial) }),
      "percent": .object(
        pack.collections.map { .init($0.id, evaluator.percent($0.id).map { .int($0) } ?? .null) }),
      "completed": .array(completed.map { .string(pack.nodes[$0].id) }),
      "nextLevel": evaluator.nextLevel.map { .string(pack.nodes[$0].id) } ?? .null,
      "now": .int(facts.now),
      "periods": .object(pack.resets.map { .init($0.id, .int(facts.periods[$0.id] ?? 0)) }),
      "timers": .object(
        pack.timers.compactMap { timer in
          facts.timers[timer.key].map {
            .init(timer.key, .int(player.due(timer, startedAt: $0)))
          }
        }),
      "rules": .object(
        ReferencePack.entries(pack.json["rules"]).map { rule in
          .init(rule.key, .bool(evaluator.holds(rule.value)))
        }),
      "transactions": .object(
        facts.transactions.keys.sorted().map { .init($0, transaction($0)) }),
    ]
  }

  private func transaction(_ id: String) -> ReferenceJSON {
    guard let record = player.facts.transactions[id] else { return .null }
    var json: ReferenceJSON = [
      "product": .string(record.product),
      "stage": .string(ReferenceTransaction.stages[record.stage]),
    ]
    if let units = record.units {
      json = json.setting("units", .int(units))
      json = json.setting("revoked", .int(min(units, record.revoked)))
    }
    if let until = record.until { json = json.setting("until", .int(until)) }
    return json
  }

  /// Status, ranks where a node has them, offers where it is not hidden, and `never`.
  private func record(_ place: Int, _ evaluator: ReferenceEvaluator) -> ReferenceJSON {
    let node = player.pack.nodes[place]
    let status = evaluator.status(place)
    var record: ReferenceJSON = ["status": .string(status)]
    guard status != "hidden" else { return record }
    if let ranks = node.ranks {
      record = record.setting("rank", .int(evaluator.derived.rank[place]))
      record = record.setting("ranks", .int(ranks))
    }
    let offers = evaluator.offers(place).map { price -> ReferenceJSON in
      let missing = evaluator.missing(price)
      var offer: ReferenceJSON = [
        "price": player.pack.json(price), "affordable": .bool(missing.isEmpty),
      ]
      if !missing.isEmpty { offer = offer.setting("missing", player.pack.json(missing)) }
      return offer
    }
    if !offers.isEmpty { record = record.setting("offers", .array(offers)) }
    for member in quest(place, evaluator) { record = record.setting(member.key, member.value) }
    if let never = never(place, evaluator) { record = record.setting("never", .string(never)) }
    let isPending = player.facts.transactions.values.contains {
      $0.product == node.id && $0.stage == 0
    }
    if node.kind == .product, isPending { record = record.setting("pending", true) }
    return record
  }
}
