import Testing

/// Exchanges that pay for themselves, gates that spending closes.
struct ChecksEconomyTests {
  static let packs: [CheckedPack] = [
    CheckedPack(
      "more back than it costs",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "products": { "bag": { "kind": "consumable", "price": { "coins": 10 }, "grants": { "coins": 12 } } }
      """#,
      "3:15 endless-source `bag` gives back the 10 `coins` that it costs and more, so that it "
        + "can be bought without end"),
    CheckedPack(
      "as much back and something more",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "products": { "bag": { "kind": "consumable", "price": { "coins": 10 }, "grants": { "coins": 10, "gems": 1 } } }
      """#,
      "3:15 endless-source `bag` gives back the 10 `coins` that it costs and more, so that it "
        + "can be bought without end"),
    CheckedPack(
      "less back is fine",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "products": { "bag": { "kind": "consumable", "price": { "coins": 10 }, "grants": { "coins": 9, "gems": 1 } } }
      """#),
    CheckedPack(
      "a limit is fine",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "products": { "bag": { "kind": "consumable", "price": { "coins": 10 }, "limit": 3, "grants": { "coins": 12 } } }
      """#),
    CheckedPack(
      "once is fine",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "products": { "bag": { "kind": "permanent", "price": { "coins": 10 }, "grants": { "coins": 12 } } }
      """#),
    CheckedPack(
      "a discount makes it cheaper",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "products": { "bag": { "kind": "consumable", "price": { "coins": 10 }, "discounts": [ { "when": { "flag": "f" }, "basisPoints": 5000 } ], "grants": { "coins": 6 } } }
      """#,
      "3:15 endless-source `bag` gives back the 5 `coins` that it costs and more, so that it "
        + "can be bought without end"),
    CheckedPack(
      "two prices, one comes back",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "products": { "bag": { "kind": "consumable", "price": { "coins": 10, "gems": 1 }, "grants": { "coins": 12 } } }
      """#),
    CheckedPack(
      "to and fro with a gain",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "products": { "sell": { "kind": "consumable", "price": { "gems": 1 }, "grants": { "coins": 12 } },
      "buy": { "kind": "consumable", "price": { "coins": 10 }, "grants": { "gems": 1 } } }
      """#,
      "3:15 endless-source `sell` and `buy`, one after the other, give more `gems` than they "
        + "take"),
    CheckedPack(
      "to and fro with a loss is fine",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "products": { "sell": { "kind": "consumable", "price": { "gems": 1 }, "grants": { "coins": 8 } },
      "buy": { "kind": "consumable", "price": { "coins": 10 }, "grants": { "gems": 1 } } }
      """#),
    CheckedPack(
      "to and fro evenly is fine",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "products": { "sell": { "kind": "consumable", "price": { "gems": 1 }, "grants": { "coins": 10 } },
      "buy": { "kind": "consumable", "price": { "coins": 10 }, "grants": { "gems": 1 } } }
      """#),
    CheckedPack(
      "a circle of three",
      #"""
      "currencies": ["coins", "gems", "ore"], "flags": ["f"],
      "products": { "a": { "kind": "consumable", "price": { "coins": 2 }, "grants": { "ore": 3 } }, "b": { "kind": "consumable", "price": { "ore": 2 }, "grants": { "gems": 1 } }, "c": { "kind": "consumable", "price": { "gems": 2 }, "grants": { "coins": 3 } } }
      """#,
      "3:15 endless-source `a`, `b` and `c`, one after the other, give more `coins` than they "
        + "take"),
    CheckedPack(
      "a chest for nothing",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "chests": { "gift": { "weights": [ { "weight": 1, "grants": { "coins": 1 } } ] } }
      """#,
      "3:13 endless-source the chest `gift` costs nothing and can be opened without end"),
    CheckedPack(
      "a chest for nothing, under a condition, is fine",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "chests": { "gift": { "when": { "flag": "f" }, "weights": [ { "weight": 1, "grants": { "coins": 1 } } ] } }
      """#),
    CheckedPack(
      "a chest whose every draw gives more",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "chests": { "box": { "price": { "coins": 5 }, "weights": [ { "weight": 1, "grants": { "coins": 6 } }, { "weight": 1, "grants": { "coins": 9 } } ] } }
      """#,
      "3:13 endless-source the chest `box` always gives back the 5 `coins` that it costs and "
        + "more, so that it can be opened without end"),
    CheckedPack(
      "a chest that may give less is fine",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "chests": { "box": { "price": { "coins": 5 }, "weights": [ { "weight": 1, "grants": { "coins": 6 } }, { "weight": 1, "grants": { "coins": 1 } } ] } }
      """#),
    CheckedPack(
      "a level that pays more than its start",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "worlds": [ { "id": "w", "levels": [ { "id": "1", "startPrice": { "coins": 1 }, "rewards": { "onEveryComplete": { "coins": 2 } } } ] } ]
      """#,
      "3:94 endless-source each time it is played, `w/1` gives more than the 1 `coins` that it "
        + "costs"),
    CheckedPack(
      "a level that gives its start back is fine",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "worlds": [ { "id": "w", "levels": [ { "id": "1", "startPrice": { "coins": 1 }, "rewards": { "onEveryComplete": { "coins": 1, "gems": 1 } } } ] } ]
      """#),
    CheckedPack(
      "a level that pays each time is fine",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "worlds": [ { "id": "w", "levels": [ { "id": "1", "rewards": { "onEveryComplete": { "coins": 5 } } } ] } ]
      """#),
    CheckedPack(
      "an exchange that can be done after each visit",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "items": ["book"], "npcs": { "clerk": {} }, "resets": { "visit": { "by": "command", "price": "free" } },
      "quests": { "exchange": { "unlock": true, "giver": "clerk", "scope": "visit", "turnInPrice": { "book": 1 }, "rewards": { "onComplete": { "book": 1, "coins": 50 } } } }
      """#,
      "4:13 endless-source `exchange` gives more than it costs, and can be done again after "
        + "each `visit`"),
    CheckedPack(
      "an exchange of each day is fine",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "items": ["book"], "npcs": { "clerk": {} }, "resets": { "daily": { "every": "day" } },
      "quests": { "exchange": { "unlock": true, "giver": "clerk", "scope": "daily", "turnInPrice": { "book": 1 }, "rewards": { "onComplete": { "book": 1, "coins": 50 } } } }
      """#),
    CheckedPack(
      "a skill that is refunded and rewarded",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "resets": { "respec": { "by": "command", "price": { "coins": 5 }, "ends": ["skill"], "refunds": "all" } },
      "features": { "skill": { "unlock": { "price": { "coins": 50 } }, "rewards": { "onUnlock": { "coins": 20 } } } }
      """#,
      "4:15 endless-source `skill` gives more than it costs, and can be done again after each "
        + "`respec`"),
    CheckedPack(
      "a balance that a live gate follows",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "features": { "club": { "unlock": { "when": { "have": "coins", "atLeast": 100 }, "live": true } }, "hat": { "unlock": { "price": { "coins": 5 } } } }
      """#,
      "3:45 spending-closes `club` closes as soon as a player spends `coins`: this asks for "
        + "what is held now"),
    CheckedPack(
      "a balance that nothing takes is fine",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "features": { "club": { "unlock": { "when": { "have": "coins", "atLeast": 100 }, "live": true } }, "hat": { "unlock": { "price": { "gems": 5 } } } }
      """#),
    CheckedPack(
      "what was earned is fine",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "features": { "club": { "unlock": { "when": { "earned": "coins", "atLeast": 100 }, "live": true } }, "hat": { "unlock": { "price": { "coins": 5 } } } }
      """#),
    CheckedPack(
      "a gate that stays is fine",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "features": { "club": { "unlock": { "when": { "have": "coins", "atLeast": 100 }, "live": false } }, "hat": { "unlock": { "price": { "coins": 5 } } } }
      """#),
    CheckedPack(
      "below a balance is fine",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "features": { "alms": { "unlock": { "when": { "have": "coins", "lessThan": 5 }, "live": true } }, "hat": { "unlock": { "price": { "coins": 5 } } } }
      """#),
    CheckedPack(
      "a world completed by a balance",
      #"""
      "currencies": ["coins", "gems"], "flags": ["f"],
      "worlds": [ { "id": "w", "levels": 1, "completeWhen": { "have": "coins", "atLeast": 9 } } ],
      "features": { "hat": { "unlock": { "price": { "coins": 5 } } } }
      """#,
      "3:55 spending-closes `w` is no longer completed as soon as a player spends `coins`: "
        + "this asks for what is held now"),
    CheckedPack(
      "energy comes back",
      #"""
      "currencies": { "energy": { "initial": 5, "cap": 5, "refill": { "amount": 1, "every": "30m" } } },
      "features": { "play": { "unlock": { "when": { "have": "energy", "atLeast": 1 }, "live": true } } }, "worlds": [ { "id": "w", "levels": [ { "id": "1", "startPrice": { "energy": 1 } } ] } ]
      """#),
  ]

  @Test(arguments: packs) func finds(_ pack: CheckedPack) { pack.check() }
}
