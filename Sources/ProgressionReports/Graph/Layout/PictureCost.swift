/// How much work a picture of a graph is, before it is laid out.
enum PictureCost {
  /// About how many places lines need where they pass layers: what the time of a layout grows with.
  ///
  /// - Complexity: O(n + m) for n nodes and m edges.
  static func passages(_ graph: ProgressionGraph) -> Int {
    let (layers, below) = layers(graph)
    // The lines of one node share their way as far as the longest of them goes.
    return graph.nodes.indices.reduce(0) { sum, node in
      let furthest = below[node].map { layers[$0] }.max() ?? layers[node]
      return sum + 2 * (furthest - layers[node])
    }
  }

  /// About how many layers all lines pass together: what the size of a picture grows with.
  ///
  /// - Complexity: O(n + m) for n nodes and m edges.
  static func points(_ graph: ProgressionGraph) -> Int {
    let (layers, below) = layers(graph)
    return graph.nodes.indices.reduce(0) { sum, node in
      below[node].reduce(sum) { $0 + layers[$1] - layers[node] }
    }
  }

  /// The layer of each node, and the nodes that its lines lead down to.
  private static func layers(_ graph: ProgressionGraph) -> (layers: [Int], below: [[Int]]) {
    let edges = graph.edges.filter { $0.from != $0.to }
    let links = edges.map { LayeredLayout.Link(from: $0.from, to: $0.to, bundle: 0) }
    let isTurned = LayeredLayout.turned(links, count: graph.nodes.count)
    var below = [[Int]](repeating: [], count: graph.nodes.count)
    var missing = [Int](repeating: 0, count: graph.nodes.count)
    for (link, isTurned) in zip(links, isTurned) {
      let (upper, lower) = isTurned ? (link.to, link.from) : (link.from, link.to)
      below[upper].append(lower)
      missing[lower] += 1
    }
    var layers = [Int](repeating: 0, count: graph.nodes.count)
    var ready = graph.nodes.indices.filter { missing[$0] == 0 }
    while let node = ready.popLast() {
      for other in below[node] {
        layers[other] = max(layers[other], layers[node] + 1)
        missing[other] -= 1
        if missing[other] == 0 { ready.append(other) }
      }
    }
    return (layers, below)
  }
}
