import ProgressionEngine
import ProgressionModel
import Testing

@Suite("Numbers at the edges of 64 bits")
struct EdgeNumberTests {
  private static let edges: [Int64] = [
    .min, .min + 1, -1, 0, 1, 2, .max / 2, .max - 1, .max,
  ]

  private static let pack = """
    "currencies": {"coins": {"initial": 9223372036854775807}, "gems": {}, "tin": {"cap": 50}},
    "counters": {"low": {"min": -9223372036854775808}, "n": {}, "wide": {}},
    "attributes": {"age": {"type": "int", "initial": 0}},
    "worlds": [{"id": "a", "levels": [2, {"id": "race", "unlock": true,
      "scoreForStars": [1, 9223372036854775807]}]}],
    "features": {"hp": {"ranks": 3, "unlock": {"price": {"coins": 9223372036854775807}}},
      "xp": {"ranks": 100000, "unlock": {"reach": {"counter": "wide"},
        "at": {"from": -9223372036854775808, "step": 92233720368547}}}},
    "achievements": {
      "sum": {"unlock": {"when": {"sum": [{"have": "coins"}, {"have": "gems"},
        {"counter": "low"}, {"score": "a/race"}], "atLeast": 9223372036854775807}, "live": true}},
      "times": {"unlock": {"when": {"times": [{"counter": "low"}, 9223372036854775807],
        "atMost": -9223372036854775807}, "live": true}},
      "score": {"unlock": {"score": "a/race", "atLeast": 9223372036854775807}}},
    "products": {
      "bulk": {"kind": "consumable", "price": {"coins": 4611686018427387904},
        "grants": {"gems": 4611686018427387904, "tin": 1, "add": {"n": 4611686018427387904}}},
      "cheap": {"kind": "consumable", "price": {"tin": 1}, "grants": {"gems": 9}}}
    """

  private static let actions: [(String, @Sendable (Int64) -> Command.Action)] = [
    ("complete stars", { .complete("a/1", LevelResult(stars: $0)) }),
    ("complete score", { .complete("a/race", LevelResult(score: $0)) }),
    ("unlock rank", { .unlock("hp", price: nil, rank: $0) }),
    ("unlock rank of many", { .unlock("xp", price: nil, rank: $0) }),
    ("unlock price", { .unlock("hp", price: [NamedAmount("coins", $0)], rank: nil) }),
    ("unlock price of ranks", { .unlock("hp", price: [NamedAmount("coins", $0)], rank: 3) }),
    ("buy quantity", { .buy("bulk", quantity: $0, price: nil) }),
    ("buy cheap quantity", { .buy("cheap", quantity: $0, price: nil) }),
    ("buy price", { .buy("bulk", quantity: 2, price: [NamedAmount("coins", $0)]) }),
    ("grant", { .grant(NamedBundle(amounts: [NamedAmount("gems", $0), NamedAmount("tin", $0)])) }),
    (
      "grant twice",
      {
        .grant(NamedBundle(amounts: [NamedAmount("coins", $0), NamedAmount("coins", $0)]))
      }
    ),
    ("grant add", { .grant(NamedBundle(add: [NamedAmount("n", $0), NamedAmount("low", $0)])) }),
    ("take", { .take([NamedAmount("coins", $0), NamedAmount("gems", $0)]) }),
    ("take twice", { .take([NamedAmount("coins", $0), NamedAmount("coins", $0)]) }),
    ("set counter", { .set([NamedValue("low", .integer($0)), NamedValue("wide", .integer($0))]) }),
    ("set attribute", { .set([NamedValue("age", .integer($0))]) }),
    ("add", { .add([NamedAmount("low", $0), NamedAmount("wide", $0)]) }),
    ("add twice", { .add([NamedAmount("low", $0), NamedAmount("low", $0)]) }),
  ]

  /// Every edge in every numeric field, in every two of them: accepted or refused, never a trap;
  /// explanations and saved states stand it too.
  @Test("Every numeric field takes every edge", arguments: actions.indices)
  func edges(_ position: Int) throws {
    let game = try TestGame(EdgeNumberTests.pack)
    for second in EdgeNumberTests.actions.indices where second >= position {
      var player = TestPlayer(game)
      for edge in EdgeNumberTests.edges {
        player.apply(Command(EdgeNumberTests.actions[position].1(edge)))
        player.apply(Command(EdgeNumberTests.actions[second].1(edge)))
      }
      try player.restart()
      for index in game.game.nodes.indices {
        let node = NodeRef(position: index)
        #expect(!game.engine.explain(node, in: player.state).description.isEmpty)
      }
    }
  }

  @Test(
    "Sums stop at the edge or are refused",
    arguments: [
      (
        [#"{"grant": {"gems": 9223372036854775807}}"#],
        #"{"grant": {"gems": 1}}"#, "accepted: clipped gems 1 (grant)"
      ),
      // The balance has room again, but what was earned in all has not.
      (
        [#"{"grant": {"gems": 9223372036854775807}}"#, #"{"take": {"gems": 5}}"#],
        #"{"grant": {"gems": 1}}"#, "accepted: clipped gems 1 (grant)"
      ),
      (
        [
          #"{"grant": {"gems": 9223372036854775807}}"#, #"{"take": {"gems": 9223372036854775807}}"#,
        ],
        #"{"buy": "cheap"}"#, "insufficientFunds: 1 tin"
      ),
      (
        [
          #"{"grant": {"gems": 9223372036854775807}}"#, #"{"take": {"gems": 9223372036854775807}}"#,
          #"{"grant": {"tin": 1}}"#,
        ],
        #"{"buy": "cheap"}"#, "outOfRange: gems, the amount after the purchase leaves 64 bits"
      ),
      (
        [#"{"buy": "bulk"}"#], #"{"buy": "bulk"}"#, "insufficientFunds: 1 coins"
      ),
      (
        [#"{"set": {"low": -9223372036854775808}}"#], #"{"add": {"low": -1}}"#,
        "outOfRange: low, the sum leaves 64 bits"
      ),
      (
        [#"{"set": {"wide": 9223372036854775807}}"#], #"{"add": {"wide": 1}}"#,
        "outOfRange: wide, the sum leaves 64 bits"
      ),
      (
        [#"{"set": {"wide": 9223372036854775807}}"#], #"{"grant": {"add": {"wide": 5}}}"#,
        "accepted"
      ),
    ])
  func sums(_ given: [String], _ command: String, _ outcome: String) throws {
    var player = TestPlayer(try TestGame(EdgeNumberTests.pack))
    try player.play(all: given)
    #expect(try player.play(command) == outcome)
  }
}
