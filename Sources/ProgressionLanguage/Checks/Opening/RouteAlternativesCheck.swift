import ProgressionModel
import ProgressionText

/// Finds routes that another route of the node makes needless.
///
/// Nodes with ranks are left alone: their routes may lead to different ranks.
struct RouteAlternativesCheck {
  private struct Alternative {
    let route: Route
    let needs: Conjunction
  }

  private let checked: CheckedGame
  private let forms: ConditionForms
  private var found = WrittenOnce()

  private var game: Game { checked.game }

  /// - Complexity: O(n) for n routes, since of each node a limited number is compared.
  static func run(
    on checked: CheckedGame, _ forms: ConditionForms, into findings: inout Findings
  ) {
    var check = RouteAlternativesCheck(checked: checked, forms: forms)
    var lists: [Place: Int] = [:]
    for (position, node) in checked.shape.nodes.enumerated() where node.routes.count > 1 {
      guard let list = checked.game.nodes[position].routes.first?.place, !list.isNone else {
        continue
      }
      lists[list, default: 0] += 1
      if !node.hasRanks { check.check(NodeRef(position: position), list) }
    }
    check.found.report(readings: lists, into: &findings)
  }

  private init(checked: CheckedGame, forms: ConditionForms) {
    self.checked = checked
    self.forms = forms
  }

  private mutating func check(_ node: NodeRef, _ list: Place) {
    let routes = game.nodes[node.position].routes
    var alternatives: [Alternative] = []
    for route in routes.prefix(Conjunction.mostParts) {
      // A route that is never open is reported as such, or written so on purpose.
      if let when = route.when, checked.ranges[when] == .never { continue }
      let when = route.when.map { [$0] } ?? []
      alternatives.append(
        Alternative(route: route, needs: Conjunction(when, forms, checked)))
    }
    for (index, right) in alternatives.enumerated() {
      for left in alternatives[..<index] {
        if isNeedless(right, beside: left) {
          add(
            right.route, beside: left.route, areEqual: isNeedless(left, beside: right), of: node,
            list)
          break
        }
        if isNeedless(left, beside: right) {
          add(left.route, beside: right.route, areEqual: false, of: node, list)
          break
        }
      }
    }
  }

  /// Whether the other route is open whenever this one is, and asks for no more.
  private func isNeedless(_ one: Alternative, beside other: Alternative) -> Bool {
    // Discounts change what is asked for.
    guard one.route.reach == nil, other.route.reach == nil, one.route.discounts.isEmpty,
      one.needs.implies(other.needs, forms)
    else { return false }
    switch (one.route.kind, other.route.kind) {
    // What a sticky route has opened stays when a live one closes.
    case (.automatic(isLive: false), .automatic(let isLive)): return !isLive
    case (.automatic(isLive: true), .automatic): return true
    case (.taken, .automatic(let isLive)), (.product, .automatic(let isLive)): return !isLive
    case (.taken(let price), .taken(let otherPrice)): return Self.isAtMost(otherPrice, price)
    case (.product(let product), .product(let otherProduct)): return product == otherProduct
    case (.automatic, .taken), (.automatic, .product), (.taken, .product), (.product, .taken):
      return false
    }
  }

  /// Whether a price takes no more of anything than another one.
  private static func isAtMost(_ price: [RankPrice], _ other: [RankPrice]) -> Bool {
    price.allSatisfy { part in
      other.contains {
        $0.holding == part.holding && part.amount(forRank: 1) <= $0.amount(forRank: 1)
      }
    }
  }

  private mutating func add(
    _ route: Route, beside other: Route, areEqual: Bool, of node: NodeRef, _ list: Place
  ) {
    let id = game.nodes[node.position].id
    let related =
      other.place.isNone || other.place == route.place
      ? [] : [Diagnostic.Related(place: other.place, message: "the other route")]
    found.add(
      areEqual
        ? Diagnostic(
          .duplicateCondition, severity: .warning, at: route.place,
          "`\(id)` has the same route twice", related: related,
          help: ["take one of them out, or write what was meant"])
        : Diagnostic(
          .shadowedAlternative, severity: .warning, at: route.place,
          "this route to `\(id)` adds nothing: whenever it is open, another one is too and asks for no more",
          related: related, help: ["leave it out, or let it ask for less"]),
      about: list)
  }
}
