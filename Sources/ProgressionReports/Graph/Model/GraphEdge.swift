/// That one node has a part in opening another.
public struct GraphEdge: Hashable, Sendable {
  /// In which way it has.
  public enum Route: Hashable, Sendable, CaseIterable {
    /// The target opens by itself and stays open.
    case opens
    /// The target is open only as long as the condition holds.
    case follows
    /// The player may take the target, mostly for a price.
    case taken
    /// The target is open while the product is owned.
    case product
    /// The source gives the target: a reward, the content of a product or chest.
    case grants
    /// The source is the npc who offers the target.
    case gives
    /// The target is the next level of its world, or the first one.
    case order
    /// The source counts for the completion of the target, or for a rule.
    case counts
    /// The source keeps the target closed, or closes it.
    case blocks
  }

  /// The position of the node that is read.
  public var from: Int
  /// The position of the node that is opened.
  public var to: Int
  /// In which way.
  public var route: Route
  /// Whether another edge, or another way of the target, does as well.
  public var isAlternative: Bool
  /// What of the source is asked, with the price of the way; empty where its completion is and nothing
  /// else.
  public var label: String
  /// The numbers of the ways that the edge is a part of, where the ways of its target need telling apart:
  /// all edges with the number of a way are needed for it.
  ///
  /// `1` is a way; `1.2` is the second possibility inside of it. Where one of several ways is needed
  /// more than once, each time has a letter: one of `A1` and `A2`, and one of `B1` and `B2`.
  public var ways: [String]

  /// Makes an edge.
  public init(
    from: Int, to: Int, route: Route, isAlternative: Bool = false, label: String = "",
    ways: [String] = []
  ) {
    self.from = from
    self.to = to
    self.route = route
    self.isAlternative = isAlternative
    self.label = label
    self.ways = ways
  }
}

extension GraphEdge.Route: CustomStringConvertible {
  /// The word of the route in JSON.
  public var description: String {
    switch self {
    case .opens: "opens"
    case .follows: "follows"
    case .taken: "taken"
    case .product: "product"
    case .grants: "grants"
    case .gives: "gives"
    case .order: "order"
    case .counts: "counts"
    case .blocks: "blocks"
    }
  }

  /// What an arrow of this route means, for a legend.
  var meaning: String {
    switch self {
    case .opens: "opens by itself, for good"
    case .follows: "open only while it holds"
    case .taken: "may be taken by the player"
    case .product: "open while the product is owned"
    case .grants: "is given as a reward"
    case .gives: "is offered by the npc"
    case .order: "next in the world"
    case .counts: "counts for its completion"
    case .blocks: "keeps it closed"
    }
  }
}
