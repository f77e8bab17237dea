import ProgressionModel

/// What made a change, by the positions of what it names.
///
/// It is noted with every write, and only the few that are told become texts.
struct CauseRef: Hashable, BitwiseCopyable, Sendable {
  enum Kind: UInt8, Sendable {
    case nothing
    /// `index` is a `CommandWord`.
    case command
    /// `index` is the node, `detail` the position of the first reward there of the same kind of
    /// moment: what is told of them is the same.
    case reward
    /// `index` is the position of the route in its node.
    case route
    /// `index` is the position in the table of the kind, of a quest that of its node.
    case chest
    case quest
    case refill
    case reset
    case timer
    /// `index` is the position in the transactions that the journal names.
    case transaction
  }

  var kind: Kind
  var index: Int32 = 0
  var detail: Int32 = 0

  /// The command itself, where that needs no saying.
  static let nothing = CauseRef(kind: .nothing)

  static func command(_ word: CommandWord) -> CauseRef {
    CauseRef(kind: .command, index: Int32(word.rawValue))
  }

  static func reward(_ position: Int, of node: Int) -> CauseRef {
    CauseRef(kind: .reward, index: Int32(clamping: node), detail: Int32(clamping: position))
  }
}

/// The commands that a change can name as its cause.
enum CommandWord: UInt8, Sendable {
  case accept
  case buy
  case grant
  case start
  case take
  case turnIn
  case unlock

  var text: String {
    switch self {
    case .accept: "accept"
    case .buy: "buy"
    case .grant: "grant"
    case .start: "start"
    case .take: "take"
    case .turnIn: "turnIn"
    case .unlock: "unlock"
    }
  }
}

extension Layout {
  /// What an outcome says of a cause, `nil` for nothing; a transaction is one of a list.
  func cause(_ cause: CauseRef, _ transactions: [String]) -> Change.Cause? {
    let index = Int(cause.index)
    switch cause.kind {
    case .nothing: return nil
    case .command: return CommandWord(rawValue: UInt8(index)).map { .command($0.text) }
    case .reward:
      let moment = game.nodes[index].rewards[Int(cause.detail)].moment
      return .reward(moment: moment.description, node: game.nodes[index].id)
    case .route: return .route(Int64(cause.index))
    case .chest: return .source(.chest, id: game.chests[index].id)
    case .quest: return .source(.quest, id: game.nodes[index].id)
    case .refill: return .source(.refill, id: game.holdings[index].id)
    case .reset: return .source(.reset, id: game.resets[index].id)
    case .timer: return .source(.timer, id: game.timers[index].id)
    case .transaction: return .source(.transaction, id: transactions[index])
    }
  }
}
