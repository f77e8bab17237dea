extension ReferencePlayer {
  /// What a command says that it pays; nil where it says nothing.
  private func expected(_ price: ReferenceJSON?) -> [String: Int64]? {
    guard let price else { return nil }
    return Dictionary(price.members.map { ($0.key, $0.value.integer ?? 0) }) { $1 }
  }

  mutating func unlock(
    _ reference: ReferenceJSON, _ command: ReferenceJSON
  ) throws(ReferenceRejection) {
    let place = try resolve(reference, ReferencePlayer.selectable)
    let node = pack.nodes[place]
    let wanted = command["rank"]?.integer
    let expected = self.expected(command["price"])
    if node.kind == .npc { throw ReferenceRejection("notAvailable") }
    if evaluator.isExcluded(place) { throw ReferenceRejection("excluded") }
    if node.kind == .product {
      throw ReferenceRejection(derived.open[place] ? "alreadyOwned" : "notAvailable")
    }
    if evaluator.isToTakeAgain(place) {
      if let wanted, wanted != 1 { throw ReferenceRejection("outOfRange") }
      return try takeNext(place, expected: expected)
    }
    let rank = derived.rank[place]
    let last = node.ranks ?? 1
    if rank >= last || (1...max(rank, 1)).contains(wanted ?? 0) && rank >= 1 {
      throw ReferenceRejection("alreadyUnlocked")
    }
    let target = min(max(wanted ?? rank + 1, rank + 1), last)
    guard !evaluator.playerRoutes(place).isEmpty else { throw ReferenceRejection("notAvailable") }
    let routes = evaluator.openRoutes(place, rank: rank + 1)
    guard !routes.isEmpty else { throw ReferenceRejection("locked", node: node.id) }

    if let expected, target > rank + 1 {
      try takeRanks(place, from: rank, to: target, total: expected)
    } else {
      while derived.rank[place] < target {
        try takeNext(place, expected: expected)
        // The last step is settled with the command.
        if derived.rank[place] + 1 < target { settle() } else { break }
      }
    }
    if let wanted, !(1...last).contains(wanted) { throw ReferenceRejection("outOfRange") }
  }

  /// Takes the next rank, or opens a node without ranks.
  mutating func takeNext(
    _ place: Int, expected: [String: Int64]?
  ) throws(ReferenceRejection) {
    let evaluator = self.evaluator
    let next = pack.nodes[place].ranks == nil ? 1 : derived.rank[place] + 1
    let prices = evaluator.openRoutes(place, rank: next).map {
      evaluator.price($0.amounts(rank: next), discounts: $0.discounts)
    }
    guard let first = prices.first else {
      throw ReferenceRejection("locked", node: pack.nodes[place].id)
    }
    if let expected {
      guard prices.contains(expected) else { throw ReferenceRejection("priceChanged") }
      try take(place, rank: next, price: expected)
    } else {
      guard prices.allSatisfy({ $0 == first }) else { throw ReferenceRejection("ambiguousRoute") }
      try take(place, rank: next, price: first)
    }
  }

  /// Takes several ranks by the one route whose prices add up to the total.
  private mutating func takeRanks(
    _ place: Int, from rank: Int64, to target: Int64, total: [String: Int64]
  ) throws(ReferenceRejection) {
    let node = pack.nodes[place]
    for (number, route) in evaluator.playerRoutes(place).enumerated() {
      guard isOpen(place, route: number, rank: rank + 1) else { continue }
      let prices = (rank + 1...target).map {
        evaluator.price(route.amounts(rank: $0), discounts: route.discounts)
      }
      var sum: [String: Int64] = [:]
      for (id, amount) in prices.flatMap({ $0 }) {
        sum[id] = ReferenceMoney.sum([sum[id] ?? 0, amount])
      }
      guard sum == total else { continue }
      for (next, price) in zip(rank + 1...target, prices) where derived.rank[place] < next {
        guard isOpen(place, route: number, rank: next) else {
          throw ReferenceRejection("locked", node: node.id)
        }
        try take(place, rank: next, price: price)
        if next < target { settle() }
      }
      return
    }
    throw ReferenceRejection("priceChanged")
  }

  private func isOpen(_ place: Int, route number: Int, rank: Int64) -> Bool {
    let evaluator = self.evaluator
    let route = evaluator.playerRoutes(place)[number]
    guard evaluator.holds(route.when) else { return false }
    guard let reach = route.reach else { return true }
    guard let reached = evaluator.quantity(reach), let threshold = route.threshold(rank: rank)
    else { return false }
    return threshold <= reached
  }

  private mutating func take(
    _ place: Int, rank: Int64, price: [String: Int64]
  ) throws(ReferenceRejection) {
    let node = pack.nodes[place]
    try demand(price)
    try debit(price, by: "unlock")
    notePaid(price, for: node)
    facts.sources[node.id, default: []].insert(.taken)
    if node.ranks != nil { facts.ranks[node.id] = rank }
    if let choice = node.choice { facts.choices[choice] = node.id }
  }

  private mutating func notePaid(_ price: [String: Int64], for node: ReferenceNode) {
    for (id, amount) in price {
      let before = facts.paid[node.id]?[id] ?? 0
      facts.paid[node.id, default: [:]][id] = ReferenceMoney.sum([before, amount])
    }
  }

  // MARK: - Products

  mutating func buy(
    _ reference: ReferenceJSON, _ command: ReferenceJSON
  ) throws(ReferenceRejection) {
    let place = try resolve(reference, [.product])
    let node = pack.nodes[place]
    let wanted = command["quantity"]?.integer ?? 1
    let quantity = max(wanted, 1)
    if node.isPermanent, derived.open[place] { throw ReferenceRejection("alreadyOwned") }
    guard let unit = evaluator.productPrice(place) else { throw ReferenceRejection("notAvailable") }
    guard evaluator.holds(node.json["when"] ?? true) else {
      throw ReferenceRejection("locked", node: node.id)
    }
    let isPending = facts.transactions.values.contains {
      $0.product == node.id && $0.stage == 0
    }
    if isPending { throw ReferenceRejection("paymentPending") }
    let price = unit.mapValues { ReferenceMoney.product($0, quantity) }
    if let expected = expected(command["price"]), expected != price {
      throw ReferenceRejection("priceChanged")
    }
    let purchases = facts.purchases[node.id] ?? 0
    if let limit = node.json["limit"]?.integer, quantity > limit - purchases {
      throw ReferenceRejection("limitReached")
    }
    try demand(price)
    let grants = node.json["grants"] ?? [:]
    let overflows = try checkRoom(grants, times: quantity, price: price)
    let (sum, overflow) = purchases.addingReportingOverflow(quantity)
    let isPriced = unit.values.allSatisfy {
      !$0.multipliedReportingOverflow(by: quantity).overflow
    }
    guard wanted >= 1, isPriced, !overflows, !overflow, !node.isPermanent || quantity == 1 else {
      throw ReferenceRejection("outOfRange")
    }
    try debit(price, by: "buy")
    // What is used up is not given back by a reset, nor what gave something besides itself.
    if node.isPermanent, grants.members.isEmpty { notePaid(price, for: node) }
    facts.purchases[node.id] = sum
    if node.isPermanent { facts.sources[node.id, default: []].insert(.taken) }
    pay(grants, times: quantity, by: "buy")
  }

  /// Whether what a purchase grants leaves 64 bits.
  ///
  /// - Throws: `capReached` where it passes a cap.
  private func checkRoom(
    _ grants: ReferenceJSON, times: Int64, price: [String: Int64]
  ) throws(ReferenceRejection) -> Bool {
    var overflows = false
    for member in grants.members {
      guard let holding = pack.holdings.first(where: { $0.id == member.key }) else { continue }
      let amount = member.value.integer ?? 0
      let (credit, tooMuch) = amount.multipliedReportingOverflow(by: times)
      let paid = price[holding.id] ?? 0
      let balance = ReferenceMoney.difference(facts.balances[holding.id] ?? 0, paid)
      let (sum, tooFull) = balance.addingReportingOverflow(credit)
      let (_, tooOften) = facts.term(.earned, of: holding.id).addingReportingOverflow(credit)
      if let cap = holding.cap, tooMuch || tooFull || sum > cap {
        throw ReferenceRejection("capReached")
      }
      if tooMuch || tooFull || tooOften { overflows = true }
    }
    return overflows
  }
}
