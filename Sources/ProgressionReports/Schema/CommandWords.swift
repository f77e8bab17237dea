import ProgressionLanguage

/// What commands do, in a few words for editors.
enum CommandWords {
  static func meaning(of head: CommandHead) -> String {
    switch head {
    case .complete: "completes a level or location; of a world all levels that are no bonus"
    case .start: "starts a try of a level"
    case .fail: "fails a level or a quest"
    case .unlock: "takes a node by a priced or free route, or its next rank"
    case .buy: "buys a product for its price"
    case .select: "asks whether a node is open; changes nothing"
    case .grant: "gives a bundle"
    case .take: "takes amounts, as far as they are there"
    case .set: "sets flags, counters and attributes"
    case .add: "adds to counters"
    case .visit: "visits a location"
    case .meet: "meets an npc"
    case .accept: "accepts a quest"
    case .turnIn: "hands a quest in"
    case .abandon: "gives a quest up"
    case .transaction: "what a store says of a purchase, under the store's id"
    case .open: "opens a chest"
    case .reset: "starts a reset by command"
    case .begin: "begins a playthrough"
    case .resume: "goes back to a playthrough"
    case .tick: "lets time pass up to `now`"
    case .setClock: "repairs a clock that was wrong"
    case .batch: "several commands: all or nothing"
    }
  }
}
