import ProgressionText

/// The tables of a rule pack, in the order of the language reference.
package enum TableName: String, CaseIterable, Sendable {
  case worlds
  case features
  case achievements
  case quests
  case locations
  case npcs
  case products
  case currencies
  case items
  case counters
  case flags
  case attributes
  case chests
  case timers
  case rules
  case resets
  case collections

  /// Whether the table may be a list of ids, since every entry has defaults.
  package var takesIDs: Bool {
    switch self {
    case .currencies, .items, .counters, .flags, .npcs: true
    default: false
    }
  }

  /// What its ids name.
  var kinds: EntityKinds {
    switch self {
    case .worlds: [.world, .level]
    case .features: .feature
    case .achievements: .achievement
    case .quests: .quest
    case .locations: .location
    case .npcs: .npc
    case .products: .product
    case .currencies: .currency
    case .items: .item
    case .counters: .counter
    case .flags: .flag
    case .attributes: .attribute
    case .chests: .chest
    case .timers: .timer
    case .rules: .rule
    case .resets: .reset
    case .collections: .collection
    }
  }

  /// The table of this name; `nil` for any other word.
  init?(_ word: KeyWord) {
    switch word {
    case "worlds": self = .worlds
    case "features": self = .features
    case "achievements": self = .achievements
    case "quests": self = .quests
    case "locations": self = .locations
    case "npcs": self = .npcs
    case "products": self = .products
    case "currencies": self = .currencies
    case "items": self = .items
    case "counters": self = .counters
    case "flags": self = .flags
    case "attributes": self = .attributes
    case "chests": self = .chests
    case "timers": self = .timers
    case "rules": self = .rules
    case "resets": self = .resets
    case "collections": self = .collections
    default: return nil
    }
  }
}
