import ProgressionEngine
import ProgressionModel
import Testing

@Suite("Queries")
struct QueryTests {
  private static let pack = """
    "currencies": {"coins": {"initial": 12}, "gems": {}},
    "flags": ["met", "sale"],
    "worlds": [
      {"id": "a", "levels": [2, {"id": "extra", "bonus": true, "unlock": true}]},
      {"id": "b", "visible": {"flag": "met"}, "levels": [{"id": "x", "maxStars": 5}]},
      {"id": "dlc", "unlock": {"product": "pass"}, "levels": 1}],
    "features": {
      "free-one": {"unlock": {"price": "free"}},
      "shop": {"unlock": [{"price": {"coins": 10},
          "discounts": [{"when": {"flag": "sale"}, "basisPoints": 1000}]},
        {"when": {"flag": "met"}, "price": {"gems": 2, "coins": 20}}]},
      "hp": {"ranks": 3, "unlock": {"price": {"coins": [5, 10, 15]}}},
      "xp": {"ranks": 2, "unlock": {"reach": {"stars": "a"}, "at": [2, 9]}},
      "sun": {"choice": "end", "unlock": true}, "moon": {"choice": "end", "unlock": true}},
    "products": {
      "pass": {"kind": "permanent", "store": "com.example.pass"},
      "rope": {"kind": "consumable", "price": {"coins": 4}, "limit": 1,
        "when": {"not": {"flag": "sale"}}}},
    "collections": {"all-of-it": [{"of": "worlds", "points": 2}, {"of": ["hp", "sun", "moon"],
      "points": 1}]}
    """

  private func record(_ player: TestPlayer, _ id: String) throws -> String {
    let record = player.game.engine.status(of: try player.game.node(id), in: player.state)
    var line = record.status.description
    if let rank = record.rank, let ranks = record.ranks { line += " \(rank)/\(ranks)" }
    for offer in record.offers {
      line += " | \(offer.price.line)"
      if !offer.isAffordable { line += ", \(offer.missing.line) missing" }
      #expect(offer.isAffordable == offer.missing.isEmpty)
    }
    if let never = record.never { line += " | never: \(never.description)" }
    return line
  }

  @Test(
    "Status records",
    arguments: [
      ([], "a", "unlocked"), ([], "a/1", "unlocked"), ([], "a/2", "locked"),
      ([], "b", "hidden"), ([], "b/x", "hidden"), ([], "dlc", "locked"), ([], "dlc/1", "locked"),
      ([], "free-one", "available | free"), ([], "shop", "available | 10 coins"),
      ([], "hp", "available 0/3 | 5 coins"), ([], "xp", "locked 0/2"),
      ([], "sun", "available | free"), ([], "moon", "available | free"),
      ([], "pass", "available"), ([], "rope", "available | 4 coins"),
      ([#"{"complete": "a/1"}"#], "a/1", "completed"),
      ([#"{"complete": "a/1", "stars": 2}"#], "xp", "unlocked 1/2"),
      ([#"{"set": {"sale": true}}"#], "shop", "available | 9 coins"),
      ([#"{"set": {"sale": true}}"#], "rope", "locked"),
      (
        [#"{"set": {"met": true}}"#], "shop",
        "available | 10 coins | 20 coins + 2 gems, 8 coins + 2 gems missing"
      ),
      ([#"{"unlock": "hp"}"#], "hp", "unlocked 1/3 | 10 coins, 3 coins missing"),
      (
        [#"{"grant": {"coins": 99}}"#, #"{"unlock": "hp", "rank": 3}"#], "hp", "completed 3/3"
      ),
      ([#"{"unlock": "sun"}"#], "moon", "locked | never: excluded"),
      ([#"{"unlock": "sun"}"#], "sun", "unlocked"),
      ([#"{"grant": {"unlock": ["moon"]}}"#, #"{"unlock": "sun"}"#], "moon", "unlocked"),
      ([#"{"buy": "rope"}"#], "rope", "locked"),
      ([#"{"grant": {"unlock": ["pass"]}}"#], "pass", "unlocked"),
      ([#"{"grant": {"unlock": ["pass"]}}"#], "dlc/1", "unlocked"),
    ] as [([String], String, String)])
  func status(_ given: [String], _ id: String, _ expected: String) throws {
    var player = TestPlayer(try TestGame(QueryTests.pack))
    try player.play(all: given)
    #expect(try record(player, id) == expected)
  }

  @Test("Lists of a status are in declaration order and hold every node once")
  func lists() throws {
    let game = try TestGame(QueryTests.pack)
    var player = TestPlayer(game)
    try player.play(all: [#"{"complete": "a/1"}"#, #"{"unlock": "sun"}"#])
    func ids(_ status: Status) -> [String] {
      game.engine.nodes(status, in: player.state).map { game.game[$0].id }
    }
    #expect(ids(.completed) == ["a/1"])
    #expect(ids(.unlocked) == ["a", "a/2", "a/extra", "sun"])
    #expect(ids(.available) == ["free-one", "shop", "hp", "pass", "rope"])
    #expect(ids(.hidden) == ["b", "b/x"])
    #expect(ids(.locked) == ["dlc", "dlc/1", "xp", "moon"])
  }

  @Test("The next level: open, not done, no bonus, not hidden")
  func nextLevel() throws {
    let game = try TestGame(QueryTests.pack)
    var player = TestPlayer(game)
    func next() -> String? {
      game.engine.nextLevel(in: player.state).map { game.game[$0].id }
    }
    #expect(next() == "a/1")
    try player.play(#"{"complete": "a/1"}"#)
    #expect(next() == "a/2")
    try player.play(#"{"complete": "a/2"}"#)
    #expect(next() == "b/x")
    try player.play(#"{"complete": "b/x", "stars": 4}"#)
    #expect(next() == nil)
    try player.play(#"{"grant": {"unlock": ["pass"]}}"#)
    #expect(next() == "dlc/1")
  }

  @Test("Progress of worlds and levels, stars of both")
  func progress() throws {
    let game = try TestGame(QueryTests.pack)
    var player = TestPlayer(game)
    try player.play(all: [
      #"{"complete": "a/1", "stars": 2}"#, #"{"complete": "a/extra", "stars": 3}"#,
    ])
    func progress(_ id: String) throws -> String {
      let progress = game.engine.progress(of: try game.node(id), in: player.state)
      return "\(progress.done)/\(progress.total) \(progress.stars)/\(progress.maxStars)"
    }
    #expect(try progress("a") == "1/2 5/9")
    #expect(try progress("a/1") == "1/1 2/3")
    #expect(try progress("a/extra") == "0/0 3/3")
    #expect(try progress("b") == "0/1 0/5")
    #expect(try progress("dlc") == "0/0 0/0")
    #expect(try progress("shop") == "0/0 0/0")
    #expect(game.engine.stars(of: try game.node("a"), in: player.state) == 5)
    #expect(game.engine.stars(of: try game.node("a/1"), in: player.state) == 2)
    #expect(game.engine.stars(of: try game.node("shop"), in: player.state) == 0)
  }

  @Test("Values of facts, and nothing where a node has no such fact")
  func facts() throws {
    let game = try TestGame(QueryTests.pack)
    let engine = game.engine
    var player = TestPlayer(game)
    try player.play(all: [#"{"buy": "rope"}"#, #"{"unlock": "hp"}"#, #"{"take": {"coins": 1}}"#])
    let (coins, hp, rope) = (
      try game.holding("coins"), try game.node("hp"), try game.node("rope")
    )
    #expect(engine.have(coins, in: player.state) == 2)
    #expect(engine.earned(coins, in: player.state) == 0)
    #expect(engine.spent(coins, in: player.state) == 9)
    #expect(engine.taken(coins, in: player.state) == 1)
    #expect(engine.rank(of: hp, in: player.state) == 1)
    #expect(engine.rank(of: try game.node("shop"), in: player.state) == 0)
    #expect(engine.purchases(of: rope, in: player.state) == 1)
    #expect(engine.purchases(of: hp, in: player.state) == 0)
    #expect(!engine.isOwned(rope, in: player.state))
    #expect(!engine.isVisited(hp, in: player.state))
    #expect(!engine.isCompleted(hp, in: player.state))
    #expect(engine.node("nothing") == nil)
    #expect(engine.node("coins") == nil)
    // Worlds a and b are counted, the withheld one is not: 0 of 4, 1 rank of 3, no choice of 1.
    let collection = CollectionRef(position: 0)
    #expect(engine.percent(collection, in: player.state) == 12)
    try player.play(#"{"unlock": "moon"}"#)
    #expect(engine.percent(collection, in: player.state) == 25)
  }

  @Test("A percent is 100 only when all is done, and nothing where nothing counts")
  func percent() throws {
    let game = try TestGame(
      """
      "worlds": [{"id": "a", "order": "free", "levels": 201},
        {"id": "dlc", "unlock": {"product": "p"}, "levels": 1}],
      "products": {"p": {"kind": "permanent"}},
      "collections": {"most": [{"of": {"in": "a"}, "points": 1}],
        "none": [{"of": "dlc", "points": 1}]}
      """)
    var player = TestPlayer(game)
    func percent(_ position: Int) -> Int64? {
      game.engine.percent(CollectionRef(position: position), in: player.state)
    }
    #expect(percent(0) == 0)
    #expect(percent(1) == nil)
    for level in 1...200 { try player.play(#"{"complete": "a/\#(level)"}"#) }
    #expect(percent(0) == 99)
    try player.play(#"{"complete": "a/201"}"#)
    #expect(percent(0) == 100)
    try player.play(#"{"grant": {"unlock": ["p"]}}"#)
    #expect(percent(1) == 0)
  }
}
