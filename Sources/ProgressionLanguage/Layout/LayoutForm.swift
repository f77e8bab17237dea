import ProgressionText

/// The kinds of objects that a layout tells apart.
enum LayoutForm: UInt8, CaseIterable {
  /// An object whose members keep their order.
  case free
  case pack
  case defaults
  case world
  case worldDefaults
  case level
  case levelDefaults
  case feature
  case achievement
  case quest
  case location
  case npc
  case placement
  case product
  case currency
  case item
  case refill
  case counter
  case flag
  case attribute
  case reset
  case chest
  case chestContent
  case timer
  case collectionEntry
  case discount
  /// A route or a condition.
  case expression
  case steps
  case now
  case rewards
  case bundle
  case policies
  case remember
  case scenarios
  case scenario
  case step
}

/// What stands at a place: an object of a form or a list of them, or a map of entries that are.
struct LayoutKind: Hashable {
  let form: LayoutForm
  /// Whether an object here is a map, whose members are entries and keep their order.
  let isMap: Bool

  init(_ form: LayoutForm, isMap: Bool = false) {
    self.form = form
    self.isMap = isMap
  }

  static let free = LayoutKind(.free)

  static func map(of form: LayoutForm) -> LayoutKind { LayoutKind(form, isMap: true) }

  /// What stands under a key of an object here.
  func child(_ key: KeyWord) -> LayoutKind { isMap ? LayoutKind(form) : form.child(key) }

  /// Whether each entry of a map or list stands on a line of its own where several are no plain values.
  var hasLines: Bool {
    switch form {
    case .world, .scenario, .step: true
    default: isMap
    }
  }
}

extension LayoutForm {
  /// What a file holds, by the keys of its outermost object; `nil` for neither rules nor scenarios.
  init?(fileWith root: JSONValue) {
    guard root.kind == .object else { return nil }
    if root["scenarios"] != nil {
      self = .scenarios
      return
    }
    var isPack = root.count == 0
    for member in root.members where KeySet.pack.contains(member) { isPack = true }
    guard isPack else { return nil }
    self = .pack
  }

  /// What stands under a key of an object of this form.
  func child(_ key: KeyWord) -> LayoutKind {
    switch self {
    case .pack: Self.table(key)
    case .world, .worldDefaults, .level, .levelDefaults, .feature, .achievement, .location:
      node(key)
    case .quest: Self.questPart(key)
    case .defaults: key == "worlds" ? LayoutKind(.worldDefaults) : LayoutKind(.levelDefaults)
    case .npc: key == "at" ? LayoutKind(.placement) : node(key)
    case .product, .chest, .timer, .reset, .chestContent, .currency, .item: Self.dealPart(key)
    case .placement, .discount, .expression: Self.expressionPart(key)
    case .rewards:
      key == "atRank" || key == "atStars" || key == "onMark"
        ? .map(of: .bundle) : LayoutKind(.bundle)
    case .policies: key == "remember" ? LayoutKind(.remember) : .free
    case .scenarios: key == "scenarios" ? LayoutKind(.scenario) : .free
    case .scenario:
      key == "steps" ? LayoutKind(.step) : key == "always" ? LayoutKind(.expression) : .free
    case .step: Self.stepPart(key)
    case .free, .bundle, .counter, .flag, .attribute, .refill, .collectionEntry, .steps,
      .now, .remember:
      .free
    }
  }

  private static func table(_ key: KeyWord) -> LayoutKind {
    switch TableName(key) {
    case .worlds: LayoutKind(.world)
    case .features: .map(of: .feature)
    case .achievements: .map(of: .achievement)
    case .quests: .map(of: .quest)
    case .locations: .map(of: .location)
    case .npcs: .map(of: .npc)
    case .products: .map(of: .product)
    case .currencies: .map(of: .currency)
    case .items: .map(of: .item)
    case .counters: .map(of: .counter)
    case .flags: .map(of: .flag)
    case .attributes: .map(of: .attribute)
    case .chests: .map(of: .chest)
    case .timers: .map(of: .timer)
    case .rules: .map(of: .expression)
    case .resets: .map(of: .reset)
    case .collections: .map(of: .collectionEntry)
    case nil:
      switch key {
      case "defaults": LayoutKind(.defaults)
      case "policies": LayoutKind(.policies)
      case "renamed", "checks": .map(of: .free)
      default: .free
      }
    }
  }

  private func node(_ key: KeyWord) -> LayoutKind {
    switch key {
    case "unlock", "visible", "completeWhen": LayoutKind(.expression)
    case "rewards": LayoutKind(.rewards)
    case "levels": LayoutKind(.level)
    case "defaults": LayoutKind(.levelDefaults)
    default: .free
    }
  }

  private static func questPart(_ key: KeyWord) -> LayoutKind {
    switch key {
    case "objectives": .map(of: .expression)
    case "failWhen": LayoutKind(.expression)
    default: LayoutForm.feature.node(key)
    }
  }

  private static func dealPart(_ key: KeyWord) -> LayoutKind {
    switch key {
    case "grants": LayoutKind(.bundle)
    case "when", "visible": LayoutKind(.expression)
    case "discounts": LayoutKind(.discount)
    case "refill": LayoutKind(.refill)
    case "weights": LayoutKind(.chestContent)
    default: .free
    }
  }

  private static func expressionPart(_ key: KeyWord) -> LayoutKind {
    switch key {
    case "price", "location": .free
    case "at": LayoutKind(.steps)
    case "discounts": LayoutKind(.discount)
    case "now": LayoutKind(.now)
    default: LayoutKind(.expression)
    }
  }

  private static func stepPart(_ key: KeyWord) -> LayoutKind {
    switch key {
    case "steps", "do": LayoutKind(.step)
    case "grant": LayoutKind(.bundle)
    default: .free
    }
  }
}
