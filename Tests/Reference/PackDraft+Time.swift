extension PackDraft {
  /// Draws resets, timers and chests; what they give and ask is written later.
  mutating func declareTime() {
    let isMoney = profile == .money
    for number in 0..<random.count(isMoney ? 1...3 : 0...3) {
      let isCalendar = random.chance(60)
      vocabulary.resets.append(.init(id: "reset-\(number)", isCalendar: isCalendar))
    }
    for number in 0..<random.count(isMoney ? 1...3 : 0...2) {
      let after = random.pick(["45s", "10m", "2h", "1d", "3d"]) ?? "1h"
      vocabulary.timers.append("timer-\(number)")
      add("timers", "timer-\(number)", ["after": .string(after)])
    }
    for number in 0..<random.count(isMoney ? 1...2 : 0...2) {
      vocabulary.chests.append("chest-\(number)")
      add("chests", "chest-\(number)", [:])
    }
    if isMoney || random.chance(30) { policies = randomPolicies() }
  }

  private mutating func randomPolicies() -> ReferenceJSON {
    var policies: ReferenceJSON = [
      "remember": [
        "ids": .int(random.int(1...6)), "for": random.pick(["10m", "3h", "2d"]) ?? "1h",
        "perWriter": .int(random.int(1...5)),
      ],
      "ledger": .int(random.int(1...12)),
    ]
    if random.chance(25) { policies = policies.setting("clock", "strict") }
    return policies
  }

  // MARK: - Lives

  /// Says of some things that they live until a reset, or longer than a playthrough.
  mutating func assignScopes() {
    let percent: Int64 = profile == .money ? 30 : 15
    var scopes = vocabulary.resets.map { $0.id }
    if !scopes.isEmpty { scopes.append("account") }
    for id in vocabulary.nodes where node(id) != nil && random.chance(percent) {
      guard let scope = random.pick(scopes) else { continue }
      set(id, "scope", .string(scope))
      vocabulary.scoped.insert(id)
      let isCalendar = vocabulary.resets.contains { $0.id == scope && $0.isCalendar }
      // A consumable is never owned, and nobody opens an npc.
      let canStreak = !(vocabulary.consumables + vocabulary.npcs).contains(id)
      if isCalendar, canStreak { vocabulary.streaking.append(id) }
      let world = vocabulary.worlds.first { $0.id == id }
      vocabulary.scoped.formUnion(world?.levels.map { $0.id } ?? [])
    }
    for table in ["currencies", "items", "counters", "flags", "attributes", "chests", "timers"] {
      for place in (tables[table] ?? []).indices where random.chance(percent) {
        guard let scope = random.pick(scopes), let entry = tables[table]?[place] else { continue }
        tables[table]?[place].value = entry.value.setting("scope", .string(scope))
        vocabulary.scoped.insert(entry.key)
      }
    }
  }

  /// What one of the resets ends beside its own scope: nothing that another ends too.
  private mutating func ends() -> ReferenceJSON? {
    if random.chance(40) { return "playthrough" }
    let worlds = vocabulary.worlds.filter { world in
      !vocabulary.scoped.contains(world.id)
        && world.levels.allSatisfy { !vocabulary.scoped.contains($0.id) }
    }
    let others = vocabulary.nodes + vocabulary.currencies + vocabulary.items
    let ids =
      worlds.map { $0.id }
      + others.filter { id in
        !vocabulary.scoped.contains(id) && !vocabulary.worlds.contains { $0.id == id }
      }
    var ends = random.pick(ids, upTo: 4).map { ReferenceJSON.string($0) }
    if random.chance(15), let world = random.pick(worlds) { ends.append(["in": .string(world.id)]) }
    return ends.isEmpty ? nil : .array(ends)
  }

  // MARK: - Filling

  mutating func fillTime() {
    let ender = random.chance(60) ? random.pick(vocabulary.resets)?.id : nil
    for reset in vocabulary.resets {
      var json = reset.isCalendar ? calendarReset() : commandReset()
      if reset.id == ender, let ends = ends() { json = json.setting("ends", ends) }
      add("resets", reset.id, json)
    }
    for timer in vocabulary.timers where random.chance(85) {
      change("timers", timer, "grants", bundle(1...6))
    }
    for chest in vocabulary.chests {
      if random.chance(60) { change("chests", chest, "price", price()) }
      if random.chance(30) { change("chests", chest, "when", condition(1)) }
      change("chests", chest, "weights", .array(contents()))
    }
    for number in 0..<(vocabulary.resets.isEmpty ? 1 : 3) {
      add("rules", "moment-\(number)", moment() ?? true)
    }
  }

  private mutating func contents() -> [ReferenceJSON] {
    var contents = (0..<random.count(1...4)).map { _ -> ReferenceJSON in
      let grants: ReferenceJSON = random.chance(10) ? [:] : bundle(1...6)
      return ["weight": .int(random.int(0...20)), "grants": grants]
    }
    contents.append(["weight": .int(random.int(1...20)), "grants": bundle(1...6)])
    return random.shuffle(contents)
  }

  private mutating func price() -> ReferenceJSON {
    random.chance(20) ? "free" : amounts(1...6)
  }

  private mutating func calendarReset() -> ReferenceJSON {
    var json: ReferenceJSON = ["every": random.chance(70) ? "day" : "week"]
    if json["every"] == "week" {
      json = json.setting(
        "on", .string(random.pick(ReferenceCalendar.weekdays) ?? "monday"))
    }
    if random.chance(80) {
      let time = random.pick(["00:00", "00:10", "02:30", "04:00", "23:45"]) ?? "04:00"
      json = json.setting("at", .string(time))
    }
    if random.chance(80) { json = json.setting("zone", zone()) }
    if random.chance(30) { json = json.setting("grace", .int(random.int(0...2))) }
    if random.chance(60) {
      json = json.setting("grants", bundle(1...4))
      switch random.int(0...3) {
      case 0: json = json.setting("catchUp", "none")
      case 1: json = json.setting("catchUp", "one")
      case 2: json = json.setting("catchUp", ["all": .int(random.int(1...12))])
      default: break
      }
    }
    return json
  }

  private mutating func commandReset() -> ReferenceJSON {
    var json: ReferenceJSON = ["by": "command"]
    if random.chance(60) { json = json.setting("price", price()) }
    if random.chance(25) { json = json.setting("when", condition(1)) }
    if random.chance(50) { json = json.setting("refunds", "all") }
    return json
  }

  mutating func zone() -> ReferenceJSON {
    .string(random.pick(ReferenceZone.samples)?.name ?? "UTC")
  }

  private mutating func change(
    _ table: String, _ id: String, _ key: String, _ value: ReferenceJSON
  ) {
    guard let place = tables[table]?.firstIndex(where: { $0.key == id }) else { return }
    let json = tables[table]?[place].value ?? [:]
    tables[table]?[place].value = json.setting(key, value)
  }
}
