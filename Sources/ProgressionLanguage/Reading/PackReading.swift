public import ProgressionModel
public import ProgressionText

/// What became of reading a rule pack.
public struct PackReading: Sendable {
  /// The game, or `nil` when there was any error.
  public var game: Game?
  /// The findings, by file and place.
  public var diagnostics: [Diagnostic]
  /// What could be read of the game, with or without errors: its ids are for editors.
  ///
  /// `nil` where the main file could not be read.
  package var part: Game?
  /// Whether no id is missing in that part for want of a file or table that could be read.
  package var hasAllIDs = false
  /// Whether nothing is missing in that part: what errors there are, the checks found.
  package var isPartWhole = false

  /// Makes a reading.
  public init(game: Game?, diagnostics: [Diagnostic]) {
    self.game = game
    self.diagnostics = diagnostics
  }
}
