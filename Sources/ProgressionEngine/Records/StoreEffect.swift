import ProgressionModel

/// What all transactions of a product come to.
struct StoreEffect: Hashable {
  /// Whether they give the product for good.
  var isOwned = false
  /// Until which instant (plus 1) they give a subscription.
  var until: Int64 = 0
  /// How many wait for their payment.
  var pending: Int64 = 0
  /// The units that count as purchases in the present period of the product's life.
  var units: Int64 = 0
}

extension PlayerState {
  /// The number of a life's period; 0 for one that never ends.
  func period(of life: Life) -> Int64 {
    layout.reset(ending: life).map { self[layout.resets[$0.position].period] } ?? 0
  }

  /// Whether what a transaction gave to something with this life is the account's or this
  /// playthrough's.
  func belongs(_ record: TransactionRecord, to life: Life) -> Bool {
    life == .account || record.playthrough.hasBytes(of: playthrough)
  }

  /// Whether a transaction opens a node here: what the account owns opens in every playthrough, what
  /// a consumable contains only where the purchase was made, as its amounts do.
  func opens(_ node: NodeRef, by record: TransactionRecord) -> Bool {
    guard record.isInEffect,
      record.opened.contains(where: { layout.names.lookup($0) == .node(node) })
    else { return false }
    let product = layout.product(named: record.product).flatMap { layout.game[$0].product }
    return product?.kind != .consumable || belongs(record, to: layout.nodeLives[node.position])
  }

  /// What these transactions come to for a product; a pure function of them.
  func storeEffect(on node: NodeRef, of transactions: [TransactionRecord]) -> StoreEffect {
    let life = layout.nodeLives[node.position]
    let period = period(of: life)
    var effect = StoreEffect()
    for record in transactions where layout.product(named: record.product) == node {
      if record.stage == .pending { effect.pending += 1 }
      if record.isFulfilled, record.period == period, belongs(record, to: life) {
        effect.units = effect.units.addingClamped(record.units)
      }
      guard record.isInEffect else { continue }
      effect.isOwned = layout.game[node].product?.kind == .permanent
      effect.until = Swift.max(effect.until, record.until.map { $0.addingClamped(1) } ?? 0)
    }
    return effect
  }
}

extension Layout {
  /// The product with this id, or with the id that this one was renamed to.
  func product(named id: String) -> NodeRef? {
    guard case .node(let node)? = names.lookup(id), game[node].product != nil else { return nil }
    return node
  }

  /// The reset that ends a life; `nil` for one that never ends.
  func reset(ending life: Life) -> ResetRef? {
    life.reset ?? (life == .playthrough ? playthroughReset : nil)
  }
}
