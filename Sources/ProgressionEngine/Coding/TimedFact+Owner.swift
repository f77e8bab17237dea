import ProgressionModel
import ProgressionText

extension TimedFact {
  /// What a fact is about.
  enum Owner: Hashable {
    case node(NodeRef)
    case holding(HoldingRef)
    case flag(FlagRef)
  }

  /// What the fact is about; `nil` for a reset, which keeps its instant itself.
  var owner: Owner? {
    switch self {
    case .completed(let node), .unlocked(let node), .visited(let node), .met(let node),
      .active(let node), .ownedProduct(let node), .marked(let node, _):
      .node(node)
    case .ownedItem(let item): .holding(item)
    case .flag(let flag): .flag(flag)
    case .reset: nil
    }
  }

  /// The key of the first instant beside what the fact is about; single marks have their own names.
  var name: KeyWord {
    switch self {
    case .completed: "completed"
    case .unlocked: "unlocked"
    case .visited: "visited"
    case .met: "met"
    case .active: "active"
    case .ownedProduct, .ownedItem: "owned"
    case .marked: "anyMark"
    case .flag: "true"
    case .reset: "happened"
    }
  }
}
