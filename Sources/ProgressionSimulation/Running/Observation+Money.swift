import ProgressionEngine
import ProgressionModel
import ProgressionText

extension Observation {
  func unmetAcknowledge(_ expected: Bool?) -> ScenarioFailure? {
    let actual = effect.outcome?.acknowledge
    if actual == expected { return nil }
    return mismatch("`acknowledge`", Self.word(expected), Self.word(actual))
  }

  private static func word(_ truth: Bool?) -> String {
    truth.map { "\($0)" } ?? "null"
  }

  /// Whether the command of an id is remembered: then no other command may have the id.
  func unmetMemory(_ expected: Bool, of id: CommandID) -> ScenarioFailure? {
    let actual: Bool
    do {
      actual = try engine.preview(Command(.tick, id: id), on: state).isDuplicate
    } catch .duplicateWithDifferentContent {
      actual = true
    } catch {
      actual = false
    }
    return truth("`remembered` of `\(PlainText.visible(id.description))`", expected, actual)
  }

  func unmetTransaction(_ expected: ExpectedTransaction?, _ id: String) -> ScenarioFailure? {
    let record = engine.transactions(in: state).first { $0.id == id }
    let subject = "transaction `\(PlainText.visible(id))`"
    guard let record, let expected else {
      if record == nil, expected == nil { return nil }
      let wanted = expected.map { $0.stage?.description ?? "recorded" } ?? "not recorded"
      return mismatch(subject, wanted, record?.stage.description ?? "not recorded")
    }
    if let stage = expected.stage, stage != record.stage {
      return mismatch(subject, stage.description, record.stage.description)
    }
    if let product = expected.product, product != record.product {
      return mismatch("the product of \(subject)", PlainText.visible(product), record.product)
    }
    if let units = expected.units, units != record.units {
      return mismatch("`units` of \(subject)", "\(units)", "\(record.units)")
    }
    guard let revoked = expected.revoked, revoked != record.revoked else { return nil }
    return mismatch(
      "`revoked` of \(subject)", Self.units(revoked), Self.units(record.revoked))
  }

  private static func units(_ count: Int64) -> String {
    count == .max ? "all" : "\(count)"
  }

  // MARK: - The ledger

  /// The entries that a step is asked about: its own where it was a command, else all.
  private var entries: [LedgerEntry] {
    let all = engine.ledger(in: state)
    guard let outcome = effect.outcome else { return all }
    return outcome.isDuplicate ? [] : all.filter { $0.revision > before.revision }
  }

  func unmetLedger(_ expected: [ExpectedEntry]) -> ScenarioFailure? {
    let entries = entries
    var rest = entries[...]
    for (index, entry) in expected.enumerated() {
      guard let place = rest.firstIndex(where: { matches($0, entry) }) else {
        return ledgerFailure(
          "there is no entry \(entry.text)" + (index > 0 ? " after those before it" : ""),
          expected, entries)
      }
      rest = rest[(place + 1)...]
    }
    if expected.isEmpty, !entries.isEmpty {
      return ledgerFailure(
        "\(entries.count == 1 ? "1 entry was" : "\(entries.count) entries were") made, expected none",
        [], entries)
    }
    return nil
  }

  private func ledgerFailure(
    _ message: String, _ expected: [ExpectedEntry], _ entries: [LedgerEntry]
  ) -> ScenarioFailure {
    ScenarioFailure(
      message: "`ledger`: \(message)", location: nil,
      expected: Wording.list(expected.map(\.text)),
      actual: Wording.list(entries.map { Wording.text($0, game) }))
  }

  private func matches(_ entry: LedgerEntry, _ expected: ExpectedEntry) -> Bool {
    if let holding = expected.holding, holding != entry.holding { return false }
    if let kind = expected.kind, kind != entry.kind { return false }
    if let amount = expected.amount, amount != entry.amount { return false }
    if let id = expected.id, id != entry.id { return false }
    if let at = expected.at, at != entry.at { return false }
    if let revision = expected.revision, revision != entry.revision { return false }
    guard let cause = expected.cause else { return true }
    guard let actual = Wording.json(entry.cause) else { return false }
    return JSONMatch.matches(actual, expected: cause)
  }
}
