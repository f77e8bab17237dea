/// Takes a declaration out of a pack, and every mention of it.
public struct PackPruning {
  let id: String
  /// What a condition that names it becomes.
  let replacement: ReferenceJSON

  /// Takes out the declaration of an id.
  public init(id: String, replacement: ReferenceJSON) {
    self.id = id
    self.replacement = replacement
  }

  private static let tables = [
    "features", "achievements", "quests", "locations", "npcs", "products", "currencies", "items",
    "counters", "flags", "attributes", "rules", "collections", "chests", "timers", "resets",
  ]

  /// Everything that a pack declares by name, levels of counts aside.
  public static func ids(of pack: ReferenceJSON) -> [String] {
    var ids: [String] = []
    for world in pack["worlds"]?.elements ?? [] {
      guard let name = world["id"]?.text else { continue }
      ids.append(name)
      for level in world["levels"]?.elements ?? [] {
        if let level = level.text ?? level["id"]?.text { ids.append(name + "/" + level) }
      }
    }
    for table in tables { ids += ReferencePack.entries(pack[table]).map { $0.key } }
    return ids
  }

  /// The pack without the declaration.
  public func pruned(_ pack: ReferenceJSON) -> ReferenceJSON {
    var members: [ReferenceMember] = []
    guard case .object(let all) = pack else { return pack }
    for member in all {
      var value = member.value
      if member.key == "worlds" {
        value = .array(value.elements.filter { $0["id"]?.text != id }.map { withoutLevel($0) })
      } else if case .array(let list) = value {
        value = .array(list.filter { $0.text != id })
      } else if PackPruning.tables.contains(member.key) {
        value = value.removing(id)
      }
      if value == [] || value == [:] { continue }
      members.append(ReferenceMember(member.key, prune(value) ?? [:]))
    }
    return PackPruning.withSoundQuests(.object(members))
  }

  private func withoutLevel(_ world: ReferenceJSON) -> ReferenceJSON {
    guard let name = world["id"]?.text, case .array(let levels) = world["levels"] else {
      return world
    }
    let rest = levels.filter { level in
      (level.text ?? level["id"]?.text).map { name + "/" + $0 != id } ?? true
    }
    return world.setting("levels", .array(rest))
  }

  private func isNamed(_ json: ReferenceJSON) -> Bool {
    guard let text = json.text else { return false }
    return text == id || text.hasPrefix(id + "/")
  }

  /// The value without mentions; nil where nothing is left of it.
  private func prune(_ json: ReferenceJSON) -> ReferenceJSON? {
    switch json {
    case .string:
      return isNamed(json) ? nil : json
    case .array(let elements):
      let rest = elements.compactMap { prune($0) }
      return rest.isEmpty && !elements.isEmpty ? nil : .array(rest)
    case .object(let members):
      // A place where an npc can be is none without its location.
      if let location = json["location"], isNamed(location) { return nil }
      let isLeaf = members.contains {
        ReferenceContext.leaves.contains($0.key) || $0.key == "count" || $0.key == "of"
      }
      var rest: [ReferenceMember] = []
      for member in members where member.key != id {
        if member.key == "id" {
          rest.append(member)
        } else if let value = prune(member.value) {
          rest.append(ReferenceMember(member.key, value))
        } else if member.key == "product" {
          return nil
        } else if isLeaf, member.key != "reach", !isNode(members) {
          return members.contains { $0.key == "of" } ? nil : replacement
        }
      }
      return rest.isEmpty && !members.isEmpty ? nil : .object(rest)
    default:
      return json
    }
  }

  private func isNode(_ members: [ReferenceMember]) -> Bool {
    let keys = ["id", "unlock", "rewards", "kind", "levels", "gives"]
    return members.contains { keys.contains($0.key) }
  }
}
