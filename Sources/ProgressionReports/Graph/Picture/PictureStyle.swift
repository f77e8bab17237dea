/// The styles and arrow heads of a picture.
enum PictureStyle {
  /// Colours are variables of the picture's own class, so that a page around it keeps its own.
  static let text = """
    <style>
    .progression{--page:#ffffff;--ink:#1f2430;--soft:#5b6372;--line:#566074;--frame:#8a93a5;--fill:#f4f6fa;\
    --world:#e3ecfb;--fact:#fbf5e4;--done:#dff2e3;--open:#e6f4ff;--stop:#a8323a;\
    font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif}
    @media(prefers-color-scheme:dark){.progression{--page:#161920;--ink:#e8ebf1;--soft:#a9b1c0;\
    --line:#9aa4b8;--frame:#6d7688;--fill:#242935;--world:#26344f;--fact:#3a3424;--done:#1f3d2a;\
    --open:#1d3850;--stop:#ff8a8a}}
    .progression .page{fill:var(--page)}
    .progression text{fill:var(--ink);unicode-bidi:plaintext}
    .progression .headline{font-size:18px;font-weight:600}
    .progression .hint{font-size:13px;font-weight:600}
    .progression .name{font-size:13px;font-weight:600;text-anchor:middle}
    .progression .detail{font-size:11px;fill:var(--soft);text-anchor:middle}
    .progression .label{font-size:11px;text-anchor:middle}
    .progression .label rect{fill:var(--page);fill-opacity:.9}
    .progression .frame{fill:none;stroke:var(--frame);stroke-width:1px}
    .progression .node path{fill:var(--fill);stroke:var(--ink);stroke-width:1.2px}
    .progression .world path{fill:var(--world);stroke-width:1.8px}
    .progression .fact path{fill:var(--fact);stroke:var(--soft)}
    .progression .start path{stroke-width:2.6px}
    .progression .completed path{fill:var(--done);stroke-width:1.4px}
    .progression .completed .inner{fill:none}
    .progression .unlocked path{fill:var(--open);stroke-width:2.8px}
    .progression .available path{stroke-width:1.8px;stroke-dasharray:7 3}
    .progression .hidden path{stroke-dasharray:1.5 3}
    .progression .edge path{fill:none;stroke:var(--line);stroke-width:1.4px}
    .progression .alternative path{stroke-dasharray:6 4}
    .progression .blocks path{stroke:var(--stop)}
    .progression .edge:hover path{stroke-width:3px;stroke:var(--ink)}
    .progression marker path{fill:var(--line);stroke:var(--line);stroke-width:1.2px}
    .progression marker .hollow{fill:var(--page)}
    .progression marker .bar{stroke:var(--stop);stroke-width:2.4px}
    .progression marker .line{fill:none}
    .progression .key{font-size:12px}
    </style>
    <defs>
    \(GraphEdge.Route.allCases.map(marker).joined(separator: "\n"))
    </defs>

    """

  /// The head of a route's lines; its tip is at the end of the line.
  private static func marker(_ route: GraphEdge.Route) -> String {
    let shape: String
    switch route {
    case .opens: shape = "<path d=\"M0 1L10 6L0 11Z\"/>"
    case .follows: shape = "<path class=\"hollow\" d=\"M1 1.5L10 6L1 10.5Z\"/>"
    case .taken: shape = "<path d=\"M-2 6L4 2L10 6L4 10Z\"/>"
    case .product: shape = "<path d=\"M2 2H10V10H2Z\"/>"
    case .grants: shape = "<path d=\"M2 6A4 4 0 1 1 10 6A4 4 0 1 1 2 6Z\"/>"
    case .gives: shape = "<path class=\"hollow\" d=\"M2 6A4 4 0 1 1 10 6A4 4 0 1 1 2 6Z\"/>"
    case .order: shape = "<path class=\"line\" d=\"M3 2L10 6L3 10\"/>"
    case .counts: shape = "<path class=\"hollow\" d=\"M-2 6L4 2L10 6L4 10Z\"/>"
    case .blocks: shape = "<path class=\"bar\" d=\"M8 0V12\"/>"
    }
    return
      "<marker id=\"\(route)\" viewBox=\"-3 0 14 12\" refX=\"10\" refY=\"6\" markerWidth=\"14\" "
      + "markerHeight=\"12\" markerUnits=\"userSpaceOnUse\" orient=\"auto\">\(shape)</marker>"
  }
}
