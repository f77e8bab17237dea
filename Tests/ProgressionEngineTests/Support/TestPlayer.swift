import ProgressionEngine
import ProgressionModel
import Testing

/// A player of a test's pack.
///
/// Every step also checks what must hold after every step.
struct TestPlayer {
  let game: TestGame
  var state: PlayerState

  init(_ game: TestGame) {
    self.game = game
    state = game.engine.newPlayer()
  }

  /// Plays a command from JSON; the answer is its outcome as a line of text.
  @discardableResult
  mutating func play(
    _ json: String, as authority: Authority = .operator,
    at location: SourceLocation = #_sourceLocation
  ) throws -> String {
    apply(try Command(json: json), as: authority, at: location)
  }

  /// Plays a command; the answer is its outcome as a line of text.
  ///
  /// A preview must say the same and change nothing; a rejection must leave the state as it was,
  /// saved bytes and derived values; the derived values must be those of the facts.
  @discardableResult
  mutating func apply(
    _ command: Command, as authority: Authority = .operator,
    at location: SourceLocation = #_sourceLocation
  ) -> String {
    let engine = game.engine
    let before = (state: state, bytes: engine.encode(state))
    let preview = TestPlayer.line { () throws(Rejection) in
      try engine.preview(command, on: state, as: authority)
    }
    #expect(engine.encode(state) == before.bytes, "a preview changed", sourceLocation: location)
    let line = TestPlayer.line { () throws(Rejection) in
      try engine.apply(command, to: &state, as: authority)
    }
    #expect(preview == line, sourceLocation: location)
    if !line.hasPrefix("accepted") {
      #expect(state == before.state, "\(line) changed the state", sourceLocation: location)
      #expect(
        engine.encode(state) == before.bytes, "\(line) changed bytes", sourceLocation: location)
    } else {
      #expect(state.revision == before.state.revision + 1, sourceLocation: location)
    }
    #expect(engine.isUpToDate(state), "derived values after \(line)", sourceLocation: location)
    return line
  }

  /// Plays commands that must be accepted.
  mutating func play(
    all commands: [String], at location: SourceLocation = #_sourceLocation
  ) throws {
    for command in commands {
      let line = try play(command, at: location)
      #expect(line.hasPrefix("accepted"), "\(command): \(line)", sourceLocation: location)
    }
  }

  /// The exact status of a node.
  func status(_ id: String) throws -> String {
    game.engine.status(of: try game.node(id), in: state).status.description
  }

  /// The statuses of nodes, as in `a open, b locked`.
  func statuses(_ ids: [String]) throws -> String {
    try ids.map { "\($0) \(try status($0))" }.joined(separator: ", ")
  }

  func have(_ id: String) throws -> Int64 {
    game.engine.have(try game.holding(id), in: state)
  }

  /// Saves and loads, which must change nothing.
  mutating func restart() throws {
    let bytes = game.engine.encode(state)
    let loaded = try game.load(bytes)
    #expect(loaded == state)
    #expect(game.engine.encode(loaded) == bytes)
    state = loaded
  }

  private static func line(_ body: () throws(Rejection) -> Outcome) -> String {
    do throws(Rejection) {
      return try body().line
    } catch {
      return error.line
    }
  }
}
