import ProgressionEngine
import ProgressionModel
import ProgressionText
import Testing

/// Facts that are mostly small are exact where they are not.
@Suite("Facts wider than their lanes")
struct WideFactTests {
  private static let pack = """
    "currencies": {"coins": {}},
    "worlds": [{"id": "a", "order": "free", "levels": [
      {"id": "x", "rewards": {"onComplete": {"coins": 50}}},
      {"id": "y", "scoreForStars": [1, 2, 3]}]}],
    "features": {"few": {"unlock": {"fails": "a/x", "atLeast": 254}},
      "more": {"unlock": {"fails": "all", "atLeast": 300}},
      "often": {"unlock": {"clears": "a", "atLeast": 140002}},
      "stars": {"unlock": {"stars": "all", "atLeast": 6}},
      "high": {"unlock": {"score": "a/y", "moreThan": 9000000000}}}
    """

  /// What stands in a saved state, and what is put in its stead.
  private static let changes: [[(old: String, new: String)]] = [
    [(#""clears":1,"#, #""clears":70000,"#)],
    [(#""fails":1,"#, #""fails":299,"#)],
    [(#""earned":50}"#, #""earned":5000000000}"#)],
    [(#""stars":2"#, #""stars":4000000000"#)],
    [(#""score":3"#, #""score":9000000000"#)],
    [
      (#""at":1767225600"#, #""at":253402300799"#), (#""now":1767225600"#, #""now":253402300799"#),
    ],
  ]

  /// A player in whose saved state some numbers were put in the stead of others.
  private func player(
    _ changes: [(old: String, new: String)]
  ) throws -> (player: TestPlayer, saved: String) {
    var player = TestPlayer(try TestGame(WideFactTests.pack))
    try player.play(all: [
      #"{"complete": "a/x", "stars": 2}"#, #"{"fail": "a/x"}"#, #"{"complete": "a/y", "score": 3}"#,
    ])
    var saved = String(decoding: player.game.engine.encode(player.state), as: UTF8.self)
    for change in changes {
      try #require(saved.contains(change.old), "\(saved) has no \(change.old)")
      saved = saved.replacing(change.old, with: change.new)
    }
    let file = SourceFile(name: "saved", text: saved)
    player.state = try player.game.engine.decode(file, id: FileID(index: 0))
    return (player, saved)
  }

  @Test("Each comes back to the byte, and so do all together")
  func roundTrip() throws {
    for changes in WideFactTests.changes + [WideFactTests.changes.flatMap { $0 }] {
      let (player, saved) = try player(changes)
      #expect(String(decoding: player.game.engine.encode(player.state), as: UTF8.self) == saved)
      #expect(player.game.engine.isUpToDate(player.state), "\(changes)")
    }
  }

  @Test("Conditions and commands count on with them")
  func play() throws {
    var (player, _) = try player(WideFactTests.changes.flatMap { $0 })
    #expect(try player.status("often") == "locked")
    try player.play(all: [#"{"fail": "a/x"}"#])
    #expect(try player.status("few") == "unlocked")
    #expect(try player.status("more") == "unlocked")
    #expect(try player.status("stars") == "unlocked")
    #expect(try player.status("high") == "locked")
    try player.play(all: [
      #"{"complete": "a/x", "stars": 1}"#, #"{"complete": "a/y", "score": 9000000001}"#,
    ])
    #expect(try player.status("often") == "unlocked")
    #expect(try player.status("high") == "unlocked")
    let saved = String(decoding: player.game.engine.encode(player.state), as: UTF8.self)
    for part in [
      #""fails":300,"#, #""clears":70001,"#, #""stars":4000000000"#, #""score":9000000001"#,
      #""earned":5000000000}"#,
    ] {
      #expect(saved.contains(part), "\(saved) has no \(part)")
    }
    let coins = try player.game.holding("coins")
    #expect(player.game.engine.have(coins, in: player.state) == 5_000_000_000)
  }
}
