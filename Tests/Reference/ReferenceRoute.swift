/// One way to open a node, with the conditions of the routes around it joined in.
struct ReferenceRoute: Sendable {
  enum Price: Hashable, Sendable {
    case free
    case amounts([ReferenceMember])
  }

  var when: ReferenceJSON = true
  var price: Price?
  var product: String?
  var isLive = false
  var reach: ReferenceJSON?
  var at: ReferenceJSON?
  var discounts: [ReferenceJSON] = []

  /// The quantity that a rank asks for; nil where the ranks have no thresholds or end before it.
  func threshold(rank: Int64) -> Int64? {
    guard let at, rank >= 1 else { return nil }
    if let from = at["from"]?.integer, let step = at["step"]?.integer {
      let (growth, overflow) = step.multipliedReportingOverflow(by: rank - 1)
      let (sum, overflowed) = from.addingReportingOverflow(growth)
      return overflow || overflowed ? nil : sum
    }
    let list = at.elements
    return rank <= Int64(list.count) ? list[Int(rank - 1)].integer : nil
  }

  /// The declared price of a rank.
  func amounts(rank: Int64) -> [ReferenceMember] {
    guard case .amounts(let members) = price else { return [] }
    return members.map { member in
      let list = member.value.elements
      guard !list.isEmpty, rank >= 1, rank <= Int64(list.count) else { return member }
      return ReferenceMember(member.key, list[Int(rank - 1)])
    }
  }

  private static let keys: Set<String> = ["when", "price", "product", "live", "reach", "at"]

  static func isRoute(_ json: ReferenceJSON) -> Bool {
    json.members.contains { keys.contains($0.key) }
  }

  /// The routes that an `unlock` spells.
  static func routes(_ unlock: ReferenceJSON) -> [ReferenceRoute] {
    switch unlock {
    case .bool(true): return [ReferenceRoute()]
    case .array(let list): return list.flatMap { routes($0) }
    case .object: break
    default: return []
    }
    guard isRoute(unlock) else { return [ReferenceRoute(when: unlock)] }
    if let inner = unlock["any"] {
      return inner.elements.flatMap { routes($0) }.map { route in
        var route = route
        let shared = unlock["when"] ?? true
        route.when = route.when == true ? shared : ["all": [shared, route.when]]
        return route
      }
    }
    var route = ReferenceRoute()
    route.when = unlock["when"] ?? true
    route.product = unlock["product"]?.text
    route.isLive = unlock["live"] == true
    route.reach = unlock["reach"]
    route.at = unlock["at"]
    route.discounts = unlock["discounts"]?.elements ?? []
    switch unlock["price"] {
    case .string("free"): route.price = .free
    case .object(let members): route.price = .amounts(members)
    default: break
    }
    return [route]
  }
}
