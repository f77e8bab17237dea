extension ReferencePack {
  mutating func readWorlds() throws(ReferenceError) {
    let defaults = json["defaults"]
    var previousWorld: String?
    for own in json["worlds"]?.elements ?? [] {
      let merged = ReferencePack.merge(own, defaults: [defaults?["worlds"]])
      guard let id = merged["id"]?.text else { throw ReferenceError("a world without an id") }
      let world = nodes.count
      let context = ReferenceContext(world: id, previous: previousWorld)
      // The levels have a context of their own.
      let levels = merged["levels"] ?? []
      let inner = merged["defaults"]
      let json = context.resolve(merged.removing("levels").removing("defaults"))
      try add(ReferenceNode(id: id, kind: .world, json: json))
      var previousLevel: String?
      for level in try ReferencePack.expand(levels) {
        let merged = ReferencePack.merge(level, defaults: [inner, defaults?["levels"]])
        guard let name = merged["id"]?.text else { throw ReferenceError("a level without an id") }
        let levelID = id + "/" + name
        let context = ReferenceContext(world: id, previous: previousLevel)
        var node = ReferenceNode(id: levelID, kind: .level, json: context.resolve(merged))
        node.world = world
        nodes[world].levels.append(nodes.count)
        try add(node)
        if !node.isBonus { previousLevel = levelID }
      }
      previousWorld = id
    }
  }

  /// What a node's `unlock` is, with the defaults of worlds and levels.
  func unlock(of place: Int) -> ReferenceJSON {
    let node = nodes[place]
    if let unlock = node.json["unlock"] { return unlock }
    switch node.kind {
    case .world:
      let worlds = nodes.indices.filter { nodes[$0].kind == .world }
      guard let previous = worlds.last(where: { $0 < place }) else { return true }
      return ["completed": .string(nodes[previous].id)]
    case .level:
      guard let world = node.world, nodes[world].json["order"] != "free" else { return true }
      let before = nodes[world].levels.filter { $0 < place && !nodes[$0].isBonus }
      guard let previous = before.last else { return true }
      return ["completed": .string(nodes[previous].id)]
    default:
      return false
    }
  }

  /// A node's own keys, then those of the defaults that it lacks.
  private static func merge(_ own: ReferenceJSON, defaults: [ReferenceJSON?]) -> ReferenceJSON {
    var merged = own
    for list in defaults {
      for member in list?.members ?? [] where merged[member.key] == nil {
        merged = merged.setting(member.key, member.value)
      }
    }
    return merged
  }

  /// The short forms of `levels` as objects.
  private static func expand(_ levels: ReferenceJSON) throws(ReferenceError) -> [ReferenceJSON] {
    switch levels {
    case .int(let count):
      guard count >= 0, count <= 1_000_000 else { throw ReferenceError("a wrong count of levels") }
      return count == 0 ? [] : (1...count).map { ["id": .string(String($0))] }
    case .string(let id): return [["id": .string(id)]]
    case .object: return [levels]
    case .array(let list):
      var all: [ReferenceJSON] = []
      for element in list { all += try expand(element) }
      return all
    default: throw ReferenceError("wrong levels")
    }
  }
}
