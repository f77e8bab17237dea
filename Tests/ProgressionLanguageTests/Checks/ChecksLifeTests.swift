import ProgressionLanguage
import ProgressionText
import Testing

/// What the checks say where facts live differently long.
struct ChecksLifeTests {
  typealias Pack = ChecksQuestTests.Pack

  private static let facts = #"""
    "flags": {"a": {"scope": "account"}, "p": {}, "d": {"scope": "daily"}, "w": {"scope": "weekly"}, "n": {"scope": "ng"}, "given": {"scope": "account"}},
    "counters": {"ca": {"scope": "account"}, "cp": {}, "cd": {"scope": "daily"}},
    "currencies": {"gold": {}, "glory": {"scope": "account"}},
    "attributes": {"region": {"type": "text", "initial": "eu"}},
    "resets": {"daily": {"every": "day"}, "weekly": {"every": "week", "on": "monday"}, "ng": {"by": "command", "price": "free", "ends": "playthrough"}},
    "products": {"pass": {"kind": "permanent", "store": "s"}},
    "worlds": [{"id": "hub", "levels": [{"id": "1", "rewards": {"onComplete": {"set": {"given": true}}}}, "2"]}, {"id": "today", "levels": 2, "scope": "daily", "unlock": true}],

    """#

  private static func pack(_ name: String, _ tables: String, _ expected: [String]) -> Pack {
    Pack(name, facts + tables, expected)
  }

  private static func silent(_ name: String, _ tables: String) -> Pack {
    Pack(name, facts + tables, [])
  }

  static let silentPacks: [Pack] = [
    silent(
      "earned for good by what grows",
      #""achievements": {"x": {"scope": "account", "unlock": {"all": [{"flag": "p"}, {"counter": "cp", "atLeast": 3}, {"stars": "hub", "atLeast": 2}, {"completed": "hub"}]}}, "y": {"unlock": {"flag": "d"}}, "z": {"scope": "daily", "unlock": {"flag": "w"}}}"#
    ),
    silent(
      "a negation beside what grows in the same life",
      #""achievements": {"x": {"scope": "account", "unlock": {"when": {"all": [{"completed": "hub"}, {"not": {"flag": "p"}}]}, "live": false}}, "y": {"scope": "account", "unlock": {"when": {"all": [{"completed": "hub"}, {"fails": "hub", "atMost": 0}]}, "live": false}}}"#
    ),
    silent(
      "what lives as long or longer",
      #""achievements": {"x": {"scope": "account", "unlock": {"when": {"not": {"flag": "a"}}, "live": true}}, "y": {"scope": "daily", "unlock": {"when": {"not": {"flag": "d"}}, "live": true}}}, "quests": {"q": {"scope": "daily", "unlock": {"flag": "a"}, "objectives": {"o": {"earned": "gold", "since": "accepted", "atLeast": 1}}}}"#
    ),
    silent(
      "what ends with the playthrough is of the playthrough",
      #""features": {"f": {"scope": "ng", "unlock": {"when": {"not": {"flag": "p"}}, "live": true}}, "g": {"unlock": {"when": {"not": {"flag": "n"}}, "live": false}}}, "quests": {"q": {"unlock": true, "objectives": {"o": {"flag": "n"}}}}"#
    ),
    silent(
      "a live node of the playthrough that keeps nothing",
      #""features": {"f": {"unlock": {"when": {"flag": "d"}, "live": true}}}"#),
    silent(
      "another way in",
      #""features": {"f": {"unlock": [{"when": {"not": {"flag": "a"}}, "live": true}, {"price": {"gold": 1}}]}, "g": {"unlock": {"when": {"any": [{"not": {"flag": "a"}}, {"flag": "p"}]}, "live": true}}}"#
    ),
    silent(
      "a flag that a reward sets, an attribute and a product",
      #""features": {"f": {"unlock": {"when": {"not": {"flag": "given"}}, "live": true}}, "g": {"unlock": {"when": {"not": {"attribute": "region", "is": "kr"}}, "live": true}}, "h": {"scope": "account", "unlock": {"when": {"owned": "pass"}, "live": true}}}"#
    ),
    silent(
      "a count of what lives differently long",
      #""quests": {"q": {"unlock": true, "objectives": {"o": {"stars": "all", "atLeast": 6}}}}"#),
    silent(
      "an objective that is done for good as soon as it holds",
      #""npcs": ["who"], "quests": {"q": {"unlock": true, "objectives": {"o": {"completed": "today"}}}, "r": {"unlock": true, "turnIn": "who", "objectives": {"o": {"counter": "cd", "atLeast": 3}, "p": {"flag": "p"}}, "stages": [["o"], ["p"]]}}"#
    ),
    silent(
      "what is shown, bought and where somebody is",
      #""locations": {"l": {"unlock": true}}, "npcs": {"m": {"scope": "account", "at": [{"location": "l", "when": {"not": {"flag": "p"}}}]}}, "features": {"f": {"scope": "account", "visible": {"flag": "p"}, "unlock": {"when": {"flag": "p"}, "price": {"gold": 3}}}}"#
    ),
    silent(
      "where it is meant",
      #""features": {"f": {"$allow": {"outlives-what-it-reads": "once for all"}, "unlock": {"when": {"not": {"flag": "a"}}, "live": true}}}"#
    ),
    Pack(
      "all of one life",
      #""flags": ["p"], "quests": {"q": {"unlock": {"when": {"not": {"flag": "p"}}, "live": true}}}"#
    ),
  ]

  static let shorter: [Pack] = [
    pack(
      "a live node of the account",
      #""features": {"f": {"scope": "account", "unlock": {"when": {"flag": "p"}, "live": true}}}"#,
      [
        "9:59 outlives-what-it-reads: `f` is of the account, but follows `p`, which ends with the playthrough"
      ]),
    pack(
      "a live node with a reward",
      #""features": {"f": {"unlock": {"when": {"flag": "d"}, "live": true}, "rewards": {"onUnlock": {"gold": 1}}}}"#,
      [
        "9:39 outlives-what-it-reads: `f` is of the playthrough and is rewarded once in its life, but follows `d`, which ends with `daily`"
      ]),
    pack(
      "a world of the account completed by a playthrough",
      #""locations": {"l": {"scope": "account", "unlock": true, "completeWhen": {"flag": "p"}}}"#,
      [
        "9:73 outlives-what-it-reads: `l` is of the account, but follows `p`, which ends with the playthrough"
      ]),
    pack(
      "a negation alone",
      #""features": {"f": {"scope": "account", "unlock": {"when": {"not": {"flag": "p"}}, "live": false}}}"#,
      [
        "9:67 outlives-what-it-reads: `f` is of the account, but the end of `p` with the playthrough is enough to open it"
      ]),
    pack(
      "an upper bound of another reset",
      #""features": {"f": {"scope": "weekly", "unlock": {"when": {"all": [{"counter": "cd", "atMost": 2}, {"counter": "cp", "atLeast": 1}]}, "price": "free"}}}"#,
      [
        "9:67 outlives-what-it-reads: `f` is of `weekly`, but the end of `cd` with `daily` is enough to open it"
      ]),
    pack(
      "an objective",
      #""quests": {"q": {"scope": "account", "unlock": true, "objectives": {"win": {"clears": "hub", "since": "accepted", "atLeast": 3}}}}"#,
      [
        "9:76 outlives-what-it-reads: `q` is of the account, but its objective `win` reads `hub/1`, which ends with the playthrough"
      ]),
    pack(
      "an objective that a reset undoes",
      #""npcs": ["who"], "quests": {"q": {"unlock": true, "turnIn": "who", "objectives": {"win": {"completed": "today"}}}}"#,
      [
        "9:90 outlives-what-it-reads: `q` is of the playthrough, but its objective `win` reads `today`, which ends with `daily`"
      ]),
    pack(
      "an objective beside another one",
      #""quests": {"q": {"unlock": true, "objectives": {"win": {"completed": "today"}, "p": {"flag": "p"}}}}"#,
      [
        "9:56 outlives-what-it-reads: `q` is of the playthrough, but its objective `win` reads `today`, which ends with `daily`"
      ]),
    pack(
      "a growth and a negation",
      #""quests": {"q": {"unlock": true, "objectives": {"o": {"clears": "today", "since": "accepted", "atLeast": 1}}}, "r": {"unlock": true, "objectives": {"o": {"not": {"flag": "d"}}}}}"#,
      [
        "9:54 outlives-what-it-reads: `q` is of the playthrough, but its objective `o` reads `today/1`, which ends with `daily`",
        "9:162 outlives-what-it-reads: `r` is of the playthrough, but its objective `o` reads `d`, which ends with `daily`",
      ]),
    pack(
      "failWhen, in a rule",
      #""rules": {"r": {"any": [{"flag": "a"}, {"flag": "p"}]}}, "quests": {"q": {"scope": "account", "unlock": true, "failWhen": {"rule": "r"}}}"#,
      [
        "9:40 outlives-what-it-reads: `q` is of the account, but its `failWhen` reads `p`, which ends with the playthrough"
      ]),
  ]

  static let longer: [Pack] = [
    pack(
      "a flag of the account",
      #""quests": {"main": {"unlock": {"when": {"not": {"flag": "a"}}, "live": true}}}"#,
      [
        "9:48 outlives-what-it-reads: `main` is of the playthrough, but `a`, which only commands change and is of the account, can keep it shut for good"
      ]),
    pack(
      "a counter, on each way in",
      #""features": {"f": {"unlock": [{"when": {"counter": "ca", "atMost": 3}, "live": false}, {"when": {"not": {"flag": "a"}}, "price": {"gold": 1}}]}}"#,
      [
        "9:40 outlives-what-it-reads: `f` is of the playthrough, but `ca`, which only commands change and is of the account, can keep it shut for good"
      ]),
    pack(
      "failWhen of a quest of the day",
      #""quests": {"q": {"scope": "daily", "unlock": true, "failWhen": {"flag": "p"}}}"#,
      [
        "9:64 outlives-what-it-reads: `q` is of `daily`, but `p`, which only commands change and is of the playthrough, can keep it shut for good"
      ]),
  ]

  @Test("Good packs say nothing", arguments: silentPacks)
  func checkSilence(pack: Pack) { #expect(pack.findings == pack.expected) }

  @Test("What outlives the facts that it reads", arguments: shorter)
  func checkShorter(pack: Pack) { #expect(pack.findings == pack.expected) }

  @Test("What the facts that it reads outlive", arguments: longer)
  func checkLonger(pack: Pack) { #expect(pack.findings == pack.expected) }

  @Test func bothScopesAndBothWaysOutAreSaid() {
    let text = """
      {"formatVersion": 1, "id": "t", "version": "1",
      "flags": {"skip": {"scope": "account"}}, "items": {"key": {}},
      "resets": {"respec": {"by": "command", "price": "free", "ends": ["key"]}},
      "quests": {"main": {"unlock": {"when": {"not": {"flag": "skip"}}, "live": true}},
      "q": {"unlock": true, "objectives": {"k": {"owned": "key"}, "l": true}}}}
      """
    #expect(
      TestPack.findings(text) == [
        "4:48 outlives-what-it-reads: `main` is of the playthrough, but `skip`, which only commands change and is of the account, can keep it shut for good | give `skip` the scope `playthrough`, or `main` the scope `account` | where it is meant to be carried over, say why: \"$allow\": {\"outlives-what-it-reads\": \"…\"} | `skip` has the scope `account` 2:11",
        "5:43 outlives-what-it-reads: `q` is of the playthrough, but its objective `k` reads `key`, which ends with `respec` | take `key` out of the `ends` of `respec` | or give `q` the scope `respec` | `respec` ends `key` 3:12",
      ])
  }

  @Test func severityIsThePacks() {
    let text = """
      {"formatVersion": 1, "id": "t", "version": "1", "checks": {"outlives-what-it-reads": "CHECK"},
      "flags": {"skip": {"scope": "account"}},
      "quests": {"main": {"unlock": {"when": {"not": {"flag": "skip"}}, "live": true}}}}
      """
    let severities = ["off", "warning", "error"].map { word in
      Asides.without(
        TestPack.read(text.replacing("CHECK", with: word)).reading.diagnostics
      ).map(\.severity)
    }
    #expect(severities == [[], [.warning], [.error]])
  }
}
