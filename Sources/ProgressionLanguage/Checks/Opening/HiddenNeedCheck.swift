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
    let isSecret = secrets(of: checked, forms)
    guard isSecret.contains(true) else { return }
    for (position, shape) in checked.shape.nodes.enumerated()
    where !shape.routes.isEmpty && checked.game.nodes[position].visible == nil {
      // A level is seen with its world.
      if let world = shape.world, checked.game.nodes[world.position].visible != nil { continue }
      var first: (need: NodeRef, written: ConditionRef)?
      for route in checked.shape.routes[shape.routes] {
        guard let found = secret(in: route, isSecret, checked, forms) else {
          first = nil
          break
        }
        if first == nil { first = found }
      }
      guard let first, first.need.position != position else { continue }
      let (game, need) = (checked.game, first.need)
      let place = game.conditionPlaces[first.written.position]
      findings.add(
        .hiddenPrerequisite, severity: .warning,
        at: place.isNone ? game.nodes[position].place : place,
        "`\(game.nodes[position].id)` needs `\(game[need].id)`, which nobody sees before it is open, "
          + "so that no player learns what is missing",
        related: [.init(place: game[need].place, message: "`\(game[need].id)` is declared here")],
        help: [
          "let `visible` of `\(game[need].id)` hold earlier, "
            + "or hide `\(game.nodes[position].id)` until then"
        ])
    }
  }

  /// Nodes that are hidden until they are open.
  private static func secrets(of checked: CheckedGame, _ forms: ConditionForms) -> [Bool] {
    var isSecret = [Bool](repeating: false, count: checked.game.nodes.count)
    for position in checked.game.nodes.indices {
      guard let visible = checked.game.nodes[position].visible else { continue }
      isSecret[position] =
        checked.ranges[visible] == .never
        || Conjunction([visible], forms, checked).parts.contains {
          node(neededBy: $0, checked, forms)?.position == position
        }
    }
    return isSecret
  }

  /// The first secret that a route needs.
  private static func secret(
    in route: GameShape.RouteShape, _ isSecret: [Bool], _ checked: CheckedGame,
    _ forms: ConditionForms
  ) -> (need: NodeRef, written: ConditionRef)? {
    guard let when = route.when else { return nil }
    for part in Conjunction([when], forms, checked).parts {
      guard let node = node(neededBy: part, checked, forms), isSecret[node.position] else {
        continue
      }
      return (node, part.written)
    }
    return nil
  }

  /// The node that has to be open or done for a part to hold.
  private static func node(
    neededBy part: Conjunction.Part, _ checked: CheckedGame, _ forms: ConditionForms
  ) -> NodeRef? {
    // A part that is denied is another literal than what is written.
    guard forms.literal(of: part.written) == part.literal else { return nil }
    switch checked.game[part.written] {
    case .completed(let node), .unlocked(let node), .visited(let node): return node
    default: return nil
    }
  }
}
