import ProgressionEngine
import ProgressionModel

/// Looking at one of the playthroughs of a player.
extension Engine {
  /// What a player has in one playthrough, as if it were the current one; `nil` where the player
  /// has none of the name.
  func state(_ account: PlayerAccount, in playthrough: String) -> PlayerState? {
    if playthrough == account.current.playthrough { return account.current }
    return state(of: account, after: Command(.resume(playthrough)))
  }

  /// What a player has before a step in the playthrough that the step is about; of one that the
  /// step begins, what it begins with.
  func state(_ account: PlayerAccount, before step: ScenarioStep) -> PlayerState {
    guard let name = step.action.ownPlaythrough ?? step.role.playthrough else {
      return account.current
    }
    if let known = state(account, in: name) { return known }
    var begin = Command(.begin(name, isCustom: false))
    if case .command(let command) = step.action, step.action.ownPlaythrough != nil {
      begin.action = command.action
    }
    return state(of: account, after: begin) ?? account.current
  }

  private func state(of account: PlayerAccount, after command: Command) -> PlayerState? {
    var copy = account
    guard (try? apply(command, to: &copy)) != nil else { return nil }
    return copy.current
  }
}
