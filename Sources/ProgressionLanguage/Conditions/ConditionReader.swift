public import ProgressionModel
public import ProgressionText

/// Reads single conditions against a finished game, such as those of a scenario.
///
/// What is read is appended to the tables of a copy of the game, so that references of the game stay
/// as they are.
public struct ConditionReader: Sendable {
  private var reader: GameReader

  /// Makes a reader of conditions about a game.
  ///
  /// - Complexity: O(n) for n ids of the game.
  public init(game: Game) {
    reader = GameReader(game: game)
    reader.names = NameTable(game)
    reader.tags = TagIndex(of: game)
    for (index, set) in game.nodeSets.enumerated() {
      reader.groups[set] = NodeSetRef(position: index)
    }
  }

  /// The game with the tables that grew.
  public var game: Game { reader.game }

  /// What was found in all conditions that were read, in order of place.
  public var diagnostics: [Diagnostic] { reader.report.diagnostics.inOrderOfPlace() }

  /// Reads one condition.
  ///
  /// - Returns: where it is in the tables of `game`, or `nil` after a mistake, which is in
  ///   `diagnostics`.
  public mutating func read(_ json: JSONValue) -> ConditionRef? {
    let errors = reader.report.errorCount
    let condition = reader.condition(json)
    return reader.report.errorCount == errors ? condition : nil
  }
}
