import ProgressionText

/// The order of keys by what they mean: what a thing is called, what opens it, what it holds, what it
/// gives.
struct LayoutOrder {
  /// The keys that have a place, the first first.
  let keys: ContiguousArray<KeyWord>
  /// Whether keys without a place are entries, which stand before the others.
  let hasEntries: Bool

  private init(_ keys: [String], hasEntries: Bool = false) {
    self.keys = ContiguousArray(keys.map { KeyWord($0) })
    self.hasEntries = hasEntries
  }

  private init(words: ContiguousArray<KeyWord>) {
    keys = words
    hasEntries = false
  }

  /// The position of a key; `nil` for a key without a place.
  func rank(_ key: KeyWord) -> Int? {
    if key == .other { return nil }
    for index in keys.indices where keys[index] == key { return index }
    return nil
  }

  /// The order of a form of objects.
  static func order(of form: LayoutForm) -> LayoutOrder { orders[Int(form.rawValue)] }

  /// The order of a route, which is an expression with a key that makes it one.
  static let route = LayoutOrder(KeySet.route.keys)

  /// Whether an expression with the key is a route.
  static func isRouteMark(_ key: KeyWord) -> Bool {
    switch key {
    case "when", "price", "product", "live", "reach", "at": true
    default: false
    }
  }

  private static let orders: [LayoutOrder] = {
    var orders: [LayoutOrder] = []
    for form in LayoutForm.allCases { orders.append(make(form)) }
    return orders
  }()

  private static func make(_ form: LayoutForm) -> LayoutOrder {
    switch form {
    case .bundle: LayoutOrder(["unlock", "set", "add", "timers"], hasEntries: true)
    case .expression: LayoutOrder(conditionKeys)
    case .rewards: LayoutOrder(words: GameReader.moments)
    case .scenarios: LayoutOrder(["rules", "at", "seed", "scenarios"])
    case .scenario:
      LayoutOrder([
        "name", "only", "skip", "todo", "at", "seed", "given", "always", "cases", "steps",
      ])
    case .step: LayoutOrder(stepKeys)
    default: LayoutOrder(ordered(form))
    }
  }

  /// The keys of a form in order: as the reader lists them, but for what reads better otherwise.
  private static func ordered(_ form: LayoutForm) -> [String] {
    let keys = form.keySet?.keys ?? []
    let first: [String]
    switch form {
    case .pack:
      // What is counted stands before what it opens.
      first = [
        "formatVersion", "id", "version", "title", "include", "policies", "checks", "currencies",
        "items", "counters", "flags", "attributes", "resets", "timers", "rules", "defaults",
      ]
    // The way in stands before what is inside.
    case .world, .worldDefaults:
      first = ["id", "title", "order", "unlock", "completeWhen", "visible", "defaults"]
    default: first = []
    }
    return first.filter { keys.contains($0) } + keys.filter { !first.contains($0) }
  }

  /// Heads, then what stands beside them, then comparators.
  private static let conditionKeys: [String] = {
    var keys: [String] = []
    for head in Head.allCases { keys.append(head.rawValue) }
    for head in Head.allCases {
      for companion in head.companions where !keys.contains(companion) { keys.append(companion) }
    }
    return keys + ["atLeast", "moreThan", "atMost", "lessThan", "equals", "notEquals"]
  }()

  /// What a step does, what stands beside it, who does it, and what is expected.
  private static let stepKeys: [String] = {
    var keys: [String] = []
    for head in CommandHead.allCases { keys.append(head.rawValue) }
    keys += [
      "press", "wait", "at", "restart", "save", "load", "fork", "merge", "upgrade", "repeat",
    ]
    for head in CommandHead.allCases {
      for companion in head.companions where !keys.contains(companion) { keys.append(companion) }
    }
    return keys + [
      "id", "now", "player", "playthrough", "authority", "steps", "expectRejected", "expect",
    ]
  }()
}

extension LayoutForm {
  /// The keys that the reader knows for objects of this form; `nil` where other types list them.
  var keySet: KeySet? {
    switch self {
    case .free, .expression, .bundle, .rewards, .scenarios, .scenario, .step: nil
    case .pack: .pack
    case .defaults: .defaults
    case .world: .world
    case .worldDefaults: .worldDefaults
    case .level: .level
    case .levelDefaults: .levelDefaults
    case .feature: .feature
    case .achievement: .achievement
    case .quest: .quest
    case .location: .location
    case .npc: .npc
    case .placement: .placement
    case .product: .product
    case .currency: .currency
    case .item: .item
    case .refill: .refill
    case .counter: .counter
    case .flag: .flag
    case .attribute: .attribute
    case .reset: .reset
    case .chest: .chest
    case .chestContent: .chestContent
    case .timer: .timer
    case .collectionEntry: .collectionEntry
    case .discount: .discount
    case .steps: .steps
    case .now: .now
    case .policies: .policies
    case .remember: .remember
    }
  }
}
