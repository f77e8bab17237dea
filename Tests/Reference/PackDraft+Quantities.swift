extension PackDraft {
  /// A quantity with the largest number that is worth asking for.
  mutating func quantity(_ depth: Int) -> (json: ReferenceJSON, max: Int64)? {
    for _ in 0..<20 {
      if let quantity = tryQuantity(depth), quantity.max >= 1 { return quantity }
    }
    return nil
  }

  private mutating func tryQuantity(_ depth: Int) -> (json: ReferenceJSON, max: Int64)? {
    if depth < 2, random.chance(8) { return random.chance(30) ? streak() : growth() }
    switch random.int(0...27) {
    case 0...3:
      let group = levelGroup()
      return (["stars": group.json], group.levels.reduce(0) { $0 + $1.maxStars })
    case 4: return (["clears": levelGroup().json], 4)
    case 5: return (["fails": levelGroup().json], 3)
    case 6:
      let level = random.pick(vocabulary.levels.filter { $0.isScored })
      return level.map { (["score": .string($0.id)], 100 * $0.maxStars) }
    case 7...8: return marks()
    case 9...10: return holding("have", 15)
    case 11: return holding("earned", 30)
    case 12: return holding("spent", 10)
    case 13...14:
      // One that begins above 0 has too many thresholds that say nothing.
      let counter = random.pick(vocabulary.counters.filter { $0.min <= 0 })
      return counter.map { (["counter": .string($0.id)], $0.max) }
    case 15:
      let product = random.pick(vocabulary.consumables)
      return product.map { (["purchases": .string($0)], 1) }
    case 16...17:
      return random.pick(vocabulary.feats).map { (["rank": .string($0.id)], $0.ranks ?? 1) }
    case 18: return ranks()
    case 19...20:
      return random.pick(vocabulary.collections).map { (["percent": .string($0)], 100) }
    case 21...24: return count()
    default: return depth < 2 ? combined(depth) : nil
    }
  }

  private mutating func holding(
    _ head: String, _ max: Int64
  ) -> (json: ReferenceJSON, max: Int64)? {
    let ids = head == "spent" ? vocabulary.spendable : vocabulary.holdings
    guard let id = random.pick(ids) else { return nil }
    let entries = (tables["currencies"] ?? []) + (tables["items"] ?? [])
    let cap = head == "have" ? entries.first { $0.key == id }?.value["cap"]?.integer : nil
    let isItem = vocabulary.items.contains(id)
    let quantity: ReferenceJSON = .object([ReferenceMember(head, .string(id))])
    return (quantity, min(isItem ? 3 : max, cap ?? max))
  }

  private mutating func marks() -> (json: ReferenceJSON, max: Int64)? {
    let group = levelGroup()
    let all = group.levels.flatMap { $0.marks }
    let quantity: ReferenceJSON = ["marks": group.json]
    guard random.chance(60), let mark = random.pick(all) else {
      return (quantity, Int64(all.count))
    }
    let marked = group.levels.count { $0.marks.contains(mark) }
    return (quantity.setting("with", .string(mark)), Int64(marked))
  }

  private mutating func ranks() -> (json: ReferenceJSON, max: Int64)? {
    let tables = Array(Set(vocabulary.feats.map { $0.table })).sorted()
    var groups: [ReferenceJSON] = tables.map { .string($0) }
    for tag in vocabulary.tags["feats"] ?? [] { groups.append(["tag": .string(tag)]) }
    let listed = random.pick(vocabulary.feats.map { $0.id }, upTo: 3)
    if !listed.isEmpty { groups.append(.array(listed.map { .string($0) })) }
    guard let group = random.pick(groups) else { return nil }
    let known = vocabulary.feats.filter { feat in
      switch group {
      case .string(let table): feat.table == table
      case .array(let ids): ids.contains(.string(feat.id))
      default: node(feat.id)?["tags"]?.elements.contains(group["tag"] ?? .null) ?? false
      }
    }
    return (["ranks": group], known.reduce(0) { $0 + ($1.ranks ?? 1) })
  }

  private mutating func combined(_ depth: Int) -> (json: ReferenceJSON, max: Int64)? {
    guard let first = quantity(depth + 1), let second = quantity(depth + 1) else { return nil }
    let pair: ReferenceJSON = [first.json, second.json]
    switch random.int(0...3) {
    case 0: return (["sum": pair], first.max + second.max)
    case 1: return (["min": pair], min(first.max, second.max))
    case 2: return (["max": pair], max(first.max, second.max))
    default:
      let factor = random.int(1...3)
      return (["times": [first.json, .int(factor)]], first.max * factor)
    }
  }

  // MARK: - Groups

  mutating func levelGroup() -> (json: ReferenceJSON, levels: [PackVocabulary.Level]) {
    let levels = vocabulary.levels
    switch random.int(0...5) {
    case 0...1:
      if let world = random.pick(vocabulary.worlds) { return (.string(world.id), world.levels) }
    case 2:
      if let level = random.pick(levels) { return (.string(level.id), [level]) }
    case 3:
      let tags = Array(Set(levels.flatMap { $0.tags })).sorted()
      if let tag = random.pick(tags) {
        return (["tag": .string(tag)], levels.filter { $0.tags.contains(tag) })
      }
    case 4:
      if let world = random.pick(vocabulary.worlds), let level = random.pick(levels) {
        let inside = world.levels.contains { $0.id == level.id }
        let group: ReferenceJSON = [.string(world.id), .string(level.id)]
        return (group, inside ? world.levels : world.levels + [level])
      }
    default: break
    }
    return ("all", levels)
  }

  private mutating func count() -> (json: ReferenceJSON, max: Int64)? {
    switch random.int(0...5) {
    case 0:
      let group = levelGroup()
      let best = group.levels.map { $0.maxStars }.max() ?? 0
      guard best >= 1 else { return nil }
      let stars = random.int(1...best)
      let reaching = group.levels.count { $0.maxStars >= stars }
      return (["count": group.json, "withStars": .int(stars)], Int64(reaching))
    case 1:
      return counted(
        vocabulary.completable, "completed", table: ["levels", "worlds", "quests", "locations"])
    case 2:
      return counted(
        vocabulary.openable, "unlocked",
        table: ["features", "achievements", "levels", "worlds", "quests", "locations", "npcs"])
    case 3:
      return counted(vocabulary.locations, "visited", table: ["locations"])
    case 4:
      return counted(vocabulary.npcs, "met", table: ["npcs"])
    default:
      return counted(vocabulary.permanents + vocabulary.items, "owned", table: [])
    }
  }

  private mutating func counted(
    _ ids: [String], _ property: String, table: [String]
  ) -> (json: ReferenceJSON, max: Int64)? {
    let property = ReferenceJSON.string(property)
    if random.chance(40), let name = random.pick(table) {
      let size = tableSize(name)
      return size == 0 ? nil : (["count": .string(name), "are": property], Int64(size))
    }
    if property == "completed" || property == "unlocked", random.chance(25),
      let world = random.pick(vocabulary.worlds)
    {
      let group: ReferenceJSON = ["in": .string(world.id)]
      return (["count": group, "are": property], Int64(world.levels.count))
    }
    let kinds = ["owned": "items", "met": "npcs"]
    let tags = vocabulary.tags[kinds[property.text ?? ""] ?? "locations"]
    if property != "unlocked", random.chance(25), let tag = random.pick(tags ?? []) {
      return (["count": ["tag": .string(tag)], "are": property], 1)
    }
    let listed = random.pick(ids, upTo: 4)
    let group: ReferenceJSON = .array(listed.map { .string($0) })
    return listed.isEmpty ? nil : (["count": group, "are": property], Int64(listed.count))
  }

  func tableSize(_ table: String) -> Int {
    switch table {
    case "levels": vocabulary.levels.count
    case "worlds": vocabulary.worlds.count
    default: tables[table]?.count ?? 0
    }
  }
}
