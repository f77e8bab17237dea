import ProgressionLanguage
import ProgressionText
import Testing

/// What the checks say of quests and npcs, in packs as people write them.
struct ChecksQuestTests {
  struct Pack: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let tables: String
    let expected: [String]

    init(_ name: String, _ tables: String, _ expected: String...) {
      self.init(name, tables, expected)
    }

    init(_ name: String, _ tables: String, _ expected: [String]) {
      testDescription = name
      self.tables = tables
      self.expected = expected
    }

    /// The findings without help and related places.
    var findings: [String] {
      let text = "{\"formatVersion\": 1, \"id\": \"t\", \"version\": \"1\",\n\(tables)}"
      return TestPack.findings(text).map { finding in
        finding.firstRange(of: " | ").map { String(finding[..<$0.lowerBound]) } ?? finding
      }
    }
  }

  static let liveness: [Pack] = [
    Pack(
      "active",
      #""quests": {"q": {"unlock": true}}, "features": {"f": {"unlock": {"active": "q"}}}"#,
      #"2:65 stays-or-follows: `f` opens by itself on what play can turn false (`q` is active only until it ends): say whether it stays open or follows"#
    ),
    Pack(
      "failed",
      #""quests": {"q": {"unlock": true}}, "features": {"f": {"unlock": {"failed": "q"}}}"#,
      #"2:65 stays-or-follows: `f` opens by itself on what play can turn false (`q` may be accepted again): say whether it stays open or follows"#
    ),
    Pack(
      "failed for good",
      #""quests": {"q": {"unlock": true, "retry": false}}, "features": {"f": {"unlock": {"failed": "q"}}}"#
    ),
    Pack(
      "completed and met stay",
      #""npcs": ["n"], "quests": {"q": {"unlock": true}}, "features": {"f": {"unlock": {"all": [{"completed": "q"}, {"met": "n"}, {"count": ["n"], "are": "met", "atLeast": 1}, {"timeSince": {"active": "q"}, "atLeast": "1h"}]}}}"#
    ),
    Pack(
      "an npc that comes and goes",
      #""flags": ["d"], "locations": {"l": {"unlock": true}}, "npcs": {"n": {"at": [{"nowhere": true, "when": {"flag": "d"}}, {"location": "l"}]}}, "features": {"f": {"unlock": {"unlocked": "n"}}}"#,
      #"2:170 stays-or-follows: `f` opens by itself on what play can turn false (`n` may be nowhere again): say whether it stays open or follows"#
    ),
    Pack(
      "an npc that moves is always somewhere",
      #""flags": ["d"], "locations": {"l": {"unlock": true}, "k": {"unlock": true}}, "npcs": {"n": {"at": [{"location": "k", "when": {"flag": "d"}}, {"location": "l"}]}}, "features": {"f": {"unlock": {"unlocked": "n"}}}"#
    ),
    Pack(
      "an npc at one place, and one always there",
      #""locations": {"l": {"unlock": true}}, "npcs": {"n": {"at": "l"}, "m": {}}, "features": {"f": {"unlock": {"all": [{"unlocked": "n"}, {"unlocked": "m"}]}}}"#
    ),
    Pack(
      "a quest whose giver goes",
      #""flags": ["d"], "locations": {"l": {"unlock": true}}, "npcs": {"n": {"at": [{"location": "l", "when": {"flag": "d"}}]}}, "quests": {"q": {"giver": "n", "unlock": true}}, "features": {"f": {"unlock": {"unlocked": "q"}}}"#,
      #"2:200 stays-or-follows: `f` opens by itself on what play can turn false (`q` may close again): say whether it stays open or follows"#
    ),
    Pack(
      "a quest with failWhen",
      #""flags": ["d"], "quests": {"q": {"unlock": true, "failWhen": {"flag": "d"}}}, "features": {"f": {"unlock": {"unlocked": "q"}}}"#,
      #"2:108 stays-or-follows: `f` opens by itself on what play can turn false (`q` may close again): say whether it stays open or follows"#
    ),
    Pack(
      "a quest that never fails",
      #""quests": {"q": {"unlock": true, "failWhen": false, "deadline": "2h"}}, "features": {"f": {"unlock": {"unlocked": "q"}}}"#
    ),
    Pack(
      "a quest that ends at an instant",
      #""quests": {"q": {"unlock": true, "deadline": "2026-11-01T00:00Z"}}, "features": {"f": {"unlock": {"unlocked": "q"}}}"#,
      #"2:98 stays-or-follows: `f` opens by itself on what play can turn false (`q` may close again): say whether it stays open or follows"#
    ),
    Pack(
      "a count of npcs",
      #""flags": ["d"], "locations": {"l": {"unlock": true}}, "npcs": {"n": {"at": [{"location": "l", "when": {"flag": "d"}}]}}, "features": {"f": {"unlock": {"count": "npcs", "are": "unlocked", "atLeast": 1}}}"#,
      #"2:151 stays-or-follows: `f` opens by itself on what play can turn false (`n` may be nowhere again): say whether it stays open or follows"#
    ),
    Pack(
      "the unlock of a quest",
      #""items": ["pelt"], "npcs": ["n"], "quests": {"q": {"giver": "n", "unlock": true, "turnInPrice": {"pelt": 1}}, "r": {"unlock": {"have": "pelt", "atLeast": 1}}}"#,
      #"2:127 stays-or-follows: `r` opens by itself on what play can turn false (prices of this pack take `pelt`): say whether it stays open or follows"#
    ),
    Pack(
      "a live quest",
      #""flags": ["d"], "quests": {"q": {"unlock": {"when": {"not": {"flag": "d"}}, "live": true}}, "r": {"unlock": {"unlocked": "q"}}}"#,
      #"2:109 stays-or-follows: `r` opens by itself on what play can turn false (`q` may close again): say whether it stays open or follows"#
    ),
    Pack(
      "objectives and failWhen say nothing of it",
      #""flags": ["d"], "quests": {"q": {"unlock": true, "objectives": {"a": {"not": {"flag": "d"}}}, "failWhen": {"active": "q"}}}"#
    ),
  ]

  static let strata: [Pack] = [
    Pack(
      "a giver that leaves because of its quest",
      #""locations": {"l": {"unlock": true}}, "npcs": {"n": {"at": [{"location": "l", "when": {"unlocked": "q"}}]}}, "quests": {"q": {"giver": "n", "unlock": true}}"#,
      #"2:121 negative-cycle: these depend on their own opposite: q -> n -> q"#),
    Pack(
      "a cycle of opposites beside one without a way in",
      #""locations": {"l": {"unlock": true}}, "npcs": {"n": {"at": [{"location": "l", "when": {"unlocked": "q"}}]}}, "quests": {"q": {"giver": "n", "unlock": true}, "a": {"unlock": {"completed": "b"}}, "b": {"unlock": {"completed": "a"}}}"#,
      #"2:121 negative-cycle: these depend on their own opposite: q -> n -> q"#,
      #"2:158 no-way-in: `a` can never be opened: a -> b -> a"#),
    Pack(
      "a giver that leaves when its quest is done",
      #""locations": {"l": {"unlock": true}}, "npcs": {"n": {"at": [{"nowhere": true, "when": {"completed": "q"}}, {"location": "l"}]}}, "quests": {"q": {"giver": "n", "unlock": true}}"#
    ),
    Pack(
      "an npc that is there while it is not",
      #""locations": {"l": {"unlock": true}}, "npcs": {"n": {"at": [{"location": "l", "when": {"not": {"unlocked": "n"}}}]}}"#,
      #"2:95 negative-cycle: `n` depends on its own opposite: n -> n"#),
    Pack(
      "failWhen of what it opens",
      #""quests": {"q": {"unlock": true, "failWhen": {"unlocked": "f"}}}, "features": {"f": {"unlock": {"when": {"unlocked": "q"}, "live": false}}}"#,
      #"2:105 negative-cycle: these depend on their own opposite: f -> q -> f"#),
    Pack(
      "failWhen of itself",
      #""quests": {"q": {"unlock": true, "failWhen": {"unlocked": "q"}}}"#,
      #"2:46 negative-cycle: `q` depends on its own opposite: q -> q"#),
    Pack(
      "what became of a quest is stored",
      #""locations": {"l": {"unlock": true}}, "npcs": {"n": {"at": [{"location": "l", "when": {"none": [{"active": "q"}, {"failed": "q"}, {"met": "n"}]}}]}}, "quests": {"q": {"giver": "n", "unlock": {"when": {"not": {"met": "n"}}, "live": true}, "failWhen": {"completed": "q"}, "objectives": {"a": {"unlocked": "q"}}}}"#
    ),
    Pack(
      "a turn-in npc is no dependency",
      #""flags": ["x"], "locations": {"l": {"unlock": true}}, "npcs": {"n": {"at": [{"location": "l", "when": {"any": [{"flag": "x"}, {"not": {"unlocked": "q"}}]}}]}}, "quests": {"q": {"unlock": true, "turnIn": "n"}}"#
    ),
  ]

  static let waysIn: [Pack] = [
    Pack(
      "the giver waits for the quest",
      #""locations": {"l": {"unlock": true}}, "npcs": {"n": {"at": [{"location": "l", "when": {"completed": "q"}}]}}, "quests": {"q": {"giver": "n", "unlock": true}}"#,
      #"2:122 no-way-in: `q` can never be opened: q -> n -> q"#),
    Pack(
      "an objective that waits for the quest",
      #""quests": {"q": {"unlock": true, "objectives": {"a": {"unlocked": "f"}}}}, "features": {"f": {"unlock": {"completed": "q"}}}"#,
      #"2:89 no-way-in: `f` can never be opened: f -> q -> f"#),
    Pack(
      "an optional objective does not",
      #""quests": {"q": {"unlock": true, "objectives": {"a": {"unlocked": "f"}}, "optional": ["a"]}}, "features": {"f": {"unlock": {"completed": "q"}}}"#
    ),
    Pack(
      "whoever takes it comes when it is done",
      #""locations": {"l": {"unlock": true}}, "npcs": {"n": {"at": [{"location": "l", "when": {"completed": "q"}}]}}, "quests": {"q": {"unlock": true, "turnIn": "n"}}"#,
      #"2:48 no-way-in: `n` can never be anywhere: n -> q -> n"#),
    Pack(
      "met waits for the npc",
      #""locations": {"l": {"unlock": true}}, "npcs": {"n": {"at": [{"location": "l", "when": {"met": "n"}}]}}"#,
      #"2:48 no-way-in: `n` can never be anywhere, since it waits for itself: n -> n"#),
    Pack(
      "two quests",
      #""quests": {"a": {"unlock": {"completed": "b"}}, "b": {"unlock": {"active": "a"}}, "c": {"unlock": {"completed": "b"}}}, "checks": {"stays-or-follows": "off"}"#,
      #"2:12 no-way-in: `a` can never be opened: a -> b -> a"#),
    Pack(
      "an objective since accepted",
      #""worlds": [{"id": "w", "levels": 2, "unlock": {"completed": "q"}}], "quests": {"q": {"unlock": true, "objectives": {"a": {"clears": "w", "since": "accepted", "atLeast": 2}}}}"#,
      #"2:19 no-way-in: `w` can never be opened: w -> q -> w/1 -> w"#),
    Pack(
      "failed and started by itself",
      #""quests": {"a": {"unlock": {"when": {"failed": "a"}, "live": false}}}"#,
      #"2:12 no-way-in: `a` can never be opened, since it waits for itself: a -> a"#),
    Pack(
      "all is well",
      #""flags": ["d"], "locations": {"l": {"unlock": true}}, "npcs": {"n": {"at": [{"location": "l", "when": {"flag": "d"}}]}}, "quests": {"q": {"giver": "n", "unlock": {"met": "n"}, "objectives": {"a": {"visited": "l"}}}, "r": {"unlock": {"completed": "q"}}}, "rules": {"k": {"count": "npcs", "are": "met", "atLeast": 1}}, "features": {"f": {"unlock": {"rule": "k"}}}"#
    ),
  ]

  static let thresholds: [Pack] = [
    Pack(
      "more npcs than there are",
      #""npcs": ["a", "b"], "features": {"f": {"unlock": {"count": "npcs", "are": "met", "atLeast": 3}}}"#,
      #"2:50 unreachable-threshold: asks for 3 met where 2 can be"#),
    Pack(
      "more stars since accepted than exist",
      #""worlds": [{"id": "w", "levels": 1}], "quests": {"q": {"unlock": true, "objectives": {"a": {"stars": "all", "since": "accepted", "atLeast": 4}}}}"#,
      #"2:92 unreachable-threshold: asks for 4 stars since `q` was accepted where 3 exist"#),
    Pack(
      "a growth that is equal",
      #""currencies": ["c"], "quests": {"q": {"unlock": true, "objectives": {"a": {"earned": "c", "since": "accepted", "equals": 5}}}}"#,
      #"2:75 equality-can-be-passed: what was earned of `c` since `q` was accepted can step over 5, and then this never holds"#
    ),
    Pack(
      "at least nothing since accepted",
      #""currencies": ["c"], "quests": {"q": {"unlock": true, "objectives": {"a": {"earned": "c", "since": "accepted", "atLeast": 0}}}}"#,
      #"2:75 always-true: always true: what was earned of `c` since `q` was accepted is never below 0"#
    ),
    Pack(
      "all quests and one",
      #""quests": {"q": {"unlock": true}}, "features": {"f": {"unlock": {"count": "quests", "are": "completed", "atLeast": 2}}}"#,
      #"2:65 unreachable-threshold: asks for 2 completed where 1 can be"#),
  ]

  static let prices: [Pack] = [
    Pack(
      "nothing is handed in",
      #""npcs": ["n"], "quests": {"q": {"giver": "n", "unlock": true, "turnInPrice": "free"}}"#),
    Pack(
      "more than the cap",
      #""items": {"pelt": {"cap": 3}}, "npcs": ["n"], "quests": {"q": {"giver": "n", "unlock": true, "turnInPrice": {"pelt": 4}}}"#,
      #"2:58 price-above-cap: `q` costs 4 `pelt`, but a player holds at most 3"#),
    Pack(
      "what is handed in is spent",
      #""items": ["pelt"], "npcs": ["n"], "quests": {"q": {"giver": "n", "unlock": true, "turnInPrice": {"pelt": 4}}}, "features": {"f": {"unlock": {"spent": "pelt", "atLeast": 1}}}"#
    ),
  ]

  static let empty: [Pack] = [
    Pack(
      "an objective",
      #""quests": {"q": {"unlock": true, "objectives": {"a": {"all": []}}}}"#,
      #"2:54 empty-condition: an empty `all` is always true"#),
    Pack(
      "failWhen",
      #""quests": {"q": {"unlock": true, "failWhen": {"any": []}}}"#,
      #"2:46 empty-condition: an empty `any` is always false"#),
  ]

  @Test("What an npc and a quest may do again", arguments: liveness)
  func checkLiveness(pack: Pack) { #expect(pack.findings == pack.expected) }

  @Test("Dependencies of quests and npcs", arguments: strata)
  func checkStrata(pack: Pack) { #expect(pack.findings == pack.expected) }

  @Test("Ways to quests and npcs", arguments: waysIn)
  func checkWaysIn(pack: Pack) { #expect(pack.findings == pack.expected) }

  @Test("Numbers of quests and npcs", arguments: thresholds)
  func checkThresholds(pack: Pack) { #expect(pack.findings == pack.expected) }

  @Test("What is handed in", arguments: prices)
  func checkPrices(pack: Pack) { #expect(pack.findings == pack.expected) }

  @Test("Conditions without conditions", arguments: empty)
  func checkEmpty(pack: Pack) { #expect(pack.findings == pack.expected) }
}
