extension LayeredLayout {
  /// The space between two lines from outside that run between the same layers.
  static let track = 7

  /// The boxes and lines.
  func drawn() -> Result {
    var result = Result()
    result.boxes = []
    let (tops, bottoms) = drawLayers(&result)
    for item in items.indices {
      let size = items[item].size
      let corner = Point(x: vertices[item].x - size.width / 2, y: tops[layerOfItem[item]])
      result.boxes.append(Box(corner: corner, size: size))
    }
    for label in labelVertices {
      result.labels.append(
        label.map { vertex in
          let (width, height) = (vertices[vertex].width, vertices[vertex].height)
          let corner = Point(x: vertices[vertex].x - width / 2, y: tops[vertices[vertex].layer])
          return Box(corner: corner, size: Size(width: width, height: height))
        })
    }
    let spread = spreadPorts()
    for link in links.indices {
      let (upper, lower) = ends(link)
      let (leave, enter) = ports(link)
      let way = ways[link]
      let first = way.first ?? lower
      let last = way.last ?? upper
      let from = vertices[upper].x - items[upper].size.width / 2
      let start = leave.map { from + $0 } ?? vertices[upper].x + (spread[Port(upper, first)] ?? 0)
      let to = vertices[lower].x - items[lower].size.width / 2
      let end = enter.map { to + $0 } ?? vertices[lower].x + (spread[Port(lower, last)] ?? 0)
      var path = Path(start: Point(x: start, y: result.boxes[upper].bottom))
      path.line(to: Point(x: start, y: bottoms[layerOfItem[upper]]))
      for vertex in way {
        let (x, layer) = (vertices[vertex].x, vertices[vertex].layer)
        path.bend(to: Point(x: x, y: tops[layer]))
        path.line(to: Point(x: x, y: bottoms[layer]))
      }
      path.bend(to: Point(x: end, y: tops[layerOfItem[lower]]))
      result.paths.append(isTurned[link] ? path.reversed : path)
    }
    result.size.width = vertices.map { $0.x + ($0.width + 1) / 2 }.max() ?? 0
    return result
  }

  /// The top and the bottom of each layer.
  private func drawLayers(_ result: inout Result) -> (tops: [Int], bottoms: [Int]) {
    var tops: [Int] = []
    var bottoms: [Int] = []
    result.lineAbove = [Int](repeating: 0, count: items.count)
    result.lineBelow = [Int](repeating: 0, count: items.count)
    var y = 0
    for (number, layer) in layers.enumerated() {
      let boxes = number.isMultiple(of: 2) ? layer.filter { $0 < items.count } : []
      for item in boxes where items[item].linesAbove > 0 {
        result.lineAbove[item] = y
        y += items[item].linesAbove * Self.track
      }
      if boxes.contains(where: { items[$0].linesAbove > 0 }) { y += Self.track }
      tops.append(y)
      y += layer.map { vertices[$0].height }.max() ?? 0
      bottoms.append(y)
      if boxes.contains(where: { items[$0].linesBelow > 0 }) { y += Self.track }
      for item in boxes where items[item].linesBelow > 0 {
        result.lineBelow[item] = y
        y += items[item].linesBelow * Self.track
      }
      if number < layers.count - 1 { y += gap(below: layer) }
    }
    result.size.height = y
    return (tops, bottoms)
  }

  /// More room where lines go far to the side, so that they do not lie flat.
  private func gap(below layer: [Int]) -> Int {
    var furthest = 0
    for vertex in layer {
      for segment in vertices[vertex].below {
        let from = vertices[vertex].x + segment.here
        let to = vertices[segment.other].x + segment.there
        furthest = max(furthest, abs(to - from))
      }
    }
    return spacing.layer + min(36, furthest / 14)
  }

  /// One side of an item, by the vertex that a segment leads to.
  private struct Port: Hashable {
    let item: Int
    let other: Int

    init(_ item: Int, _ other: Int) {
      self.item = item
      self.other = other
    }
  }

  /// Where segments touch items that have no fixed places, from the middle: side by side in the order
  /// of their other ends.
  private func spreadPorts() -> [Port: Int] {
    var ports: [Port: Int] = [:]
    for item in items.indices {
      for segments in [vertices[item].above, vertices[item].below] {
        let others = Set(segments.map(\.other)).sorted {
          (vertices[$0].x, $0) < (vertices[$1].x, $1)
        }
        guard others.count > 1 else { continue }
        let room = max(2, min(16, (items[item].size.width - 8) / others.count))
        for (number, other) in others.enumerated() {
          ports[Port(item, other)] = (2 * number - others.count + 1) * room / 2
        }
      }
    }
    return ports
  }
}
