import ProgressionModel

extension Digest128 {
  /// The digest of a game's meaning: everything but titles and places.
  static func fingerprint(of game: Game, zones: [ZoneTable]) -> Digest128 {
    var digest = Digest128()
    digest.add(game.id)
    digest.add(game.version)
    digest.addTables(game)
    // A node is large, and is not copied out of a buffer.
    game.nodes.withUnsafeBufferPointer { nodes in
      for index in nodes.indices { digest.add(nodes[index]) }
    }
    for condition in game.conditions { digest.add(condition) }
    for quantity in game.quantities { digest.add(quantity) }
    for set in game.nodeSets {
      digest.add(set.nodes)
      digest.add(set.items)
    }
    for zone in zones { digest.add(zone) }
    digest.addRarities(of: game)
    return digest
  }

  /// Adds what few packs say; packs that do not have the fingerprint that they always had.
  private mutating func addRarities(of game: Game) {
    for index in game.nodes.indices where !game.nodes[index].isEarnedInCustom {
      add("custom")
      add(Int64(index))
    }
    if game.policies.playthroughs != Policies().playthroughs {
      add("playthroughs")
      add(game.policies.playthroughs)
    }
  }

  private mutating func add(_ zone: ZoneTable) {
    add(zone.name)
    add(zone.initialOffset)
    add(Int64(zone.transitions.count))
    for transition in zone.transitions {
      add(transition.instant)
      add(transition.offset)
    }
  }

  mutating func add(_ scope: Scope) {
    switch scope {
    case .account: add(Int64(-2))
    case .playthrough: add(Int64(-1))
    case .reset(let reset): add(reset)
    }
  }

  private mutating func addTables(_ game: Game) {
    let counts: [Int] = [
      game.nodes.count, game.holdings.count, game.counters.count, game.flags.count,
      game.attributes.count, game.rules.count, game.collections.count, game.choices.count,
      game.renamed.count, game.conditions.count, game.quantities.count, game.nodeSets.count,
      game.resets.count, game.chests.count, game.timers.count,
    ]
    for count in counts { add(Int64(count)) }
    for holding in game.holdings {
      add(holding.id)
      add(holding.kind == .currency ? 0 : 1)
      add(holding.initial)
      add(holding.cap)
      add(holding.floor)
      add(holding.refill?.amount ?? 0)
      add(holding.refill?.every ?? 0)
      add(holding.scope)
    }
    for reset in game.resets { add(reset) }
    for chest in game.chests { add(chest) }
    for timer in game.timers {
      add(timer.id)
      add(timer.after)
      add(timer.grants)
      add(timer.scope)
    }
    add(game.policies)
    for counter in game.counters {
      add(counter.id)
      add(counter.scope)
      add(counter.minimum)
      add(counter.maximum)
    }
    for flag in game.flags {
      add(flag.id)
      add(flag.scope)
    }
    for attribute in game.attributes {
      add(attribute.id)
      add(attribute.scope)
      add(attribute.initial)
    }
    for rule in game.rules { add(rule.condition) }
    for collection in game.collections {
      add(collection.id)
      add(Int64(collection.entries.count))
      for entry in collection.entries {
        add(entry.members)
        add(entry.points)
      }
    }
    for choice in game.choices {
      add(choice.name)
      add(choice.members)
    }
    for rename in game.renamed {
      add(rename.old)
      add(rename.new)
    }
  }

  mutating func add<Entity>(_ reference: Ref<Entity>) {
    add(Int64(reference.index))
  }

  private mutating func add<Entity>(_ references: [Ref<Entity>]) {
    add(Int64(references.count))
    for reference in references { add(reference) }
  }

  mutating func add<Entity>(optional reference: Ref<Entity>?) {
    add(Int64(reference?.index ?? -1))
  }

  private mutating func add(_ value: AttributeValue) {
    add(Int64(value.kind == .int ? 0 : value.kind == .text ? 1 : 2))
    add(value.description)
  }

  private mutating func add(_ node: Node) {
    add(node.id)
    add(node.kind.description)
    add(node.scope)
    add(optional: node.visible)
    add(optional: node.choice)
    add(node.ranks ?? -1)
    switch node.details {
    case .world(let world):
      add(world.levels)
      add(optional: world.completeWhen)
    case .level(let level): add(level)
    case .quest(let quest): add(quest)
    case .location(let location): add(optional: location.completeWhen)
    case .npc(let person): add(person)
    case .product(let product): add(product)
    case .feature, .achievement: break
    }
    add(Int64(node.routes.count))
    for route in node.routes { add(route) }
    add(Int64(node.rewards.count))
    for reward in node.rewards {
      add(reward.moment.order)
      if case .atRank(let rank) = reward.moment { add(rank) }
      if case .atStars(let stars) = reward.moment { add(stars) }
      if case .onMark(let mark) = reward.moment { add(mark) }
      add(reward.bundle)
    }
  }

  private mutating func add(_ level: Level) {
    add(Int64(level.isBonus ? 1 : 0))
    add(level.maxStars)
    add(Int64(level.scoreForStars.count))
    for score in level.scoreForStars { add(score) }
    add(Int64(level.marks.count))
    for mark in level.marks { add(mark) }
    add(level.startPrice)
  }

  private mutating func add(_ product: Product) {
    add(Int64(product.kind == .permanent ? 0 : product.kind == .consumable ? 1 : 2))
    add(Int64(product.price == nil ? 0 : 1))
    add(product.price ?? [])
    add(product.store ?? "")
    add(product.grants)
    add(optional: product.when)
    add(product.limit ?? -1)
    add(Int64(product.refund == .debt ? 0 : product.refund == .clamp ? 1 : 2))
    add(product.discounts)
  }

  private mutating func add(_ discounts: [Discount]) {
    add(Int64(discounts.count))
    for discount in discounts {
      add(discount.when)
      add(discount.basisPoints)
    }
  }

  mutating func add(_ amounts: [Amount]) {
    add(Int64(amounts.count))
    for amount in amounts {
      add(amount.holding)
      add(amount.amount)
    }
  }

  mutating func add(_ bundle: Bundle) {
    add(bundle.amounts)
    add(bundle.unlock)
    add(bundle.set)
    add(Int64(bundle.add.count))
    for addition in bundle.add {
      add(addition.counter)
      add(addition.amount)
    }
    add(bundle.timers)
  }

  private mutating func add(_ route: Route) {
    switch route.kind {
    case .automatic(let isLive): add(Int64(isLive ? 1 : 0))
    case .product(let product):
      add(Int64(2))
      add(product)
    case .taken(let price):
      add(Int64(3))
      add(Int64(price.count))
      for amount in price {
        add(amount.holding)
        add(Int64(amount.amounts.count))
        for number in amount.amounts { add(number) }
      }
    }
    add(optional: route.when)
    add(byte: route.reach == nil ? 0 : 1)
    if let reach = route.reach {
      add(reach.quantity)
      for rank in 1...Swift.max(1, reach.thresholds.count) {
        guard case .list = reach.thresholds else { break }
        add(reach.thresholds.threshold(ofRank: rank) ?? -1)
      }
      if case .linear(let from, let step, let count) = reach.thresholds {
        add(from)
        add(step)
        add(count)
      }
    }
    add(route.discounts)
  }
}

extension Reach.Thresholds {
  fileprivate var count: Int64 {
    switch self {
    case .list(let list): Int64(list.count)
    case .linear(_, _, let count): count
    }
  }
}
