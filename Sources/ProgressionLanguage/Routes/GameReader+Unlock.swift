import ProgressionModel
import ProgressionText

extension GameReader {
  /// Reads the value of `unlock` into the routes of a node.
  mutating func routes(_ json: JSONValue, of node: Node) -> [Route] {
    switch json.kind {
    case .boolean:
      if json.boolean == false { return [] }
      return automatic(json, when: nil, node)
    case .object:
      if Self.isRoute(json) {
        var routes: [Route] = []
        route(json, node, shared: nil, into: &routes)
        return routes
      }
      if let list = alternatives(json) {
        report.error(
          .strayRoute, at: json.place, "an `any` alone holds conditions, and these are routes",
          help: ["write the routes in a list: \"unlock\": [ … ]"],
          fix: Fix("write a list", edits: [Edit(json.place, replacement: list.sourceText)]))
        return []
      }
      guard let when = condition(json) else { return [] }
      return automatic(json, when: when, node)
    case .array: return list(json, node)
    default:
      reportNoCondition(json)
      return []
    }
  }

  /// Whether an object is a route: it has a key that only routes have.
  static func isRoute(_ json: JSONValue) -> Bool {
    for member in json.members {
      switch member.word {
      case "when", "price", "product", "live", "reach", "at": return true
      default: continue
      }
    }
    return false
  }

  /// The list under an `any` that stands alone and holds routes.
  private func alternatives(_ json: JSONValue) -> JSONValue? {
    guard let list = json[word: "any"], json.count == 1, list.kind == .array else { return nil }
    for element in list.elements where element.kind == .object && Self.isRoute(element) {
      return list
    }
    return nil
  }

  /// The route of a condition alone.
  private mutating func automatic(
    _ json: JSONValue, when: ConditionRef?, _ node: Node
  ) -> [Route] {
    if node.ranks != nil {
      report.error(
        .rankedRoute, at: json.place,
        "`\(node.id)` has ranks, and nothing says how each rank is reached",
        help: [
          "write a price: {\"price\": {\"coins\": [10, 20, 30]}}",
          "or thresholds: {\"reach\": {\"earned\": \"xp\"}, \"at\": [10, 20, 30]}",
        ])
      return []
    }
    return [Route(place: json.place, kind: .automatic(isLive: false), when: when)]
  }

  private mutating func list(_ json: JSONValue, _ node: Node) -> [Route] {
    if json.count == 0 {
      report.error(
        .emptyList, at: json.place, "an empty list of routes opens nothing",
        help: ["write true if it is open from the start, false if only a reward opens it"])
      return []
    }
    var routes: [Route] = []
    for element in routeElements(of: json) {
      route(element, node, shared: nil, into: &routes)
    }
    return routes
  }

  /// The routes of a list; reports what is none, bare conditions all at once.
  mutating func routeElements(of list: JSONValue) -> [JSONValue] {
    var routes: [JSONValue] = []
    var bare: [JSONValue] = []
    for element in list.elements {
      if element.kind == .object, Self.isRoute(element) {
        routes.append(element)
      } else if element.kind == .object || element.kind == .boolean {
        bare.append(element)
      } else {
        reportType(of: element, "a list of routes holds objects")
      }
    }
    if !bare.isEmpty { reportBare(bare) }
    return routes
  }

  private mutating func reportBare(_ conditions: [JSONValue]) {
    let first = conditions[0]
    if conditions.count == 1 {
      report.error(
        .bareCondition, at: first.place,
        "a list holds routes, and this is a condition: are all of them needed, or is one enough?",
        help: [
          "one is enough: write {\"when\": \(Self.shortened(first))}",
          "all are needed: write {\"all\": [ … ]} instead of the list",
        ])
      return
    }
    let routes = conditions.map { "{\"when\": \(Self.shortened($0))}" }
    let parts = conditions.map { Self.shortened($0) }
    report.error(
      .bareCondition, at: first.place,
      "a list holds routes, and these are conditions: are all of them needed, or is one enough?",
      related: conditions.dropFirst().prefix(9).map {
        .init(place: $0.place, message: "a condition too")
      },
      help: [
        "one is enough: write \(Self.shortList(routes))",
        "all are needed: write {\"all\": \(Self.shortList(parts))} instead of the list",
      ])
  }

  /// As in `[a, b]`, with an ellipsis for what is too long for a line.
  private static func shortList(_ parts: [String]) -> String {
    let list = "[\(parts.joined(separator: ", "))]"
    return list.utf8.count <= 100 ? list : "[\(parts[0]), …]"
  }
}
