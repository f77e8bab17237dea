import ProgressionModel

/// What one command wrote, so that a rejection can undo it and an outcome can list it.
struct Journal {
  struct Entry {
    var slot: Slot
    var old: Int64
  }

  /// Amounts that moved, by holding and cause.
  struct Movement {
    var kind: Change.Kind
    var holding: HoldingRef
    var amount: Int64
    var cause: Change.Cause
  }

  private struct MovementKey: Hashable {
    var kind: Change.Kind
    var holding: HoldingRef
    var cause: Change.Cause
  }

  /// Every write of a fact and of a derived value, in order.
  var entries: ContiguousArray<Entry> = []
  var attributes: [(attribute: AttributeRef, old: AttributeValue)] = []
  /// What is to be done to the records once the command is accepted, in order.
  var operations: [RecordOperation] = []
  /// Whose it is what no single thing pays, where it is not the writer's of the command.
  var owner: String?
  /// Transactions as the command leaves them, the newest last.
  var transactions: [TransactionRecord] = []
  /// The stages that transactions had before, in the order of their first notices.
  var stages: [(id: String, old: StoreNotice.Stage?)] = []
  /// Whether the store may be told that its notices arrived; `nil` without notices.
  var acknowledge: Bool?
  var movements: [Movement] = []
  /// Where each movement is, once there are many.
  private var movementPlaces: [MovementKey: Int] = [:]
  /// Who wrote a fact, where it is not the command itself.
  var causes: [Slot: Change.Cause] = [:]
  /// The nodes at which something may be due that changed since the last round, unsorted.
  var touched: ContiguousArray<Int32> = []
  /// The levels and locations that were completed since the last round.
  var completions: [NodeRef] = []
  /// Cycles that lost an input and must be computed from the bottom.
  var shrunkCycles: Set<Int32> = []
  /// How many derived values were computed.
  var evaluations: Int64 = 0

  mutating func move(
    _ kind: Change.Kind, _ holding: HoldingRef, _ amount: Int64, _ cause: Change.Cause
  ) {
    if amount == 0 { return }
    if let index = place(of: kind, holding, cause) {
      movements[index].amount = movements[index].amount.addingClamped(amount)
      return
    }
    movements.append(Movement(kind: kind, holding: holding, amount: amount, cause: cause))
    guard movements.count >= Journal.fewMovements else { return }
    if movements.count == Journal.fewMovements {
      for (index, movement) in movements.enumerated() {
        movementPlaces[Journal.key(of: movement)] = index
      }
    }
    movementPlaces[MovementKey(kind: kind, holding: holding, cause: cause)] = movements.count - 1
  }

  /// So many are looked through faster than looked up.
  private static let fewMovements = 16

  private func place(
    of kind: Change.Kind, _ holding: HoldingRef, _ cause: Change.Cause
  ) -> Int? {
    if movements.count >= Journal.fewMovements {
      return movementPlaces[MovementKey(kind: kind, holding: holding, cause: cause)]
    }
    return movements.firstIndex {
      $0.kind == kind && $0.holding == holding && $0.cause == cause
    }
  }

  private static func key(of movement: Movement) -> MovementKey {
    MovementKey(kind: movement.kind, holding: movement.holding, cause: movement.cause)
  }
}

extension Int64 {
  /// The sum, clamped to 64 bits.
  func addingClamped(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    if !overflow { return sum }
    return other < 0 ? Int64.min : Int64.max
  }

  /// The product, clamped to 64 bits.
  func multipliedClamped(by other: Int64) -> Int64 {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    if !overflow { return product }
    return (self < 0) == (other < 0) ? Int64.max : Int64.min
  }
}
