extension LayeredLayout {
  private static let sweeps = 16
  /// Above so many segments the crossings are not counted: the last order is taken.
  private static let mostCounted = 60_000

  /// Orders the vertices of each layer so that few segments cross; gives how many do, as far as that is
  /// counted.
  mutating func orderLayers() -> Int {
    var positions = [Int](repeating: 0, count: vertices.count)
    for layer in layers {
      for (position, vertex) in layer.enumerated() { positions[vertex] = position }
    }
    let segments = vertices.reduce(0) { $0 + $1.below.count }
    let counts = segments <= Self.mostCounted
    var best = layers
    var fewest = Int.max
    for sweep in 0..<Self.sweeps {
      let isDownwards = sweep.isMultiple(of: 2)
      let numbers =
        isDownwards ? Array(layers.indices.dropFirst()) : layers.indices.dropLast().reversed()
      for number in numbers { order(number, byAbove: isDownwards, &positions) }
      if !counts {
        best = layers
        continue
      }
      exchangeNeighbours(&positions)
      let crossings = crossings(positions)
      if crossings < fewest {
        fewest = crossings
        best = layers
      }
      if crossings == 0 { break }
    }
    layers = best
    return counts ? fewest : 0
  }

  private mutating func order(_ number: Int, byAbove: Bool, _ positions: inout [Int]) {
    let keys = layers[number].map { vertex in
      let segments = byAbove ? vertices[vertex].above : vertices[vertex].below
      if segments.isEmpty { return positions[vertex] * 1_024 }
      // What hangs on one side of a wide box belongs on that side.
      let sum = segments.reduce(0) { sum, segment in
        let width = max(1, vertices[segment.other].width)
        return sum + positions[segment.other] * 1_024 + segment.there * 900 / width
      }
      return sum / segments.count
    }
    let order = layers[number].indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    layers[number] = order.map { layers[number][$0] }
    for (position, vertex) in layers[number].enumerated() { positions[vertex] = position }
  }

  /// Exchanges neighbours of a layer wherever that takes crossings away.
  private mutating func exchangeNeighbours(_ positions: inout [Int]) {
    for number in layers.indices {
      var hasChanged = true
      var rounds = 0
      while hasChanged, rounds < 4 {
        hasChanged = false
        rounds += 1
        for position in layers[number].indices.dropLast() {
          let (left, right) = (layers[number][position], layers[number][position + 1])
          guard vertices[left].above.count + vertices[left].below.count <= 24,
            vertices[right].above.count + vertices[right].below.count <= 24
          else { continue }
          let now = pairCrossings(left, right, positions)
          let then = pairCrossings(right, left, positions)
          if then >= now { continue }
          layers[number].swapAt(position, position + 1)
          positions[left] = position + 1
          positions[right] = position
          hasChanged = true
        }
      }
    }
  }

  private func pairCrossings(_ left: Int, _ right: Int, _ positions: [Int]) -> Int {
    var count = 0
    for (mine, others) in [
      (vertices[left].above, vertices[right].above), (vertices[left].below, vertices[right].below),
    ] {
      for one in mine {
        for other in others
        where (positions[one.other], one.there) > (positions[other.other], other.there) {
          count += 1
        }
      }
    }
    return count
  }

  /// How many pairs of segments cross.
  private func crossings(_ positions: [Int]) -> Int {
    var count = 0
    for layer in layers.dropLast() {
      var ends: [Int] = []
      for vertex in layer {
        ends += vertices[vertex].below.map { positions[$0.other] }.sorted()
      }
      let size = (ends.max() ?? 0) + 1
      // A Fenwick tree of the ends so far.
      var tree = [Int](repeating: 0, count: size + 1)
      for (number, end) in ends.enumerated() {
        var upTo = 0
        var index = end + 1
        while index > 0 {
          upTo += tree[index]
          index &= index - 1
        }
        count += number - upTo
        index = end + 1
        while index <= size {
          tree[index] += 1
          index += index & -index
        }
      }
    }
    return count
  }
}
