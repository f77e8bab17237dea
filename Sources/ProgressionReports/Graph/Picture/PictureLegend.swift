/// The key below a picture: the kinds of node and of line that occur in it.
struct PictureLegend {
  private enum Sign {
    case kind(GraphNode.Kind)
    case route(GraphEdge.Route)
    case alternative
    case alternativeBlock
    case words

    /// The room for what is drawn of it.
    var width: Int { if case .words = self { 0 } else { PictureLegend.signWidth } }
  }

  private static let rowHeight = 26
  private static let signWidth = 34

  private var entries: [(sign: Sign, words: String, corner: Point)] = []
  private(set) var size = Size(width: 0, height: 0)

  init(_ graph: ProgressionGraph, width: Int) {
    let kinds = Set(graph.nodes.map(\.kind))
    let drawn = graph.edges.filter { $0.from != $0.to }
    let routes = Set(drawn.map(\.route))
    var signs: [(Sign, String)] = []
    for kind in GraphNode.Kind.allCases where kinds.contains(kind) {
      signs.append((.kind(kind), kind.description))
    }
    for route in GraphEdge.Route.allCases where routes.contains(route) {
      signs.append((.route(route), route.meaning))
    }
    if drawn.contains(where: { $0.isAlternative && $0.route != .blocks }) {
      signs.append((.alternative, "dashed: one of several ways is enough"))
    }
    if drawn.contains(where: { $0.isAlternative && $0.route == .blocks }) {
      signs.append((.alternativeBlock, "dashed: keeps it closed only with the others"))
    }
    let ways = drawn.flatMap(\.ways)
    if !ways.isEmpty {
      signs.append((.words, "way 1: needs all lines and notes with its number"))
    }
    if ways.contains(where: { $0.contains { $0.isLetter } }) {
      signs.append((.words, "ways A1, B1: one way of each letter"))
    }
    if ways.contains(where: { $0.contains(".") }) {
      signs.append((.words, "way 1.2: the second possibility inside of way 1"))
    }
    if drawn.contains(where: { $0.label.isEmpty && $0.route == .opens }) {
      signs.append((.route(.opens), "no words: when it is completed"))
    }
    var x = 0
    var y = 0
    for (sign, words) in signs {
      let entryWidth = sign.width + 8 + TextMetrics.width(of: words, size: 12) + 22
      if x > 0, x + entryWidth > width {
        x = 0
        y += Self.rowHeight
      }
      entries.append((sign, words, Point(x: x, y: y)))
      x += entryWidth
      size.width = max(size.width, x)
    }
    size.height = entries.isEmpty ? 0 : y + Self.rowHeight
  }

  /// The key as a part of a picture.
  func text(at origin: Point) -> String {
    var text = "<g id=\"key\">\n"
    for (sign, words, corner) in entries {
      let corner = corner + origin
      let middle = corner.y + 9
      switch sign {
      case .kind(let kind):
        let box = Box(corner: corner, size: Size(width: Self.signWidth, height: 18))
        let style = kind.hasStatus ? "node" : "node fact"
        text +=
          "<g class=\"\(style) \(kind.styleName)\"><path d=\"\(NodeOutline.path(kind, box))\"/></g>"
      case .route(let route): text += line(corner.x, middle, "edge \(route)", route)
      case .alternative: text += line(corner.x, middle, "edge alternative", nil)
      case .alternativeBlock:
        text += line(corner.x, middle, "edge blocks alternative", .blocks)
      case .words: break
      }
      text += "<text class=\"key\" x=\"\(corner.x + sign.width + 8)\" y=\"\(corner.y + 13)\">"
      text += "\(XMLText.escaped(words))</text>\n"
    }
    return text + "</g>\n"
  }

  private func line(_ x: Int, _ y: Int, _ style: String, _ route: GraphEdge.Route?) -> String {
    let head = route.map { " marker-end=\"url(#\($0))\"" } ?? ""
    return "<g class=\"\(style)\"><path d=\"M\(x) \(y)H\(x + Self.signWidth)\"\(head)/></g>"
  }
}
