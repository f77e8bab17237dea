import ProgressionModel

/// What of a player state belongs to the account and goes along to another playthrough.
struct AccountPart {
  var revision: Int64
  var seed: Int64
  /// The values at the slots of the account, in their order.
  var values: ContiguousArray<Int64>
  /// The values of the account's attributes, in their order.
  var attributes: [AttributeValue]
  var records: Records
}

extension PlayerState {
  /// Takes what belongs to the account out of the state; what stays is one playthrough's.
  mutating func detachAccount() -> AccountPart {
    let parts = records.parts(of: playthrough, layout, contribution())
    var part = AccountPart(
      revision: revision, seed: seed, values: [], attributes: [], records: parts.account)
    for slot in layout.accountSlots { part.values.append(self[slot]) }
    records = parts.playthrough
    // What follows from the account's records is worked out again where they are.
    rebuildTotals()
    bringStoreRanks()
    for slot in layout.accountSlots { values[Int(slot)] = 0 }
    revision = 0
    seed = 0
    for (index, attribute) in layout.game.attributes.enumerated()
    where attribute.scope == .account {
      part.attributes.append(attributes[index])
      attributes[index] = attribute.initial
    }
    for (index, counter) in layout.game.counters.enumerated() where counter.scope == .account {
      values[Int(layout.counters[index].value)] = counter.initial
      values[Int(layout.counters[index].base)] = counter.initial
    }
    needsSettling = false
    // What follows from facts is worth nothing without the account's.
    values.clearDerived()
    sums = layout.emptySums
    dirty.removeAll()
    return part
  }

  /// Puts what belongs to the account into the state of a playthrough, and derives what follows.
  mutating func attach(_ account: AccountPart) {
    var account = account
    // Here these payments are shares of their own.
    _ = account.records.takeElsewhere(playthrough)
    var versions = ContiguousArray(layout.nodes.map { sourceVersion($0) })
    for (slot, value) in zip(layout.accountSlots, account.values) { values[Int(slot)] = value }
    for (index, slots) in layout.nodes.enumerated()
    where layout.nodeLives[index] == .account {
      versions[index] = account.records.version(at: self[slots.sourceVersion])
    }
    var rest = account.attributes[...]
    for (index, attribute) in layout.game.attributes.enumerated()
    where attribute.scope == .account {
      if let value = rest.popFirst() { attributes[index] = value }
    }
    records = records.completed(with: account.records, layout)
    for (slots, version) in zip(layout.nodes, versions) {
      values[Int(slots.sourceVersion)] = version.isEmpty ? 0 : place(ofVersion: version)
    }
    revision = account.revision
    seed = account.seed
    rebuildTotals()
    bringStoreRanks()
    rebuild()
    noteWaiting()
    if hasUnfulfilled { needsSettling = true }
  }

  // MARK: Totals of the account

  /// What this playthrough has paid to each total of the account, by total.
  func contribution() -> [WriterShare] {
    var shares: [WriterShare] = []
    func add(_ amount: Int64, to term: Slot) {
      if amount > 0, layout.lives[Int(term)] == .account { shares.add(amount, to: term) }
    }
    for share in layout.shares where layout.lives[Int(share.slot)] != .account {
      add(self[share.slot], to: share.term)
    }
    for closed in records.closed {
      add(closed.amount, to: layout.shares[Int(closed.share)].term)
    }
    for folded in records.folded {
      for share in folded.shares { add(share.amount, to: share.term) }
    }
    return shares
  }

  /// Drops what the playthrough had paid to totals of the account that have begun anew since: those
  /// of which the account does not know it any more.
  mutating func dropShares(besides known: [WriterShare]) {
    var gone: Set<Slot> = []
    for share in contribution() where !known.contains(where: { $0.term == share.term }) {
      gone.insert(share.term)
    }
    if !gone.isEmpty { dropShares { gone.contains($0) } }
  }
}
