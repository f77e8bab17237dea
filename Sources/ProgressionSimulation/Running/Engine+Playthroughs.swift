import ProgressionEngine
import ProgressionModel

/// Looking at one of the playthroughs of a player.
extension Engine {
  /// What a player has in one playthrough, as if it were the current one; `nil` where the player
  /// has none of the name.
  func state(_ state: PlayerState, in playthrough: String) -> PlayerState? {
    try? applying(Command(.resume(playthrough)), to: state).state
  }

  /// What a player has before a step in the playthrough that the step is about; of one that the
  /// step begins, what it begins with.
  func state(_ state: PlayerState, before step: ScenarioStep) -> PlayerState {
    guard let name = step.action.ownPlaythrough ?? step.role.playthrough else { return state }
    if let known = self.state(state, in: name) { return known }
    var begin = Command(.begin(name, isCustom: false))
    if case .command(let command) = step.action, step.action.ownPlaythrough != nil {
      begin.action = command.action
    }
    return (try? applying(begin, to: state).state) ?? state
  }
}
