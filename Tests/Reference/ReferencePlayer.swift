/// One player of a pack, played by the plainest means.
public struct ReferencePlayer: Sendable {
  /// An amount that a command moved, or that a cap cut off.
  struct Entry: Sendable {
    var kind: String
    var holding: String
    var amount: Int64
    var by: String
  }

  /// The pack that is played.
  public let pack: ReferencePack
  /// How many commands were accepted.
  public private(set) var revision: Int64 = 0
  /// The time of the last command.
  public var now: Int64 { facts.now }
  var facts: ReferenceFacts
  var derived: ReferenceDerived
  /// What the running command moved, each holding and cause once.
  var ledger: [Entry] = []
  /// Whether each store notice of the running command may be acknowledged.
  var acknowledgements: [Bool] = []
  var memory = ReferenceMemory()

  /// A new player: the initial amounts are paid, and all is settled once.
  public init(
    pack: ReferencePack, seed: Int64 = 0, at now: Int64 = ReferenceCalendar.scenarioStart
  ) {
    self.pack = pack
    facts = ReferenceFacts(now: now, seed: seed)
    derived = ReferenceDerived(pack: pack)
    for holding in pack.holdings { begin(holding) }
    beginPeriods()
    settle()
    ledger = []
  }

  /// Plays one command with the authority of its `x-as`, or of the store; answers its outcome.
  ///
  /// A rejected command leaves the player as it was.
  public mutating func apply(_ command: ReferenceJSON) -> ReferenceJSON {
    let before = self
    let authority = command["x-as"]?.text ?? "store"
    do throws(ReferenceRejection) {
      try ReferenceShape.check(command, isMember: false)
      try checkAuthority(command, authority)
      let content = ReferenceMemory.content(of: command)
      if let first = try memory.first(of: command, content) {
        return first.outcome("duplicate", revision: nil)
      }
      ledger = []
      acknowledgements = []
      try moveTime(for: command)
      try run(command)
      revision += 1
      let entry = ReferenceMemory.Entry(
        content: content, at: facts.now,
        changes: ReferenceChanges(before: before, after: self).json,
        acknowledge: acknowledgements.isEmpty ? nil : !acknowledgements.contains(false))
      memory.remember(entry, command["id"], pack.policies)
      return entry.outcome("accepted", revision: revision)
    } catch {
      self = before
      return error.json(pack: pack)
    }
  }

  /// Everything that can be asked about the player, in declaration order.
  public func snapshot() -> ReferenceJSON {
    ReferenceSnapshot(player: self).json
  }

  /// Whether a condition holds for the player now.
  public func holds(_ condition: ReferenceJSON) -> Bool {
    evaluator.holds(condition)
  }

  /// The value of a quantity now; nil for a percent of nothing.
  public func quantity(_ quantity: ReferenceJSON) -> Int64? {
    evaluator.quantity(quantity)
  }

  var evaluator: ReferenceEvaluator {
    ReferenceEvaluator(pack: pack, facts: facts, derived: derived)
  }
}
