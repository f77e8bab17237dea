import ProgressionKit

/// A rule pack with what a new player finds in it.
struct CheckedPack {
  /// A node that a new player may take or buy, with the prices.
  struct Purchase {
    let id: String
    let offers: [Offer]
  }

  /// The pack.
  let pack: RulePack
  /// What is open for a new player, in declaration order.
  private(set) var open: [String] = []
  /// What a new player may take or buy, whatever is in the purse.
  private(set) var purchases: [Purchase] = []
  /// What only the compiler had to say.
  private(set) var compileError: String?

  init(_ pack: RulePack) {
    self.pack = pack
    guard pack.game != nil else { return }
    let engine: Engine
    do {
      engine = try pack.engine()
    } catch {
      compileError = error.description
      return
    }
    let player = engine.newPlayer()
    for node in engine.game.nodes.indices.map({ NodeRef(position: $0) }) {
      let record = engine.status(of: node, in: player)
      switch record.status {
      case .unlocked, .completed: open.append(engine.game[node].id)
      case .available:
        purchases.append(Purchase(id: engine.game[node].id, offers: record.offers))
      case .locked, .hidden: continue
      }
    }
  }

  /// The number of errors.
  var errors: Int {
    pack.diagnostics.count { $0.severity == .error } + (compileError == nil ? 0 : 1)
  }

  /// The number of warnings.
  var warnings: Int { pack.diagnostics.count { $0.severity == .warning } }
}
