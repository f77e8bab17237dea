/// The words in the box of a node, and how large the box is for them.
struct NodeCard {
  static let titleSize = 13
  static let detailSize = 11
  static let titleLine = 17
  static let detailLine = 14
  private static let widest = 168
  private static let mostDetails = 4

  let kind: GraphNode.Kind
  let title: [String]
  let details: [String]
  let size: Size

  init(_ node: GraphNode, loops: [String]) {
    kind = node.kind
    title = TextMetrics.lines(
      of: GraphText.line(node.title), size: Self.titleSize, isBold: true, widest: Self.widest,
      most: 2)
    var details: [String] = []
    for detail in node.details + loops {
      details += TextMetrics.lines(
        of: GraphText.line(detail), size: Self.detailSize, widest: Self.widest, most: 2)
    }
    if details.count > Self.mostDetails {
      details = details.prefix(Self.mostDetails - 1) + ["\u{2026}"]
    }
    self.details = details
    let widths =
      title.map { TextMetrics.width(of: $0, size: Self.titleSize, isBold: true) }
      + details.map { TextMetrics.width(of: $0, size: Self.detailSize) }
    let height = 12 + title.count * Self.titleLine + details.count * Self.detailLine
    let width = (widths.max() ?? 0) + 20 + 2 * NodeOutline.margin(of: kind, height: height)
    size = Size(width: max(width, 34), height: max(height, 30))
  }
}

/// The outline of a kind of node.
enum NodeOutline {
  /// The room that an outline takes on either side.
  static func margin(of kind: GraphNode.Kind, height: Int) -> Int {
    switch kind {
    case .achievement, .product, .rule: 10
    case .location, .npc: 6
    case .quest, .total, .collection: 6
    default: 0
    }
  }

  /// The outline as the `d` of an SVG path.
  static func path(_ kind: GraphNode.Kind, _ box: Box) -> String {
    let (l, t, r, b) = (box.left, box.top, box.right, box.bottom)
    let m = (t + b) / 2
    switch kind {
    case .world: return rounded(box, 3)
    case .level, .row: return rounded(box, 9)
    case .location: return rounded(box, min(box.size.height / 2, 18))
    case .feature:
      return
        "M\(l + 8) \(t)H\(r - 8)L\(r) \(t + 8)V\(b - 8)L\(r - 8) \(b)H\(l + 8)L\(l) \(b - 8)V\(t + 8)Z"
    case .achievement:
      return "M\(l + 12) \(t)H\(r - 12)L\(r) \(m)L\(r - 12) \(b)H\(l + 12)L\(l) \(m)Z"
    case .quest:
      return "M\(l) \(t)H\(r - 12)L\(r) \(t + 12)V\(b)H\(l)ZM\(r - 12) \(t)V\(t + 12)H\(r)"
    case .npc:
      return
        "M\(l) \(b)V\(t + 16)Q\(l) \(t) \(l + 16) \(t)H\(r - 16)Q\(r) \(t) \(r) \(t + 16)V\(b)Z"
    case .product: return "M\(l) \(t)H\(r - 12)L\(r) \(m)L\(r - 12) \(b)H\(l)Z"
    case .rule: return "M\(l + 10) \(t)H\(r)L\(r - 10) \(b)H\(l)Z"
    case .total, .collection:
      return "M\(l) \(t)H\(r)V\(b)H\(l)ZM\(l + 4) \(t)V\(b)M\(r - 4) \(t)V\(b)"
    case .currency, .item, .counter, .flag, .timer, .chest, .reset:
      return "M\(l) \(t)H\(r)V\(b)H\(l)Z"
    }
  }

  private static func rounded(_ box: Box, _ radius: Int) -> String {
    let (l, t, r, b) = (box.left, box.top, box.right, box.bottom)
    return "M\(l + radius) \(t)H\(r - radius)A\(radius) \(radius) 0 0 1 \(r) \(t + radius)"
      + "V\(b - radius)A\(radius) \(radius) 0 0 1 \(r - radius) \(b)H\(l + radius)"
      + "A\(radius) \(radius) 0 0 1 \(l) \(b - radius)V\(t + radius)"
      + "A\(radius) \(radius) 0 0 1 \(l + radius) \(t)Z"
  }
}
