import ProgressionEngine

/// A graph in the DOT language of Graphviz.
///
/// Kinds of node are told apart by shape and word, routes by the head of the arrow, alternatives by a
/// dashed line.
public enum GraphDOT {
  /// The text; every graph is written whole.
  ///
  /// - Complexity: O(n) for n bytes of text.
  public static func text(_ graph: ProgressionGraph) -> String {
    var text = "digraph progression {\n"
    text +=
      "  graph [label=\(quoted([graph.title])), labelloc=t, rankdir=LR, fontname=\"Helvetica\"];\n"
    text += "  node [fontname=\"Helvetica\", fontsize=11];\n"
    text += "  edge [fontname=\"Helvetica\", fontsize=9];\n"
    var members = [[Int]](repeating: [], count: graph.clusters.count)
    for (position, node) in graph.nodes.enumerated() {
      if let cluster = node.cluster { members[cluster].append(position) }
    }
    for (cluster, positions) in members.enumerated() {
      text += "  subgraph cluster_\(cluster) {\n    style=rounded;\n"
      for position in positions { text += "    " + line(graph.nodes[position], position) }
      text += "  }\n"
    }
    for (position, node) in graph.nodes.enumerated() where node.cluster == nil {
      text += "  " + line(node, position)
    }
    for edge in graph.edges { text += "  " + line(edge) }
    return text + "}\n"
  }

  private static func line(_ node: GraphNode, _ position: Int) -> String {
    var attributes = "label=\(quoted([node.title] + node.details)), shape=\(shape(node.kind))"
    var styles: [String] = []
    switch node.kind {
    case .world, .level, .row: styles.append("rounded")
    default: break
    }
    switch node.status {
    case .completed: attributes += ", peripheries=2"
    case .unlocked: styles.append("bold")
    case .available: styles.append("dashed")
    case .hidden: styles.append("dotted")
    case .locked, nil: break
    }
    if node.isStart, node.status == nil { styles.append("bold") }
    if !styles.isEmpty { attributes += ", style=\"\(styles.joined(separator: ","))\"" }
    return "n\(position) [\(attributes)];\n"
  }

  private static func line(_ edge: GraphEdge) -> String {
    var attributes = "arrowhead=\(head(edge.route))"
    if edge.isAlternative { attributes += ", style=dashed" }
    let label = edge.route.labelled(edge.label)
    if !label.isEmpty { attributes += ", label=\(quoted([label]))" }
    return "n\(edge.from) -> n\(edge.to) [\(attributes)];\n"
  }

  private static func shape(_ kind: GraphNode.Kind) -> String {
    switch kind {
    case .world, .level, .row: "box"
    case .feature: "octagon"
    case .achievement: "hexagon"
    case .quest: "note"
    case .location: "ellipse"
    case .npc: "house"
    case .product: "cds"
    case .currency, .item, .counter: "cylinder"
    case .flag: "tab"
    case .timer, .reset: "component"
    case .chest: "box3d"
    case .collection, .total: "folder"
    case .rule: "diamond"
    }
  }

  private static func head(_ route: GraphEdge.Route) -> String {
    switch route {
    case .opens: "normal"
    case .follows: "empty"
    case .taken: "diamond"
    case .product: "box"
    case .grants: "dot"
    case .gives: "odot"
    case .order: "vee"
    case .counts: "odiamond"
    case .blocks: "tee"
    }
  }

  /// Lines as one quoted string.
  ///
  /// A backslash would begin an escape, an ampersand an entity.
  private static func quoted(_ lines: [String]) -> String {
    var text = "\""
    for (number, line) in lines.enumerated() {
      if number > 0 { text += "\\n" }
      for scalar in GraphText.line(line).unicodeScalars {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "&": text += "&amp;"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }
}
