import Testing

/// What the alternatives of an `any` and the routes of a node say beside each other.
struct ChecksAlternativesTests {
  static let packs: [CheckedPack] = [
    CheckedPack(
      "an alternative that asks for more",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "any": [ { "stars": "all", "atLeast": 5 }, { "stars": "all", "atLeast": 10 } ] } } }
      """#,
      "3:77 shadowed-alternative this alternative adds nothing: whenever it holds, another one "
        + "holds too"),
    CheckedPack(
      "an alternative that asks for less comes later",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "any": [ { "stars": "all", "atLeast": 10 }, { "stars": "all", "atLeast": 5 } ] } } }
      """#,
      "3:43 shadowed-alternative this alternative adds nothing: whenever it holds, another one "
        + "holds too"),
    CheckedPack(
      "an alternative that asks for one thing more",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "any": [ { "all": [ { "flag": "f" }, { "flag": "g" } ] }, { "flag": "f" } ] } } }
      """#,
      "3:43 shadowed-alternative this alternative adds nothing: whenever it holds, another one "
        + "holds too"),
    CheckedPack(
      "two ways that share a part are fine",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "any": [ { "all": [ { "flag": "f" }, { "flag": "g" } ] }, { "all": [ { "flag": "f" }, { "flag": "h" } ] } ] } } }
      """#),
    CheckedPack(
      "alternatives that differ are fine",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "any": [ { "flag": "f" }, { "stars": "all", "atLeast": 5 } ] } } }
      """#),
    CheckedPack(
      "the same alternative twice",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "any": [ { "flag": "f" }, { "flag": "f" } ] } } }
      """#,
      "3:60 duplicate-condition the same alternative stands here twice"),
    CheckedPack(
      "twice in a none",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "when": { "none": [ { "flag": "f" }, { "flag": "f" } ] }, "live": true } } }
      """#,
      "3:71 duplicate-condition the same alternative stands here twice"),
    CheckedPack(
      "counted twice",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "count": [ { "flag": "f" }, { "flag": "g" }, { "flag": "f" } ], "atLeast": 2 } } }
      """#,
      "3:79 duplicate-condition the same condition counts twice"),
    CheckedPack(
      "a count of levels of one number is fine",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "count": [ { "stars": "w", "atLeast": 5 }, { "stars": "w", "atLeast": 10 } ], "atLeast": 1 } } }
      """#),
    CheckedPack(
      "an alternative and its opposite",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "when": { "any": [ { "flag": "f" }, { "not": { "flag": "f" } } ] }, "live": true } } }
      """#,
      "3:70 always-true one of two opposites always holds, so this list asks for nothing"),
    CheckedPack(
      "two routes with the same condition",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": [ { "when": { "flag": "f" } }, { "when": { "flag": "f" } } ] } }
      """#,
      "3:63 duplicate-condition `x` has the same route twice"),
    CheckedPack(
      "a route that asks for more",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": [ { "when": { "flag": "f" } }, { "when": { "all": [ { "flag": "f" }, { "flag": "g" } ] } } ] } }
      """#,
      "3:63 shadowed-alternative this route to `x` adds nothing: whenever it is open, another "
        + "one is too and asks for no more"),
    CheckedPack(
      "a price where it is free",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": [ { "when": { "flag": "f" } }, { "when": { "flag": "f" }, "price": { "coins": 5 } } ] } }
      """#,
      "3:63 shadowed-alternative this route to `x` adds nothing: whenever it is open, another "
        + "one is too and asks for no more"),
    CheckedPack(
      "a price to have it earlier is fine",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": [ { "when": { "stars": "all", "atLeast": 10 } }, { "when": { "stars": "all", "atLeast": 5 }, "price": { "coins": 5 } } ] } }
      """#),
    CheckedPack(
      "a dearer price under the same condition",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": [ { "price": { "coins": 5 } }, { "price": { "coins": 9 } } ] } }
      """#,
      "3:63 shadowed-alternative this route to `x` adds nothing: whenever it is open, another "
        + "one is too and asks for no more"),
    CheckedPack(
      "a price in another currency is fine",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "items": ["key"],
      "features": { "x": { "unlock": [ { "price": { "coins": 5 } }, { "price": { "key": 1 } } ] } }
      """#),
    CheckedPack(
      "a dearer price with a discount is fine",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": [ { "price": { "coins": 5 } }, { "price": { "coins": 9 }, "discounts": [ { "when": { "flag": "f" }, "basisPoints": 9000 } ] } ] } }
      """#),
    CheckedPack(
      "open to all, and for money",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": [ { "when": true }, { "price": { "coins": 5 } } ] } }
      """#,
      "3:52 shadowed-alternative this route to `x` adds nothing: whenever it is open, another "
        + "one is too and asks for no more"),
    CheckedPack(
      "a live route beside one that stays",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": [ { "when": { "flag": "f" }, "live": true }, { "when": { "flag": "f" } } ] } }
      """#,
      "3:34 shadowed-alternative this route to `x` adds nothing: whenever it is open, another "
        + "one is too and asks for no more"),
    CheckedPack(
      "a product where it opens by itself",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "products": { "pass": { "kind": "permanent", "store": "s" } },
      "features": { "x": { "unlock": [ { "when": { "flag": "f" } }, { "product": "pass", "when": { "flag": "f" } } ] } }
      """#,
      "4:63 shadowed-alternative this route to `x` adds nothing: whenever it is open, another "
        + "one is too and asks for no more"),
    CheckedPack(
      "a product beside what has to be earned is fine",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "products": { "pass": { "kind": "permanent", "store": "s" } },
      "features": { "x": { "unlock": [ { "when": { "flag": "f" } }, { "product": "pass" } ] } }
      """#),
    CheckedPack(
      "thresholds of ranks are left alone",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "ranks": 2, "unlock": [ { "price": { "coins": [1, 2] } }, { "price": { "coins": [1, 5] } } ] } }
      """#),
    CheckedPack(
      "a default world route that one world repeats",
      #"""
      "flags": ["f"],
      "defaults": { "worlds": { "unlock": [ { "when": { "completed": "a" } }, { "when": { "all": [ { "completed": "$previous" }, { "flag": "f" } ] } } ] } },
      "worlds": [ { "id": "a", "levels": 1, "unlock": true }, { "id": "b", "levels": 1 }, { "id": "c", "levels": 1 } ]
      """#),
    CheckedPack(
      "a live route that asks for less is fine",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": [ { "when": { "flag": "f" }, "live": true }, { "when": { "all": [ { "flag": "f" }, { "flag": "g" } ] } } ] } }
      """#),
  ]

  @Test(arguments: packs) func finds(_ pack: CheckedPack) { pack.check() }
}
