import ProgressionModel

/// The first member of each set that can make a count fall.
struct MemberFacts {
  private struct Members {
    var live: NodeRef?
    var liveWithoutCompletion: NodeRef?
    var product: NodeRef?
    var withheld: NodeRef?
    var spentItem: HoldingRef?
  }

  private var sets: [Members] = []

  init(_ checked: CheckedGame) {
    sets.reserveCapacity(checked.game.nodeSets.count)
    for set in checked.game.nodeSets {
      var members = Members()
      for node in set.nodes {
        let isLive = checked.facts.isLive[node.position]
        if isLive, members.live == nil { members.live = node }
        if isLive, members.liveWithoutCompletion == nil, !checked.shape[node].hasCompletion {
          members.liveWithoutCompletion = node
        }
        if members.product == nil, checked.shape[node].kind == .product { members.product = node }
        if members.withheld == nil, checked.facts.isWithholdable[node.position] {
          members.withheld = node
        }
      }
      for item in set.items where checked.facts.isSpent[item.position] {
        members.spentItem = item
        break
      }
      sets.append(members)
    }
  }

  func live(in set: NodeSetRef) -> NodeRef? { sets[set.position].live }
  func liveWithoutCompletion(in set: NodeSetRef) -> NodeRef? {
    sets[set.position].liveWithoutCompletion
  }
  func product(in set: NodeSetRef) -> NodeRef? { sets[set.position].product }
  func withheld(in set: NodeSetRef) -> NodeRef? { sets[set.position].withheld }
  func spentItem(in set: NodeSetRef) -> HoldingRef? { sets[set.position].spentItem }
}
