import ProgressionModel
import ProgressionText

/// Finds what a player sees locked and that needs what nobody sees before it is open.
///
/// No player is told of a hidden node, so nobody learns what is missing.
enum HiddenNeedCheck {
  /// - Complexity: O(n) for n routes and the parts of their conditions.
  static func run(
    on checked: CheckedGame, _ forms: ConditionForms, into findings: inout Findings
  ) {
    let isSecret = secrets(of: checked, forms, findings)
    guard isSecret.contains(true) else { return }
    var order: [NodeRef] = []
    var needs: [NodeRef: [Need]] = [:]
    for (position, shape) in checked.shape.nodes.enumerated()
    where !shape.routes.isEmpty && checked.game.nodes[position].visible == nil {
      // A level is seen with its world.
      if let world = shape.world, checked.game.nodes[world.position].visible != nil { continue }
      guard let (secret, place) = secret(neededBy: position, isSecret, checked, forms),
        secret.position != position
      else { continue }
      if needs[secret] == nil { order.append(secret) }
      needs[secret, default: []].append(Need(node: NodeRef(position: position), place: place))
    }
    for secret in order { report(secret, needs[secret] ?? [], checked.game, into: &findings) }
  }

  /// What is seen and needs a secret, and where it says so.
  private struct Need {
    let node: NodeRef
    let place: Place
  }

  private static func report(
    _ secret: NodeRef, _ needs: [Need], _ game: Game, into findings: inout Findings
  ) {
    guard let first = needs.first else { return }
    let (id, hidden) = (game[first.node].id, game[secret].id)
    var related = [
      Diagnostic.Related(place: game[secret].place, message: "`\(hidden)` is declared here")
    ]
    for need in needs.dropFirst().prefix(mostNamed) {
      related.append(
        Diagnostic.Related(place: need.place, message: "`\(game[need.node].id)` needs it too"))
    }
    findings.add(
      .hiddenPrerequisite, severity: .warning, at: first.place,
      "`\(id)` needs `\(hidden)`, which nobody sees before it is open, "
        + "so that no player learns what is missing", related: related,
      help: [
        "let `visible` of `\(hidden)` hold earlier, or hide \(needs.count == 1 ? "`\(id)`" : "what needs it") until then"
      ])
  }

  /// How many more that need the same secret are named.
  private static let mostNamed = 5

  /// Nodes that are hidden until they are open.
  private static func secrets(
    of checked: CheckedGame, _ forms: ConditionForms, _ findings: Findings
  ) -> [Bool] {
    var isSecret = [Bool](repeating: false, count: checked.game.nodes.count)
    for position in checked.game.nodes.indices {
      guard let visible = checked.game.nodes[position].visible else { continue }
      // What can never be taken since nobody sees it is found already.
      let place = checked.game.conditionPlaces[visible.position]
      if findings.contains(.hiddenPrerequisite, at: place) { continue }
      // What the game alone gives it tells of by itself.
      let isProduct = checked.shape.nodes[position].kind == .product
      if !isProduct, checked.shape.nodes[position].routes.isEmpty { continue }
      isSecret[position] =
        checked.ranges[visible] == .never
        || Conjunction([visible], forms, checked).parts.contains {
          node(neededBy: $0, checked, forms)?.position == position
        }
    }
    return isSecret
  }

  /// The secret that the first route needs, where every route needs one, and where it says so.
  private static func secret(
    neededBy position: Int, _ isSecret: [Bool], _ checked: CheckedGame, _ forms: ConditionForms
  ) -> (NodeRef, Place)? {
    let node = checked.game.nodes[position]
    var first: (NodeRef, Place)?
    for (index, route) in checked.shape.routes[checked.shape.nodes[position].routes].enumerated() {
      var found: (NodeRef, Place)?
      if case .product(let product) = route.kind, isSecret[product.position] {
        found = (product, node.routes[index].place)
      } else if let when = route.when {
        for part in Conjunction([when], forms, checked).parts where found == nil {
          guard let need = self.node(neededBy: part, checked, forms), isSecret[need.position]
          else { continue }
          found = (need, checked.game.conditionPlaces[part.written.position])
        }
      }
      guard let found else { return nil }
      if first == nil { first = (found.0, found.1.isNone ? node.place : found.1) }
    }
    return first
  }

  /// The node that has to be open or done for a part to hold.
  private static func node(
    neededBy part: Conjunction.Part, _ checked: CheckedGame, _ forms: ConditionForms
  ) -> NodeRef? {
    // A part that is denied is another literal than what is written.
    guard forms.literal(of: part.written) == part.literal else { return nil }
    switch checked.game[part.written] {
    case .completed(let node), .unlocked(let node), .visited(let node), .ownedProduct(let node):
      return node
    default: return nil
    }
  }
}
