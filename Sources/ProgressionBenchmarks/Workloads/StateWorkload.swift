import Foundation
import ProgressionEngine
import ProgressionKit
import ProgressionModel

/// Saved player states, and derived values made anew.
enum StateWorkload {
  static var state: Workload {
    Workload(name: "state", summary: "reading and writing a player state of 200 levels") { scale in
      let play = try CampaignPlay(Campaign(levels: scale.stateLevels), commands: 1)
      return try codings(play, try sample(scale, play)).map { .comparison($0) }
    }
  }

  static var rebuild: Workload {
    Workload(name: "rebuild", summary: "derived values made anew, as on load") { scale in
      try scale.campaigns.map { .comparison(try rebuilding(Campaign(nodes: $0))) }
    }
  }

  /// A player who has completed all those levels with ids that are remembered.
  static func sample(_ scale: Scale, _ play: CampaignPlay) throws -> PlayerState {
    let levels = min(scale.stateLevels, play.campaign.levels)
    let first = levels - scale.remembered
    return try play.played(levels) { position in
      position < first ? nil : .writer("phone", number: Int64(position - first + 1))
    }
  }

  private static func codings(
    _ play: CampaignPlay, _ state: PlayerState
  ) throws -> [Comparison] {
    let engine = play.engine
    let saved = engine.encode(state)
    if try engine.decode(saved) != state { throw WrongAnswer("state: not read as it was written") }
    let data = Data(saved)
    let plain = try JSONDecoder().decode(PlainPlayer.self, from: data)
    let again = try FoundationCoding.encoder.encode(plain)
    try WrongAnswer.check(
      "state: written by Foundation", String(decoding: again, as: UTF8.self),
      expected: String(decoding: data, as: UTF8.self))
    let bytes = Int64(saved.count)
    return [
      Comparison(
        name: "state-read-\(play.campaign.levels)-levels", unit: "state",
        contenders: [
          Contender(name: "engine, `decode`", bytes: bytes) {
            BlackHole.take(try engine.decode(saved).revision)
          },
          FoundationCoding.decoding(PlainPlayer.self, data),
          FoundationCoding.serialization(data),
        ], goals: [Goal(.times(0.1, of: "Foundation JSONDecoder"))]),
      Comparison(
        name: "state-write-\(play.campaign.levels)-levels", unit: "state",
        contenders: [
          Contender(name: "engine, `encode`", bytes: bytes) {
            BlackHole.take(engine.encode(state).count)
          },
          FoundationCoding.encoding(plain, bytes: data.count),
        ], goals: [Goal(.times(0.1, of: "Foundation JSONEncoder"))]),
    ]
  }

  private static func rebuilding(_ campaign: Campaign) throws -> Comparison {
    let play = try CampaignPlay(campaign)
    let played = try play.played(play.commands.count)
    let state = Box(played)
    play.engine.rebuild(&state.value)
    try WrongAnswer.check(
      "rebuild: nodes that are open", play.engine.nodes(.unlocked, in: state.value),
      expected: play.engine.nodes(.unlocked, in: played))
    if !play.engine.isUpToDate(state.value) { throw WrongAnswer("rebuild: not up to date") }
    return Comparison(
      name: "rebuild-\(campaign.nodes)", unit: "state",
      contenders: [
        Contender(name: "engine, \(campaign.nodes) nodes") {
          play.engine.rebuild(&state.value)
          BlackHole.take(state.value.now)
        }
      ], goals: [Goal(.nanoseconds(10 * Double(campaign.nodes)))])
  }
}
