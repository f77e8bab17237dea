import ProgressionModel
import ProgressionText

/// Finds levels that nothing counts: playing them changes nothing.
enum LevelUseCheck {
  /// - Complexity: O(n) for n levels.
  static func run(on checked: CheckedGame, _ usage: Usage, into findings: inout Findings) {
    let game = checked.game
    for (position, shape) in checked.shape.nodes.enumerated() {
      guard let world = shape.world, !usage.isNodeRead[position],
        game.nodes[position].rewards.isEmpty
      else { continue }
      // Levels that are no bonus complete their world, unless it says otherwise.
      let completes = checked.shape[world].completeWhen == nil
      if !shape.isBonus && completes { continue }
      // What the world lacks is a level that is no bonus.
      if findings.contains(.neverCompletedWorld, at: game.nodes[world.position].place) { continue }
      let (id, worldID) = (game.nodes[position].id, game.nodes[world.position].id)
      let why =
        shape.isBonus
        ? "it is a bonus level" : "`\(worldID)` is completed by its `completeWhen`"
      findings.add(
        .uncountedLevel, severity: .warning, at: game.nodes[position].place,
        "nothing counts `\(id)`: \(why), it has no rewards, and no condition or collection asks for it",
        help: ["give it a reward, or count its stars or its completion somewhere"])
    }
  }
}
