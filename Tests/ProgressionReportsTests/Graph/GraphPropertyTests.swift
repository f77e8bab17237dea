import Foundation
import ProgressionKit
import ProgressionReference
import Testing

@testable import ProgressionReports

/// What holds of the graph of any pack.
struct GraphPropertyTests {
  /// Now and then the generator makes a quest that can never be offered, which is an error.
  static let seeds: [UInt64] = (1...(isLong ? 400 : 9)).filter { pack($0).game != nil }

  static var isLong: Bool { ProcessInfo.processInfo.environment["PROGRESSION_LONG"] == "1" }

  private static func pack(_ seed: UInt64) -> RulePack {
    let profiles: [GeneratorProfile] = [.mixed, .quests, .money]
    let generator = PackGenerator(
      seed: seed, size: seed % 3 == 0 ? 60 : 20, profile: profiles[Int(seed % 3)])
    return RulePack(bytes: generator.pack().line.utf8)
  }

  static func game(_ seed: UInt64) throws -> Game {
    try #require(pack(seed).game)
  }

  @Test("there are packs to look at")
  func packs() {
    #expect(Self.seeds.count >= 7)
  }

  @Test("every node is once, every edge has its ends", arguments: seeds)
  func model(_ seed: UInt64) throws {
    let game = try Self.game(seed)
    for showsLevels in [false, true] {
      let graph = ProgressionGraph(game, options: GraphOptions(showsLevels: showsLevels))
      let ids = graph.nodes.map(\.id)
      #expect(Set(ids).count == ids.count)
      let wanted = game.nodes.filter { showsLevels || $0.level == nil }.map(\.id)
      #expect(Set(wanted).isSubset(of: ids))
      for edge in graph.edges {
        #expect(graph.nodes.indices.contains(edge.from) && graph.nodes.indices.contains(edge.to))
      }
      for node in graph.nodes {
        #expect(node.cluster.map { graph.clusters.indices.contains($0) } ?? true)
      }
      #expect(graph == ProgressionGraph(game, options: GraphOptions(showsLevels: showsLevels)))
    }
  }

  @Test("a part has only nodes of the whole, its centre among them", arguments: seeds.prefix(6))
  func focus(_ seed: UInt64) throws {
    let graph = ProgressionGraph(try Self.game(seed))
    for node in graph.nodes.prefix(8) {
      let part = try #require(graph.focused(on: node.id, depth: 1))
      #expect(part.nodes.count { $0.id == node.id } == 1)
      #expect(Set(part.nodes.map(\.id)).isSubset(of: graph.nodes.map(\.id)))
      #expect(Set(part.nodes.map(\.id)).count == part.nodes.count)
    }
  }

  @Test("two lines between the same nodes have heads of their own")
  func parallels() throws {
    var count = 0
    for pack in ["Rules/odyssey", "Rules/ring-quest", "Tests/Fixtures/graphs/kinds.json"] {
      let graph = ProgressionGraph(try GraphSamples.engine(pack).game)
      let layout = PictureWriter(graph).layout
      for (number, edge) in graph.edges.enumerated() where edge.from != edge.to {
        for (other, second) in graph.edges[..<number].enumerated()
        where (second.from, second.to) == (edge.from, edge.to) {
          let (one, two) = (try #require(layout.paths[number]), try #require(layout.paths[other]))
          #expect(abs(one.end.x - two.end.x) + abs(one.end.y - two.end.y) >= 12)
          #expect(one.start != two.start)
          count += 1
        }
      }
    }
    #expect(count >= 9)
  }

  @Test("boxes do not overlap, lines begin and end at them", arguments: seeds)
  func picture(_ seed: UInt64) throws {
    let graph = ProgressionGraph(
      try Self.game(seed), options: GraphOptions(showsLevels: seed.isMultiple(of: 2)))
    let writer = PictureWriter(graph)
    let layout = writer.layout
    for (number, box) in layout.nodes.enumerated() {
      #expect(box.size == writer.cards[number].size)
      for other in layout.nodes[..<number] { #expect(!box.overlaps(other)) }
      #expect(box.left >= 0 && box.right <= layout.size.width)
      #expect(box.top >= 0 && box.bottom <= layout.size.height)
      for (cluster, frame) in layout.clusters.enumerated() {
        if graph.nodes[number].cluster == cluster {
          #expect(
            frame.left < box.left && box.right < frame.right && frame.top < box.top
              && box.bottom < frame.bottom)
        } else {
          #expect(!frame.overlaps(box))
        }
      }
    }
    for label in layout.labels.compactMap({ $0 }) {
      #expect(!layout.nodes.contains { $0.overlaps(label) })
    }
    for (number, edge) in graph.edges.enumerated() {
      guard let path = layout.paths[number] else {
        #expect(edge.from == edge.to)
        continue
      }
      for (other, second) in graph.edges[..<number].enumerated()
      where (second.from, second.to) == (edge.from, edge.to) {
        #expect(layout.paths[other]?.end != path.end)
      }
      #expect(touches(path.start, layout.nodes[edge.from]))
      #expect(touches(path.end, layout.nodes[edge.to]))
    }
    let text = writer.text()
    #expect(text == PictureWriter(graph).text())
    let read = try PictureReader(text)
    #expect(read.nodes.count == graph.nodes.count)
    #expect(read.edges.count == graph.edges.count { $0.from != $0.to })
  }

  /// Whether a point is on the border of a box.
  private func touches(_ point: Point, _ box: Box) -> Bool {
    let isWithin =
      box.left <= point.x && point.x <= box.right && box.top <= point.y && point.y <= box.bottom
    return isWithin
      && (point.x == box.left || point.x == box.right || point.y == box.top
        || point.y == box.bottom)
  }
}
