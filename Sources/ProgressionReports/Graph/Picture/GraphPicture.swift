import ProgressionEngine

/// A graph as an SVG picture, laid out by this library.
///
/// Kinds of node are told apart by outline and word, routes by the head of the line, alternatives by
/// dashes; colours only help, and follow whether the reader prefers dark. A legend names what occurs.
/// Every node and edge has its whole text as a tooltip and for screen readers.
public enum GraphPicture {
  /// The most nodes of a picture; a larger graph is cut and says so.
  public static let mostNodes = 800
  /// The most edges of a picture.
  static let mostEdges = 2_400

  /// The most places of lines that pass layers: a graph that is deep and dense is cut earlier.
  static let mostPassages = 30_000
  /// The most layers that all lines pass together: each is a point or two of the text.
  static let mostPoints = 40_000

  static let margin = 24

  /// The picture, and how many nodes were left out.
  public static func text(_ graph: ProgressionGraph) -> (text: String, omitted: Int) {
    let part = fitting(graph)
    return (PictureWriter(part).text(), part.omitted)
  }

  /// As much of a graph as can be laid out in a moment.
  static func fitting(_ graph: ProgressionGraph) -> ProgressionGraph {
    var part = graph.limited(nodes: mostNodes, edges: mostEdges)
    while PictureCost.passages(part) > mostPassages || PictureCost.points(part) > mostPoints {
      part = part.limited(nodes: part.nodes.count * 3 / 4, edges: mostEdges)
    }
    return part
  }
}

/// Writes one picture.
struct PictureWriter {
  let graph: ProgressionGraph
  let cards: [NodeCard]
  let labels: [EdgeLabel?]
  let layout: GraphLayout
  private let origin: Point

  init(_ graph: ProgressionGraph) {
    self.graph = graph
    var loops = [[String]](repeating: [], count: graph.nodes.count)
    for edge in graph.edges where edge.from == edge.to {
      let label = edge.label.isEmpty ? "completed" : edge.label
      loops[edge.to].append("\(edge.route == .blocks ? "closes" : "needs") itself: \(label)")
    }
    let cards = zip(graph.nodes, loops).map { NodeCard($0, loops: $1) }
    let labels = graph.edges.map { $0.from == $0.to ? nil : EdgeLabel($0) }
    self.cards = cards
    self.labels = labels
    layout = GraphLayout(
      graph, nodeSizes: cards.map(\.size), labelSizes: labels.map { $0?.size })
    origin = Point(x: GraphPicture.margin, y: GraphPicture.margin + 34)
  }

  func text() -> String {
    let legend = PictureLegend(graph, width: max(layout.size.width, 560))
    let top = origin.y + max(layout.size.height, graph.nodes.isEmpty ? 24 : 0) + 36
    let titleWidth = TextMetrics.width(of: GraphText.line(graph.title), size: 18, isBold: true)
    let width =
      max(layout.size.width, legend.size.width, min(titleWidth, 900), 200) + 2 * GraphPicture.margin
    var height = top + legend.size.height + GraphPicture.margin
    var hint = ""
    if graph.nodes.isEmpty {
      hint = text("hint", Self.nothing, Point(x: origin.x, y: origin.y + 20))
    }
    if graph.omitted > 0 {
      hint = text("hint", GraphHint.text(omitted: graph.omitted), Point(x: origin.x, y: height))
      height += 24
    }
    var svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"progression\" role=\"img\" "
      + "aria-labelledby=\"title desc\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\">\n"
    svg += "<title id=\"title\">\(XMLText.escaped(graph.title))</title>\n"
    svg += "<desc id=\"desc\">\(XMLText.escaped(summary))</desc>\n"
    svg += PictureStyle.text
    svg += "<rect class=\"page\" width=\"\(width)\" height=\"\(height)\"/>\n"
    svg += text("headline", graph.title, Point(x: origin.x, y: GraphPicture.margin + 12))
    for (number, cluster) in layout.clusters.enumerated() { svg += frame(number, cluster) }
    for number in graph.edges.indices { svg += edge(number) }
    for number in graph.edges.indices { svg += label(number) }
    for number in graph.nodes.indices { svg += node(number) }
    svg += legend.text(at: Point(x: origin.x, y: top))
    return svg + hint + "</svg>\n"
  }

  private static let nothing = "Nothing to show."

  private var summary: String {
    if graph.nodes.isEmpty { return Self.nothing }
    return "What opens what: \(graph.nodes.count) nodes, \(graph.edges.count) edges."
  }

  private func text(_ style: String, _ words: String, _ point: Point) -> String {
    "<text class=\"\(style)\" x=\"\(point.x)\" y=\"\(point.y)\">\(XMLText.escaped(words))</text>\n"
  }

  private func frame(_ number: Int, _ box: Box) -> String {
    let box = box.moved(by: origin)
    return "<g id=\"w\(number)\"><title>\(XMLText.escaped(graph.clusters[number].title))</title>"
      + "<rect class=\"frame\" x=\"\(box.left)\" y=\"\(box.top)\" width=\"\(box.size.width)\" "
      + "height=\"\(box.size.height)\" rx=\"10\"/></g>\n"
  }

  private func node(_ number: Int) -> String {
    let (node, card) = (graph.nodes[number], cards[number])
    let box = layout.nodes[number].moved(by: origin)
    let status = node.status.map { " \($0)" } ?? (node.isStart ? " start" : "")
    let style = node.kind.hasStatus ? "node" : "node fact"
    var text = "<g id=\"n\(number)\" class=\"\(style) \(node.kind.styleName)\(status)\">"
    let lines = [node.title, "\(node.kind) \(node.id)"] + node.details
    text += "<title>\(XMLText.escaped(lines.joined(separator: "; ")))</title>"
    text += "<path d=\"\(NodeOutline.path(node.kind, box))\"/>"
    if node.status == .completed {
      let inside = Box(
        corner: Point(x: box.left + 3, y: box.top + 3),
        size: Size(width: box.size.width - 6, height: box.size.height - 6))
      text += "<path class=\"inner\" d=\"\(NodeOutline.path(node.kind, inside))\"/>"
    }
    let height =
      card.title.count * NodeCard.titleLine + card.details.count * NodeCard.detailLine
    var y = box.middle.y - height / 2
    let x = box.middle.x
    for line in card.title {
      y += NodeCard.titleLine
      text += "<text class=\"name\" x=\"\(x)\" y=\"\(y - 4)\">\(XMLText.escaped(line))</text>"
    }
    for line in card.details {
      y += NodeCard.detailLine
      text += "<text class=\"detail\" x=\"\(x)\" y=\"\(y - 4)\">\(XMLText.escaped(line))</text>"
    }
    return text + "</g>\n"
  }

  private func edge(_ number: Int) -> String {
    guard let path = layout.paths[number]?.mapped({ $0 + origin }) else { return "" }
    let edge = graph.edges[number]
    let (from, to) = (graph.nodes[edge.from], graph.nodes[edge.to])
    let words = [edge.route.meaning, edge.label].filter { !$0.isEmpty }.joined(separator: ": ")
    var text = "<g id=\"e\(number)\" class=\"edge \(edge.route)"
    if edge.isAlternative { text += " alternative" }
    text += "\"><title>\(XMLText.escaped("\(from.title) \u{2192} \(to.title); \(words)"))</title>"
    text += "<path d=\"\(PathData.data(path))\" marker-end=\"url(#\(edge.route))\"/>"
    return text + "</g>\n"
  }

  /// The words of an edge, above all lines.
  private func label(_ number: Int) -> String {
    guard let label = labels[number], let box = layout.labels[number]?.moved(by: origin) else {
      return ""
    }
    var text = "<g id=\"l\(number)\" class=\"label\">"
    text +=
      "<title>\(XMLText.escaped(graph.edges[number].route.labelled(graph.edges[number].label)))</title>"
    text += "<rect x=\"\(box.left + 2)\" y=\"\(box.top)\" width=\"\(box.size.width - 4)\" "
    text += "height=\"\(box.size.height)\" rx=\"3\"/>"
    for (line, words) in label.lines.enumerated() {
      let y = box.top + (line + 1) * EdgeLabel.line - 2
      text += "<text x=\"\(box.middle.x)\" y=\"\(y)\">\(XMLText.escaped(words))</text>"
    }
    return text + "</g>\n"
  }
}

/// The words beside an edge.
struct EdgeLabel {
  static let fontSize = 11
  static let line = 13

  let lines: [String]
  let size: Size

  init?(_ edge: GraphEdge) {
    let label = GraphText.line(edge.route.labelled(edge.label))
    if label.isEmpty { return nil }
    lines = TextMetrics.lines(of: label, size: Self.fontSize, widest: 150, most: 2)
    let width = lines.map { TextMetrics.width(of: $0, size: Self.fontSize) }.max() ?? 0
    size = Size(width: width + 8, height: lines.count * Self.line + 3)
  }
}

/// The `d` of SVG paths.
enum PathData {
  /// The radius of a corner between two straight lines.
  private static let radius = 6

  static func data(_ path: Path) -> String {
    var text = "M\(path.start.x) \(path.start.y)"
    var point = path.start
    for (number, step) in path.steps.enumerated() {
      switch step {
      case .curve(let first, let second, let end):
        text += "C\(first.x) \(first.y) \(second.x) \(second.y) \(end.x) \(end.y)"
        point = end
      case .line(let end):
        let isCorner = number + 1 < path.steps.count && isTurn(point, end, path.steps[number + 1])
        guard isCorner, case .line(let after) = path.steps[number + 1] else {
          text += "L\(end.x) \(end.y)"
          point = end
          continue
        }
        let (before, behind) = (near(end, to: point), near(end, to: after))
        text += "L\(before.x) \(before.y)Q\(end.x) \(end.y) \(behind.x) \(behind.y)"
        point = behind
      }
    }
    return text
  }

  private static func isTurn(_ start: Point, _ corner: Point, _ next: Path.Step) -> Bool {
    guard case .line(let end) = next else { return false }
    return (start.x == corner.x) != (corner.x == end.x)
  }

  /// The point a little way from a corner towards another.
  private static func near(_ corner: Point, to other: Point) -> Point {
    let (dx, dy) = (other.x - corner.x, other.y - corner.y)
    let length = max(abs(dx), abs(dy), 1)
    let way = min(radius, length / 2)
    return Point(x: corner.x + dx * way / length, y: corner.y + dy * way / length)
  }
}

extension GraphNode.Kind {
  /// The name of its style.
  var styleName: String { self == .row ? "row" : description }
}
