import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

struct ChecksWayInTests {
  static let cases: [ChecksCase] = [
    ChecksCase(
      "three that wait for each other",
      ["error no-way-in: `x` can never be opened: x -> y -> z -> x"]
    ) {
      let (x, y, z) = ($0.feature("x"), $0.feature("y"), $0.feature("z"))
      $0.open(x, when: $0.unlocked(y))
      $0.open(y, when: $0.unlocked(z))
      $0.open(z, when: $0.unlocked(x))
    },
    ChecksCase("a cycle with a way in is fine") {
      let (x, y, z) = ($0.feature("x"), $0.feature("y"), $0.feature("start"))
      $0.open(z)
      $0.open(x, when: $0.any($0.unlocked(y), $0.unlocked(z)))
      $0.open(y, when: $0.unlocked(x))
    },
    ChecksCase("a second route is a way in") {
      let (x, y, gold) = ($0.feature("x"), $0.feature("y"), $0.holding("gold"))
      $0.open(x, when: $0.unlocked(y))
      $0.open(x, price: (gold, 5))
      $0.open(y, when: $0.unlocked(x))
    },
    ChecksCase(
      "a price does not help where its condition waits",
      ["error no-way-in: `x` can never be opened: x -> y -> x"]
    ) {
      let (x, y, gold) = ($0.feature("x"), $0.feature("y"), $0.holding("gold"))
      $0.open(x, price: (gold, 5), when: $0.unlocked(y))
      $0.open(y, when: $0.unlocked(x))
    },
    ChecksCase(
      "a node that waits for itself",
      ["error no-way-in: `x` can never be opened, since it waits for itself: x -> x"]
    ) {
      let x = $0.feature("x")
      $0.open(x, when: $0.unlocked(x))
    },
    ChecksCase(
      "what waits for the cycle is not blamed",
      ["error no-way-in: `x` can never be opened: x -> y -> x"]
    ) {
      let (x, y, z, last) = (
        $0.feature("x"), $0.feature("y"), $0.feature("z"), $0.feature("last")
      )
      $0.open(x, when: $0.unlocked(y))
      $0.open(y, when: $0.unlocked(x))
      $0.open(z, when: $0.all($0.unlocked(x), $0.unlocked(y)))
      $0.open(last, when: $0.unlocked(z))
    },
    ChecksCase(
      "a cycle that another cycle would mend is not blamed",
      ["error no-way-in: `x` can never be opened: x -> y -> x"]
    ) {
      let (x, y, p, q) = ($0.feature("x"), $0.feature("y"), $0.feature("p"), $0.feature("q"))
      $0.open(x, when: $0.unlocked(y))
      $0.open(y, when: $0.unlocked(x))
      $0.open(p, when: $0.any($0.unlocked(q), $0.unlocked(x)))
      $0.open(q, when: $0.unlocked(p))
    },
    ChecksCase(
      "a cycle of its own behind a cycle is blamed too",
      [
        "error no-way-in: `x` can never be opened: x -> y -> x",
        "error no-way-in: `p` can never be opened: p -> q -> p",
      ]
    ) {
      let (x, y, p, q) = ($0.feature("x"), $0.feature("y"), $0.feature("p"), $0.feature("q"))
      $0.open(x, when: $0.unlocked(y))
      $0.open(y, when: $0.unlocked(x))
      $0.open(p, when: $0.all($0.unlocked(q), $0.unlocked(x)))
      $0.open(q, when: $0.unlocked(p))
    },
    ChecksCase(
      "what is left of a component when another is mended",
      [
        "error no-way-in: `a` can never be opened: a -> b -> a",
        "error no-way-in: `y` can never be opened: y -> z -> y",
      ]
    ) {
      // x, y, z depend on each other, but x opens with a: then y and z remain.
      let (a, b) = ($0.feature("a"), $0.feature("b"))
      let (x, y, z) = ($0.feature("x"), $0.feature("y"), $0.feature("z"))
      $0.open(a, when: $0.unlocked(b))
      $0.open(b, when: $0.unlocked(a))
      $0.open(x, when: $0.any($0.unlocked(a), $0.unlocked(y)))
      $0.open(y, when: $0.all($0.unlocked(x), $0.unlocked(z)))
      $0.open(z, when: $0.unlocked(y))
    },
    ChecksCase(
      "worlds that wait for each other's end",
      ["error no-way-in: `w1` can never be opened: w1 -> w2 -> w1"]
    ) {
      let (first, second) = ($0.world("w1", levels: 3), $0.world("w2", levels: 3))
      $0.open(first, when: $0.completed(second))
      $0.open(second, when: $0.completed(first))
    },
    ChecksCase(
      "a world that waits for its own level",
      ["error no-way-in: `w1` can never be opened: w1 -> w1/2 -> w1"]
    ) {
      let world = $0.world("w1", levels: 2)
      $0.open(world, when: $0.completed(NodeRef(2)))
    },
    ChecksCase(
      "a world that asks for its own stars",
      [
        "error needs-its-own-levels: `w2` can never be opened: it asks for 10 stars, and only 9 "
          + "can be had without its own levels"
      ]
    ) {
      let (first, second) = ($0.world("w1", levels: 3), $0.world("w2", levels: 3))
      $0.open(first)
      let all = $0.levels(of: first, second)
      $0.open(second, when: $0.compare(.stars(all), .atLeast, 10))
    },
    ChecksCase("a world that asks for the stars before it") {
      let (first, second) = ($0.world("w1", levels: 3), $0.world("w2", levels: 3))
      $0.open(first)
      let all = $0.levels(of: first, second)
      $0.open(second, when: $0.compare(.stars(all), .atLeast, 9))
    },
    ChecksCase(
      "an impossible threshold is reported once, and nothing behind it",
      ["error unreachable-threshold: asks for 19 stars where 18 exist"]
    ) {
      let (first, second, last) = (
        $0.world("w1", levels: 3), $0.world("w2", levels: 3), $0.feature("last")
      )
      $0.open(first)
      let all = $0.levels(of: first, second)
      $0.open(second, when: $0.compare(.stars(all), .atLeast, 19))
      $0.open(last, when: $0.completed(second))
    },
    ChecksCase("negations count as met") {
      let (x, y) = ($0.feature("x"), $0.feature("y"))
      $0.open(x)
      $0.open(y, when: $0.not($0.unlocked(x)), live: false)
    },
    ChecksCase("an upper bound on itself is met at first") {
      let (x, gold) = ($0.feature("x", ranks: 3), $0.holding("gold"))
      $0.open(x, price: (gold, 1), when: $0.compare(.rank(x), .lessThan, 3))
    },
    ChecksCase("what nothing opens may be granted") {
      let (x, y) = ($0.feature("x"), $0.feature("y"))
      $0.open(y, when: $0.unlocked(x))
    },
    ChecksCase("a reward is a way in") {
      let (x, y, w) = ($0.feature("x"), $0.feature("y"), $0.world("w", levels: 1))
      $0.open(w)
      $0.open(x, when: $0.unlocked(y))
      $0.open(y, when: $0.unlocked(x))
      $0.reward(NodeRef(3), .onComplete, unlocks: x)
    },
    ChecksCase(
      "a reward of the cycle is none",
      ["error no-way-in: `x` can never be opened: x -> y -> x"]
    ) {
      let (x, y) = ($0.feature("x"), $0.location("y"))
      $0.open(x, when: $0.unlocked(y))
      $0.open(y, when: $0.unlocked(x))
      $0.reward(y, .onComplete, unlocks: x)
    },
    ChecksCase(
      "a product that is sold when its world is done",
      ["error no-way-in: `w` can never be opened: w -> pass -> w"]
    ) {
      let (world, gold) = ($0.world("w", levels: 1), $0.holding("gold"))
      let pass = $0.product("pass", price: [Amount(holding: gold, amount: 1)])
      $0.open(world, product: pass)
      if case .product(var product) = $0.game.nodes[pass.position].details {
        product.when = $0.completed(world)
        $0.game.nodes[pass.position].details = .product(product)
      }
    },
    ChecksCase("a product of a store is always a way in") {
      let (world, pass) = ($0.world("w", levels: 1), $0.product("pass", store: true))
      $0.open(world, product: pass)
    },
    ChecksCase(
      "a world that completes itself",
      ["error no-way-in: `w` can never be completed, since it waits for itself: w -> w"]
    ) {
      let world = $0.world("w", levels: 1)
      $0.open(world)
      $0.completeWhen(world, $0.completed(world))
    },
    ChecksCase(
      "ranks that count themselves",
      ["error no-way-in: `x` can never reach its last rank, since it waits for itself: x -> x"]
    ) {
      let (x, y) = ($0.feature("x", ranks: 2), $0.feature("y"))
      $0.open(y)
      let both = $0.set([x, y])
      $0.open(x, reach: .ranks(both), at: [1, 3])
    },
    ChecksCase(
      "through a rule",
      ["error no-way-in: `x` can never be opened: x -> late -> y -> x"]
    ) {
      let (x, y) = ($0.feature("x"), $0.feature("y"))
      let late = $0.rule("late", $0.unlocked(y))
      $0.open(x, when: $0.condition(.rule(late)))
      $0.open(y, when: $0.unlocked(x))
    },
    ChecksCase(
      "a percentage that counts what waits for it",
      ["error no-way-in: `x` can never be opened, since it waits for itself: x -> x"]
    ) {
      let (x, y) = ($0.feature("x"), $0.feature("y"))
      $0.open(y)
      let all = $0.collection("all", $0.set([x, y]))
      $0.open(x, when: $0.compare(.percent(all), .atLeast, 51), live: false)
    },
    ChecksCase("half of a collection is enough") {
      let (x, y) = ($0.feature("x"), $0.feature("y"))
      $0.open(y)
      let all = $0.collection("all", $0.set([x, y]))
      $0.open(x, when: $0.compare(.percent(all), .atLeast, 50), live: false)
    },
    ChecksCase(
      "at least two of three, one of which is itself",
      ["error no-way-in: `x` can never be opened, since it waits for itself: x -> x"]
    ) {
      let (x, y, z) = ($0.feature("x"), $0.feature("y"), $0.feature("z"))
      $0.open(y)
      $0.open(z, when: $0.condition(.constant(false)))
      let count = Quantity.countConditions([$0.unlocked(x), $0.unlocked(y), $0.unlocked(z)])
      $0.open(x, when: $0.compare(count, .atLeast, 2))
    },
    ChecksCase(
      "choice members wait as others do",
      ["error no-way-in: `x` can never be opened: x -> y -> x"]
    ) {
      let (x, y) = ($0.feature("x"), $0.feature("y"))
      $0.choice("one", x)
      $0.open(x, when: $0.unlocked(y))
      $0.open(y, when: $0.unlocked(x))
    },
  ]

  @Test(arguments: cases) func findsCycles(_ example: ChecksCase) { example.check() }

  @Test func everyStepHasItsPlace() throws {
    var builder = ChecksGameBuilder()
    let (x, y) = (builder.feature("x"), builder.world("w", levels: 1))
    let first = builder.completed(y)
    builder.open(x, when: first)
    let second = builder.unlocked(x)
    builder.open(y, when: second)
    let finding = try #require(Asides.without(GameChecker.check(builder.game)).first)
    #expect(finding.place == builder.game[x].place)
    let related = finding.related.map { "\($0.place.start): \($0.message)" }
    #expect(
      related == [
        "\(builder.game.conditionPlaces[first.position].start): `x` reads `w` here",
        "\(builder.game.conditionPlaces[second.position].start): `w` reads `x` here",
      ])
  }

  @Test func aLongCycleIsCutInTheMiddle() throws {
    var builder = ChecksGameBuilder()
    let nodes = (0..<40).map { builder.feature("n\($0)") }
    for (index, node) in nodes.enumerated() {
      builder.open(node, when: builder.unlocked(nodes[(index + 1) % nodes.count]))
    }
    let finding = try #require(Asides.without(GameChecker.check(builder.game)).first)
    #expect(
      finding.message
        == "`n0` can never be opened: n0 -> n1 -> n2 -> n3 -> n4 -> n5 -> n6 -> n7 -> n8 -> n9 -> "
        + "(29 more) -> n39 -> n0")
    #expect(finding.related.count == 12)
  }
}
