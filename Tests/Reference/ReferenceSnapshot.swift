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
      ReferenceMember(
        holding.id,
        [
          "balance": .int(facts.balances[holding.id] ?? 0),
          "earned": .int(facts.earned[holding.id] ?? 0),
          "spent": .int(facts.spent[holding.id] ?? 0),
        ])
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
    ]
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
    if evaluator.isExcluded(place), !evaluator.derived.open[place] {
      record = record.setting("never", "excluded")
    }
    return record
  }
}
