import ProgressionModel

extension Working {
  /// Lets what purchases have given in a period that goes on belong to the number that it has now.
  mutating func renumberPurchases(of reset: ResetRef, from old: Int64, to new: Int64) {
    if old == new { return }
    for stored in state.records.transactions where transaction(stored.id) == stored {
      renumber(stored, of: reset, from: old, to: new)
    }
    for record in journal.transactions { renumber(record, of: reset, from: old, to: new) }
  }

  private mutating func renumber(
    _ record: TransactionRecord, of reset: ResetRef, from old: Int64, to new: Int64
  ) {
    // Another playthrough has its own periods.
    if !state.belongs(record, to: Life(reset)) { return }
    var moved = record
    if let product = layout.product(named: record.product), record.period == old,
      ends(layout.nodeLives[product.position], with: reset)
    {
      moved.period = new
    }
    for index in moved.granted.indices where moved.granted[index].period == old {
      guard case .holding(let holding)? = layout.names.lookup(moved.granted[index].holding),
        ends(layout.holdingLives[holding.position], with: reset)
      else { continue }
      moved.granted[index].period = new
    }
    if moved == record { return }
    journal.transactions.removeAll { $0.id.utf8.elementsEqual(record.id.utf8) }
    journal.transactions.append(moved)
  }
}
