import Foundation
import ProgressionKit

/// Plays many requests at once, every one of them sent twice as networks do, exchanges the rules in
/// the middle, and checks that nothing was lost and nothing paid twice.
@main
struct BackendMain {
  static let players = (0..<8).map { "player-\($0)" }
  static let replays = 20

  static func main() async {
    do {
      exit(try await run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
    } catch {
      print("error: \(error)")
      exit(2)
    }
  }

  /// Whether everything is as it must be.
  static func run(_ arguments: [String]) async throws -> Bool {
    guard arguments.count == 2 else {
      print("usage: ProgressionBackendExample OLD-RULES NEW-RULES")
      return false
    }
    let backend = Backend(
      shelf: RuleShelf(try Engine(contentsOf: arguments[0])), store: PlayerStore(),
      now: { 1_767_225_600 })
    let next = try Engine(contentsOf: arguments[1])

    await withTaskGroup(of: Void.self) { group in
      for player in players {
        for request in requests(of: player) {
          for _ in 0..<2 {
            group.addTask {
              _ = await backend.handle(request.json, of: player, as: request.authority)
            }
          }
        }
      }
      group.addTask { await backend.shelf.replace(with: next) }
    }
    for player in players {
      _ = await backend.handle(#"{"tick": true}"#, of: player, as: .player)
    }
    let wrong = try await audit(backend, next)
    print("conflicts met: \(await backend.store.conflicts > 0 ? "some" : "none")")
    for line in wrong { print(line) }
    print(wrong.isEmpty ? "8 players, every reward once, every purchase once" : "WRONG")
    return wrong.isEmpty
  }

  /// What one player sends: the levels of the first world, replays, a purchase.
  static func requests(of player: String) -> [(json: String, authority: Authority)] {
    var requests: [(json: String, authority: Authority)] = [
      (
        #"{"transaction": "\#(player)-t1", "product": "gem-pouch", "state": "purchased"}"#, .store
      )
    ]
    for replay in 0..<replays {
      requests.append(
        (#"{"complete": "harbor/1", "stars": 3, "id": "\#(player)-r\#(replay)"}"#, .player))
    }
    return requests
  }

  /// What is not as it must be.
  static func audit(_ backend: Backend, _ engine: Engine) async throws -> [String] {
    guard let names = Holdings(engine) else { return ["the rules have no coins or gems"] }
    var wrong: [String] = []
    for player in players {
      guard let row = await backend.store.row(of: player) else {
        wrong.append("\(player) was lost")
        continue
      }
      let state = try engine.decode(row.state)
      // The reward of the first completion once, and one coin for each of the different requests.
      let coins = engine.have(names.coins, in: state)
      if coins != Int64(100 + replays) { wrong.append("\(player) has \(coins) coins") }
      let gems = engine.have(names.gems, in: state)
      if gems != 50 { wrong.append("\(player) has \(gems) gems") }
    }
    return wrong
  }
}

/// The holdings that the audit looks at.
struct Holdings {
  let coins: HoldingRef
  let gems: HoldingRef

  init?(_ engine: Engine) {
    let ids = engine.game.holdings.map { $0.id }
    guard let coins = ids.firstIndex(of: "coins"), let gems = ids.firstIndex(of: "gems") else {
      return nil
    }
    self.coins = HoldingRef(position: coins)
    self.gems = HoldingRef(position: gems)
  }
}
