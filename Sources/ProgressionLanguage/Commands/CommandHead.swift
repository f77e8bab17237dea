import ProgressionModel
import ProgressionText

/// The head keys of commands.
package enum CommandHead: String, CaseIterable {
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
  case meet
  case accept
  case turnIn
  case abandon
  case transaction
  case open
  case reset
  case begin
  case resume
  case tick
  case setClock
  case batch = "do"

  /// The keys that may stand beside the head, those of the envelope aside.
  package var companions: [String] {
    switch self {
    case .complete: ["stars", "score", "marks"]
    case .unlock: ["price", "rank"]
    case .buy: ["quantity", "price"]
    case .begin: ["custom"]
    case .transaction: ["product", "state", "quantity", "until", "restored"]
    default: []
    }
  }

  /// The keys that stand beside the head of every command but those inside a `do`.
  package static let envelope = ["id", "now", "playthrough"]

  /// The head that a word of other tools means.
  static func meant(by word: String) -> CommandHead? {
    switch word {
    case "talk", "talkTo", "speak", "speakTo", "greet": .meet
    case "acceptQuest", "takeQuest", "startQuest": .accept
    case "handIn", "deliver", "completeQuest", "finishQuest": .turnIn
    case "giveUp", "drop", "cancelQuest", "abandonQuest": .abandon
    case "newGame", "newPlaythrough", "beginPlaythrough": .begin
    case "switch", "switchTo", "continue", "loadGame": .resume
    default: nil
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

extension CommandHead {
  /// The head with this key; `nil` for any other word.
  init?(_ word: KeyWord) {
    switch word {
    case "complete": self = .complete
    case "start": self = .start
    case "fail": self = .fail
    case "unlock": self = .unlock
    case "buy": self = .buy
    case "select": self = .select
    case "grant": self = .grant
    case "take": self = .take
    case "set": self = .set
    case "add": self = .add
    case "visit": self = .visit
    case "meet": self = .meet
    case "accept": self = .accept
    case "turnIn": self = .turnIn
    case "abandon": self = .abandon
    case "transaction": self = .transaction
    case "open": self = .open
    case "reset": self = .reset
    case "begin": self = .begin
    case "resume": self = .resume
    case "tick": self = .tick
    case "setClock": self = .setClock
    case "do": self = .batch
    default: return nil
    }
  }
}
