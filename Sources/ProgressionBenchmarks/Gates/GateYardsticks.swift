/// The same gates without the engine.
enum GateYardsticks {
  static let ordinary = "hand-written Swift"
  static let flat = "hand-written, flat structs"
  static let unsafe = "hand-written, unsafe pointers"
  static let naive = "naive: enum over dictionaries"

  /// Every gate for every player.
  static func every(_ play: GatePlay) -> [Contender] {
    let pack = play.pack
    let operations = Int64(pack.players.count * pack.conditions.count)
    let naive = Contender(name: Self.naive, operations: operations) {
      var open = 0
      for player in pack.players {
        for condition in pack.conditions { open += condition.holds(for: player) ? 1 : 0 }
      }
      BlackHole.take(open)
    }
    guard let handWritten = pack.handWritten else { return [naive] }
    let count = FlatWorld.count(gates: pack.conditions.count)
    let worlds = pack.players.map { OrdinaryWorld.all(count, of: $0) }
    let flat = pack.players.map { FlatWorld.all(count, of: $0) }
    let open = Box([Bool](repeating: false, count: pack.conditions.count))
    return [
      Contender(name: ordinary, operations: operations) {
        for player in worlds { handWritten.ordinary(player, &open.value) }
        BlackHole.take(open.value[0])
      },
      Contender(name: Self.flat, operations: operations) {
        for player in flat { handWritten.flat(player, &open.value) }
        BlackHole.take(open.value[0])
      },
      Contender(name: unsafe, operations: operations) {
        for player in flat { run(handWritten, player, &open.value) }
        BlackHole.take(open.value[0])
      },
      naive,
    ]
  }

  /// One changed value, then every gate of the player: what code without an index does.
  static func afterOneCounter(_ play: GatePlay) -> [Contender] {
    guard let handWritten = play.pack.handWritten else { return [] }
    let count = FlatWorld.count(gates: play.pack.conditions.count)
    let worlds = Box(OrdinaryWorld.all(count, of: play.pack.players[0]))
    let other = OrdinaryWorld(0, of: play.pack.players[play.pack.players.count - 1])
    let open = Box([Bool](repeating: false, count: play.pack.conditions.count))
    return [
      Contender(name: "hand-written, every gate after each change", operations: 1) {
        worlds.value[0] = other
        handWritten.ordinary(worlds.value, &open.value)
        BlackHole.take(open.value[0])
      }
    ]
  }

  private static func run(
    _ handWritten: HandWritten, _ worlds: [FlatWorld], _ open: inout [Bool]
  ) {
    worlds.withUnsafeBufferPointer { worlds in
      open.withUnsafeMutableBufferPointer { open in
        guard let worlds = worlds.baseAddress, let open = open.baseAddress else { return }
        handWritten.unsafe(worlds, open)
      }
    }
  }
}
