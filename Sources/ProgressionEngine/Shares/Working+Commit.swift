import ProgressionModel

extension Working {
  /// Carries out on the records what a command without an id did, now that it is accepted.
  mutating func commitRecords() {
    commitOperations(id: nil)
    if journal.movements.isEmpty { return }
    var packer = RecordPacker(layout)
    enterMovements(of: nil, with: &packer)
  }

  /// The same for a command with an id, of which `packer` packs the outcome afterwards.
  mutating func commitRecords(id: CommandID, with packer: inout RecordPacker) {
    commitOperations(id: id)
    enterMovements(of: id, with: &packer)
  }

  /// The writer of the command owns what no single thing paid.
  private mutating func commitOperations(id: CommandID?) {
    let writer = id?.writer ?? ""
    for place in 0..<journal.operations.count {
      switch journal.operations[place] {
      case .writerShare(let term, let amount, let owner):
        let name = owner < 0 ? writer : journal.owners[Int(owner)]
        state.records.addShare(amount, of: term, by: name)
      case .clear(let term): state.records.clear(term, layout)
      case .close(let share, let period, let amount):
        state.records.close(ClosedShare(share: share, period: period, amount: amount))
      case .correction(let term, let amount): state.records.addShare(amount, of: term, by: "")
      case .stamp(let entity): stamp(entity, by: writer)
      case .forgetStamps(let reset):
        state.records.forgetStamps(endedBy: reset, layout)
      case .clockSet(let instant):
        state.records.forgottenThrough = Swift.min(state.records.forgottenThrough, instant)
      }
    }
    for transaction in journal.transactions { state.records.put(transaction) }
    state.records.foldClosed(layout)
  }

  /// Enters what moved into the ledger; the oldest entries beyond the pack's limit go.
  private mutating func enterMovements(of id: CommandID?, with packer: inout RecordPacker) {
    let limit = Int(clamping: game.policies.ledgerEntries)
    let first = Swift.max(0, journal.movements.count - limit)
    for place in first..<journal.movements.count {
      let movement = journal.movements[place]
      guard let cause = cause(movement.cause) else { continue }
      state.records.ledger.append(
        LedgerEntry(
          revision: state.revision, at: now, generation: self[CellGraph.clockGeneration],
          id: id, place: Int64(place), holding: movement.holding, kind: movement.kind,
          amount: movement.amount, cause: cause), with: &packer)
    }
    state.records.ledger.keepLast(limit)
  }

  private mutating func stamp(_ entity: Stamp.Entity, by writer: String) {
    state.records.stamp(
      Stamp(
        entity: entity, generation: self[CellGraph.clockGeneration], at: now, count: 1,
        writer: writer))
  }

  /// The record of a transaction as this command has left it so far.
  func transaction(_ id: String) -> TransactionRecord? {
    journal.transactions.last { $0.id.hasBytes(of: id) }
      ?? state.records.transaction(id)
  }
}

extension CommandID {
  /// The name of the writer; `nil` for an opaque id.
  var writer: String? {
    if case .writer(let name, _) = self { name } else { nil }
  }
}

extension Records {
  /// The place of a writer, or where it would be.
  func place(ofWriter name: String) -> Int {
    writers.partition { $0.name.precedesInBytes(name) }
  }

  /// The place of a writer, who is there afterwards.
  mutating func writer(_ name: String) -> Int {
    let place = place(ofWriter: name)
    if place == writers.count || !writers[place].name.hasBytes(of: name) {
      writers.insert(WriterRecord(name: name), at: place)
    }
    return place
  }

  /// Keeps the newest stamp of an entity, which counts on from the one before.
  mutating func stamp(_ stamp: Stamp) {
    let place = stamps.partition { $0.entity.order < stamp.entity.order }
    if place == stamps.count || stamps[place].entity != stamp.entity {
      stamps.insert(stamp, at: place)
      return
    }
    stamps[place].generation = stamp.generation
    stamps[place].at = stamp.at
    stamps[place].count = stamps[place].count.addingClamped(1)
    stamps[place].writer = stamp.writer
  }

  mutating func addShare(_ amount: Int64, of term: Slot, by name: String) {
    let writer = writer(name)
    writers[writer].shares.add(amount, to: term)
  }

  mutating func forgetStamps(endedBy reset: ResetRef, _ layout: Layout) {
    stamps.removeAll { layout.reset(ending: layout.life(of: $0.entity)) == reset }
  }

  mutating func clear(_ term: Slot, _ layout: Layout) {
    for writer in writers.indices { writers[writer].shares.removeAll { $0.term == term } }
    writers.removeAll { $0.isEmpty }
    closed.removeAll { layout.shares[Int($0.share)].term == term }
    // What was folded stays folded, though nothing of it is left.
    for index in folded.indices { folded[index].shares.removeAll { $0.term == term } }
  }

  /// Adds what an ended owner had paid; by share, then by period.
  mutating func close(_ share: ClosedShare) {
    let position = closed.partition {
      ($0.share, $0.period) < (share.share, share.period)
    }
    if position < closed.count, closed[position].share == share.share,
      closed[position].period == share.period
    {
      closed[position].amount = Swift.max(closed[position].amount, share.amount)
    } else {
      closed.insert(share, at: position)
    }
  }

  func transaction(_ id: String) -> TransactionRecord? {
    let place = transactions.partition { $0.id.precedesInBytes(id) }
    guard place < transactions.count, transactions[place].id.hasBytes(of: id) else {
      return nil
    }
    return transactions[place]
  }

  mutating func put(_ record: TransactionRecord) {
    let place = transactions.partition { $0.id.precedesInBytes(record.id) }
    if place < transactions.count, transactions[place].id.hasBytes(of: record.id) {
      transactions[place] = record
    } else {
      transactions.insert(record, at: place)
    }
  }
}

extension WriterRecord {
  /// Whether it says no more than no record.
  var isEmpty: Bool { through == 0 && remembered.isEmpty && shares.isEmpty }
}

extension [WriterShare] {
  /// Adds to the share of a total; the list stays in the order of the totals.
  mutating func add(_ amount: Int64, to term: Slot) {
    let place = partition { $0.term < term }
    if place < count, self[place].term == term {
      self[place].amount = self[place].amount.addingClamped(amount)
    } else {
      insert(WriterShare(term: term, amount: amount), at: place)
    }
  }
}

extension Array {
  /// The first position whose element does not come before; the elements that do are in front.
  ///
  /// Complexity: O(log n).
  func partition(_ comesBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if comesBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
