import ProgressionModel

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
  case transaction
  case open
  case reset
  case tick
  case setClock
  case batch = "do"
  // Of later versions.
  case meet
  case accept
  case turnIn
  case abandon

  var isSupported: Bool {
    switch self {
    case .meet, .accept, .turnIn, .abandon: false
    default: true
    }
  }

  /// The keys that may stand beside the head, `id` and `now` aside.
  var companions: [String] {
    switch self {
    case .complete: ["stars", "score", "marks"]
    case .unlock: ["price", "rank"]
    case .buy: ["quantity", "price"]
    case .transaction: ["product", "state", "quantity", "until", "restored"]
    default: []
    }
  }

  /// The least authority that may send the command, whatever else it says.
  var authority: Authority {
    switch self {
    case .grant, .take, .set, .add, .setClock: .operator
    case .transaction: .store
    default: .player
    }
  }
}
