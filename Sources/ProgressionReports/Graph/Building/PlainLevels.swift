import ProgressionModel

/// The levels that open as levels do that say nothing about it: with their world, or with the level
/// before them.
enum PlainLevels {
  /// Whether each node is such a level.
  ///
  /// - Complexity: O(n) for n nodes.
  static func all(of game: Game) -> [Bool] {
    var isPlain = [Bool](repeating: false, count: game.nodes.count)
    for position in game.nodes.indices {
      guard let world = game.nodes[position].world else { continue }
      // Bonus levels between two others are skipped.
      var before: NodeRef?
      for level in world.levels {
        isPlain[level.position] = isPlainLevel(game[level], after: before, in: game)
        if game[level].level?.isBonus == false { before = level }
      }
    }
    return isPlain
  }

  private static func isPlainLevel(_ level: Node, after before: NodeRef?, in game: Game) -> Bool {
    guard level.routes.count == 1, case .automatic(isLive: false) = level.routes[0].kind else {
      return false
    }
    guard let when = level.routes[0].when else { return true }
    switch game[when] {
    case .constant(let value): return value
    case .completed(let other): return other == before
    default: return false
    }
  }
}
