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
      for nodes in scale.campaigns { comparisons += try campaigns(Campaign(nodes: nodes)) }
      return comparisons.map { .comparison($0) } + [.note(note)]
    }
  }

  private static var note: String {
    """
    a campaign is in two files that mean the same: in `written-out` every level has its line with \
    title, stars and rewards; in the other a world has a number of levels, \(Campaign.levelsInWorld) \
    nodes for two digits, which Foundation decodes as one number
    """
  }

  private static func campaigns(_ campaign: Campaign) throws -> [Comparison] {
    let written = campaign.rules(.writtenOut)
    let counted = campaign.rules(.counted)
    try WrongAnswer.check(
      "load: what \(written.name) means", try RulePack(main: written).engine().fingerprint,
      expected: try RulePack(main: counted).engine().fingerprint)
    return [
      try comparison(written, PlainWrittenCampaign.self, nodes: campaign.nodes),
      try comparison(counted, PlainCampaign.self, nodes: campaign.nodes),
    ]
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
          BlackHole.take(try Engine(bytes: file.bytes, named: file.name).game.nodes.count)
        },
        FoundationCoding.decoding(type, data),
        Contender(name: "engine, read and checked only", bytes: bytes) {
          BlackHole.take(RulePack(main: file, findings: .errors).game?.nodes.count ?? 0)
        },
        Contender(name: "engine, read, all findings", bytes: bytes) {
          BlackHole.take(RulePack(main: file).game?.nodes.count ?? 0)
        },
        Contender(name: "engine, JSONReader only", bytes: bytes) {
          BlackHole.take(
            JSONReader.read(file, as: FileID(index: 0)).document?.root.count ?? 0)
        },
      ], goals: [Goal(.times(0.25, of: "Foundation JSONDecoder"))])
  }
}
