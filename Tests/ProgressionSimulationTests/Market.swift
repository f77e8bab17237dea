/// A game with money, time and a second version, to play scenarios in.
enum Market {
  static let pack = """
    {
      "formatVersion": 1, "id": "market", "version": "1.0.0", "title": "Market",
      "currencies": {
        "coins": { "initial": 100 }, "gems": { "cap": 50 },
        "energy": { "initial": 2, "cap": 5, "refill": { "amount": 1, "every": "30m" } } },
      "counters": { "wins": { "scope": "daily" } },
      "worlds": [
        { "id": "meadow", "levels": 2 },
        { "id": "canyon", "levels": 1, "unlock": { "product": "pass" } },
        { "id": "yard", "levels": 1, "unlock": true, "scope": "daily" },
        { "id": "peak", "levels": 1, "unlock": { "completed": "meadow" } }
      ],
      "features": {
        "fair": { "unlock": { "when": { "now": { "from": "2026-01-10T00:00Z" } }, "live": true } },
        "stall": { "unlock": { "price": { "coins": 30 } } }
      },
      "products": {
        "pass": { "kind": "permanent", "store": "com.example.pass" },
        "ten-gems": { "kind": "consumable", "store": "com.example.gems", "grants": { "gems": 10 } },
        "hat": { "kind": "permanent", "price": { "coins": 15 } }
      },
      "chests": { "wooden": { "price": { "coins": 10 },
        "weights": [{ "weight": 1, "grants": { "gems": 1 } }] } },
      "timers": { "brew": { "after": "8h", "grants": { "coins": 7 } } },
      "resets": {
        "daily": { "every": "day", "grants": { "gems": 2 } },
        "run": { "by": "command", "price": { "coins": 5 }, "ends": ["stall"] } }
    }
    """

  /// The next version: a world and a product go, another world is renamed, a level is new.
  static let next =
    pack
    .replacing(#""version": "1.0.0""#, with: #""version": "2.0.0""#)
    .replacing(#""id": "meadow", "levels": 2"#, with: #""id": "meadow", "levels": 3"#)
    .replacing(#""id": "canyon""#, with: #""id": "gorge""#)
    .replacing(#""products": {"#, with: #""renamed": { "canyon": "gorge" }, "products": {"#)
    .replacing(
      """
      ,
          "hat": { "kind": "permanent", "price": { "coins": 15 } }
      """, with: ""
    )
    .replacing(
      #""features": {"#,
      with: #""features": { "gate": { "unlock": true, "rewards": { "onUnlock": { "coins": 4 } } },"#
    )

  /// The first version with a strict clock.
  static let strict = pack.replacing(
    #""chests": {"#, with: #""policies": { "clock": "strict" }, "chests": {"#)

  static let nextPath = "../next/rules.json"

  static func stage(_ pack: String = pack) throws -> Stage {
    try Stage(pack, upgrades: [nextPath: next])
  }
}
