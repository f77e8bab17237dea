import ProgressionModel
import ProgressionText

/// Finds prices that no purse can hold.
enum PriceCheck {
  static func run(on checked: CheckedGame, into findings: inout Findings) {
    let game = checked.game
    guard game.holdings.contains(where: { $0.cap < .max }) else { return }
    // A loop over the nodes themselves would copy each.
    for index in game.nodes.indices {
      for route in game.nodes[index].routes {
        guard case .taken(let price) = route.kind else { continue }
        for part in price {
          let dearest = part.amounts.max() ?? 0
          check(
            Amount(holding: part.holding, amount: dearest), of: game.nodes[index].id,
            at: route.place,
            discounts: route.discounts, checked, into: &findings)
        }
      }
      let place = game.nodes[index].place
      switch game.nodes[index].details {
      case .level(let level):
        for amount in level.startPrice {
          check(amount, of: game.nodes[index].id, at: place, checked, into: &findings)
        }
      case .product(let product):
        for amount in product.price ?? [] {
          check(
            amount, of: game.nodes[index].id, at: place, discounts: product.discounts, checked,
            into: &findings)
        }
      case .quest(let quest):
        for amount in quest.turnInPrice {
          check(amount, of: game.nodes[index].id, at: place, checked, into: &findings)
        }
      case .world, .feature, .achievement, .location, .npc:
        break
      }
    }
    for chest in game.chests {
      for amount in chest.price {
        check(amount, of: chest.id, at: chest.place, checked, into: &findings)
      }
    }
    for reset in game.resets {
      for amount in reset.command?.price ?? [] {
        check(amount, of: reset.id, at: reset.place, checked, into: &findings)
      }
    }
  }

  private static func check(
    _ price: Amount, of id: String, at place: Place, discounts: [Discount] = [],
    _ checked: CheckedGame, into findings: inout Findings
  ) {
    let holding = checked.game[price.holding]
    // Who may owe can pay that much more.
    let most = Interval.difference(holding.cap, holding.floor)
    guard price.amount > most, !checked.facts.isSoldByStore[price.holding.position] else { return }
    if Discount.least(price.amount, discounts) <= most { return }
    let debt = holding.floor < 0 ? " and owes at most \(holding.floor.magnitude)" : ""
    findings.add(
      .priceAboveCap, at: place,
      "`\(id)` costs \(price.amount) `\(holding.id)`, but a player holds at most \(holding.cap)"
        + debt,
      related: [
        Diagnostic.Related(
          place: holding.place, message: "`\(holding.id)` has the cap \(holding.cap)")
      ], help: ["lower the price to \(most) or less, or raise the cap"])
  }
}

extension Discount {
  /// The amount after the largest discount, which is rounded down and leaves at least 1.
  static func least(_ amount: Int64, _ discounts: [Discount]) -> Int64 {
    var basisPoints: Int64 = 0
    for discount in discounts { basisPoints = max(basisPoints, discount.basisPoints) }
    // Split so that no product leaves 64 bits.
    let reduction = amount / 10_000 * basisPoints + amount % 10_000 * basisPoints / 10_000
    return max(1, amount - reduction)
  }
}
