extension ReferencePlayer {
  /// What a store says of a purchase.
  mutating func transaction(_ command: ReferenceJSON) throws(ReferenceRejection) {
    let id = command["transaction"]?.text ?? ""
    let name = command["product"]?.text ?? ""
    let product = pack.renamed[name] ?? name
    let word = command["state"]?.text ?? ""
    let stage = ReferenceTransaction.stages.firstIndex(of: word) ?? 0
    let isPurchase = word == "purchased" || word == "reinstated"
    let quantity = command["quantity"]?.integer ?? (isPurchase ? 1 : nil)
    let place = pack.index[product].flatMap { pack.nodes[$0].kind == .product ? $0 : nil }
    let kind = place.flatMap { pack.nodes[$0].json["kind"]?.text }

    let known = facts.transactions[id]
    if let known, known.product != product {
      throw ReferenceRejection("duplicateWithDifferentContent")
    }
    if let units = known?.units, let quantity, word != "revoked", quantity != units {
      throw ReferenceRejection("duplicateWithDifferentContent")
    }
    let until = command["until"].flatMap { ReferenceCalendar.instant($0) }
    if let kind, kind != "subscription", until != nil { throw ReferenceRejection("outOfRange") }
    if kind == "subscription", isPurchase, until == nil { throw ReferenceRejection("outOfRange") }
    // A restoration repeats no consumable.
    let isRepeated = kind == "consumable" && known == nil && isPurchase
    if command["restored"] == true, isRepeated { return acknowledgements.append(true) }

    let old = known ?? ReferenceTransaction(product: product)
    var new = old
    if isPurchase, new.units == nil { new.units = quantity }
    if word == "revoked" { new.revoked = max(new.revoked, quantity ?? .max) }
    if let until { new.until = max(new.until ?? until, until) }
    new.stage = max(new.stage, stage)
    if let place { try follow(&new, from: old, pack.nodes[place]) }
    facts.transactions[id] = new
    acknowledgements.append(new.stage > 0)
  }

  /// Moves what the record of a purchase is worth more or less than before.
  private mutating func follow(
    _ new: inout ReferenceTransaction, from old: ReferenceTransaction, _ product: ReferenceNode
  ) throws(ReferenceRejection) {
    let grants = product.json["grants"] ?? [:]
    let others = ["unlock", "set", "add", "timers"]
    for member in grants.members where !others.contains(member.key) {
      let ended = facts.endings[member.key] ?? 0
      if old.units == nil, new.units != nil { new.endings[member.key] = ended }
      // What ended with its holding is neither taken back nor given again.
      guard new.endings[member.key] == ended else { continue }
      try follow(&new, from: old, member, product.json["refund"]?.text ?? "debt")
    }
    guard old.units == nil, let units = new.units else { return }
    let (sum, overflow) = (facts.purchases[product.id] ?? 0).addingReportingOverflow(units)
    if overflow { throw ReferenceRejection("outOfRange") }
    facts.purchases[product.id] = sum
    if new.inEffect == 0 { return }
    for member in grants.members where ["set", "add", "timers"].contains(member.key) {
      give(member, times: new.inEffect)
    }
  }

  /// Moves one amount: bought for every unit, refunded for those taken back.
  private mutating func follow(
    _ new: inout ReferenceTransaction, from old: ReferenceTransaction, _ unit: ReferenceMember,
    _ policy: String
  ) throws(ReferenceRejection) {
    let holding = unit.key
    func times(_ units: Int64) throws(ReferenceRejection) -> Int64 {
      let (product, overflow) = (unit.value.integer ?? 0).multipliedReportingOverflow(by: units)
      if overflow { throw ReferenceRejection("outOfRange") }
      return product
    }
    let bought = try times(new.units ?? 0) - times(old.units ?? 0)
    let refunded = try times(new.takenBack) - times(old.takenBack)
    var forgiven: Int64 = 0
    if refunded > 0 {
      let available = max(ReferenceMoney.sum([facts.balances[holding] ?? 0, bought]), 0)
      switch policy {
      case "ignore": forgiven = refunded
      case "clamp": forgiven = max(refunded - available, 0)
      default: break
      }
    } else if refunded < 0 {
      forgiven = -(new.forgiven[holding] ?? 0)
    }
    new.forgiven[holding, default: 0] += forgiven
    try move(holding, [(.bought, bought), (.refunded, refunded), (.forgiven, forgiven)])
    let net = bought - refunded + forgiven
    note(net > 0 ? "credited" : "debited", holding, abs(net), "transaction")
    note("forgiven", holding, forgiven, "transaction")
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
