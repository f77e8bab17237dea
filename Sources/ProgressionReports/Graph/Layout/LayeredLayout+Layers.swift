extension LayeredLayout {
  /// Which links lead back: without them no cycle is left.
  static func turned(_ links: [Link], count: Int) -> [Bool] {
    var isTurned = [Bool](repeating: false, count: links.count)
    var outgoing = [[Int]](repeating: [], count: count)
    var incoming = [Int](repeating: 0, count: count)
    for (number, link) in links.enumerated() {
      outgoing[link.from].append(number)
      incoming[link.to] += 1
    }
    enum Mark { case new, open, done }
    var marks = [Mark](repeating: .new, count: count)
    let starts = (0..<count).filter { incoming[$0] == 0 } + Array(0..<count)
    for start in starts where marks[start] == .new {
      var stack = [(item: start, next: 0)]
      marks[start] = .open
      while let (item, next) = stack.last {
        guard next < outgoing[item].count else {
          marks[item] = .done
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let link = outgoing[item][next]
        let to = links[link].to
        switch marks[to] {
        case .open: isTurned[link] = true
        case .new:
          marks[to] = .open
          stack.append((to, 0))
        case .done: break
        }
      }
    }
    return isTurned
  }

  /// Gives each item a layer below what leads to it.
  mutating func assignLayers() {
    var below = [[Int]](repeating: [], count: items.count)
    var above = [[Int]](repeating: [], count: items.count)
    for link in links.indices {
      let (upper, lower) = ends(link)
      below[upper].append(lower)
      above[lower].append(upper)
    }
    var missing = above.map(\.count)
    // The last is next: in the order of the items, so that what a narrow layer cannot take is what
    // comes later.
    var ready = Array(items.indices.filter { missing[$0] == 0 }.reversed())
    var order: [Int] = []
    var filled: [Int] = []
    while let item = ready.popLast() {
      order.append(item)
      var layer = 0
      for other in above[item] { layer = max(layer, layerOfItem[other] + 1) }
      layerOfItem[item] = place(item, from: layer, &filled)
      for other in below[item] {
        missing[other] -= 1
        guard missing[other] == 0 else { continue }
        let place = ready.firstIndex { $0 < other } ?? ready.endIndex
        ready.insert(other, at: place)
      }
    }
    // What nothing leads to stands right above what it leads to.
    for item in order.reversed() where above[item].isEmpty && !below[item].isEmpty {
      let nearest = below[item].map { layerOfItem[$0] }.min() ?? 0
      let width = items[item].size.width + spacing.box
      guard nearest - 1 > layerOfItem[item], filled[nearest - 1] + width <= spacing.widest else {
        continue
      }
      filled[layerOfItem[item]] -= width
      layerOfItem[item] = nearest - 1
      filled[nearest - 1] += width
    }
    let used = Set(layerOfItem).sorted()
    var names: [Int: Int] = [:]
    for (number, layer) in used.enumerated() { names[layer] = number * 2 }
    for item in items.indices { layerOfItem[item] = names[layerOfItem[item]] ?? 0 }
  }

  /// The first layer from one on that has room.
  private func place(_ item: Int, from first: Int, _ filled: inout [Int]) -> Int {
    let width = items[item].size.width + spacing.box
    var layer = first
    while true {
      while filled.count <= layer { filled.append(0) }
      if filled[layer] == 0 || filled[layer] + width <= spacing.widest { break }
      layer += 1
    }
    filled[layer] += width
    return layer
  }

  private struct Passage: Hashable {
    let item: Int
    let bundle: Int
    let layer: Int
  }

  /// Makes the vertices of items, labels and passing links, and the segments between them.
  mutating func makeVertices() {
    layers = [[Int]](repeating: [], count: (layerOfItem.max() ?? 0) + 1)
    for (item, layer) in zip(items, layerOfItem) {
      add(Vertex(layer: layer, width: item.size.width, height: item.size.height, isPassage: false))
    }
    var passages: [Passage: Int] = [:]
    ways = [[Int]](repeating: [], count: links.count)
    labelVertices = [Int?](repeating: nil, count: links.count)
    for (number, link) in links.enumerated() {
      let (upper, lower) = ends(number)
      let (first, last) = (layerOfItem[upper] + 1, layerOfItem[lower] - 1)
      // The words stand next to what is opened.
      let labelLayer = isTurned[number] ? first : last
      var way: [Int] = []
      for layer in first...last {
        if layer == labelLayer, let label = link.label {
          labelVertices[number] = vertices.count
          way.append(
            add(Vertex(layer: layer, width: label.width, height: label.height, isPassage: true)))
          continue
        }
        let isShared = !isTurned[number]
        let key = Passage(item: upper, bundle: link.bundle, layer: layer)
        if isShared, let known = passages[key] {
          way.append(known)
          continue
        }
        let vertex = add(Vertex(layer: layer, width: 0, height: 0, isPassage: true))
        if isShared { passages[key] = vertex }
        way.append(vertex)
      }
      ways[number] = way
      connect(number, upper, way, lower)
    }
  }

  @discardableResult
  private mutating func add(_ vertex: Vertex) -> Int {
    layers[vertex.layer].append(vertices.count)
    vertices.append(vertex)
    return vertices.count - 1
  }

  private mutating func connect(_ link: Int, _ upper: Int, _ way: [Int], _ lower: Int) {
    let (leave, enter) = ports(link)
    var previous = upper
    var here = leave.map { $0 - items[upper].size.width / 2 } ?? 0
    for vertex in way + [lower] {
      let there =
        vertex == lower ? enter.map { $0 - items[lower].size.width / 2 } ?? 0 : 0
      let segment = Segment(other: vertex, here: here, there: there)
      if !vertices[previous].below.contains(segment) {
        vertices[previous].below.append(segment)
        vertices[vertex].above.append(Segment(other: previous, here: there, there: here))
      }
      previous = vertex
      here = 0
    }
  }

  /// The fixed places where a link leaves the upper box and enters the lower, from the left of each.
  func ports(_ link: Int) -> (leave: Int?, enter: Int?) {
    let link = (links[link], isTurned[link])
    return link.1 ? (link.0.entersBelow, link.0.leavesAbove) : (link.0.leaves, link.0.enters)
  }
}
