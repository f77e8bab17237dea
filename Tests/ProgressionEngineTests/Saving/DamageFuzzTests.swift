import ProgressionEngine
import ProgressionModel
import ProgressionText
import Testing

/// Whatever happens to a saved state: it is refused with a place, or it is a sound state.
@Suite("Damaged saved states")
struct DamageFuzzTests {
  @Test("Round trips after every step of random scripts", arguments: 0..<4)
  func roundTrips(_ part: Int) throws {
    let offset = UInt64(1000 * part)
    for play in RandomPlay.plays(LongRun.count(3), size: 15, commands: 50, from: offset) {
      var player = TestPlayer(play.game)
      for command in play.script {
        player.apply(command, as: .store)
        #expect(!player.state.needsSettling)
        try player.restart()
      }
    }
  }

  @Test("Random bytes and random structure", arguments: 0..<4)
  func random(_ part: Int) throws {
    let offset = UInt64(5000 + 1000 * part)
    var loaded = 0
    for play in RandomPlay.plays(LongRun.count(5), size: 10, commands: 40, from: offset) {
      let engine = play.game.engine
      var state = engine.newPlayer()
      for command in play.script { _ = engine.apply([command], to: &state, as: .store) }
      let bytes = engine.encode(state)
      let text = String(decoding: bytes, as: UTF8.self)
      var damage = StateDamage(seed: play.seed)
      for round in 0..<50 {
        let damaged =
          round % 3 == 0 ? damage.bytes(bytes) : ContiguousArray(try damage.structure(text).utf8)
        if check(damaged, play) { loaded += 1 }
      }
    }
    // Some damage is another sound state, such as another flag or seed.
    #expect(loaded > 0)
  }

  /// Whether the damaged state is a sound one after all.
  private func check(_ bytes: ContiguousArray<UInt8>, _ play: RandomPlay) -> Bool {
    let game = play.game
    var state: PlayerState
    do throws(StateError) {
      state = try game.load(bytes)
    } catch {
      #expect(!error.diagnostics.isEmpty)
      for diagnostic in error.diagnostics {
        #expect(Int(diagnostic.place.end) <= bytes.count, "seed \(play.seed)")
      }
      return false
    }
    let shown = String(decoding: bytes, as: UTF8.self)
    let saved = game.engine.encode(state)
    let again = try? game.load(saved)
    #expect(again == state, "seed \(play.seed): \(shown)")
    for command in play.script.prefix(20) {
      _ = game.engine.apply([command], to: &state, as: .store)
    }
    #expect(game.engine.isUpToDate(state), "seed \(play.seed): \(shown)")
    #expect((try? game.load(game.engine.encode(state))) == state, "seed \(play.seed): \(shown)")
    for index in game.game.nodes.indices {
      let node = NodeRef(position: index)
      _ = game.engine.explain(node, in: state).description
      _ = game.engine.status(of: node, in: state)
    }
    return true
  }
}
