import ProgressionKit

/// Status records as JSON and as words.
enum RecordJSON {
  /// Writes the keys of a record into the open object.
  static func writeKeys(_ record: StatusRecord, to writer: inout JSONWriter) {
    writer.key("status")
    writer.string(record.status.description)
    if !record.offers.isEmpty {
      writer.key("offers")
      writer.beginArray()
      for offer in record.offers { write(offer, to: &writer) }
      writer.endArray()
    }
    if let rank = record.rank {
      writer.key("rank")
      writer.integer(rank)
    }
    if let ranks = record.ranks {
      writer.key("ranks")
      writer.integer(ranks)
    }
    writeQuest(record, to: &writer)
    if let opensAt = record.opensAt {
      writer.key("opensAt")
      writer.string(Instants.text(opensAt))
    }
    if let never = record.never {
      writer.key("never")
      writer.string(never.description)
    }
    if record.isPending {
      writer.key("pending")
      writer.boolean(true)
    }
  }

  /// Writes how far a quest is.
  private static func writeQuest(_ record: StatusRecord, to writer: inout JSONWriter) {
    if let state = record.state {
      writer.key("state")
      writer.string(state.description)
    }
    for (key, number) in [("stage", record.stage), ("stages", record.stages)] {
      guard let number else { continue }
      writer.key(key)
      writer.integer(number)
    }
    if !record.objectives.isEmpty {
      writer.key("objectives")
      writer.beginObject()
      for objective in record.objectives {
        writer.key(objective.name)
        writer.boolean(objective.holds)
      }
      writer.endObject()
    }
    if let turnIn = record.turnIn {
      writer.key("turnIn")
      write(turnIn, to: &writer)
    }
    if let failsAt = record.failsAt {
      writer.key("failsAt")
      writer.string(Instants.text(failsAt))
    }
  }

  private static func write(_ offer: Offer, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("price")
    write(offer.price, to: &writer)
    writer.key("affordable")
    writer.boolean(offer.isAffordable)
    if !offer.missing.isEmpty {
      writer.key("missing")
      write(offer.missing, to: &writer)
    }
    writer.endObject()
  }

  /// Writes amounts as an object.
  static func write(_ amounts: [NamedAmount], to writer: inout JSONWriter) {
    writer.beginObject()
    for amount in amounts {
      writer.key(amount.id)
      writer.integer(amount.amount)
    }
    writer.endObject()
  }

  /// An offer in words: the price, and what is missing.
  static func words(_ offer: Offer) -> String {
    let price = words(offer.price)
    return offer.isAffordable ? price : "\(price), \(words(offer.missing)) missing"
  }

  /// Amounts in words, with the ids as they are written, since a pack has no singular of them; nothing
  /// is `free`.
  static func words(_ amounts: [NamedAmount]) -> String {
    amounts.isEmpty
      ? "free" : amounts.map { "\($0.amount) `\($0.id)`" }.joined(separator: " and ")
  }
}
