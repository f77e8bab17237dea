/// A pack in the making.
struct PackDraft {
  var random: ReferenceRandom
  let size: Int
  let profile: GeneratorProfile
  var vocabulary = PackVocabulary()
  /// The JSON of each world, without its levels.
  var worlds: [String: ReferenceJSON] = [:]
  /// The JSON of the levels that are objects, by full id.
  var levels: [String: ReferenceJSON] = [:]
  /// How many levels of a world its count makes, and before which of the others it stands.
  var counts: [String: (count: Int, place: Int)] = [:]
  var tables: [String: [ReferenceMember]] = [:]
  var policies: ReferenceJSON?
  var levelDefaults: ReferenceJSON = [:]
  var worldDefaults: ReferenceJSON = [:]
  /// The defaults for levels inside one world.
  var innerDefaults: [String: ReferenceJSON] = [:]

  init(seed: UInt64, size: Int, profile: GeneratorProfile) {
    random = ReferenceRandom(seed: seed)
    self.size = size
    self.profile = profile
  }

  static let tableOrder = [
    "features", "achievements", "quests", "locations", "npcs", "products", "currencies", "items",
    "counters", "flags", "attributes", "chests", "timers", "rules", "resets", "collections",
  ]

  private static let nodeTables = [
    "features", "achievements", "quests", "locations", "npcs", "products",
  ]

  // MARK: - Rendering

  func json(order: [String] = tableOrder) -> ReferenceJSON {
    var pack: ReferenceJSON = ["formatVersion": 1, "id": "generated", "version": "1.0.0"]
    var defaults: ReferenceJSON = [:]
    if levelDefaults != [:] { defaults = defaults.setting("levels", levelDefaults) }
    if worldDefaults != [:] { defaults = defaults.setting("worlds", worldDefaults) }
    if defaults != [:] { pack = pack.setting("defaults", defaults) }
    if !vocabulary.worlds.isEmpty {
      pack = pack.setting("worlds", .array(vocabulary.worlds.map { world($0) }))
    }
    for table in order {
      guard let entries = tables[table], !entries.isEmpty else { continue }
      // A map of empty objects may be a list of ids.
      let canBeList = ["flags", "items", "npcs"].contains(table)
      let isList = canBeList && entries.allSatisfy { $0.value == [:] }
      pack = pack.setting(
        table, isList ? .array(entries.map { .string($0.key) }) : .object(entries))
    }
    if let policies { pack = pack.setting("policies", policies) }
    if let renamed = tables["renamed"] { pack = pack.setting("renamed", .object(renamed)) }
    return pack
  }

  private func world(_ world: PackVocabulary.World) -> ReferenceJSON {
    var list: [ReferenceJSON] = []
    for level in world.levels {
      guard let json = levels[level.id] else { continue }
      let isPlain = json.members.count == 1
      list.append(isPlain ? json["id"] ?? .null : json)
    }
    var levels: ReferenceJSON = .array(list)
    if let count = counts[world.id] {
      let number = ReferenceJSON.int(Int64(count.count))
      list.insert(number, at: min(count.place, list.count))
      levels = list.count == 1 ? number : .array(list)
    }
    var json = worlds[world.id] ?? [:]
    if let inner = innerDefaults[world.id] { json = json.setting("defaults", inner) }
    return json.setting("levels", levels)
  }

  // MARK: - Changing what is there

  func node(_ id: String) -> ReferenceJSON? {
    if let json = worlds[id] ?? levels[id] { return json }
    for table in PackDraft.nodeTables {
      if let entry = tables[table]?.first(where: { $0.key == id }) { return entry.value }
    }
    return nil
  }

  mutating func set(_ id: String, _ json: ReferenceJSON) {
    if worlds[id] != nil { worlds[id] = json }
    if levels[id] != nil { levels[id] = json }
    for table in PackDraft.nodeTables {
      if let place = tables[table]?.firstIndex(where: { $0.key == id }) {
        tables[table]?[place].value = json
      }
    }
  }

  mutating func add(_ table: String, _ id: String, _ json: ReferenceJSON) {
    tables[table, default: []].append(ReferenceMember(id, json))
  }

  mutating func set(_ id: String, _ key: String, _ value: ReferenceJSON) {
    guard let json = node(id) else { return }
    set(id, json.setting(key, value))
  }
}
