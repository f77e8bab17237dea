import ProgressionLanguage

/// What the tables of a rule pack hold, in a few words for editors.
enum TableWords {
  static func meaning(of table: TableName) -> String {
    switch table {
    case .worlds: "the worlds with their levels, in order"
    case .features: "what opens beside worlds and levels"
    case .achievements: "what is earned once, or rank by rank"
    case .quests: "what is accepted, done and handed in"
    case .locations: "places that are visited"
    case .npcs: "persons who are somewhere and give quests"
    case .products: "what is sold, for a price or in a store"
    case .currencies: "what prices are paid with"
    case .items: "what a player has some of beside currencies"
    case .counters: "numbers that the game counts"
    case .flags: "what is true from some moment on"
    case .attributes: "facts that the game or a server sets"
    case .chests: "what is opened for one of several contents"
    case .timers: "what happens some time after it was started"
    case .rules: "conditions with a name"
    case .resets: "when facts end, by the calendar or by a command"
    case .collections: "what a percentage counts"
    }
  }
}
