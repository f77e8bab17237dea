import ProgressionModel

extension Working {
  mutating func buy(
    _ id: String, quantity: Int64, price named: [NamedAmount]?
  ) throws(Rejection) {
    let node = try visibleNode(id) { $0 == .product }
    guard let product = game[node].product else { return }
    let expected = try resolved(named)
    let slots = layout.nodes[node.position]
    if product.kind == .permanent, holds(slots.open) { throw .alreadyOwned(game[node].id) }
    guard let unit = product.price else { throw .notAvailable(game[node].id) }
    if !holds(layout.productWhen[node.position]) { throw locked(node) }
    if self[slots.pending] > 0 { throw .paymentPending(product: game[node].id) }
    // A quantity that cannot be is the last thing that a command is refused for; until then the
    // command counts as one for a unit.
    let units = Swift.max(1, quantity)
    let total = state.price(ofUnits: units, node, unit)
    if let expected, expected != state.sorted(total) {
      throw .priceChanged(node: game[node].id, prices: [state.named(total)])
    }
    let (purchases, overflow) = self[slots.purchases].addingReportingOverflow(units)
    if let limit = product.limit, overflow || purchases > limit {
      throw .limitReached(product: game[node].id, limit: limit)
    }
    let missing = state.missing(total)
    if !missing.isEmpty { throw .insufficientFunds(missing: missing) }
    try checkRoom(for: product.grants, times: units, after: total)
    for amount in unit where amount.amount.multipliedReportingOverflow(by: units).overflow {
      throw .outOfRange(id: game[amount.holding].id, message: "the price leaves 64 bits")
    }
    if overflow || quantity < 1 || (quantity > 1 && product.kind == .permanent) {
      throw .outOfRange(id: game[node].id, message: "a quantity of \(quantity) cannot be bought")
    }
    let isOnce = product.kind == .permanent
    try pay(total, for: .command(.buy), by: isOnce ? payer(slots, .price) : .writer)
    let payer = isOnce ? payer(slots, .grants) : .writer
    write(slots.purchases, purchases)
    note(quantity, of: slots.purchases, by: payer)
    if isOnce { addSource(.taken, to: node.position, because: .command(.buy)) }
    pay(product.grants.times(quantity), because: .command(.buy), by: payer)
  }

  /// Refuses a purchase whose contents would not fit once its price is paid.
  ///
  /// Caps come first: what leaves 64 bits is out of range only where no cap is passed.
  private func checkRoom(
    for bundle: Bundle, times quantity: Int64, after price: Price
  ) throws(Rejection) {
    var outside: HoldingRef?
    for amount in bundle.amounts {
      let slots = layout.holdings[amount.holding.position]
      let paid = price.reduce(0) { $0 + ($1.holding == amount.holding ? $1.amount : 0) }
      let cap = game[amount.holding].cap
      let (units, tooMany) = amount.amount.multipliedReportingOverflow(by: quantity)
      let (balance, overflow) = (self[slots.balance] - paid).addingReportingOverflow(units)
      let isOver = tooMany || overflow
      if cap < Int64.max, isOver || balance > cap {
        throw .capReached(holding: game[amount.holding].id, cap: cap)
      }
      if isOver || self[slots.earned].addingReportingOverflow(units).overflow {
        outside = outside ?? amount.holding
      }
    }
    if let outside {
      throw .outOfRange(
        id: game[outside].id, message: "the amount after the purchase leaves 64 bits")
    }
  }
}
