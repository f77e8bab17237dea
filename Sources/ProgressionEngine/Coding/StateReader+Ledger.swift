import ProgressionModel
import ProgressionText

extension StateReader {
  mutating func readLedger(_ json: JSONValue) {
    readList(json) { $0.readEntry($1) }
  }

  private mutating func readEntry(_ json: JSONValue) {
    var entry = LedgerEntry(
      revision: 0, at: 0, id: nil, holding: HoldingRef(0), kind: .credited, amount: 0,
      cause: .route(0))
    var holding: HoldingRef?
    var cause: (reading: CauseReading, json: JSONValue)?
    var kind: Change.Kind?
    let count = diagnostics.count
    var isForeign = false
    var isReadable = true
    entry.unknown = readElement(json) { reader, part in
      switch part.word {
      case "amount": entry.amount = reader.number(part.value, 1...Int64.max)
      case "at": entry.at = reader.number(part.value, Instants.range)
      case "by": cause = CauseReading(part.value).map { ($0, part.value) }
      case "generation": entry.generation = reader.amount(part.value)
      case "holding":
        if reader.isText(part.value), case .holding(let one)? = reader.entity(value: part.value) {
          holding = one
        }
        isForeign = holding == nil
      case "id":
        entry.id = reader.commandID(part.value)
        isReadable = entry.id != nil
      case "kind":
        guard reader.isText(part.value) else { return }
        kind = Change.Kind(part.value.word).flatMap { $0.movesMoney ? $0 : nil }
      case "place": entry.place = reader.amount(part.value)
      case "revision": entry.revision = reader.amount(part.value)
      default: reader.unknownKey(part)
      }
    }
    if diagnostics.count > count { return }
    isReadable = isReadable && cause != nil && kind != nil
    guard entry.amount > 0, holding != nil || isForeign, isReadable || minor > 0 else {
      return report(.stateValue, json.place, "this is no entry of the ledger")
    }
    guard let holding, let cause, let kind, isReadable else {
      return keep(json, at: ["ledger", entry.sortingKey(CanonicalJSON.write(json))])
    }
    moments.append(
      Moment(
        generation: entry.generation, at: entry.at, revision: entry.revision, place: json.place))
    entry.holding = holding
    entry.kind = kind
    addToLedger(LedgerReading(entry: entry, cause: cause.reading, json: cause.json))
  }

  /// Packs an entry at once, unless another pack has another order.
  private mutating func addToLedger(_ reading: LedgerReading) {
    if isAdopting { return ledger.append(reading.whole) }
    if let lastEntry, LedgerReading.order(lastEntry, reading) != .before {
      isLedgerInOrder = false
    }
    lastEntry = reading
    state.records.ledger.append(reading, with: &packer)
  }

  private mutating func commandID(_ json: JSONValue) -> CommandID? {
    if let text = json.string, !text.isEmpty { return .opaque(text) }
    if json.count == 2, let number = json[word: "n"]?.integer, number > 0,
      let name = json[word: "writer"]?.string
    {
      return .writer(writerName(name, json.place), number: number)
    }
    return nil
  }
}
