import Testing

/// What the parts of an `all` say beside each other.
struct ChecksPartsTests {
  static let packs: [CheckedPack] = [
    CheckedPack(
      "a least above a most",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "when": { "all": [ { "counter": "wins", "atLeast": 5 }, { "counter": "wins", "atMost": 3 } ] }, "live": true } } }
      """#,
      "3:90 contradiction this can never hold: the counter `wins` cannot be at least 5 and at "
        + "most 3 at once"),
    CheckedPack(
      "a least at the most is fine",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "when": { "all": [ { "counter": "wins", "atLeast": 3 }, { "counter": "wins", "atMost": 3 } ] }, "live": true } } }
      """#),
    CheckedPack(
      "another counter is fine",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "all": [ { "counter": "wins", "atLeast": 5 }, { "stars": "all", "atLeast": 3 } ] } } }
      """#),
    CheckedPack(
      "two equalities",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "when": { "all": [ { "counter": "wins", "equals": 5 }, { "counter": "wins", "equals": 6 } ], "$allow": { "equality-can-be-passed": "it rises one by one" } }, "live": true } } }
      """#,
      "3:89 contradiction this can never hold: the counter `wins` cannot be 5 and 6 at once"),
    CheckedPack(
      "a condition and its opposite",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "when": { "all": [ { "flag": "f" }, { "not": { "flag": "f" } } ] }, "live": true } } }
      """#,
      "3:79 contradiction this can never hold: it is the opposite of what is asked for beside "
        + "it"),
    CheckedPack(
      "a denied comparison",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "when": { "all": [ { "stars": "w", "atLeast": 5 }, { "not": { "stars": "all", "atLeast": 5 } } ] }, "live": true } } }
      """#,
      "3:94 contradiction this can never hold: it is the opposite of what is asked for beside "
        + "it"),
    CheckedPack(
      "a denied comparison that asks for more is fine",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "when": { "all": [ { "stars": "w", "atLeast": 5 }, { "not": { "stars": "all", "atLeast": 9 } } ] }, "live": true } } }
      """#),
    CheckedPack(
      "an opposite in a list inside",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "when": { "all": [ { "flag": "f" }, { "all": [ { "flag": "g" }, { "none": [ { "flag": "f" }, { "flag": "h" } ] } ] } ] }, "live": true } } }
      """#,
      "3:110 contradiction this can never hold: it is the opposite of what is asked for beside "
        + "it"),
    CheckedPack(
      "an opposite in a rule",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "rules": { "done": { "all": [ { "flag": "f" }, { "flag": "g" } ] } },
      "features": { "x": { "unlock": { "when": { "all": [ { "rule": "done" }, { "not": { "flag": "g" } } ] }, "live": true } } }
      """#,
      "4:82 contradiction this can never hold: it is the opposite of what is asked for beside "
        + "it"),
    CheckedPack(
      "fewer stars than are asked for beside it",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "all": [ { "stars": "all", "atLeast": 5 }, { "stars": "all", "atLeast": 10 } ] } } }
      """#,
      "3:43 implied-condition this asks for nothing of its own: the number of stars is at "
        + "least 5 whenever it is at least 10"),
    CheckedPack(
      "more stars first",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "all": [ { "stars": "all", "atLeast": 10 }, { "stars": "all", "moreThan": 5 } ] } } }
      """#,
      "3:78 implied-condition this asks for nothing of its own: the number of stars is at "
        + "least 6 whenever it is at least 10"),
    CheckedPack(
      "two ends of a range are fine",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "when": { "all": [ { "counter": "wins", "atLeast": 5 }, { "counter": "wins", "atMost": 10 } ] }, "live": true } } }
      """#),
    CheckedPack(
      "stars of other levels are fine",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "all": [ { "stars": "w/1", "atLeast": 1 }, { "stars": "all", "atLeast": 10 } ] } } }
      """#),
    CheckedPack(
      "the same condition twice",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "all": [ { "flag": "f" }, { "flag": "g" }, { "flag": "f" } ] } } }
      """#,
      "3:77 duplicate-condition the same condition stands here twice"),
    CheckedPack(
      "the same list in another order",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "all": [ { "any": [ { "flag": "f" }, { "flag": "g" } ] }, { "any": [ { "flag": "g" }, { "flag": "f" } ] } ] } } }
      """#,
      "3:92 duplicate-condition the same condition stands here twice"),
    CheckedPack(
      "one alternative is asked for beside it",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "all": [ { "flag": "f" }, { "any": [ { "flag": "g" }, { "flag": "f" } ] } ] } } }
      """#,
      "3:60 implied-condition this `any` asks for nothing of its own: what is asked for beside "
        + "it is one of its alternatives"),
    CheckedPack(
      "one alternative is excluded beside it",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "when": { "all": [ { "counter": "wins", "atLeast": 5 }, { "any": [ { "counter": "wins", "lessThan": 3 }, { "flag": "f" } ] } ] }, "live": true } } }
      """#,
      "3:101 contradiction this alternative can never hold: what is asked for beside the `any` "
        + "excludes it"),
    CheckedPack(
      "alternatives that neither hold nor fail are fine",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "all": [ { "flag": "f" }, { "any": [ { "flag": "g" }, { "flag": "h" } ] } ] } } }
      """#),
    CheckedPack(
      "two countries at once",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "attributes": { "country": { "type": "text", "initial": "DE" } },
      "features": { "x": { "unlock": { "when": { "all": [ { "attribute": "country", "is": "DE" }, { "attribute": "country", "is": "AT" } ] }, "live": true } } }
      """#,
      "4:93 contradiction this can never hold: the attribute `country` cannot have two values "
        + "at once"),
    CheckedPack(
      "one country of two lists is fine",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "attributes": { "country": { "type": "text", "initial": "DE" } },
      "features": { "x": { "unlock": { "when": { "all": [ { "attribute": "country", "in": ["DE", "AT"] }, { "attribute": "country", "in": ["AT", "CH"] } ] }, "live": true } } }
      """#),
    CheckedPack(
      "two ages at once",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "attributes": { "age": { "type": "int", "initial": 0 } },
      "features": { "x": { "unlock": { "when": { "all": [ { "attribute": "age", "atLeast": 18 }, { "attribute": "age", "lessThan": 12 } ] }, "live": true } } }
      """#,
      "4:92 contradiction this can never hold: the attribute `age` cannot be at least 18 and "
        + "at most 11 at once"),
    CheckedPack(
      "two draws for one salt",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "all": [ { "cohort": "shop", "share": 10 }, { "not": { "cohort": "shop", "share": 50 } } ] } } }
      """#,
      "3:87 contradiction this can never hold: the draw for `shop` cannot be below 10 and at "
        + "least 50 at once"),
    CheckedPack(
      "two shares of one salt",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "all": [ { "cohort": "shop", "share": 10 }, { "cohort": "shop", "share": 50 } ] } } }
      """#,
      "3:78 implied-condition this asks for nothing of its own: the draw for `shop` is below "
        + "50 whenever it is below 10"),
    CheckedPack(
      "what nothing can reach is not blamed twice",
      #"""
      "worlds": [ { "id": "w", "levels": 20 } ], "counters": ["wins"], "flags": ["f", "g", "h"], "currencies": ["coins"],
      "features": { "x": { "unlock": { "when": { "all": [ { "stars": "all", "atLeast": 61 }, { "stars": "all", "atMost": 3 } ] }, "live": true } } }
      """#,
      "3:53 unreachable-threshold asks for 61 stars where 60 exist"),
    CheckedPack(
      "a default that repeats what one world is behind",
      #"""
      "flags": ["f"],
      "defaults": { "worlds": { "unlock": { "all": [ { "completed": "a" }, { "completed": "$previous" } ] } } },
      "worlds": [ { "id": "a", "levels": 1, "unlock": true }, { "id": "b", "levels": 1 }, { "id": "c", "levels": 1 } ]
      """#),
    CheckedPack(
      "a default that repeats itself",
      #"""
      "flags": ["f"],
      "defaults": { "worlds": { "unlock": { "all": [ { "flag": "f" }, { "flag": "f" } ] } } },
      "worlds": [ { "id": "a", "levels": 1, "unlock": true }, { "id": "b", "levels": 1 }, { "id": "c", "levels": 1 } ]
      """#,
      "3:65 duplicate-condition the same condition stands here twice"),
  ]

  @Test(arguments: packs) func finds(_ pack: CheckedPack) { pack.check() }
}
