/// One player of a pack, played by the plainest means.
public struct ReferencePlayer: Sendable {
  /// An amount that a command moved, or that a cap cut off.
  struct Entry: Sendable {
    var kind: String
    var holding: String
    var amount: Int64
    var by: String
  }

  private struct Remembered: Sendable {
    var content: ReferenceJSON
    var changes: ReferenceJSON
  }

  /// The pack that is played.
  public let pack: ReferencePack
  /// How many commands were accepted.
  public private(set) var revision: Int64 = 0
  var facts = ReferenceFacts()
  var derived: ReferenceDerived
  /// What the running command moved, each holding and cause once.
  var ledger: [Entry] = []
  private var remembered: [String: Remembered] = [:]

  /// A new player: the initial amounts are paid, and all is settled once.
  public init(pack: ReferencePack) {
    self.pack = pack
    derived = ReferenceDerived(pack: pack)
    for holding in pack.holdings {
      facts.balances[holding.id] = min(holding.initial, holding.cap ?? .max)
    }
    settle()
    ledger = []
  }

  /// Plays one command with the authority of an operator and answers its outcome.
  ///
  /// A rejected command leaves the player as it was.
  public mutating func apply(_ command: ReferenceJSON) -> ReferenceJSON {
    let before = self
    do throws(ReferenceRejection) {
      try ReferenceShape.check(command, isMember: false)
      let content = command.removing("id").removing("now").canonical
      let id = command["id"]?.canonical.line
      if let id, let first = remembered[id] {
        guard first.content == content else {
          throw ReferenceRejection("duplicateWithDifferentContent")
        }
        return ["outcome": "duplicate", "changes": first.changes]
      }
      ledger = []
      try run(command)
      revision += 1
      let changes = ReferenceChanges(before: before, after: self).json
      if let id { remembered[id] = Remembered(content: content, changes: changes) }
      return ["outcome": "accepted", "revision": .int(revision), "changes": changes]
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
