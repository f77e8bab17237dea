import ProgressionLanguage
import Testing

/// What has no use, no source, no reader.
struct ChecksUseTests {
  static let packs: [CheckedPack] = [
    CheckedPack(
      "a currency",
      #"""
      "currencies": ["coins"]
      """#,
      "2:16 unused the currency `coins` is not used: nothing in the pack gives it or asks for "
        + "it"),
    CheckedPack(
      "an item",
      #"""
      "items": ["key"]
      """#,
      "2:11 unused the item `key` is not used: nothing in the pack gives it or asks for it"),
    CheckedPack(
      "a flag, a counter, an attribute and a rule",
      #"""
      "flags": ["f"], "counters": ["c"],
      "attributes": { "a": { "type": "int", "initial": 0 } }, "rules": { "r": true }
      """#,
      "2:11 unused the flag `f` is not used: nothing in the pack sets it or asks for it",
      "2:30 unused the counter `c` is not used: nothing in the pack raises it or asks for it",
      "3:17 unused the attribute `a` is not used: no condition asks for it",
      "3:68 unused the rule `r` is not used: no condition names it"),
    CheckedPack(
      "a product",
      #"""
      "products": { "hat": { "kind": "permanent", "store": "s" } }
      """#,
      "2:15 unused the product `hat` is not used: it grants nothing, opens nothing, and no "
        + "condition asks for it"),
    CheckedPack(
      "a product that opens something is fine",
      #"""
      "products": { "pass": { "kind": "permanent", "store": "s" } },
      "features": { "x": { "unlock": { "product": "pass" } } }
      """#),
    CheckedPack(
      "a product that is asked for is fine",
      #"""
      "products": { "pass": { "kind": "permanent", "store": "s" } },
      "features": { "x": { "unlock": { "when": { "owned": "pass" }, "live": true } } }
      """#),
    CheckedPack(
      "a timer",
      #"""
      "timers": { "brew": { "after": "8h" } }
      """#,
      "2:13 unused the timer `brew` is not used: nothing in the pack starts it"),
    CheckedPack(
      "a timer that does nothing",
      #"""
      "features": { "x": { "unlock": true, "rewards": { "onUnlock": { "timers": ["brew"] } } } },
      "timers": { "brew": { "after": "8h" } }
      """#,
      "3:13 unused the timer `brew` is not used: it grants nothing and nothing waits for it"),
    CheckedPack(
      "a timer that is waited for is fine",
      #"""
      "features": { "x": { "unlock": true, "rewards": { "onUnlock": { "timers": ["brew"] } } }, "y": { "unlock": { "when": { "waiting": "brew" }, "live": true } } },
      "timers": { "brew": { "after": "8h" } }
      """#),
    CheckedPack(
      "a reset",
      #"""
      "resets": { "daily": { "every": "day" }, "run": { "by": "command" } }
      """#,
      "2:13 unused the reset `daily` is not used: it ends nothing and gives nothing",
      "2:42 unused the reset `run` is not used: it ends nothing and gives nothing"),
    CheckedPack(
      "resets that end, give or are counted from are fine",
      #"""
      "currencies": { "coins": { "scope": "run" } }, "resets": { "run": { "by": "command" }, "daily": { "every": "day", "grants": { "coins": 1 } }, "weekly": { "every": "week", "on": "monday" }, "life": { "by": "command", "ends": "playthrough" } },
      "features": { "x": { "unlock": { "earned": "coins", "since": "weekly", "atLeast": 5 } } }
      """#),
    CheckedPack(
      "a flag and a counter that are given only",
      #"""
      "flags": ["f"], "counters": ["c"],
      "features": { "x": { "unlock": true, "rewards": { "onUnlock": { "set": { "f": true }, "add": { "c": 1 } } } } }
      """#,
      "2:11 never-read the flag `f` changes nothing: it is set, but no condition asks for it",
      "2:30 never-read the counter `c` changes nothing: it is raised, but no condition asks "
        + "for it"),
    CheckedPack(
      "a flag and a counter that are read only are fine",
      #"""
      "flags": ["f"], "counters": ["c"],
      "features": { "x": { "unlock": { "all": [ { "flag": "f" }, { "counter": "c", "atLeast": 1 } ] } } }
      """#),
    CheckedPack(
      "a currency that nothing takes",
      #"""
      "currencies": { "coins": { "initial": 5 }, "gems": {} },
      "features": { "x": { "unlock": { "price": { "coins": 5 } }, "rewards": { "onUnlock": { "gems": 1 } } } }
      """#,
      "2:44 never-read the currency `gems` changes nothing: players get it, but nothing costs "
        + "it or asks for it"),
    CheckedPack(
      "a currency where nothing has a price is fine",
      #"""
      "currencies": ["gems"],
      "features": { "x": { "unlock": true, "rewards": { "onUnlock": { "gems": 1 } } } }
      """#),
    CheckedPack(
      "an item that is given only is fine",
      #"""
      "items": ["hat"],
      "features": { "x": { "unlock": true, "rewards": { "onUnlock": { "hat": 1 } } } }
      """#),
    CheckedPack(
      "a price without a source",
      #"""
      "currencies": ["coins"],
      "features": { "x": { "unlock": { "price": { "coins": 5 } } } }
      """#,
      "2:16 no-source `coins` is asked for, but has no source: no reward, product, chest or "
        + "refill gives any"),
    CheckedPack(
      "a condition on an item without a source",
      #"""
      "items": ["key"],
      "features": { "x": { "unlock": { "owned": "key" } } }
      """#,
      "2:11 no-source `key` can never be had: no reward, product or chest gives one"),
    CheckedPack(
      "a source by a refill is fine",
      #"""
      "currencies": { "coins": { "cap": 5, "refill": { "amount": 1, "every": "1h" } } },
      "features": { "x": { "unlock": { "price": { "coins": 5 } } } }
      """#),
    CheckedPack(
      "a source by a chest is fine",
      #"""
      "currencies": { "coins": { "initial": 9 } }, "items": ["key"], "chests": { "box": { "price": { "coins": 5 }, "weights": [ { "weight": 1, "grants": { "key": 1 } } ] } },
      "features": { "x": { "unlock": { "owned": "key" } } }
      """#),
    CheckedPack(
      "a chest that never draws it is no source",
      #"""
      "currencies": { "coins": { "initial": 9 } }, "items": ["key"], "chests": { "box": { "price": { "coins": 5 }, "weights": [ { "weight": 0, "grants": { "key": 1 } }, { "weight": 1, "grants": { "unlock": ["y"] } } ] } },
      "features": { "y": { "unlock": false }, "x": { "unlock": { "owned": "key" } } }
      """#,
      "2:56 no-source `key` can never be had: no reward, product or chest gives one"),
    CheckedPack(
      "a debt needs no source",
      #"""
      "currencies": { "tab": { "debt": 30 } },
      "features": { "x": { "unlock": { "price": { "tab": 5 } } } }
      """#),
    CheckedPack(
      "a bonus level",
      #"""
      "worlds": [ { "id": "w", "levels": [ 1, { "id": "secret", "bonus": true } ] } ]
      """#,
      "2:49 uncounted-level nothing counts `w/secret`: it is a bonus level, it has no rewards, "
        + "and no condition or collection asks for it"),
    CheckedPack(
      "a bonus level with a reward is fine",
      #"""
      "currencies": ["coins"], "worlds": [ { "id": "w", "levels": [ 1, { "id": "secret", "bonus": true, "rewards": { "onComplete": { "coins": 5 } } } ] } ]
      """#),
    CheckedPack(
      "a bonus level whose stars count is fine",
      #"""
      "worlds": [ { "id": "w", "levels": [ 1, { "id": "secret", "bonus": true } ] } ],
      "features": { "x": { "unlock": { "stars": "all", "atLeast": 4 } } }
      """#),
    CheckedPack(
      "a bonus level without stars where stars count",
      #"""
      "worlds": [ { "id": "w", "levels": [ 1, { "id": "secret", "bonus": true, "maxStars": 0 } ] } ],
      "features": { "x": { "unlock": { "stars": "all", "atLeast": 3 } } }
      """#,
      "2:49 uncounted-level nothing counts `w/secret`: it is a bonus level, it has no rewards, "
        + "and no condition or collection asks for it"),
    CheckedPack(
      "levels of a world that something else completes",
      #"""
      "flags": ["f"], "worlds": [ { "id": "w", "levels": 3, "completeWhen": { "flag": "f" } } ]
      """#,
      "2:52 uncounted-level nothing counts `w/3`: `w` is completed by its `completeWhen`, it "
        + "has no rewards, and no condition or collection asks for it"),
    CheckedPack(
      "levels of a world that some of them complete",
      #"""
      "worlds": [ { "id": "w", "order": "free", "levels": [ "boss", "side" ], "completeWhen": { "completed": "w/boss" } } ]
      """#,
      "2:63 uncounted-level nothing counts `w/side`: `w` is completed by its `completeWhen`, "
        + "it has no rewards, and no condition or collection asks for it"),
    CheckedPack(
      "said to be used by the game",
      #"""
      "flags": { "f": { "$allow": { "unused": "the dialogues read it" } } }
      """#),
  ]

  @Test(arguments: packs) func finds(_ pack: CheckedPack) {
    pack.check(lookingAt: [.unused, .neverRead, .noSource, .uncountedLevel])
  }
}
