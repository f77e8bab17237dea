/// A gate as a tree over dictionaries: the naive way to do it, and what the gates of the workload
/// are made of.
indirect enum GateCondition: Hashable {
  case all([GateCondition])
  case any([GateCondition])
  case not(GateCondition)
  case count([GateCondition], atLeast: Int64)
  case flag(String)
  case counter(String, atLeast: Int64)

  /// Whether the gate is open for a player.
  func holds(for player: GatePlayer) -> Bool {
    switch self {
    case .all(let parts): parts.allSatisfy { $0.holds(for: player) }
    case .any(let parts): parts.contains { $0.holds(for: player) }
    case .not(let part): !part.holds(for: player)
    case .count(let parts, let least):
      parts.reduce(0) { $0 + ($1.holds(for: player) ? 1 : 0) } >= least
    case .flag(let id): player.flags[id] == true
    case .counter(let id, let least): (player.counters[id] ?? 0) >= least
    }
  }
}
