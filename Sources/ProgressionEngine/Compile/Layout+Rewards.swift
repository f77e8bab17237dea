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

  /// The first reward of a node that is of the same kind of moment as one: a cause names the kind
  /// alone, without a number of stars, a rank or a mark.
  func firstReward(like position: Int, ofNode node: Int) -> Int {
    let order = moment(ofReward: position, ofNode: node).order
    // Rewards are in the order of their moments.
    var first = position
    while first > 0, moment(ofReward: first - 1, ofNode: node).order == order { first -= 1 }
    return first
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
