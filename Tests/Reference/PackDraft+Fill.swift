extension PackDraft {
  /// Writes routes, rewards and whatever else has conditions or names things.
  mutating func fill() {
    for rule in vocabulary.rules {
      let json = condition(2)
      tables["rules", default: []].append(ReferenceMember(rule, json))
    }
    for collection in vocabulary.collections {
      var entries = (0..<random.count(1...3)).compactMap { _ in collectionEntry() }
      if entries.isEmpty { entries = [["of": "levels", "points": 1]] }
      tables["collections", default: []].append(ReferenceMember(collection, .array(entries)))
    }
    fillDefaults()
    for (number, world) in vocabulary.worlds.enumerated() {
      fillWorld(world, isFirst: number == 0)
      for level in world.levels where levels[level.id] != nil { fillLevel(level) }
    }
    for feat in vocabulary.feats { fillFeat(feat) }
    for quest in vocabulary.quests { fillQuest(quest) }
    for npc in vocabulary.npcs { fillPerson(npc) }
    for location in vocabulary.locations {
      set(location, "unlock", routes())
      if random.chance(20) { set(location, "completeWhen", condition(2)) }
      let isDerived = node(location)?["completeWhen"] != nil
      common(
        location, moments: ["onUnlock", "onComplete"] + (isDerived ? [] : ["onEveryComplete"]))
    }
    for product in vocabulary.products { fillProduct(product) }
    fillTime()
    rename()
  }

  mutating func common(_ id: String, moments: [String], marks: [String] = []) {
    if random.chance(10) { set(id, "visible", condition(1)) }
    if random.chance(8) { set(id, "title", .string("The \(id)")) }
    if random.chance(5) { set(id, "x-note", ["by": "hand"]) }
    if random.chance(40) {
      set(id, "rewards", rewards(moments, ranks: node(id)?["ranks"]?.integer, marks: marks))
    }
  }

  // MARK: - Routes

  /// Routes of a node without ranks that is no choice member.
  mutating func routes() -> ReferenceJSON {
    switch random.int(0...11) {
    case 0: return true
    case 1...4: return automatic(condition(2), bare: true)
    case 5: return ["price": "free"]
    case 6...7: return random.pick([priced(), .array([priced()])]) ?? true
    case 8: return productRoute() ?? priced()
    case 9:
      let inner = (0..<random.count(1...3)).map { _ in route(inAny: true) }
      return ["when": condition(1), "any": .array(inner)]
    default: return .array((0..<random.count(1...3)).map { _ in route(inAny: false) })
    }
  }

  /// A route as it stands in a list.
  private mutating func route(inAny: Bool) -> ReferenceJSON {
    switch random.int(0...5) {
    case 0...1:
      let condition = condition(1)
      // What the route shares with its neighbours may fall too.
      return inAny
        ? ["when": condition, "live": .bool(random.chance(50))]
        : automatic(condition, bare: false)
    case 2: return productRoute() ?? ["when": condition(1), "price": "free"]
    default: return priced()
    }
  }

  /// A route that opens by itself; whether it follows is written where it may fall.
  private mutating func automatic(_ condition: ReferenceJSON, bare: Bool) -> ReferenceJSON {
    if condition.truth != nil { return bare ? true : ["when": true] }
    if mayFall(condition) || random.chance(10) {
      return ["when": condition, "live": .bool(random.chance(50))]
    }
    return bare && random.chance(70) ? condition : ["when": condition]
  }

  private mutating func priced() -> ReferenceJSON {
    var route: ReferenceJSON = [:]
    if random.chance(40) { route = route.setting("when", condition(1)) }
    if random.chance(20) { return route.setting("price", "free") }
    route = route.setting("price", amounts(1...12))
    if random.chance(25) { route = route.setting("discounts", discounts()) }
    return route
  }

  private mutating func productRoute() -> ReferenceJSON? {
    guard let product = random.pick(vocabulary.permanents + vocabulary.subscriptions) else {
      return nil
    }
    let route: ReferenceJSON = ["product": .string(product)]
    return random.chance(30) ? route.setting("when", condition(1)) : route
  }

  private mutating func discounts() -> ReferenceJSON {
    .array(
      (0..<random.count(1...2)).map { _ in
        ["when": condition(1), "basisPoints": .int(random.int(1...9999))]
      })
  }

  /// What a player can hold at most.
  private func cap(of id: String) -> Int64 {
    let entries = (tables["currencies"] ?? []) + (tables["items"] ?? [])
    return entries.first { $0.key == id }?.value["cap"]?.integer ?? .max
  }

  mutating func amounts(_ range: ClosedRange<Int64>) -> ReferenceJSON {
    let ids = random.pick(vocabulary.holdings, upTo: random.chance(80) ? 1 : 2)
    return .object(
      ids.map { id in
        let amount = random.int(vocabulary.items.contains(id) ? 1...2 : range)
        return ReferenceMember(id, .int(min(amount, cap(of: id))))
      })
  }

  /// A route of a ranked node.
  private mutating func rankRoute(_ ranks: Int64, isChoice: Bool) -> ReferenceJSON {
    var route: ReferenceJSON = [:]
    let hasWhen = random.chance(35)
    if hasWhen { route = route.setting("when", condition(1)) }
    let isPriced = random.chance(65)
    if !isPriced || random.chance(20), let quantity = quantity(1), quantity.max >= ranks {
      route = route.setting("reach", quantity.json)
      let step = random.int(1...max(1, quantity.max / ranks))
      let from = random.int(1...quantity.max - (ranks - 1) * step)
      if random.chance(50) {
        route = route.setting("at", ["from": .int(from), "step": .int(step)])
      } else {
        let list = (0..<ranks).map { ReferenceJSON.int(from + $0 * step) }
        route = route.setting("at", .array(list))
      }
      let condition = route["when"] ?? true
      if !isPriced, !isChoice, mayFall(condition) || mayShrink(quantity.json) {
        return route.setting("live", false)
      }
      if !isPriced { return route }
    }
    // Without a quantity to reach it has a price after all.
    if random.chance(20) { return route.setting("price", "free") }
    var price: ReferenceJSON = [:]
    for member in amounts(1...8).members {
      guard random.chance(50), let start = member.value.integer else {
        price = price.setting(member.key, member.value)
        continue
      }
      let cap = cap(of: member.key)
      let rising = (0..<ranks).map { ReferenceJSON.int(min(start + $0 * random.int(0...3), cap)) }
      price = price.setting(member.key, .array(rising))
    }
    route = route.setting("price", price)
    return random.chance(20) ? route.setting("discounts", discounts()) : route
  }

  // MARK: - Nodes

  private mutating func fillDefaults() {
    if random.chance(40) {
      levelDefaults = levelDefaults.setting(
        "rewards", rewards(["onComplete", "perNewStar", "onEveryComplete", "atStars"], ranks: nil))
    }
    if random.chance(25), vocabulary.levels.allSatisfy({ $0.maxStars > 0 }) {
      let unlock: ReferenceJSON? = random.pick([
        ["completed": "$previous"],
        [["when": ["stars": "$previous", "atLeast": 1]], ["price": "free"]],
        ["any": [["completed": "$previous"], ["stars": "$world", "atLeast": 1]]],
      ])
      levelDefaults = levelDefaults.setting("unlock", unlock ?? true)
    }
    if random.chance(20) {
      worldDefaults = worldDefaults.setting(
        "unlock",
        [
          ["when": ["completed": "$previous"]],
          ["when": ["stars": "all", "atLeast": 1], "price": amounts(1...15)],
        ])
    }
    if random.chance(15) {
      worldDefaults = worldDefaults.setting(
        "rewards", rewards(["onUnlock", "onComplete"], ranks: nil))
    }
  }

  private mutating func fillWorld(_ world: PackVocabulary.World, isFirst: Bool) {
    if isFirst ? random.chance(10) : random.chance(50) {
      set(world.id, "unlock", random.chance(20) && !isFirst ? previousRoutes() : routes())
    }
    let completeWhen = condition(1)
    // The next world opens by itself on this one's completion, which had better not fall then.
    let isLast = world.id == vocabulary.worlds.last?.id
    if random.chance(25), isLast || !mayFall(completeWhen) {
      set(world.id, "completeWhen", completeWhen)
    }
    common(world.id, moments: ["onUnlock", "onComplete"])
  }

  private mutating func previousRoutes() -> ReferenceJSON {
    random.chance(50)
      ? ["completed": "$previous"]
      : [["when": ["completed": "$previous"]], priced(), productRoute() ?? priced()]
  }

  private mutating func fillLevel(_ level: PackVocabulary.Level) {
    if random.chance(35) {
      set(level.id, "unlock", random.chance(20) ? previousRoutes() : routes())
    }
    let starred = level.maxStars > 0 ? ["perNewStar", "atStars"] : []
    // What the defaults give for stars is no reward of a level without stars.
    if level.maxStars == 0 { set(level.id, "rewards", [:]) }
    common(
      level.id, moments: ["onUnlock", "onComplete", "onEveryComplete"] + starred + ["onMark"],
      marks: level.marks)
  }

  private mutating func fillFeat(_ feat: PackVocabulary.Feat) {
    var moments = ["onUnlock"]
    if let ranks = feat.ranks {
      moments += ["perNewRank", "atRank", "onComplete"]
      let isChoice = feat.choice != nil
      let routes = (0..<random.count(1...2)).map { _ in rankRoute(ranks, isChoice: isChoice) }
      set(feat.id, "unlock", routes.count == 1 ? routes[0] : .array(routes))
    } else if feat.choice != nil {
      let unlock: ReferenceJSON? = random.pick([
        true, condition(1), ["price": "free"], priced(), .array([priced(), priced()]),
        ["when": condition(1)],
      ])
      set(feat.id, "unlock", unlock ?? true)
    } else {
      set(feat.id, "unlock", random.chance(3) ? false : routes())
    }
    common(feat.id, moments: moments)
  }

  private mutating func fillProduct(_ id: String) {
    let isConsumable = vocabulary.consumables.contains(id)
    let isMoney = profile == .money
    if vocabulary.permanents.contains(id) {
      if random.chance(isMoney ? 40 : 70) {
        set(id, "price", amounts(1...15))
      } else {
        set(id, "store", .string("com.example.\(id)"))
      }
    }
    if node(id)?["price"] != nil, random.chance(25) { set(id, "discounts", discounts()) }
    if isConsumable || random.chance(isMoney ? 80 : 30) {
      set(id, "grants", isMoney && random.chance(8) ? hugeBundle() : bundle(1...6))
    }
    if random.chance(60) {
      set(id, "refund", .string(random.pick(["debt", "clamp", "ignore"]) ?? "debt"))
    }
    if random.chance(30) { set(id, "when", condition(1)) }
    if isConsumable, random.chance(40) { set(id, "limit", .int(random.int(1...4))) }
    if random.chance(10) { set(id, "visible", condition(1)) }
  }
}
