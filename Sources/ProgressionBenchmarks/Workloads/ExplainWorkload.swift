import ProgressionEngine
import ProgressionModel

/// Why something is locked, and a copy of which one fact is changed.
enum ExplainWorkload {
  static var explain: Workload {
    Workload(name: "explain", summary: "why a node is locked, in campaigns that grow") { scale in
      try scale.campaigns.map { nodes in
        let play = try CampaignPlay(Campaign(nodes: nodes), commands: 30)
        return .comparison(try comparison(play))
      }
    }
  }

  private static func comparison(_ play: CampaignPlay) throws -> Comparison {
    let state = try play.played(30)
    let engine = play.engine
    let locked = ["shining-2", "wealth-2", "veteran-2", play.campaign.level(40)]
    let nodes = try locked.map { id in
      guard let node = engine.node(id) else { throw WrongAnswer("no node `\(id)`") }
      let explanation = engine.explain(node, in: state)
      try WrongAnswer.check(
        "campaign-\(play.campaign.nodes): `\(id)`", explanation.record.status, expected: .locked)
      if explanation.unmet.isEmpty { throw WrongAnswer("nothing is missing for `\(id)`") }
      return node
    }
    return Comparison(
      name: "explain-\(play.campaign.nodes)", unit: "node",
      contenders: [
        Contender(name: "engine, `explain`", operations: Int64(nodes.count)) {
          for node in nodes { BlackHole.take(engine.explain(node, in: state).unmet.count) }
        },
        Contender(name: "engine, `status`", operations: Int64(nodes.count)) {
          for node in nodes { BlackHole.take(engine.status(of: node, in: state).offers.count) }
        },
      ])
  }
}
