/// A game with quests and npcs, to play scenarios in.
enum Village {
  static let pack = """
    {
      "formatVersion": 1, "id": "village", "version": "1.0.0", "title": "Village",
      "currencies": { "coins": { "initial": 10 } },
      "items": { "pelt": {}, "needle": {} },
      "flags": ["dead", "burned"],
      "worlds": [{ "id": "woods", "levels": 3 }],
      "features": { "shop": { "unlock": { "met": "jarl" } } },
      "quests": {
        "hunt": { "title": "The Hunt", "giver": "jarl", "unlock": { "met": "jarl" },
          "objectives": {
            "pelts": { "earned": "pelt", "since": "accepted", "atLeast": 3 },
            "track": { "clears": "woods", "atLeast": 1 }, "clean": { "not": { "flag": "burned" } } },
          "optional": ["clean"], "stages": [["track"], ["pelts"]], "turnInPrice": { "pelt": 2 },
          "failWhen": { "flag": "dead" }, "rewards": { "onComplete": { "coins": 50 } } },
        "mend": { "unlock": true, "accept": "auto", "retry": false,
          "objectives": { "find": { "have": "needle", "atLeast": 1 } }, "deadline": "2h" },
        "sworn": { "unlock": { "completed": "hunt" }, "choice": "side" },
        "exiled": { "unlock": { "completed": "hunt" }, "choice": "side" }
      },
      "locations": { "inn": { "unlock": true }, "hall": { "unlock": true } },
      "npcs": {
        "jarl": { "at": [{ "nowhere": true, "when": { "flag": "dead" } }, { "location": "hall" }] },
        "cook": { "at": "inn" }, "ghost": {} }
    }
    """
}
