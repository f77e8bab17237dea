/// Finds strongly connected components: sets of vertices that all depend on each other.
///
/// Tarjan's algorithm with a stack of its own, since a pack may chain 100,000 nodes. The arrays are
/// kept between runs, so a run on few vertices of a large graph costs only what these cost.
struct ComponentFinder {
  /// The components, what others depend on first.
  struct Components {
    private(set) var members: [Int32] = []
    private(set) var starts: [Int32] = [0]

    var count: Int { starts.count - 1 }

    subscript(component: Int) -> ArraySlice<Int32> {
      members[Int(starts[component])..<Int(starts[component + 1])]
    }

    fileprivate mutating func append(_ member: Int32) {
      members.append(member)
    }

    fileprivate mutating func endComponent() {
      starts.append(Int32(clamping: members.count))
    }
  }

  // Zero is to be visited, above is the number of the visit while on the stack, below is left out
  // or done.
  private var number: [Int32]
  private var low: [Int32]
  private var cursor: [Int32]

  init(vertexCount: Int) {
    number = [Int32](repeating: -1, count: vertexCount)
    low = [Int32](repeating: 0, count: vertexCount)
    cursor = [Int32](repeating: 0, count: vertexCount)
  }

  /// The components of the part of `graph` that `vertices` span.
  mutating func components(
    of graph: DependencyGraph, among vertices: some Collection<Int32>
  ) -> Components {
    var result = Components()
    for vertex in vertices { number[Int(vertex)] = 0 }
    var visits: Int32 = 0
    var stack: [Int32] = []
    var frames: [Int32] = []
    for root in vertices where number[Int(root)] == 0 {
      enter(root, graph, &visits, &stack, &frames)
      while let vertex = frames.last {
        let row = graph.row(of: Int(vertex))
        let edge = Int(cursor[Int(vertex)])
        if edge < row.upperBound {
          cursor[Int(vertex)] += 1
          let target = graph.targets[edge]
          if number[Int(target)] == 0 {
            enter(target, graph, &visits, &stack, &frames)
          } else if number[Int(target)] > 0 {
            low[Int(vertex)] = min(low[Int(vertex)], number[Int(target)])
          }
          continue
        }
        frames.removeLast()
        if let parent = frames.last {
          low[Int(parent)] = min(low[Int(parent)], low[Int(vertex)])
        }
        guard low[Int(vertex)] == number[Int(vertex)] else { continue }
        while let member = stack.popLast() {
          number[Int(member)] = -1
          result.append(member)
          if member == vertex { break }
        }
        result.endComponent()
      }
    }
    return result
  }

  private mutating func enter(
    _ vertex: Int32, _ graph: DependencyGraph, _ visits: inout Int32, _ stack: inout [Int32],
    _ frames: inout [Int32]
  ) {
    visits += 1
    number[Int(vertex)] = visits
    low[Int(vertex)] = visits
    cursor[Int(vertex)] = graph.starts[Int(vertex)]
    stack.append(vertex)
    frames.append(vertex)
  }
}
