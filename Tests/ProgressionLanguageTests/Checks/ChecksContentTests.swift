import ProgressionLanguage
import Testing

/// Rewards that nobody gets, titles, tags and choices.
struct ChecksContentTests {
  static let packs: [CheckedPack] = [
    CheckedPack(
      "a node that is never open",
      #"""
      "currencies": ["coins"],
      "features": { "x": { "unlock": { "when": false }, "rewards": { "onUnlock": { "coins": 1 } } } }
      """#,
      "3:64 unclaimable-reward nobody can claim this: `x` can never be opened"),
    CheckedPack(
      "a node that the game opens is fine",
      #"""
      "currencies": ["coins"],
      "features": { "x": { "unlock": false, "rewards": { "onUnlock": { "coins": 1 } } } }
      """#),
    CheckedPack(
      "a world that is never completed",
      #"""
      "currencies": ["coins"],
      "worlds": [ { "id": "w", "levels": 1, "completeWhen": false, "rewards": { "onComplete": { "coins": 1 }, "onUnlock": { "coins": 2 } } } ]
      """#,
      "3:75 unclaimable-reward nobody can claim this: `w` can never be completed"),
    CheckedPack(
      "a quest of somebody who is nowhere",
      #"""
      "currencies": ["coins"],
      "npcs": { "ghost": { "at": [ { "nowhere": true } ] } },
      "quests": { "haunt": { "giver": "ghost", "unlock": true, "rewards": { "onComplete": { "coins": 1 } } } }
      """#,
      "4:71 unclaimable-reward nobody can claim this: `haunt` can never be opened"),
    CheckedPack(
      "what waits for a threshold that is reported",
      #"""
      "currencies": ["coins"], "worlds": [ { "id": "w", "levels": 1 } ],
      "features": { "x": { "unlock": { "stars": "all", "atLeast": 4 }, "rewards": { "onUnlock": { "coins": 1 } } } }
      """#,
      "3:32 unreachable-threshold asks for 4 stars where 3 exist"),
    CheckedPack(
      "what waits for a cycle that is reported",
      #"""
      "currencies": ["coins"],
      "features": { "x": { "unlock": { "unlocked": "x" }, "rewards": { "onUnlock": { "coins": 1 } } } }
      """#,
      "3:15 no-way-in `x` can never be opened, since it waits for itself: x -> x"),
    CheckedPack(
      "more than the cap",
      #"""
      "currencies": { "coins": { "cap": 100 } },
      "features": { "x": { "unlock": true, "rewards": { "onUnlock": { "coins": 101 } } } }
      """#,
      "3:51 unclaimable-reward `x` gives 101 `coins`, but a player holds at most 100: the rest "
        + "is always lost"),
    CheckedPack(
      "as much as the cap is fine",
      #"""
      "currencies": { "coins": { "cap": 100 } },
      "features": { "x": { "unlock": true, "rewards": { "onUnlock": { "coins": 100 } } } }
      """#),
    CheckedPack(
      "more than a counter counts",
      #"""
      "counters": { "c": { "min": 0, "max": 5 } },
      "features": { "x": { "unlock": true, "rewards": { "onUnlock": { "add": { "c": 6 } } } } }
      """#,
      "3:51 unclaimable-reward `x` adds 6 to `c`, whose `max` is 5: the rest is always lost"),
    CheckedPack(
      "a product that no purse holds",
      #"""
      "currencies": { "coins": {}, "gems": { "cap": 5 } },
      "products": { "bag": { "kind": "consumable", "price": { "coins": 5 }, "grants": { "gems": 6 } } }
      """#,
      "3:15 unclaimable-reward `bag` can never be bought: it grants 6 `gems`, and a player "
        + "holds at most 5"),
    CheckedPack(
      "a store passes the cap",
      #"""
      "currencies": { "gems": { "cap": 5 } },
      "products": { "bag": { "kind": "consumable", "store": "s", "grants": { "gems": 6 } } }
      """#),
    CheckedPack(
      "a draw that never comes is fine",
      #"""
      "currencies": { "gems": { "cap": 5 } }, "items": ["key"],
      "chests": { "box": { "price": { "key": 1 }, "weights": [ { "weight": 0, "grants": { "gems": 6 } }, { "weight": 1, "grants": { "gems": 5 } } ] } }
      """#),
    CheckedPack(
      "two worlds with one title",
      #"""
      "worlds": [ { "id": "a", "title": "Meadow", "levels": 1 }, { "id": "b", "title": "Meadow", "levels": 1 } ]
      """#,
      "2:68 same-title `b` and `a` have the same title, \"Meadow\": a player cannot tell them "
        + "apart"),
    CheckedPack(
      "levels of two worlds are fine",
      #"""
      "worlds": [ { "id": "a", "levels": [ { "id": "1", "title": "Boss" } ] }, { "id": "b", "levels": [ { "id": "1", "title": "Boss" } ] } ]
      """#),
    CheckedPack(
      "levels of one world",
      #"""
      "worlds": [ { "id": "a", "levels": [ { "id": "1", "title": "Boss" }, { "id": "2", "title": "Boss" } ] } ]
      """#,
      "2:78 same-title `a/2` and `a/1` have the same title, \"Boss\": a player cannot tell "
        + "them apart"),
    CheckedPack(
      "a world and a place are fine",
      #"""
      "worlds": [ { "id": "a", "title": "Meadow", "levels": 1 } ], "locations": { "m": { "title": "Meadow", "unlock": true } }
      """#),
    CheckedPack(
      "people are fine",
      #"""
      "npcs": { "a": { "title": "Guard" }, "b": { "title": "Guard" } }
      """#),
    CheckedPack(
      "one that is hidden at times is fine",
      #"""
      "flags": ["f"], "features": { "a": { "title": "Shop", "unlock": true, "visible": { "flag": "f" } }, "b": { "title": "Shop", "unlock": true } }
      """#),
    CheckedPack(
      "two of one choice are fine",
      #"""
      "features": { "a": { "title": "The End", "choice": "end", "unlock": true }, "b": { "title": "The End", "choice": "end", "unlock": true } }
      """#),
    CheckedPack(
      "a tag that is nearly another",
      #"""
      "features": { "a": { "unlock": true, "tags": ["boss"] }, "b": { "unlock": true, "tags": ["bos"] }, "x": { "unlock": { "count": { "tag": "boss" }, "are": "unlocked", "atLeast": 1 } } }
      """#,
      "2:58 lonely-tag `b` alone has the tag `bos`, and nothing asks for it"),
    CheckedPack(
      "a tag that nothing asks for is fine",
      #"""
      "features": { "a": { "unlock": true, "tags": ["boss"] }, "b": { "unlock": true, "tags": ["merchant"] }, "x": { "unlock": { "count": { "tag": "boss" }, "are": "unlocked", "atLeast": 1 } } }
      """#),
    CheckedPack(
      "two that have a tag of their own are fine",
      #"""
      "features": { "a": { "unlock": true, "tags": ["boss"] }, "b": { "unlock": true, "tags": ["bass"] }, "c": { "unlock": true, "tags": ["bass"] }, "x": { "unlock": { "count": { "tag": "boss" }, "are": "unlocked", "atLeast": 1 } } }
      """#),
    CheckedPack(
      "a choice of one",
      #"""
      "features": { "a": { "unlock": true, "choice": "ending" }, "b": { "unlock": true, "choice": "ending" }, "c": { "unlock": true, "choice": "endng" } }
      """#,
      "2:105 lonely-choice `c` is the only member of the choice `endng`, so that taking it "
        + "closes nothing"),
  ]

  @Test(arguments: packs) func finds(_ pack: CheckedPack) { pack.check(lookingAt: [.lonelyChoice]) }
}
