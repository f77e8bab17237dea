import ProgressionModel

extension Explanation: CustomStringConvertible {
  /// The explanation as lines of text, without a line end at the end.
  public var description: String {
    var lines = [headline]
    if let world { lines.append("  ✗ \(world.text)") }
    for need in needs + waits { lines.append("  ✗ \(need.text)") }
    for objective in objectives {
      let optional = objective.isOptional ? ", optional" : ""
      lines.append("  objective `\(objective.name)`\(optional):")
      for leaf in objective.requirements {
        lines.append("    \(leaf.holds ? "✓" : "✗") \(leaf.text)")
      }
      if objective.requirements.isEmpty { lines.append("    ✓ no condition") }
    }
    for route in routes where !isBegun {
      lines.append("  \(Explanation.title(of: route)):")
      for leaf in route.requirements {
        lines.append("    \(leaf.holds ? "✓" : "✗") \(leaf.text)")
      }
      for short in route.missing {
        lines.append("    ✗ \(short.amount) more `\(short.id)` for the price")
      }
      if route.requirements.isEmpty, route.missing.isEmpty { lines.append("    ✓ no condition") }
    }
    if let step { lines.append("  next: " + step) }
    return lines.joined(separator: "\n")
  }

  private var headline: String {
    let name = title == node ? "`\(node)`" : "\(title) (`\(node)`)"
    var line = "\(name) is \(record.status.description)"
    if let state = record.state, state.description != record.status.description {
      line += ", \(state.description)"
    }
    if let place { line += ", at `\(place)`" }
    if let stage = record.stage, let stages = record.stages {
      line += ", stage \(stage) of \(stages)"
    }
    if let rank = record.rank, let ranks = record.ranks { line += ", rank \(rank) of \(ranks)" }
    if let failsAt = record.failsAt { line += ", fails at \(Instants.text(failsAt))" }
    if let opensAt = record.opensAt { line += ", opens at \(Instants.text(opensAt))" }
    if let never = record.never { line += ", for good: \(never.description)" }
    if record.isPending { line += ", a payment is under way" }
    return line
  }

  /// Whether it is a quest that was accepted, so that how to get it does not matter now.
  private var isBegun: Bool {
    [.active, .suspended, .ready].contains(record.state)
  }

  private static func title(of route: RouteExplanation) -> String {
    let place = "way \(route.index + 1)"
    switch route.kind {
    case .sticky: return "\(place), opens for good by itself"
    case .live: return "\(place), open while it holds"
    case .taken(let price):
      if price.isEmpty { return "\(place), free to take" }
      return "\(place), for " + words(for: price)
    case .placement(""): return "\(place), at a place that is not known yet"
    case .placement(let location): return "\(place), at `\(location)`"
    case .product(""): return "\(place), with something that is not known yet"
    case .product(let product): return "\(place), with `\(product)`"
    }
  }

  static func words(for price: [NamedAmount]) -> String {
    price.map { "\($0.amount) `\($0.id)`" }.joined(separator: " and ")
  }

  /// What is to be done next; `nil` where nothing is, or nothing leads on.
  private var step: String? {
    if let next, Int(next) < routes.count { return Explanation.step(routes[Int(next)], unmet) }
    if let turnIn {
      if !turnIn.isAffordable {
        return turnIn.missing.map { "\($0.amount) more `\($0.id)`" }.joined(separator: "; ")
      }
      return turnIn.price.isEmpty
        ? "hand it in" : "hand it in for " + Explanation.words(for: turnIn.price)
    }
    let rest = needs + waits + objectives.filter { !$0.isOptional }.flatMap { $0.unmet }
    return rest.isEmpty || record.never != nil
      ? nil : rest.map { $0.text }.joined(separator: "; ")
  }

  private static func step(_ route: RouteExplanation, _ unmet: [Requirement]) -> String {
    var parts = unmet.map { $0.text }
    if parts.isEmpty, case .taken(let price) = route.kind {
      let short = route.missing.map { "\($0.amount) more `\($0.id)`" }
      parts =
        short.isEmpty
        ? [price.isEmpty ? "take it" : "pay " + words(for: price)] : short
    }
    if parts.isEmpty, case .product(let product) = route.kind {
      parts = [product.isEmpty ? "something that is not known yet" : "own `\(product)`"]
    }
    return parts.joined(separator: "; ")
  }
}
