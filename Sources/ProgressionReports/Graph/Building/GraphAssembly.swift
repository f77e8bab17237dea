import ProgressionEngine
import ProgressionModel

/// Puts the nodes of a graph in order, gathers levels in rows, and joins edges that say the same.
struct GraphAssembly {
  private let builder: GraphBuilder
  private let game: Game
  private var graph: ProgressionGraph
  /// The node that each node of the game is drawn as.
  private var places: [Int]
  private var factPlaces: [GraphSource: Int] = [:]

  private struct Key: Hashable {
    let from: Int
    let to: Int
    let route: GraphEdge.Route
    let isAlternative: Bool
  }

  /// The edges, and the labels of each.
  private var keys: [Key: Int] = [:]
  private var labels: [EdgeWords] = []

  init(_ builder: GraphBuilder) {
    self.builder = builder
    game = builder.game
    graph = ProgressionGraph(title: builder.game.title)
    places = [Int](repeating: 0, count: builder.game.nodes.count)
  }

  /// The graph.
  consuming func assembled() -> ProgressionGraph {
    for position in game.nodes.indices {
      let node = NodeRef(position: position)
      if let world = game[node].world {
        add(world, node)
      } else if game[node].level == nil {
        places[position] = add(.node(node))
      }
    }
    for fact in builder.facts { factPlaces[fact] = add(fact) }
    for reading in builder.readings {
      guard let from = place(of: reading.from), let to = place(of: reading.to) else { continue }
      // Levels of one row read each other without being drawn.
      if from == to, reading.from != reading.to { continue }
      add(reading, from: from, to: to)
    }
    joinOffers()
    // By what is opened, so that a graph reads from top to bottom.
    let order = graph.edges.indices.sorted {
      (graph.edges[$0].to, graph.edges[$0].from, $0) < (
        graph.edges[$1].to, graph.edges[$1].from, $1
      )
    }
    graph.edges = order.map { position in
      var edge = graph.edges[position]
      edge.label = labels[position].text
      edge.ways = labels[position].numbers
      return edge
    }
    return graph
  }

  private func place(of source: GraphSource) -> Int? {
    if case .node(let node) = source { return places[node.position] }
    return factPlaces[source]
  }

  private mutating func add(_ source: GraphSource, cluster: Int? = nil) -> Int {
    var node = source.node(in: game)
    node.notes += builder.notes[source] ?? []
    node.cluster = cluster
    if case .node(let reference) = source {
      node.status = builder.status?(reference)
      node.isStart = builder.starts.contains(reference)
      if let level = game[reference].level {
        if cluster != nil { node.title = shortTitle(of: reference) }
        if level.isBonus { node.notes.insert("bonus", at: 0) }
      }
    }
    graph.nodes.append(node)
    return graph.nodes.count - 1
  }

  private mutating func add(_ reading: GraphReading, from: Int, to: Int) {
    let key = Key(
      from: from, to: to, route: reading.route, isAlternative: reading.isAlternative)
    let position: Int
    if let known = keys[key] {
      position = known
    } else {
      position = graph.edges.count
      keys[key] = position
      labels.append(EdgeWords())
      graph.edges.append(
        GraphEdge(from: from, to: to, route: reading.route, isAlternative: reading.isAlternative))
    }
    labels[position].add(reading)
  }

  /// An npc who offers a quest and must be met for it: one edge, which says both.
  private mutating func joinOffers() {
    var isGone = [Bool](repeating: false, count: graph.edges.count)
    for (position, edge) in graph.edges.enumerated() where edge.route == .gives {
      let key = Key(from: edge.from, to: edge.to, route: .opens, isAlternative: false)
      guard let other = keys[key] else { continue }
      labels[position] = labels[other]
      isGone[other] = true
    }
    graph.edges = graph.edges.indices.filter { !isGone[$0] }.map { graph.edges[$0] }
    labels = labels.indices.filter { !isGone[$0] }.map { labels[$0] }
  }
}

extension GraphAssembly {
  /// Adds a world with its levels: those that are shown, and the runs of others between them.
  private mutating func add(_ world: World, _ node: NodeRef) {
    let isAnyShown = world.levels.contains { builder.isShown[$0.position] }
    let place = add(.node(node))
    places[node.position] = place
    guard isAnyShown else {
      for level in world.levels { places[level.position] = place }
      if let words = words(for: world.levels, of: world) {
        graph.nodes[place].notes.insert(words, at: 0)
      }
      graph.nodes[place].notes += progress(of: world.levels)
      return
    }
    let cluster = graph.clusters.count
    graph.clusters.append(GraphCluster(id: game[node].id, title: game[node].title))
    graph.nodes[place].cluster = cluster
    var start = 0
    while start < world.levels.count {
      var end = start + 1
      if !builder.isShown[world.levels[start].position] {
        while end < world.levels.count, !builder.isShown[world.levels[end].position] { end += 1 }
      }
      addRow(world.levels[start..<end], of: world, cluster)
      start = end
    }
    for level in world.levels where builder.isPlain[level.position] { connect(level, place) }
  }

  private mutating func addRow(_ levels: ArraySlice<NodeRef>, of world: World, _ cluster: Int) {
    guard let first = levels.first, let last = levels.last else { return }
    let place: Int
    if levels.count == 1 {
      place = add(.node(first), cluster: cluster)
    } else {
      place = graph.nodes.count
      graph.nodes.append(
        GraphNode(
          id: "\(game[first].id) to \(game[last].id)",
          title: words(for: Array(levels), of: world) ?? "", kind: .row,
          notes: progress(of: Array(levels)), status: status(of: levels), cluster: cluster))
    }
    for level in levels { places[level.position] = place }
  }

  /// Draws how a level opens that says nothing about it.
  private mutating func connect(_ level: NodeRef, _ world: Int) {
    let to = places[level.position]
    var from = world
    if let when = game[level].routes[0].when, case .completed(let before) = game[when] {
      from = places[before.position]
    }
    if from == to || keys[Key(from: from, to: to, route: .order, isAlternative: false)] != nil {
      return
    }
    add(GraphReading(from: .node(level), to: .node(level), route: .order), from: from, to: to)
  }

  /// `levels 1 to 20`, or `20 levels` where the levels have titles.
  private func words(for levels: [NodeRef], of world: World) -> String? {
    guard let first = levels.first, let last = levels.last else { return nil }
    if levels.count == 1 { return "level \(shortTitle(of: first))" }
    if levels.count == world.levels.count, shortTitle(of: first) != "1" {
      return "\(levels.count) levels"
    }
    return "levels \(shortTitle(of: first)) to \(shortTitle(of: last))"
  }

  /// The title of a level inside its world.
  private func shortTitle(of level: NodeRef) -> String {
    let entry = game[level]
    guard entry.title == entry.id, let slash = entry.id.firstIndex(of: "/") else {
      return entry.title
    }
    return String(entry.id[entry.id.index(after: slash)...])
  }

  private func progress(of levels: [NodeRef]) -> [String] {
    guard let status = builder.status, !levels.isEmpty else { return [] }
    return ["\(levels.count { status($0) == .completed }) of \(levels.count) completed"]
  }

  /// What a row is as a whole: completed where all of it is, else what can be done with any of it.
  private func status(of levels: ArraySlice<NodeRef>) -> Status? {
    guard let status = builder.status else { return nil }
    let all = Set(levels.map { status($0) })
    if all == [.completed] { return .completed }
    if all.contains(.completed) || all.contains(.unlocked) { return .unlocked }
    if all.contains(.available) { return .available }
    return all.contains(.locked) ? .locked : .hidden
  }
}
