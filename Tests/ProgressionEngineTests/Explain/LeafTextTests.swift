import ProgressionEngine
import ProgressionModel
import Testing

/// The sentence of every kind of leaf, plain and under a negation.
@Suite("Leaves in words")
struct LeafTextTests {
  private static let pack = """
    "currencies": {"coins": {"title": "Coins"}, "xp": {}}, "items": {"key": {"title": "Old Key"}},
    "counters": {"kills": {"title": "Kills"}, "n": {"min": -9}},
    "flags": {"met": {"title": "Met the king"}, "on": {}},
    "attributes": {"app": {"type": "version", "initial": "1.5", "title": "App version"},
      "land": {"type": "text", "initial": "DE"}, "age": {"type": "int", "initial": 30}},
    "worlds": [
      {"id": "lumina", "title": "Lumina Prime", "levels":
        [3, {"id": "boss", "title": "The Boss", "marks": ["gold", "hole"], "tags": ["hard"]}]},
      {"id": "plain", "levels": [{"id": "x", "scoreForStars": [10, 20]}]}],
    "features": {"hp": {"ranks": 3, "title": "Health", "unlock": {"price": {"coins": 1}}},
      "shop": {"unlock": {"price": "free"}},
      "sun": {"choice": "end", "unlock": true}, "moon": {"choice": "end", "unlock": true}},
    "locations": {"inn": {"title": "The Inn", "unlock": true}},
    "products": {"pass": {"title": "Pass", "kind": "permanent", "store": "com.example.p"},
      "rope": {"kind": "consumable", "price": {"coins": 1}}},
    "rules": {"veteran": {"all": [{"flag": "met"}, {"flag": "on"}]}},
    "collections": {"everything": [{"of": {"in": "lumina"}, "points": 1}]}
    """

  private func leaves(_ condition: String, _ given: [String]) throws -> [String] {
    let game = try TestGame(LeafTextTests.pack)
    var player = TestPlayer(game)
    try player.play(all: given)
    let (condition, tables) = try game.read(condition)
    let leaves = game.engine.requirements(condition, of: tables, in: player.state)
    return leaves.map { leaf in
      (leaf.holds ? "+ " : "- ") + leaf.text + (leaf.isBlocker ? " [blocks]" : "")
    }
  }

  @Test(
    "As it stands",
    arguments: [
      // STAR-07: at least 8 and more than 8 are told apart by the number that is enough.
      (#"{"counter": "kills", "atLeast": 8}"#, "- Kills: 0 of 8, 8 more (8 or more)"),
      (#"{"counter": "kills", "moreThan": 8}"#, "- Kills: 0 of 9, 9 more (more than 8, 9 or more)"),
      (#"{"counter": "kills", "atMost": 8}"#, "+ Kills: 0 (8 or fewer) [blocks]"),
      (#"{"counter": "kills", "lessThan": 8}"#, "+ Kills: 0 (fewer than 8, 7 or fewer) [blocks]"),
      (#"{"counter": "kills", "equals": 8}"#, "- Kills: 0, 8 more (exactly 8)"),
      (#"{"counter": "kills", "notEquals": 8}"#, "+ Kills: 0 (not 8) [blocks]"),
      (#"{"counter": "kills", "notEquals": 0}"#, "- Kills: 0 (not 0) [blocks]"),
      (
        #"{"counter": "n", "lessThan": 0}"#,
        "- `n`: 0, 1 too many (fewer than 0, -1 or fewer) [blocks]"
      ),
      (#"{"counter": "n", "equals": -2}"#, "- `n`: 0, 2 too many (exactly -2)"),
      (
        #"{"counter": "kills", "atLeast": 2, "atMost": 5}"#,
        "- Kills: 0 of 2, 2 more (2 or more and 5 or fewer)"
      ),
      (
        #"{"not": {"counter": "kills", "atLeast": 8}}"#,
        "+ Kills: 0 (fewer than 8, 7 or fewer) [blocks]"
      ),
      (
        #"{"not": {"counter": "kills", "atMost": 8}}"#,
        "- Kills: 0 of 9, 9 more (more than 8, 9 or more)"
      ),
      // Quantities
      (
        #"{"stars": "lumina", "atLeast": 9}"#,
        "- 0 of 9 stars in Lumina Prime: 9 more (9 or more)"
      ),
      (#"{"stars": "all", "atLeast": 9}"#, "- 0 of 9 stars: 9 more (9 or more)"),
      (
        #"{"stars": "lumina/1", "atLeast": 2}"#,
        "- 0 of 2 stars in `lumina/1`: 2 more (2 or more)"
      ),
      (
        #"{"stars": ["lumina/1", "lumina/boss"], "atLeast": 2}"#,
        "- 0 of 2 stars in `lumina/1`, The Boss: 2 more (2 or more)"
      ),
      (
        #"{"clears": "lumina/1", "atLeast": 2}"#,
        "- 0 of 2 completions in `lumina/1`: 2 more (2 or more)"
      ),
      (
        #"{"fails": "plain", "atLeast": 1}"#,
        "- 0 of 1 failure in `plain`: 1 more (1 or more)"
      ),
      (
        #"{"score": "plain/x", "atLeast": 15}"#,
        "- 0 of 15 points in `plain`: 15 more (15 or more)"
      ),
      (
        #"{"marks": "lumina", "with": "gold", "atLeast": 1}"#,
        "- 0 of 1 mark `gold` in Lumina Prime: 1 more (1 or more)"
      ),
      (#"{"have": "coins", "atLeast": 5}"#, "- Coins: 0 of 5, 5 more (5 or more)"),
      (#"{"earned": "coins", "atLeast": 5}"#, "- Coins earned: 0 of 5, 5 more (5 or more)"),
      (#"{"spent": "xp", "atLeast": 5}"#, "- `xp` spent: 0 of 5, 5 more (5 or more)"),
      (
        #"{"purchases": "rope", "atLeast": 2}"#,
        "- 0 of 2 purchases of `rope`: 2 more (2 or more)"
      ),
      (#"{"rank": "hp", "atLeast": 2}"#, "- 0 of 2 ranks of Health: 2 more (2 or more)"),
      (
        #"{"ranks": ["hp", "shop"], "atLeast": 2}"#,
        "- 0 of 2 ranks of Health, `shop`: 2 more (2 or more)"
      ),
      (
        #"{"percent": "everything", "atLeast": 50}"#,
        "- 0 of 50 percent of `everything`: 50 more (50 or more)"
      ),
      (
        #"{"count": {"in": "lumina"}, "are": "completed", "atLeast": 2}"#,
        "- 0 of 2 completed of `lumina/1`, `lumina/2`, `lumina/3`, The Boss: 2 more (2 or more)"
      ),
      (
        #"{"count": "lumina", "withStars": 2, "atLeast": 2}"#,
        "- 0 of 2 levels with 2 or more stars in Lumina Prime: 2 more (2 or more)"
      ),
      (
        #"{"sum": [{"have": "coins"}, {"have": "xp"}], "atLeast": 2}"#,
        "- 0 of 2 in all of Coins, `xp`: 2 more (2 or more)"
      ),
      (
        #"{"min": [{"have": "coins"}, {"have": "xp"}], "atLeast": 2}"#,
        "- 0 of 2 the least of Coins, `xp`: 2 more (2 or more)"
      ),
      (
        #"{"times": [{"have": "coins"}, 3], "atLeast": 2}"#,
        "- (3 times) Coins: 0 of 2, 2 more (2 or more)"
      ),
      (
        #"{"have": "coins", "atLeast": {"counter": "kills"}}"#,
        "+ Coins: 0 (0 or more, the number of Kills)"
      ),
      // Facts
      (#"{"completed": "lumina/1"}"#, "- `lumina/1` is not completed"),
      (#"{"completed": "lumina"}"#, "- Lumina Prime is not completed: 0 of 4 levels, 4 more"),
      (#"{"completed": "plain"}"#, "- `plain` is not completed: 0 of 1 level, 1 more"),
      (#"{"completed": "hp"}"#, "- Health is not completed"),
      (#"{"unlocked": "shop"}"#, "- `shop` is not open"),
      (#"{"unlocked": "lumina"}"#, "+ Lumina Prime is open"),
      (#"{"owned": "pass"}"#, "- Pass is not owned"),
      (#"{"owned": "key"}"#, "- Old Key is not owned"),
      (#"{"visited": "inn"}"#, "- The Inn was not visited"),
      (#"{"flag": "met"}"#, "- Met the king is not set"),
      (#"{"flag": "on"}"#, "- flag `on` is not set"),
      (#"{"marked": "lumina/boss", "with": "gold"}"#, "- The Boss does not have the mark `gold`"),
      (#"{"marked": "lumina/boss"}"#, "- The Boss has no mark"),
      (#"{"attribute": "app", "atLeast": "1.10"}"#, "- App version is 1.5, needs at least 1.10"),
      (#"{"attribute": "land", "is": "FR"}"#, "- land is DE, needs FR"),
      (#"{"attribute": "land", "in": ["FR", "IT"]}"#, "- land is DE, needs FR or IT"),
      (
        #"{"attribute": "age", "atLeast": 18, "lessThan": 65}"#,
        "+ age is 30, needs at least 18 and less than 65"
      ),
      ("true", "+ always"), ("false", "- never"), (#"{"not": true}"#, "- never"),
      // Negations of facts: a blocker that stands says so.
      (#"{"not": {"flag": "met"}}"#, "+ Met the king is not set [blocks]"),
      (#"{"not": {"unlocked": "lumina"}}"#, "- Lumina Prime is open, which closes this [blocks]"),
      (#"{"not": {"completed": "lumina"}}"#, "+ Lumina Prime is not completed [blocks]"),
      (#"{"not": {"attribute": "land", "is": "DE"}}"#, "- land is DE, needs not DE [blocks]"),
      (#"{"not": {"not": {"flag": "met"}}}"#, "- Met the king is not set"),
    ] as [(String, String)])
  func one(_ condition: String, _ text: String) throws {
    #expect(try leaves(condition, []) == [text])
  }

  @Test(
    "With something done",
    arguments: [
      (
        [
          #"{"complete": "lumina/1", "stars": 3}"#, #"{"complete": "lumina/2", "stars": 3}"#,
          #"{"complete": "lumina/3", "stars": 1}"#,
        ],
        #"{"stars": "lumina", "atLeast": 9}"#,
        "- 7 of 9 stars in Lumina Prime: 2 more (9 or more)"
      ),
      (
        [#"{"complete": "lumina/1"}"#], #"{"completed": "lumina"}"#,
        "- Lumina Prime is not completed: 1 of 4 levels, 3 more"
      ),
      (
        [#"{"add": {"kills": 8}}"#], #"{"counter": "kills", "atLeast": 8}"#,
        "+ Kills: 8 (8 or more)"
      ),
      (
        [#"{"add": {"kills": 8}}"#], #"{"counter": "kills", "moreThan": 8}"#,
        "- Kills: 8 of 9, 1 more (more than 8, 9 or more)"
      ),
      (
        [#"{"add": {"kills": 9}}"#], #"{"counter": "kills", "atLeast": 2, "atMost": 5}"#,
        "- Kills: 9, 4 too many (2 or more and 5 or fewer) [blocks]"
      ),
      (
        [#"{"set": {"met": true}}"#], #"{"not": {"flag": "met"}}"#,
        "- Met the king is set, which closes this [blocks]"
      ),
      (
        [#"{"complete": "lumina/1"}"#], #"{"completed": "lumina/1"}"#, "+ `lumina/1` is completed"
      ),
      ([#"{"visit": "inn"}"#], #"{"visited": "inn"}"#, "+ The Inn was visited"),
      ([#"{"grant": {"key": 1}}"#], #"{"owned": "key"}"#, "+ Old Key is owned"),
    ] as [([String], String, String)])
  func given(_ given: [String], _ condition: String, _ text: String) throws {
    #expect(try leaves(condition, given) == [text])
  }

  @Test(
    "Trees are leaves in the order written, rules are opened up",
    arguments: [
      (#"{"rule": "veteran"}"#, ["- Met the king is not set", "- flag `on` is not set"]),
      (
        #"{"not": {"rule": "veteran"}}"#,
        ["+ Met the king is not set [blocks]", "+ flag `on` is not set [blocks]"]
      ),
      (
        #"{"any": [{"flag": "on"}, {"none": [{"unlocked": "lumina"}]}]}"#,
        ["- flag `on` is not set", "- Lumina Prime is open, which closes this [blocks]"]
      ),
      (
        #"{"count": [{"flag": "on"}, {"unlocked": "lumina"}], "atLeast": 2}"#,
        [
          "- 1 of 2 of these conditions: 1 more (2 or more)", "- flag `on` is not set",
          "+ Lumina Prime is open",
        ]
      ),
    ] as [(String, [String])])
  func trees(_ condition: String, _ texts: [String]) throws {
    #expect(try leaves(condition, []) == texts)
  }

  @Test("A choice that is closed for good is impossible")
  func impossible() throws {
    let game = try TestGame(LeafTextTests.pack)
    var player = TestPlayer(game)
    try player.play(#"{"unlock": "sun"}"#)
    let explanation = game.engine.explain(try game.node("moon"), in: player.state)
    #expect(explanation.record.never == .excluded)
    #expect(explanation.next == nil)
    #expect(explanation.description.hasPrefix("`moon` is locked, for good: excluded"))
  }
}
