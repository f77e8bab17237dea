extension ReferencePack {
  func node(_ reference: ReferenceJSON?) -> Int? {
    reference?.text.flatMap { index[$0] }
  }

  /// A group of levels, each once, in declaration order.
  func levels(_ group: ReferenceJSON) -> [Int] {
    var found: Set<Int> = []
    collectLevels(group, into: &found)
    return found.sorted()
  }

  private func collectLevels(_ group: ReferenceJSON, into found: inout Set<Int>) {
    switch group {
    case .string("all"):
      found.formUnion(nodes.indices.filter { nodes[$0].kind == .level })
    case .string(let id):
      guard let place = index[id] else { return }
      if nodes[place].kind == .world { found.formUnion(nodes[place].levels) }
      if nodes[place].kind == .level { found.insert(place) }
    case .array(let list):
      for element in list { collectLevels(element, into: &found) }
    default:
      guard let tag = group["tag"]?.text else { return }
      for place in nodes.indices where nodes[place].kind == .level {
        if nodes[place].tags.contains(tag) { found.insert(place) }
      }
    }
  }

  /// What a group of nodes names: nodes and items, each once, in declaration order.
  struct Members {
    var nodes: Set<Int> = []
    var items: Set<Int> = []
    /// The levels that were named one by one, bonus or not.
    var direct: Set<Int> = []
  }

  func members(_ group: ReferenceJSON) -> Members {
    var members = Members()
    collect(group, into: &members)
    return members
  }

  static let tables: [String: ReferenceNode.Kind] = [
    "worlds": .world, "levels": .level, "features": .feature, "achievements": .achievement,
    "quests": .quest, "locations": .location, "npcs": .npc, "products": .product,
  ]

  private func collect(_ group: ReferenceJSON, into members: inout Members) {
    switch group {
    case .string(let id):
      if let kind = ReferencePack.tables[id] {
        members.nodes.formUnion(nodes.indices.filter { nodes[$0].kind == kind })
      } else if id == "items" {
        members.items.formUnion(holdings.indices.filter { holdings[$0].isItem })
      } else if let place = index[id] {
        members.nodes.insert(place)
        if nodes[place].kind == .level { members.direct.insert(place) }
      } else if let place = holdings.firstIndex(where: { $0.id == id && $0.isItem }) {
        members.items.insert(place)
      }
    case .array(let list):
      for element in list { collect(element, into: &members) }
    default:
      if let tag = group["tag"]?.text {
        members.nodes.formUnion(nodes.indices.filter { nodes[$0].tags.contains(tag) })
        members.items.formUnion(
          holdings.indices.filter { holdings[$0].isItem && holdings[$0].tags.contains(tag) })
      } else if let world = node(group["in"]) {
        members.nodes.formUnion(nodes[world].levels)
      }
    }
  }
}
