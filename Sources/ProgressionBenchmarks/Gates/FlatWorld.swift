/// What twenty gates read, laid out for speed: a field for each value, no array within.
struct FlatWorld {
  /// The levels of a world.
  static let levels = 8
  /// The gates that read one world.
  static let gates = 20

  let d0, d1, d2, d3, d4, d5, d6, d7: Bool
  let s0, s1, s2, s3, s4, s5, s6, s7: Int64
  let stars, coins, quest: Int64
  let owned: Bool

  init(_ world: Int, of player: GatePlayer) {
    func flag(_ name: String) -> Bool { player.flags["w\(world).\(name)"] ?? false }
    func counter(_ name: String) -> Int64 { player.counters["w\(world).\(name)"] ?? 0 }
    (d0, d1, d2, d3) = (flag("d0"), flag("d1"), flag("d2"), flag("d3"))
    (d4, d5, d6, d7) = (flag("d4"), flag("d5"), flag("d6"), flag("d7"))
    (s0, s1, s2, s3) = (counter("s0"), counter("s1"), counter("s2"), counter("s3"))
    (s4, s5, s6, s7) = (counter("s4"), counter("s5"), counter("s6"), counter("s7"))
    (stars, coins, quest) = (counter("stars"), counter("coins"), counter("quest"))
    owned = flag("owned")
  }

  /// The worlds that so many gates read.
  static func count(gates: Int) -> Int { (gates + Self.gates - 1) / Self.gates }

  /// All worlds of a player.
  static func all(_ count: Int, of player: GatePlayer) -> [FlatWorld] {
    (0..<count).map { FlatWorld($0, of: player) }
  }
}
