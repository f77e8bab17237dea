/// Where the nodes and edges of a graph stand in a picture.
///
/// Each world of which levels are shown is laid out by itself, from left to right, and is one box in the
/// picture, which goes from top to bottom. Lines between a level and the world outside run between the
/// columns of the box. Parts of the graph that nothing joins stand beside each other.
struct GraphLayout {
  private(set) var size = Size(width: 0, height: 0)
  /// The boxes of the nodes and of the clusters.
  private(set) var nodes: [Box]
  private(set) var clusters: [Box]
  /// The lines and the boxes of their labels; no line for an edge from a node to itself.
  private(set) var paths: [Path?]
  private(set) var labels: [Box?]

  /// The space between a cluster's border and its nodes.
  private static let padding = 14
  /// The space between parts that nothing joins.
  private static let partGap = 40
  /// How wide rows of such parts are.
  private static let widest = 1_300

  private let graph: ProgressionGraph
  private let nodeSizes: [Size]
  private let labelSizes: [Size?]

  /// The clusters, then the nodes outside, as items of the picture.
  private var itemOfNode: [Int]
  private var items: [LayeredLayout.Item] = []
  private var nodeOfItem: [Int?] = []
  private var members: [[Int]]
  /// The layout of each cluster, in its own coordinates.
  private var inner: [LayeredLayout.Result] = []
  private var placeInCluster: [Int]
  private var edgesInside: [[Int]]

  /// The number of the bundle of each edge.
  private var bundleOfEdge: [Int]
  private var tracks: OutsideTracks

  private struct Bundle: Hashable {
    let from: Int
    let isAlternative: Bool
    let blocks: Bool
    /// Edges that join the same two nodes are never in one bundle.
    let parallel: Int
  }

  private struct Pair: Hashable {
    let from: Int
    let to: Int
  }

  /// Lays out a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - nodeSizes: The size of each node.
  ///   - labelSizes: The size of each edge's label, `nil` for none.
  init(_ graph: ProgressionGraph, nodeSizes: [Size], labelSizes: [Size?]) {
    self.graph = graph
    self.nodeSizes = nodeSizes
    self.labelSizes = labelSizes
    let empty = Box(corner: Point(x: 0, y: 0), size: Size(width: 0, height: 0))
    nodes = [Box](repeating: empty, count: graph.nodes.count)
    clusters = [Box](repeating: empty, count: graph.clusters.count)
    paths = [Path?](repeating: nil, count: graph.edges.count)
    labels = [Box?](repeating: nil, count: graph.edges.count)
    itemOfNode = [Int](repeating: 0, count: graph.nodes.count)
    members = [[Int]](repeating: [], count: graph.clusters.count)
    placeInCluster = [Int](repeating: 0, count: graph.nodes.count)
    edgesInside = [[Int]](repeating: [], count: graph.clusters.count)
    bundleOfEdge = Array(graph.edges.indices)
    tracks = OutsideTracks(nodes: graph.nodes.count)
    makeItems()
    let outside = graph.edges.indices.filter {
      itemOfNode[graph.edges[$0].from] != itemOfNode[graph.edges[$0].to]
    }
    let turned = LayeredLayout.turned(outside.map { link($0) }, count: items.count)
    layOutClusters(outside, turned)
    layOutParts(outside, turned)
  }

  private mutating func makeItems() {
    for _ in graph.clusters {
      items.append(LayeredLayout.Item(size: Size(width: 0, height: 0)))
      nodeOfItem.append(nil)
    }
    for (position, node) in graph.nodes.enumerated() {
      if let cluster = node.cluster {
        itemOfNode[position] = cluster
        placeInCluster[position] = members[cluster].count
        members[cluster].append(position)
      } else {
        itemOfNode[position] = items.count
        items.append(LayeredLayout.Item(size: nodeSizes[position]))
        nodeOfItem.append(position)
      }
    }
    var parallels: [Pair: Int] = [:]
    var bundles: [Bundle: Int] = [:]
    for (number, edge) in graph.edges.enumerated() where edge.from != edge.to {
      let pair = Pair(from: edge.from, to: edge.to)
      let bundle = Bundle(
        from: edge.from, isAlternative: edge.isAlternative, blocks: edge.route == .blocks,
        parallel: parallels[pair, default: 0])
      parallels[pair, default: 0] += 1
      if bundles[bundle] == nil { bundles[bundle] = number }
      bundleOfEdge[number] = bundles[bundle] ?? number
    }
  }

  private func link(_ edge: Int) -> LayeredLayout.Link {
    let (number, edge) = (edge, graph.edges[edge])
    return LayeredLayout.Link(
      from: itemOfNode[edge.from], to: itemOfNode[edge.to], label: labelSizes[number],
      bundle: bundleOfEdge[number])
  }
}

extension GraphLayout {
  private mutating func layOutClusters(_ outside: [Int], _ turned: [Bool]) {
    for (edge, isTurned) in zip(outside, turned) {
      tracks.add(graph.edges[edge], bundle: bundleOfEdge[edge], isTurned: isTurned)
    }
    var spacing = LayeredLayout.Spacing()
    spacing.box = 14
    spacing.widest = 640
    for (number, edge) in graph.edges.enumerated() where edge.from != edge.to {
      guard let cluster = graph.nodes[edge.from].cluster,
        graph.nodes[edge.to].cluster == cluster
      else { continue }
      edgesInside[cluster].append(number)
    }
    for (cluster, members) in members.enumerated() {
      // From left to right: what is laid out from top to bottom, with the axes exchanged.
      let items = members.map {
        LayeredLayout.Item(
          size: nodeSizes[$0].transposed, linesAbove: tracks.counts(of: $0).above,
          linesBelow: tracks.counts(of: $0).below)
      }
      let links = edgesInside[cluster].map { edge in
        var link = link(edge)
        link.from = placeInCluster[graph.edges[edge].from]
        link.to = placeInCluster[graph.edges[edge].to]
        link.label = link.label?.transposed
        return link
      }
      var layout = LayeredLayout(items, links, spacing: spacing)
      let result = layout.result()
      let offset = Point(x: Self.padding, y: Self.padding)
      for (place, node) in members.enumerated() {
        nodes[node] = result.boxes[place].transposed.moved(by: offset)
      }
      for (place, edge) in edgesInside[cluster].enumerated() {
        paths[edge] = result.paths[place].mapped { $0.transposed + offset }
        labels[edge] = result.labels[place]?.transposed.moved(by: offset)
      }
      let size = result.size.transposed
      self.items[cluster].size = Size(
        width: size.width + 2 * Self.padding, height: size.height + 2 * Self.padding)
      inner.append(result)
    }
  }

  /// One end of an edge that leads out of a cluster or into one.
  private struct End {
    let edge: Int
    let isLeaving: Bool
    let isBelow: Bool
  }

  /// Where a line from outside crosses the border of the cluster of a node, from the left.
  private func port(of end: End) -> Int? {
    let edge = graph.edges[end.edge]
    let node = end.isLeaving ? edge.from : edge.to
    guard let cluster = graph.nodes[node].cluster else { return nil }
    let place = placeInCluster[node]
    let first = end.isBelow ? inner[cluster].lineBelow[place] : inner[cluster].lineAbove[place]
    let (number, count) = track(of: end)
    // What comes in from above stands further left the lower it arrives, so that it crosses no other.
    let column = end.isBelow ? number : count - 1 - number
    return Self.padding + first + column * LayeredLayout.track
  }

  private func track(of end: End) -> (number: Int, count: Int) {
    tracks.track(
      of: graph.edges[end.edge], bundle: bundleOfEdge[end.edge], isLeaving: end.isLeaving,
      isBelow: end.isBelow)
  }

  /// How far from the top, or from the bottom, of its box a line from outside arrives.
  private func inset(of end: End, in box: Box) -> Int {
    let (number, count) = track(of: end)
    if count == 1 { return box.size.height / 4 }
    return 6 + number * min(13, (box.size.height - 12) / (count - 1))
  }

  private mutating func layOutParts(_ outside: [Int], _ turned: [Bool]) {
    var rows = PartRows(widest: Self.widest, gap: Self.partGap)
    for part in GraphParts(
      items: items.count, large: graph.clusters.count, links: outside.map { link($0) }
    ).parts {
      var places: [Int: Int] = [:]
      for (place, item) in part.items.enumerated() { places[item] = place }
      let links = part.links.map { number in
        let edge = outside[number]
        var link = link(edge)
        link.from = places[link.from] ?? 0
        link.to = places[link.to] ?? 0
        if turned[number] {
          link.leavesAbove = port(of: End(edge: edge, isLeaving: true, isBelow: false))
          link.entersBelow = port(of: End(edge: edge, isLeaving: false, isBelow: true))
        } else {
          link.leaves = port(of: End(edge: edge, isLeaving: true, isBelow: true))
          link.enters = port(of: End(edge: edge, isLeaving: false, isBelow: false))
        }
        return link
      }
      var layout = LayeredLayout(
        part.items.map { items[$0] }, links, isTurned: part.links.map { turned[$0] })
      let result = layout.result()
      let corner = rows.place(result.size)
      for (place, item) in part.items.enumerated() {
        move(item, to: result.boxes[place].moved(by: corner))
      }
      for (place, number) in part.links.enumerated() {
        let edge = outside[number]
        labels[edge] = result.labels[place]?.moved(by: corner)
        paths[edge] = joined(
          edge, result.paths[place].mapped { $0 + corner }, isTurned: turned[number])
      }
    }
    size = rows.size
  }

  private mutating func move(_ item: Int, to box: Box) {
    if let node = nodeOfItem[item] {
      nodes[node] = box
      return
    }
    clusters[item] = box
    for node in members[item] { nodes[node] = nodes[node].moved(by: box.corner) }
    for edge in edgesInside[item] {
      paths[edge] = paths[edge]?.mapped { $0 + box.corner }
      labels[edge] = labels[edge]?.moved(by: box.corner)
    }
  }

  /// A line between two items, led on to the nodes inside them.
  private func joined(_ edge: Int, _ path: Path, isTurned: Bool) -> Path {
    let leaving = End(edge: edge, isLeaving: true, isBelow: !isTurned)
    let arriving = End(edge: edge, isLeaving: false, isBelow: isTurned)
    if isTurned {
      return (enter(leaving)?.reversed ?? Path(start: path.start)).followed(by: path)
        .followed(by: leave(arriving)?.reversed ?? Path(start: path.end))
    }
    return (leave(leaving) ?? Path(start: path.start)).followed(by: path)
      .followed(by: enter(arriving) ?? Path(start: path.end))
  }

  private func node(of end: End) -> Int {
    end.isLeaving ? graph.edges[end.edge].from : graph.edges[end.edge].to
  }

  /// From the right of a node to the lower border of its cluster; `nil` outside of any.
  private func leave(_ end: End) -> Path? {
    let node = node(of: end)
    guard let cluster = graph.nodes[node].cluster, let port = port(of: end) else { return nil }
    let box = nodes[node]
    let x = clusters[cluster].left + port
    let y = box.bottom - inset(of: end, in: box)
    var path = Path(start: Point(x: box.right, y: y))
    path.line(to: Point(x: x, y: y))
    path.line(to: Point(x: x, y: clusters[cluster].bottom))
    return path
  }

  /// From the upper border of a cluster to the left of a node; `nil` outside of any.
  private func enter(_ end: End) -> Path? {
    let node = node(of: end)
    guard let cluster = graph.nodes[node].cluster, let port = port(of: end) else { return nil }
    let box = nodes[node]
    let x = clusters[cluster].left + port
    let y = box.top + inset(of: end, in: box)
    var path = Path(start: Point(x: x, y: clusters[cluster].top))
    path.line(to: Point(x: x, y: y))
    path.line(to: Point(x: box.left, y: y))
    return path
  }
}
