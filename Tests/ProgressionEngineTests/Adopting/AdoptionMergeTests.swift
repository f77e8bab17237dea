import ProgressionEngine
import ProgressionModel
import ProgressionReference
import ProgressionText
import Testing

/// Devices that took the same update, each for itself.
@Suite("Updates of a pack on two devices")
struct AdoptionMergeTests {
  private static let before = """
    "currencies": ["c"], "items": ["key"], "worlds": [{"id": "a", "levels": [
      {"id": "x", "rewards": {"onComplete": {"c": 10}}},
      {"id": "y", "unlock": true, "rewards": {"onComplete": {"c": 10}}}]}]
    """
  /// The levels stay, their rewards do not.
  private static let unpaid = """
    "currencies": ["c"], "items": ["key"], "worlds": [{"id": "a", "levels": ["x", "y"]}]
    """
  /// The world is gone.
  private static let gone = #""currencies": ["c"], "items": ["key"]"#

  @Test(
    "What was paid for one thing counts once, for two things twice, though it is gone",
    arguments: [
      (["a/x"], ["a/x"], 10), (["a/x"], ["a/y"], 20), (["a/x"], ["a/x", "a/y"], 20),
      ([], ["a/y"], 10),
    ] as [([String], [String], Int64)])
  func orphans(_ phone: [String], _ tablet: [String], _ coins: Int64) throws {
    for after in [AdoptionMergeTests.unpaid, AdoptionMergeTests.gone] {
      let game = try TestGame(after, version: "1.1.0")
      func device(_ levels: [String]) throws -> PlayerState {
        var player = TestPlayer(try TestGame(AdoptionMergeTests.before))
        try player.play(all: levels.map { #"{"complete": "\#($0)"}"# })
        return try Adoption(of: player, by: game).player.state
      }
      let (left, right) = (try device(phone), try device(tablet))
      var both = TestPlayer(game)
      both.state = try game.engine.merge(left, right)
      #expect(try both.have("c") == coins)
      let other = try game.engine.merge(right, left)
      #expect(game.engine.encode(other) == game.engine.encode(both.state))
      let twice = try game.engine.merge(both.state, left)
      #expect(game.engine.encode(twice) == game.engine.encode(both.state))
      try both.restart()
      // Under a pack that knows them again it is as if nothing had been.
      let back = try Adoption(
        of: both, by: try TestGame(AdoptionMergeTests.before, version: "1.2.0"))
      #expect(try back.player.have("c") == coins)
      #expect(back.report.paid.isEmpty)
    }
  }

  @Test("Unknown content of both devices is there, whatever comes first")
  func unknown() throws {
    let player = try UnknownContentTests.played()
    let engine = player.game.engine
    let json = try ReferenceJSON(
      parsing: String(decoding: engine.encode(player.state), as: UTF8.self)
    ).setting("schema", "2.3")
    var states: [PlayerState] = []
    for place in 0..<UnknownContentTests.count(json) {
      var left = place
      let value: ReferenceJSON = .int(Int64(place))
      let newer = UnknownContentTests.adding("future", value, to: json, at: &left)
      if newer != json {
        states.append(try player.game.load(ContiguousArray(newer.canonical.utf8)))
      }
    }
    for (index, one) in states.enumerated() {
      let other = states[(index * 7 + 3) % states.count]
      let merged = engine.encode(try engine.merge(one, other))
      #expect(engine.encode(try engine.merge(other, one)) == merged)
      #expect(engine.encode(try player.game.load(merged)) == merged)
      #expect(engine.encode(try engine.merge(one, one)) == engine.encode(one))
    }
  }
}
