/// The facts of one player of the gates workload, by name.
struct GatePlayer {
  var counters: [String: Int64] = [:]
  var flags: [String: Bool] = [:]

  /// The values of the counters, for a sum that tells players apart.
  var total: Int64 { counters.values.reduce(0, +) }
}

extension GatePlayer {
  /// Players as the workload has them: those who have done more have more stars.
  static func some(_ count: Int, worlds: Int) -> [GatePlayer] {
    var dice = Dice(seed: UInt64(worlds))
    return (0..<count).map { _ in
      var player = GatePlayer()
      for world in 0..<worlds { player.fill(world, &dice) }
      return player
    }
  }

  private mutating func fill(_ world: Int, _ dice: inout Dice) {
    let progress = 35 + dice.below(51)
    var stars: Int64 = 0
    for level in 0..<FlatWorld.levels {
      let isDone = dice.below(100) < progress
      let earned = isDone ? dice.below(4) : 0
      flags["w\(world).d\(level)"] = isDone
      counters["w\(world).s\(level)"] = earned
      stars += earned
    }
    counters["w\(world).stars"] = stars
    counters["w\(world).coins"] = dice.below(1_000)
    flags["w\(world).owned"] = dice.below(5) == 0
    counters["w\(world).quest"] = dice.below(10)
  }
}
