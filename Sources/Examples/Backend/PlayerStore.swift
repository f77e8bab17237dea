import ProgressionKit

/// Where players are kept: stands for a database table with a version column.
actor PlayerStore {
  /// A player as it is stored.
  struct Row {
    /// The state as `Engine.encode` wrote it.
    var state: ContiguousArray<UInt8>
    /// The edition of the rules that the state belongs to.
    var edition: Int
    /// Rises with every write of the row.
    var version: Int
  }

  private var rows: [String: Row] = [:]
  /// How often a write came too late.
  private(set) var conflicts = 0

  /// The row of a player, or `nil` for a new one.
  func row(of player: String) -> Row? { rows[player] }

  /// Writes a state if the row still has the version that was read; 0 stands for no row.
  func write(
    _ state: ContiguousArray<UInt8>, of player: String, edition: Int, over version: Int
  ) -> Bool {
    guard (rows[player]?.version ?? 0) == version else {
      conflicts += 1
      return false
    }
    rows[player] = Row(state: state, edition: edition, version: version + 1)
    return true
  }
}
