public import ProgressionModel

/// Queries about money; see `status` for what references and states of other packs answer.
extension Engine {
  /// The balance of a holding.
  public func have(_ holding: HoldingRef, in state: PlayerState) -> Int64 {
    knows(holding, in: state) ? state[layout.holdings[holding.position].balance] : 0
  }

  /// What the player ever earned of a holding, initial amounts aside.
  public func earned(_ holding: HoldingRef, in state: PlayerState) -> Int64 {
    knows(holding, in: state) ? state[layout.holdings[holding.position].earned] : 0
  }

  /// What the player ever spent of a holding.
  public func spent(_ holding: HoldingRef, in state: PlayerState) -> Int64 {
    knows(holding, in: state) ? state[layout.holdings[holding.position].spent] : 0
  }

  /// What the operator ever took of a holding.
  public func taken(_ holding: HoldingRef, in state: PlayerState) -> Int64 {
    knows(holding, in: state) ? state[layout.holdings[holding.position].taken] : 0
  }

  /// How the balance of a holding came about; all 0 for one that nobody knows.
  public func terms(of holding: HoldingRef, in state: PlayerState) -> HoldingTerms {
    let slots = knows(holding, in: state) ? layout.holdings[holding.position] : nil
    func value(_ term: HoldingTerm) -> Int64 { slots.map { state[$0[term]] } ?? 0 }
    return HoldingTerms(
      balance: slots.map { state[$0.balance] } ?? 0, initial: value(.initial),
      earned: value(.earned), bought: value(.bought), returned: value(.returned),
      forgiven: value(.forgiven), spent: value(.spent), taken: value(.taken),
      refunded: value(.refunded), cap: slots == nil ? 0 : game[holding].cap,
      floor: slots == nil ? 0 : game[holding].floor)
  }

  /// The last movements of money, oldest first; as many as the pack's policies keep.
  public func ledger(in state: PlayerState) -> [LedgerEntry] {
    isCompatible(with: state) ? state.records.ledger.entries(state.layout) : []
  }

  /// The last movements of one holding, oldest first: why the player has what there is.
  ///
  /// Movements that the ledger no longer keeps are in `terms` only.
  public func ledger(of holding: HoldingRef, in state: PlayerState) -> [LedgerEntry] {
    ledger(in: state).filter { $0.holding == holding }
  }

  /// What stores said of purchases, by the bytes of the transactions' ids.
  public func transactions(in state: PlayerState) -> [TransactionRecord] {
    isCompatible(with: state) ? state.records.transactions : []
  }

  /// When a refill goes on; `nil` for a holding without one, or that is full.
  public func refillsAt(of holding: HoldingRef, in state: PlayerState) -> RefillTimes? {
    guard knows(holding, in: state) else { return nil }
    let balance = state[layout.holdings[holding.position].balance]
    let cap = game[holding].cap
    guard balance < cap, let next = state.refilled(holding, to: balance.addingClamped(1)),
      let full = state.refilled(holding, to: cap)
    else { return nil }
    return RefillTimes(next: next, full: full)
  }

  private func knows(_ holding: HoldingRef, in state: PlayerState) -> Bool {
    knows(holding, of: layout.holdings.count, in: state)
  }
}
