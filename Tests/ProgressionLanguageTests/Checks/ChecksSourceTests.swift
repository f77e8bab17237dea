import ProgressionLanguage
import Testing

/// What the pack gives only behind what asks for it, and less of than it asks for.
struct ChecksSourceTests {
  private static let level =
    #"{ "id": "b", "UNLOCK", "levels": [ { "id": "1", "rewards": { "onComplete": GIFT } } ] }"#

  /// A door to the only level that gives what opens it, behind a level that gives `before`.
  private static func door(
    _ tables: String, _ unlock: String, gift: String, before: String = "{}"
  ) -> String {
    let rewards = before == "{}" ? "" : #", "rewards": { "onComplete": \#(before) }"#
    let door = level.replacing(#""UNLOCK""#, with: #""unlock": \#(unlock)"#)
    return #"""
      \#(tables),
      "worlds": [ { "id": "a", "levels": [ { "id": "1"\#(rewards) } ] }, \#(door.replacing("GIFT", with: gift)) ]
      """#
  }

  static let circles: [CheckedPack] = [
    CheckedPack(
      "a key", door(#""items": ["key"]"#, #"{ "price": { "key": 1 } }"#, gift: #"{ "key": 1 }"#),
      "2:11 no-source `key` is given only behind what asks for it: key -> b/1 -> b -> key"),
    CheckedPack(
      "a key that is owned",
      door(
        #""items": ["key"]"#, #"{ "when": { "owned": "key" }, "live": false }"#,
        gift: #"{ "key": 1 }"#),
      "2:11 no-source `key` is given only behind what asks for it: key -> b/1 -> b -> key"),
    CheckedPack(
      "another key before is fine",
      door(
        #""items": ["key"]"#, #"{ "price": { "key": 1 } }"#, gift: #"{ "key": 1 }"#,
        before: #"{ "key": 1 }"#)),
    CheckedPack(
      "a key from the start is fine",
      door(
        #""items": { "key": { "initial": 1 } }"#, #"{ "price": { "key": 1 } }"#,
        gift: #"{ "key": 1 }"#)),
    CheckedPack(
      "a flag",
      door(#""flags": ["k"]"#, #"{ "flag": "k" }"#, gift: #"{ "set": { "k": true } }"#),
      "2:11 no-source `k` is set only behind what asks for it: k -> b/1 -> b -> k"),
    CheckedPack(
      "a flag that the game sets is fine",
      door(#""flags": ["k"], "items": ["key"]"#, #"{ "flag": "k" }"#, gift: #"{ "key": 1 }"#)),
    CheckedPack(
      "a counter",
      door(
        #""counters": ["k"]"#, #"{ "counter": "k", "atLeast": 1 }"#, gift: #"{ "add": { "k": 1 } }"#
      ),
      "2:14 no-source `k` is raised only behind what asks for it: k -> b/1 -> b -> k"),
    CheckedPack(
      "a counter below a number is fine",
      door(
        #""counters": ["k"]"#, #"{ "when": { "counter": "k", "atMost": 1 }, "live": true }"#,
        gift: #"{ "add": { "k": 1 } }"#)),
    CheckedPack(
      "what a reward unlocks",
      door(
        #""features": { "g": { "unlock": false } }"#, #"{ "unlocked": "g" }"#,
        gift: #"{ "unlock": ["g"] }"#),
      "2:15 no-source `g` is unlocked only behind what asks for it: g -> b/1 -> b -> g"),
    CheckedPack(
      "two keys, each behind the door of the other",
      #"""
      "items": ["k", "l"],
      "features": { "f": { "unlock": { "price": { "k": 1 } }, "rewards": { "onUnlock": { "l": 1 } } },
        "g": { "unlock": { "price": { "l": 1 } }, "rewards": { "onUnlock": { "k": 1 } } } }
      """#,
      "2:11 no-source `k` is given only behind what asks for it: k -> g -> l -> f -> k"),
    CheckedPack(
      "what opening costs comes from opening",
      #"""
      "currencies": ["c"],
      "features": { "f": { "unlock": { "price": { "c": 5 } }, "rewards": { "onUnlock": { "c": 5 } } } }
      """#,
      "2:16 no-source `c` is given only behind what asks for it: c -> f -> c"),
    CheckedPack(
      "what a start costs comes from the level",
      #"""
      "currencies": ["c"],
      "worlds": [ { "id": "a", "levels": [ { "id": "1", "startPrice": { "c": 1 }, "rewards": { "onComplete": { "c": 1 } } } ] } ]
      """#,
      "2:16 no-source `c` is given only behind what asks for it: c -> a/1 -> c"),
    CheckedPack(
      "two products for each other",
      #"""
      "currencies": ["c", "d"],
      "products": { "x": { "kind": "consumable", "price": { "c": 2 }, "grants": { "d": 1 } },
        "y": { "kind": "consumable", "price": { "d": 1 }, "grants": { "c": 1 } } }
      """#,
      "2:16 no-source `c` is given only behind what asks for it: c -> y -> d -> x -> c"),
    CheckedPack(
      "a chest that holds its key",
      #"""
      "items": ["key"],
      "chests": { "box": { "price": { "key": 1 }, "weights": [ { "weight": 1, "grants": { "key": 1 } } ] } }
      """#,
      "2:11 no-source `key` is given only behind what asks for it: key -> box -> key"),
    CheckedPack(
      "a store sells it too",
      #"""
      "currencies": ["c"],
      "products": { "bag": { "kind": "consumable", "store": "s", "grants": { "c": 9 } } },
      "features": { "f": { "unlock": { "price": { "c": 5 } }, "rewards": { "onUnlock": { "c": 5 } } } }
      """#),
    CheckedPack(
      "a circle of nodes is one cause",
      #"""
      "items": ["key"],
      "features": { "f": { "unlock": { "unlocked": "g" }, "rewards": { "onUnlock": { "key": 1 } } },
        "g": { "unlock": { "unlocked": "f" } }, "h": { "unlock": { "price": { "key": 1 } } } }
      """#,
      "3:15 no-way-in `f` can never be opened: f -> g -> f"),
  ]

  static let sums: [CheckedPack] = [
    CheckedPack(
      "more than one level gives",
      #"""
      "worlds": [ { "id": "a", "levels": [ { "id": "1", "rewards": { "onComplete": { "heart": 4 } } } ] } ],
      "items": { "heart": { "cap": 40 } }, "features": { "f": { "unlock": { "have": "heart", "atLeast": 10 } } }
      """#,
      "3:69 no-source asks for 10 `heart` where the pack gives 4 in all"),
    CheckedPack(
      "as much as there is",
      #"""
      "worlds": [ { "id": "a", "levels": [ { "id": "1", "rewards": { "perNewStar": { "heart": 2 }, "onComplete": { "heart": 4 } } } ] } ],
      "items": { "heart": { "cap": 40 } }, "features": { "f": { "unlock": { "have": "heart", "atLeast": 10 } } }
      """#),
    CheckedPack(
      "a level that pays each time is fine",
      #"""
      "worlds": [ { "id": "a", "levels": [ { "id": "1", "rewards": { "onEveryComplete": { "heart": 1 } } } ] } ],
      "items": { "heart": { "cap": 40 } }, "features": { "f": { "unlock": { "have": "heart", "atLeast": 10 } } }
      """#),
    CheckedPack(
      "ranks together",
      #"""
      "items": { "chips": { "initial": 5 } }, "features": { "f": { "ranks": 10, "unlock": { "price": { "chips": 1 } } } }
      """#,
      "2:85 no-source asks for 10 `chips` where the pack gives 5 in all"),
    CheckedPack(
      "a product with a limit",
      #"""
      "items": ["k"], "currencies": { "c": { "initial": 9 } },
      "products": { "x": { "kind": "consumable", "price": { "c": 1 }, "limit": 2, "grants": { "k": 1 } } },
      "features": { "f": { "unlock": { "price": { "k": 5 } } } }
      """#,
      "4:32 no-source asks for 5 `k` where the pack gives 2 in all"),
    CheckedPack(
      "one of two doors, of which a player may choose",
      #"""
      "items": { "key": { "initial": 1 } },
      "features": { "f": { "unlock": { "price": { "key": 1 } } }, "g": { "unlock": { "price": { "key": 1 } } } }
      """#),
    CheckedPack(
      "a currency is fine, since games credit them",
      #"""
      "currencies": { "c": { "initial": 1 } }, "features": { "f": { "unlock": { "price": { "c": 5 } } } }
      """#),
    CheckedPack(
      "what each day gives is fine",
      #"""
      "items": { "c": { "initial": 1 } }, "resets": { "daily": { "every": "day", "grants": { "c": 1 } } },
      "features": { "f": { "unlock": { "price": { "c": 5 } } } }
      """#),
  ]

  @Test(arguments: circles) func findsCircles(_ pack: CheckedPack) {
    pack.check(lookingAt: [.noSource])
  }

  @Test(arguments: sums) func findsSums(_ pack: CheckedPack) { pack.check(lookingAt: [.noSource]) }
}
