extension LayeredLayout {
  private static let passes = 24
  /// From this pass on, a vertex heeds what is above and what is below it at once.
  private static let firstOfBoth = 16
  /// How much more a passing line wants to be straight than one that ends.
  private static let straightness = 8

  /// Gives each vertex the x of its middle; gives how far lines go to the side.
  mutating func placeVertices() -> Int {
    for layer in layers {
      var x = 0
      for (position, vertex) in layer.enumerated() {
        if position > 0 { x += distance(layer[position - 1], vertex) }
        vertices[vertex].x = x
      }
    }
    var best = vertices.map(\.x)
    var shortest = sidewaysLength
    for pass in 0..<Self.passes {
      let isDownwards = pass.isMultiple(of: 2)
      let numbers = isDownwards ? Array(layers.indices) : layers.indices.reversed()
      let isBoth = pass >= Self.firstOfBoth
      for number in numbers {
        place(number, above: isDownwards || isBoth, below: !isDownwards || isBoth)
      }
      let length = sidewaysLength
      if length < shortest {
        shortest = length
        best = vertices.map(\.x)
      }
    }
    for vertex in vertices.indices { vertices[vertex].x = best[vertex] }
    let left = vertices.map { $0.x - $0.width / 2 }.min() ?? 0
    for vertex in vertices.indices { vertices[vertex].x -= left }
    return shortest
  }

  /// How far lines go to the side, those that pass counted more.
  private var sidewaysLength: Int {
    var sum = 0
    for vertex in vertices {
      for segment in vertex.below {
        let other = vertices[segment.other]
        let weight = vertex.isLine && other.isLine ? 3 : 1
        sum += weight * abs(other.x + segment.there - vertex.x - segment.here)
      }
    }
    return sum
  }

  private func distance(_ left: Int, _ right: Int) -> Int {
    let isLine = vertices[left].isPassage || vertices[right].isPassage
    // Halves are rounded up together, so that boxes of odd width do not touch.
    return (vertices[left].width + vertices[right].width + 1) / 2
      + (isLine ? spacing.line : spacing.box)
  }

  /// Moves the vertices of a layer as near as their order allows to where their neighbours want them:
  /// those that want the same place share their mean (pool adjacent violators).
  private mutating func place(_ number: Int, above: Bool, below: Bool) {
    struct Pool {
      var sum: Int
      var weight: Int
      var count: Int
    }
    var pools: [Pool] = []
    var offset = 0
    var offsets: [Int] = []
    for (position, vertex) in layers[number].enumerated() {
      if position > 0 { offset += distance(layers[number][position - 1], vertex) }
      offsets.append(offset)
      let (sum, weight) = wish(of: vertex, above: above, below: below)
      pools.append(Pool(sum: sum - offset * weight, weight: weight, count: 1))
      while pools.count > 1 {
        let last = pools[pools.count - 1]
        let previous = pools[pools.count - 2]
        if previous.sum * last.weight <= last.sum * previous.weight { break }
        pools.removeLast()
        pools[pools.count - 1] = Pool(
          sum: previous.sum + last.sum, weight: previous.weight + last.weight,
          count: previous.count + last.count)
      }
    }
    var position = 0
    for pool in pools {
      let mean = pool.sum >= 0 ? pool.sum / pool.weight : -((-pool.sum) / pool.weight)
      for _ in 0..<pool.count {
        vertices[layers[number][position]].x = mean + offsets[position]
        position += 1
      }
    }
  }

  /// The sum of the places that the neighbours of a vertex want, each times its weight.
  private func wish(of vertex: Int, above: Bool, below: Bool) -> (sum: Int, weight: Int) {
    var sum = 0
    var weight = 0
    let segments =
      (above ? vertices[vertex].above : []) + (below ? vertices[vertex].below : [])
    for segment in segments {
      let isPassing = vertices[vertex].isLine && vertices[segment.other].isLine
      let part = isPassing ? Self.straightness : 1
      sum += part * (vertices[segment.other].x + segment.there - segment.here)
      weight += part
    }
    return weight == 0 ? (vertices[vertex].x, 1) : (sum, weight)
  }
}
