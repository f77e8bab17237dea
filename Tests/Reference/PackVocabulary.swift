/// What a generated pack declares, so that its conditions can speak of it.
struct PackVocabulary {
  struct Level {
    var id: String
    var isBonus: Bool
    var maxStars: Int64
    var isScored: Bool
    var marks: [String]
    var tags: [String]
  }

  struct World {
    var id: String
    var levels: [Level]
  }

  /// A feature or an achievement.
  struct Feat {
    var id: String
    var table: String
    var ranks: Int64?
    var choice: String?
  }

  struct Quest {
    var id: String
    var choice: String?
  }

  struct Reset {
    var id: String
    var isCalendar: Bool
  }

  struct Counter {
    var id: String
    var min: Int64
    var max: Int64
  }

  var worlds: [World] = []
  var feats: [Feat] = []
  var quests: [Quest] = []
  var locations: [String] = []
  var npcs: [String] = []
  var permanents: [String] = []
  var consumables: [String] = []
  var subscriptions: [String] = []
  var resets: [Reset] = []
  var timers: [String] = []
  var chests: [String] = []
  /// What says itself how long it lives.
  var scoped: Set<String> = []
  /// The nodes whose scope is a reset by the calendar.
  var streaking: [String] = []
  var currencies: [String] = []
  var items: [String] = []
  var counters: [Counter] = []
  /// The holdings that some price takes, whatever else is drawn.
  var spendable: [String] = []
  var flags: [String] = []
  /// Attributes with their types.
  var attributes: [(id: String, type: String)] = []
  var rules: [String] = []
  var collections: [String] = []
  /// Tags by what they are on: `levels`, `feats`, `quests`, `locations`, `npcs`, `items`, `mixed`.
  var tags: [String: [String]] = [:]

  var levels: [Level] { worlds.flatMap { $0.levels } }
  var holdings: [String] { currencies + items }
  var ranked: [Feat] { feats.filter { $0.ranks != nil } }

  var products: [String] { permanents + consumables + subscriptions }

  /// What `owned` may name.
  var ownable: [String] { permanents + subscriptions + items }

  var nodes: [String] {
    grantable + npcs + consumables + subscriptions
  }

  /// What a bundle's `unlock` may name.
  var grantable: [String] {
    worlds.map { $0.id } + levels.map { $0.id } + feats.map { $0.id } + quests.map { $0.id }
      + locations + permanents
  }

  /// What `unlocked` may name.
  var openable: [String] {
    worlds.map { $0.id } + levels.map { $0.id } + feats.map { $0.id } + quests.map { $0.id }
      + locations + npcs
  }

  /// What `completed` may name.
  var completable: [String] {
    worlds.map { $0.id } + levels.map { $0.id } + quests.map { $0.id } + locations
      + ranked.map { $0.id }
  }
}
