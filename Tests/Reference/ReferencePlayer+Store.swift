extension ReferencePlayer {
  /// What a store says of a purchase.
  mutating func transaction(_ command: ReferenceJSON) throws(ReferenceRejection) {
    let id = command["transaction"]?.text ?? ""
    let name = command["product"]?.text ?? ""
    let product = pack.renamed[name] ?? name
    let word = command["state"]?.text ?? ""
    let stage = ReferenceTransaction.stages.firstIndex(of: word) ?? 0
    let quantity = command["quantity"]?.integer
    let place = pack.index[product].flatMap { pack.nodes[$0].kind == .product ? $0 : nil }
    let kind = place.flatMap { pack.nodes[$0].json["kind"]?.text }
    acknowledgements.append(word != "pending")

    let known = facts.transactions[id]
    if let known, known.product != product {
      throw ReferenceRejection("duplicateWithDifferentContent")
    }
    if let units = known?.units, let quantity, word != "revoked", quantity != units {
      throw ReferenceRejection("duplicateWithDifferentContent")
    }
    let until = command["until"].flatMap { ReferenceCalendar.instant($0) }
    if let kind, kind != "subscription", until != nil { throw ReferenceRejection("outOfRange") }
    let makesOwned = word == "purchased" || word == "reinstated"
    if kind == "subscription", makesOwned, until == nil { throw ReferenceRejection("outOfRange") }
    if command["restored"] == true, kind == "consumable", known?.units == nil { return }

    var record = known ?? ReferenceTransaction(product: product)
    let before = record.inEffect
    if makesOwned, record.units == nil { record.units = quantity ?? 1 }
    if word == "revoked" { record.revoked = max(record.revoked, quantity ?? .max) }
    if let until { record.until = max(record.until ?? until, until) }
    record.stage = max(record.stage, stage)
    facts.transactions[id] = record
    if let place { try follow(id, pack.nodes[place], from: before) }
  }

  /// Gives or takes back the difference of the units in effect.
  private mutating func follow(
    _ id: String, _ product: ReferenceNode, from before: Int64
  ) throws(ReferenceRejection) {
    guard var record = facts.transactions[id] else { return }
    let after = record.inEffect
    let grants = product.json["grants"] ?? [:]
    let amounts = grants.members.filter { !["unlock", "set", "add", "timers"].contains($0.key) }
    if after < before {
      for member in amounts where isAlive(member.key, record) {
        let amount = ReferenceMoney.product(member.value.integer ?? 0, before - after)
        let policy = product.json["refund"]?.text ?? "debt"
        let forgiven = forgiven(of: amount, member.key, policy)
        try move(member.key, [(.refunded, amount), (.forgiven, forgiven)])
        record.refunded[member.key, default: 0] += amount
        record.forgiven[member.key, default: 0] += forgiven
        note("debited", member.key, amount - forgiven, "transaction")
        note("forgiven", member.key, forgiven, "transaction")
      }
    }
    if after > before {
      try returnRefunds(&record)
      let fresh = max(0, after - record.mostInEffect)
      if fresh > 0 { try give(grants, amounts, times: fresh, &record) }
      let (sum, overflow) = (facts.purchases[product.id] ?? 0).addingReportingOverflow(fresh)
      if overflow { throw ReferenceRejection("outOfRange") }
      if fresh > 0 { facts.purchases[product.id] = sum }
      record.mostInEffect = max(record.mostInEffect, after)
    }
    facts.transactions[id] = record
    let opened = (grants["unlock"]?.elements ?? []).compactMap { $0.text }
    if before == 0, after > 0 { for id in opened { open(id, by: .store) } }
    if before > 0, after == 0 { for id in opened { close(id) } }
  }

  /// What a refund need not bring back.
  private func forgiven(of amount: Int64, _ holding: String, _ policy: String) -> Int64 {
    switch policy {
    case "ignore": return amount
    case "clamp": return max(0, amount - max(0, facts.balances[holding] ?? 0))
    default: return 0
    }
  }

  /// Whether what a transaction gave of a holding has not ended with the holding.
  private func isAlive(_ holding: String, _ record: ReferenceTransaction) -> Bool {
    record.endings[holding] == facts.endings[holding] ?? 0
  }

  /// Undoes what revocations took.
  private mutating func returnRefunds(
    _ record: inout ReferenceTransaction
  ) throws(ReferenceRejection) {
    for (holding, refunded) in record.refunded where isAlive(holding, record) {
      let forgiven = record.forgiven[holding] ?? 0
      try move(holding, [(.refunded, -refunded), (.forgiven, -forgiven)])
      note("credited", holding, refunded - forgiven, "transaction")
    }
    record.refunded = [:]
    record.forgiven = [:]
  }

  private mutating func give(
    _ grants: ReferenceJSON, _ amounts: [ReferenceMember], times: Int64,
    _ record: inout ReferenceTransaction
  ) throws(ReferenceRejection) {
    for member in amounts {
      let unit = member.value.integer ?? 0
      let (amount, overflow) = unit.multipliedReportingOverflow(by: times)
      if overflow { throw ReferenceRejection("outOfRange") }
      try move(member.key, [(.bought, amount)])
      record.endings[member.key] = facts.endings[member.key] ?? 0
      note("credited", member.key, amount, "transaction")
    }
    for member in grants.members where ["set", "add", "timers"].contains(member.key) {
      give(member, times: times)
    }
  }

  /// Takes an opening back, unless another transaction gives it too.
  private mutating func close(_ id: String) {
    let id = pack.renamed[id] ?? id
    let isOpenedByOther = facts.transactions.values.contains { other in
      guard other.inEffect > 0, let place = pack.index[other.product] else { return false }
      let opened = pack.nodes[place].json["grants"]?["unlock"]?.elements ?? []
      return opened.contains { pack.renamed[$0.text ?? ""] ?? $0.text == id }
    }
    if !isOpenedByOther { facts.sources[id]?.remove(.store) }
  }

  // MARK: - Chests

  mutating func openChest(_ value: ReferenceJSON) throws(ReferenceRejection) {
    let name = value.text ?? ""
    let id = pack.renamed[name] ?? name
    guard let chest = pack.chests.first(where: { $0.key == id })?.value else {
      throw ReferenceRejection("unknownId")
    }
    guard evaluator.holds(chest["when"] ?? true) else { throw ReferenceRejection("notAvailable") }
    if case .object(let members) = chest["price"] {
      let price = evaluator.price(members, discounts: [])
      try demand(price)
      try debit(price, by: "open")
    }
    let opening = (facts.openings[id] ?? 0) + 1
    facts.openings[id] = opening
    let weights = chest["weights"]?.elements ?? []
    let total = weights.reduce(0) { $0 + ($1["weight"]?.integer ?? 0) }
    var draw = ReferenceChance.draw("chest", id, [facts.seed, opening], below: total)
    for content in weights {
      let weight = content["weight"]?.integer ?? 0
      if draw < weight { return pay(content["grants"] ?? [:], by: id) }
      draw -= weight
    }
  }
}
