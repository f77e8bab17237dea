import ProgressionEngine
import ProgressionModel

/// Every gate of a pack, and one changed counter, for players that differ.
enum GatesWorkload {
  static var gates: Workload {
    Workload(
      name: "gates", summary: "every gate of packs of 50 and 1,000, and one changed counter"
    ) { scale in
      try HandWritten.all.flatMap { source -> [Workload.Part] in
        // Of a small pack so many that no branch predictor knows them by heart.
        let players = scale.players * (source.conditions.utf8.count < 20_000 ? 4 : 1)
        return try parts(GatePlay(try GatePack(source, players: players)))
      }
    }
  }

  /// The workload of the folders of gates that were found under a path.
  static func workload(folders: [String]) -> Workload {
    Workload(name: "gates", summary: "every gate of the packs in \(folders.count) folders") { _ in
      try folders.flatMap { try parts(GatePlay(try GatePack(folder: $0))) }
    }
  }

  private static func parts(_ play: GatePlay) -> [Workload.Part] {
    var parts: [Workload.Part] = [
      .comparison(everyGate(play)), .comparison(command(play)), .comparison(query(play)),
    ]
    if play.pack.handWritten == nil {
      parts.append(
        .note("\(play.pack.name): these gates are not built in by hand; see `source` in --help"))
    }
    parts.append(.comparison(counter(play)))
    return parts
  }

  /// All derived values anew, for one player after the other.
  private static func everyGate(_ play: GatePlay) -> Comparison {
    let most = play.gates.count > 500 ? 0.5 : 1
    return Comparison(
      name: "\(play.pack.name)/every-gate", unit: "gate",
      contenders: [rebuilding(play)] + GateYardsticks.every(play),
      goals: play.pack.handWritten == nil
        ? []
        : [
          Goal(.times(most, of: GateYardsticks.ordinary)),
          Goal(.times(2, of: GateYardsticks.unsafe)),
        ])
  }

  private static func rebuilding(_ play: GatePlay) -> Contender {
    let states = Box(play.states)
    let (engine, count) = (play.engine, play.states.count)
    return Contender(
      name: "engine, all values anew", operations: Int64(count * play.gates.count)
    ) {
      for player in 0..<count { engine.rebuild(&states.value[player]) }
      BlackHole.take(engine.isOpen(play.gates[0], in: states.value[0]))
    }
  }

  /// One `set` of all that differs, with names, changes and all.
  private static func command(_ play: GatePlay) -> Comparison {
    let state = Box(play.states[play.states.count - 1])
    let engine = Contender(
      name: "engine, one `set` of what differs",
      operations: Int64(play.states.count * play.gates.count)
    ) {
      for command in play.commands {
        let outcome = try play.engine.apply(command, to: &state.value, as: .operator)
        BlackHole.take(outcome.changes.count)
      }
    }
    return Comparison(
      name: "\(play.pack.name)/from-player-to-player", unit: "gate",
      contenders: [engine] + GateYardsticks.every(play))
  }

  /// The list of what is open, as a game asks for it.
  private static func query(_ play: GatePlay) -> Comparison {
    let engine = Contender(
      name: "engine, `nodes(.unlocked)`", operations: Int64(play.states.count * play.gates.count)
    ) {
      for state in play.states { BlackHole.take(play.engine.nodes(.unlocked, in: state).count) }
    }
    let single = Contender(
      name: "engine, `isOpen` of each", operations: Int64(play.states.count * play.gates.count)
    ) {
      for state in play.states {
        var open = 0
        for gate in play.gates { open += play.engine.isOpen(gate, in: state) ? 1 : 0 }
        BlackHole.take(open)
      }
    }
    return Comparison(
      name: "\(play.pack.name)/list", unit: "gate",
      contenders: [engine, single] + GateYardsticks.every(play))
  }

  /// One counter after the other is set, each to another value than it had.
  private static func counter(_ play: GatePlay) -> Comparison {
    let commands = counterCommands(play)
    let state = Box(play.states[0])
    let engine = Contender(name: "engine, `set` by name", operations: Int64(commands.count)) {
      for command in commands {
        let outcome = try play.engine.apply(command, to: &state.value, as: .operator)
        BlackHole.take(outcome.changes.count)
      }
    }
    return Comparison(
      name: "\(play.pack.name)/one-counter", unit: "command",
      contenders: [engine] + GateYardsticks.afterOneCounter(play), goals: [Goal(.nanoseconds(300))])
  }

  private static func counterCommands(_ play: GatePlay) -> [Command] {
    let names = play.pack.players[0].counters.keys.sorted()
    var dice = Dice(seed: 7)
    return (0..<256).map { _ in
      let name = names[Int(dice.below(Int64(names.count)))]
      let bound: Int64 = name.hasSuffix("coins") ? 1_000 : name.hasSuffix("stars") ? 24 : 10
      return Command(.set([NamedValue(name, .integer(dice.below(bound)))]))
    }
  }
}
