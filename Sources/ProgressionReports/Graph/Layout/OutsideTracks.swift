/// The tracks of lines that cross the border of a cluster: lines of one node that mean different things
/// have one each, side by side.
struct OutsideTracks {
  /// What leaves together, or arrives with the same head.
  private enum Line: Hashable {
    case leaving(bundle: Int)
    case arriving(GraphEdge.Route, isAlternative: Bool)
  }

  /// The lines above and below each node, in the order of their tracks.
  private var above: [[Line]]
  private var below: [[Line]]

  init(nodes count: Int) {
    above = [[Line]](repeating: [], count: count)
    below = above
  }

  /// Gives the ends of an edge their tracks.
  mutating func add(_ edge: GraphEdge, bundle: Int, isTurned: Bool) {
    let (leaving, arriving) = Self.lines(of: edge, bundle)
    if isTurned {
      Self.add(leaving, to: &above[edge.from])
      Self.add(arriving, to: &below[edge.to])
    } else {
      Self.add(leaving, to: &below[edge.from])
      Self.add(arriving, to: &above[edge.to])
    }
  }

  private static func lines(of edge: GraphEdge, _ bundle: Int) -> (Line, Line) {
    (
      .leaving(bundle: bundle),
      .arriving(edge.route, isAlternative: edge.isAlternative)
    )
  }

  private static func add(_ line: Line, to lines: inout [Line]) {
    if !lines.contains(line) { lines.append(line) }
  }

  /// How many lines there are on either side of a node.
  func counts(of node: Int) -> (above: Int, below: Int) { (above[node].count, below[node].count) }

  /// The track of one end of an edge: of so many on that side, in the order of the sides of the node.
  func track(
    of edge: GraphEdge, bundle: Int, isLeaving: Bool, isBelow: Bool
  ) -> (number: Int, count: Int) {
    let (leaving, arriving) = Self.lines(of: edge, bundle)
    let node = isLeaving ? edge.from : edge.to
    let lines = isBelow ? below[node] : above[node]
    return (lines.firstIndex(of: isLeaving ? leaving : arriving) ?? 0, lines.count)
  }
}
