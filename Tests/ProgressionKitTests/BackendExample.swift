import ProgressionKit

enum BackendExample {
  /// Answers one request of a player: JSON in, JSON out, and the state to store.
  static func handle(
    _ request: String, savedPlayer: ContiguousArray<UInt8>?, rules: String
  ) throws -> (answer: String, saved: ContiguousArray<UInt8>) {
    let engine = try Engine(contentsOf: rules)  // once, when the server starts
    var player = engine.newPlayer()
    if let savedPlayer {
      player = try engine.decode(savedPlayer)
    }
    do {
      let command = try Command(json: request, from: .player)
      let outcome = try engine.apply(command, to: &player, as: .player)
      return (outcome.json, engine.encode(player))
    } catch {
      return (error.json, engine.encode(player))  // the player is as before
    }
  }
}
