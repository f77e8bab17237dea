public import ProgressionModel
public import ProgressionText

/// What became of reading a rule pack.
public struct PackReading: Sendable {
  /// The game, or `nil` when there was any error.
  public var game: Game?
  /// The findings, by file and place.
  public var diagnostics: [Diagnostic]
  /// What could be read of the game: after an error its ids, for what offers them to the writer.
  package var part: Game?

  /// Makes a reading.
  public init(game: Game?, diagnostics: [Diagnostic]) {
    self.game = game
    self.diagnostics = diagnostics
  }
}
