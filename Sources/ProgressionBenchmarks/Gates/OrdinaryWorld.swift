/// What twenty gates read, as a program with rules of its own would keep it.
struct OrdinaryWorld {
  struct Level {
    let isDone: Bool
    let stars: Int64
  }

  let levels: [Level]
  let stars: Int64
  let coins: Int64
  let quest: Int64
  let owned: Bool

  init(_ world: Int, of player: GatePlayer) {
    func counter(_ name: String) -> Int64 { player.counters["w\(world).\(name)"] ?? 0 }
    levels = (0..<FlatWorld.levels).map { level in
      Level(isDone: player.flags["w\(world).d\(level)"] ?? false, stars: counter("s\(level)"))
    }
    (stars, coins, quest) = (counter("stars"), counter("coins"), counter("quest"))
    owned = player.flags["w\(world).owned"] ?? false
  }

  /// All worlds of a player.
  static func all(_ count: Int, of player: GatePlayer) -> [OrdinaryWorld] {
    (0..<count).map { OrdinaryWorld($0, of: player) }
  }
}
