import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

struct ChecksStratificationTests {
  private static let opposite = "error negative-cycle: these depend on their own opposite: "

  static let cases: [ChecksCase] = [
    ChecksCase("each when the other is not", [opposite + "p -> q -> p"]) {
      let (p, q) = ($0.feature("p"), $0.feature("q"))
      $0.open(p, when: $0.not($0.unlocked(q)), live: true)
      $0.open(q, when: $0.not($0.unlocked(p)), live: true)
    },
    ChecksCase("one of them is enough", [opposite + "p -> q -> p"]) {
      let (p, q) = ($0.feature("p"), $0.feature("q"))
      $0.open(p, when: $0.not($0.unlocked(q)), live: false)
      $0.open(q, when: $0.unlocked(p))
    },
    ChecksCase(
      "a node that denies itself",
      ["error negative-cycle: `p` depends on its own opposite: p -> p"]
    ) {
      let p = $0.feature("p")
      let unlocked = $0.unlocked(p)
      $0.open(p, when: $0.condition(.none([unlocked])), live: true)
    },
    ChecksCase("a positive cycle with a way in is fine") {
      let (p, q) = ($0.feature("p"), $0.feature("q"))
      $0.open(p, when: $0.any($0.flag("f"), $0.unlocked(q)))
      $0.open(q, when: $0.unlocked(p))
    },
    ChecksCase("a denial outside of the cycle is fine") {
      let (p, q, r) = ($0.feature("p"), $0.feature("q"), $0.feature("r"))
      $0.open(r, when: $0.flag("g"))
      $0.open(p, when: $0.any($0.not($0.unlocked(r)), $0.unlocked(q)), live: true)
      $0.open(q, when: $0.unlocked(p), live: true)
    },
    ChecksCase("a price ends the dependency") {
      let (p, q, gold) = ($0.feature("p"), $0.feature("q"), $0.holding("gold"))
      $0.open(p, price: (gold, 1), when: $0.not($0.unlocked(q)))
      $0.open(q, when: $0.unlocked(p))
    },
    ChecksCase("a choice member ends the dependency") {
      let (p, q) = ($0.feature("p"), $0.feature("q"))
      $0.choice("one", p)
      $0.open(p, when: $0.not($0.unlocked(q)))
      $0.open(q, when: $0.unlocked(p))
    },
    ChecksCase("a product route does not", [opposite + "p -> q -> p"]) {
      let (p, q, pass) = ($0.feature("p"), $0.feature("q"), $0.product("pass", store: true))
      $0.open(p, product: pass, when: $0.not($0.unlocked(q)))
      $0.open(q, when: $0.unlocked(p), live: true)
    },
    ChecksCase("a completed level is stored") {
      let world = $0.world("w", levels: 1)
      $0.open(world, when: $0.not($0.completed(NodeRef(1))), live: true)
    },
    ChecksCase("a world completed by its levels is stored") {
      let world = $0.world("w", levels: 1)
      $0.open(world, when: $0.not($0.completed(world)), live: true)
    },
    ChecksCase("a world completed by a condition is not", [opposite + "w -> x -> w"]) {
      let (world, x) = ($0.world("w", levels: 1), $0.feature("x"))
      $0.open(world)
      $0.completeWhen(world, $0.unlocked(x))
      $0.open(x, when: $0.not($0.completed(world)), live: true)
    },
    ChecksCase("a level reads its world", [opposite + "w -> w/1 -> w"]) {
      let world = $0.world("w", levels: 1)
      $0.open(world, when: $0.not($0.unlocked(NodeRef(1))), live: true)
    },
    ChecksCase("an upper bound", ["error negative-cycle: `p` depends on its own opposite: p -> p"])
    {
      let (p, q) = ($0.feature("p"), $0.feature("q"))
      $0.open(q)
      let count = Quantity.countNodes($0.set([p, q]), are: .unlocked)
      $0.open(p, when: $0.compare(count, .lessThan, 2), live: true)
    },
    ChecksCase("a lower bound") {
      let (p, q) = ($0.feature("p"), $0.feature("q"))
      $0.open(q)
      let count = Quantity.countNodes($0.set([p, q]), are: .unlocked)
      $0.open(p, when: $0.compare(count, .atLeast, 1))
    },
    ChecksCase(
      "the right side", ["error negative-cycle: `p` depends on its own opposite: p -> p"]
    ) {
      let (p, q) = ($0.feature("p"), $0.counter("q"))
      $0.open(p, when: $0.compare(.counter(q), .atLeast, .rank(p)), live: true)
    },
    ChecksCase(
      "an equality", ["error negative-cycle: `p` depends on its own opposite: p -> p"]
    ) {
      let (p, q) = ($0.feature("p"), $0.feature("q", ranks: 2))
      let gold = $0.holding("gold")
      $0.open(q, price: (gold, 1))
      let sum = Quantity.sum([$0.quantity(.rank(p)), $0.quantity(.rank(q))])
      $0.open(p, when: $0.compare(sum, .notEquals, 3), live: true)
    },
    ChecksCase("a percentage", [opposite + "p -> q -> p"]) {
      let (p, q) = ($0.feature("p"), $0.feature("q"))
      let all = $0.collection("all", $0.set([q]))
      $0.open(p, when: $0.compare(.percent(all), .lessThan, 100), live: true)
      $0.open(q, when: $0.unlocked(p), live: true)
    },
    ChecksCase("through a rule", [opposite + "p -> quiet -> q -> p"]) {
      let (p, q) = ($0.feature("p"), $0.feature("q"))
      let quiet = $0.rule("quiet", $0.not($0.unlocked(q)))
      $0.open(p, when: $0.condition(.rule(quiet)), live: true)
      $0.open(q, when: $0.unlocked(p), live: true)
    },
    ChecksCase("two cycles are two findings", [opposite + "p -> q -> p", opposite + "r -> s -> r"])
    {
      let (p, q, r, s) = ($0.feature("p"), $0.feature("q"), $0.feature("r"), $0.feature("s"))
      $0.open(p, when: $0.not($0.unlocked(q)), live: true)
      $0.open(q, when: $0.unlocked(p), live: true)
      $0.open(r, when: $0.not($0.unlocked(s)), live: true)
      $0.open(s, when: $0.unlocked(r), live: true)
    },
    ChecksCase(
      "a rule that stands for itself",
      ["error rule-cycle: the rules `a`, `b` are defined by each other"]
    ) {
      let a = $0.rule("a", ConditionRef(1))
      let b = $0.rule("b", ConditionRef(0))
      _ = $0.condition(.rule(a))
      _ = $0.condition(.rule(b))
    },
  ]

  @Test(arguments: cases) func findsNegativeCycles(_ example: ChecksCase) { example.check() }

  @Test func theCycleIsPrintedWithItsPlaces() throws {
    var builder = ChecksGameBuilder()
    let (p, q) = (builder.feature("p"), builder.feature("q"))
    let first = builder.unlocked(q)
    let negation = builder.not(first)
    builder.open(p, when: negation, live: true)
    let second = builder.unlocked(p)
    builder.open(q, when: second, live: true)
    let finding = try #require(Asides.without(GameChecker.check(builder.game)).first)
    #expect(finding.place == builder.game.conditionPlaces[negation.position])
    #expect(finding.related.map(\.message) == ["`p` reads `q` here", "`q` reads `p` here"])
    #expect(
      finding.related.map(\.place) == [
        builder.game.conditionPlaces[first.position], builder.game.conditionPlaces[second.position],
      ])
  }
}
