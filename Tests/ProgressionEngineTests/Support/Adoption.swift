import ProgressionEngine
import ProgressionModel
import ProgressionText
import Testing

/// What another version of a pack makes of a player.
struct Adoption {
  var player: TestPlayer
  var report: AdoptionReport

  /// Adopts a player, and checks what holds of every adoption: the result is up to date, settled and
  /// loads; a second time nothing changes; the saved text is adopted into the same state.
  init(
    of old: TestPlayer, by game: TestGame, at location: SourceLocation = #_sourceLocation
  ) throws {
    let engine = game.engine
    let (state, report) = try engine.adopt(old.state)
    player = TestPlayer(game)
    player.state = state
    self.report = report
    #expect(engine.isUpToDate(state), sourceLocation: location)
    #expect(!state.needsSettling, sourceLocation: location)
    let loaded = try game.load(engine.encode(state))
    #expect(loaded == state, sourceLocation: location)
    #expect(!loaded.needsSettling, "something waits", sourceLocation: location)
    let again = try engine.adopt(state)
    #expect(again.report.isEmpty, sourceLocation: location)
    #expect(engine.encode(again.state) == engine.encode(state), sourceLocation: location)
    let file = SourceFile(name: "old", bytes: old.game.engine.encode(old.state))
    let read = try engine.adopt(file, id: FileID(index: 0))
    #expect(engine.encode(read.state) == engine.encode(state), sourceLocation: location)
    #expect(read.report.paid == report.paid, sourceLocation: location)
    #expect(read.report.changes == report.changes, sourceLocation: location)
  }

  /// The report in one line, without its changes.
  var line: String {
    var parts: [String] = []
    func add(_ name: String, _ texts: [String]) {
      if !texts.isEmpty { parts.append("\(name) \(texts.joined(separator: " "))") }
    }
    add("renamed", report.renamed.map { "\($0.old)>\($0.new)" })
    add("removed", report.removed)
    add("opened", report.opened)
    add("kept", report.keptOpen)
    add("lost", report.completionLost)
    add("paid", report.paid.map { "\($0.id):\($0.amount)" })
    return parts.joined(separator: ", ")
  }
}
