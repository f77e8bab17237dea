import ProgressionEngine
import ProgressionModel

/// A rule pack that a scenario plays.
struct PlayedPack {
  let engine: Engine
  /// The game of the engine, whose tables end with the conditions of the scenarios.
  let tables: Game
  let carousel: Carousel

  init(engine: Engine, tables: Game) {
    self.engine = engine
    self.tables = tables
    carousel = Carousel(of: engine.game)
  }

  /// The packs of a file, in the order of their numbers.
  static func all(of file: ScenarioFile, engine: Engine) -> [PlayedPack] {
    [PlayedPack(engine: engine, tables: file.game)]
      + file.upgrades.map { PlayedPack(engine: $0.engine, tables: $0.game) }
  }
}
