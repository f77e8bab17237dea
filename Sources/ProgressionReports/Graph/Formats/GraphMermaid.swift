import ProgressionEngine

/// A graph as a Mermaid flowchart, with a subgraph for each world of which levels are shown.
///
/// It stays below what renderers draw without being told otherwise: 50,000 characters (`maxTextSize`)
/// and 500 edges (`maxEdges`). What does not fit is left out from the end, and a last node says so.
public enum GraphMermaid {
  /// The most edges that are written.
  static let mostEdges = 500
  /// The most characters that are written, with some to spare for how renderers count.
  static let mostCharacters = 48_000

  /// The text of the graph, and how many nodes were left out.
  ///
  /// - Complexity: O(n) for n bytes of text.
  public static func text(_ graph: ProgressionGraph) -> (text: String, omitted: Int) {
    var part = graph.limited(nodes: graph.nodes.count, edges: mostEdges)
    var text = write(part)
    while text.utf16.count > mostCharacters, part.nodes.count > 1 {
      // The share that fits, and one node less where that is nearly all.
      let share = part.nodes.count * mostCharacters / text.utf16.count
      part = part.limited(nodes: min(share, part.nodes.count - 1), edges: mostEdges)
      text = write(part)
    }
    return (text, part.omitted)
  }

  private static func write(_ graph: ProgressionGraph) -> String {
    var text = "flowchart TB\n"
    var members = [[Int]](repeating: [], count: graph.clusters.count)
    for (position, node) in graph.nodes.enumerated() {
      if let cluster = node.cluster { members[cluster].append(position) }
    }
    for (cluster, positions) in members.enumerated() where !positions.isEmpty {
      text += "  subgraph w\(cluster)[\" \"]\n"
      for position in positions { text += "    " + line(graph.nodes[position], position) }
      text += "  end\n"
    }
    for (position, node) in graph.nodes.enumerated() where node.cluster == nil {
      text += "  " + line(node, position)
    }
    for edge in graph.edges {
      let label = edge.route.spelled(edge.label)
      let words = label.isEmpty ? "" : "|\"\(escaped(label))\"|"
      text += "  n\(edge.from) \(arrow(edge))\(words) n\(edge.to)\n"
    }
    if graph.omitted > 0 {
      text += "  more[\"\(GraphHint.text(omitted: graph.omitted))\"]\n"
    }
    if graph.nodes.isEmpty { text += "  nothing[\"nothing to show\"]\n" }
    return text + styles(graph)
  }

  private static func line(_ node: GraphNode, _ position: Int) -> String {
    let lines = [node.title] + node.details
    let words = lines.map(escaped).joined(separator: "<br>")
    let (open, close) = brackets(node.kind)
    return "n\(position)\(open)\"\(words)\"\(close)\n"
  }

  /// Only what all renderers of the last years know.
  private static func brackets(_ kind: GraphNode.Kind) -> (String, String) {
    switch kind {
    case .world: ("[[", "]]")
    case .level, .row: ("(", ")")
    case .feature: ("[", "]")
    case .achievement: ("{{", "}}")
    case .quest: ("[/", "/]")
    case .location: ("([", "])")
    case .npc: ("[/", "\\]")
    case .product: (">", "]")
    case .currency, .item, .counter: ("[(", ")]")
    case .flag, .timer, .reset, .chest: ("[\\", "\\]")
    case .collection, .total: ("[\\", "/]")
    case .rule: ("{", "}")
    }
  }

  /// A thick line gives, a circle counts, a cross blocks; dots are for alternatives.
  ///
  /// The words tell apart what else an arrow may mean.
  private static func arrow(_ edge: GraphEdge) -> String {
    switch edge.route {
    case .grants, .gives: return "==>"
    case .counts: return edge.isAlternative ? "-.-o" : "--o"
    case .blocks: return edge.isAlternative ? "-.-x" : "--x"
    case .opens, .follows, .taken, .product, .order: return edge.isAlternative ? "-.->" : "-->"
    }
  }

  /// Borders of the status, beside the word in the node.
  private static func styles(_ graph: ProgressionGraph) -> String {
    var text = ""
    let all: [(name: String, style: String, positions: [Int])] = [
      ("done", "stroke-width:4px", positions(graph) { $0.status == .completed }),
      ("open", "stroke-width:3px", positions(graph) { $0.status == .unlocked }),
      (
        "available", "stroke-width:2px,stroke-dasharray:8 4",
        positions(graph) { $0.status == .available }
      ),
      (
        "hidden", "stroke-width:1px,stroke-dasharray:2 3",
        positions(graph) { $0.status == .hidden }
      ),
    ]
    for (name, style, positions) in all where !positions.isEmpty {
      text += "  classDef \(name) \(style)\n"
      text += "  class \(positions.map { "n\($0)" }.joined(separator: ",")) \(name)\n"
    }
    return text
  }

  private static func positions(
    _ graph: ProgressionGraph, where isWanted: (GraphNode) -> Bool
  ) -> [Int] {
    graph.nodes.indices.filter { isWanted(graph.nodes[$0]) }
  }

  /// Everything that means something to Mermaid, to Markdown or to HTML as a number.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    var isStart = true
    for scalar in GraphText.line(text).unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      switch scalar {
      case "\"": escaped += "#quot;"
      case "#", "&", "<", ">", "`", "*", "_", "~", "\\", "|", "[", "]", "{", "}", "$", "@", ";",
        "%":
        escaped += "#\(scalar.value);"
      // At the start they would make a list.
      case "-", "+", ".", ")":
        if isStart { escaped += "#\(scalar.value);" } else { escaped.unicodeScalars.append(scalar) }
      default: escaped.unicodeScalars.append(scalar)
      }
      isStart = isStart && (isDigit || scalar == " ")
    }
    return escaped.isEmpty ? " " : escaped
  }
}

/// What is said where a graph is larger than a format can hold.
public enum GraphHint {
  /// How many nodes are missing, and how to see them.
  public static func text(omitted: Int) -> String {
    "\(omitted) more node\(omitted == 1 ? " is" : "s are") not shown: look at a part with --focus NODE --depth N"
  }
}
