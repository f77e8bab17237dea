import ProgressionKit

/// Answers the requests of players: JSON in, JSON out.
struct Backend: Sendable {
  let shelf: RuleShelf
  let store: PlayerStore

  /// Applies one command of a player.
  ///
  /// The state is read, changed and written back only if nobody else wrote it meanwhile; else the
  /// command is applied to what is there now. An outcome is answered only once it is stored: a
  /// client that hears nothing sends the command again, and its id makes it count once.
  func handle(_ request: String, of player: String, as authority: Authority) async -> String {
    while true {
      let rules = await shelf.rules
      let row = await store.row(of: player)
      // Newer rules came while this request was on its way: they are the ones to play by.
      if let row, row.edition > rules.edition { continue }
      do {
        let command = try Command(json: request, from: authority)
        var state = try Backend.state(row, rules)
        let outcome = try rules.engine.apply(command, to: &state, as: authority)
        if outcome.isDuplicate { return outcome.json }
        let saved = rules.engine.encode(state)
        let isWritten = await store.write(
          saved, of: player, edition: rules.edition, over: row?.version ?? 0)
        if isWritten { return outcome.json }
      } catch let rejection as Rejection {
        return rejection.json
      } catch {
        return #"{"outcome":"failed","message":"the saved state cannot be read"}"#
      }
    }
  }

  /// The state of a row under these rules; a state of older rules is adopted by them.
  private static func state(
    _ row: PlayerStore.Row?, _ rules: RuleShelf.Rules
  ) throws(StateError) -> PlayerState {
    guard let row else { return rules.engine.newPlayer() }
    if row.edition == rules.edition { return try rules.engine.decode(row.state) }
    return try rules.engine.adopt(row.state).state
  }
}
