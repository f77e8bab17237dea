/// A directed graph in rows: the edges of vertex 0, then those of vertex 1, and so on.
///
/// An edge leads from what depends to what it depends on. Built row by row, so that a pack of
/// 100,000 nodes costs three flat arrays.
struct DependencyGraph {
  /// Where the row of each vertex begins, and the end of the last row.
  private(set) var starts: [Int32] = [0]
  /// The vertices that the edges lead to.
  private(set) var targets: [Int32] = []
  /// Whether each edge turns true into false, or may do both.
  private(set) var isNegative: [Bool] = []

  var vertexCount: Int { starts.count - 1 }

  mutating func reserveCapacity(vertices: Int) {
    starts.reserveCapacity(vertices + 1)
    targets.reserveCapacity(vertices)
    isNegative.reserveCapacity(vertices)
  }

  /// Adds an edge to the row that is being built.
  mutating func add(_ target: Int, isNegative negative: Bool = false) {
    targets.append(Int32(clamping: target))
    isNegative.append(negative)
  }

  /// Ends the row of the current vertex and begins the next.
  mutating func endRow() {
    starts.append(Int32(clamping: targets.count))
  }

  /// The positions of the edges of `vertex` in `targets`.
  func row(of vertex: Int) -> Range<Int> {
    Int(starts[vertex])..<Int(starts[vertex + 1])
  }
}

extension DependencyGraph {
  /// The edges turned around, without their signs.
  func reversed() -> DependencyGraph {
    var counts = [Int32](repeating: 0, count: vertexCount + 1)
    for target in targets { counts[Int(target) + 1] += 1 }
    for vertex in 0..<vertexCount { counts[vertex + 1] += counts[vertex] }
    var result = DependencyGraph()
    result.starts = counts
    result.targets = [Int32](repeating: 0, count: targets.count)
    result.isNegative = [Bool](repeating: false, count: targets.count)
    for vertex in 0..<vertexCount {
      for edge in row(of: vertex) {
        let target = Int(targets[edge])
        result.targets[Int(counts[target])] = Int32(clamping: vertex)
        counts[target] += 1
      }
    }
    return result
  }

  /// The shortest way from one vertex to another over allowed vertices, or `nil` without one.
  ///
  /// Both ends are included. From a vertex to itself at least one edge is taken.
  ///
  /// - Complexity: O(edges of the allowed vertices).
  func shortestPath(from first: Int, to last: Int, where isAllowed: [Bool]) -> [Int]? {
    var cameFrom: [Int32: Int32] = [:]
    var queue: [Int32] = [Int32(clamping: first)]
    var head = 0
    while head < queue.count {
      let vertex = Int(queue[head])
      head += 1
      for edge in row(of: vertex) {
        let target = Int(targets[edge])
        if target == last {
          var path = [last, vertex]
          var current = vertex
          while current != first, let previous = cameFrom[Int32(clamping: current)] {
            current = Int(previous)
            path.append(current)
          }
          path.reverse()
          return path
        }
        let key = Int32(clamping: target)
        if !isAllowed[target] || target == first || cameFrom[key] != nil { continue }
        cameFrom[key] = Int32(clamping: vertex)
        queue.append(key)
      }
    }
    return nil
  }
}
