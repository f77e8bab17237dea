import ProgressionModel
import ProgressionText

/// What a player can do again and again: give some amounts and get others.
struct Exchange {
  /// What is done.
  enum Kind {
    case buying
    case opening
    case playing
    /// Doing again what a reset of the player's ends.
    case repeating(ResetRef)
  }

  let kind: Kind
  let id: String
  let place: Place
  /// What is given at least, each holding once.
  let takes: [Amount]
  /// What is got at least, each holding once.
  let gives: [Amount]
  /// Whether more than amounts is got.
  let givesMore: Bool

  /// What is got of a holding.
  func gain(of holding: HoldingRef) -> Int64 {
    for amount in gives where amount.holding == holding { return amount.amount }
    return 0
  }

  /// Everything of a game that can be repeated without a limit.
  ///
  /// - Complexity: O(n) for n nodes, chests and their contents.
  static func all(of checked: CheckedGame, _ lives: FactLives) -> [Exchange] {
    let game = checked.game
    var exchanges = repeated(in: checked, lives)
    for position in game.nodes.indices {
      switch game.nodes[position].details {
      case .product(let product):
        guard product.kind == .consumable, product.limit == nil, let price = product.price,
          product.when.map({ checked.ranges[$0] != .never }) ?? true
        else { continue }
        exchanges.append(
          Exchange(
            kind: .buying, id: game.nodes[position].id, place: game.nodes[position].place,
            takes: price.map {
              Amount(holding: $0.holding, amount: Discount.least($0.amount, product.discounts))
            }, gives: product.grants.amounts, givesMore: product.grants.givesMore))
      case .level(let level):
        if level.startPrice.isEmpty { continue }
        for reward in game.nodes[position].rewards where reward.moment == .onEveryComplete {
          exchanges.append(
            Exchange(
              kind: .playing, id: game.nodes[position].id, place: reward.place,
              takes: level.startPrice, gives: reward.bundle.amounts, givesMore: false))
        }
      case .world, .feature, .achievement, .quest, .location, .npc: break
      }
    }
    for chest in game.chests {
      if let when = chest.when, checked.ranges[when] != .always, chest.price.isEmpty { continue }
      if let when = chest.when, checked.ranges[when] == .never { continue }
      let least = least(of: chest)
      exchanges.append(
        Exchange(
          kind: .opening, id: chest.id, place: chest.place, takes: chest.price,
          gives: least,
          givesMore: !chest.price.isEmpty && chest.givesMore(than: least)))
    }
    return exchanges
  }

  /// What costs something, gives something and can be done again after a reset that a player may
  /// call for.
  private static func repeated(in checked: CheckedGame, _ lives: FactLives) -> [Exchange] {
    let game = checked.game
    let fees = game.resets.map { reset -> [Amount]? in
      guard let command = reset.command, let price = command.price,
        command.when.map({ checked.ranges[$0] != .never }) ?? true
      else { return nil }
      return price
    }
    guard fees.contains(where: { $0 != nil }) else { return [] }
    var exchanges: [Exchange] = []
    for position in game.nodes.indices where !game.nodes[position].rewards.isEmpty {
      guard case .reset(let reset) = lives.nodes[position], let fee = fees[reset.position] else {
        continue
      }
      var takes = price(of: game.nodes[position])
      if takes.isEmpty {
        guard isOpenAtOnce(position, game), game[reset].command?.when == nil else { continue }
      }
      if game[reset].command?.refundsAll == true { takes = [] }
      takes += fee
      let gives = game.nodes[position].rewards.filter { reward in
        reward.moment == .onUnlock || reward.moment == .onComplete
      }
      exchanges.append(
        Exchange(
          kind: .repeating(reset), id: game.nodes[position].id, place: game.nodes[position].place,
          takes: sum(takes),
          // What the reset ends with it is not kept.
          gives: sum(gives.flatMap { $0.bundle.amounts }).filter {
            lives.lifetime(of: .holding($0.holding)) != .reset(reset)
          }, givesMore: false))
    }
    return exchanges
  }

  /// Whether a node opens without anything done for it but to take it.
  private static func isOpenAtOnce(_ position: Int, _ game: Game) -> Bool {
    let node = game.nodes[position]
    guard node.kind == .feature else { return false }
    return node.routes.contains { route in
      guard route.reach == nil, game.isAlways(route.when) else { return false }
      switch route.kind {
      case .automatic: return true
      case .taken(let price): return price.isEmpty
      case .product: return false
      }
    }
  }

  /// What the cheapest way to open a node and to hand it in costs; nothing where there is a free one.
  private static func price(of node: Node) -> [Amount] {
    var cheapest: [Amount] = node.quest?.turnInPrice ?? []
    guard node.ranks == nil, node.routes.count == 1, let route = node.routes.first,
      case .taken(let price) = route.kind
    else { return cheapest }
    for part in price {
      cheapest.append(
        Amount(
          holding: part.holding, amount: Discount.least(part.amount(forRank: 1), route.discounts)))
    }
    return cheapest
  }

  /// Amounts with each holding once.
  private static func sum(_ amounts: [Amount]) -> [Amount] {
    var sums: [Amount] = []
    for amount in amounts {
      if let index = sums.firstIndex(where: { $0.holding == amount.holding }) {
        sums[index].amount = Interval.saturatingSum(sums[index].amount, amount.amount)
      } else {
        sums.append(amount)
      }
    }
    return sums
  }

  /// What every draw of a chest gives.
  private static func least(of chest: Chest) -> [Amount] {
    var least: [Amount]?
    for content in chest.contents where content.weight > 0 {
      guard let known = least else {
        least = content.grants.amounts
        continue
      }
      least = known.compactMap { amount in
        guard let other = content.grants.amounts.first(where: { $0.holding == amount.holding })
        else { return nil }
        return Amount(holding: amount.holding, amount: min(amount.amount, other.amount))
      }
    }
    return least ?? []
  }
}

extension Chest {
  /// Whether one of the draws gives more than what every draw gives.
  fileprivate func givesMore(than least: [Amount]) -> Bool {
    contents.contains { content in
      guard content.weight > 0 else { return false }
      return content.grants.givesMore
        || content.grants.amounts.contains { amount in
          !least.contains { $0.holding == amount.holding && $0.amount >= amount.amount }
        }
    }
  }
}

extension Bundle {
  /// Whether the bundle gives something besides amounts.
  fileprivate var givesMore: Bool {
    !unlock.isEmpty || !set.isEmpty || !add.isEmpty || !timers.isEmpty
  }
}
