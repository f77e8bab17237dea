import Foundation
import ProgressionKit
import Testing

/// One engine, which many threads use at once.
///
/// `swift test --sanitize=thread --filter SharedEngineTests` finds what they would touch together.
struct SharedEngineTests {
  static let players = 16

  /// What a player of that number does and learns, as text.
  static func play(_ number: Int, _ engine: Engine) throws -> [String] {
    var player = engine.newAccount(seed: Int64(number))
    var lines: [String] = []
    let levels = engine.game.nodes.filter { $0.level != nil }.map(\.id)
    for step in 0..<levels.count {
      let level = levels[(step * (number + 1)) % levels.count]
      let json = #"{"complete": "\#(level)", "stars": \#(step % 4), "id": "\#(step)"}"#
      do {
        lines.append(
          try engine.apply(Command(json: json), to: &player, as: .player).json)
      } catch {
        lines.append(error.json)
      }
      let node = NodeRef(position: (step + number) % engine.game.nodes.count)
      lines.append(engine.explain(node, in: player.current, for: .designer).description)
      player = try engine.decodeAccount(engine.encode(player))
    }
    lines.append(String(decoding: engine.encode(player), as: UTF8.self))
    return lines
  }

  @Test("every thread gets what it would get alone", arguments: ["falling-sky", "ring-quest"])
  func shared(_ pack: String) async throws {
    let path = Repository.root.appending(path: "Rules/\(pack)").path
    let engine = try Engine(contentsOf: path)
    let alone = try (0..<Self.players).map { try Self.play($0, engine) }
    let together = try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
      for number in 0..<Self.players {
        group.addTask { (number, try Self.play(number, engine)) }
      }
      var found = [[String]](repeating: [], count: Self.players)
      for try await (number, lines) in group { found[number] = lines }
      return found
    }
    #expect(together == alone)
    #expect(Set(alone.map { $0.last }).count > 1)
  }
}
