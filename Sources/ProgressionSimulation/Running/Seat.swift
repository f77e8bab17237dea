import ProgressionEngine
import ProgressionModel

/// One player, in front of the world carousel.
struct Seat {
  /// The name; empty where the scenario gives none.
  let player: String
  /// The rule pack that the state belongs to.
  var pack: PackIndex = 0
  var account: PlayerAccount
  /// The playthrough that a step looks at, where that is not the current one.
  var shown: PlayerState?
  /// The position of the carousel among the worlds of the game.
  var position = 0
  /// The last step whose command changed anything, and what it changed.
  var lastChanges: (step: String, changes: [Change])?

  /// What a step sees of the player.
  var state: PlayerState { shown ?? account.current }
}
