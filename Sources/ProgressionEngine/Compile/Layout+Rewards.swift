import ProgressionModel

/// The parts of rewards that paying needs, looked at where they are: a copy of a reward would count
/// the references of all its lists.
extension Layout {
  @inline(__always)
  func rewardCount(ofNode node: Int) -> Int { game.nodes[node].rewards.count }

  @inline(__always)
  func moment(ofReward position: Int, ofNode node: Int) -> Reward.Moment {
    game.nodes[node].rewards[position].moment
  }

  /// What a reward gives of holdings.
  @inline(never)
  func amounts(ofReward position: Int, ofNode node: Int) -> [Amount] {
    game.nodes[node].rewards[position].bundle.amounts
  }

  /// Whether a reward gives something besides amounts of holdings.
  @inline(never)
  func givesThings(reward position: Int, ofNode node: Int) -> Bool {
    !(game.nodes[node].rewards[position].bundle.unlock.isEmpty
      && game.nodes[node].rewards[position].bundle.set.isEmpty
      && game.nodes[node].rewards[position].bundle.add.isEmpty
      && game.nodes[node].rewards[position].bundle.timers.isEmpty)
  }
}
