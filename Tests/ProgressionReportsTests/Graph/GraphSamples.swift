import Foundation
import ProgressionKit
import Testing

/// Games for graphs, and graphs as lines of text.
enum GraphSamples {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The engine of a pack in the repository.
  static func engine(_ path: String) throws -> Engine {
    try RulePack(contentsOf: root.appending(path: path).path, named: path).engine()
  }

  /// The game of a pack with these tables.
  static func game(_ tables: String) throws -> Game {
    let text = #"{"formatVersion": 1, "id": "a", "version": "1", "title": "A", \#(tables)}"#
    let pack = RulePack(bytes: text.utf8)
    return try #require(pack.game, "\(pack.report())")
  }

  /// The edges of a graph, one a line, as in `a -opens-> b: 6 stars`; with `~` for alternatives.
  static func edges(_ graph: ProgressionGraph) -> [String] {
    graph.edges.map { edge in
      let line = edge.isAlternative ? "~" : "-"
      let label = edge.label.isEmpty ? "" : ": \(edge.label)"
      return "\(graph.nodes[edge.from].id) \(line)\(edge.route)\(line)> \(graph.nodes[edge.to].id)"
        + label
    }
  }

  /// The nodes of a graph, one a line, with what is said about them.
  static func nodes(_ graph: ProgressionGraph) -> [String] {
    graph.nodes.map { node in
      ([node.id] + node.notes + (node.isStart ? ["start"] : [])).joined(separator: " | ")
    }
  }
}
