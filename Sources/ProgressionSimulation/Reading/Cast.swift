/// The players and saves of a scenario up to a step, and the pack that each has there.
///
/// Steps are played in the order in which they are read, so this is known without playing.
struct Cast {
  /// A player that a step has used.
  struct Member: Hashable {
    let player: String
    var pack: PackIndex
  }

  /// A state that a step has saved.
  struct Save: Hashable {
    let name: String
    var pack: PackIndex
  }

  /// In the order of their first steps.
  private(set) var members: [Member] = []
  /// In the order of their first saves.
  private(set) var saves: [Save] = []
  /// Where each player is in `members`.
  private var positions: [String: Int] = [:]

  /// The pack of a player, new or not.
  func pack(of player: String) -> PackIndex {
    positions[player].map { members[$0].pack } ?? 0
  }

  /// Whether an earlier step used the player.
  func knows(_ player: String) -> Bool {
    positions[player] != nil
  }

  /// The pack of a save, or `nil` where nothing is saved under the name.
  func pack(ofSave name: String) -> PackIndex? {
    saves.first { $0.name == name }?.pack
  }

  /// Takes note of a player, who has the pack from now on; by default the pack as before.
  mutating func use(_ player: String, pack: PackIndex? = nil) {
    guard let index = positions[player] else {
      positions[player] = members.count
      members.append(Member(player: player, pack: pack ?? 0))
      return
    }
    if let pack { members[index].pack = pack }
  }

  /// Takes note of a save, which takes the place of one of the same name.
  mutating func save(_ name: String, pack: PackIndex) {
    guard let index = saves.firstIndex(where: { $0.name == name }) else {
      saves.append(Save(name: name, pack: pack))
      return
    }
    saves[index].pack = pack
  }

  /// Whether steps that led from `earlier` to here can be played again, read as they were.
  func canFollowItself(since earlier: Cast) -> Bool {
    members.allSatisfy { $0.pack == earlier.pack(of: $0.player) }
      && earlier.saves.allSatisfy { $0.pack == pack(ofSave: $0.name) }
  }
}
