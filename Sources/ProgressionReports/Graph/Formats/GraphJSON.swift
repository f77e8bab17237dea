import ProgressionEngine
import ProgressionText

/// A graph as JSON, for programs that draw it themselves.
public enum GraphJSON {
  /// The text, an object with the keys `title`, `nodes`, `edges` and `worlds`; every graph is written
  /// whole.
  ///
  /// A node has `id`, `title`, `kind` and, where there is anything to say, `notes`, `start`, `status` and
  /// `world`. An edge has `from` and `to` (ids), `route`, `alternative` and, where it has them, `ways` and
  /// `label`.
  ///
  /// - Complexity: O(n) for n bytes of text.
  public static func text(_ graph: ProgressionGraph) -> String {
    var writer = JSONWriter(style: .indented)
    writer.beginObject()
    writer.key("title")
    writer.string(graph.title)
    writer.key("worlds")
    writer.beginArray()
    for cluster in graph.clusters { writer.string(cluster.id) }
    writer.endArray()
    writer.key("nodes")
    writer.beginArray()
    for node in graph.nodes { write(node, in: graph, to: &writer) }
    writer.endArray()
    writer.key("edges")
    writer.beginArray()
    for edge in graph.edges { write(edge, in: graph, to: &writer) }
    writer.endArray()
    writer.endObject()
    return writer.text
  }

  private static func write(
    _ node: GraphNode, in graph: ProgressionGraph, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.key("id")
    writer.string(node.id)
    writer.key("title")
    writer.string(node.title)
    writer.key("kind")
    writer.string(node.kind.description)
    if !node.notes.isEmpty {
      writer.key("notes")
      writer.beginArray()
      for note in node.notes { writer.string(note) }
      writer.endArray()
    }
    if node.isStart {
      writer.key("start")
      writer.boolean(true)
    }
    if let status = node.status {
      writer.key("status")
      writer.string(status.description)
    }
    if let cluster = node.cluster {
      writer.key("world")
      writer.string(graph.clusters[cluster].id)
    }
    writer.endObject()
  }

  private static func write(
    _ edge: GraphEdge, in graph: ProgressionGraph, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.key("from")
    writer.string(graph.nodes[edge.from].id)
    writer.key("to")
    writer.string(graph.nodes[edge.to].id)
    writer.key("route")
    writer.string(edge.route.description)
    writer.key("alternative")
    writer.boolean(edge.isAlternative)
    if !edge.ways.isEmpty {
      writer.key("ways")
      writer.beginArray()
      for way in edge.ways { writer.string(way) }
      writer.endArray()
    }
    if !edge.label.isEmpty {
      writer.key("label")
      writer.string(edge.label)
    }
    writer.endObject()
  }
}
