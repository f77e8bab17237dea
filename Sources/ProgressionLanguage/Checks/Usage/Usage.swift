import ProgressionModel
import ProgressionText

/// What the pack itself reads, asks for and gives of all that it declares.
///
/// The game may read and change facts too, of which a pack knows nothing.
struct Usage {
  /// Where a holding is first asked for: by a price or by a condition.
  private(set) var askedAt: [Place?]
  /// Whether something in the pack gives of a holding.
  private(set) var isGiven: [Bool]
  private(set) var isFlagRead: [Bool]
  private(set) var isFlagSet: [Bool]
  private(set) var isCounterRead: [Bool]
  private(set) var isCounterRaised: [Bool]
  private(set) var isAttributeRead: [Bool]
  private(set) var isRuleUsed: [Bool]
  private(set) var isTimerStarted: [Bool]
  private(set) var isTimerRead: [Bool]
  private(set) var isResetUsed: [Bool]
  /// Nodes whose state or results something reads.
  private(set) var isNodeRead: [Bool]
  /// Nodes that something gives.
  private(set) var isNodeGiven: [Bool]

  /// - Complexity: O(n) for n nodes, conditions, quantities, rewards and members of sets.
  init(_ checked: CheckedGame) {
    let game = checked.game
    askedAt = [Place?](repeating: nil, count: game.holdings.count)
    isGiven = [Bool](repeating: false, count: game.holdings.count)
    isFlagRead = [Bool](repeating: false, count: game.flags.count)
    isFlagSet = isFlagRead
    isCounterRead = [Bool](repeating: false, count: game.counters.count)
    isCounterRaised = isCounterRead
    isAttributeRead = [Bool](repeating: false, count: game.attributes.count)
    isRuleUsed = [Bool](repeating: false, count: game.rules.count)
    isTimerStarted = [Bool](repeating: false, count: game.timers.count)
    isTimerRead = isTimerStarted
    isResetUsed = [Bool](repeating: false, count: game.resets.count)
    isNodeRead = [Bool](repeating: false, count: game.nodes.count)
    isNodeGiven = isNodeRead
    readConditions(of: game)
    readQuantities(of: checked)
    readNodes(of: game)
    readTables(of: game)
  }

  private mutating func ask(for holding: HoldingRef, at place: Place) {
    if askedAt[holding.position] == nil { askedAt[holding.position] = place }
  }

  private mutating func ask(for amounts: [Amount], at place: Place) {
    for amount in amounts { ask(for: amount.holding, at: place) }
  }

  private mutating func give(_ bundle: Bundle) {
    for amount in bundle.amounts { isGiven[amount.holding.position] = true }
    for flag in bundle.set { isFlagSet[flag.position] = true }
    for addition in bundle.add { isCounterRaised[addition.counter.position] = true }
    for timer in bundle.timers { isTimerStarted[timer.position] = true }
    for node in bundle.unlock { isNodeGiven[node.position] = true }
  }

  private mutating func read(_ fact: TimedFact, at place: Place) {
    switch fact {
    case .completed(let node), .unlocked(let node), .visited(let node), .met(let node),
      .active(let node), .ownedProduct(let node), .marked(let node, _):
      isNodeRead[node.position] = true
    case .ownedItem(let item): ask(for: item, at: place)
    case .flag(let flag): isFlagRead[flag.position] = true
    case .reset(let reset): isResetUsed[reset.position] = true
    }
  }

  private mutating func live(in scope: Scope) {
    if case .reset(let reset) = scope { isResetUsed[reset.position] = true }
  }
}

extension Usage {
  private mutating func readConditions(of game: Game) {
    for (position, condition) in game.conditions.enumerated() {
      switch condition {
      case .completed(let node), .unlocked(let node), .ownedProduct(let node), .visited(let node),
        .met(let node), .active(let node), .failed(let node), .marked(let node, _):
        isNodeRead[node.position] = true
      case .ownedItem(let item): ask(for: item, at: game.conditionPlaces[position])
      case .flag(let flag): isFlagRead[flag.position] = true
      case .attribute(let attribute, _): isAttributeRead[attribute.position] = true
      case .rule(let rule): isRuleUsed[rule.position] = true
      case .waiting(let timer): isTimerRead[timer.position] = true
      case .constant, .all, .any, .none, .not, .compare, .now, .weekly, .cohort: break
      }
    }
  }

  private mutating func readQuantities(of checked: CheckedGame) {
    let game = checked.game
    var reads = [SetReading](repeating: SetReading(), count: game.nodeSets.count)
    for (position, quantity) in game.quantities.enumerated() {
      let place = game.quantityPlaces[position]
      switch quantity {
      case .stars(let set): reads[set.position].stars = true
      case .score(let set): reads[set.position].score = true
      case .marks(let set, _): reads[set.position].marks = true
      case .countLevels(let set, let stars):
        reads[set.position].withStars = min(reads[set.position].withStars, stars)
      case .clears(let set), .fails(let set), .ranks(let set), .countNodes(let set, _):
        reads[set.position].state = true
      case .have(let holding), .earned(let holding), .spent(let holding):
        ask(for: holding, at: place)
      case .counter(let counter): isCounterRead[counter.position] = true
      case .purchases(let node), .rank(let node), .streak(let node):
        isNodeRead[node.position] = true
      case .since(_, let reset): isResetUsed[reset.position] = true
      case .timeSince(let fact): read(fact, at: place)
      case .literal, .percent, .countConditions, .sum, .min, .max, .times, .sinceAccepted: break
      }
    }
    // A game shows its collections, whether a condition reads their percentage or not.
    for collection in game.collections {
      for entry in collection.entries {
        reads[entry.members.position].state = true
        for item in game[entry.members].items { ask(for: item, at: collection.place) }
      }
    }
    for (position, reading) in reads.enumerated() where reading != SetReading() {
      for node in game.nodeSets[position].nodes where reading.reads(checked.shape[node]) {
        isNodeRead[node.position] = true
      }
      for item in game.nodeSets[position].items { ask(for: item, at: game[item].place) }
    }
  }

  /// What is read of the members of a set.
  private struct SetReading: Equatable {
    var state = false
    var stars = false
    var score = false
    var marks = false
    /// The fewest stars that a member is counted with.
    var withStars = Int64.max

    func reads(_ node: GameShape.NodeShape) -> Bool {
      state || (stars && node.maxStars > 0) || (score && node.hasScore)
        || (marks && node.markCount > 0) || (node.kind == .level && node.maxStars >= withStars)
    }
  }

  private mutating func readNodes(of game: Game) {
    for position in game.nodes.indices {
      live(in: game.nodes[position].scope)
      for reward in game.nodes[position].rewards.indices {
        give(game.nodes[position].rewards[reward].bundle)
      }
      for route in game.nodes[position].routes.indices {
        switch game.nodes[position].routes[route].kind {
        case .taken(let price):
          for part in price {
            ask(for: part.holding, at: game.nodes[position].routes[route].place)
          }
        case .product(let product): isNodeRead[product.position] = true
        case .automatic: break
        }
      }
      switch game.nodes[position].details {
      case .level(let level): ask(for: level.startPrice, at: game.nodes[position].place)
      case .product(let product):
        ask(for: product.price ?? [], at: game.nodes[position].place)
        give(product.grants)
      case .quest(let quest): ask(for: quest.turnInPrice, at: game.nodes[position].place)
      case .world, .feature, .achievement, .location, .npc: break
      }
    }
  }

  private mutating func readTables(of game: Game) {
    for chest in game.chests {
      live(in: chest.scope)
      ask(for: chest.price, at: chest.place)
      for content in chest.contents where content.weight > 0 { give(content.grants) }
    }
    for timer in game.timers {
      live(in: timer.scope)
      give(timer.grants)
    }
    for holding in game.holdings { live(in: holding.scope) }
    for flag in game.flags { live(in: flag.scope) }
    for counter in game.counters { live(in: counter.scope) }
    for attribute in game.attributes { live(in: attribute.scope) }
    for (position, reset) in game.resets.enumerated() {
      ask(for: reset.command?.price ?? [], at: reset.place)
      if let calendar = reset.calendar { give(calendar.grants) }
      if reset.ends != .nothing || reset.calendar?.grants.isEmpty == false {
        isResetUsed[position] = true
      }
    }
  }
}
