import ProgressionModel

extension Explanation: CustomStringConvertible {
  /// The explanation as lines of text, without a line end at the end.
  public var description: String {
    var lines = [headline]
    if let world { lines.append("  ✗ \(world.text)") }
    for route in routes {
      lines.append("  \(Explanation.title(of: route)):")
      for leaf in route.requirements {
        lines.append("    \(leaf.holds ? "✓" : "✗") \(leaf.text)")
      }
      for short in route.missing {
        lines.append("    ✗ \(short.amount) more `\(short.id)` for the price")
      }
      if route.requirements.isEmpty, route.missing.isEmpty { lines.append("    ✓ no condition") }
    }
    if let next, Int(next) < routes.count {
      lines.append("  next: " + Explanation.step(routes[Int(next)], world))
    }
    return lines.joined(separator: "\n")
  }

  private var headline: String {
    let name = title == node ? "`\(node)`" : "\(title) (`\(node)`)"
    var line = "\(name) is \(record.status.description)"
    if let rank = record.rank, let ranks = record.ranks { line += ", rank \(rank) of \(ranks)" }
    if let opensAt = record.opensAt { line += ", opens at \(Instants.text(opensAt))" }
    if let never = record.never { line += ", for good: \(never.description)" }
    if record.isPending { line += ", a payment is under way" }
    return line
  }

  private static func title(of route: RouteExplanation) -> String {
    let place = "way \(route.index + 1)"
    switch route.kind {
    case .sticky: return "\(place), opens for good by itself"
    case .live: return "\(place), open while it holds"
    case .taken(let price):
      if price.isEmpty { return "\(place), free to take" }
      return "\(place), for " + words(for: price)
    case .product(""): return "\(place), with something that is not known yet"
    case .product(let product): return "\(place), with `\(product)`"
    }
  }

  static func words(for price: [NamedAmount]) -> String {
    price.map { "\($0.amount) `\($0.id)`" }.joined(separator: " and ")
  }

  private static func step(_ route: RouteExplanation, _ world: Requirement?) -> String {
    var parts = (world.map { [$0] } ?? []).map { $0.text } + route.unmet.map { $0.text }
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
