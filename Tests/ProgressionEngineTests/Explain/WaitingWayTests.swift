import ProgressionEngine
import ProgressionModel
import Testing

@Suite("Waiting among the ways on")
struct WaitingWayTests {
  private static let tables = """
    "flags": ["x", "y"], "currencies": {"coins": {}}, "counters": ["n"],
    "worlds": [{"id": "w", "title": "Lumina", "levels": [{"id": "boss", "title": "Boss"}]}],
    "products": {"pass": {"kind": "permanent", "store": "com.example.p"}},
    "timers": {"brew": {"after": "8h", "grants": {"coins": 1}}},
    "resets": {"daily": {"every": "day", "at": "04:00", "zone": "UTC"}}
    """
  private static let later = #"{"when": {"now": {"from": "2026-03-01T00:00:00Z"}}, "live": true}"#
  private static let passed = #"{"when": {"now": {"until": "2025-03-01T00:00:00Z"}}, "live": true}"#

  @Test(
    "Time alone is better than what cannot be and than real money, and one leaf among others",
    arguments: [
      (#"[\#(passed), \#(later)]"#, 1),
      (#"[{"product": "pass"}, \#(later)]"#, 1),
      (#"[\#(later), {"product": "pass"}]"#, 0),
      (#"[{"when": {"cohort": "new-shop", "share": 3}, "live": true}, \#(later)]"#, 1),
      // One leaf to wait for against two to play for, and the other way round.
      (#"[{"when": {"all": [{"flag": "x"}, {"flag": "y"}]}}, \#(later)]"#, 1),
      (
        #"[{"when": {"all": [{"flag": "x"}, {"now": {"from": "2026-03-01T00:00:00Z"}}]}, "#
          + #""live": true}, {"when": {"flag": "x"}}]"#,
        1
      ),
      // A tie goes to the first.
      (#"[\#(later), {"when": {"flag": "x"}}]"#, 0),
      (#"[{"when": {"flag": "x"}}, \#(later)]"#, 0),
      // The nearer of two times, in relation to what is needed.
      (
        #"[{"when": {"timeSince": {"completed": "w/boss"}, "atLeast": "10h"}}, "#
          + #"{"when": {"timeSince": {"completed": "w/boss"}, "atLeast": "8h"}}]"#,
        1
      ),
      // What is nearly there against what has not begun.
      (
        #"[{"when": {"flag": "x"}}, {"when": {"timeSince": {"completed": "w/boss"}, "#
          + #""atLeast": "8h"}}]"#,
        1
      ),
      (#"[\#(passed), {"when": false}]"#, nil),
    ] as [(String, Int64?)])
  func next(_ routes: String, _ next: Int64?) throws {
    let game = try TestGame(
      WaitingWayTests.tables + #", "features": {"f": {"unlock": \#(routes)}}"#)
    var player = TestPlayer(game)
    try player.play(all: [
      #"{"complete": "w/boss"}"#, #"{"tick": true, "now": "2026-01-01T05:00:00Z"}"#,
    ])
    #expect(game.engine.explain(try game.node("f"), in: player.state).next == next)
  }

  @Test("A node that waits, as text")
  func text() throws {
    let game = try TestGame(
      WaitingWayTests.tables + """
        , "features": {"vault": {"title": "Vault", "unlock": {"when": {"all": [
          {"timeSince": {"completed": "w/boss"}, "atLeast": "3d"},
          {"not": {"waiting": "brew"}},
          {"now": {"days": ["saturday", "sunday"], "between": ["18:00", "22:00"], "zone": "UTC"}}
        ]}, "live": true}}}
        """)
    var player = TestPlayer(game)
    try player.play(all: [
      #"{"complete": "w/boss"}"#, #"{"grant": {"timers": ["brew"]}}"#,
      #"{"tick": true, "now": "2026-01-01T05:00:00Z"}"#,
    ])
    let explanation = game.engine.explain(try game.node("vault"), in: player.state)
    #expect(
      explanation.description == """
        Vault (`vault`) is locked, opens at 2026-01-04T18:00:00Z
          way 1, open while it holds:
            ✗ 5h of 3d since Boss was completed: 2d 19h more
            ✗ timer `brew` waits until 2026-01-01T08:00:00Z, for 3h more, which closes this
            ✗ Saturday, Sunday 18:00 to 22:00 in UTC; next at 2026-01-03T18:00:00Z, in 2d 13h
          next: 5h of 3d since Boss was completed: 2d 19h more; timer `brew` waits until \
        2026-01-01T08:00:00Z, for 3h more, which closes this; Saturday, Sunday 18:00 to 22:00 in \
        UTC; next at 2026-01-03T18:00:00Z, in 2d 13h
        """)
  }

  /// A daily fact that has grown too large, or was done, is free again tomorrow.
  @Test(
    "What a reset brings back is not impossible",
    arguments: [
      (#"{"not": {"completed": "d/1"}}"#, false), (#"{"stars": "d/1", "atMost": 1}"#, false),
      (#"{"not": {"completed": "w/boss"}}"#, true), (#"{"stars": "w", "atMost": 1}"#, true),
      (#"{"earned": "coins", "atMost": 1}"#, true), (#"{"earned": "chips", "atMost": 1}"#, false),
      (#"{"earned": "coins", "since": "daily", "atMost": 1}"#, false),
      (#"{"purchases": "meal", "atMost": 0}"#, false),
      // The other side may grow too.
      (#"{"stars": "w", "atMost": {"counter": "n"}}"#, false),
      (#"{"not": {"stars": "w", "atLeast": 2}}"#, true),
    ] as [(String, Bool)])
  func daily(_ condition: String, _ isImpossible: Bool) throws {
    let game = try TestGame(
      """
      "currencies": ["coins"], "items": {"chips": {"scope": "daily"}}, "counters": ["n"],
      "worlds": [{"id": "w", "levels": ["boss"]}, {"id": "d", "scope": "daily", "unlock": true,
        "levels": 1}],
      "products": {"meal": {"kind": "consumable", "price": {"coins": 1}, "scope": "daily"}},
      "features": {"f": {"unlock": {"when": \(condition), "live": true}}},
      "resets": {"daily": {"every": "day", "at": "04:00", "zone": "UTC"}}
      """)
    var player = TestPlayer(game)
    try player.play(all: [
      #"{"grant": {"coins": 5, "chips": 5}}"#, #"{"complete": "w/boss", "stars": 2}"#,
      #"{"complete": "d/1", "stars": 2}"#, #"{"buy": "meal"}"#,
    ])
    let explanation = game.engine.explain(try game.node("f"), in: player.state)
    #expect(explanation.routes[0].unmet.map { $0.isImpossible } == [isImpossible])
    #expect((explanation.next == nil) == isImpossible)
  }
}
