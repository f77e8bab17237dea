public import ProgressionModel
public import ProgressionText

extension OutcomeWriter {
  /// Writes a rejection: its reason, then its data.
  ///
  /// - Complexity: linear in the size of the rejection.
  public static func write(_ rejection: Rejection, to writer: inout JSONWriter) {
    writer.beginObject()
    write("reason", rejection.reason, to: &writer)
    writeData(of: rejection, to: &writer)
    writer.endObject()
  }

  private static func writeData(of rejection: Rejection, to writer: inout JSONWriter) {
    switch rejection {
    case .malformed(let message): write("message", message, to: &writer)
    case .notAllowed(let authority): write("authority", authority.description, to: &writer)
    case .needsAdoption: break
    case .duplicateWithDifferentContent(let id), .tooOld(let id): write("id", id, to: &writer)
    case .clockWentBack(let from, let to):
      writer.key("from")
      CommandWriter.write(instant: from, to: &writer)
      writer.key("to")
      CommandWriter.write(instant: to, to: &writer)
    case .paymentPending(let product): write("product", product, to: &writer)
    case .unknownId(let id, let nearest):
      write("id", id, to: &writer)
      if let nearest { write("nearest", nearest, to: &writer) }
    case .excluded(let node, let other):
      write("node", node, to: &writer)
      if !other.isEmpty { write("by", other, to: &writer) }
    case .alreadyOwned(let node), .alreadyUnlocked(let node), .notAvailable(let node):
      write("node", node, to: &writer)
    case .locked(let node, let unmet):
      write("node", node, to: &writer)
      write(unmet, to: &writer)
    case .ambiguousRoute(let node, let prices), .priceChanged(let node, let prices):
      write("node", node, to: &writer)
      write(prices, to: &writer)
    case .limitReached(let product, let limit):
      write("product", product, to: &writer)
      writer.key("limit")
      writer.integer(limit)
    case .insufficientFunds(let missing):
      writer.key("missing")
      CommandWriter.write(missing, to: &writer)
    case .capReached(let holding, let cap):
      write("holding", holding, to: &writer)
      writer.key("cap")
      writer.integer(cap)
    case .outOfRange(let id, let message):
      write("id", id, to: &writer)
      write("message", message, to: &writer)
    }
  }

  private static func write(_ key: String, _ text: String, to writer: inout JSONWriter) {
    writer.key(key)
    writer.string(text)
  }

  private static func write(_ prices: [[NamedAmount]], to writer: inout JSONWriter) {
    writer.key("prices")
    writer.beginArray()
    for price in prices {
      if price.isEmpty {
        writer.string("free")
      } else {
        CommandWriter.write(price, to: &writer)
      }
    }
    writer.endArray()
  }

  private static func write(_ unmet: [Requirement], to writer: inout JSONWriter) {
    writer.key("unmet")
    writer.beginArray()
    for requirement in unmet { write(requirement, to: &writer) }
    writer.endArray()
  }

  /// Writes one leaf of a condition as it stands for a player.
  public static func write(_ requirement: Requirement, to writer: inout JSONWriter) {
    writer.beginObject()
    write("kind", requirement.kind.description, to: &writer)
    writer.key("holds")
    writer.boolean(requirement.holds)
    if requirement.isBlocker {
      writer.key("blocks")
      writer.boolean(true)
    }
    writer.key("subjects")
    writer.beginArray()
    for subject in requirement.subjects { writer.string(subject) }
    writer.endArray()
    let numbers = [
      ("have", requirement.have), ("need", requirement.need), ("missing", requirement.missing),
    ]
    for (key, number) in numbers {
      if let number {
        writer.key(key)
        writer.integer(number)
      }
    }
    if requirement.isImpossible {
      writer.key("impossible")
      writer.boolean(true)
    }
    if let holdsAt = requirement.holdsAt {
      writer.key("holdsAt")
      CommandWriter.write(instant: holdsAt, to: &writer)
    }
    write("text", requirement.text, to: &writer)
    writer.endObject()
  }
}
