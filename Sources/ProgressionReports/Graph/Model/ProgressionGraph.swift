/// What opens what in a rule pack: nodes, and edges from what a condition reads to what it opens.
///
/// Everything in the pack is drawn, hidden nodes too: a graph is the designer's view. Equal packs give
/// equal graphs, in declaration order.
public struct ProgressionGraph: Hashable, Sendable {
  /// The title of the game.
  public var title: String
  /// The nodes: worlds with their levels, all other nodes, then the facts that conditions read.
  public var nodes: [GraphNode]
  /// The edges, in the order of the nodes that they lead to.
  public var edges: [GraphEdge]
  /// The worlds of which levels are shown one by one.
  public var clusters: [GraphCluster]
  /// How many nodes were left out to stay within the limits of a format.
  public var omitted: Int

  /// Makes a graph; by default an empty one.
  public init(
    title: String, nodes: [GraphNode] = [], edges: [GraphEdge] = [], clusters: [GraphCluster] = [],
    omitted: Int = 0
  ) {
    self.title = title
    self.nodes = nodes
    self.edges = edges
    self.clusters = clusters
    self.omitted = omitted
  }
}

/// A world as a box around its levels.
public struct GraphCluster: Hashable, Sendable {
  /// The id of the world.
  public var id: String
  /// The title of the world.
  public var title: String

  /// Makes a cluster.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}
