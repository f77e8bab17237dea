import ProgressionModel

/// A game with what the checks share about it.
///
/// A class, since a copy of so many tables costs more than most checks.
final class CheckedGame: Sendable {
  let game: Game
  let shape: GameShape
  let facts: GameFacts
  let measures: MeasureTable
  let order: ExpressionOrder
  let ranges: StaticRanges

  init(_ game: Game, isWhole: Bool = true) {
    self.game = game
    shape = GameShape(game)
    facts = GameFacts(game, shape: shape)
    measures = MeasureTable(game)
    order = ExpressionOrder(game)
    ranges = StaticRanges(
      game, shape: shape, facts: facts, measures: measures, order: order, isWhole: isWhole)
  }
}
