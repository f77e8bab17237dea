import ProgressionEngine
import ProgressionModel
import Testing

/// The sentences about time and chance, and when time alone makes the leaf hold.
@Suite("Time and chance in words")
struct MomentTextTests {
  private static let pack = """
    "currencies": {"coins": {"title": "Coins"},
      "energy": {"cap": 10, "refill": {"amount": 2, "every": "30m"}}},
    "items": ["key"], "flags": {"met": {"title": "Met the king"}},
    "counters": ["n"],
    "worlds": [{"id": "lumina", "title": "Lumina Prime", "levels":
      [2, {"id": "boss", "title": "Boss", "marks": ["gold"], "unlock": true}]}],
    "features": {"gift": {"title": "Daily Gift", "scope": "daily", "unlock": {"flag": "met"}},
      "raid": {"scope": "weekly", "unlock": true},
      "asks": {"unlock": {"when": {"all": [
        {"timeSince": {"completed": "lumina/boss"}, "atLeast": 1},
        {"timeSince": {"completed": "lumina/1"}, "atLeast": 1},
        {"timeSince": {"marked": "lumina/boss", "with": "gold"}, "atLeast": 1},
        {"timeSince": {"marked": "lumina/boss"}, "atLeast": 1},
        {"timeSince": {"visited": "inn"}, "atLeast": 1},
        {"timeSince": {"unlocked": "gift"}, "atLeast": 1},
        {"timeSince": {"owned": "pass"}, "atLeast": 1},
        {"timeSince": {"owned": "key"}, "atLeast": 1},
        {"timeSince": {"flag": "met"}, "atLeast": 1},
        {"timeSince": {"reset": "daily"}, "atLeast": 1},
        {"timeSince": {"reset": "respec"}, "atLeast": 1},
        {"streak": "gift", "atLeast": 1}, {"streak": "raid", "atLeast": 1},
        {"earned": "coins", "since": "daily", "atLeast": 1},
        {"now": {"days": ["friday"], "zone": "Europe/Berlin"}},
        {"now": {"days": ["friday"], "zone": "America/New_York"}}]}, "live": true}}},
    "locations": {"inn": {"title": "The Inn", "unlock": true}},
    "products": {"pass": {"title": "Pass", "kind": "permanent", "store": "com.example.p"}},
    "timers": {"brew": {"after": "8h", "title": "The brew", "grants": {"coins": 1}},
      "dig": {"after": "90m", "grants": {"coins": 1}}},
    "resets": {"daily": {"every": "day", "at": "04:00", "zone": "UTC", "title": "Daily reset"},
      "weekly": {"every": "week", "on": "monday", "at": "00:00", "zone": "UTC"},
      "respec": {"by": "command"}}
    """

  private static let given = [
    #"{"set": {"met": true}}"#,
    #"{"complete": "lumina/boss", "marks": ["gold"], "now": "2026-01-02T00:00:00Z"}"#,
    #"{"grant": {"coins": 3, "key": 1, "timers": ["brew"]}, "now": "2026-01-02T04:00:00Z"}"#,
    #"{"set": {"met": false}}"#, #"{"take": {"energy": 9}}"#,
    #"{"tick": true, "now": "2026-01-02T05:00:00Z"}"#,
  ]

  /// The leaf of a condition, and that of its opposite.
  private func both(_ condition: String, _ given: [String] = []) throws -> [String] {
    let game = try TestGame(MomentTextTests.pack, zones: TestZones.fixture())
    var player = TestPlayer(game)
    try player.play(all: given)
    return try game.leaves(condition, in: player.state)
      + game.leaves(#"{"not": \#(condition)}"#, in: player.state)
  }

  /// Now it is Thursday, 2026-01-01T00:00:00Z.
  @Test(
    "Windows from one instant to another",
    arguments: [
      (
        #"{"from": "2026-01-03T03:00:00Z"}"#,
        "- opens at 2026-01-03T03:00:00Z, in 2d 3h [at 2026-01-03T03:00:00Z]",
        "+ open until 2026-01-03T03:00:00Z, for 2d 3h more [blocks]"
      ),
      (
        #"{"until": "2026-01-03T03:00:00Z"}"#,
        "+ open until 2026-01-03T03:00:00Z, for 2d 3h more",
        "- opens at 2026-01-03T03:00:00Z, in 2d 3h [blocks] [at 2026-01-03T03:00:00Z]"
      ),
      (
        #"{"from": "2026-01-03T03:00:00Z", "until": "2026-02-01T00:00:00Z"}"#,
        "- opens at 2026-01-03T03:00:00Z, in 2d 3h, until 2026-02-01T00:00:00Z"
          + " [at 2026-01-03T03:00:00Z]",
        "+ open until 2026-01-03T03:00:00Z, for 2d 3h more [blocks]"
      ),
      (
        #"{"from": "2025-01-03T03:00:00Z", "until": "2026-02-01T00:00:00Z"}"#,
        "+ open until 2026-02-01T00:00:00Z, for 4w 3d more",
        "- opens at 2026-02-01T00:00:00Z, in 4w 3d [blocks] [at 2026-02-01T00:00:00Z]"
      ),
      (
        #"{"from": "2025-01-03T03:00:00Z", "until": "2025-02-01T00:00:00Z"}"#,
        "- closed since 2025-02-01T00:00:00Z [impossible]",
        "+ open since 2025-02-01T00:00:00Z [blocks]"
      ),
      (
        #"{"from": "2025-01-03T03:00:00Z"}"#, "+ open since 2025-01-03T03:00:00Z",
        "- closed since 2025-01-03T03:00:00Z [blocks] [impossible]"
      ),
      // The ends themselves: half-open.
      (
        #"{"from": "2026-01-01T00:00:00Z"}"#, "+ open since 2026-01-01T00:00:00Z",
        "- closed since 2026-01-01T00:00:00Z [blocks] [impossible]"
      ),
      (
        #"{"until": "2026-01-01T00:00:00Z"}"#, "- closed since 2026-01-01T00:00:00Z [impossible]",
        "+ open since 2026-01-01T00:00:00Z [blocks]"
      ),
      (
        #"{"from": "2026-01-01T00:00:01Z"}"#,
        "- opens at 2026-01-01T00:00:01Z, in 1s [at 2026-01-01T00:00:01Z]",
        "+ open until 2026-01-01T00:00:01Z, for 1s more [blocks]"
      ),
    ] as [(String, String, String)])
  func windows(_ window: String, _ plain: String, _ negated: String) throws {
    #expect(try both(#"{"now": \#(window)}"#) == [plain, negated])
  }

  @Test(
    "Windows that come back every week",
    arguments: [
      (
        #""days": ["saturday", "sunday"], "between": ["18:00", "22:00"], "zone": "Europe/Berlin""#,
        "- Saturday, Sunday 18:00 to 22:00 in Europe/Berlin; next at 2026-01-03T17:00:00Z, in 2d 17h"
          + " [at 2026-01-03T17:00:00Z]",
        "+ not Saturday, Sunday 18:00 to 22:00 in Europe/Berlin; open until 2026-01-03T17:00:00Z,"
          + " for 2d 17h more [blocks]"
      ),
      (
        #""days": ["wednesday", "thursday"], "zone": "Europe/Berlin""#,
        "+ Wednesday, Thursday in Europe/Berlin; open until 2026-01-01T23:00:00Z, for 23h more",
        "- not Wednesday, Thursday in Europe/Berlin; next at 2026-01-01T23:00:00Z, in 23h [blocks]"
          + " [at 2026-01-01T23:00:00Z]"
      ),
      // Wednesday evening goes on until Thursday, 02:00.
      (
        #""days": ["wednesday"], "between": ["22:00", "02:00"], "zone": "UTC""#,
        "+ Wednesday 22:00 to 02:00 in UTC; open until 2026-01-01T02:00:00Z, for 2h more",
        "- not Wednesday 22:00 to 02:00 in UTC; next at 2026-01-01T02:00:00Z, in 2h [blocks]"
          + " [at 2026-01-01T02:00:00Z]"
      ),
      (
        #""days": ["monday", "tuesday", "wednesday", "friday", "saturday", "sunday"],"#
          + #" "between": ["06:30", "07:00"], "zone": "America/New_York""#,
        "- Monday to Wednesday, Friday to Sunday 06:30 to 07:00 in America/New_York;"
          + " next at 2026-01-02T11:30:00Z, in 1d 11h [at 2026-01-02T11:30:00Z]",
        "+ not Monday to Wednesday, Friday to Sunday 06:30 to 07:00 in America/New_York;"
          + " open until 2026-01-02T11:30:00Z, for 1d 11h more [blocks]"
      ),
      (
        #""between": ["22:00", "24:00"], "zone": "America/New_York""#,
        "- every day 22:00 to 24:00 in America/New_York; next at 2026-01-01T03:00:00Z, in 3h"
          + " [at 2026-01-01T03:00:00Z]",
        "+ not every day 22:00 to 24:00 in America/New_York; open until 2026-01-01T03:00:00Z,"
          + " for 3h more [blocks]"
      ),
      (
        #""days": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],"#
          + #" "zone": "UTC""#,
        "+ every day in UTC", "- not every day in UTC [blocks] [impossible]"
      ),
      // The pack does not name this zone, so its engine has no rules of it.
      (
        #""days": ["monday"], "zone": "Asia/Tokyo""#,
        "- Monday in Asia/Tokyo: there are no rules for this zone",
        "+ not Monday in Asia/Tokyo: there are no rules for this zone [blocks]"
      ),
    ] as [(String, String, String)])
  func weekly(_ window: String, _ plain: String, _ negated: String) throws {
    #expect(try both(#"{"now": {\#(window)}}"#) == [plain, negated])
  }

  @Test(
    "Cohorts and timers",
    arguments: [
      (
        #"{"cohort": "new-shop", "share": 25}"#, "+ the player is among the 25% of `new-shop`",
        "- the player is among the 25% of `new-shop`, which closes this [blocks] [impossible]"
      ),
      (
        #"{"cohort": "new-shop", "share": 3}"#,
        "- the player is not among the 3% of `new-shop` [impossible]",
        "+ the player is not among the 3% of `new-shop` [blocks]"
      ),
      (
        #"{"waiting": "brew"}"#, "+ The brew waits until 2026-01-02T12:00:00Z, for 7h more",
        "- The brew waits until 2026-01-02T12:00:00Z, for 7h more, which closes this [blocks]"
          + " [at 2026-01-02T12:00:00Z]"
      ),
      (
        #"{"waiting": "dig"}"#, "- timer `dig` does not wait",
        "+ timer `dig` does not wait [blocks]"
      ),
    ] as [(String, String, String)])
  func others(_ condition: String, _ plain: String, _ negated: String) throws {
    #expect(try both(condition, MomentTextTests.given) == [plain, negated])
  }

  /// Boss was completed five hours ago, the king was met a day and five hours ago.
  @Test(
    "The time since something",
    arguments: [
      (
        #"{"completed": "lumina/boss"}, "atLeast": "3d""#,
        "- 5h of 3d since Boss was completed: 2d 19h more [at 2026-01-05T00:00:00Z]",
        "+ 5h since Boss was completed (less than 3d) [blocks]"
      ),
      (
        #"{"completed": "lumina/boss"}, "moreThan": "3d""#,
        "- 5h since Boss was completed: 2d 19h more (more than 3d) [at 2026-01-05T00:00:01Z]",
        "+ 5h since Boss was completed (3d or less) [blocks]"
      ),
      (
        #"{"completed": "lumina/boss"}, "atLeast": "3d4h30m", "atMost": "5d""#,
        "- 5h since Boss was completed: 2d 23h more (3d 4h 30m or more and 5d or less)"
          + " [at 2026-01-05T04:30:00Z]",
        "+ 5h since Boss was completed (less than 3d 4h 30m or more than 5d) [blocks]"
      ),
      (
        #"{"completed": "lumina/boss"}, "atLeast": "1h", "atMost": "6h""#,
        "+ 5h since Boss was completed (1h or more and 6h or less)",
        "- 5h since Boss was completed: 1h 1s more (less than 1h or more than 6h)"
          + " [at 2026-01-02T06:00:01Z]"
      ),
      (
        #"{"completed": "lumina/boss"}, "atMost": "3h""#,
        "- 5h since Boss was completed: 2h too long (3h or less) [blocks] [impossible]",
        "+ 5h since Boss was completed (more than 3h)"
      ),
      (
        #"{"completed": "lumina/boss"}, "equals": "3h""#,
        "- 5h since Boss was completed: 2h too long (exactly 3h) [impossible]",
        "+ 5h since Boss was completed (not 3h) [blocks]"
      ),
      (
        #"{"completed": "lumina/boss"}, "equals": "6h""#,
        "- 5h since Boss was completed: 1h more (exactly 6h) [at 2026-01-02T06:00:00Z]",
        "+ 5h since Boss was completed (not 6h) [blocks]"
      ),
      (
        #"{"completed": "lumina/boss"}, "notEquals": "5h""#,
        "- 5h since Boss was completed (not 5h) [blocks] [at 2026-01-02T05:00:01Z]",
        "+ 5h since Boss was completed (exactly 5h)"
      ),
      (
        #"{"completed": "lumina/boss"}, "atLeast": {"counter": "n"}"#,
        "+ 5h since Boss was completed (0s or more, the number of `n`)",
        "- 5h since Boss was completed: 5h 1s too long (less than 0s, the number of `n`) [blocks]"
      ),
      (
        #"{"completed": "lumina/boss"}, "atLeast": {"timeSince": {"completed": "lumina/1"}}"#,
        "- 5h since Boss was completed, compared with what does not count yet",
        "+ 5h since Boss was completed, compared with what does not count yet [blocks]"
      ),
      (
        #"{"marked": "lumina/boss", "with": "gold"}, "atLeast": "3h""#,
        "+ 5h since Boss got the mark `gold` (3h or more)",
        "- 5h since Boss got the mark `gold`: 2h 1s too long (less than 3h) [blocks] [impossible]"
      ),
      (
        #"{"marked": "lumina/boss"}, "atLeast": "6h""#,
        "- 5h of 6h since Boss got a mark: 1h more [at 2026-01-02T06:00:00Z]",
        "+ 5h since Boss got a mark (less than 6h) [blocks]"
      ),
      (
        #"{"owned": "key"}, "atLeast": "3h""#,
        "- 1h of 3h since `key` was owned: 2h more [at 2026-01-02T07:00:00Z]",
        "+ 1h since `key` was owned (less than 3h) [blocks]"
      ),
      // The flag fell since; the first instant stays.
      (
        #"{"flag": "met"}, "atLeast": "2d""#,
        "- 1d 5h of 2d since Met the king was set: 19h more [at 2026-01-03T00:00:00Z]",
        "+ 1d 5h since Met the king was set (less than 2d) [blocks]"
      ),
      // What lives for a day begins anew: it is not impossible to be younger.
      (
        #"{"unlocked": "gift"}, "atMost": "30m""#,
        "- 1h since Daily Gift was opened: 30m too long (30m or less) [blocks]",
        "+ 1h since Daily Gift was opened (more than 30m)"
      ),
      (
        #"{"reset": "daily"}, "atMost": "30m""#,
        "- 1h since the last Daily reset: 30m too long (30m or less) [blocks]",
        "+ 1h since the last Daily reset (more than 30m)"
      ),
    ] as [(String, String, String)])
  func elapsed(_ body: String, _ plain: String, _ negated: String) throws {
    let condition = #"{"timeSince": \#(body)}"#
    #expect(try both(condition, MomentTextTests.given) == [plain, negated])
  }

  @Test(
    "The time since what never happened is false under every comparator, and says so",
    arguments: [
      (#"{"completed": "lumina/1"}"#, "`lumina/1` was not completed"),
      (#"{"unlocked": "lumina/2"}"#, "`lumina/2` was not opened"),
      (#"{"visited": "inn"}"#, "The Inn was not visited"),
      (#"{"owned": "pass"}"#, "Pass was not owned"), (#"{"owned": "key"}"#, "`key` was not owned"),
      (#"{"marked": "lumina/boss"}"#, "Boss did not get a mark"),
      (
        #"{"marked": "lumina/boss", "with": "gold"}"#, "Boss did not get the mark `gold`"
      ),
      (#"{"flag": "met"}"#, "Met the king was not set"), (#"{"reset": "respec"}"#, "`respec`"),
    ] as [(String, String)])
  func never(_ fact: String, _ text: String) throws {
    for comparator in ["atLeast", "atMost", "moreThan", "lessThan", "equals", "notEquals"] {
      let condition = #"{"timeSince": \#(fact), "\#(comparator)": 0}"#
      #expect(
        try both(condition) == ["- never happened: \(text)", "+ never happened: \(text) [blocks]"])
    }
  }

  @Test(
    "Streaks, growth since a reset, refills",
    arguments: [
      (
        #"{"streak": "gift", "atLeast": 7}"#,
        "- 3 of 7 days in a row of Daily Gift: 4 more (7 or more)",
        "+ 3 days in a row of Daily Gift (fewer than 7, 6 or fewer) [blocks]"
      ),
      (
        #"{"streak": "raid", "atLeast": 2}"#,
        "- 1 of 2 weeks in a row of `raid`: 1 more (2 or more)",
        "+ 1 week in a row of `raid` (fewer than 2, 1 or fewer) [blocks]"
      ),
      (
        #"{"earned": "coins", "since": "daily", "atLeast": 7}"#,
        "- Coins earned since the last Daily reset: 3 of 7, 4 more (7 or more)",
        "+ Coins earned since the last Daily reset: 3 (fewer than 7, 6 or fewer) [blocks]"
      ),
      // Tomorrow it is 0 again.
      (
        #"{"earned": "coins", "since": "daily", "atMost": 2}"#,
        "- Coins earned since the last Daily reset: 3, 1 too many (2 or fewer) [blocks]",
        "+ Coins earned since the last Daily reset: 3 (more than 2, 3 or more)"
      ),
      // No condition of the pack asks for it, so nobody kept what it was.
      (
        #"{"earned": "coins", "since": "weekly", "atLeast": 7}"#,
        "- nothing counts for Coins earned since the last `weekly` yet",
        "+ nothing counts for Coins earned since the last `weekly` yet [blocks]"
      ),
      (
        #"{"have": "energy", "atLeast": 9}"#,
        "- `energy`: 5 of 9, 4 more (9 or more) [at 2026-01-02T06:00:00Z]",
        "+ `energy`: 5 (fewer than 9, 8 or fewer) [blocks]"
      ),
      (
        #"{"have": "energy", "moreThan": 9}"#,
        "- `energy`: 5 of 10, 5 more (more than 9, 10 or more) [at 2026-01-02T06:30:00Z]",
        "+ `energy`: 5 (9 or fewer) [blocks]"
      ),
      (
        #"{"have": "energy", "atLeast": 11}"#, "- `energy`: 5 of 11, 6 more (11 or more)",
        "+ `energy`: 5 (fewer than 11, 10 or fewer) [blocks]"
      ),
      (
        #"{"min": [{"timeSince": {"flag": "met"}}, {"streak": "gift"}], "atLeast": 9}"#,
        "- 3 of 9 the least of seconds since Met the king was set, days in a row of Daily Gift:"
          + " 6 more (9 or more)",
        "+ 3 the least of seconds since Met the king was set, days in a row of Daily Gift"
          + " (fewer than 9, 8 or fewer) [blocks]"
      ),
    ] as [(String, String, String)])
  func counted(_ condition: String, _ plain: String, _ negated: String) throws {
    #expect(try both(condition, MomentTextTests.given) == [plain, negated])
  }
}
