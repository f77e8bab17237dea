import ProgressionLanguage
import Testing

/// Content that can be missed for good.
struct ChecksMissableTests {
  static let packs: [CheckedPack] = [
    CheckedPack(
      "a quest that a flag shuts",
      #"""
      "flags": ["burned", "met", "night"], "worlds": [ { "id": "w", "levels": 3 } ], "locations": { "inn": { "unlock": true } },
      "quests": { "rescue": { "unlock": { "when": { "all": [ { "flag": "met" }, { "not": { "flag": "burned" } } ] }, "live": false } } }
      """#,
      "3:75 missable-content `rescue` can be missed for good: once this no longer holds, it "
        + "never does again"),
    CheckedPack(
      "a quest that says so",
      #"""
      "flags": ["burned", "met", "night"], "worlds": [ { "id": "w", "levels": 3 } ], "locations": { "inn": { "unlock": true } },
      "quests": { "rescue": { "missable": true, "unlock": { "when": { "all": [ { "flag": "met" }, { "not": { "flag": "burned" } } ] }, "live": false } } }
      """#),
    CheckedPack(
      "a quest that is offered from the start and stays",
      #"""
      "flags": ["burned", "met", "night"], "worlds": [ { "id": "w", "levels": 3 } ], "locations": { "inn": { "unlock": true } },
      "quests": { "rescue": { "unlock": { "when": { "not": { "flag": "burned" } }, "live": false } } }
      """#),
    CheckedPack(
      "a quest that follows",
      #"""
      "flags": ["burned", "met", "night"], "worlds": [ { "id": "w", "levels": 3 } ], "locations": { "inn": { "unlock": true } },
      "quests": { "rescue": { "unlock": { "when": { "not": { "flag": "burned" } }, "live": true } } }
      """#,
      "3:45 missable-content `rescue` can be missed for good: once this no longer holds, it "
        + "never does again"),
    CheckedPack(
      "a place, before a world is completed",
      #"""
      "flags": ["burned", "met", "night"], "worlds": [ { "id": "w", "levels": 3 } ], "locations": { "inn": { "unlock": { "when": { "not": { "completed": "w" } }, "live": true } } }
      """#,
      "2:124 missable-content `inn` can be missed for good: once this no longer holds, it "
        + "never does again"),
    CheckedPack(
      "a level, below so many clears",
      #"""
      "worlds": [ { "id": "w", "levels": [ 3, { "id": "early", "bonus": true, "rewards": { "onComplete": { "unlock": ["prize"] } }, "unlock": { "when": { "all": [ { "completed": "w/1" }, { "clears": "w", "lessThan": 9 } ] }, "live": false } } ] } ],
      "features": { "prize": { "unlock": false } }
      """#,
      "2:182 missable-content `w/early` can be missed for good: once this no longer holds, it "
        + "never does again"),
    CheckedPack(
      "another way stays open",
      #"""
      "flags": ["burned", "met", "night"], "worlds": [ { "id": "w", "levels": 3 } ], "locations": { "inn": { "unlock": true } },
      "quests": { "rescue": { "unlock": [ { "when": { "all": [ { "flag": "met" }, { "not": { "flag": "burned" } } ] }, "live": false }, { "when": { "completed": "w" } } ] } }
      """#),
    CheckedPack(
      "one of two ways ends",
      #"""
      "flags": ["burned", "met", "night"], "worlds": [ { "id": "w", "levels": 3 } ], "locations": { "inn": { "unlock": true } },
      "quests": { "rescue": { "unlock": { "when": { "all": [ { "flag": "met" }, { "any": [ { "not": { "flag": "burned" } }, { "completed": "w" } ] } ] }, "live": false } } }
      """#),
    CheckedPack(
      "what comes back each day",
      #"""
      "flags": { "met": {}, "burned": { "scope": "daily" } }, "resets": { "daily": { "every": "day" } }, "worlds": [ { "id": "w", "levels": 3 } ], "locations": { "inn": { "unlock": true } },
      "quests": { "rescue": { "scope": "daily", "unlock": { "when": { "all": [ { "flag": "met" }, { "not": { "flag": "burned" } } ] }, "live": false } } }
      """#),
    CheckedPack(
      "a tool that comes and goes",
      #"""
      "flags": ["burned", "met", "night"], "worlds": [ { "id": "w", "levels": 3 } ], "locations": { "inn": { "unlock": true } },
      "features": { "hint": { "unlock": { "when": { "not": { "completed": "w/1" } }, "live": true } } }
      """#),
    CheckedPack(
      "members of a choice",
      #"""
      "flags": ["burned", "met", "night"], "worlds": [ { "id": "w", "levels": 3 } ], "locations": { "inn": { "unlock": true } },
      "quests": { "good": { "choice": "end", "unlock": { "not": { "flag": "burned" } } }, "evil": { "choice": "end", "unlock": { "flag": "burned" } } }
      """#),
    CheckedPack(
      "an attribute may come back",
      #"""
      "flags": ["burned", "met", "night"], "worlds": [ { "id": "w", "levels": 3 } ], "locations": { "inn": { "unlock": true } },
      "attributes": { "age": { "type": "int", "initial": 0 } },
      "quests": { "rescue": { "unlock": { "when": { "all": [ { "flag": "met" }, { "not": { "attribute": "age", "atLeast": 5 } } ] }, "live": false } } }
      """#),
    CheckedPack(
      "an achievement for few fails",
      #"""
      "flags": ["burned", "met", "night"], "worlds": [ { "id": "w", "levels": 3 } ], "locations": { "inn": { "unlock": true } },
      "achievements": { "swift": { "unlock": { "when": { "all": [ { "completed": "w/1" }, { "fails": "w", "atMost": 3 } ] }, "live": false } } }
      """#,
      "3:85 missable-content `swift` can be missed for good: once this no longer holds, it "
        + "never does again"),
    CheckedPack(
      "a feature that stays once it has opened",
      #"""
      "flags": ["burned", "met", "night"], "worlds": [ { "id": "w", "levels": 3 } ], "locations": { "inn": { "unlock": true } },
      "features": { "boat": { "unlock": { "when": { "all": [ { "flag": "met" }, { "not": { "flag": "night" } } ] }, "live": false } } }
      """#,
      "3:75 missable-content `boat` can be missed for good: once this no longer holds, it "
        + "never does again"),
    CheckedPack(
      "a price until something happens",
      #"""
      "flags": ["burned", "met", "night"], "worlds": [ { "id": "w", "levels": 3 } ], "locations": { "inn": { "unlock": true } },
      "currencies": { "coins": { "initial": 5 } }, "features": { "boat": { "unlock": { "when": { "not": { "flag": "night" } }, "price": { "coins": 5 } } } }
      """#,
      "3:90 missable-content `boat` can be missed for good: once this no longer holds, it "
        + "never does again"),
    CheckedPack(
      "all stars that there are, for good",
      #"""
      "worlds": [ { "id": "w", "levels": 3 } ], "achievements": { "perfect": { "unlock": { "stars": "w", "equals": 9 } } }
      """#),
    CheckedPack(
      "a part of the stars, for a while",
      #"""
      "worlds": [ { "id": "w", "levels": [ { "id": "1", "maxStars": 1 }, { "id": "2", "maxStars": 1 } ] } ],
      "achievements": { "half": { "unlock": { "when": { "count": "levels", "are": "completed", "equals": 1 }, "live": true } } }
      """#,
      "3:49 missable-content `half` can be missed for good: once this no longer holds, it "
        + "never does again"),
    CheckedPack(
      "what is passed by ones and stays",
      #"""
      "worlds": [ { "id": "w", "levels": 3 } ], "achievements": { "one": { "unlock": { "when": { "clears": "all", "equals": 2 }, "live": false } } }
      """#),
    CheckedPack(
      "what excludes itself is another finding",
      #"""
      "worlds": [ { "id": "w", "levels": 3 } ], "features": { "x": { "unlock": { "when": { "all": [ { "completed": "w" }, { "not": { "completed": "w" } } ] }, "live": false } } }
      """#,
      "2:126 contradiction this can never hold: it is the opposite of what is asked for beside it"),
  ]

  @Test(arguments: packs) func finds(_ pack: CheckedPack) {
    pack.check(lookingAt: [.missableContent])
  }
}
