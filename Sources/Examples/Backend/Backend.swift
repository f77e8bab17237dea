import ProgressionKit

/// Answers the requests of players: JSON in, JSON out.
struct Backend: Sendable {
  let shelf: RuleShelf
  let store: PlayerStore
  /// The server's time, in seconds since 1970-01-01T00:00:00Z; a client's clock is not trusted.
  let now: @Sendable () -> Int64

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
        var command = try Command(json: request, from: authority)
        command.now = now()
        var state = try state(row, rules)
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
  private func state(
    _ row: PlayerStore.Row?, _ rules: RuleShelf.Rules
  ) throws(StateError) -> PlayerState {
    guard let row else {
      // The seed decides what chests give and which cohorts the player is in.
      return rules.engine.newPlayer(seed: Int64.random(in: .min ... .max), at: now())
    }
    if row.edition == rules.edition { return try rules.engine.decode(row.state) }
    return try rules.engine.adopt(row.state).state
  }
}
