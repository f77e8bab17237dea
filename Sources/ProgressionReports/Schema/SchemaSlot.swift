import ProgressionLanguage

/// Where ids stand, by what they may name.
struct SchemaSlot: Hashable, Sendable {
  /// The name that definitions have after it.
  let name: String
  let kinds: EntityKinds

  static let world = SchemaSlot(name: "world", kinds: .world)
  static let level = SchemaSlot(name: "level", kinds: .level)
  static let location = SchemaSlot(name: "location", kinds: .location)
  static let npc = SchemaSlot(name: "npc", kinds: .npc)
  static let quest = SchemaSlot(name: "quest", kinds: .quest)
  static let product = SchemaSlot(name: "product", kinds: .product)
  static let counter = SchemaSlot(name: "counter", kinds: .counter)
  static let flag = SchemaSlot(name: "flag", kinds: .flag)
  static let attribute = SchemaSlot(name: "attribute", kinds: .attribute)
  static let rule = SchemaSlot(name: "rule", kinds: .rule)
  static let collection = SchemaSlot(name: "collection", kinds: .collection)
  static let reset = SchemaSlot(name: "reset", kinds: .reset)
  static let chest = SchemaSlot(name: "chest", kinds: .chest)
  static let timer = SchemaSlot(name: "timer", kinds: .timer)
  static let node = SchemaSlot(name: "node", kinds: .node)
  static let completable = SchemaSlot(name: "completable", kinds: .completable)
  static let openable = SchemaSlot(name: "openable", kinds: .openable)
  static let holding = SchemaSlot(name: "holding", kinds: .holding)
  static let ranked = SchemaSlot(name: "ranked", kinds: .ranked)
  static let ownable = SchemaSlot(name: "ownable", kinds: [.product, .item])
  static let levels = SchemaSlot(name: "levels", kinds: [.world, .level])
  static let countable = SchemaSlot(name: "countable", kinds: EntityKinds.node.union(.item))
  static let ending = SchemaSlot(name: "ending", kinds: EntityKinds.node.union(.holding))
  static let target = SchemaSlot(name: "target", kinds: [.world, .level, .location])
  static let failable = SchemaSlot(name: "failable", kinds: [.level, .quest])
  static let settable = SchemaSlot(name: "settable", kinds: [.counter, .flag, .attribute])
}
