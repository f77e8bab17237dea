/// The parts of a graph that no link joins.
struct GraphParts {
  struct Part {
    var items: [Int] = []
    var links: [Int] = []
  }

  /// Those with links first and the large items, each in the order of its first item.
  let parts: [Part]

  /// Finds the parts; the first items, as many as `large` says, are large.
  init(items count: Int, large: Int, links: [LayeredLayout.Link]) {
    var parents = Array(0..<count)
    func root(_ item: Int) -> Int {
      var item = item
      while parents[item] != item {
        parents[item] = parents[parents[item]]
        item = parents[item]
      }
      return item
    }
    for link in links {
      let (from, to) = (root(link.from), root(link.to))
      // The smaller number stays, so that parts keep the order of their first items.
      parents[max(from, to)] = min(from, to)
    }
    var parts = [Part](repeating: Part(), count: count)
    for item in 0..<count { parts[root(item)].items.append(item) }
    for (number, link) in links.enumerated() { parts[root(link.from)].links.append(number) }
    let found = parts.filter { !$0.items.isEmpty }
    let isFirst = { (part: Part) in !part.links.isEmpty || part.items[0] < large }
    self.parts = found.filter(isFirst) + found.filter { !isFirst($0) }
  }
}

/// Puts boxes beside each other in rows, from left to right, as words on a page.
struct PartRows {
  let widest: Int
  let gap: Int
  private var x = 0
  private var y = 0
  private var rowHeight = 0
  /// The size of all rows.
  private(set) var size = Size(width: 0, height: 0)

  init(widest: Int, gap: Int) {
    self.widest = widest
    self.gap = gap
  }

  /// The corner of the next box.
  mutating func place(_ box: Size) -> Point {
    if x > 0, x + box.width > widest {
      x = 0
      y += rowHeight + gap
      rowHeight = 0
    }
    let corner = Point(x: x, y: y)
    x += box.width + gap
    rowHeight = max(rowHeight, box.height)
    size.width = max(size.width, corner.x + box.width)
    size.height = max(size.height, y + rowHeight)
    return corner
  }
}
