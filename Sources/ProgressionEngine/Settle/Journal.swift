import ProgressionModel

/// What one command wrote, so that a rejection can undo it and an outcome can list it.
struct Journal: ~Copyable {
  struct Entry: BitwiseCopyable {
    var slot: Slot
    var cause = CauseRef.nothing
    var old: Int64
  }

  /// Amounts that moved, by holding and cause.
  struct Movement: BitwiseCopyable {
    var kind: Change.Kind
    var holding: HoldingRef
    var amount: Int64
    var cause: CauseRef

    fileprivate var key: MovementKey {
      MovementKey(kind: kind, holding: holding, cause: cause)
    }
  }

  fileprivate struct MovementKey: Hashable {
    var kind: Change.Kind
    var holding: HoldingRef
    var cause: CauseRef
  }

  /// Every write of a fact and of a derived value, in order.
  var entries: ScratchList<Entry>
  var attributes: [(attribute: AttributeRef, old: AttributeValue)] = []
  /// What is to be done to the records once the command is accepted, in order.
  var operations: ScratchList<RecordOperation>
  /// Whose it is what no single thing pays, where it is not the writer's of the command: positions
  /// in `owners`, or -1.
  var owner: Int32 = -1
  private(set) var owners: [String] = []
  /// Transactions as the command leaves them, the newest last.
  var transactions: [TransactionRecord] = []
  /// The stages that transactions had before, in the order of their first notices.
  var stages: [(id: String, old: StoreNotice.Stage?)] = []
  /// The transactions that causes name.
  private(set) var transactionIDs: [String] = []
  /// Whether the store may be told that its notices arrived; `nil` without notices.
  var acknowledge: Bool?
  var movements: ScratchList<Movement>
  /// Where each movement is, once there are many.
  private var movementPlaces: [MovementKey: Int] = [:]
  /// The nodes at which something may be due that changed since the last round, unsorted.
  var touched: ScratchList<Int32>
  /// The nodes of the present round, each once, in declaration order.
  var round: ScratchList<Int32>
  /// The levels and locations that were completed since the last round.
  var completions: ScratchList<Int32>
  /// Cycles that lost an input and must be computed from the bottom.
  var shrunkCycles: Set<Int32> = []
  /// How many derived values were computed.
  var evaluations: Int64 = 0

  init(_ memory: borrowing JournalMemory) {
    entries = ScratchList(memory.entries)
    operations = ScratchList(memory.operations)
    movements = ScratchList(memory.movements)
    touched = ScratchList(memory.touched)
    round = ScratchList(memory.round)
    completions = ScratchList(memory.completions)
  }

  /// Lets owners of what follows be a transaction, or again the writer.
  mutating func setOwner(_ name: String?) {
    guard let name else {
      owner = -1
      return
    }
    owners.append(name)
    owner = Int32(clamping: owners.count - 1)
  }

  /// The cause that a transaction is.
  mutating func cause(ofTransaction id: String) -> CauseRef {
    var place = transactionIDs.count - 1
    while place >= 0, !transactionIDs[place].hasBytes(of: id) { place -= 1 }
    if place < 0 {
      transactionIDs.append(id)
      place = transactionIDs.count - 1
    }
    return CauseRef(kind: .transaction, index: Int32(clamping: place))
  }

  mutating func move(
    _ kind: Change.Kind, _ holding: HoldingRef, _ amount: Int64, _ cause: CauseRef
  ) {
    if amount == 0 { return }
    let movement = Movement(kind: kind, holding: holding, amount: amount, cause: cause)
    if let place = place(of: movement.key) {
      movements[place].amount = movements[place].amount.addingClamped(amount)
      return
    }
    movements.append(movement)
    guard movements.count >= Journal.fewMovements else { return }
    if movements.count == Journal.fewMovements {
      for place in 0..<movements.count { movementPlaces[movements[place].key] = place }
    }
    movementPlaces[movement.key] = movements.count - 1
  }

  /// So many are looked through faster than looked up.
  private static let fewMovements = 16

  private func place(of key: MovementKey) -> Int? {
    if movements.count >= Journal.fewMovements { return movementPlaces[key] }
    for place in 0..<movements.count where movements[place].key == key { return place }
    return nil
  }

  /// Forgets what moved: it was there before.
  mutating func forgetMovements() {
    movements.removeAll()
    movementPlaces = [:]
  }

  /// Forgets all that a command has done that is undone.
  mutating func removeAll() {
    forgetMovements()
    entries.removeAll()
    attributes = []
    operations.removeAll()
    owner = -1
    owners = []
    transactions = []
    stages = []
    transactionIDs = []
    acknowledge = nil
    touched.removeAll()
    round.removeAll()
    completions.removeAll()
    shrunkCycles = []
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
