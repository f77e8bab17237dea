/// Answers every question about one player's facts, and computes the derived layer from them.
struct ReferenceEvaluator {
  let pack: ReferencePack
  let facts: ReferenceFacts
  var derived: ReferenceDerived

  /// An evaluator over a derived layer that was computed from these facts.
  init(pack: ReferencePack, facts: ReferenceFacts, derived: ReferenceDerived) {
    self.pack = pack
    self.facts = facts
    self.derived = derived
  }

  /// Computes the derived layer: the least fixed point, part by part, from nothing upwards.
  init(pack: ReferencePack, facts: ReferenceFacts) {
    self.init(pack: pack, facts: facts, derived: ReferenceDerived(pack: pack))
    for (place, node) in pack.nodes.enumerated() {
      // A level comes after its world.
      derived.withheld[place] =
        isWithheldByItself(node) || node.world.map { derived.withheld[$0] } ?? false
      if node.kind == .product { derived.open[place] = owns(node.id) }
    }
    for part in pack.strata {
      var changed = true
      while changed {
        changed = false
        for variable in part where update(variable) { changed = true }
      }
    }
  }

  private func isWithheldByItself(_ node: ReferenceNode) -> Bool {
    guard !node.routes.isEmpty, !hasSource(node), !quest(node).keepsOpen else { return false }
    return node.routes.allSatisfy { $0.product.map { !owns($0) } ?? false }
  }

  /// Computes one variable from the others; true if it changed.
  private mutating func update(_ variable: ReferenceVariable) -> Bool {
    switch variable {
    case .done(let place):
      let done = pack.nodes[place].json["completeWhen"].map { holds($0) } ?? false
      defer { derived.done[place] = done }
      return done != derived.done[place]
    case .open(let place):
      let node = pack.nodes[place]
      let before = (derived.open[place], derived.rank[place])
      if node.kind == .quest || node.kind == .npc {
        derived.open[place] = node.kind == .npc ? isSomewhere(node) : isOpenQuest(place)
        derived.rank[place] = derived.open[place] ? 1 : 0
      } else if node.ranks != nil {
        let rank = max(storedRank(place), automaticRank(place))
        derived.rank[place] = rank
        derived.open[place] = rank >= 1
      } else {
        let world = node.world.map { derived.open[$0] } ?? true
        let sourced = hasSource(node) || opensByItself(place)
        derived.open[place] = world && sourced
        derived.rank[place] = derived.open[place] ? 1 : 0
      }
      return before != (derived.open[place], derived.rank[place])
    }
  }

  /// Whether a stored reason keeps a node open: a source, or a purchase that opened it.
  func hasSource(_ node: ReferenceNode) -> Bool {
    !facts.sources[node.id, default: []].isEmpty || isOpenedByStore(node)
  }

  private func isOpenedByStore(_ node: ReferenceNode) -> Bool {
    facts.transactions.values.contains { transaction in
      guard transaction.inEffect > 0, let place = pack.index[transaction.product] else {
        return false
      }
      let opened = pack.nodes[place].json["grants"]?["unlock"]?.elements ?? []
      return opened.contains { pack.renamed[$0.text ?? ""] ?? $0.text == node.id }
    }
  }

  /// Whether a product is owned now.
  func owns(_ product: String) -> Bool {
    guard let place = pack.index[product] else { return false }
    return hasSource(pack.nodes[place])
      || facts.transactions.values.contains { transaction in
        guard transaction.product == product, transaction.inEffect > 0 else { return false }
        switch pack.nodes[place].json["kind"] {
        case "permanent": return true
        case "subscription": return facts.now < transaction.until ?? .min
        default: return false
        }
      }
  }

  private func storedRank(_ place: Int) -> Int64 {
    let node = pack.nodes[place]
    return max(facts.ranks[node.id] ?? 0, isOpenedByStore(node) ? 1 : 0)
  }

  // MARK: - Routes

  /// The rank that the thresholds of the automatic routes give.
  func automaticRank(_ place: Int) -> Int64 {
    let node = pack.nodes[place]
    guard let ranks = node.ranks, node.choice == nil else { return 0 }
    var best: Int64 = 0
    for route in node.routes where route.price == nil && route.product == nil && holds(route.when) {
      guard let reach = route.reach, let reached = quantity(reach) else { continue }
      var rank: Int64 = 0
      while rank < ranks, let next = route.threshold(rank: rank + 1), next <= reached { rank += 1 }
      best = max(best, rank)
    }
    return best
  }

  /// Whether an automatic or a product route holds, whatever the node's world does.
  func opensByItself(_ place: Int) -> Bool {
    let node = pack.nodes[place]
    if node.ranks != nil { return automaticRank(place) >= 1 }
    return node.routes.contains { route in
      if let product = route.product { return owns(product) && holds(route.when) }
      return route.price == nil && node.choice == nil && holds(route.when)
    }
  }

  /// Whether an automatic route holds whose opening stays.
  func opensForGood(_ place: Int) -> Bool {
    let node = pack.nodes[place]
    guard node.choice == nil, node.ranks == nil else { return false }
    return node.routes.contains {
      $0.price == nil && $0.product == nil && !$0.isLive && holds($0.when)
    }
  }

  /// The routes that only the player can take.
  func playerRoutes(_ place: Int) -> [ReferenceRoute] {
    let node = pack.nodes[place]
    guard node.kind != .product else { return [] }
    return node.routes.filter { $0.product == nil && ($0.price != nil || node.choice != nil) }
  }

  /// The player's routes that hold now for a rank.
  func openRoutes(_ place: Int, rank: Int64) -> [ReferenceRoute] {
    if let world = pack.nodes[place].world, !derived.open[world] { return [] }
    if pack.nodes[place].kind == .quest, !mayBeOffered(place) { return [] }
    return playerRoutes(place).filter { route in
      guard holds(route.when) else { return false }
      guard let reach = route.reach else { return true }
      guard let reached = quantity(reach), let threshold = route.threshold(rank: rank) else {
        return false
      }
      return threshold <= reached
    }
  }

  func isExcluded(_ place: Int) -> Bool {
    let node = pack.nodes[place]
    guard let choice = node.choice, let taken = facts.choices[choice] else { return false }
    return taken != node.id
  }

  /// Whether another member was taken and no reset and no gift ever changes that.
  func isExcludedForGood(_ place: Int) -> Bool {
    let node = pack.nodes[place]
    guard let choice = node.choice, isExcluded(place) else { return false }
    let lives = Set(pack.nodes.filter { $0.choice == choice }.map { pack.life(of: $0.id) })
    if lives.count == 1, case .reset = lives.first { return false }
    return !pack.isGiven(node.id)
  }

  /// What one unit or one rank costs now, in the order of the holdings.
  func price(_ declared: [ReferenceMember], discounts: [ReferenceJSON]) -> [String: Int64] {
    var points: Int64 = 0
    for discount in discounts where holds(discount["when"] ?? true) {
      points = max(points, discount["basisPoints"]?.integer ?? 0)
    }
    var price: [String: Int64] = [:]
    for member in declared {
      let full = member.value.integer ?? 0
      let reduction = Int64(10_000).dividingFullWidth(full.multipliedFullWidth(by: points)).quotient
      price[member.key] = max(full - reduction, 1)
    }
    return price
  }

  // MARK: - Completion

  func isDone(_ place: Int) -> Bool {
    let node = pack.nodes[place]
    if derived.withheld[place] { return false }
    switch node.kind {
    case .level:
      return facts.completed.contains(node.id)
    case .location:
      return node.json["completeWhen"] != nil
        ? derived.done[place] : facts.completed.contains(node.id)
    case .world:
      if node.json["completeWhen"] != nil { return derived.done[place] }
      let counted = node.levels.filter { !pack.nodes[$0].isBonus && !derived.withheld[$0] }
      return !counted.isEmpty && counted.allSatisfy { isDone($0) }
    case .feature, .achievement:
      return node.ranks.map { derived.rank[place] >= $0 } ?? false
    case .quest:
      return quest(node).phase == .completed
    case .npc, .product:
      return false
    }
  }

  func stars(_ place: Int) -> Int64 {
    let node = pack.nodes[place]
    guard !derived.withheld[place] else { return 0 }
    return min(facts.stars[node.id] ?? 0, node.maxStars)
  }

  func marks(_ place: Int) -> [String] {
    guard !derived.withheld[place] else { return [] }
    let marks = facts.marks[pack.nodes[place].id] ?? []
    return pack.nodes[place].marks.filter { marks.contains($0) }
  }

  func isVisited(_ place: Int) -> Bool {
    !derived.withheld[place] && facts.visited.contains(pack.nodes[place].id)
  }
}
