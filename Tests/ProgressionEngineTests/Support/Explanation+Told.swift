import ProgressionEngine
import ProgressionModel

extension Explanation {
  /// Everything that an explanation says in any form: its text and all of its data.
  var told: String {
    var parts = [description, node, title]
    let all = routes.flatMap { $0.requirements + $0.unmet } + (world.map { [$0] } ?? []) + unmet
    for leaf in all { parts += leaf.subjects + [leaf.text] }
    for route in routes {
      parts += route.missing.map { $0.id }
      if case .product(let product) = route.kind { parts.append(product) }
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
