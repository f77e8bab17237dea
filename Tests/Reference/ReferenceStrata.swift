/// The order in which the derived layer can be computed: its dependency graph, cut into the parts
/// that depend on themselves.
///
/// An edge is negative if it passes through a negation; two of them do not make it positive again.
struct ReferenceStrata {
  struct Edge: Hashable {
    var from: ReferenceVariable
    var to: ReferenceVariable
    var isNegative: Bool
  }

  private let pack: ReferencePack
  private(set) var edges: [ReferenceVariable: [Edge]] = [:]
  private var variables: [ReferenceVariable] = []

  init(pack: ReferencePack) {
    self.pack = pack
    for (place, node) in pack.nodes.enumerated() where node.kind != .product {
      let open = ReferenceVariable.open(place)
      variables.append(open)
      edges[open] = []
      if let world = node.world { addEdge(open, .open(world), false) }
      for route in node.routes where route.price == nil && node.choice == nil {
        condition(route.when, of: open, negative: false)
        if let reach = route.reach { quantity(reach, of: open, negative: false) }
      }
      if let giver = node.giver { addEdge(open, .open(giver), false) }
      if node.kind == .quest, let failWhen = node.json["failWhen"] {
        condition(failWhen, of: open, negative: true)
      }
      // Of a list of places the first that holds counts, so it depends on all in both directions.
      for placement in node.placements ?? [] {
        condition(placement.when, of: open, negative: true)
      }
      if let completeWhen = node.json["completeWhen"] {
        let done = ReferenceVariable.done(place)
        variables.append(done)
        edges[done] = []
        condition(completeWhen, of: done, negative: false)
      }
    }
  }

  /// The parts in order, each after those that it needs.
  ///
  /// - Throws: `ReferenceError` that names a negative edge inside a part.
  func inOrder() throws(ReferenceError) -> [[ReferenceVariable]] {
    let parts = components(of: variables) { edges[$0, default: []].map { $0.to } }
    for part in parts {
      for variable in part {
        for edge in edges[variable] ?? [] where edge.isNegative && part.contains(edge.to) {
          let from = pack.nodes[edge.from.node].id
          throw ReferenceError("\(from) depends on its own negation")
        }
      }
    }
    return parts
  }

  /// A node on a cycle with a negative edge; nil where there is none.
  ///
  /// It is stricter than `inOrder`: a node's openness and its completion count as one thing.
  func negativeNode() -> Int? {
    var joined: [Int: [(to: Int, isNegative: Bool)]] = [:]
    for variable in variables {
      for edge in edges[variable] ?? [] {
        joined[variable.node, default: []].append((edge.to.node, edge.isNegative))
      }
    }
    let parts = components(of: Array(pack.nodes.indices)) { joined[$0, default: []].map { $0.to } }
    for part in parts {
      for node in part {
        for edge in joined[node] ?? [] where edge.isNegative && part.contains(edge.to) {
          return node
        }
      }
    }
    return nil
  }

  // MARK: - What conditions read

  private mutating func addEdge(
    _ from: ReferenceVariable, _ to: ReferenceVariable, _ isNegative: Bool
  ) {
    edges[from, default: []].append(Edge(from: from, to: to, isNegative: isNegative))
  }

  private mutating func condition(
    _ json: ReferenceJSON, of variable: ReferenceVariable, negative: Bool
  ) {
    for member in json.members {
      switch member.key {
      case "all", "any":
        for part in member.value.elements { condition(part, of: variable, negative: negative) }
      case "none":
        for part in member.value.elements { condition(part, of: variable, negative: true) }
      case "not":
        condition(member.value, of: variable, negative: true)
      case "rule":
        if let rule = pack.rules[member.value.text ?? ""] {
          condition(rule, of: variable, negative: negative)
        }
      case "unlocked":
        if let node = pack.node(member.value) { addEdge(variable, .open(node), negative) }
      case "completed":
        if let node = pack.node(member.value) {
          completion(node, of: variable, negative: negative)
        }
      case "atLeast", "moreThan":
        quantity(json, of: variable, negative: negative)
        quantity(member.value, of: variable, negative: true)
      case "atMost", "lessThan":
        quantity(json, of: variable, negative: true)
        quantity(member.value, of: variable, negative: negative)
      case "equals", "notEquals":
        quantity(json, of: variable, negative: true)
        quantity(member.value, of: variable, negative: true)
      default:
        break
      }
    }
  }

  private mutating func completion(_ node: Int, of variable: ReferenceVariable, negative: Bool) {
    let target: ReferenceVariable
    switch pack.nodes[node].kind {
    case .world, .location:
      guard pack.nodes[node].json["completeWhen"] != nil else { return }
      target = .done(node)
    case .feature, .achievement:
      target = .open(node)
    case .level, .quest, .npc, .product:
      return
    }
    addEdge(variable, target, negative)
  }

  private mutating func quantity(
    _ json: ReferenceJSON, of variable: ReferenceVariable, negative: Bool
  ) {
    for member in json.members {
      switch member.key {
      case "rank", "ranks":
        for node in pack.members(member.value).nodes.sorted() {
          addEdge(variable, .open(node), negative)
        }
      case "percent":
        let collection = pack.collections.first { $0.id == member.value.text }
        for entry in collection?.entries ?? [] {
          group(entry["of"] ?? [], of: variable, negative: negative, open: true, done: true)
        }
      case "count" where json["withStars"] != nil:
        break
      case "count":
        switch json["are"] {
        case "unlocked":
          group(member.value, of: variable, negative: negative, open: true, done: false)
        case "completed":
          group(member.value, of: variable, negative: negative, open: false, done: true)
        case nil:
          for part in member.value.elements {
            condition(part, of: variable, negative: negative)
          }
        default:
          break
        }
      case "sum", "min", "max", "times":
        for part in member.value.elements { quantity(part, of: variable, negative: negative) }
      default:
        break
      }
    }
  }

  private mutating func group(
    _ json: ReferenceJSON, of variable: ReferenceVariable, negative: Bool, open: Bool, done: Bool
  ) {
    for node in pack.members(json).nodes.sorted() where pack.nodes[node].kind != .product {
      let byCompletion = done && (pack.nodes[node].hasCompletion || !open)
      if byCompletion {
        completion(node, of: variable, negative: negative)
      } else if open {
        addEdge(variable, .open(node), negative)
      }
      // The members of a choice group count as done when one of them is open.
      if open, done, pack.nodes[node].choice != nil, pack.nodes[node].kind != .quest {
        addEdge(variable, .open(node), negative)
      }
    }
  }
}

/// The strongly connected parts of a graph, each after those that it leads to.
private func components<Vertex: Hashable>(
  of vertices: [Vertex], edges: (Vertex) -> [Vertex]
) -> [[Vertex]] {
  var number: [Vertex: Int] = [:]
  var low: [Vertex: Int] = [:]
  var stack: [Vertex] = []
  var onStack: Set<Vertex> = []
  var parts: [[Vertex]] = []

  func visit(_ vertex: Vertex) {
    let own = number.count
    number[vertex] = own
    low[vertex] = own
    stack.append(vertex)
    onStack.insert(vertex)
    for next in edges(vertex) {
      if number[next] == nil {
        visit(next)
        low[vertex] = min(low[vertex] ?? own, low[next] ?? own)
      } else if onStack.contains(next) {
        low[vertex] = min(low[vertex] ?? own, number[next] ?? own)
      }
    }
    guard low[vertex] == own else { return }
    var part: [Vertex] = []
    while let last = stack.popLast() {
      onStack.remove(last)
      part.append(last)
      if last == vertex { break }
    }
    parts.append(part)
  }
  for vertex in vertices where number[vertex] == nil { visit(vertex) }
  return parts
}
