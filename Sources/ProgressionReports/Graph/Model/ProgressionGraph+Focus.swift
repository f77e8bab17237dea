extension ProgressionGraph {
  /// The part around one node: what leads to it and what it leads to, each up to `depth` edges away.
  ///
  /// A level keeps its world beside it, which must be open too.
  ///
  /// - Returns: The part, or `nil` where no node has that id.
  /// - Complexity: O(n + m) for n nodes and m edges.
  public func focused(on id: String, depth: Int) -> ProgressionGraph? {
    guard let center = nodes.firstIndex(where: { $0.id == id }) else { return nil }
    var isKept = [Bool](repeating: false, count: nodes.count)
    for isForward in [true, false] {
      let neighbours = neighbours(isForward: isForward)
      var distance = [Int](repeating: -1, count: nodes.count)
      distance[center] = 0
      var queue = [center]
      var next = 0
      while next < queue.count {
        let node = queue[next]
        next += 1
        isKept[node] = true
        if distance[node] >= depth { continue }
        for other in neighbours[node] where distance[other] < 0 {
          distance[other] = distance[node] + 1
          queue.append(other)
        }
      }
    }
    var worlds = Set<Int>()
    for (position, node) in nodes.enumerated() where isKept[position] {
      if let cluster = node.cluster { worlds.insert(cluster) }
    }
    for (position, node) in nodes.enumerated() where node.kind == .world {
      if let cluster = node.cluster, worlds.contains(cluster) { isKept[position] = true }
    }
    return keeping(isKept)
  }

  /// The first nodes in order, as many as leave at most so many nodes and edges; how many are left out
  /// is in `omitted`.
  ///
  /// - Complexity: O(n + m) for n nodes and m edges.
  func limited(nodes nodeLimit: Int, edges edgeLimit: Int) -> ProgressionGraph {
    // An edge is there as soon as the later of its ends is.
    var added = [Int](repeating: 0, count: nodes.count)
    for edge in edges { added[max(edge.from, edge.to)] += 1 }
    var count = 0
    var sum = 0
    while count < nodes.count, count < nodeLimit, sum + added[count] <= edgeLimit {
      sum += added[count]
      count += 1
    }
    if count == nodes.count { return self }
    var part = keeping(nodes.indices.map { $0 < count })
    part.omitted = omitted + nodes.count - count
    return part
  }

  /// The graph with some of its nodes, and the edges between them.
  private func keeping(_ isKept: [Bool]) -> ProgressionGraph {
    var part = ProgressionGraph(title: title, omitted: omitted)
    var places = [Int?](repeating: nil, count: nodes.count)
    var boxes = [Int?](repeating: nil, count: clusters.count)
    for (position, node) in nodes.enumerated() where isKept[position] {
      places[position] = part.nodes.count
      var node = node
      if let cluster = node.cluster {
        if boxes[cluster] == nil {
          boxes[cluster] = part.clusters.count
          part.clusters.append(clusters[cluster])
        }
        node.cluster = boxes[cluster]
      }
      part.nodes.append(node)
    }
    for edge in edges {
      guard let from = places[edge.from], let to = places[edge.to] else { continue }
      var edge = edge
      edge.from = from
      edge.to = to
      part.edges.append(edge)
    }
    return part
  }

  private func neighbours(isForward: Bool) -> [[Int]] {
    var neighbours = [[Int]](repeating: [], count: nodes.count)
    for edge in edges {
      if isForward {
        neighbours[edge.from].append(edge.to)
      } else {
        neighbours[edge.to].append(edge.from)
      }
    }
    return neighbours
  }
}
