import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

struct ChecksThresholdTests {
  /// Twenty levels with three stars each.
  private static func sixtyStars(_ builder: inout ChecksGameBuilder) -> Quantity {
    let world = builder.world("w", levels: 18, bonus: 2)
    builder.open(world)
    return .stars(builder.levels(of: world))
  }

  private static func stars(
    _ name: String, _ bounds: [(Comparator, Int64)], _ expected: String...
  ) -> ChecksCase {
    ChecksCase(name, expected) {
      let stars = sixtyStars(&$0)
      let x = $0.feature("x")
      $0.open(x, when: $0.compare(stars, bounds), live: false)
    }
  }

  static let stars: [ChecksCase] = [
    stars("all stars", [(.atLeast, 60)]),
    stars(
      "one more", [(.atLeast, 61)],
      "error unreachable-threshold: asks for 61 stars where 60 exist"),
    stars(
      "more than all", [(.moreThan, 60)],
      "error unreachable-threshold: asks for more than 60 stars where 60 exist"),
    stars("more than all but one", [(.moreThan, 59)]),
    stars(
      "exactly one more", [(.equals, 61)],
      "error unreachable-threshold: asks for exactly 61 stars where 60 exist"),
    stars("exactly all", [(.equals, 60)]),
    stars("exactly none", [(.equals, 0)]),
    stars(
      "exactly some", [(.equals, 30)],
      "warning equality-can-be-passed: the number of stars can step over 30, "
        + "and then this never holds"),
    stars(
      "fewer than none", [(.lessThan, 0)],
      "error unreachable-threshold: asks for fewer than 0 stars where 0 is the least"),
    stars(
      "at most minus one", [(.atMost, -1)],
      "error unreachable-threshold: asks for at most -1 stars where 0 is the least"),
    stars(
      "exactly minus one", [(.equals, -1)],
      "error unreachable-threshold: asks for exactly -1 stars where 0 is the least"),
    stars(
      "at least none", [(.atLeast, 0)],
      "warning always-true: always true: the number of stars is never below 0"),
    stars(
      "more than minus one", [(.moreThan, -1)],
      "warning always-true: always true: the number of stars is never below 0"),
    stars(
      "at most all", [(.atMost, 60)],
      "warning always-true: always true: the number of stars is never above 60"),
    stars(
      "fewer than one more", [(.lessThan, 61)],
      "warning always-true: always true: the number of stars is never above 60"),
    stars(
      "other than minus one", [(.notEquals, -1)],
      "warning always-true: always true: the number of stars is never below 0"),
    stars(
      "other than one more", [(.notEquals, 61)],
      "warning always-true: always true: the number of stars is never above 60"),
    stars("other than none", [(.notEquals, 0)]),
    stars("a range", [(.atLeast, 10), (.lessThan, 20)]),
    stars("a range of one", [(.atLeast, 10), (.atMost, 10)]),
    stars(
      "an empty range", [(.atLeast, 20), (.lessThan, 20)],
      "error empty-range: no number is `atLeast` 20 and `lessThan` 20 at once"),
    stars(
      "a range without its only number", [(.atLeast, 60), (.notEquals, 60)],
      "error empty-range: no number is `atLeast` 60 and `notEquals` 60 at once"),
    stars(
      "a range with one bound too many", [(.atLeast, 0), (.lessThan, 20)],
      "warning always-true: always true: the number of stars is never below 0"),
    stars(
      "a range beyond all", [(.atLeast, 70), (.atMost, 80)],
      "error unreachable-threshold: asks for 70 stars where 60 exist"),
  ]

  @Test(arguments: stars) func asksForStars(_ example: ChecksCase) { example.check() }

  static let quantities: [ChecksCase] = [
    ChecksCase(
      "marks",
      [
        "error unreachable-threshold: asks for 5 marks where 4 exist",
        "error unreachable-threshold: asks for 3 levels with the mark `goal` where 2 can have it",
      ]
    ) {
      let world = $0.world("w", levels: 2, marks: ["goal", "key"])
      $0.open(world)
      let levels = $0.levels(of: world)
      _ = $0.compare(.marks(levels, with: nil), .atLeast, 4)
      _ = $0.compare(.marks(levels, with: nil), .atLeast, 5)
      _ = $0.compare(.marks(levels, with: "goal"), .atLeast, 2)
      _ = $0.compare(.marks(levels, with: "goal"), .atLeast, 3)
    },
    ChecksCase("clears and fails have no end") {
      let world = $0.world("w", levels: 1)
      $0.open(world)
      let levels = $0.levels(of: world)
      _ = $0.compare(.clears(levels), .atLeast, 1_000_000)
      _ = $0.compare(.fails(levels), .equals, 7)
    },
    ChecksCase(
      "a score without thresholds",
      ["error unreachable-threshold: asks for a score of 10 where no level has `scoreForStars`"]
    ) {
      let world = $0.world("w", levels: 1)
      $0.open(world)
      _ = $0.compare(.score($0.levels(of: world)), .atLeast, 10)
    },
    ChecksCase(
      "what a purse holds",
      ["error unreachable-threshold: asks for 51 `coins` where 50 is the cap"]
    ) {
      let coins = $0.holding("coins", cap: 50)
      _ = $0.compare(.have(coins), .atLeast, 50)
      _ = $0.compare(.have(coins), .atLeast, 51)
      _ = $0.compare(.earned(coins), .atLeast, 5000)
    },
    ChecksCase("a store fills a purse beyond its cap") {
      let gems = $0.holding("gems", cap: 50)
      let pack = $0.product("pack", store: true, kind: .consumable)
      if case .product(var product) = $0.game.nodes[pack.position].details {
        product.grants = Bundle(amounts: [Amount(holding: gems, amount: 100)])
        $0.game.nodes[pack.position].details = .product(product)
      }
      _ = $0.compare(.have(gems), .atLeast, 51)
    },
    ChecksCase(
      "nothing takes it",
      [
        "error unreachable-threshold: asks for 1 spent `coins` "
          + "where no price of the pack takes any"
      ]
    ) { _ = $0.compare(.spent($0.holding("coins")), .atLeast, 1) },
    ChecksCase("a price takes it") {
      let (coins, x) = ($0.holding("coins"), $0.feature("x"))
      $0.open(x, price: (coins, 5))
      _ = $0.compare(.spent(coins), .atLeast, 1)
    },
    ChecksCase(
      "a counter within its bounds",
      [
        "error unreachable-threshold: asks for 11 in the counter `wins` where 10 is its `max`",
        "error unreachable-threshold: asks for at most 1 in the counter `wins` "
          + "where 2 is the least",
        "warning equality-can-be-passed: the counter `wins` can step over 5, "
          + "and then this never holds",
      ]
    ) {
      let wins = $0.counter("wins", min: 2, max: 10)
      _ = $0.compare(.counter(wins), .atLeast, 10)
      _ = $0.compare(.counter(wins), .atLeast, 11)
      _ = $0.compare(.counter(wins), .atMost, 1)
      _ = $0.compare(.counter(wins), .equals, 5)
    },
    ChecksCase(
      "ranks",
      [
        "error unreachable-threshold: asks for rank 4 of `x` where 3 is the last",
        "error unreachable-threshold: asks for rank 2 of `y` "
          + "where it has none and counts as 0 or 1",
        "error unreachable-threshold: asks for 5 ranks where 4 exist",
      ]
    ) {
      let (x, y) = ($0.feature("x", ranks: 3), $0.feature("y"))
      _ = $0.compare(.rank(x), .atLeast, 4)
      _ = $0.compare(.rank(y), .atLeast, 2)
      _ = $0.compare(.ranks($0.set([x, y])), .atLeast, 5)
    },
    ChecksCase(
      "purchases",
      [
        "error unreachable-threshold: asks for 2 purchases of `hat` where 1 can be made",
        "error unreachable-threshold: asks for 1 purchase of `gift` where it is not for sale",
      ]
    ) {
      let coins = $0.holding("coins")
      let hat = $0.product("hat", price: [Amount(holding: coins, amount: 1)])
      let (gift, sold) = ($0.product("gift"), $0.product("sold", store: true))
      _ = $0.compare(.purchases(hat), .atLeast, 2)
      _ = $0.compare(.purchases(gift), .atLeast, 1)
      _ = $0.compare(.purchases(sold), .atLeast, 2)
    },
    ChecksCase(
      "percent",
      [
        "error unreachable-threshold: asks for 101 percent where 100 is all",
        "warning always-true: always true: the percentage of `all` is never below 0",
      ]
    ) {
      let all = $0.collection("all", $0.set([$0.feature("x")]))
      _ = $0.compare(.percent(all), .atLeast, 101)
      _ = $0.compare(.percent(all), .atLeast, 0)
    },
    ChecksCase("a percentage that may be absent is not always there") {
      let (pass, x) = ($0.product("pass", store: true), $0.feature("x"))
      $0.open(x, product: pass)
      _ = $0.compare(.percent($0.collection("all", $0.set([x]))), .atLeast, 0)
    },
    ChecksCase(
      "counts",
      [
        "error unreachable-threshold: asks for 3 conditions where 2 can hold",
        "error unreachable-threshold: asks for 3 completed where 2 can be",
        "error unreachable-threshold: asks for 2 owned where 1 can be",
        "error unreachable-threshold: asks for 1 level with 4 stars or more where 0 can have it",
      ]
    ) {
      let world = $0.world("w", levels: 2)
      $0.open(world)
      let levels = $0.levels(of: world)
      let parts = [$0.unlocked(world), $0.completed(world), $0.condition(.constant(false))]
      _ = $0.compare(.countConditions(parts), .atLeast, 3)
      _ = $0.compare(.countNodes(levels, are: .completed), .atLeast, 3)
      let key = $0.set([], items: [$0.holding("key", kind: .item)])
      _ = $0.compare(.countNodes(key, are: .owned), .atLeast, 2)
      _ = $0.compare(.countLevels(levels, withStars: 4), .atLeast, 1)
    },
    ChecksCase(
      "arithmetic",
      [
        "error unreachable-threshold: asks for 141 where 140 is the most",
        "error unreachable-threshold: asks for 11 where 10 is the most",
        "error unreachable-threshold: asks for fewer than 10 where 10 is the least",
        "error unreachable-threshold: asks for more than the right side, "
          + "which is at least 0, where 0 is the most",
      ]
    ) {
      let stars = $0.quantity(sixtyStars(&$0))
      let ten = $0.quantity(.literal(10))
      let double = $0.quantity(.times(stars, 2))
      let twenty = $0.quantity(.literal(20))
      _ = $0.compare(.sum([double, twenty]), .atLeast, 140)
      _ = $0.compare(.sum([double, twenty]), .atLeast, 141)
      _ = $0.compare(.min([stars, ten]), .atLeast, 11)
      _ = $0.compare(.max([stars, ten]), .lessThan, 10)
      _ = $0.compare(.times(stars, 0), .moreThan, .min([stars, ten]))
    },
    ChecksCase(
      "sums are clamped once",
      ["error unreachable-threshold: asks for \(Int64.max - 8) where \(Int64.max - 9) is the most"]
    ) {
      let big = $0.counter("big", max: .max - 9)
      let parts = [
        $0.quantity(.counter(big)), $0.quantity(.literal(.max - 1)),
        $0.quantity(.literal(-.max + 1)),
      ]
      _ = $0.compare(.sum(parts), .atLeast, .max - 9)
      _ = $0.compare(.sum(parts), .atLeast, .max - 8)
    },
    ChecksCase(
      "thresholds of ranks",
      ["error unreachable-threshold: rank 3 of `x` asks for 61 stars where 60 exist"]
    ) {
      let stars = sixtyStars(&$0)
      let (x, y) = ($0.feature("x", ranks: 3), $0.feature("y", ranks: 3))
      $0.open(x, reach: stars, at: [0, 60, 61])
      $0.open(y, reach: stars, at: [0, 20, 60])
    },
    ChecksCase("two quantities that can meet") {
      let (a, b) = ($0.holding("a"), $0.holding("b"))
      _ = $0.compare(.earned(a), .atLeast, .earned(b))
    },
    ChecksCase(
      "a rank that jumps",
      [
        "warning equality-can-be-passed: the rank of `x` can step over 2, "
          + "and then this never holds"
      ]
    ) {
      let (x, xp, y) = ($0.feature("x", ranks: 3), $0.holding("xp"), $0.feature("y", ranks: 3))
      $0.open(x, reach: .earned(xp), at: [1, 2, 3])
      $0.open(y, price: (xp, 1))
      _ = $0.compare(.rank(x), .equals, 2)
      _ = $0.compare(.rank(y), .equals, 2)
    },
  ]

  @Test(arguments: quantities) func asksFor(_ example: ChecksCase) { example.check() }

  @Test func theSameWrittenConditionIsReportedOnce() {
    var builder = ChecksGameBuilder()
    let stars = Self.sixtyStars(&builder)
    for _ in 0..<3 { _ = builder.compare(stars, .atLeast, 61) }
    let place = builder.place()
    for index in builder.game.conditionPlaces.indices {
      builder.game.conditionPlaces[index] = place
    }
    #expect(GameChecker.check(builder.game).count == 1)
  }
}
