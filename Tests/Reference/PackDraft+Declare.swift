extension PackDraft {
  /// Draws what there is, before any condition speaks of it.
  mutating func declare() {
    let isMixed = profile == .mixed
    declareHoldings()
    declareTime()
    declareWorlds(about: max(1, isMixed ? size * 2 / 5 : size / 5))
    declareFeats("features", random.count(0...max(1, isMixed ? size / 4 : size / 6)))
    declareFeats("achievements", random.count(0...max(1, isMixed ? size / 6 : size / 10)))
    declareProducts(
      random.count(profile == .money ? 3...max(4, size / 4) : 0...max(1, size / 8)))
    for number in 0..<random.count(profile == .quests ? 1...3 : 0...max(1, size / 7)) {
      let id = "place-\(number)"
      vocabulary.locations.append(id)
      add("locations", id, tagged("locations"))
    }
    declareQuests()
    for number in 0..<random.count(0...2) { vocabulary.rules.append("rule-\(number)") }
    for number in 0..<random.count(0...2) { vocabulary.collections.append("all-\(number)") }
    assignScopes()
  }

  /// An object that has a tag or two, or none.
  mutating func tagged(_ group: String, canBeMixed: Bool = true) -> ReferenceJSON {
    var tags: [String] = []
    if random.chance(30) { tags.append("\(group)-\(random.int(0...1))") }
    if canBeMixed, random.chance(15) { tags.append("mixed") }
    for tag in tags {
      let key = tag == "mixed" ? "mixed" : group
      if vocabulary.tags[key]?.contains(tag) != true {
        vocabulary.tags[key, default: []].append(tag)
      }
    }
    return tags.isEmpty ? [:] : ["tags": .array(tags.map { .string($0) })]
  }

  private mutating func declareHoldings() {
    for number in 0..<random.count(profile == .money ? 2...4 : 1...3) {
      let id = "coin-\(number)"
      vocabulary.currencies.append(id)
      var json: ReferenceJSON = [:]
      if random.chance(15) { json = json.setting("title", .string("Coin \(number)")) }
      let cap = random.int(5...60)
      if random.chance(60) { json = json.setting("initial", .int(random.int(0...cap))) }
      if random.chance(40) { json = json.setting("cap", .int(cap)) }
      add("currencies", id, filling(json))
    }
    declareFacts()
  }

  /// The holding, perhaps with a debt and something that fills it.
  private mutating func filling(_ holding: ReferenceJSON) -> ReferenceJSON {
    var json = holding
    let isMoney = profile == .money
    if random.chance(isMoney ? 35 : 12) {
      json = json.setting("debt", random.chance(25) ? true : .int(random.int(1...30)))
    }
    if json["cap"] != nil, random.chance(isMoney ? 60 : 40) {
      let every = random.pick(["1s", "7m", "30m", "5h"]) ?? "30m"
      let refill: ReferenceJSON = ["amount": .int(random.int(1...4)), "every": .string(every)]
      json = json.setting("refill", refill)
    }
    return json
  }

  private mutating func declareFacts() {
    let capped = random.chance(60)
    for number in 0..<random.count(0...3) {
      let id = "item-\(number)"
      vocabulary.items.append(id)
      var json = tagged("items")
      if capped, random.chance(50) { json = json.setting("cap", .int(random.int(1...4))) }
      add("items", id, json)
    }
    for number in 0..<random.count(0...2) {
      let id = "count-\(number)"
      let (low, high) = (random.int(-6...0) + (random.chance(10) ? 8 : 0), random.int(8...20))
      var json: ReferenceJSON = ["min": .int(low), "max": .int(high)]
      if random.chance(25) { json = [:] }
      vocabulary.counters.append(
        .init(id: id, min: json == [:] ? 0 : low, max: json == [:] ? 20 : high))
      add("counters", id, json)
    }
    for number in 0..<random.count(profile == .quests ? 1...3 : 0...3) {
      vocabulary.flags.append("flag-\(number)")
      add("flags", "flag-\(number)", [:])
    }
    for type in random.pick(["int", "text", "version"], upTo: 3) where random.chance(60) {
      let id = "trait-\(type)"
      vocabulary.attributes.append((id, type))
      let initial: ReferenceJSON = type == "int" ? 3 : type == "text" ? "red" : "1.2.3"
      add("attributes", id, ["type": .string(type), "initial": initial])
    }
  }

  // MARK: - Worlds

  private mutating func declareWorlds(about total: Int) {
    if random.chance(40) {
      if random.chance(50) { levelDefaults = levelDefaults.setting("maxStars", 5) }
      if random.chance(25) { levelDefaults = levelDefaults.setting("marks", ["m1", "m2"]) }
      if random.chance(15), let coin = vocabulary.currencies.first {
        levelDefaults = levelDefaults.setting("startPrice", .object([.init(coin, 1)]))
      }
    }
    var left = total
    var number = 0
    while left > 0 {
      let id = "w\(number)"
      let count = min(left, random.count(1...8))
      declareWorld(id, levels: count)
      left -= count
      number += 1
    }
  }

  private mutating func declareWorld(_ id: String, levels count: Int) {
    var json: ReferenceJSON = ["id": .string(id)]
    for member in tagged("worlds").members { json = json.setting(member.key, member.value) }
    if random.chance(25) { json = json.setting("order", "free") }
    worlds[id] = json
    if random.chance(20) {
      innerDefaults[id] = ["maxStars": .int(random.int(1...4))]
    }
    let counted = random.chance(50) ? random.count(1...count) : 0
    let others = count - counted
    let place = random.count(0...others)
    if counted > 0 { counts[id] = (counted, place) }
    var declared: [PackVocabulary.Level] = []
    for other in 0..<others {
      declared.append(declareLevel(world: id, name: "l\(other)", canBeBonus: other > 0))
    }
    let plain = (0..<counted).map { level("\(id)/\($0 + 1)", world: id, own: [:]) }
    declared.insert(contentsOf: plain, at: min(place, others))
    vocabulary.worlds.append(.init(id: id, levels: declared))
  }

  private mutating func declareLevel(
    world: String, name: String, canBeBonus: Bool
  ) -> PackVocabulary.Level {
    let id = world + "/" + name
    var json: ReferenceJSON = ["id": .string(name)]
    for member in tagged("levels").members { json = json.setting(member.key, member.value) }
    if canBeBonus, random.chance(20) { json = json.setting("bonus", true) }
    if random.chance(25) {
      json = json.setting(
        "marks", .array(random.pick(["m1", "m2", "m3"], upTo: 3).map { .string($0) }))
    }
    if random.chance(15) {
      let stars = level(id, world: world, own: json).maxStars
      if stars > 0 {
        let thresholds = (1...stars).map { ReferenceJSON.int($0 * 100) }
        json = json.setting("scoreForStars", .array(thresholds))
      }
    } else if random.chance(15) {
      json = json.setting("maxStars", .int(random.int(0...6)))
    }
    if random.chance(10), let coin = vocabulary.currencies.first {
      json = json.setting("startPrice", .object([.init(coin, .int(random.int(1...2)))]))
    }
    levels[id] = json
    return level(id, world: world, own: json)
  }

  /// A level as its own keys and the defaults make it.
  private func level(_ id: String, world: String, own: ReferenceJSON) -> PackVocabulary.Level {
    func key(_ key: String) -> ReferenceJSON? {
      own[key] ?? innerDefaults[world]?[key] ?? levelDefaults[key]
    }
    return .init(
      id: id, isBonus: own["bonus"] == true, maxStars: key("maxStars")?.integer ?? 3,
      isScored: own["scoreForStars"] != nil,
      marks: (key("marks")?.elements ?? []).compactMap { $0.text },
      tags: (own["tags"]?.elements ?? []).compactMap { $0.text })
  }

  // MARK: - The rest

  private mutating func declareFeats(_ table: String, _ count: Int) {
    for number in 0..<count {
      let id = "\(table.prefix(4))-\(number)"
      var json = tagged("feats")
      let ranks: Int64? = random.chance(40) ? random.int(1...5) : nil
      if let ranks { json = json.setting("ranks", .int(ranks)) }
      var choice: String?
      if random.chance(25) {
        let group = "choice-\(random.int(0...1))"
        choice = group
        json = json.setting("choice", .string(group))
      }
      vocabulary.feats.append(.init(id: id, table: table, ranks: ranks, choice: choice))
      add(table, id, json)
    }
  }

  private mutating func declareProducts(_ count: Int) {
    for number in 0..<count {
      let id = "product-\(number)"
      let kind = random.int(0...99)
      if kind < 50 {
        vocabulary.permanents.append(id)
        add("products", id, ["kind": "permanent"])
      } else if kind < 65 {
        vocabulary.subscriptions.append(id)
        add("products", id, ["kind": "subscription", "store": .string("com.example.\(id)")])
      } else {
        vocabulary.consumables.append(id)
        var json: ReferenceJSON = ["kind": "consumable"]
        if random.chance(profile == .money ? 50 : 20) {
          json = json.setting("store", .string("com.example.\(id)"))
        } else {
          let price = amounts(1...12)
          json = json.setting("price", price)
          vocabulary.spendable += price.members.map { $0.key }
        }
        add("products", id, json)
      }
    }
  }
}
