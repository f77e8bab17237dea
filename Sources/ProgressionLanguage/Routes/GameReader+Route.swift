import ProgressionModel
import ProgressionText

extension GameReader {
  /// Reads a route object; `any` makes several routes of it, each with the shared condition.
  mutating func route(
    _ json: JSONValue, _ node: Node, shared: ConditionRef?, into routes: inout [Route]
  ) {
    checkRouteKeys(json)
    var when: ConditionRef?
    if let value = json[word: "when"] { when = condition(value) }
    if let shared {
      when = when.map { add(.all([shared, $0]), at: json.place) ?? shared } ?? shared
    }
    if let any = json[word: "any"] {
      alternatives(any, of: json, node, shared: when, into: &routes)
      return
    }
    guard !hasConflict(json), let kind = kind(of: json, node) else { return }
    var route = Route(place: json.place, kind: kind, when: when)
    route.isLivenessWritten = json[word: "live"] != nil
    route.reach = reach(json, node)
    if let value = json[word: "discounts"] {
      if case .taken(let price) = kind, !price.isEmpty {
        route.discounts = discounts(value)
      } else {
        report.error(
          .routeConflict, at: value.place, "`discounts` reduce a price, and there is none")
      }
    }
    routes.append(route)
  }

  /// Checks the keys; a head key beside them belongs into `when`.
  private mutating func checkRouteKeys(_ json: JSONValue) {
    for member in json.members where member.duplicateOf == nil && !isIgnored(member) {
      guard let head = Head(member.word), head != .any else { continue }
      let key = head.rawValue
      report.error(
        .routeConflict, at: member.keyPlace,
        "a route has its condition in `when`, and `\(key)` stands beside it",
        help: ["write \"when\": {\"\(key)\": …}"])
    }
    // Heads are reported; what is left is unknown.
    var known: [String] = []
    for member in json.members {
      if let head = Head(member.word), head != .any { known += [head.rawValue] + head.companions }
    }
    if known.isEmpty { return checkKeys(json, .route) }
    for comparator in ComparatorWords.all { known.append(comparator.description) }
    checkKeys(json, KeySet("a route", KeySet.route.keys + known))
  }

  private mutating func alternatives(
    _ any: JSONValue, of json: JSONValue, _ node: Node, shared: ConditionRef?,
    into routes: inout [Route]
  ) {
    for member in json.members where !isIgnored(member) {
      if member.keyIs("any") || member.keyIs("when") { continue }
      guard KeySet.route.contains(member) else { continue }
      report.error(
        .routeConflict, at: member.keyPlace,
        "beside `any` stands only `when`, which all its routes share",
        help: ["move `\(member.key)` into the routes of `any`"])
      return
    }
    guard isList(any, "`any`", help: ["write [ … ]"]) else { return }
    if any.count == 0 {
      report.error(.emptyList, at: any.place, "an empty `any` opens nothing")
    }
    for element in routeElements(of: any) {
      route(element, node, shared: shared, into: &routes)
    }
  }

  /// Reports keys that exclude each other; whether there are any.
  private mutating func hasConflict(_ json: JSONValue) -> Bool {
    guard let price = json[word: "price"] else {
      if let live = json[word: "live"], json[word: "product"] != nil {
        report.error(
          .routeConflict, at: live.place,
          "a route with a product is open while the product is owned; `live` changes nothing",
          help: ["leave `live` out"])
        return true
      }
      return false
    }
    if let product = json[word: "product"] {
      report.error(
        .routeConflict, at: product.place, "a route has a price or a product, not both",
        related: [.init(place: price.place, message: "the price")],
        help: ["write two routes: [{\"price\": …}, {\"product\": …}]"])
      return true
    }
    if let live = json[word: "live"] {
      report.error(
        .routeConflict, at: live.place, "what is paid for stays: `live` does not go with a price",
        related: [.init(place: price.place, message: "the price")], help: ["leave `live` out"])
      return true
    }
    return false
  }

  private mutating func kind(of json: JSONValue, _ node: Node) -> Route.Kind? {
    let live = json[word: "live"].map { boolean($0, "live") }
    if let price = json[word: "price"] {
      return rankPrices(price, node).map { .taken(price: $0) }
    }
    if let product = json[word: "product"] {
      guard !isForbidden(product, "product", node) else { return nil }
      let reference = self.node(product, "product", .product)
      guard let reference, isOwnable(reference, product.place) else { return nil }
      return .product(reference)
    }
    switch live {
    case .some(.none): return nil
    case .some(.some(true)):
      if let value = json[word: "live"], isForbidden(value, "live", node) { return nil }
      return checkedAutomatic(json, node, isLive: true)
    default: return checkedAutomatic(json, node, isLive: false)
    }
  }

  /// An automatic route, unless the node has ranks and nothing says how they are reached.
  private mutating func checkedAutomatic(
    _ json: JSONValue, _ node: Node, isLive: Bool
  ) -> Route.Kind? {
    if node.ranks != nil, json[word: "reach"] == nil {
      if json[word: "at"] != nil { return .automatic(isLive: isLive) }
      report.error(
        .rankedRoute, at: json.place,
        "`\(node.id)` has ranks: each of its routes has a `price`, a `reach` or both")
      return nil
    }
    return .automatic(isLive: isLive)
  }

  /// Reports what a ranked node or a choice member cannot have in a route; whether it is so.
  private mutating func isForbidden(_ value: JSONValue, _ key: String, _ node: Node) -> Bool {
    let form = key == "live" ? "live route" : "product route"
    if node.ranks != nil {
      report.error(
        .rankedRoute, at: value.place,
        "`\(node.id)` has ranks, which are kept once reached: it has no \(form)")
      return true
    }
    if node.choice != nil {
      report.error(
        .choiceRoute, at: value.place,
        "`\(node.id)` is a member of a choice, which the player takes: it has no \(form)",
        help: ["write a price, or a condition under which the player may take it"])
      return true
    }
    return false
  }
}
