import ProgressionLanguage
import Testing

/// One cause is one finding, at the place where it is mended.
struct ChecksCauseTests {
  static let packs: [CheckedPack] = [
    CheckedPack(
      "an id of two kinds, at the later place, and nothing of what names it",
      #"""
      "currencies": { "c": { "initial": 9 } }, "worlds": [ { "id": "c", "levels": 1 } ],
      "features": { "f": { "unlock": { "price": { "c": 3 } } } }
      """#,
      "2:62 duplicate-id `c` is declared twice"),
    CheckedPack(
      "an equality of what is held",
      #"""
      "currencies": { "c": { "initial": 5 } },
      "features": { "f": { "unlock": { "when": { "have": "c", "equals": 3 }, "live": true } }, "g": { "unlock": { "price": { "c": 1 } } } }
      """#,
      "3:42 spending-closes `f` closes as soon as a player spends `c`: this asks for what is "
        + "held now"),
    CheckedPack(
      "a world of bonus levels and its levels",
      #"""
      "worlds": [ { "id": "a", "levels": [ { "id": "x", "bonus": true } ] } ]
      """#,
      "2:21 never-completed-world world `a` is never completed: all of its levels are bonus "
        + "levels and it has no `completeWhen`"),
    CheckedPack(
      "titles that differ in case and spaces",
      #"""
      "features": { "x": { "title": "The Shop", "unlock": true }, "y": { "title": "the  SHOP ", "unlock": true } }
      """#,
      "2:61 same-title the titles of `y` and `x` differ only in case or spaces, \"the  SHOP \" and "
        + "\"The Shop\": a player cannot tell them apart"),
    CheckedPack(
      "a title that is the id of another",
      #"""
      "features": { "shop": { "unlock": true }, "y": { "title": "Shop", "unlock": true } }
      """#,
      "2:43 same-title the titles of `y` and `shop` differ only in case or spaces, \"Shop\" and "
        + "\"shop\": a player cannot tell them apart"),
    CheckedPack(
      "a chest that gives its price back, and at times more",
      #"""
      "currencies": { "c": { "initial": 9 } }, "features": { "f": { "unlock": { "price": { "c": 9 } } } },
      "chests": { "box": { "price": { "c": 2 }, "weights": [ { "weight": 1, "grants": { "c": 2 } }, { "weight": 1, "grants": { "c": 3 } } ] } }
      """#,
      "3:13 endless-source the chest `box` always gives back the 2 `c` that it costs and more, so "
        + "that it can be opened without end"),
    CheckedPack(
      "a chest that gives just its price back is fine",
      #"""
      "currencies": { "c": { "initial": 9 } }, "features": { "f": { "unlock": { "price": { "c": 9 } } } },
      "chests": { "box": { "price": { "c": 2 }, "weights": [ { "weight": 1, "grants": { "c": 2 } } ] } }
      """#),
    CheckedPack(
      "a free feature that pays after each free reset",
      #"""
      "currencies": ["c"], "resets": { "run": { "by": "command", "price": "free" } },
      "features": { "f": { "scope": "run", "unlock": { "price": "free" }, "rewards": { "onUnlock": { "c": 2 } } }, "g": { "unlock": { "price": { "c": 9 } } } }
      """#,
      "3:15 endless-source `f` gives more than it costs, and can be done again after each `run`"),
    CheckedPack(
      "literals in lists",
      #"""
      "worlds": [ { "id": "a", "levels": 1 } ],
      "features": {
        "f": { "unlock": { "any": [ true, { "completed": "a" } ] } },
        "g": { "unlock": { "any": [ { "completed": "a" }, false ] } },
        "h": { "unlock": { "all": [ true, { "completed": "a" } ] } },
        "i": { "unlock": { "all": [ { "completed": "a" }, false ] } } }
      """#,
      "4:31 always-true always true: one of the alternatives is `true`, so that the others ask "
        + "for nothing",
      "5:53 shadowed-alternative this alternative adds nothing: `false` never holds",
      "6:31 implied-condition this asks for nothing: `true` always holds",
      "7:53 contradiction this can never hold: `false` stands among what has to hold"),
    CheckedPack(
      "what names nothing before the first is no literal",
      #"""
      "flags": ["f"],
      "worlds": [ { "id": "a", "levels": 1, "unlock": { "all": [ { "completed": "$previous" }, { "flag": "f" } ] } } ]
      """#),
    CheckedPack(
      "a reason at what takes part",
      #"""
      "features": { "f": { "unlock": { "unlocked": "g" } },
        "g": { "$allow": { "no-way-in": "the game opens it" }, "unlock": { "unlocked": "f" } } }
      """#),
  ]

  @Test(arguments: packs) func finds(_ pack: CheckedPack) {
    pack.check(lookingAt: [.uncountedLevel])
  }
}
