/// The tables of a rule pack, in the order of the language reference.
enum TableName: String, CaseIterable, Sendable {
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
  var takesIDs: Bool {
    switch self {
    case .currencies, .items, .counters, .flags, .npcs: true
    default: false
    }
  }
}
