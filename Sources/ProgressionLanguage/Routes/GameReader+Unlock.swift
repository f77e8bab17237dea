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
    for element in json.elements {
      guard isRouteElement(element, of: json) else { continue }
      route(element, node, shared: nil, into: &routes)
    }
    return routes
  }

  /// Whether an element of a list is a route; reports a bare condition.
  mutating func isRouteElement(_ element: JSONValue, of list: JSONValue) -> Bool {
    if element.kind == .object, Self.isRoute(element) { return true }
    guard element.kind == .object || element.kind == .boolean else {
      reportType(of: element, "a list of routes holds objects")
      return false
    }
    let text = Self.shortened(element)
    report.error(
      .bareCondition, at: element.place,
      "a list holds routes, and this is a condition: are all of them needed, or is one enough?",
      help: [
        "one is enough: write {\"when\": \(text)}",
        "all are needed: write {\"all\": [ … ]} instead of the list",
      ])
    return false
  }
}
