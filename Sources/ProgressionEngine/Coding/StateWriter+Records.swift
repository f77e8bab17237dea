import ProgressionModel
import ProgressionText

extension StateWriter {
  mutating func writeWriters() {
    begin("writers")
    for record in state.records.writers where !WriterRecord.isReserved(record.name) {
      begin(id: record.name)
      list("remembered", record.remembered.commands(of: record.name, layout)) { $0.write($1) }
      writeShares(record.shares)
      number("through", record.through)
      end()
    }
    end()
  }

  /// Writes what other playthroughs have paid to totals of the account.
  mutating func writeElsewhere() {
    begin("elsewhere")
    for record in state.records.writers {
      guard let playthrough = record.elsewhere else { continue }
      begin(id: playthrough)
      write(record.shares)
      end()
    }
    end()
  }

  mutating func write(_ command: RememberedCommand) {
    beginElement(keeping: command.unknown)
    if let acknowledge = command.acknowledge { boolean("acknowledge", acknowledge) }
    number("at", command.at)
    list("changes", command.changes) { $1.write(to: &$0.writer, order: .canonical) }
    text("content", command.content.text)
    number("generation", command.generation)
    switch command.id {
    case .opaque(let id): text("id", id)
    case .writer(_, let number): integer("n", number)
    }
    number("revision", command.revision)
    endElement()
  }

  mutating func writeLedger() {
    let kept = state.keptLedger
    if kept.isEmpty, state.records.ledger.isEmpty { return }
    key("ledger")
    writer.beginArray()
    var rest = kept[...]
    for entry in state.records.ledger.unpacked(layout) {
      while let first = rest.first, first.key.precedesInBytes(entry.orderingKey) {
        raw(first.json)
        rest = rest.dropFirst()
      }
      write(entry)
    }
    for entry in rest { raw(entry.json) }
    writer.endArray()
  }

  private mutating func write(_ entry: LedgerEntry) {
    beginElement(keeping: entry.unknown)
    integer("amount", entry.amount)
    number("at", entry.at)
    key("by")
    entry.cause.write(to: &writer, order: .canonical)
    number("generation", entry.generation)
    text("holding", game[entry.holding].id)
    if let id = entry.id {
      key("id")
      write(id)
    }
    word("kind", entry.kind.word)
    number("place", entry.place)
    number("revision", entry.revision)
    endElement()
  }

  private mutating func write(_ id: CommandID) {
    switch id {
    case .opaque(let text): writer.string(text)
    case .writer(let name, let number):
      writer.beginObject()
      writer.member("n", number)
      writer.key(word: "writer")
      writer.string(name)
      writer.endObject()
    }
  }

  mutating func writeTransactions() {
    begin("transactions")
    for record in state.records.transactions {
      begin(id: record.id)
      number("at", record.at)
      if record.isFulfilled { boolean("fulfilled", true) }
      list("granted", record.granted) { $0.write($1, of: record) }
      list("opened", record.opened) { $0.writer.string($1) }
      writePeriod(of: record)
      writePlaythrough(record.playthrough)
      text("product", record.product)
      number("revoked", record.revoked)
      word("stage", KeyWord(record.stage.description))
      number("units", record.units)
      if let until = record.until { integer("until", until) }
      end()
    }
    end()
  }

  private mutating func write(
    _ granted: TransactionRecord.Granted, of record: TransactionRecord
  ) {
    beginElement(keeping: granted.unknown)
    integer("amount", granted.amount)
    number("forgiven", granted.forgiven)
    text("holding", granted.holding)
    let present = state.presentPeriod(ofHolding: granted.holding, record) ?? 0
    if granted.period != present { integer("period", granted.period) }
    endElement()
  }

  /// Writes the period in which the units of a purchase count, where that is not the present one;
  /// of a purchase that is not fulfilled, where there is one.
  private mutating func writePeriod(of record: TransactionRecord) {
    let present =
      record.isFulfilled ? state.presentPeriod(ofProduct: record.product, record) ?? 0 : 0
    if record.period != present { integer("period", record.period) }
  }
}

extension PlayerState {
  /// The period that a holding's life is in; `nil` for one that the pack does not declare, and where
  /// the periods are those of another playthrough.
  func presentPeriod(ofHolding id: String, _ record: TransactionRecord) -> Int64? {
    guard case .holding(let holding)? = layout.names.lookup(id) else { return nil }
    return presentPeriod(of: layout.holdingLives[holding.position], record)
  }

  /// The period that a product's life is in; `nil` for one that the pack does not declare, and where
  /// the periods are those of another playthrough.
  func presentPeriod(ofProduct id: String, _ record: TransactionRecord) -> Int64? {
    guard let product = layout.product(named: id) else { return nil }
    return presentPeriod(of: layout.nodeLives[product.position], record)
  }

  private func presentPeriod(of life: Life, _ record: TransactionRecord) -> Int64? {
    belongs(record, to: life) ? period(of: life) : nil
  }
}
