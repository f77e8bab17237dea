import Foundation
import ProgressionEngine
import ProgressionKit
import ProgressionText

/// Loading rule packs: reading, checking, compiling.
enum LoadWorkload {
  static var load: Workload {
    Workload(name: "load", summary: "loading a rule pack: read, checked, compiled") { scale in
      let gates = try HandWritten.all.map { try GatePack($0, players: 1) }
      let play = try GatePlay(gates[gates.count - 1])
      var comparisons = [try comparison(play.pack.rules, PlainGates.self, nodes: play.gates.count)]
      for nodes in scale.campaigns {
        let campaign = Campaign(nodes: nodes)
        comparisons.append(
          try comparison(campaign.rules, PlainCampaign.self, nodes: campaign.nodes))
      }
      return comparisons.map { .comparison($0) }
    }
  }

  private static func comparison<Plain: Decodable>(
    _ file: SourceFile, _ type: Plain.Type, nodes: Int
  ) throws -> Comparison {
    let engine = try RulePack(main: file).engine()
    if engine.game.nodes.count < nodes {
      throw WrongAnswer("load: \(file.name) has \(engine.game.nodes.count) nodes")
    }
    let data = Data(file.bytes)
    let bytes = Int64(data.count)
    return Comparison(
      name: "load-\(file.name.prefix { $0 != "/" })", unit: "pack",
      contenders: [
        Contender(name: "engine, read, checked, compiled", bytes: bytes) {
          BlackHole.take(try RulePack(main: file).engine().game.nodes.count)
        },
        FoundationCoding.decoding(type, data),
        Contender(name: "engine, read and checked only", bytes: bytes) {
          BlackHole.take(RulePack(main: file).game?.nodes.count ?? 0)
        },
        Contender(name: "engine, JSONReader only", bytes: bytes) {
          BlackHole.take(
            JSONReader.read(file, as: FileID(index: 0)).document?.root.count ?? 0)
        },
      ], goals: [Goal(.times(0.25, of: "Foundation JSONDecoder"))])
  }
}
