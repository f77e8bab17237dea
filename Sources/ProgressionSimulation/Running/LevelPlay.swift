import ProgressionEngine
import ProgressionModel

/// Playing a whole world, as the step `{"complete": world}` does.
enum LevelPlay {
  /// The commands that play the levels of a world that count and are not done, in order.
  ///
  /// A level with a start price is started first; one whose stars follow from the score gets the
  /// score that its threshold asks for.
  static func commands(
    toComplete world: NodeRef, with result: LevelResult, in state: PlayerState, _ engine: Engine
  ) -> [Command] {
    let game = engine.game
    var commands: [Command] = []
    for reference in game[world].world?.levels ?? [] {
      // A withheld level counts neither for its world nor here: its total is 0.
      guard let level = game[reference].level,
        engine.progress(of: reference, in: state).total > 0,
        !engine.isCompleted(reference, in: state)
      else { continue }
      let id = game[reference].id
      if !level.startPrice.isEmpty { commands.append(Command(.start(id))) }
      commands.append(Command(.complete(id, self.result(result, of: level))))
    }
    return commands
  }

  private static func result(_ result: LevelResult, of level: Level) -> LevelResult {
    guard let stars = result.stars, result.score == nil, !level.scoreForStars.isEmpty else {
      return result
    }
    // Stars that the thresholds cannot give stay stars: the engine rejects them as it should.
    guard stars >= 0, stars <= Int64(level.scoreForStars.count) else { return result }
    var scored = result
    scored.stars = nil
    scored.score = stars >= 1 ? level.scoreForStars[Int(stars - 1)] : 0
    return scored
  }
}
