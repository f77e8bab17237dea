import ProgressionModel

extension Working {
  /// Records what a store says of a purchase, and brings its effects in line with the record.
  ///
  /// Every effect is the difference between the record before and after, so any order of notices
  /// and any repetition ends alike. Receipts are refused only where they contradict the record or
  /// leave 64 bits.
  mutating func record(_ notice: StoreNotice) throws(Rejection) {
    let product = product(named: notice.product)
    let old = transaction(notice.transaction)
    if let quantity = notice.quantity, quantity < 1 {
      throw .outOfRange(id: notice.product, message: "a quantity of \(quantity) is below 1")
    }
    if let old { try check(notice, against: old) }
    if let product { try check(notice, of: product) }
    if notice.isRestored, old == nil, let product, grantsNothingRestored(notice, product) {
      return acknowledge(true)
    }
    var new =
      old
      ?? TransactionRecord(
        id: notice.transaction, product: product.map { game[$0].id } ?? notice.product,
        stage: notice.stage, playthrough: state.playthrough, at: now)
    new.take(notice)
    if let product { fix(&new, product) }
    try change(from: old, to: new, product)
    acknowledge(new.stage != .pending)
  }

  /// Gives what this playthrough's purchases grant whose product no pack knew until now.
  mutating func fulfilTransactions() {
    for old in state.records.transactions where state.isToFulfil(old) {
      guard let product = product(named: old.product) else { continue }
      var new = old
      new.product = game[product].id
      fix(&new, product)
      // A purchase that leaves 64 bits stays as it is, unfulfilled.
      do throws(Rejection) {
        try change(from: old, to: new, product)
      } catch {
        continue
      }
    }
  }

  private mutating func acknowledge(_ may: Bool) {
    journal.acknowledge = (journal.acknowledge ?? true) && may
  }

  private func product(named id: String) -> NodeRef? { layout.product(named: id) }

  // MARK: What is refused

  private func check(_ notice: StoreNotice, of node: NodeRef) throws(Rejection) {
    guard let product = game[node].product else { return }
    let isPurchase = notice.stage == .purchased || notice.stage == .reinstated
    if product.kind == .subscription, isPurchase, notice.until == nil {
      throw .outOfRange(id: game[node].id, message: "a subscription is bought `until` an instant")
    }
    if product.kind != .subscription, notice.until != nil {
      throw .outOfRange(id: game[node].id, message: "only a subscription is bought `until`")
    }
  }

  private func check(
    _ notice: StoreNotice, against record: TransactionRecord
  ) throws(Rejection) {
    let isSame =
      product(named: notice.product).map { $0 == product(named: record.product) }
      ?? notice.product.hasBytes(of: record.product)
    if !isSame { throw .duplicateWithDifferentContent(id: record.id) }
    guard let count = notice.count, record.units > 0 else { return }
    if count != record.units { throw .duplicateWithDifferentContent(id: record.id) }
  }

  /// Whether a restoration of a purchase that is not on record grants nothing: consumables are not
  /// given again.
  private func grantsNothingRestored(_ notice: StoreNotice, _ node: NodeRef) -> Bool {
    let isPurchase = notice.stage == .purchased || notice.stage == .reinstated
    return isPurchase && game[node].product?.kind == .consumable
  }

  // MARK: What is done

  /// Fixes the contents of a purchase whose units are known.
  private func fix(_ record: inout TransactionRecord, _ node: NodeRef) {
    guard !record.isFulfilled, record.units > 0, let product = game[node].product else { return }
    record.isFulfilled = true
    record.period = state.period(of: layout.nodeLives[node.position])
    record.granted = product.grants.amounts.map { amount in
      TransactionRecord.Granted(
        holding: game[amount.holding].id, amount: amount.amount,
        period: state.period(of: layout.holdingLives[amount.holding.position]))
    }
    record.opened = product.grants.unlock.map { game[$0].id }
  }

  private mutating func change(
    from old: TransactionRecord?, to record: TransactionRecord, _ product: NodeRef?
  ) throws(Rejection) {
    var new = record
    new.forgetForgiven()
    // All is weighed before anything is written, so that what leaves 64 bits leaves no trace.
    var movements: [StoreMovement] = []
    for index in new.granted.indices {
      let movement = try movement(at: index, of: &new, from: old, product, after: movements)
      if let movement { movements.append(movement) }
    }
    let isFirst = new.isFulfilled && old?.isFulfilled != true
    if isFirst, let product {
      let purchases = self[layout.nodes[product.position].purchases]
      if purchases.addingReportingOverflow(new.units).overflow {
        throw .outOfRange(id: game[product].id, message: "the number of units leaves 64 bits")
      }
    }
    for movement in movements { carryOut(movement, of: new.id) }
    journal.note(new, after: old)
    let cause = journal.cause(ofTransaction: new.id)
    for id in new.opened { bringOpening(of: id, because: cause) }
    guard let product, let details = game[product].product else { return }
    if isFirst {
      // What is never taken back is given once, for the units that are in effect by then.
      var rest = details.grants
      rest.amounts = []
      rest.unlock = []
      // It belongs to the transaction: devices that have both heard of it give it once.
      journal.setOwner(new.owner)
      pay(rest.times(new.unitsInEffect), because: cause, by: .writer)
      journal.setOwner(nil)
    }
    bringOwnership(of: product)
  }

  /// What one granted amount is worth more or less than before, after earlier movements of the same
  /// notice; `nil` where its holding is not there any more.
  private func movement(
    at index: Int, of record: inout TransactionRecord, from old: TransactionRecord?,
    _ product: NodeRef?, after earlier: [StoreMovement]
  ) throws(Rejection) -> StoreMovement? {
    let granted = record.granted[index]
    guard case .holding(let holding)? = layout.names.lookup(granted.holding),
      granted.period == state.period(of: layout.holdingLives[holding.position]),
      state.belongs(record, to: layout.holdingLives[holding.position])
    else { return nil }
    let slots = layout.holdings[holding.position]
    // Two old names of a pack may have become one.
    let same = earlier.last { $0.holding == holding }
    let before = old.flatMap { old in
      index < old.granted.count ? TransactionTerms(old.granted[index], of: old) : nil
    }
    let policy = product.flatMap { game[$0].product?.refund } ?? .debt
    let plain = TransactionTerms(granted, of: record)
    let taken = plain.refunded - (before?.refunded ?? 0)
    var movement = StoreMovement(
      holding: holding, bought: plain.bought - (before?.bought ?? 0), refunded: 0, forgiven: 0,
      total: same?.total ?? self[slots.bought], balance: same?.balance ?? self[slots.balance])
    if taken > 0 {
      let available = Swift.max(0, movement.balance.addingClamped(movement.bought))
      let missing =
        switch policy {
        case .debt: Int64(0)
        case .clamp: Swift.max(0, taken - available)
        case .ignore: taken
        }
      record.granted[index].forgiven = granted.forgiven.addingClamped(missing)
    }
    let after = TransactionTerms(record.granted[index], of: record)
    movement.refunded = after.refunded - (before?.refunded ?? 0)
    movement.forgiven = after.forgiven - (before?.forgiven ?? 0)
    if after.isClamped || movement.take() {
      throw .outOfRange(id: game[holding].id, message: "the amount that is bought leaves 64 bits")
    }
    return movement
  }

  private mutating func carryOut(_ movement: StoreMovement, of transaction: String) {
    let slots = layout.holdings[movement.holding.position]
    let cause = journal.cause(ofTransaction: transaction)
    let net = movement.net
    if net < 0 { keepRefillClock(of: movement.holding) }
    write(slots.bought, movement.total)
    write(slots.refunded, self[slots.refunded].addingClamped(movement.refunded))
    write(slots.forgiven, self[slots.forgiven].addingClamped(movement.forgiven))
    write(slots.balance, movement.balance)
    journal.move(
      net > 0 ? .credited : .debited, movement.holding, net > 0 ? net : -net, cause)
    journal.move(.forgiven, movement.holding, Swift.max(0, movement.forgiven), cause)
  }

  // MARK: Ownership

  /// Every transaction as this command leaves it.
  private func transactions() -> [TransactionRecord] {
    if journal.transactions.isEmpty { return state.records.transactions }
    var records = state.records
    for record in journal.transactions { records.put(record) }
    return records.transactions
  }

  /// Brings the facts of a product in line with its transactions.
  private mutating func bringOwnership(of node: NodeRef) {
    let slots = layout.nodes[node.position]
    let effect = state.storeEffect(on: node, of: transactions())
    let more = effect.units.subtractingClamped(self[slots.storeUnits])
    write(slots.purchases, self[slots.purchases].addingClamped(more))
    write(slots.storeUnits, effect.units)
    write(slots.storeOwned, effect.isOwned ? 1 : 0)
    write(slots.ownedUntil, effect.until)
    write(slots.pending, effect.pending)
  }

  /// Brings the source of a node that a purchase opens in line with the transactions.
  private mutating func bringOpening(of id: String, because cause: CauseRef) {
    guard case .node(let node)? = layout.names.lookup(id) else { return }
    let slots = layout.nodes[node.position]
    let isOpened = transactions().contains { state.opens(node, by: $0) }
    let sources = SourceSet(rawValue: self[slots.sources])
    if isOpened == sources.contains(.store) { return }
    if isOpened {
      addSource(.store, to: node.position, because: cause)
      if slots.storedRank >= 0 {
        write(slots.storedRank, Swift.max(self[slots.storedRank], 1), because: cause)
      }
      return
    }
    let rest = sources.subtracting(.store)
    write(slots.sources, rest.rawValue, because: cause)
    if rest.isEmpty { write(slots.storedRank, 0, because: cause) }
  }

  /// Opens again what purchases open and a reset has ended: a purchase outlives it.
  mutating func reopenByStore(after reset: ResetRef) {
    for record in transactions() where record.isInEffect {
      for id in record.opened {
        guard case .node(let node)? = layout.names.lookup(id),
          ends(layout.nodeLives[node.position], with: reset)
        else { continue }
        bringOpening(of: id, because: journal.cause(ofTransaction: record.id))
      }
    }
  }
}

extension PlayerState {
  /// Whether a purchase was made in this playthrough and has given nothing yet.
  fileprivate func isToFulfil(_ record: TransactionRecord) -> Bool {
    !record.isFulfilled && record.units > 0 && record.playthrough.hasBytes(of: playthrough)
  }

  /// Whether there is a purchase to fulfil whose product the pack knows.
  var hasUnfulfilled: Bool {
    records.transactions.contains {
      isToFulfil($0) && layout.product(named: $0.product) != nil
    }
  }
}

extension Journal {
  /// Keeps a transaction as the command leaves it, and the stage that it had before the command.
  mutating func note(_ record: TransactionRecord, after old: TransactionRecord?) {
    if !stages.contains(where: { $0.id.hasBytes(of: record.id) }) {
      stages.append((record.id, old?.stage))
    }
    transactions.removeAll { $0.id.hasBytes(of: record.id) }
    transactions.append(record)
  }
}

extension StoreNotice {
  /// The number of units that the notice says were bought, where it says so.
  var count: Int64? {
    switch stage {
    case .pending, .expired: quantity
    case .purchased, .reinstated: quantity ?? 1
    case .revoked: nil
    }
  }
}

extension TransactionRecord {
  /// Learns what a notice says; the highest stage, the most revoked, the latest end stay.
  mutating func take(_ notice: StoreNotice) {
    stage = Swift.max(stage, notice.stage)
    if let until = notice.until { self.until = Swift.max(self.until ?? until, until) }
    if notice.stage == .revoked {
      revoked = Swift.max(revoked, notice.quantity ?? Int64.max)
    } else if units == 0, notice.stage >= .purchased {
      units = notice.count ?? 1
    }
  }
}
