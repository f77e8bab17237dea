import ProgressionEngine
import ProgressionModel
import Testing

/// When a node opens by time alone.
///
/// Players begin on Thursday, 2026-01-01T00:00:00Z.
@Suite("Opening by time alone")
struct OpensAtTests {
  /// A pack of tables around one feature `f`, what is played, and when `f` opens.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var unlock: String
    var tables = ""
    var given: [String] = []
    var opensAt: String?

    init(
      _ name: String, _ unlock: String, _ tables: String = "", given: [String] = [],
      opensAt: String?
    ) {
      testDescription = name
      self.unlock = unlock
      self.tables = tables
      self.given = given
      self.opensAt = opensAt
    }
  }

  private static let saturday = #"{"now": {"days": ["saturday"], "zone": "Europe/Berlin"}}"#
  private static let boss =
    #""worlds": [{"id": "w", "levels": [{"id": "boss", "unlock": true}]}]"#
  private static let bossKilled = [#"{"complete": "w/boss"}"#]

  static let cases: [Case] = windows + past + nodes + others

  static let windows: [Case] = [
    Case(
      "a window that opens", #"{"when": {"now": {"from": "2026-03-01T00:00:00Z"}}, "live": false}"#,
      opensAt: "2026-03-01T00:00:00Z"),
    Case(
      "a window that is open",
      #"{"when": {"now": {"from": "2025-03-01T00:00:00Z"}}, "live": true}"#,
      opensAt: nil),
    Case(
      "a window that has passed",
      #"{"when": {"now": {"until": "2025-03-01T00:00:00Z"}}, "live": true}"#, opensAt: nil),
    Case(
      "outside a window",
      #"{"when": {"not": {"now": {"until": "2026-03-01T00:00:00Z"}}}, "#
        + #""live": true}"#, opensAt: "2026-03-01T00:00:00Z"),
    Case(
      "a weekly window", #"{"when": \#(saturday), "live": true}"#, opensAt: "2026-01-02T23:00:00Z"),
    Case(
      "both at once: the last of them, where the first still holds",
      #"{"when": {"all": [{"now": {"from": "2026-01-05T00:00:00Z"}}, \#(saturday)]}, "live": true}"#,
      opensAt: "2026-01-09T23:00:00Z"),
    Case(
      "windows that do not meet",
      #"{"when": {"all": [{"now": {"until": "2026-01-02T00:00:00Z"}}, \#(saturday)]}, "live": true}"#,
      opensAt: nil),
    Case(
      "either: the first of them",
      #"{"when": {"any": [{"now": {"from": "2026-02-05T00:00:00Z"}}, \#(saturday)]}, "live": true}"#,
      opensAt: "2026-01-02T23:00:00Z"),
    Case(
      "none of them",
      #"{"when": {"none": [{"now": {"until": "2026-02-05T00:00:00Z"}}, "#
        + #"{"now": {"days": ["thursday"], "zone": "UTC"}}]}, "live": true}"#,
      opensAt: "2026-02-06T00:00:00Z"),
    Case(
      "two of three at once",
      #"{"when": {"count": [{"now": {"from": "2026-01-03T12:00:00Z"}}, \#(saturday), {"flag": "x"}], "#
        + #""atLeast": 2}, "live": true}"#, #""flags": ["x"]"#, opensAt: "2026-01-03T12:00:00Z"),
    Case(
      "a rule", #"{"when": {"rule": "party"}, "live": true}"#,
      #""rules": {"party": {"now": {"from": "2026-03-01T00:00:00Z"}}}"#,
      opensAt: "2026-03-01T00:00:00Z"),
    Case(
      "something else is missing",
      #"{"when": {"all": [{"now": {"from": "2026-03-01T00:00:00Z"}}, {"flag": "x"}]}, "live": false}"#,
      #""flags": ["x"]"#, opensAt: nil),
    Case(
      "something else was missing",
      #"{"when": {"all": [{"now": {"from": "2026-03-01T00:00:00Z"}}, {"flag": "x"}]}, "live": false}"#,
      #""flags": ["x"]"#, given: [#"{"set": {"x": true}}"#], opensAt: "2026-03-01T00:00:00Z"),
    Case(
      "the earliest of several routes",
      #"[{"when": {"now": {"from": "2026-03-01T00:00:00Z"}}, "live": false}, "#
        + #"{"when": {"now": {"from": "2026-02-01T00:00:00Z"}}, "live": false}]"#,
      opensAt: "2026-02-01T00:00:00Z"),
    Case(
      "what the player takes does not open by itself",
      #"{"when": {"now": {"from": "2026-03-01T00:00:00Z"}}, "price": "free"}"#, opensAt: nil),
  ]

  static let past: [Case] = [
    Case(
      "the time since something",
      #"{"timeSince": {"completed": "w/boss"}, "atLeast": "3d"}"#, boss, given: bossKilled,
      opensAt: "2026-01-04T00:00:00Z"),
    Case(
      "the time since what never happened",
      #"{"timeSince": {"completed": "w/boss"}, "atLeast": "3d"}"#, boss, opensAt: nil),
    Case(
      "longer than a time",
      #"{"timeSince": {"completed": "w/boss"}, "moreThan": "3d"}"#, boss, given: bossKilled,
      opensAt: "2026-01-04T00:00:01Z"),
    Case(
      "not within a time",
      #"{"when": {"not": {"timeSince": {"completed": "w/boss"}, "atMost": "1h"}}, "live": true}"#,
      boss, given: bossKilled, opensAt: "2026-01-01T01:00:01Z"),
    Case(
      "on a Saturday that is not too late",
      #"{"when": {"all": [\#(saturday), {"timeSince": {"completed": "w/boss"}, "atMost": "2d"}]}, "#
        + #""live": true}"#, boss, given: bossKilled, opensAt: "2026-01-02T23:00:00Z"),
    Case(
      "on a Saturday that is too late",
      #"{"when": {"all": [\#(saturday), {"timeSince": {"completed": "w/boss"}, "atMost": "1d"}]}, "#
        + #""live": true}"#, boss, given: bossKilled, opensAt: nil),
    Case(
      "a daily fact is forgotten before its time comes",
      #"{"when": {"timeSince": {"visited": "inn"}, "atLeast": "5h"}, "live": true}"#,
      #""locations": {"inn": {"unlock": true, "scope": "daily"}}, "#
        + #""resets": {"daily": {"every": "day", "at": "04:00", "zone": "UTC"}}"#,
      given: [#"{"visit": "inn"}"#], opensAt: nil),
    Case(
      "a daily fact whose time comes before",
      #"{"when": {"timeSince": {"visited": "inn"}, "atLeast": "3h"}, "live": true}"#,
      #""locations": {"inn": {"unlock": true, "scope": "daily"}}, "#
        + #""resets": {"daily": {"every": "day", "at": "04:00", "zone": "UTC"}}"#,
      given: [#"{"visit": "inn"}"#], opensAt: "2026-01-01T03:00:00Z"),
    Case(
      "ranks by the time since something",
      #"{"reach": {"timeSince": {"completed": "w/boss"}}, "at": [3600, 7200]}, "ranks": 2"#, boss,
      given: bossKilled, opensAt: "2026-01-01T01:00:00Z"),
  ]

  static let nodes: [Case] = [
    Case(
      "with another node", #"{"unlocked": "g"}"#,
      #""features": {"g": {"unlock": {"when": {"now": {"from": "2026-03-01T00:00:00Z"}}, "#
        + #""live": false}}}"#, opensAt: "2026-03-01T00:00:00Z"),
    Case(
      "with another node that is only live, when it has closed",
      #"{"when": {"all": [{"unlocked": "g"}, {"now": {"from": "2026-04-01T00:00:00Z"}}]}, "live": true}"#,
      #""features": {"g": {"unlock": {"when": {"now": {"until": "2026-03-01T00:00:00Z"}}, "#
        + #""live": true}}}"#, opensAt: nil),
    Case(
      "nodes that wait for each other", #"{"when": {"unlocked": "g"}, "live": true}"#,
      #""features": {"g": {"unlock": [{"when": {"unlocked": "f"}, "live": true}, {"price": "free"}]}}"#,
      opensAt: nil),
    Case(
      "while a product is owned",
      #"{"when": {"now": {"from": "2026-03-01T00:00:00Z"}}, "product": "pass"}"#,
      #""products": {"pass": {"kind": "permanent"}}"#,
      given: [#"{"grant": {"unlock": ["pass"]}}"#], opensAt: "2026-03-01T00:00:00Z"),
    Case(
      "while a product is not owned",
      #"{"when": {"now": {"from": "2026-03-01T00:00:00Z"}}, "product": "pass"}"#,
      #""products": {"pass": {"kind": "permanent"}}"#, opensAt: nil),
    Case(
      "a hidden node says nothing",
      #"{"when": {"now": {"from": "2026-03-01T00:00:00Z"}}, "live": false}, "visible": {"flag": "x"}"#,
      #""flags": ["x"]"#, opensAt: nil),
  ]

  static let others: [Case] = [
    Case(
      "after a timer", #"{"when": {"not": {"waiting": "brew"}}, "live": true}"#,
      #""timers": {"brew": {"after": "8h", "grants": {"coins": 1}}}, "currencies": ["coins"]"#,
      given: [#"{"grant": {"timers": ["brew"]}}"#], opensAt: "2026-01-01T08:00:00Z"),
    Case(
      "a timer that starts itself again", #"{"when": {"not": {"waiting": "tide"}}, "live": true}"#,
      #""timers": {"tide": {"after": "8h", "grants": {"timers": ["tide"]}}}"#,
      given: [#"{"grant": {"timers": ["tide"]}}"#], opensAt: nil),
    Case(
      "a timer that opens it", #"false"#,
      #""timers": {"egg": {"after": "2d", "grants": {"unlock": ["f"]}}}"#,
      given: [#"{"grant": {"timers": ["egg"]}}"#], opensAt: "2026-01-03T00:00:00Z"),
    Case(
      "a timer that would open it and does not wait", #"false"#,
      #""timers": {"egg": {"after": "2d", "grants": {"unlock": ["f"]}}}"#, opensAt: nil),
    Case(
      "a refill", #"{"when": {"have": "energy", "atLeast": 5}, "live": false}"#,
      #""currencies": {"energy": {"cap": 6, "initial": 1, "refill": {"amount": 2, "every": "30m"}}}"#,
      opensAt: "2026-01-01T01:00:00Z"),
    Case(
      "a refill that does not go so far",
      #"{"when": {"have": "energy", "atLeast": 7}, "live": false}"#,
      #""currencies": {"energy": {"cap": 6, "refill": {"amount": 2, "every": "30m"}}}"#,
      given: [#"{"take": {"energy": 6}}"#], opensAt: nil),
    Case(
      "after the year 9999",
      #"{"timeSince": {"completed": "w/boss"}, "atLeast": 9223372036854775807}"#, boss,
      given: bossKilled, opensAt: nil),
  ]

  @Test("A feature", arguments: cases)
  func opensAt(_ one: Case) throws {
    let feature = #""f": {"unlock": \#(one.unlock)}"#
    let marker = #""features": {"#
    let tables =
      one.tables.contains(marker)
      ? one.tables.replacing(marker, with: marker + feature + ", ")
      : one.tables + (one.tables.isEmpty ? "" : ", ") + marker + feature + "}"
    let game = try TestGame(tables, zones: TestZones.fixture())
    var player = TestPlayer(game)
    try player.play(all: one.given)
    let node = try game.node("f")
    let record = game.engine.status(of: node, in: player.state)
    #expect(record.opensAt.map(Instants.text) == one.opensAt)
    guard let opensAt = record.opensAt else { return }
    #expect(record.status == .locked)
    #expect(game.engine.explain(node, in: player.state).record == record)
    var early = player
    #expect(early.apply(Command(.tick, now: opensAt - 1)).hasPrefix("accepted"))
    #expect(!game.engine.isOpen(node, in: early.state), "it opened before")
    #expect(player.apply(Command(.tick, now: opensAt)).hasPrefix("accepted"))
    #expect(game.engine.isOpen(node, in: player.state), "it did not open")
    #expect(game.engine.status(of: node, in: player.state).opensAt == nil)
  }

  @Test("A level opens with its world")
  func levels() throws {
    let game = try TestGame(
      """
      "flags": ["x"],
      "worlds": [{"id": "w", "unlock": {"when": {"now": {"from": "2026-03-01T00:00:00Z"}},
        "live": false}, "levels": [2,
        {"id": "late", "unlock": {"when": {"now": {"from": "2026-04-01T00:00:00Z"}}, "live": false}},
        {"id": "x", "unlock": {"flag": "x"}}]}]
      """)
    var player = TestPlayer(game)
    func opensAt(_ id: String) throws -> String? {
      game.engine.status(of: try game.node(id), in: player.state).opensAt.map(Instants.text)
    }
    #expect(try opensAt("w") == "2026-03-01T00:00:00Z")
    #expect(try opensAt("w/1") == "2026-03-01T00:00:00Z")
    #expect(try opensAt("w/2") == nil)
    #expect(try opensAt("w/late") == "2026-04-01T00:00:00Z")
    #expect(try opensAt("w/x") == nil)
    try player.play(#"{"grant": {"unlock": ["w/x"]}}"#)
    #expect(try opensAt("w/x") == "2026-03-01T00:00:00Z")
    try player.play(#"{"tick": true, "now": "2026-03-01T00:00:00Z"}"#)
    #expect(try opensAt("w/1") == nil)
    #expect(try opensAt("w/late") == "2026-04-01T00:00:00Z")
  }
}
