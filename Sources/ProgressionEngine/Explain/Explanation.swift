public import ProgressionModel
public import ProgressionText

/// Whom an explanation is for.
public enum Audience: Hashable, Sendable {
  /// Everything.
  case designer
  /// Nothing about what the player may not know of.
  case player
}

/// One way to open a node, as it stands for a player.
public struct RouteExplanation: Hashable, Sendable {
  /// How the route opens the node.
  public enum Kind: Hashable, Sendable {
    /// By itself, for good.
    case sticky
    /// By itself, while it holds.
    case live
    /// When the player takes it; an empty price is free.
    case taken(price: [NamedAmount])
    /// While the player owns the product; empty where the audience may not know of it.
    case product(String)
    /// While an npc is at a location; empty where the audience may not know of it.
    case placement(String)
  }

  /// The position of the route in the node, from 0.
  public var index: Int64
  /// How the route opens the node.
  public var kind: Kind
  /// Where the route is written.
  public var place: Place
  /// Whether the route is open now; a price may still be missing.
  public var holds: Bool
  /// Every leaf of the condition, in the order written.
  public var requirements: [Requirement]
  /// The nearest way to meet the condition: leaves that do not hold.
  public var unmet: [Requirement]
  /// What is short of the price.
  public var missing: [NamedAmount]
}

/// Why a node has the status that it has, and what opens it.
public struct Explanation: Hashable, Sendable {
  /// The id of the node.
  public var node: String
  /// The title of the node.
  public var title: String
  /// What the game shows of the node.
  public var record: StatusRecord
  /// The world that must be open too and is not, for a level.
  public var world: Requirement?
  /// The ways to open the node, or to its next rank, in the order written.
  public var routes: [RouteExplanation]
  /// The position in `routes` of the nearest way on; `nil` where none is needed or left.
  public var next: Int64?
  /// The id of the location where an npc is, where the audience may know of it.
  public var place: String?
  /// What must hold besides a way and does not: of a quest that is not accepted that its giver is
  /// somewhere, that nothing fails it, and that its last day has not come; of what a custom
  /// playthrough does not earn that it is an ordinary one.
  public var needs: [Requirement] = []
  /// The objectives that count now, of an active quest: those of its stage, and optional ones.
  public var objectives: [ObjectiveExplanation] = []
  /// What handing a quest in takes that may be handed in now.
  public var turnIn: Offer? { record.turnIn }
  /// What keeps an active quest waiting: its giver or turn-in npc is nowhere.
  public var waits: [Requirement] = []
}

/// One objective of an active quest, as it stands for a player.
public struct ObjectiveExplanation: Hashable, Sendable {
  /// The name.
  public var name: String
  /// Whether the quest is ready without it.
  public var isOptional: Bool
  /// Whether it holds now.
  public var holds: Bool
  /// Every leaf of the condition, in the order written.
  public var requirements: [Requirement]
  /// The nearest way to meet the condition: leaves that do not hold.
  public var unmet: [Requirement]
}

extension Explanation {
  /// What the nearest way on still needs; empty where nothing does.
  public var unmet: [Requirement] {
    var unmet = (world.map { [$0] } ?? []) + needs
    if let next, next < Int64(routes.count) { unmet += routes[Int(next)].unmet }
    for objective in objectives where !objective.isOptional { unmet += objective.unmet }
    return unmet
  }

  /// What is said of a node that nobody knows.
  static let unknown = Explanation(
    node: "", title: "", record: .unknown, world: nil, routes: [], next: nil)
}
