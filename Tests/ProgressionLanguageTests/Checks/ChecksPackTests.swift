import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

/// The checks on packs as people write them: places, defaults and fixes.
struct ChecksPackTests {
  private static let pass = #""products": { "pass": { "kind": "permanent", "store": "s" } }"#

  static let packs: [CheckedPack] = [
    CheckedPack(
      "more stars than exist",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ],
      "features": {
        "shop": { "unlock": { "stars": "all", "atLeast": 61 } }
      }
      """#, "4:23 unreachable-threshold asks for 61 stars where 60 exist"),
    CheckedPack(
      "defaults are reported once",
      #"""
      "defaults": { "worlds": { "unlock": { "stars": "$previous", "atLeast": 10 } } },
      "worlds": [ { "id": "a", "levels": 4 }, { "id": "b", "levels": 2 },
                  { "id": "c", "levels": 2 }, { "id": "d", "levels": 2 } ]
      """#, "2:37 unreachable-threshold asks for 10 stars where 6 exist"),
    CheckedPack(
      "a bare condition",
      #"""
      "flags": ["flooded"],
      "features": { "cellar": { "unlock": { "not": { "flag": "flooded" } } } }
      """#,
      "3:37 stays-or-follows `cellar` opens by itself on what play can turn false "
        + "(`not` ends when what it denies comes true): say whether it stays open or follows"),
    CheckedPack(
      "a leaf inside",
      #"""
      "flags": ["a"],
      "features": { "cellar": { "unlock": { "all": [ { "flag": "a" }, { "owned": "pass" } ] } } },
      \#(pass)
      """#,
      "3:37 stays-or-follows `cellar` opens by itself on what play can turn false "
        + "(the product `pass` may not stay owned): say whether it stays open or follows"),
    CheckedPack(
      "routes that share a condition",
      #"""
      "currencies": ["coins"], "flags": ["a"],
      "features": { "shop": { "unlock": [
        { "when": { "none": [ { "flag": "a" } ] }, "any": [
          { "price": { "coins": 5 } },
          { "when": { "have": "coins", "atLeast": 9 } } ] } ] } }
      """#,
      "6:5 stays-or-follows `shop` opens by itself on what play can turn false "
        + "(`none` ends when one of its conditions comes true): "
        + "say whether it stays open or follows"),
    CheckedPack(
      "a world after one that can be undone",
      #"""
      "worlds": [ { "id": "a", "levels": 1, "completeWhen": { "owned": "pass" } },
                  { "id": "b", "levels": 1 } ],
      \#(pass)
      """#,
      "3:21 stays-or-follows `b` opens by itself on what play can turn false "
        + "(the product `pass` may not stay owned): say whether it stays open or follows"),
    CheckedPack(
      "three that wait for each other",
      #"""
      "features": { "x": { "unlock": { "unlocked": "y" } }, "y": { "unlock": { "unlocked": "z" } },
                    "z": { "unlock": { "unlocked": "x" } } }
      """#, "2:15 no-way-in `x` can never be opened: x -> y -> z -> x"),
    CheckedPack(
      "each while the other is not",
      #"""
      "features": { "p": { "unlock": { "when": { "not": { "unlocked": "q" } }, "live": true } },
                    "q": { "unlock": { "when": { "not": { "unlocked": "p" } }, "live": true } } }
      """#, "2:42 negative-cycle these depend on their own opposite: p -> q -> p"),
    CheckedPack(
      "worlds in a ring",
      #"""
      "worlds": [ { "id": "a", "levels": 2, "unlock": { "completed": "b" } },
                  { "id": "b", "levels": 2 } ]
      """#, "2:21 no-way-in `a` can never be opened: a -> b -> a"),
    CheckedPack(
      "worlds without levels",
      #"""
      "worlds": [ { "id": "hub", "levels": [] }, { "id": "a", "levels": [ "1" ] } ]
      """#,
      "2:21 never-completed-world world `hub` is never completed: it has no levels "
        + "and it has no `completeWhen`"),
    CheckedPack(
      "empty lists, an equality and what asks for nothing",
      #"""
      "counters": ["wins"],
      "rules": { "a": { "all": [] }, "b": { "counter": "wins", "equals": 5 },
                 "c": { "earned": "coins", "atLeast": 0 } },
      "currencies": ["coins"]
      """#, "3:17 empty-condition an empty `all` is always true",
      "3:37 equality-can-be-passed the counter `wins` can step over 5, "
        + "and then this never holds",
      "4:17 always-true always true: what was earned of `coins` is never below 0"),
    CheckedPack(
      "a price above the cap",
      #"""
      "currencies": { "coins": { "cap": 100 } },
      "features": { "hat": { "unlock": { "price": { "coins": 500 } } } }
      """#, "3:34 price-above-cap `hat` costs 500 `coins`, but a player holds at most 100"),
    CheckedPack(
      "silenced in place",
      #"""
      "counters": ["wins"],
      "features": { "x": { "unlock": { "counter": "wins", "equals": 5,
        "$allow": { "equality-can-be-passed": "it rises one by one", "stays-or-follows": "x" } } } }
      """#),
    CheckedPack(
      "turned off",
      #"""
      "checks": { "no-way-in": "off" },
      "features": { "x": { "unlock": { "unlocked": "x" } } }
      """#),
  ]

  @Test(arguments: packs) func finds(_ pack: CheckedPack) {
    pack.check()
  }

  @Test("What a gate means is its author's decision", arguments: packs)
  func noFix(_ pack: CheckedPack) {
    for finding in CheckedPack.read(pack.text).reading.diagnostics
    where finding.code == .staysOrFollows {
      #expect(finding.fix == nil)
      #expect(finding.help.count >= 2)
    }
  }
}
