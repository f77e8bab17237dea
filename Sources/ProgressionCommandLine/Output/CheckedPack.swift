import ProgressionKit

/// A rule pack with what a new player finds in it.
struct CheckedPack {
  /// A node that a new player may take or buy, with the prices.
  struct Purchase {
    /// What the player does to have it.
    enum Way: CaseIterable {
      case bought
      /// For nothing.
      case taken
      /// As a quest is, whatever it costs.
      case accepted

      /// The word of the way, as in `can be bought`.
      var word: String {
        switch self {
        case .bought: "bought"
        case .taken: "taken"
        case .accepted: "accepted"
        }
      }
    }

    let id: String
    let kind: Node.Kind
    let offers: [Offer]

    /// What the player does to have it.
    var way: Way {
      switch kind {
      case .quest: .accepted
      case .product: .bought
      default: prices.isEmpty ? .taken : .bought
      }
    }

    /// The id, and what it costs.
    var text: String {
      let words = offers.map { RecordJSON.words($0.price) }
      return prices.isEmpty ? id : "\(id) (\(words.joined(separator: " or ")))"
    }

    private var prices: [[NamedAmount]] { offers.map { $0.price }.filter { !$0.isEmpty } }
  }

  /// The pack.
  let pack: RulePack
  /// What is open for a new player, in declaration order.
  private(set) var open: [String] = []
  /// What a new player may take or buy, whatever is in the purse.
  private(set) var purchases: [Purchase] = []
  /// What is wrong with the pack, or worth a look.
  let diagnostics: [Diagnostic]

  /// Reads a pack and what lies beside its main file.
  init(_ file: Discovery.Found) throws(FileError) {
    pack = try RulePack(contentsOf: file.path, named: file.name)
    let (engine, findings) = pack.compiled()
    diagnostics =
      (MainFiles.findings(of: file, pack.sources) + pack.diagnostics + findings).inOrderOfPlace()
    guard let engine else { return }
    let player = engine.newPlayer()
    for node in engine.game.nodes.indices.map({ NodeRef(position: $0) }) {
      let record = engine.status(of: node, in: player)
      switch record.status {
      case .unlocked, .completed: open.append(engine.game[node].id)
      case .available:
        purchases.append(
          Purchase(
            id: engine.game[node].id, kind: engine.game[node].kind, offers: record.offers))
      case .locked, .hidden: continue
      }
    }
  }

  /// The number of findings of a severity.
  func count(_ severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }
}
