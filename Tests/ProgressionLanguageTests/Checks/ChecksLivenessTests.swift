import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

struct ChecksLivenessTests {
  private static func unlock(
    _ name: String, falls reason: String? = nil, besides others: [String] = [],
    _ when: @escaping @Sendable (inout ChecksGameBuilder) -> ConditionRef
  ) -> ChecksCase {
    let expected = reason.map {
      "error stays-or-follows: `gate` opens by itself on what play can turn false (\($0)): "
        + "say whether it stays open or follows"
    }
    return ChecksCase(name, others + (expected.map { [$0] } ?? [])) {
      let condition = when(&$0)
      let gate = $0.feature("gate")
      $0.open(gate, when: condition)
    }
  }

  private static let sold = "the product `pass` may not stay owned"

  static let conditions: [ChecksCase] = [
    unlock("a flag") { $0.flag("met") },
    unlock("a counter") { $0.compare(.counter($0.counter("wins")), .atLeast, 3) },
    unlock("what was earned") { $0.compare(.earned($0.holding("xp")), .atLeast, 3) },
    unlock("stars") {
      let world = $0.world("w", levels: 2)
      $0.open(world)
      return $0.compare(.stars($0.levels(of: world)), .atLeast, 3)
    },
    unlock("an owned product", falls: sold) {
      $0.condition(.ownedProduct($0.product("pass", store: true)))
    },
    unlock("an unlocked product", falls: sold) { $0.unlocked($0.product("pass", store: true)) },
    unlock("one of several conditions", falls: sold) {
      $0.all($0.flag("f"), $0.any($0.flag("g"), $0.unlocked($0.product("pass", store: true))))
    },
    unlock(
      "an attribute", falls: "the attribute `build` may be set to another value"
    ) { $0.attribute("build") },
    unlock("a negation", falls: "`not` ends when what it denies comes true") {
      $0.not($0.flag("f"))
    },
    unlock("none", falls: "`none` ends when one of its conditions comes true") {
      let flag = $0.flag("f")
      return $0.condition(.none([flag]))
    },
    unlock("the negation of what never changes") { $0.not($0.condition(.constant(false))) },
    unlock("at most", falls: "`atMost` ends when the quantity grows") {
      $0.compare(.counter($0.counter("wins")), .atMost, 3)
    },
    unlock("less than", falls: "`lessThan` ends when the quantity grows") {
      $0.compare(.counter($0.counter("wins")), [(.atLeast, 1), (.lessThan, 3)])
    },
    unlock("exactly none", falls: "`equals` ends when the quantity grows") {
      $0.compare(.counter($0.counter("wins")), .equals, 0)
    },
    unlock("exactly all stays") { $0.compare(.counter($0.counter("wins", max: 5)), .equals, 5) },
    unlock("other than none stays") { $0.compare(.counter($0.counter("wins")), .notEquals, 0) },
    unlock("other than three", falls: "`notEquals` ends when the quantity grows") {
      $0.compare(.counter($0.counter("wins")), .notEquals, 3)
    },
    unlock("a right side", falls: "the right side of `atLeast` may grow") {
      let (a, b) = ($0.counter("a"), $0.counter("b"))
      return $0.compare(.counter(a), .atLeast, .counter(b))
    },
    unlock("a number on the right side") {
      $0.compare(.counter($0.counter("a")), .atLeast, .literal(3))
    },
    unlock("what nothing spends") { $0.compare(.have($0.holding("coins")), .atLeast, 3) },
    unlock("what a route spends", falls: "prices of this pack take `coins`") {
      let (coins, hat) = ($0.holding("coins"), $0.feature("hat"))
      $0.open(hat, price: (coins, 1))
      return $0.compare(.have(coins), .atLeast, 3)
    },
    unlock("what a product costs, in a sum", falls: "prices of this pack take `coins`") {
      let coins = $0.holding("coins")
      $0.product("hat", price: [Amount(holding: coins, amount: 1)])
      let have = $0.quantity(.have(coins))
      return $0.compare(.times($0.quantity(.sum([have])), 2), .atLeast, 3)
    },
    unlock("an item that a start takes", falls: "prices of this pack take `key`") {
      let key = $0.holding("key", kind: .item)
      let world = $0.world("w", levels: 1)
      $0.open(world)
      if case .level(var level) = $0.game.nodes[1].details {
        level.startPrice = [Amount(holding: key, amount: 1)]
        $0.game.nodes[1].details = .level(level)
      }
      return $0.condition(.ownedItem(key))
    },
    unlock("an item that nothing takes") {
      $0.condition(.ownedItem($0.holding("key", kind: .item)))
    },
    unlock("a live node", falls: "`bridge` may close again") {
      let bridge = $0.feature("bridge")
      $0.open(bridge, when: $0.attribute("tide"), live: true)
      return $0.unlocked(bridge)
    },
    unlock("a live node that reads a live node", falls: "`next` may close again") {
      let (bridge, next) = ($0.feature("bridge"), $0.feature("next"))
      $0.open(bridge, when: $0.attribute("tide"), live: true)
      $0.open(next, when: $0.unlocked(bridge), live: true)
      return $0.unlocked(next)
    },
    unlock("a node that stays") {
      let bridge = $0.feature("bridge")
      $0.open(bridge, when: $0.attribute("tide"), live: false)
      return $0.unlocked(bridge)
    },
    unlock("a node with a product", falls: "`bonus` may close again") {
      let bonus = $0.feature("bonus")
      $0.open(bonus, product: $0.product("pass", store: true))
      return $0.unlocked(bonus)
    },
    unlock(
      "a node that is always open too",
      besides: [
        "warning shadowed-alternative: this route to `bonus` adds nothing: whenever it is open, "
          + "another one is too and asks for no more"
      ]
    ) {
      let bonus = $0.feature("bonus")
      $0.open(bonus)
      $0.open(bonus, product: $0.product("pass", store: true))
      return $0.unlocked(bonus)
    },
    unlock("a level of a world with a product", falls: "`w/1` may close again") {
      let world = $0.world("w", levels: 1)
      $0.open(world, product: $0.product("pass", store: true))
      return $0.unlocked(NodeRef(1))
    },
    unlock("completing a level of such a world is a result") {
      let world = $0.world("w", levels: 1)
      $0.open(world, product: $0.product("pass", store: true))
      return $0.completed(world)
    },
    unlock("a count of live nodes", falls: "`bridge` may close again") {
      let (fixed, bridge) = ($0.feature("fixed"), $0.feature("bridge"))
      $0.open(fixed)
      $0.open(bridge, when: $0.attribute("tide"), live: true)
      return $0.compare(.countNodes($0.set([fixed, bridge]), are: .unlocked), .atLeast, 2)
    },
    unlock("a count of conditions", falls: "`not` ends when what it denies comes true") {
      let parts = [$0.flag("f"), $0.not($0.flag("g"))]
      return $0.compare(.countConditions(parts), .atLeast, 2)
    },
    unlock("a count of owned things", falls: sold) {
      let set = $0.set([$0.product("pass", store: true)])
      return $0.compare(.countNodes(set, are: .owned), .atLeast, 1)
    },
    unlock("the rank of a live node", falls: "`bridge` may close again") {
      let bridge = $0.feature("bridge")
      $0.open(bridge, when: $0.attribute("tide"), live: true)
      return $0.compare(.rank(bridge), .atLeast, 1)
    },
    unlock("a percentage of what stays") {
      let x = $0.feature("x")
      $0.open(x)
      return $0.compare(.percent($0.collection("all", $0.set([x]))), .atLeast, 50)
    },
    unlock(
      "a percentage of what may be withheld",
      falls: "`x` counts only while its product is owned"
    ) {
      let x = $0.feature("x")
      $0.open(x, product: $0.product("pass", store: true))
      return $0.compare(.percent($0.collection("all", $0.set([x]))), .atLeast, 50)
    },
    unlock("a rule", falls: sold) {
      let rule = $0.rule("vip", $0.unlocked($0.product("pass", store: true)))
      return $0.condition(.rule(rule))
    },
    unlock("a world whose completion can be undone", falls: sold) {
      let world = $0.world("w", levels: 1)
      $0.open(world)
      $0.completeWhen(world, $0.unlocked($0.product("pass", store: true)))
      return $0.completed(world)
    },
  ]

  @Test(arguments: conditions) func opensByItself(_ example: ChecksCase) { example.check() }

  static let silent: [ChecksCase] = [
    ChecksCase("written false") {
      let gate = $0.feature("gate")
      $0.open(gate, when: $0.not($0.flag("f")), live: false)
    },
    ChecksCase("written true") {
      let gate = $0.feature("gate")
      $0.open(gate, when: $0.not($0.flag("f")), live: true)
    },
    ChecksCase("a price") {
      let (gate, coins) = ($0.feature("gate"), $0.holding("coins"))
      $0.open(gate, price: (coins, 1), when: $0.not($0.flag("f")))
    },
    ChecksCase("a product") {
      let (gate, pass) = ($0.feature("gate"), $0.product("pass", store: true))
      $0.open(gate, product: pass, when: $0.not($0.flag("f")))
    },
    ChecksCase("a choice member is taken") {
      let gate = $0.feature("gate")
      $0.choice("one", gate)
      $0.open(gate, when: $0.not($0.flag("f")))
    },
  ]

  @Test(arguments: silent) func needsNothing(_ example: ChecksCase) { example.check() }

  @Test func thresholdsOfABalance() throws {
    var builder = ChecksGameBuilder()
    let (x, coins, hat) = (
      builder.feature("x", ranks: 2), builder.holding("coins"), builder.feature("hat")
    )
    builder.open(hat, price: (coins, 1))
    builder.open(x, reach: .have(coins), at: [1, 2])
    let finding = try #require(Asides.without(GameChecker.check(builder.game)).first)
    #expect(finding.code == .staysOrFollows)
    #expect(
      finding.help == [
        "with `\"live\": false`, `x` stays open once it has opened",
        "ranks are kept, so a node with ranks cannot be live",
        "or ask for `\"earned\": \"coins\"`, which never falls",
      ])
    // What a gate means is its author's to say.
    #expect(finding.fix == nil)
  }

  @Test func aBareConditionIsItsOwnPlace() throws {
    var builder = ChecksGameBuilder()
    let gate = builder.feature("gate")
    let condition = builder.not(builder.flag("f"))
    let place = builder.game.conditionPlaces[condition.position]
    builder.add(Route(place: place, kind: .automatic(isLive: false), when: condition), to: gate)
    let finding = try #require(Asides.without(GameChecker.check(builder.game)).first)
    #expect(finding.place == place)
    #expect(finding.related.isEmpty)
    #expect(finding.fix == nil)
  }

  @Test func theLeafIsNamedWhereItIsWritten() throws {
    var builder = ChecksGameBuilder()
    let gate = builder.feature("gate")
    let (flag, other) = (builder.flag("f"), builder.flag("g"))
    let leaf = builder.not(flag)
    builder.open(gate, when: builder.all(other, leaf))
    let finding = try #require(Asides.without(GameChecker.check(builder.game)).first)
    #expect(finding.related.map(\.place) == [builder.game.conditionPlaces[leaf.position]])
    #expect(
      finding.help == [
        "with `\"live\": false`, `gate` stays open once it has opened",
        "with `\"live\": true`, `gate` is open only while the condition holds, and closes with it",
      ])
  }
}
