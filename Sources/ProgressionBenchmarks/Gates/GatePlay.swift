import ProgressionEngine
import ProgressionKit
import ProgressionModel

/// A pack of gates in an engine, with a state for each player.
struct GatePlay {
  let pack: GatePack
  let engine: Engine
  let gates: [NodeRef]
  let states: [PlayerState]
  /// For each player one command that sets everything that differs from the player before.
  let commands: [Command]

  /// Compiles the pack, sets the players up, and checks every answer of everybody who answers.
  ///
  /// - Throws: `WrongAnswer` with the gate and the player.
  init(_ pack: GatePack) throws {
    self.pack = pack
    let engine = try RulePack(main: pack.rules).engine()
    self.engine = engine
    gates = try pack.names.map { name in
      guard let gate = engine.node(name) else { throw BenchmarkFailure("no gate `\(name)`") }
      return gate
    }
    states = try pack.players.map { player in
      try engine.newPlayer(given: Self.given(player, engine.game))
    }
    commands = pack.players.indices.map { index in
      let before = pack.players[(index + pack.players.count - 1) % pack.players.count]
      return Self.command(from: before, to: pack.players[index])
    }
    try checkStates()
    try checkCommands()
    try checkYardsticks()
  }

  private static func given(_ player: GatePlayer, _ game: Game) -> Given {
    var given = Given()
    for (index, counter) in game.counters.enumerated() {
      given.counters.append(
        Given.Entry(CounterRef(position: index), player.counters[counter.id] ?? 0))
    }
    for (index, flag) in game.flags.enumerated() {
      given.flags.append(Given.Entry(FlagRef(position: index), player.flags[flag.id] ?? false))
    }
    return given
  }

  private static func command(from old: GatePlayer, to new: GatePlayer) -> Command {
    let counters = new.counters.filter { old.counters[$0.key] != $0.value }
      .sorted { $0.key < $1.key }
    let flags = new.flags.filter { old.flags[$0.key] != $0.value }.sorted { $0.key < $1.key }
    return Command(
      .set(
        counters.map { NamedValue($0.key, .integer($0.value)) }
          + flags.map { NamedValue($0.key, .boolean($0.value)) }))
  }

  private func checkStates() throws {
    for player in states.indices {
      var state = states[player]
      try check("engine", player) { engine.isOpen(gates[$0], in: state) }
      engine.rebuild(&state)
      try check("engine, rebuilt", player) { engine.isOpen(gates[$0], in: state) }
    }
  }

  private func checkCommands() throws {
    guard var state = states.last else { return }
    for player in states.indices {
      try engine.apply(commands[player], to: &state, as: .operator)
      try check("engine, by a command", player) { engine.isOpen(gates[$0], in: state) }
      let open = Set(engine.nodes(.unlocked, in: state))
      try check("engine, all at once", player) { open.contains(gates[$0]) }
    }
  }

  private func checkYardsticks() throws {
    for (index, player) in pack.players.enumerated() {
      try check("naive evaluator", index) { pack.conditions[$0].holds(for: player) }
      guard let handWritten = pack.handWritten else { continue }
      let count = FlatWorld.count(gates: gates.count)
      let worlds = FlatWorld.all(count, of: player)
      var open = [Bool](repeating: false, count: gates.count)
      handWritten.ordinary(OrdinaryWorld.all(count, of: player), &open)
      try check("hand-written", index) { open[$0] }
      open = [Bool](repeating: false, count: gates.count)
      handWritten.flat(worlds, &open)
      try check("hand-written, flat", index) { open[$0] }
      open = [Bool](repeating: false, count: gates.count)
      worlds.withUnsafeBufferPointer { worlds in
        open.withUnsafeMutableBufferPointer { open in
          guard let worlds = worlds.baseAddress, let open = open.baseAddress else { return }
          handWritten.unsafe(worlds, open)
        }
      }
      try check("hand-written, unsafe", index) { open[$0] }
    }
  }

  private func check(_ who: String, _ player: Int, _ isOpen: (Int) -> Bool) throws {
    for gate in gates.indices {
      try WrongAnswer.check(
        "\(pack.name): \(who): \(pack.names[gate]), player \(player + 1)", isOpen(gate),
        expected: pack.expected[player][gate])
    }
  }
}
