import ProgressionKit

/// One pack of gates with its players and the answers.
struct GatePack {
  let name: String
  let rules: SourceFile
  let names: [String]
  let conditions: [GateCondition]
  let players: [GatePlayer]
  /// For each player whether each gate is open.
  let expected: [[Bool]]
  /// The gates as Swift source, where they are the ones that are built in.
  let handWritten: HandWritten?

  /// The files of a folder that `make.py` wrote.
  ///
  /// - Throws: `BenchmarkFailure` or `FileError` where they cannot be read or do not fit together.
  init(folder: String) throws {
    name = PathName.last(of: folder)
    rules = try FileSystem.read("\(folder)/rules.json")
    let gates = try GateReader.gates(rules)
    names = gates.map(\.name)
    conditions = gates.map(\.condition)
    players = try GateReader.players(try FileSystem.read("\(folder)/given.ndjson"))
    let answers = try FileSystem.read("\(folder)/expected.txt")
    expected = GateReader.answers(answers)
    handWritten = Self.handWritten(conditions)
    guard expected.count == players.count, expected.allSatisfy({ $0.count == gates.count }),
      !players.isEmpty, !gates.isEmpty
    else {
      throw BenchmarkFailure(
        "\(answers.name): not one answer for each of \(players.count) players"
          + " and each of \(gates.count) gates")
    }
  }

  /// The gates that are built in, with players of their own; the naive evaluator gives the answers.
  ///
  /// - Throws: `BenchmarkFailure` where the source is damaged.
  init(_ source: HandWritten, players count: Int) throws {
    conditions = try source.conditions.split(separator: "\n").map { try GateReader.condition($0) }
    name = "gates-\(conditions.count)"
    names = conditions.indices.map { "gate-\($0)" }
    players = GatePlayer.some(count, worlds: FlatWorld.count(gates: conditions.count))
    handWritten = Self.handWritten(conditions)
    let (conditions, players) = (conditions, players)
    expected = players.map { player in conditions.map { $0.holds(for: player) } }
    rules = Self.rules(name, names, conditions, players[0])
  }

  private static func handWritten(_ conditions: [GateCondition]) -> HandWritten? {
    let digest = GateCondition.digest(conditions)
    return HandWritten.all.first { $0.digest == digest }
  }

  /// A rule pack of the gates, laid out as `make.py` does.
  private static func rules(
    _ name: String, _ names: [String], _ conditions: [GateCondition], _ player: GatePlayer
  ) -> SourceFile {
    func list(_ ids: some Sequence<String>) -> String {
      ids.sorted().map { "    \"\($0)\"" }.joined(separator: ",\n")
    }
    let features = zip(names, conditions).map { name, condition in
      """
          "\(name)": {
            "title": "\(name)",
            "unlock": {
              "live": true,
              "when": \(condition.json)
            }
          }
      """
    }
    return SourceFile(
      name: "\(name)/rules.json",
      text: """
        {
          "formatVersion": 1,
          "id": "\(name)",
          "version": "1.0.0",
          "worlds": [{"id": "only", "title": "Only", "levels": 1}],
          "counters": [
        \(list(player.counters.keys))
          ],
          "flags": [
        \(list(player.flags.keys))
          ],
          "features": {
        \(features.joined(separator: ",\n"))
          }
        }
        """)
  }
}
