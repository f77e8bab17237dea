import ProgressionModel

/// How much of each holding a pack gives in all, where each of its sources pays so many times and
/// no more.
struct Supplies {
  /// The sum of what is given, with what a player starts with; `nil` where there is no end.
  private(set) var totals: [Int64?]
  private let checked: CheckedGame
  private let lives: FactLives

  private var game: Game { checked.game }

  /// - Complexity: O(n) for n rewards, grants and contents.
  init(_ checked: CheckedGame, _ lives: FactLives) {
    self.checked = checked
    self.lives = lives
    totals = []
    for (position, holding) in checked.game.holdings.enumerated() {
      let life = lives.lifetime(of: .holding(HoldingRef(position: position)))
      var isEndless = holding.refill != nil || holding.floor < 0
      if case .reset = life { isEndless = true }
      if checked.facts.isSoldByStore[position] { isEndless = true }
      totals.append(isEndless ? nil : holding.initial)
    }
    for position in game.nodes.indices { addGifts(of: position) }
    for chest in game.chests {
      for content in chest.contents where content.weight > 0 { add(content.grants, times: nil) }
    }
    for timer in game.timers { add(timer.grants, times: nil) }
    for reset in game.resets { add(reset.calendar?.grants ?? Bundle(), times: nil) }
  }

  private mutating func addGifts(of position: Int) {
    let life = lives.nodes[position]
    for index in game.nodes[position].rewards.indices {
      let reward = game.nodes[position].rewards[index]
      add(reward.bundle, times: times(of: reward.moment, position), inEach: life)
    }
    guard case .product(let product) = game.nodes[position].details else { return }
    var times: Int64?
    if product.store == nil, product.price != nil {
      times = product.kind == .permanent ? 1 : product.kind == .consumable ? product.limit : nil
    }
    add(product.grants, times: times, inEach: life)
  }

  /// How often a moment comes in the life of a node.
  private func times(of moment: Reward.Moment, _ position: Int) -> Int64? {
    let shape = checked.shape.nodes[position]
    if shape.kind == .product { return nil }
    guard game.nodes[position].canPay(moment) else { return 0 }
    switch moment {
    case .onUnlock, .onComplete, .atRank, .atStars, .onMark: return 1
    case .perNewRank: return shape.ranks
    case .perNewStar: return shape.maxStars
    case .onEveryComplete: return nil
    }
  }

  private mutating func add(_ bundle: Bundle, times: Int64?, inEach life: Lifetime = .account) {
    for amount in bundle.amounts {
      guard let total = totals[amount.holding.position] else { continue }
      let own = lives.lifetime(of: .holding(amount.holding))
      guard let times, life == .account || life == own else {
        totals[amount.holding.position] = nil
        continue
      }
      totals[amount.holding.position] = Interval.saturatingSum(
        total, Interval.product(amount.amount, times))
    }
  }
}
