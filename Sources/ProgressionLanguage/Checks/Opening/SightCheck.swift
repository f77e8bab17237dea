import ProgressionModel
import ProgressionText

/// Finds what a player would have to take or buy, but never sees before it is open.
///
/// A hidden node answers like one that does not exist, so nobody can take it.
enum SightCheck {
  /// `reachability` is what can be reached if nothing has to be seen.
  ///
  /// - Complexity: as `Reachability`, and only where such a node is hidden.
  static func run(
    on checked: CheckedGame, beside reachability: Reachability, into findings: inout Findings
  ) {
    let hidden = checked.game.nodes.indices.filter { isTakenUnseen($0, checked) }
    if hidden.isEmpty { return }
    var seen = Reachability(checked, needsSight: true)
    for position in hidden where !isHad(position, seen) && isHad(position, reachability) {
      guard check(position, seen, into: &findings) else { continue }
      // What waits behind it counts as mended with it.
      seen.force([Int32(clamping: seen.space.open(NodeRef(position: position)))])
    }
  }

  /// Whether the node is hidden at times and a player has to take or buy it.
  private static func isTakenUnseen(_ position: Int, _ checked: CheckedGame) -> Bool {
    let game = checked.game
    guard game.nodes[position].visible != nil else { return false }
    if case .product(let product) = game.nodes[position].details {
      return product.price != nil && product.store == nil
    }
    let shape = checked.shape.nodes[position]
    return checked.shape.routes[shape.routes].contains { route in
      if case .taken = route.kind { true } else { shape.isChoiceMember }
    }
  }

  private static func isHad(_ position: Int, _ reachability: Reachability) -> Bool {
    reachability.ranks[position] > 0
  }

  /// Whether the node itself is to blame.
  private static func check(
    _ position: Int, _ seen: Reachability, into findings: inout Findings
  ) -> Bool {
    let (game, reference) = (seen.game, NodeRef(position: position))
    let node = game.nodes[position]
    guard let visible = node.visible, !seen.isMet(visible) else { return false }
    // What waits for another node is not blamed.
    let isReady: Bool
    if let product = node.product {
      isReady = seen.isMet(product.when)
    } else {
      let isInside = node.level.map { seen.ranks[$0.world.position] > 0 } ?? true
      let shape = seen.checked.shape[reference]
      isReady =
        isInside
        && seen.checked.shape.routes(of: reference).contains {
          seen.isTaken($0, shape) && seen.isMet($0.when)
        }
    }
    guard isReady else { return false }
    let place = game.conditionPlaces[visible.position]
    let verb = node.product == nil ? "taken" : "bought"
    findings.add(
      .hiddenPrerequisite, severity: .warning, at: place.isNone ? node.place : place,
      "`\(node.id)` can never be \(verb): nobody sees it before it is \(verb)",
      related: place.isNone
        ? [] : [Diagnostic.Related(place: node.place, message: "`\(node.id)` is declared here")],
      help: [
        "let `visible` hold before `\(node.id)` is open, or leave it out",
        "where only the game grants it, write \(node.product == nil ? "\"unlock\": false" : "no `price`")",
      ])
    return true
  }
}
