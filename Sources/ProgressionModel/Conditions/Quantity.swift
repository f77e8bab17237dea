/// An integer fact, stored as one entry of the game's quantity table.
///
/// Children are references into the same tables and come before their parent.
public enum Quantity: Sendable {
  case literal(Int64)
  /// The sum of the counted stars of levels.
  case stars(NodeSetRef)
  /// How often levels were completed.
  case clears(NodeSetRef)
  /// How often levels were failed.
  case fails(NodeSetRef)
  /// The sum of the best scores of levels.
  case score(NodeSetRef)
  /// The number of marks of levels, or of those levels that have the named mark.
  case marks(NodeSetRef, with: String?)
  case have(HoldingRef)
  case earned(HoldingRef)
  case spent(HoldingRef)
  case counter(CounterRef)
  /// The number of units of the product that were bought.
  case purchases(NodeRef)
  case rank(NodeRef)
  case ranks(NodeSetRef)
  /// Absent where nothing is counted.
  case percent(CollectionRef)
  /// How many of the conditions hold.
  case countConditions([ConditionRef])
  /// How many members have the property.
  case countNodes(NodeSetRef, are: NodeProperty)
  /// How many levels have that many stars or more.
  case countLevels(NodeSetRef, withStars: Int64)
  case sum([QuantityRef])
  case min([QuantityRef])
  case max([QuantityRef])
  /// The quantity times a factor of 0 or more.
  case times(QuantityRef, Int64)
  /// The growth of a growing quantity since the reset happened last; 0 or more.
  case since(QuantityRef, ResetRef)
  /// The growth of a growing quantity since the quest was accepted last; 0 before.
  case sinceAccepted(QuantityRef, quest: NodeRef)
  /// How many periods of its calendar reset in a row the node was opened or completed in.
  case streak(NodeRef)
  /// The seconds since the fact began to hold; absent where it never did.
  case timeSince(TimedFact)
}

/// What `count` can ask of a node.
public enum NodeProperty: Hashable, Sendable {
  case completed
  case unlocked
  case visited
  case met
  case owned
}

extension NodeProperty: CustomStringConvertible {
  /// The word of the property in a rule pack, as in `completed`.
  public var description: String {
    switch self {
    case .completed: "completed"
    case .unlocked: "unlocked"
    case .visited: "visited"
    case .met: "met"
    case .owned: "owned"
    }
  }
}
