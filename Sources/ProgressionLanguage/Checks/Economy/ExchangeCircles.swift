import ProgressionModel

/// Circles of exchanges, each of which takes one holding that the one before it gives.
struct ExchangeCircles {
  private struct Edge {
    let from: Int
    let to: Int
    let takes: Int64
    let gives: Int64
    let exchange: Int
  }

  /// More holdings than this in one knot of circles are left alone.
  private static let mostHoldings = 16
  /// More exchanges than this in one knot of circles are left alone.
  private static let mostExchanges = 256
  /// What is begun with: much, so that what is left over by whole units hardly counts.
  private static let stake: Int64 = 1_000_000_000_000

  private let exchanges: [Exchange]
  private let holdings: Int

  init(_ exchanges: [Exchange], holdings: Int) {
    self.exchanges = exchanges
    self.holdings = holdings
  }

  /// A circle that makes more of what it begins with, of each knot of circles; in the order of the
  /// file within a circle, as far as it allows.
  func gaining() -> [[Exchange]] {
    var edges: [[Edge]] = [[Edge]](repeating: [], count: holdings)
    for (index, exchange) in exchanges.enumerated() {
      guard exchange.takes.count == 1, let price = exchange.takes.first else { continue }
      for given in exchange.gives where given.holding != price.holding {
        edges[price.holding.position].append(
          Edge(
            from: price.holding.position, to: given.holding.position, takes: price.amount,
            gives: given.amount, exchange: index))
      }
    }
    var graph = DependencyGraph()
    for row in edges {
      for edge in row { graph.add(edge.to) }
      graph.endRow()
    }
    var finder = ComponentFinder(vertexCount: holdings)
    let all = (0..<holdings).map { Int32(clamping: $0) }
    let components = finder.components(of: graph, among: all)
    var circles: [[Exchange]] = []
    for index in 0..<components.count {
      let members = components[index].map { Int($0) }.sorted()
      guard members.count > 1, members.count <= Self.mostHoldings else { continue }
      var inside: [Edge] = []
      for member in members {
        for edge in edges[member] where members.contains(edge.to) { inside.append(edge) }
      }
      guard inside.count <= Self.mostExchanges else { continue }
      if let circle = circle(over: inside, members) {
        circles.append(circle.map { exchanges[$0] })
      }
    }
    return circles
  }

  /// The exchanges of a circle that gains, the first of the file first.
  private func circle(over edges: [Edge], _ members: [Int]) -> [Int]? {
    for start in members {
      // The most that each holding can become in a number of steps, and by which exchanges.
      var reached: [Int: (amount: Int64, path: [Int])] = [start: (Self.stake, [])]
      for _ in members {
        var next: [Int: (amount: Int64, path: [Int])] = [:]
        for edge in edges {
          guard let before = reached[edge.from], edge.takes > 0,
            !before.path.contains(edge.exchange)
          else { continue }
          let amount = Interval.product(before.amount / edge.takes, edge.gives)
          if edge.to == start, amount > Self.stake { return turned(before.path + [edge.exchange]) }
          if amount > next[edge.to]?.amount ?? 0 {
            next[edge.to] = (amount, before.path + [edge.exchange])
          }
        }
        reached = next
      }
    }
    return nil
  }

  /// The circle turned so that what the file has first comes first.
  private func turned(_ path: [Int]) -> [Int] {
    guard let first = path.min(), let position = path.firstIndex(of: first) else { return path }
    return Array(path[position...] + path[..<position])
  }
}
