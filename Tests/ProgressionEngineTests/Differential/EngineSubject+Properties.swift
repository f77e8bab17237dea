import ProgressionEngine
import ProgressionModel
import ProgressionReference

extension EngineSubject {
  /// What a command broke that must hold after every command, `nil` where all is well.
  ///
  /// `before` is the state that it met; saved bytes are compared where `comparesBytes` says so.
  func brokenProperty(
    after outcome: ReferenceJSON, from before: PlayerState, comparesBytes: Bool
  ) -> String? {
    if outcome["outcome"] != "accepted" {
      let isSame =
        state == before && (!comparesBytes || engine.encode(state) == engine.encode(before))
      return isSame ? nil : "a command that was not accepted changed the state"
    }
    for index in engine.game.holdings.indices {
      if let broken = brokenIdentity(of: HoldingRef(position: index)) { return broken }
    }
    return brokenFloor(outcome) ?? brokenLedger(outcome)
  }

  /// Every balance is the sum of its terms, and no term is below 0.
  private func brokenIdentity(of holding: HoldingRef) -> String? {
    let terms = engine.terms(of: holding, in: state)
    let added = [terms.initial, terms.earned, terms.bought, terms.returned, terms.forgiven]
    let taken = [terms.spent, terms.taken, terms.refunded]
    // Sums may leave 64 bits on the way, and are exact all the same.
    let sum = added.reduce(0, &+) &- taken.reduce(0, &+)
    let id = engine.game[holding].id
    if sum != terms.balance { return "\(id) has \(terms.balance), its terms add up to \(sum)" }
    return (added + taken).contains { $0 < 0 } ? "a term of \(id) is below 0: \(terms)" : nil
  }

  /// No price and no `take` ends below the floor; only refunds may.
  private func brokenFloor(_ outcome: ReferenceJSON) -> String? {
    let changes = outcome["changes"]?.elements ?? []
    let refunded = changes.filter { $0["by"]?["transaction"] != nil }.map { $0["id"] }
    for change in changes where change["kind"] == "debited" && !refunded.contains(change["id"]) {
      guard let index = engine.game.holdings.firstIndex(where: { .string($0.id) == change["id"] })
      else { return "no holding \(change.line)" }
      let holding = HoldingRef(position: index)
      let balance = engine.have(holding, in: state)
      if balance < engine.game[holding].floor { return "\(change.line) ends at \(balance)" }
    }
    return nil
  }

  /// The ledger says of this command what its outcome says, and stays within its bound.
  private func brokenLedger(_ outcome: ReferenceJSON) -> String? {
    let limit = Int(clamping: engine.game.policies.ledgerEntries)
    let ledger = engine.ledger(in: state)
    if ledger.count > limit { return "\(ledger.count) entries in a ledger of \(limit)" }
    let own = ledger.filter { $0.revision == state.revision }
    // Of a command that moved more than the ledger holds only the end is there.
    if own.count == limit { return nil }
    let entered = own.map { "\($0.kind) \(engine.game[$0.holding].id) \($0.amount)" }
    let told = (outcome["changes"]?.elements ?? []).compactMap { change in
      change["amount"].map {
        "\(change["kind"]?.text ?? "") \(change["id"]?.text ?? "") \($0.line)"
      }
    }
    return entered.sorted() == told.sorted() ? nil : "the ledger says \(entered), not \(told)"
  }
}
