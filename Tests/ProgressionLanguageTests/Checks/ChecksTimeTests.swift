import ProgressionLanguage
import ProgressionText
import Testing

/// What the checks say of time, chance, chests, timers, resets and debts.
struct ChecksTimeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let tables: String
    let expected: [String]

    init(_ name: String, _ tables: String, _ expected: String...) {
      testDescription = name
      self.tables = tables
      self.expected = expected
    }
  }

  /// A feature that opens by itself, beside one of everything that it may ask.
  private static func opens(_ name: String, _ when: String, falls reason: String? = nil) -> Case {
    let tables = #"""
      "currencies": ["c"], "flags": ["m"], "timers": {"t": {"after": "1h"}},
      "resets": {"d": {"every": "day"}},
      "achievements": {"chore": {"scope": "d", "unlock": {"flag": "m"}}},
      "rules": {"half": {"cohort": "x", "share": 50}},
      "features": {"f": {"unlock": \#(when)}}
      """#
    guard let reason else { return Case(name, tables) }
    return Case(
      name, tables,
      "stays-or-follows: `f` opens by itself on what play can turn false (\(reason)): "
        + "say whether it stays open or follows")
  }

  static let falling: [Case] = [
    opens("a beginning", #"{"now": {"from": "2026-11-01T00:00Z"}}"#),
    opens(
      "an end", #"{"now": {"until": "2026-11-01T00:00Z"}}"#, falls: "`now` ends at its `until`"),
    opens(
      "a span", #"{"now": {"from": "2026-11-01T00:00Z", "until": "2026-11-02T00:00Z"}}"#,
      falls: "`now` ends at its `until`"),
    opens(
      "a window", #"{"now": {"days": ["monday"], "zone": "UTC"}}"#,
      falls: "`now` ends with each of its days"),
    opens(
      "a timer", #"{"any": [{"flag": "m"}, {"waiting": "t"}]}"#,
      falls: "`t` waits no longer once it fires"),
    opens("a cohort", #"{"cohort": "x", "share": 50}"#),
    opens("the rest of a cohort", #"{"not": {"cohort": "x", "share": 50}}"#),
    opens(
      "the rest of cohorts by name",
      #"{"none": [{"rule": "half"}, {"all": [{"cohort": "y", "share": 10}]}]}"#),
    opens(
      "the opposite of a cohort and a flag",
      #"{"not": {"all": [{"cohort": "x", "share": 50}, {"flag": "m"}]}}"#,
      falls: "`not` ends when what it denies comes true"),
    opens("a time that passes", #"{"timeSince": {"flag": "m"}, "atLeast": "1h"}"#),
    opens(
      "a time that runs out", #"{"timeSince": {"flag": "m"}, "lessThan": "1h"}"#,
      falls: "`lessThan` ends when the quantity grows"),
    opens("a streak", #"{"streak": "chore", "atLeast": 7}"#),
    opens("a growth", #"{"earned": "c", "since": "d", "atLeast": 7}"#),
    opens(
      "a growth that is small", #"{"earned": "c", "since": "d", "atMost": 7}"#,
      falls: "`atMost` ends when the quantity grows"),
    // A reset ends whole facts; it turns none false.
    opens("a fact of a reset", #"{"unlocked": "chore"}"#),
  ]

  static let thresholds: [Case] = [
    Case(
      "more growth than there is",
      #""worlds": [{"id": "w", "levels": 2}], "resets": {"d": {"every": "day"}}, "features": {"f": {"unlock": {"stars": "all", "since": "d", "atLeast": 7}}}"#,
      "unreachable-threshold: asks for 7 stars since `d` where 6 exist"),
    Case(
      "any growth",
      #""currencies": ["c"], "resets": {"d": {"every": "day"}}, "features": {"f": {"unlock": {"earned": "c", "since": "d", "atLeast": 0}}}"#,
      "always-true: always true: what was earned of `c` since `d` is never below 0"),
    Case(
      "any streak",
      #""resets": {"d": {"every": "day"}}, "features": {"f": {"scope": "d", "unlock": true}, "g": {"unlock": {"streak": "f", "atLeast": 0}}}"#,
      "always-true: always true: the streak of `f` is never below 0"),
    Case(
      "the longest streak",
      #""resets": {"d": {"every": "day"}}, "features": {"f": {"scope": "d", "unlock": true}, "g": {"unlock": {"streak": "f", "atLeast": 9223372036854775807}}}"#
    ),
    Case(
      "a time below none",
      #""flags": ["m"], "features": {"f": {"unlock": {"timeSince": {"flag": "m"}, "lessThan": "0s"}}}"#,
      "unreachable-threshold: asks for fewer than 0s where 0 is the least"),
    // What never happened is not even 0 seconds ago.
    Case(
      "a time of none",
      #""flags": ["m"], "features": {"f": {"unlock": {"timeSince": {"flag": "m"}, "atLeast": 0}}}"#),
    Case(
      "exactly a time",
      #""flags": ["m"], "features": {"f": {"unlock": {"when": {"timeSince": {"flag": "m"}, "equals": "36h"}, "live": true}}}"#,
      "equality-can-be-passed: the time since `m` was set can step over 1d 12h, "
        + "and then this never holds"),
    Case(
      "an end before the beginning",
      #""features": {"f": {"unlock": {"when": {"now": {"from": "2026-11-02T00:00Z", "until": "2026-11-02T01:00+01:00"}}, "live": true}}}"#,
      "empty-range: no instant is from 2026-11-02T00:00:00Z and before 2026-11-02T00:00:00Z"),
    Case(
      "nobody", #""features": {"f": {"unlock": {"cohort": "x", "share": 0}}}"#,
      "constant-cohort: a cohort of 0 percent is nobody: this is always false"),
    Case(
      "everybody", #""features": {"f": {"unlock": {"cohort": "x", "share": 100}}}"#,
      "constant-cohort: a cohort of 100 percent is everybody: this is always true"),
    Case(
      "a balance that cannot be owed",
      #""currencies": ["c"], "features": {"f": {"unlock": {"have": "c", "atLeast": 0}}}"#,
      "always-true: always true: the amount of `c` is never below 0"),
    Case(
      "a balance that can",
      #""currencies": {"c": {"debt": 5}}, "features": {"f": {"unlock": {"have": "c", "atLeast": 0}}, "g": {"unlock": {"have": "c", "atLeast": -5}}}"#,
      "always-true: always true: the amount of `c` is never below -5"),
    Case(
      "a balance that a store takes back",
      #""currencies": ["c", "k"], "products": {"p": {"kind": "consumable", "store": "p", "grants": {"c": 5}}, "q": {"kind": "consumable", "store": "q", "grants": {"k": 5}, "refund": "clamp"}}, "features": {"f": {"unlock": {"have": "c", "atLeast": 0}}, "g": {"unlock": {"have": "k", "atLeast": 0}}}"#,
      "always-true: always true: the amount of `k` is never below 0"),
    Case(
      "a balance that only fills",
      #""currencies": {"e": {"cap": 5, "refill": {"amount": 1, "every": "1h"}}}, "features": {"f": {"unlock": {"have": "e", "atLeast": 6}}}"#,
      "unreachable-threshold: asks for 6 `e` where 5 is the cap"),
    Case(
      "what a chest costs",
      #""items": {"k": {"cap": 3}}, "chests": {"w": {"price": {"k": 4}, "weights": [{"weight": 1, "grants": {}}]}}"#,
      "price-above-cap: `w` costs 4 `k`, but a player holds at most 3"),
    Case(
      "what a reset costs",
      #""items": {"k": {"cap": 3}}, "resets": {"w": {"by": "command", "price": {"k": 4}}}"#,
      "price-above-cap: `w` costs 4 `k`, but a player holds at most 3"),
    Case(
      "what can be owed",
      #""items": {"k": {"cap": 3, "debt": 1}}, "features": {"f": {"unlock": {"price": {"k": 4}}}, "g": {"unlock": {"price": {"k": 5}}}}"#,
      "price-above-cap: `g` costs 5 `k`, but a player holds at most 3 and owes at most 1"),
    Case(
      "what a chest takes",
      #""items": ["k"], "chests": {"w": {"price": {"k": 1}, "weights": [{"weight": 1, "grants": {}}]}}, "features": {"f": {"unlock": {"owned": "k"}}}"#,
      "stays-or-follows: `f` opens by itself on what play can turn false (prices of this pack "
        + "take `k`): say whether it stays open or follows"),
    Case(
      "what a reset takes",
      #""items": ["k"], "resets": {"w": {"by": "command", "price": {"k": 1}}}, "features": {"f": {"unlock": {"spent": "k", "atLeast": 1}}}"#
    ),
  ]

  /// Two features that wait for each other, beside what may open one of them.
  private static func pair(_ name: String, _ tables: String, isOpen: Bool) -> Case {
    let pair =
      #""features": {"f": {"unlock": {"unlocked": "g"}}, "g": {"unlock": {"unlocked": "f"}}, "h": {"unlock": true, "rewards": {"onUnlock": {"timers": ["start"]}}}}, "timers": {"start": {"after": "1h"}, "last": {"after": "1h", "grants": {"unlock": ["f"]}}, "next": {"after": "1h", "grants": {"timers": ["last"]}}}"#
    let text = "\(pair), \(tables)"
    return isOpen
      ? Case(name, text) : Case(name, text, "no-way-in: `f` can never be opened: f -> g -> f")
  }

  static let waysIn: [Case] = [
    pair("nothing", #""flags": []"#, isOpen: false),
    pair(
      "a chest",
      #""chests": {"w": {"weights": [{"weight": 1, "grants": {"unlock": ["g"]}}]}}"#, isOpen: true),
    pair(
      "a chest in which it never is",
      #""chests": {"w": {"weights": [{"weight": 0, "grants": {"unlock": ["g"]}}, {"weight": 1, "grants": {}}]}}"#,
      isOpen: false),
    pair(
      "a timer that a chest starts, through another",
      #""chests": {"w": {"when": {"unlocked": "h"}, "weights": [{"weight": 1, "grants": {"timers": ["next"]}}]}}"#,
      isOpen: true),
    pair(
      "the calendar",
      #""resets": {"d": {"every": "day", "grants": {"timers": ["next"]}}}"#, isOpen: true),
    pair(
      "a product",
      #""products": {"p": {"kind": "consumable", "store": "p", "grants": {"timers": ["last"]}}}"#,
      isOpen: true),
    Case(
      "a chest that it opens itself",
      #""chests": {"w": {"when": {"unlocked": "f"}, "weights": [{"weight": 1, "grants": {"unlock": ["f"]}}]}}, "features": {"f": {"unlock": {"unlocked": "g"}}, "g": {"unlock": {"unlocked": "f"}}}"#,
      "no-way-in: `f` can never be opened: f -> w -> f"),
    Case(
      "a timer that it starts itself",
      #""timers": {"t": {"after": "1h", "grants": {"unlock": ["f"]}}}, "features": {"f": {"unlock": {"unlocked": "g"}, "rewards": {"onUnlock": {"timers": ["t"]}}}, "g": {"unlock": {"unlocked": "f"}}}"#,
      "no-way-in: `f` can never be opened: f -> t -> f"),
    Case(
      "timers that start each other and open nothing",
      #""timers": {"t": {"after": "1h", "grants": {"timers": ["u"]}}, "u": {"after": "1h", "grants": {"timers": ["t"]}}}"#
    ),
    Case(
      "a time since what never happens",
      #""features": {"f": {"unlock": {"when": {"timeSince": {"unlocked": "g"}, "lessThan": "1h"}, "live": false}}, "g": {"unlock": {"unlocked": "f"}}}"#,
      "no-way-in: `f` can never be opened: f -> g -> f"),
    Case(
      "a time since what happens",
      #""features": {"f": {"unlock": {"timeSince": {"unlocked": "g"}, "atLeast": "1h"}}, "g": {"unlock": true}}"#
    ),
    Case(
      "a streak of what never opens",
      #""resets": {"d": {"every": "day"}}, "features": {"f": {"scope": "d", "unlock": {"streak": "g", "atLeast": 3}}, "g": {"scope": "d", "unlock": {"unlocked": "f"}}}"#,
      "no-way-in: `f` can never be opened: f -> g -> f"),
    Case(
      "a growth of what cannot be played",
      #""resets": {"d": {"every": "day"}}, "worlds": [{"id": "w", "unlock": {"unlocked": "f"}, "levels": 1}], "features": {"f": {"unlock": {"stars": "all", "since": "d", "atLeast": 1}}}"#,
      "no-way-in: `w` can never be opened: w -> f -> w/1 -> w"),
    Case(
      "a growth of what can",
      #""resets": {"d": {"every": "day"}}, "worlds": [{"id": "w", "levels": 1}], "features": {"f": {"unlock": {"sum": [{"stars": "all", "since": "d"}, {"clears": "w/1", "since": "d"}], "atLeast": 5}}}"#
    ),
    // The first instant is stored, so a node may ask for the time since it opened itself.
    Case(
      "open for a while",
      #""flags": ["m"], "features": {"f": {"unlock": {"when": {"all": [{"flag": "m"}, {"not": {"timeSince": {"unlocked": "f"}, "atLeast": "3d"}}]}, "live": true}}}"#
    ),
  ]

  @Test("Time and chance", arguments: falling + thresholds)
  func finds(_ one: Case) {
    #expect(findings(one) == one.expected)
  }

  @Test("Ways in through chests, timers and the calendar", arguments: waysIn)
  func findsWaysIn(_ one: Case) {
    #expect(findings(one) == one.expected)
  }

  @Test("Each step of a cycle says how it depends")
  func steps() {
    let (reading, _) = TestPack.read(
      TestPack.pack(
        #""chests": {"w": {"when": {"unlocked": "f"}, "weights": [{"weight": 1, "grants": {"timers": ["t"]}}]}}, "timers": {"t": {"after": "1h", "grants": {"unlock": ["f"]}}}, "features": {"f": {"unlock": {"unlocked": "g"}}, "g": {"unlock": {"unlocked": "h"}}, "h": {"unlock": {"unlocked": "f"}}}"#
      ))
    let texts = Asides.without(reading.diagnostics).map { $0.related.map { $0.message } }
    #expect(
      texts == [
        [
          "`f` is unlocked by what `t` gives", "`t` is started by what `w` gives",
          "`w` reads `f` here",
        ]
      ])
  }

  private func findings(_ one: Case) -> [String] {
    let (reading, _) = TestPack.read(TestPack.pack(one.tables))
    return Asides.without(reading.diagnostics).map { "\($0.code.name): \($0.message)" }
  }
}
