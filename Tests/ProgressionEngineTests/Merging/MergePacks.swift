/// Packs that have everything that a merge must join.
enum MergePacks {
  /// With the number of plays on each.
  static let all: [(name: String, tables: String, plays: Int)] = [
    ("harbour", harbour, 60), ("tower", tower, 50), ("garden", garden, 40), ("court", court, 60),
    ("field", field, 5),
  ]

  /// Every kind of fact, with scopes of an account, a playthrough, a day and a week; short memories.
  static let harbour = """
    "policies": {"remember": {"ids": 4, "for": "10d", "perWriter": 3}, "ledger": 6},
    "currencies": {"coins": {"cap": 500, "initial": 20}, "gems": {"scope": "account"},
      "dust": {"scope": "daily", "initial": 3}, "owed": {"debt": 50, "scope": "account"},
      "energy": {"initial": 5, "cap": 5, "refill": {"amount": 1, "every": "30m"}}},
    "items": {"key": {"scope": "account"}, "relic": {"cap": 2}},
    "counters": {"kills": {"min": 0, "max": 20, "scope": "account"},
      "mood": {"min": -5, "max": 5}, "errands": {"scope": "daily"}},
    "flags": {"met": {}, "sworn": {"scope": "account"}, "fed": {"scope": "daily"}},
    "attributes": {"app": {"type": "version", "initial": "1.0"},
      "class": {"type": "text", "initial": "none", "scope": "playthrough"}},
    "worlds": [
      {"id": "w", "levels": [
        {"id": "1", "marks": ["goal", "hole"], "rewards": {"onComplete": {"coins": 25},
          "perNewStar": {"gems": 2}, "onMark": {"hole": {"key": 1}},
          "onEveryComplete": {"dust": 1}}},
        {"id": "2", "startPrice": {"energy": 1}, "rewards": {"onComplete": {"coins": 10,
          "add": {"kills": 3}, "timers": ["brew"]}}},
        {"id": "3", "scoreForStars": [10, 20], "rewards": {"atStars": {"2": {"owed": 4}}}}]},
      {"id": "yard", "unlock": true, "scope": "daily", "levels": [
        {"id": "1", "rewards": {"onComplete": {"gems": 5, "coins": 3}}},
        {"id": "2", "rewards": {"onComplete": {"set": {"fed": true}, "add": {"errands": 1}}}}]},
      {"id": "vault", "unlock": {"product": "pass"}, "levels": 1}],
    "features": {"stall": {"unlock": {"price": {"coins": 30}}, "rewards": {"onUnlock": {"gems": 1}}},
      "hp": {"ranks": 3, "unlock": {"price": {"coins": [5, 10, 20]}},
        "rewards": {"perNewRank": {"dust": 2}}},
      "badge": {"unlock": {"stars": "all", "atLeast": 2}, "rewards": {"onUnlock": {"coins": 7}}},
      "north": {"choice": "way", "unlock": {"price": "free"}},
      "south": {"choice": "way", "unlock": {"price": {"coins": 2}}},
      "gift": {"scope": "daily", "unlock": {"price": "free"}, "rewards": {"onUnlock": {"owed": 2}}}},
    "achievements": {"regular": {"unlock": {"streak": "gift", "atLeast": 2}},
      "patient": {"unlock": {"timeSince": {"completed": "w/1"}, "atLeast": "1d"}},
      "busy": {"unlock": {"earned": "coins", "since": "daily", "atLeast": 20}},
      "waiter": {"unlock": {"when": {"waiting": "brew"}, "live": true}}},
    "locations": {"inn": {"unlock": true, "rewards": {"onComplete": {"coins": 4}}}},
    "products": {"pass": {"kind": "permanent", "store": "com.example.pass"},
      "hat": {"kind": "permanent", "price": {"coins": 15}, "grants": {"relic": 1}},
      "pouch": {"kind": "consumable", "store": "com.example.pouch", "refund": "clamp",
        "grants": {"coins": 40, "owed": 6, "add": {"kills": 1}}},
      "bundle": {"kind": "consumable", "store": "com.example.bundle", "refund": "ignore",
        "grants": {"dust": 8, "unlock": ["vault"], "timers": ["brew"]}},
      "snack": {"kind": "consumable", "price": {"gems": 1}, "limit": 4, "scope": "daily",
        "grants": {"energy": 1}},
      "club": {"kind": "subscription", "store": "com.example.club"}},
    "chests": {"wooden": {"price": {"coins": 10}, "weights": [
        {"weight": 3, "grants": {"gems": 1}}, {"weight": 1, "grants": {"key": 1, "coins": 6}}]},
      "daily-box": {"price": "free", "scope": "daily", "weights": [
        {"weight": 1, "grants": {"coins": 5}}]}},
    "timers": {"brew": {"after": "8h", "grants": {"coins": 7}},
      "nap": {"after": "30m", "scope": "daily", "grants": {"gems": 1, "timers": ["nap"]}}},
    "resets": {
      "daily": {"every": "day", "at": "04:00", "grace": 1, "grants": {"gems": 2},
        "catchUp": {"all": 3}},
      "run": {"by": "command", "price": {"gems": 1}, "ends": "playthrough"}}
    """

  /// Listed resets that give back what was spent, and a playthrough that nothing ends.
  static let tower = """
    "policies": {"remember": {"ids": 3, "for": "2d", "perWriter": 2}, "ledger": 4},
    "currencies": {"mana": {"initial": 60}, "shards": {"scope": "season"}, "xp": {}},
    "items": ["rope"],
    "counters": {"floor": {"max": 12}, "falls": {"scope": "season", "min": -3, "max": 8}},
    "flags": {"lit": {"scope": "season"}, "seen": {}},
    "attributes": {"age": {"type": "int", "initial": 0}},
    "worlds": [{"id": "tower", "order": "free", "levels": [
        {"id": "a", "rewards": {"onComplete": {"shards": 3, "add": {"floor": 2}}}},
        {"id": "b", "rewards": {"onComplete": {"mana": 9}, "onEveryComplete": {"xp": 2}}}]},
      {"id": "trial", "scope": "season", "unlock": {"completed": "tower/a"}, "levels": [
        {"id": "a", "rewards": {"onComplete": {"mana": 6, "rope": 1, "add": {"floor": 1}}}}]}],
    "features": {"leap": {"ranks": 3, "unlock": {"price": {"mana": [4, 8, 16]}}},
      "glide": {"unlock": [{"price": {"mana": 10}}, {"price": {"shards": 5}}]},
      "oath": {"choice": "order", "unlock": {"price": "free"}, "scope": "season"},
      "vow": {"choice": "order", "unlock": {"price": "free"}, "scope": "season"},
      "deed": {"unlock": {"spent": "mana", "since": "respec", "atLeast": 10},
        "rewards": {"onUnlock": {"xp": 11, "set": {"seen": true}}}}},
    "achievements": {"climber": {"unlock": {"counter": "floor", "atLeast": 4},
      "rewards": {"onUnlock": {"mana": 5}}}},
    "locations": {"gate": {"unlock": {"flag": "seen"}, "completeWhen": {"completed": "tower/b"},
      "rewards": {"onComplete": {"shards": 1}}}},
    "products": {"flask": {"kind": "consumable", "price": {"xp": 3}, "grants": {"mana": 2}},
      "tome": {"kind": "permanent", "store": "com.example.tome",
        "grants": {"mana": 20, "add": {"floor": 1}, "unlock": ["glide", "leap"]}}},
    "chests": {"crate": {"scope": "season", "weights": [{"weight": 2, "grants": {"mana": 3}},
      {"weight": 1, "grants": {"shards": 2, "set": {"lit": true}}}]}},
    "timers": {"fuse": {"after": "2h", "scope": "season", "grants": {"mana": 1,
      "set": {"lit": true}}}},
    "resets": {
      "respec": {"by": "command", "price": {"mana": 1}, "ends": ["leap", "glide"],
        "refunds": "all"},
      "season": {"every": "week", "on": "monday", "grants": {"mana": 10, "timers": ["fuse"]}}}
    """

  /// A reset that the operator calls, a refill that starts empty, and flags that rewards raise.
  static let garden = """
    "currencies": {"seeds": {"scope": "spring", "cap": 9, "refill": {"amount": 2, "every": "1h"}},
      "fruit": {}},
    "counters": {"rows": {"scope": "spring"}, "harvests": {"scope": "account", "max": 6}},
    "flags": {"watered": {"scope": "spring"}},
    "worlds": [{"id": "bed", "scope": "spring", "levels": [
      {"id": "1", "startPrice": {"seeds": 1}, "rewards": {"onComplete": {"fruit": 3,
        "add": {"harvests": 2, "rows": 1}}}}, {"id": "2", "marks": ["gold"],
      "rewards": {"onMark": {"gold": {"fruit": 5, "set": {"watered": true}}}}}]}],
    "features": {"shed": {"unlock": {"price": {"fruit": 4}}, "rewards": {"onUnlock": {"seeds": 2}}},
      "fence": {"unlock": {"flag": "watered"}, "rewards": {"onUnlock": {"fruit": 1}}}},
    "achievements": {"farmer": {"unlock": {"counter": "harvests", "atLeast": 3},
      "rewards": {"onUnlock": {"fruit": 2}}}},
    "products": {"sack": {"kind": "consumable", "store": "com.example.sack", "scope": "spring",
      "grants": {"seeds": 5, "fruit": 1}}},
    "timers": {"ripen": {"after": "1h", "scope": "spring", "grants": {"fruit": 1}}},
    "resets": {"spring": {"by": "command"}}
    """

  /// Quests and npcs: stages, deadlines, givers who go, prices that come back, a choice, a daily one.
  static let court = """
    "currencies": {"coins": {"initial": 40}, "favour": {"scope": "account"}},
    "items": ["letter"],
    "flags": {"exiled": {}, "plague": {"scope": "week"}, "sworn": {"scope": "account"}},
    "counters": {"hunts": {}},
    "worlds": [{"id": "woods", "order": "free", "levels": [
      {"id": "1", "rewards": {"onEveryComplete": {"coins": 2, "add": {"hunts": 1}}}},
      {"id": "2", "rewards": {"onComplete": {"letter": 1}}}]}],
    "locations": {"hall": {"unlock": true}, "tent": {"unlock": true}},
    "npcs": {"duke": {"at": [{"nowhere": true, "when": {"flag": "exiled"}}, {"location": "hall"}]},
      "nurse": {"at": [{"location": "tent", "when": {"flag": "plague"}},
        {"location": "hall", "when": {"met": "duke"}}], "scope": "week"}},
    "quests": {
      "hunt": {"giver": "duke", "unlock": {"price": {"coins": 10}}, "whenGone": "fail",
        "objectives": {"kill": {"clears": "woods", "since": "accepted", "atLeast": 2},
          "earn": {"earned": "coins", "since": "accepted", "atLeast": 5}},
        "stages": [["kill"], ["earn"]], "turnInPrice": {"letter": 1}, "deadline": "12h",
        "rewards": {"onUnlock": {"favour": 1}, "onComplete": {"coins": 30, "favour": 2}}},
      "nursing": {"giver": "nurse", "unlock": {"met": "nurse"}, "accept": "auto", "turnIn": false,
        "objectives": {"wait": {"timeSince": {"active": "nursing"}, "atLeast": "2h"},
          "care": {"clears": "woods/1", "since": "accepted", "atLeast": 1}},
        "failWhen": {"fails": "woods", "since": "accepted", "atLeast": 2}, "scope": "day",
        "rewards": {"onComplete": {"coins": 3}}},
      "north": {"choice": "way", "unlock": true, "retry": false, "objectives": {
        "see": {"clears": "woods/2", "atLeast": 1}}, "stages": [["see"]],
        "rewards": {"onComplete": {"set": {"sworn": true}}}},
      "south": {"choice": "way", "unlock": {"price": {"coins": 3}}, "deadline": "2026-01-03T00:00:00Z",
        "failWhen": {"flag": "sworn"}},
      "chores": {"unlock": true, "scope": "day", "objectives": {
        "do": {"counter": "hunts", "atLeast": 1}}, "rewards": {"onComplete": {"favour": 1}}}},
    "achievements": {"known": {"unlock": {"count": "npcs", "are": "met", "atLeast": 2},
        "rewards": {"onUnlock": {"coins": 4}}},
      "loser": {"unlock": {"when": {"failed": "hunt"}, "live": false}},
      "busy": {"unlock": {"when": {"active": "chores"}, "live": true}}},
    "resets": {"day": {"every": "day"}, "week": {"every": "week", "on": "monday"},
      "amends": {"by": "command", "ends": ["hunt"], "refunds": "all"},
      "run": {"by": "command", "ends": "playthrough"}}
    """

  /// So many rewards a day that what they paid is soon folded.
  static let field = """
    "currencies": {"gems": {"scope": "account"}, "gold": {}, "bread": {"scope": "daily"}},
    "counters": {"work": {"scope": "account"}},
    "worlds": [{"id": "rows", "order": "free", "unlock": true, "scope": "daily", "levels": [
      \((1...70).map(row).joined(separator: ", "))]}],
    "resets": {"daily": {"every": "day"}, "run": {"by": "command", "price": "free",
      "ends": "playthrough"}}
    """

  private static func row(_ number: Int) -> String {
    let amounts = ["\"gems\": 1", "\"gold\": 2, \"bread\": 1", "\"add\": {\"work\": 1}"]
    return #"{"id": "\#(number)", "rewards": {"onComplete": {\#(amounts[number % 3])}}}"#
  }
}
