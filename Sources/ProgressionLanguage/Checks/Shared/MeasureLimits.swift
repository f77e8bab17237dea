import ProgressionModel

/// The least and greatest values of the quantities that read facts.
struct MeasureLimits {
  private let game: Game
  private let shape: GameShape
  private let facts: GameFacts
  /// Whether all prices are known; else any holding may be spent and any product bought.
  private let isWhole: Bool

  init(_ game: Game, shape: GameShape, facts: GameFacts, isWhole: Bool) {
    self.shape = shape
    self.isWhole = isWhole
    self.game = game
    self.facts = facts
  }

  /// The values that a quantity without operands can have.
  func interval(of quantity: Quantity) -> Interval {
    switch quantity {
    case .literal(let value): .exactly(value)
    case .stars(let set): upTo(total(of: set) { $0.maxStars })
    case .clears(let set), .fails(let set):
      upTo(total(of: set) { $0.kind == .level ? .max : 0 })
    case .score(let set):
      upTo(total(of: set) { $0.hasScore ? .max : 0 })
    case .marks(let set, nil): upTo(total(of: set) { $0.markCount })
    case .marks(let set, let mark?):
      upTo(Int64(game[set].nodes.count { game[$0].level?.marks.contains(mark) == true }))
    case .have(let holding):
      Interval(
        lower: facts.canOwe[holding.position] ? .min : game[holding].floor,
        upper: facts.isSoldByStore[holding.position] ? .max : game[holding].cap)
    case .earned: .unbounded
    case .spent(let holding): upTo(facts.isSpent[holding.position] || !isWhole ? .max : 0)
    case .counter(let counter):
      Interval(lower: game[counter].minimum, upper: game[counter].maximum)
    case .purchases(let product): upTo(isWhole ? game[product].mostPurchases : .max)
    case .rank(let node): upTo(game[node].ranks ?? 1)
    case .ranks(let set): upTo(total(of: set) { $0.ranks })
    case .percent(let collection):
      Interval(lower: 0, upper: 100, canBeAbsent: canBeEmpty(game[collection]))
    case .countNodes(let set, let property): upTo(countable(set, property))
    case .countLevels(let set, let stars):
      upTo(total(of: set) { $0.kind == .level && $0.maxStars >= stars ? 1 : 0 })
    case .streak: .unbounded
    case .timeSince: Interval(lower: 0, upper: .max, canBeAbsent: true)
    case .countConditions, .sum, .min, .max, .times, .since, .sinceAccepted: .unbounded
    }
  }

  private func upTo(_ value: Int64) -> Interval { Interval(lower: 0, upper: value) }

  private func total(of set: NodeSetRef, _ value: (GameShape.NodeShape) -> Int64) -> Int64 {
    var total: Int64 = 0
    for node in game[set].nodes {
      total = Interval.saturatingSum(total, value(shape[node]))
    }
    return total
  }

  private func countable(_ set: NodeSetRef, _ property: NodeProperty) -> Int64 {
    let nodes = total(of: set) { node in
      switch property {
      case .completed: node.hasCompletion ? 1 : 0
      case .unlocked: node.isConsumable ? 0 : 1
      case .visited: node.kind == .location ? 1 : 0
      case .met: node.kind == .npc ? 1 : 0
      case .owned: node.kind == .product && !node.isConsumable ? 1 : 0
      }
    }
    guard property == .owned else { return nodes }
    return Interval.saturatingSum(nodes, Int64(game[set].items.count))
  }

  private func canBeEmpty(_ collection: NodeCollection) -> Bool {
    for entry in collection.entries {
      if !game[entry.members].items.isEmpty { return false }
      for node in game[entry.members].nodes where !facts.isWithholdable[node.position] {
        return false
      }
    }
    return true
  }
}

extension Node {
  /// The most units of the product that can ever be bought.
  ///
  /// A store sells beyond the limit, since a receipt is never refused.
  var mostPurchases: Int64 {
    guard let product else { return 0 }
    if product.store != nil { return .max }
    if product.price == nil { return 0 }
    let limit = product.limit ?? .max
    return product.kind == .permanent ? min(1, limit) : limit
  }
}
