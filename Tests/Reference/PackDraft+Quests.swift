extension PackDraft {
  /// Draws quests and people; what they ask and where they are is written later.
  mutating func declareQuests() {
    let isQuests = profile == .quests
    // What tags a person tags something else too, for people alone count in no collection.
    let known = vocabulary.tags["mixed"]
    for number in 0..<random.count(isQuests ? 1...4 : 0...max(1, size / 12)) {
      let id = "npc-\(number)"
      vocabulary.npcs.append(id)
      add("npcs", id, tagged("npcs", canBeMixed: known != nil))
    }
    for number in 0..<random.count(isQuests ? 2...max(3, size / 3) : 0...max(1, size / 10)) {
      let id = "quest-\(number)"
      var json = tagged("quests")
      var choice: String?
      if random.chance(20) {
        // Some groups have members of several kinds.
        let group = random.chance(20) ? "choice-0" : "way-\(random.int(0...1))"
        choice = group
        json = json.setting("choice", .string(group))
      }
      vocabulary.quests.append(.init(id: id, choice: choice))
      add("quests", id, json)
    }
  }

  /// A condition about a quest or an npc.
  mutating func questFact() -> ReferenceJSON? {
    let quest = random.pick(vocabulary.quests)?.id
    switch random.int(0...6) {
    case 0...1: return named("active", quest)
    case 2: return named("failed", quest)
    case 3: return named("completed", quest)
    case 4: return named("met", random.pick(vocabulary.npcs))
    case 5: return named("unlocked", random.pick(vocabulary.npcs))
    default: return named("visited", random.pick(vocabulary.locations))
    }
  }

  // MARK: - People

  mutating func fillPerson(_ id: String) {
    if random.chance(75), let places = placements() { set(id, "at", places) }
    if random.chance(8) { set(id, "visible", condition(1)) }
    if random.chance(5) { set(id, "title", .string("The \(id)")) }
  }

  private mutating func placements() -> ReferenceJSON? {
    if random.chance(15) { return random.pick(vocabulary.locations).map { .string($0) } }
    let count = random.count(1...3)
    var places: [ReferenceJSON] = []
    for number in 0..<count {
      var place: ReferenceJSON = ["nowhere": true]
      if random.chance(60), let location = random.pick(vocabulary.locations) {
        place = ["location": .string(location)]
      }
      // Only the last may stand without a condition.
      if number < count - 1 || random.chance(40) { place = place.setting("when", turning()) }
      places.append(place)
    }
    // Somewhere there must be a way to meet the person.
    guard places.contains(where: { $0["location"] != nil }) else { return nil }
    return .array(places)
  }

  /// A condition that a few commands make true or false.
  private mutating func turning() -> ReferenceJSON {
    if random.chance(65), let flag = named("flag", random.pick(vocabulary.flags)) {
      return random.chance(50) ? flag : ["not": flag]
    }
    return condition(1)
  }

  // MARK: - Quests

  mutating func fillQuest(_ quest: PackVocabulary.Quest) {
    let id = quest.id
    let hasGiver = fillPeople(id)
    fillObjectives(id)
    set(id, "unlock", questRoutes(quest))
    let acceptance = random.int(0...19)
    if acceptance < 6 { set(id, "accept", acceptance < 5 ? "auto" : "player") }
    if random.chance(20) { set(id, "failWhen", failure()) }
    if random.chance(25) { set(id, "deadline", deadline()) }
    if hasGiver, random.chance(50) {
      set(id, "whenGone", random.chance(70) ? "fail" : "suspend")
    }
    if random.chance(25) { set(id, "retry", .bool(random.chance(30))) }
    if random.chance(10) { set(id, "missable", true) }
    common(id, moments: ["onUnlock", "onComplete"])
  }

  /// Who gives the quest and takes it in; true if there is anybody.
  private mutating func fillPeople(_ id: String) -> Bool {
    var hasGiver = false
    if random.chance(65), let npc = random.pick(vocabulary.npcs) {
      hasGiver = true
      if random.chance(50) {
        set(id, "giver", .string(npc))
      } else {
        let given = node(npc)?["gives"]?.elements ?? []
        set(npc, "gives", .array(given + [.string(id)]))
      }
    }
    var isHandedIn = hasGiver
    if random.chance(25), let npc = random.pick(vocabulary.npcs) {
      set(id, "turnIn", .string(npc))
      isHandedIn = true
    } else if random.chance(25) {
      set(id, "turnIn", false)
      isHandedIn = false
    }
    if isHandedIn, random.chance(25) { set(id, "turnInPrice", amounts(1...8)) }
    return hasGiver || isHandedIn
  }

  private mutating func fillObjectives(_ id: String) {
    let names = (0..<random.count(random.chance(15) ? 0...1 : 1...4)).map { "goal-\($0)" }
    if names.isEmpty {
      if random.chance(30) { set(id, "objectives", [:]) }
      return
    }
    set(id, "objectives", .object(names.map { ReferenceMember($0, objective()) }))
    var optional: [String] = []
    if random.chance(25) {
      optional = random.pick(names, upTo: 2)
      set(id, "optional", .array(optional.map { .string($0) }))
    }
    let required = random.shuffle(names.filter { !optional.contains($0) })
    guard random.chance(60), !required.isEmpty else { return }
    var stages: [[ReferenceJSON]] = []
    for name in required {
      if stages.isEmpty || random.chance(75) { stages.append([]) }
      stages[stages.count - 1].append(.string(name))
    }
    set(id, "stages", .array(stages.map { .array($0) }))
  }

  private mutating func objective() -> ReferenceJSON {
    switch random.int(0...9) {
    case 0...3: return reached(growth(since: "accepted")) ?? deed() ?? leaf()
    case 4...6: return deed() ?? leaf()
    case 7: return condition(1)
    default: return leaf()
    }
  }

  /// What one command can do.
  private mutating func deed() -> ReferenceJSON? {
    switch random.int(0...5) {
    case 0: return named("flag", random.pick(vocabulary.flags))
    case 1: return named("visited", random.pick(vocabulary.locations))
    case 2: return named("met", random.pick(vocabulary.npcs))
    case 3: return named("completed", random.pick(vocabulary.levels)?.id)
    case 4: return reached(vocabulary.counters.first.map { (["counter": .string($0.id)], $0.max) })
    default: return reached(random.pick(vocabulary.holdings).map { (["have": .string($0)], 1) })
    }
  }

  private mutating func reached(_ quantity: (json: ReferenceJSON, max: Int64)?) -> ReferenceJSON? {
    guard let quantity, quantity.max >= 1 else { return nil }
    return quantity.json.setting("atLeast", .int(random.int(1...min(quantity.max, 3))))
  }

  private mutating func failure() -> ReferenceJSON {
    if random.chance(30), let growth = reached(growth(since: "accepted")) { return growth }
    return random.chance(50) ? turning() : leaf()
  }

  private mutating func deadline() -> ReferenceJSON {
    guard random.chance(30) else { return random.pick(["10m", "2h", "1d", "3d"]) ?? "2h" }
    let hours = random.int(1...24 * 20)
    return .string(ReferenceCalendar.text(ReferenceCalendar.scenarioStart + hours * 3600))
  }

  private mutating func questRoutes(_ quest: PackVocabulary.Quest) -> ReferenceJSON {
    if quest.choice != nil {
      return random.pick([
        true, condition(1), ["price": "free"], ["price": amounts(1...8)],
        [["price": amounts(1...6)], ["when": condition(1), "price": amounts(1...6)]],
        ["when": condition(1)],
      ]) ?? true
    }
    switch random.int(0...9) {
    case 0...3: return true
    case 4...5: return ["price": amounts(1...8)]
    case 6: return ["when": leaf(), "live": true]
    default: return routes()
    }
  }

  // MARK: - Repairs

  /// Takes a condition of a quest or an npc away.
  mutating func simplifyQuest(_ node: ReferenceNode) {
    guard var json = self.node(node.id) else { return }
    if node.kind == .npc { return set(node.id, json.removing("at")) }
    if json["unlock"] != true || json["failWhen"] != nil {
      json = json.removing("failWhen").setting("unlock", true)
    } else {
      for key in ["objectives", "optional", "stages"] { json = json.removing(key) }
    }
    set(node.id, json)
  }
}
