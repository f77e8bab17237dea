/// What reading a rule pack looks for.
public enum PackFindings: Hashable, Sendable {
  /// Everything that there is to say about the pack.
  case all
  /// Errors, for who only wants to play the game: nothing is said of a pack that has none, and
  /// everything of a pack that has one.
  case errors
}
