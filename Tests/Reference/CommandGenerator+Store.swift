/// What a generated player bought in a store.
struct StorePurchase: Sendable {
  var transaction: String
  var product: String
  var quantity: Int64
}

extension CommandGenerator {
  /// What a store says of a purchase: of one that it spoke of before for preference, in any order.
  mutating func notice(_ player: ReferencePlayer) -> ReferenceJSON {
    guard let purchase = random.chance(70) ? random.pick(purchases) ?? buyInStore() : buyInStore()
    else { return ["tick": true] }
    var product = purchase.product
    var quantity = purchase.quantity
    if random.chance(2), let other = random.pick(products) { product = pack.nodes[other].id }
    if random.chance(2), quantity < .max { quantity += 1 }
    let stages = [
      "purchased", "purchased", "purchased", "revoked", "revoked", "pending", "expired",
    ]
    let stage = random.chance(85) ? random.pick(stages) ?? "purchased" : "reinstated"
    var command: ReferenceJSON = [
      "transaction": .string(purchase.transaction), "product": .string(product),
      "state": .string(stage),
    ]
    if stage == "revoked" {
      if random.chance(60) {
        command = command.setting("quantity", .int(random.int(1...max(quantity, 2))))
      }
    } else if quantity != 1 || random.chance(30) {
      command = command.setting("quantity", .int(quantity))
    }
    let kind = pack.index[product].flatMap { pack.nodes[$0].json["kind"] }
    let isSubscription = kind == "subscription"
    if isSubscription ? random.chance(95) : random.chance(2) {
      let end = min(player.now + random.int(-2...10) * 86_400, ReferenceCalendar.lastInstant)
      command = command.setting("until", .int(max(end, 0)))
    }
    if random.chance(8) { command = command.setting("restored", true) }
    return command
  }

  private var products: [Int] {
    pack.nodes.indices.filter { pack.nodes[$0].kind == .product }
  }

  private mutating func buyInStore() -> StorePurchase? {
    let id = "t-\(purchases.count)"
    guard let place = random.pick(products), random.chance(96) else {
      let unknown = StorePurchase(transaction: id, product: "elsewhere", quantity: 1)
      purchases.append(unknown)
      return unknown
    }
    let product = pack.nodes[place]
    var quantity: Int64 = 1
    if product.json["kind"] == "consumable", random.chance(50) {
      quantity = random.int(2...4)
      if random.chance(5) { quantity = .max / random.int(1...8) - random.int(0...3) }
    }
    let purchase = StorePurchase(transaction: id, product: product.id, quantity: quantity)
    purchases.append(purchase)
    return purchase
  }

  // MARK: - Time

  /// An instant for a command: mostly a while later, now and then before, or at an end of time.
  mutating func instant(after now: Int64) -> ReferenceJSON {
    let day = ReferenceCalendar.day
    var step: Int64
    switch random.int(0...99) {
    case 0...24: step = random.int(1...600)
    case 25...54: step = random.int(600...6 * 3600)
    case 55...84: step = random.int(6 * 3600...3 * day)
    case 85...91: step = random.int(3 * day...20 * day)
    case 92...97: step = -random.int(1...2 * day)
    case 98: step = 10_000 * day
    default: step = random.chance(15) ? .max / 2 : random.int(1...day)
    }
    // Some exactly at a whole hour, where periods begin.
    if random.chance(30) { step -= (now + step) % 3600 }
    let instant = min(max(now + step, 0), ReferenceCalendar.lastInstant)
    return random.chance(50) ? .int(instant) : .string(ReferenceCalendar.text(instant))
  }

  mutating func setClock(_ player: ReferencePlayer) -> ReferenceJSON {
    let start = ReferenceCalendar.scenarioStart
    switch random.int(0...9) {
    case 0...4: return ["setClock": .int(max(player.now - random.int(0...5 * 86_400), 0))]
    case 5...6: return ["setClock": instant(after: player.now)]
    case 7: return ["setClock": .int(random.chance(50) ? 0 : random.int(0...100_000))]
    default: return ["setClock": .int(start + random.int(0...20 * 86_400))]
    }
  }
}
