import ProgressionModel
import ProgressionText

/// Finds prices and comparisons that ask for more of an item than a pack ever gives.
///
/// Currencies are left alone: games credit them for what no rule knows.
struct SupplyCheck {
  /// What asks for too much.
  private struct Demand {
    let amount: Int64
    let place: Place
  }

  private let checked: CheckedGame
  private let supplies: Supplies
  private var demands: [[Demand]]

  private var game: Game { checked.game }

  /// How many more that ask for too much of one holding are named.
  private static let mostNamed = 5

  /// - Complexity: O(n) for n nodes, rewards, conditions and prices.
  static func run(
    on checked: CheckedGame, _ usage: Usage, _ lives: FactLives, into findings: inout Findings
  ) {
    if checked.game.holdings.isEmpty { return }
    var check = SupplyCheck(
      checked: checked, supplies: Supplies(checked, lives),
      demands: [[Demand]](repeating: [], count: checked.game.holdings.count))
    check.readNodes()
    check.readTables()
    check.readConditions()
    for position in checked.game.holdings.indices
    where checked.game.holdings[position].kind == .item {
      // What has no source at all is found as such.
      let hasSource = usage.isGiven[position] || checked.game.holdings[position].initial > 0
      if hasSource { check.report(HoldingRef(position: position), into: &findings) }
    }
  }

  private func report(_ reference: HoldingRef, into findings: inout Findings) {
    guard let total = supplies.totals[reference.position],
      let first = demands[reference.position].first
    else { return }
    let holding = game[reference]
    var related = [
      Diagnostic.Related(place: holding.place, message: "`\(holding.id)` is declared here")
    ]
    for demand in demands[reference.position].dropFirst().prefix(Self.mostNamed)
    where demand.place != first.place {
      related.append(.init(place: demand.place, message: "this asks for \(demand.amount)"))
    }
    findings.add(
      .noSource, severity: .warning, at: first.place,
      "asks for \(first.amount) `\(holding.id)` where the pack gives \(total) in all",
      related: related,
      help: [
        "ask for \(total) or less, or give more somewhere",
        "where the game itself grants more, say so: \"$allow\": {\"no-source\": \"…\"}",
      ])
  }

  private mutating func ask(for amount: Int64, _ holding: HoldingRef, at place: Place) {
    // What no purse can hold is found as such.
    guard let total = supplies.totals[holding.position], amount > total,
      amount <= game[holding].cap
    else { return }
    demands[holding.position].append(Demand(amount: amount, place: place))
  }

  private mutating func ask(
    for price: [Amount], _ discounts: [Discount] = [], at place: Place
  ) {
    for amount in price {
      ask(for: Discount.least(amount.amount, discounts), amount.holding, at: place)
    }
  }

  private mutating func readNodes() {
    for position in game.nodes.indices {
      let place = game.nodes[position].place
      for route in game.nodes[position].routes {
        guard case .taken(let price) = route.kind else { continue }
        let ranks = game.nodes[position].routes.count == 1 ? game.nodes[position].ranks ?? 1 : 1
        for part in price {
          ask(for: Self.sum(of: part, ranks, route.discounts), part.holding, at: route.place)
        }
      }
      switch game.nodes[position].details {
      case .level(let level): ask(for: level.startPrice, at: place)
      case .product(let product): ask(for: product.price ?? [], product.discounts, at: place)
      case .quest(let quest): ask(for: quest.turnInPrice, at: place)
      case .world, .feature, .achievement, .location, .npc: break
      }
    }
  }

  /// What all of the ranks cost together.
  private static func sum(of part: RankPrice, _ ranks: Int64, _ discounts: [Discount]) -> Int64 {
    var sum: Int64 = 0
    let listed = min(ranks, Int64(part.amounts.count))
    for amount in part.amounts.prefix(Int(listed)) {
      sum = Interval.saturatingSum(sum, Discount.least(amount, discounts))
    }
    let last = Discount.least(part.amounts.last ?? 0, discounts)
    return Interval.saturatingSum(sum, Interval.product(ranks - listed, last))
  }

  private mutating func readTables() {
    for chest in game.chests { ask(for: chest.price, at: chest.place) }
    for reset in game.resets { ask(for: reset.command?.price ?? [], at: reset.place) }
  }

  private mutating func readConditions() {
    for (position, condition) in game.conditions.enumerated() {
      guard case .compare(let quantity, let bounds) = condition else { continue }
      let holding: HoldingRef
      switch game[quantity] {
      case .have(let have): holding = have
      case .earned(let earned): holding = earned
      default: continue
      }
      for bound in bounds {
        guard case .literal(let value) = bound.operand else { continue }
        let place = game.conditionPlaces[position]
        switch bound.comparator {
        case .atLeast, .equals: ask(for: value, holding, at: place)
        case .moreThan: ask(for: Interval.saturatingSum(value, 1), holding, at: place)
        case .atMost, .lessThan, .notEquals: break
        }
      }
    }
  }
}
