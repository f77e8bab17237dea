import Testing

/// A pack, what is played on it, and what is answered.
struct Script: CustomTestStringConvertible, Sendable {
  var name: String
  /// The tables of the pack.
  var pack: String
  /// Commands that must be accepted, to get there.
  var given: [String] = []
  /// Each command with its outcome as a line.
  var steps: [(command: String, outcome: String)]
  /// Exact statuses at the end.
  var status: [String: String] = [:]

  var testDescription: String { name }

  @discardableResult
  func run(at location: SourceLocation = #_sourceLocation) throws -> TestPlayer {
    var player = TestPlayer(try TestGame(pack))
    try player.play(all: given, at: location)
    for step in steps {
      let line = try player.play(step.command, at: location)
      #expect(line == step.outcome, "\(name): \(step.command)", sourceLocation: location)
      try player.restart()
    }
    for (id, expected) in status.sorted(by: { $0.key < $1.key }) {
      #expect(try player.status(id) == expected, "\(name): \(id)", sourceLocation: location)
    }
    return player
  }
}
