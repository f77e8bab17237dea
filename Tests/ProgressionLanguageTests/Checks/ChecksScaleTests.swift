import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

/// Long chains: nothing may recurse, and nothing may take the square of the pack.
struct ChecksScaleTests {
  #if DEBUG
    private static let count = 10_000
  #else
    private static let count = 100_000
  #endif

  private static func chain(closing: (inout ChecksGameBuilder, [NodeRef]) -> Void) -> Game {
    var builder = ChecksGameBuilder()
    let nodes = (0..<count).map { builder.feature("n\($0)") }
    for (node, previous) in zip(nodes.dropFirst(), nodes) {
      builder.open(node, when: builder.unlocked(previous), live: true)
    }
    closing(&builder, nodes)
    return builder.game
  }

  @Test(.timeLimit(.minutes(1))) func aChain() {
    let game = Self.chain { builder, nodes in builder.open(nodes[0]) }
    let time = ContinuousClock().measure { #expect(GameChecker.check(game).isEmpty) }
    #if !DEBUG
      #expect(time < .seconds(1))
    #else
      _ = time
    #endif
  }

  @Test(.timeLimit(.minutes(1))) func aRing() {
    let game = Self.chain { builder, nodes in
      builder.open(nodes[0], when: builder.unlocked(nodes[Self.count - 1]), live: true)
    }
    #expect(GameChecker.check(game).map(\.code) == [.noWayIn])
  }

  @Test(.timeLimit(.minutes(1))) func aRingThatDenies() {
    let game = Self.chain { builder, nodes in
      builder.open(nodes[0], when: builder.not(builder.unlocked(nodes[Self.count - 1])), live: true)
    }
    #expect(GameChecker.check(game).map(\.code) == [.negativeCycle])
  }

  @Test(.timeLimit(.minutes(1))) func aThousandGatesOnTheSameStars() {
    var builder = ChecksGameBuilder()
    let worlds = (0..<1000).map { builder.world("w\($0)", levels: 10) }
    let all = builder.set(worlds.flatMap { builder.game[$0].world?.levels ?? [] })
    for (index, world) in worlds.enumerated() {
      let stars = Int64(index) * 30
      builder.open(
        world, when: index == 0 ? nil : builder.compare(.stars(all), .atLeast, stars))
    }
    #expect(GameChecker.check(builder.game).isEmpty)
    // The last world now asks for one star of its own.
    builder.game.conditions[builder.game.conditions.count - 1] = .compare(
      QuantityRef(position: builder.game.quantities.count - 1),
      [Bound(comparator: .atLeast, operand: .literal(999 * 30 + 1))])
    #expect(
      GameChecker.check(builder.game).map(\.message)
        == [
          "`w999` can never be opened: it asks for 29971 stars, and only 29970 can be had without "
            + "its own levels"
        ])
  }

  @Test(.timeLimit(.minutes(1))) func aDeepTree() {
    var builder = ChecksGameBuilder()
    let x = builder.feature("x")
    var condition = builder.flag("f")
    for _ in 0..<Self.count { condition = builder.not(condition) }
    builder.open(x, when: condition, live: true)
    #expect(GameChecker.check(builder.game).isEmpty)
  }

  @Test(.timeLimit(.minutes(1))) func oneDeadPairBehindTheOther() {
    var builder = ChecksGameBuilder()
    var previous: NodeRef?
    for number in 0..<2000 {
      let (x, y) = (builder.feature("x\(number)"), builder.feature("y\(number)"))
      var parts = [builder.unlocked(y)]
      if let previous { parts.append(builder.unlocked(previous)) }
      builder.open(x, when: builder.condition(.all(parts)))
      builder.open(y, when: builder.unlocked(x))
      previous = x
    }
    #expect(GameChecker.check(builder.game).count == 2000)
  }

  @Test(.timeLimit(.minutes(1))) func aLongListOfConditions() {
    var builder = ChecksGameBuilder()
    let flags = (0..<Self.count).map { builder.flag("f\($0)") }
    let some = builder.condition(.any(flags))
    let every = builder.condition(.all(flags + [some]))
    builder.open(builder.feature("x"), when: every)
    builder.open(builder.feature("y"), when: some)
    #expect(GameChecker.check(builder.game).isEmpty)
  }

  @Test(.timeLimit(.minutes(1))) func aMarketOfThousands() {
    var builder = ChecksGameBuilder()
    let holdings = (0..<10).map { builder.holding("h\($0)") }
    for number in 0..<Self.count {
      let (price, gain) = (holdings[number % 10], holdings[(number + 1) % 10])
      let product = builder.product(
        "p\(number)", price: [Amount(holding: price, amount: 2)], kind: .consumable)
      guard case .product(var details) = builder.game[product].details else { continue }
      details.grants = Bundle(amounts: [Amount(holding: gain, amount: 1)])
      builder.game.nodes[product.position].details = .product(details)
    }
    // That nothing gives the first of them is another story.
    #expect(Asides.without(GameChecker.check(builder.game)).isEmpty)
  }
}
