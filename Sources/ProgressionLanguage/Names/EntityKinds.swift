package import ProgressionModel

/// A set of kinds of thing that an id can name.
package struct EntityKinds: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package static let world = EntityKinds(rawValue: 1)
  package static let level = EntityKinds(rawValue: 2)
  package static let feature = EntityKinds(rawValue: 4)
  package static let achievement = EntityKinds(rawValue: 8)
  package static let location = EntityKinds(rawValue: 16)
  package static let product = EntityKinds(rawValue: 32)
  package static let currency = EntityKinds(rawValue: 64)
  package static let item = EntityKinds(rawValue: 128)
  package static let counter = EntityKinds(rawValue: 256)
  package static let flag = EntityKinds(rawValue: 512)
  package static let attribute = EntityKinds(rawValue: 1024)
  package static let rule = EntityKinds(rawValue: 2048)
  package static let collection = EntityKinds(rawValue: 4096)
  package static let reset = EntityKinds(rawValue: 8192)
  package static let chest = EntityKinds(rawValue: 16384)
  package static let timer = EntityKinds(rawValue: 32768)
  package static let quest = EntityKinds(rawValue: 65536)
  package static let npc = EntityKinds(rawValue: 131_072)

  package static let node: EntityKinds = [
    .world, .level, .feature, .achievement, .quest, .location, .npc, .product,
  ]
  package static let holding: EntityKinds = [.currency, .item]
  package static let completable = node.subtracting([.npc, .product])
  /// What a player or a reward can open; an npc comes and goes.
  package static let openable = node.subtracting(.npc)
  package static let every = EntityKinds(rawValue: 1 << 18 - 1)
  package static let ranked: EntityKinds = [.feature, .achievement]

  /// The kind of an entity of a game, of which only two tables tell kinds apart.
  ///
  /// Takes these alone, since passing a game means retaining each of its tables.
  package init(of entity: NameTable.Entity, _ nodes: [Node], _ holdings: [Holding]) {
    switch entity {
    case .node(let node): self.init(of: nodes[node.position].kind)
    case .holding(let holding):
      self = holdings[holding.position].kind == .currency ? .currency : .item
    case .counter: self = .counter
    case .flag: self = .flag
    case .attribute: self = .attribute
    case .rule: self = .rule
    case .collection: self = .collection
    case .reset: self = .reset
    case .chest: self = .chest
    case .timer: self = .timer
    }
  }

  package init(of kind: Node.Kind) {
    switch kind {
    case .world: self = .world
    case .level: self = .level
    case .feature: self = .feature
    case .achievement: self = .achievement
    case .quest: self = .quest
    case .location: self = .location
    case .npc: self = .npc
    case .product: self = .product
    }
  }

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private var words: [String] {
    let all: [(EntityKinds, String)] = [
      (.world, "world"), (.level, "level"), (.feature, "feature"), (.achievement, "achievement"),
      (.quest, "quest"), (.location, "location"), (.npc, "npc"), (.product, "product"),
      (.currency, "currency"), (.item, "item"),
      (.counter, "counter"), (.flag, "flag"), (.attribute, "attribute"), (.rule, "rule"),
      (.chest, "chest"), (.timer, "timer"), (.collection, "collection"), (.reset, "reset"),
    ]
    // All kinds of node together have a word of their own.
    var words: [String] = isSuperset(of: .node) ? ["node"] : []
    let rest = words.isEmpty ? self : subtracting(.node)
    for (kind, word) in all where rest.contains(kind) { words.append(word) }
    return words
  }

  /// As in `world, level or feature`.
  var phrase: String {
    self == .completable || self == .openable ? "node" : Self.list(words)
  }

  /// As in `a world, a level or an item`.
  package var withArticles: String {
    if self == .completable { return "a node that can be completed" }
    if self == .openable { return "a node that can be opened" }
    var parts: [String] = []
    for word in words {
      let first = word.utf8.first ?? 0
      let isVowel = first == UInt8(ascii: "a") || first == UInt8(ascii: "i") || word == "npc"
      parts.append(isVowel ? "an \(word)" : "a \(word)")
    }
    return Self.list(parts)
  }

  private static func list(_ words: [String]) -> String {
    var text = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text += index == words.count - 1 ? " or " : ", " }
      text += word
    }
    return text
  }
}
