extension PackDraft {
  mutating func rewards(
    _ moments: [String], ranks: Int64?, marks: [String] = []
  ) -> ReferenceJSON {
    var rewards: ReferenceJSON = [:]
    for moment in random.pick(moments, upTo: 3) {
      switch moment {
      case "atRank":
        let rank = random.int(1...(ranks ?? 1))
        rewards = rewards.setting(moment, .object([.init(String(rank), bundle(1...6))]))
      case "atStars":
        rewards = rewards.setting(moment, .object([.init("1", bundle(1...6))]))
      case "onMark":
        guard let mark = random.pick(marks) else { continue }
        rewards = rewards.setting(moment, .object([.init(mark, bundle(1...6))]))
      default:
        rewards = rewards.setting(moment, bundle(1...6))
      }
    }
    return rewards
  }

  mutating func bundle(_ range: ClosedRange<Int64>) -> ReferenceJSON {
    var bundle = amounts(range)
    if random.chance(12) {
      let ids = random.pick(vocabulary.grantable, upTo: 2)
      if !ids.isEmpty { bundle = bundle.setting("unlock", .array(ids.map { .string($0) })) }
    }
    if random.chance(12), let flag = random.pick(vocabulary.flags) {
      bundle = bundle.setting("set", .object([.init(flag, true)]))
    }
    if random.chance(12), let counter = random.pick(vocabulary.counters) {
      bundle = bundle.setting("add", .object([.init(counter.id, .int(random.int(1...3)))]))
    }
    if random.chance(profile == .money ? 20 : 12) {
      let timers = random.pick(vocabulary.timers, upTo: 2).map { ReferenceJSON.string($0) }
      if !timers.isEmpty { bundle = bundle.setting("timers", .array(timers)) }
    }
    return bundle
  }

  /// More than twice of which leaves 64 bits.
  mutating func hugeBundle() -> ReferenceJSON {
    guard let coin = random.pick(vocabulary.currencies) else { return [:] }
    return .object([.init(coin, .int(.max / random.int(1...3)))])
  }

  mutating func collectionEntry() -> ReferenceJSON? {
    let names = ["levels", "worlds", "features", "achievements", "quests", "locations"]
    var groups: [ReferenceJSON] = names.filter { tableSize($0) > 0 }.map { .string($0) }
    let tagged = vocabulary.tags.keys.sorted().filter { $0 != "npcs" }
    for tag in tagged.flatMap({ vocabulary.tags[$0] ?? [] }) {
      let isOfBonus = vocabulary.levels.contains { $0.isBonus && $0.tags.contains(tag) }
      if !isOfBonus { groups.append(["tag": .string(tag)]) }
    }
    for world in vocabulary.worlds { groups.append(["in": .string(world.id)]) }
    let single = vocabulary.levels.filter { !$0.isBonus }.map { $0.id } + vocabulary.items
    let named =
      single + vocabulary.feats.map { $0.id } + vocabulary.quests.map { $0.id }
      + vocabulary.permanents
    groups.append(.array(random.pick(named, upTo: 4).map { .string($0) }))
    guard let group = random.pick(groups), group != [] else { return nil }
    return ["of": group, "points": .int(random.int(1...5))]
  }

  mutating func rename() {
    guard random.chance(30) else { return }
    var renamed: [ReferenceMember] = []
    if let feat = random.pick(vocabulary.feats) {
      renamed.append(ReferenceMember("old-feat", .string(feat.id)))
    }
    if let level = random.pick(vocabulary.levels) {
      renamed.append(ReferenceMember("w0/old-level", .string(level.id)))
    }
    if !renamed.isEmpty { tables["renamed"] = renamed }
  }
}
