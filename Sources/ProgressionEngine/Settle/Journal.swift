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

  /// Every write of a fact and of a derived value, in order.
  var entries: ContiguousArray<Entry> = []
  var attributes: [(attribute: AttributeRef, old: AttributeValue)] = []
  var movements: [Movement] = []
  /// Who wrote a fact, where it is not the command itself.
  var causes: [Slot: Change.Cause] = [:]
  /// The nodes whose derived values were computed anew since the last round, unsorted.
  var touched: ContiguousArray<Int32> = []
  /// The nodes that were touched in earlier rounds.
  var touchedBefore: ContiguousArray<Int32> = []
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
    for index in movements.indices
    where movements[index].kind == kind && movements[index].holding == holding
      && movements[index].cause == cause
    {
      movements[index].amount = movements[index].amount.addingClamped(amount)
      return
    }
    movements.append(Movement(kind: kind, holding: holding, amount: amount, cause: cause))
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
