import Testing

/// Gates that count what lies behind them.
struct ChecksOwnLevelsTests {
  static let packs: [CheckedPack] = [
    CheckedPack(
      "one star of its own world",
      #"""
      "worlds": [ { "id": "a", "levels": 10 }, { "id": "b", "levels": 10, "unlock": { "stars": "all", "atLeast": 31 } } ]
      """#,
      "2:79 needs-its-own-levels `b` can never be opened: it asks for 31 stars, and only 30 "
        + "can be had without its own levels"),
    CheckedPack(
      "all stars outside is fine",
      #"""
      "worlds": [ { "id": "a", "levels": 10 }, { "id": "b", "levels": 10, "unlock": { "stars": "all", "atLeast": 30 } } ]
      """#),
    CheckedPack(
      "its own clears",
      #"""
      "worlds": [ { "id": "a", "levels": 1, "unlock": { "clears": "a", "atLeast": 1 } } ]
      """#,
      "2:49 needs-its-own-levels `a` can never be opened: it asks for 1 clear, and only 0 can "
        + "be had without its own levels"),
    CheckedPack(
      "a level that counts itself",
      #"""
      "worlds": [ { "id": "a", "levels": [ 2, { "id": "last", "bonus": true, "rewards": { "onComplete": { "unlock": ["p"] } }, "unlock": { "stars": "a", "atLeast": 7 } } ] } ], "features": { "p": { "unlock": false } }
      """#,
      "2:132 needs-its-own-levels `a/last` can never be opened: it asks for 7 stars, and only "
        + "6 can be had without itself"),
    CheckedPack(
      "completed levels of all worlds",
      #"""
      "worlds": [ { "id": "a", "levels": 2 }, { "id": "b", "levels": 2, "unlock": { "count": "levels", "are": "completed", "atLeast": 3 } } ]
      """#,
      "2:77 needs-its-own-levels `b` can never be opened: it asks for 3 completed, and only 2 "
        + "can be had without its own levels"),
    CheckedPack(
      "another way in is fine",
      #"""
      "currencies": ["coins"], "worlds": [ { "id": "a", "levels": 10 }, { "id": "b", "levels": 10, "unlock": [ { "when": { "stars": "all", "atLeast": 31 } }, { "price": { "coins": 5 } } ] } ]
      """#),
    CheckedPack(
      "what waits behind it is not blamed",
      #"""
      "worlds": [ { "id": "a", "levels": 10 }, { "id": "b", "levels": 10, "unlock": { "stars": "all", "atLeast": 31 } }, { "id": "c", "levels": 1 } ]
      """#,
      "2:79 needs-its-own-levels `b` can never be opened: it asks for 31 stars, and only 30 "
        + "can be had without its own levels"),
    CheckedPack(
      "two worlds that wait for each other's stars",
      #"""
      "worlds": [ { "id": "a", "levels": 1, "unlock": { "stars": "b", "atLeast": 1 } }, { "id": "b", "levels": 1, "unlock": { "stars": "a", "atLeast": 1 } } ]
      """#,
      "2:21 no-way-in `a` can never be opened: a -> b/1 -> b -> a/1 -> a"),
  ]

  @Test(arguments: packs) func finds(_ pack: CheckedPack) { pack.check() }
}
