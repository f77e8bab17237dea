import ProgressionEngine
import ProgressionLanguage
import ProgressionModel
import ProgressionText

extension ScenarioDecoder {
  // MARK: - Transactions

  /// What the record of a transaction should be: its stage, an object with some of the record, or
  /// `null` for no record.
  mutating func transaction(_ entry: JSONMember) -> Expectation.Subject? {
    let id = entry.key
    if entry.value.isNull { return .transaction(id, nil) }
    var expected = ExpectedTransaction()
    guard entry.value.kind == .object else {
      guard let stage = stage(entry.value) else { return nil }
      expected.stage = stage
      return .transaction(id, expected)
    }
    guard let fields = members(of: entry.value, "a transaction") else { return nil }
    if fields.isEmpty {
      report(
        .emptyExpectation, at: entry.value.place, "an empty object expects nothing of a transaction"
      )
    }
    for field in fields {
      switch field.key {
      case "stage": expected.stage = stage(field.value)
      case "product": expected.product = text(field.value, "the product of a transaction")
      case "units": expected.units = integer(field.value, "`units`", in: 0 ... .max)
      case "revoked":
        expected.revoked =
          field.value.equals("all") ? .max : integer(field.value, "`revoked`", in: 0 ... .max)
      default: unknownKey(field, in: "a transaction", known: ScenarioKeys.transaction)
      }
    }
    return .transaction(id, expected)
  }

  private mutating func stage(_ value: JSONValue) -> StoreNotice.Stage? {
    if let stage = value.string.flatMap({ StoreNotice.Stage($0) }) { return stage }
    let words = StoreNotice.Stage.all.map(\.description)
    let nearest = value.string.flatMap { NameSuggestion.nearest(to: $0, in: words) }
    report(
      .unknownWord, at: value.place,
      "the stage of a transaction is one of \(listed(words)) or null; this is "
        + OneLine.text(of: value),
      help: nearest.map { ["did you mean `\($0)`?"] } ?? [])
    return nil
  }

  mutating func acknowledge(
    _ value: JSONValue, of action: StepAction
  ) -> Expectation.Subject? {
    guard action.hasOutcome else {
      report(.stepShape, at: value.place, "only a command has an outcome with `acknowledge`")
      return nil
    }
    if value.isNull { return .acknowledge(nil) }
    return boolean(value, "`acknowledge`").map { .acknowledge($0) }
  }

  // MARK: - Command ids

  mutating func appendRemembered(_ value: JSONValue, to list: inout [Expectation]) {
    for element in ids(value, "remembered") {
      guard let id = commandID(element) else { continue }
      list.append(Expectation(subject: .remembered(id, true), place: origin(element.place)))
    }
  }

  mutating func remembered(_ entry: JSONMember) -> Expectation.Subject? {
    boolean(entry.value, "whether an id is remembered").map {
      .remembered(.opaque(entry.key), $0)
    }
  }

  private mutating func commandID(_ value: JSONValue) -> CommandID? {
    let (id, findings) = CommandReader.readID(value)
    diagnostics += findings
    return id
  }

  // MARK: - The ledger

  /// Reads entries that are expected in this order; others may be between.
  mutating func ledger(_ value: JSONValue) -> Expectation.Subject? {
    guard let elements = list(value, of: "entries of the ledger") else { return nil }
    let entries = elements.compactMap { ledgerEntry($0) }
    return entries.count == elements.count ? .ledger(entries) : nil
  }

  private mutating func ledgerEntry(_ value: JSONValue) -> ExpectedEntry? {
    guard let fields = members(of: value, "an entry of the ledger") else { return nil }
    if fields.isEmpty {
      report(.emptyExpectation, at: value.place, "an empty object expects nothing of an entry")
    }
    var entry = ExpectedEntry(text: PlainText.visible(OneLine.text(of: value)))
    for field in fields { read(field, into: &entry) }
    return entry
  }

  private mutating func read(_ field: JSONMember, into entry: inout ExpectedEntry) {
    let value = field.value
    switch field.key {
    case "holding":
      guard let id = text(value, "the holding of an entry") else { return }
      entry.holding = holding(id, at: value.place)
    case "kind": entry.kind = changeKind(value)
    case "amount": entry.amount = integer(value, "the amount of an entry")
    case "by":
      if value.kind == .object {
        entry.cause = value
      } else {
        wrongType(value, "`by` is an object", help: ["write `{\"command\": \"grant\"}`"])
      }
    case "id": entry.id = commandID(value)
    case "at": entry.at = instant(value, "at")
    case "revision": entry.revision = integer(value, "`revision`", in: 0 ... .max)
    default: unknownKey(field, in: "an entry of the ledger", known: ScenarioKeys.entry)
    }
  }
}
