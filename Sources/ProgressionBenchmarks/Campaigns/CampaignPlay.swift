import ProgressionEngine
import ProgressionKit
import ProgressionModel

/// A campaign in an engine, with commands that play it level by level.
struct CampaignPlay {
  let campaign: Campaign
  let engine: Engine
  /// A player who has completed nothing.
  let start: PlayerState
  /// The next levels in the order of play.
  let commands: [Command]

  /// Compiles the campaign, plays all commands once and checks every outcome.
  ///
  /// - Throws: `WrongAnswer` with the level.
  init(_ campaign: Campaign, commands count: Int = 400) throws {
    self.campaign = campaign
    engine = try RulePack(main: campaign.rules()).engine()
    start = engine.newPlayer()
    commands = (0..<min(count, campaign.levels)).map { position in
      Command(.complete(campaign.level(position), LevelResult(stars: Campaign.stars)))
    }
    _ = try played(commands.count)
  }

  /// A player who has completed so many levels, every outcome checked.
  ///
  /// - Throws: `WrongAnswer` with the level.
  func played(_ count: Int, ids: ((Int) -> CommandID?)? = nil) throws -> PlayerState {
    var state = start
    for position in 0..<count {
      var command = Command(
        .complete(campaign.level(position), LevelResult(stars: Campaign.stars)))
      command.id = ids?(position)
      let outcome = try engine.apply(command, to: &state)
      try check(outcome, of: position)
    }
    let level = campaign.level(count - 1)
    guard let node = engine.node(level), engine.isCompleted(node, in: state) else {
      throw WrongAnswer("campaign-\(campaign.nodes): \(level) is not completed")
    }
    try WrongAnswer.check(
      "campaign-\(campaign.nodes): coins after \(count) levels",
      engine.have(HoldingRef(position: 0), in: state), expected: Int64(count) * Campaign.coins)
    return state
  }

  private func check(_ outcome: Outcome, of position: Int) throws {
    let place = "campaign-\(campaign.nodes): completing \(campaign.level(position))"
    let opened = outcome.changes.filter { $0.kind == .unlocked }.map(\.id)
    try WrongAnswer.check(
      "\(place): opens", opened.sorted(), expected: campaign.opened(by: position).sorted())
    let coins = outcome.changes.filter { $0.kind == .credited }.compactMap(\.amount).reduce(0, +)
    try WrongAnswer.check("\(place): coins", coins, expected: Campaign.coins)
    let stars = outcome.changes.filter { $0.kind == .stars }.map(\.id)
    try WrongAnswer.check("\(place): stars", stars, expected: [campaign.level(position)])
  }
}
