import ProgressionKit
import Testing

@testable import ProgressionReports

/// The part of a graph around one node, and what is left of one that is too large.
struct GraphFocusTests {
  static func chain() throws -> ProgressionGraph {
    ProgressionGraph(
      try GraphSamples.game(
        """
        "worlds": [{"id": "a", "levels": 2}, {"id": "b", "levels": 2}, {"id": "c", "levels": 2},
          {"id": "d", "levels": 2}, {"id": "e", "levels": 2}],
        "features": {"f": {"unlock": {"completed": "c"}}, "side": {"unlock": {"completed": "b"}}}
        """))
  }

  @Test(
    "both directions, and no side ways",
    arguments: [
      ("c", 0, ["c"]), ("c", 1, ["b", "c", "d", "f"]),
      ("c", 2, ["a", "b", "c", "d", "e", "f"]), ("a", 9, ["a", "b", "c", "d", "e", "f", "side"]),
    ])
  func focus(_ node: String, _ depth: Int, _ expected: [String]) throws {
    let part = try #require(try Self.chain().focused(on: node, depth: depth))
    #expect(part.nodes.map(\.id) == expected)
    #expect(part.omitted == 0)
  }

  @Test("an unknown node is none")
  func unknown() throws {
    #expect(try Self.chain().focused(on: "x", depth: 1) == nil)
  }

  @Test("a level keeps its world")
  func level() throws {
    let game = try GraphSamples.game(#""worlds": [{"id": "w", "levels": 9}]"#)
    let graph = ProgressionGraph(game, options: GraphOptions(shownLevel: "w/8"))
    let part = try #require(graph.focused(on: "w/8", depth: 1))
    #expect(part.nodes.map(\.id) == ["w", "w/1 to w/7", "w/8", "w/9"])
    #expect(part.clusters.map(\.id) == ["w"])
  }

  @Test("a limit keeps the first nodes and counts the rest")
  func limit() throws {
    let graph = try Self.chain()
    let byNodes = graph.limited(nodes: 3, edges: 100)
    #expect(byNodes.nodes.map(\.id) == ["a", "b", "c"])
    #expect(byNodes.edges.count == 2)
    #expect(byNodes.omitted == 4)
    let byEdges = graph.limited(nodes: 100, edges: 1)
    #expect(byEdges.nodes.map(\.id) == ["a", "b"])
    #expect(graph.limited(nodes: 7, edges: 6) == graph)
  }
}
