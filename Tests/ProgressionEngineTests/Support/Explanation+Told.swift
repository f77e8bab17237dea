import ProgressionEngine
import ProgressionModel

extension Explanation {
  /// Everything that an explanation says in any form: its text and all of its data.
  var told: String {
    var parts = [description, node, title]
    var all = routes.flatMap { $0.requirements + $0.unmet } + (world.map { [$0] } ?? []) + unmet
    all += needs + waits + objectives.flatMap { $0.requirements + $0.unmet }
    parts += objectives.map { $0.name } + (place.map { [$0] } ?? [])
    for leaf in all { parts += leaf.subjects + [leaf.text] }
    for route in routes {
      parts += route.missing.map { $0.id }
      if case .product(let product) = route.kind { parts.append(product) }
      if case .placement(let location) = route.kind { parts.append(location) }
    }
    return parts.joined(separator: "\n")
  }
}

extension Rejection {
  /// Everything that a rejection says beside its reason.
  var told: String {
    guard case .locked(let node, let unmet) = self else { return line }
    return ([node] + unmet.flatMap { $0.subjects + [$0.text] }).joined(separator: "\n")
  }
}
