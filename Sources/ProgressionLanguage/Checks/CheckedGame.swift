import ProgressionModel

/// A game with what the checks share about it.
struct CheckedGame {
  let game: Game
  let facts: GameFacts
  let measures: MeasureTable
  let order: ExpressionOrder
  let ranges: StaticRanges

  init(_ game: Game) {
    self.game = game
    facts = GameFacts(game)
    measures = MeasureTable(game)
    order = ExpressionOrder(game)
    ranges = StaticRanges(game, facts: facts, measures: measures, order: order)
  }
}
