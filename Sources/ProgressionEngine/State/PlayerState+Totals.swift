import ProgressionModel

/// Facts that follow from shares and from records of transactions. They are kept for speed, never
/// saved, and never merged themselves.
extension PlayerState {
  /// Computes every total, balance, counter and what the store gives from what they follow from.
  mutating func rebuildTotals() {
    for term in layout.terms where !term.role.isInitial { values[Int(term.slot)] = 0 }
    for share in layout.shares { addTotal(self[share.slot], to: share.term) }
    for writer in records.writers {
      for share in writer.shares { addTotal(share.amount, to: share.term) }
    }
    for share in records.closed { addTotal(share.amount, to: layout.shares[Int(share.share)].term) }
    for folded in records.folded {
      for share in folded.shares { addTotal(share.amount, to: share.term) }
    }
    for record in records.transactions { addTerms(of: record) }
    for index in layout.holdings.indices { balance(index) }
    for index in layout.counters.indices { values[Int(layout.counters[index].value)] = sum(index) }
    rebuildStoreFacts()
  }

  private mutating func addTotal(_ amount: Int64, to slot: Slot) {
    values[Int(slot)] = self[slot].addingClamped(amount)
  }

  private mutating func addTerms(of record: TransactionRecord) {
    for granted in record.granted {
      guard case .holding(let holding)? = layout.names.lookup(granted.holding),
        granted.period == period(of: layout.holdingLives[holding.position]),
        belongs(record, to: layout.holdingLives[holding.position])
      else { continue }
      let slots = layout.holdings[holding.position]
      let terms = TransactionTerms(granted, of: record)
      addTotal(terms.bought, to: slots.bought)
      addTotal(terms.refunded, to: slots.refunded)
      addTotal(terms.forgiven, to: slots.forgiven)
    }
  }

  private mutating func balance(_ index: Int) {
    let slots = layout.holdings[index]
    var sum = WideSum()
    for term in HoldingTerm.all {
      if term.adds { sum.add(self[slots[term]]) } else { sum.subtract(self[slots[term]]) }
    }
    values[Int(slots.balance)] = sum.clamped
  }

  /// What a counter's parts add up to, within its bounds.
  func sum(_ counter: Int) -> Int64 {
    let declared = layout.game.counters[counter]
    return Swift.min(Swift.max(wideSum(counter).clamped, declared.minimum), declared.maximum)
  }

  func wideSum(_ counter: Int) -> WideSum {
    let slots = layout.counters[counter]
    var sum = WideSum(self[slots.base])
    sum.add(self[slots.plus])
    sum.subtract(self[slots.minus])
    return sum
  }

  // MARK: What the store gives

  private mutating func rebuildStoreFacts() {
    for (index, slots) in layout.nodes.enumerated() {
      values[Int(slots.sources)] &= ~SourceSet.store.rawValue
      if slots.storeUnits >= 0 { store(StoreEffect(), of: index) }
    }
    var groups: [NodeRef: [TransactionRecord]] = [:]
    for record in records.transactions {
      if let node = layout.product(named: record.product) {
        groups[node, default: []].append(record)
      }
      guard record.isInEffect else { continue }
      for id in record.opened {
        guard case .node(let node)? = layout.names.lookup(id), opens(node, by: record) else {
          continue
        }
        values[Int(layout.nodes[node.position].sources)] |= SourceSet.store.rawValue
      }
    }
    // The products are independent of each other, so their order makes no difference.
    for (node, records) in groups {
      let effect = storeEffect(on: node, of: records)
      store(effect, of: node.position)
      addTotal(effect.units, to: layout.nodes[node.position].purchases)
    }
  }

  private mutating func store(_ effect: StoreEffect, of index: Int) {
    let slots = layout.nodes[index]
    values[Int(slots.storeUnits)] = effect.units
    values[Int(slots.storeOwned)] = effect.isOwned ? 1 : 0
    values[Int(slots.ownedUntil)] = effect.until
    values[Int(slots.pending)] = effect.pending
  }
}

extension TermRole {
  /// Whether it is what a holding began with, which nothing pays.
  var isInitial: Bool {
    if case .holding(_, .initial) = self { true } else { false }
  }
}
