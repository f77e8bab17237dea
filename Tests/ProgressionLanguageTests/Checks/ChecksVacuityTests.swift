import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

struct ChecksVacuityTests {
  static let cases: [ChecksCase] = [
    ChecksCase("an empty game") { _ in },
    ChecksCase(
      "empty lists",
      [
        "warning empty-condition: an empty `all` is always true",
        "warning empty-condition: an empty `any` is always false",
        "warning empty-condition: an empty `none` is always true",
        "warning empty-condition: an empty `count` is always 0",
      ]
    ) {
      _ = $0.all()
      _ = $0.any()
      _ = $0.condition(.none([]))
      _ = $0.quantity(.countConditions([]))
    },
    ChecksCase("a list of one is fine") { _ = $0.all($0.flag("f")) },
    ChecksCase(
      "a world without levels",
      [
        "error never-completed-world: world `w` is never completed: it has no levels "
          + "and it has no `completeWhen`"
      ]
    ) { $0.open($0.world("w", levels: 0)) },
    ChecksCase(
      "a world of bonus levels",
      [
        "error never-completed-world: world `w` is never completed: all of its levels are "
          + "bonus levels and it has no `completeWhen`"
      ]
    ) { $0.open($0.world("w", levels: 0, bonus: 2)) },
    ChecksCase(
      "what waits for it is not blamed",
      [
        "error never-completed-world: world `w` is never completed: it has no levels "
          + "and it has no `completeWhen`"
      ]
    ) {
      let (world, x) = ($0.world("w", levels: 0), $0.feature("x"))
      $0.open(world)
      $0.open(x, when: $0.completed(world))
    },
    ChecksCase("a condition completes it") {
      let world = $0.world("w", levels: 0, bonus: 1)
      $0.open(world)
      $0.completeWhen(world, $0.completed(NodeRef(1)))
    },
    ChecksCase(
      "a price above the cap",
      ["error price-above-cap: `x` costs 11 `coins`, but a player holds at most 10"]
    ) {
      let (coins, x, y) = ($0.holding("coins", cap: 10), $0.feature("x"), $0.feature("y"))
      $0.open(x, price: (coins, 11))
      $0.open(y, price: (coins, 10))
    },
    ChecksCase(
      "a product above the cap",
      ["error price-above-cap: `hat` costs 11 `coins`, but a player holds at most 10"]
    ) {
      let coins = $0.holding("coins", cap: 10)
      $0.product("hat", price: [Amount(holding: coins, amount: 11)])
    },
    ChecksCase(
      "a start above the cap",
      ["error price-above-cap: `w/1` costs 6 `lives`, but a player holds at most 5"]
    ) {
      let lives = $0.holding("lives", cap: 5)
      $0.open($0.world("w", levels: 1))
      if case .level(var level) = $0.game.nodes[1].details {
        level.startPrice = [Amount(holding: lives, amount: 6)]
        $0.game.nodes[1].details = .level(level)
      }
    },
    ChecksCase(
      "one rank above the cap",
      ["error price-above-cap: `x` costs 12 `coins`, but a player holds at most 10"]
    ) {
      let (coins, x) = ($0.holding("coins", cap: 10), $0.feature("x", ranks: 3))
      let price = [RankPrice(holding: coins, amounts: [1, 12, 3])]
      let place = $0.place()
      $0.add(Route(place: place, kind: .taken(price: price), when: nil), to: x)
    },
    ChecksCase("a discount brings it below") {
      let (coins, x, flag) = ($0.holding("coins", cap: 10), $0.feature("x"), $0.flag("sale"))
      let place = $0.place()
      $0.add(
        Route(
          place: place, kind: .taken(price: [RankPrice(holding: coins, amounts: [20])]), when: nil,
          discounts: [Discount(when: flag, basisPoints: 5000)]), to: x)
    },
    ChecksCase("a store fills the purse beyond the cap") {
      let (coins, x) = ($0.holding("coins", cap: 10), $0.feature("x"))
      let pack = $0.product("pack", store: true, kind: .consumable)
      if case .product(var product) = $0.game.nodes[pack.position].details {
        product.grants = Bundle(amounts: [Amount(holding: coins, amount: 100)])
        $0.game.nodes[pack.position].details = .product(product)
      }
      $0.open(x, price: (coins, 20))
    },
  ]

  @Test(arguments: cases) func finds(_ example: ChecksCase) { example.check() }
}
