import ProgressionEngine
import ProgressionLanguage
import ProgressionModel

/// One rule pack as scenarios see it: its names, and the conditions that they add to its tables.
struct Vocabulary {
  /// The path as the file of scenarios has it; empty for the pack that all players begin with.
  let path: String
  let game: Game
  let names: NameTable
  /// The engine, or `nil` for the pack that all players begin with: the runner has it.
  let engine: Engine?
  var conditions: ConditionReader

  init(path: String = "", _ game: Game, engine: Engine? = nil) {
    self.path = path
    self.game = game
    self.engine = engine
    names = NameTable(game)
    conditions = ConditionReader(game: game)
  }
}
