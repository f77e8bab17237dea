import ProgressionEngine
import ProgressionModel

/// `complete` with all its changes in campaigns that grow, and what is asked about them.
enum CommandsWorkload {
  static var complete: Workload {
    Workload(
      name: "complete", summary: "`complete` with all its changes, in campaigns that grow"
    ) { scale in
      let plays = try scale.campaigns.map { try CampaignPlay(Campaign(nodes: $0)) }
      var parts = plays.map { Workload.Part.comparison(comparison($0)) }
      if let first = plays.first, let last = plays.last { parts.append(flat(last, first)) }
      parts += plays.map { .comparison(withIDs($0)) }
      return parts
    }
  }

  private static func name(_ play: CampaignPlay) -> String {
    "engine, \(play.campaign.nodes) nodes"
  }

  private static func comparison(_ play: CampaignPlay) -> Comparison {
    Comparison(
      name: "complete-\(play.campaign.nodes)", unit: "command",
      contenders: [completing(play), preparing(play)], goals: [Goal(.nanoseconds(2_000))])
  }

  private static func flat(_ large: CampaignPlay, _ small: CampaignPlay) -> Workload.Part {
    .comparison(
      Comparison(
        name: "complete-large-and-small", unit: "command",
        contenders: [completing(large), completing(small)],
        goals: [Goal(.times(3, of: name(small)))]))
  }

  /// Each call plays the same levels from a state that is its own: the first command copies it.
  private static func completing(_ play: CampaignPlay) -> Contender {
    let state = Box(play.start)
    let (engine, commands) = (play.engine, play.commands)
    return Contender(
      name: name(play), operations: Int64(commands.count - 1),
      setUp: {
        state.value = play.start
        try engine.apply(commands[0], to: &state.value)
      },
      body: {
        for command in commands.dropFirst() {
          BlackHole.take(try engine.apply(command, to: &state.value).changes.count)
        }
      })
  }

  /// The same levels, whose names are hashed and looked up in a dictionary: the least there is.
  private static func preparing(_ play: CampaignPlay) -> Contender {
    var positions: [String: Int] = [:]
    for position in 0..<play.campaign.levels { positions[play.campaign.level(position)] = position }
    let names = play.commands.indices.map { play.campaign.level($0) }
    let table = positions
    return Contender(name: "one look-up in a dictionary of names", operations: Int64(names.count)) {
      for name in names { BlackHole.take(table[name] ?? -1) }
    }
  }

  /// The same with ids that make each count once.
  private static func withIDs(_ play: CampaignPlay) -> Comparison {
    let state = Box(play.start)
    let engine = play.engine
    let commands = play.commands.enumerated().map { number, command in
      var command = command
      command.id = .writer("phone", number: Int64(number + 1))
      return command
    }
    let contender = Contender(
      name: "engine, each with an id of a writer", operations: Int64(commands.count - 1),
      setUp: {
        state.value = play.start
        try engine.apply(commands[0], to: &state.value)
      },
      body: {
        for command in commands.dropFirst() {
          BlackHole.take(try engine.apply(command, to: &state.value).changes.count)
        }
      })
    return Comparison(
      name: "complete-\(play.campaign.nodes)-with-ids", unit: "command",
      contenders: [contender, completing(play)], goals: [Goal(.nanoseconds(2_000))])
  }
}
