import ProgressionEngine
import ProgressionModel
import ProgressionText
import Testing

/// Calendars, growth, timers and refills through an update of a pack.
@Suite("Updates of a pack and time")
struct AdoptionTimeTests {
  private static func pack(_ daily: String, more: String = "") -> String {
    """
    "resets": {"daily": {\(daily), "grants": {"c": 1}}}, "currencies": ["c", "t"],
    "worlds": [{"id": "q", "scope": "daily", "unlock": true, "levels": [{"id": "x",
      "rewards": {"onComplete": {"t": 10}}}]}],
    "features": {"keen": {"unlock": {"when": {"streak": "q/x", "atLeast": 3}, "live": true}}}\(more)
    """
  }

  /// Three days played in a row, each at 10:00 UTC.
  private func played(_ pack: String) throws -> TestPlayer {
    var player = TestPlayer(try TestGame(pack))
    for day in 1...3 {
      try player.play(#"{"complete": "q/x", "now": "2026-01-0\#(day)T10:00:00Z"}"#)
    }
    return player
  }

  @Test(
    "Another calendar ends nothing by itself: its next boundary is the next one after the update",
    arguments: [
      (#""every": "day", "at": "04:00", "zone": "UTC""#, "2026-01-04T03:59:59Z"),
      (#""every": "day", "at": "12:00", "zone": "UTC""#, "2026-01-03T11:59:59Z"),
      (#""every": "day", "at": "09:00", "zone": "UTC""#, "2026-01-04T08:59:59Z"),
      (#""every": "day", "at": "04:00", "zone": "Europe/Berlin""#, "2026-01-04T02:59:59Z"),
      (#""every": "day", "at": "04:00", "zone": "Pacific/Chatham""#, "2026-01-03T14:14:59Z"),
      (#""every": "week", "on": "monday", "at": "04:00", "zone": "UTC""#, "2026-01-05T03:59:59Z"),
    ])
  func calendar(_ calendar: String, _ last: String) throws {
    let old = try played(AdoptionTimeTests.pack(#""every": "day", "at": "04:00", "zone": "UTC""#))
    #expect(try old.have("c") == 3)
    #expect(try old.have("t") == 30)
    let game = try TestGame(
      AdoptionTimeTests.pack(calendar), version: "1.1.0", zones: try TestZones.fixture())
    let adoption = try Adoption(of: old, by: game)
    #expect(adoption.line == "")
    var player = adoption.player
    #expect(try player.statuses(["q/x", "keen"]) == "q/x completed, keen unlocked")
    try player.play(#"{"tick": true, "now": "\#(last)"}"#)
    #expect(try player.have("c") == 3)
    #expect(try player.status("q/x") == "completed")
    let instant = try Instants.parse(last) + 1
    try player.play(#"{"tick": true, "now": "\#(Instants.text(instant))"}"#)
    #expect(try player.have("c") == 4)
    #expect(try player.statuses(["q/x", "keen"]) == "q/x unlocked, keen unlocked")
    try player.play(#"{"complete": "q/x"}"#)
    #expect(try player.have("t") == 40)
    try player.restart()
  }

  @Test("A calendar that is new, and one that was a reset by command")
  func newCalendar() throws {
    let before = #""currencies": ["c"], "resets": {"run": {"by": "command"}}"#
    var old = TestPlayer(try TestGame(before))
    try old.play(all: [#"{"reset": "run"}"#, #"{"reset": "run"}"#])
    let after = """
      "currencies": ["c"], "resets": {"run": {"every": "day", "at": "00:00", "zone": "UTC",
        "grants": {"c": 1}}, "week": {"every": "week", "on": "friday", "at": "00:00", "zone": "UTC",
        "grants": {"c": 10}}}
      """
    let adoption = try Adoption(of: old, by: try TestGame(after, version: "1.1.0"))
    #expect(adoption.line == "")
    var player = adoption.player
    #expect(try player.have("c") == 0)
    try player.play(#"{"tick": true, "now": "2026-01-02T00:00:00Z"}"#)
    #expect(try player.have("c") == 11)
  }

  @Test("Growth that was not watched begins at nothing, growth that was goes on")
  func growth() throws {
    let before = AdoptionTimeTests.pack(
      #""every": "day", "at": "04:00", "zone": "UTC""#,
      more: #", "rules": {"r": {"earned": "t", "since": "daily", "atLeast": 5}}"#)
    let after = AdoptionTimeTests.pack(
      #""every": "day", "at": "04:00", "zone": "UTC""#,
      more: """
        , "rules": {"r": {"earned": "t", "since": "daily", "atLeast": 10},
          "s": {"earned": "c", "since": "daily", "atLeast": 1}}
        """)
    let old = try played(before)
    let adoption = try Adoption(of: old, by: try TestGame(after, version: "1.1.0"))
    let game = adoption.player.game.game
    func holds(_ index: Int) -> Bool {
      adoption.player.game.engine.holds(
        game.rules[index].condition, of: game, in: adoption.player.state)
    }
    #expect(holds(0))
    #expect(!holds(1))
  }

  @Test("A refill that is new counts from the update, a shorter timer fires at it")
  func clocks() throws {
    let before = """
      "currencies": {"e": {"cap": 9}, "c": {}},
      "timers": {"brew": {"after": "20h", "grants": {"c": 5}}},
      "worlds": [{"id": "a", "levels": [{"id": "x", "rewards": {"onComplete": {"timers": ["brew"]}}}]}]
      """
    var old = TestPlayer(try TestGame(before))
    try old.play(all: [#"{"complete": "a/x"}"#, #"{"tick": true, "now": "2026-01-01T10:00:00Z"}"#])
    let after = """
      "currencies": {"e": {"cap": 9, "refill": {"amount": 1, "every": "1h"}}, "c": {}},
      "timers": {"brew": {"after": "8h", "grants": {"c": 5}}},
      "worlds": [{"id": "a", "levels": [{"id": "x", "rewards": {"onComplete": {"timers": ["brew"]}}}]}]
      """
    let adoption = try Adoption(of: old, by: try TestGame(after, version: "1.1.0"))
    #expect(adoption.line == "paid c:5")
    var player = adoption.player
    #expect(try player.have("e") == 0)
    try player.play(#"{"tick": true, "now": "2026-01-01T11:00:00Z"}"#)
    #expect(try player.have("e") == 1)
  }

  @Test("What ended periods had paid stays through changed scopes and removed owners")
  func closed() throws {
    let before = AdoptionTimeTests.pack(#""every": "day", "at": "04:00", "zone": "UTC""#)
    var player = try played(before)
    let packs = [
      #""currencies": ["c", "t"]"#,
      #""currencies": ["c"]"#,
      #""currencies": ["c", "t"], "resets": {"daily": {"every": "week", "on": "monday", "at": "00:00", "zone": "UTC"}}"#,
      before,
    ]
    for (index, pack) in packs.enumerated() {
      let game = try TestGame(pack, version: "1.\(index + 1).0")
      player = try Adoption(of: player, by: game).player
      if index != 1 { #expect(try player.have("t") == 30) }
      #expect(try player.have("c") == 3)
    }
    #expect(try player.statuses(["q/x", "keen"]) == "q/x completed, keen unlocked")
    try player.play(#"{"complete": "q/x", "now": "2026-01-04T10:00:00Z"}"#)
    #expect(try player.have("t") == 40)
  }
}
