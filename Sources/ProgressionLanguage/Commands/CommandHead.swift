/// The head keys of commands.
enum CommandHead: String, CaseIterable {
  case complete
  case start
  case fail
  case unlock
  case buy
  case select
  case grant
  case take
  case set
  case add
  case visit
  case tick
  case batch = "do"
  // Of later versions.
  case meet
  case accept
  case turnIn
  case abandon
  case transaction
  case open
  case reset
  case setClock

  var isSupported: Bool {
    switch self {
    case .meet, .accept, .turnIn, .abandon, .transaction, .open, .reset, .setClock: false
    default: true
    }
  }

  /// The keys that may stand beside the head, `id` aside.
  var companions: [String] {
    switch self {
    case .complete: ["stars", "score", "marks"]
    case .unlock: ["price", "rank"]
    case .buy: ["quantity", "price"]
    default: []
    }
  }

  /// Whether only the game's trusted side may send the command.
  var needsOperator: Bool {
    switch self {
    case .grant, .take, .set, .add: true
    default: false
    }
  }
}
