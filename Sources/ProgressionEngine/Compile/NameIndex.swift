import ProgressionModel

/// What the ids of a pack mean, old ids included.
struct NameIndex: Sendable {
  enum Entity: Sendable {
    case node(NodeRef)
    case holding(HoldingRef)
    case counter(CounterRef)
    case flag(FlagRef)
    case attribute(AttributeRef)
  }

  private let entities: [String: Entity]
  private let renamed: [String: String]

  init(_ game: Game) {
    var entities: [String: Entity] = [:]
    for (index, node) in game.nodes.enumerated() {
      entities[node.id] = .node(NodeRef(position: index))
    }
    for (index, holding) in game.holdings.enumerated() {
      entities[holding.id] = .holding(HoldingRef(position: index))
    }
    for (index, counter) in game.counters.enumerated() {
      entities[counter.id] = .counter(CounterRef(position: index))
    }
    for (index, flag) in game.flags.enumerated() {
      entities[flag.id] = .flag(FlagRef(position: index))
    }
    for (index, attribute) in game.attributes.enumerated() {
      entities[attribute.id] = .attribute(AttributeRef(position: index))
    }
    var renamed: [String: String] = [:]
    for rename in game.renamed { renamed[rename.old] = rename.new }
    self.entities = entities
    self.renamed = renamed
  }

  /// What `id`, or what it was renamed to, means; a chain of renames is followed.
  subscript(id: String) -> Entity? {
    if let entity = entities[id] { return entity }
    if renamed.isEmpty { return nil }
    return entities[current(id)]
  }

  /// The id that `id` has now; a renamed world renames its levels too.
  private func current(_ id: String) -> String {
    var name = id
    for _ in 0...renamed.count {
      if let next = renamed[name] {
        name = next
      } else if let slash = name.utf8.firstIndex(of: UInt8(ascii: "/")),
        let world = renamed[String(name[..<slash])]
      {
        name = world + name[slash...]
      } else {
        break
      }
    }
    return name
  }
}
