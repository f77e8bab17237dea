import ProgressionModel

/// A price in holdings, each once.
typealias Price = [Amount]

extension Working {
  /// Takes a price whole or not at all.
  mutating func pay(
    _ price: Price, for cause: CauseRef, by payer: SharePayer
  ) throws(Rejection) {
    let missing = state.missing(price)
    if !missing.isEmpty { throw .insufficientFunds(missing: missing) }
    for amount in price {
      try checkSpending(amount)
      debit(amount.holding, amount.amount, as: .spent, because: cause, by: payer)
    }
  }

  /// Refuses a payment whose total leaves 64 bits.
  func checkSpending(_ amount: Amount) throws(Rejection) {
    let slots = layout.holdings[amount.holding.position]
    let isOver =
      self[slots.spent].addingReportingOverflow(amount.amount).overflow
      || self[slots.balance].subtractingReportingOverflow(amount.amount).overflow
    if isOver {
      throw .outOfRange(id: game[amount.holding].id, message: "the total spent leaves 64 bits")
    }
  }

  /// The price that a command expects, by declaration; `nil` where it expects none.
  func resolved(_ expected: [NamedAmount]?) throws(Rejection) -> Price? {
    guard let expected else { return nil }
    var resolved: Price = []
    for amount in expected {
      guard case .holding(let holding)? = layout.names.lookup(amount.id) else {
        throw .unknownId(amount.id, nearest: nearestHolding(to: amount.id))
      }
      resolved.append(Amount(holding: holding, amount: amount.amount))
    }
    return state.sorted(resolved)
  }
}

extension PlayerState {
  /// What is short of a price, in declaration order; a holding may fall to its floor.
  func missing(_ price: Price) -> [NamedAmount] {
    var missing: [NamedAmount] = []
    for amount in sorted(price) {
      let holding = layout.game[amount.holding]
      let balance = self[layout.holdings[amount.holding.position].balance]
      let available = balance.subtractingClamped(holding.floor)
      if available < amount.amount {
        missing.append(
          NamedAmount(holding.id, amount.amount.subtractingClamped(available)))
      }
    }
    return missing
  }

  func named(_ price: Price) -> [NamedAmount] {
    sorted(price).map { NamedAmount(layout.game[$0.holding].id, $0.amount) }
  }

  func sorted(_ price: Price) -> Price {
    price.sorted { $0.holding < $1.holding }
  }

  /// The price of the next rank (or of the node) by a route, with the best discount that holds.
  func price(of route: PlayerRoute, _ node: NodeRef, rank: Int64) -> Price {
    guard case .taken(let price) = layout.game[node].routes[Int(route.index)].kind else {
      return []
    }
    let reduction = bestDiscount(route.discounts)
    return price.map {
      Amount(holding: $0.holding, amount: reduced($0.amount(forRank: rank), by: reduction))
    }
  }

  /// The total price of units of a product, clamped to 64 bits: more than anybody has.
  func price(ofUnits quantity: Int64, _ node: NodeRef, _ unit: Price) -> Price {
    let reduction = bestDiscount(layout.productDiscounts[node.position])
    return unit.map {
      Amount(
        holding: $0.holding,
        amount: reduced($0.amount, by: reduction).multipliedClamped(by: quantity))
    }
  }

  private func bestDiscount(
    _ discounts: some Sequence<(holds: Slot, basisPoints: Int64)>
  ) -> Int64 {
    var best: Int64 = 0
    for discount in discounts where holds(discount.holds) {
      best = Swift.max(best, discount.basisPoints)
    }
    return best
  }

  /// A price less a discount, rounded up, at least 1.
  private func reduced(_ price: Int64, by basisPoints: Int64) -> Int64 {
    if basisPoints <= 0 || price <= 0 { return price }
    let off = Int64(10_000).dividingFullWidth(price.multipliedFullWidth(by: basisPoints)).quotient
    return Swift.max(1, price - off)
  }
}
