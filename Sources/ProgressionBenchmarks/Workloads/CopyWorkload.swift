import ProgressionEngine
import ProgressionModel

/// A copy of a state of which one fact is then changed.
enum CopyWorkload {
  static var copy: Workload {
    Workload(name: "copy", summary: "a copy of a state of which one fact is then changed") {
      scale in
      let sizes =
        [Campaign(levels: scale.stateLevels)] + scale.campaigns.map { Campaign(nodes: $0) }
      return try sizes.map { campaign in
        .comparison(try comparison(try CampaignPlay(campaign, commands: 20)))
      }
    }
  }

  private static func comparison(_ play: CampaignPlay) throws -> Comparison {
    let state = try play.played(20)
    let command = Command(.grant(NamedBundle(amounts: [NamedAmount("gems", 1)])))
    var copy = state
    try play.engine.apply(command, to: &copy, as: .operator)
    try WrongAnswer.check(
      "copy: gems", play.engine.have(HoldingRef(position: 1), in: copy), expected: 11)
    try WrongAnswer.check(
      "copy: gems of the original", play.engine.have(HoldingRef(position: 1), in: state),
      expected: 10)
    let own = Box(state)
    return Comparison(
      name: "copy-\(play.campaign.nodes)-nodes", unit: "copy",
      contenders: [
        Contender(name: "engine, copied, then `grant`") {
          var copy = state
          BlackHole.take(try play.engine.apply(command, to: &copy, as: .operator).changes.count)
        },
        Contender(name: "engine, `grant` alone") {
          BlackHole.take(
            try play.engine.apply(command, to: &own.value, as: .operator).changes.count)
        },
      ], goals: [Goal(.nanoseconds(1_000))])
  }
}
