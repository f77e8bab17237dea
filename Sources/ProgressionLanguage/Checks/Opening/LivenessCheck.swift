import ProgressionModel
import ProgressionText

/// Finds nodes that open by themselves on what can turn false, where the pack does not say whether
/// they stay open or follow.
struct LivenessCheck {
  private let game: Game
  private let falling: FallingFacts

  static func run(on checked: CheckedGame, into findings: inout Findings) {
    let check = LivenessCheck(game: checked.game, falling: FallingFacts(checked))
    if check.falling.isEmpty { return }
    for index in checked.game.nodes.indices where checked.game.nodes[index].choice == nil {
      for route in checked.game.nodes[index].routes {
        guard case .automatic = route.kind, !route.isLivenessWritten else { continue }
        check.check(route, ofNode: index, into: &findings)
      }
    }
  }

  private func check(_ route: Route, ofNode index: Int, into findings: inout Findings) {
    let leaf =
      route.when.flatMap { falling.leaf(of: $0) }
      ?? route.reach.flatMap { falling.leaf(of: $0.quantity) }
    guard let leaf, let reason = falling.reason(of: leaf) else { return }
    let node = game.nodes[index]
    let place = route.place.isNone ? node.place : route.place
    let why = sentence(for: reason)
    findings.add(
      .staysOrFollows, at: place,
      "`\(node.id)` opens by itself on what play can turn false (\(why)): "
        + "say whether it stays open or follows",
      related: related(leaf, why, unless: place), help: help(for: node, reason))
  }

  private func related(
    _ leaf: Int, _ why: String, unless primary: Place
  ) -> [Diagnostic.Related] {
    let place: Place
    switch falling.meaning(of: leaf) {
    case .condition(let condition): place = game.conditionPlaces[condition.position]
    case .quantity(let quantity): place = game.quantityPlaces[quantity.position]
    case .open, .done, .set, .chest, .timer, .holding, .flag, .counter: return []
    }
    return place.isNone || place == primary
      ? [] : [Diagnostic.Related(place: place, message: "this can turn false: \(why)")]
  }

  private func sentence(for reason: FallingFacts.Reason) -> String {
    switch reason {
    case .negation(isNone: false): "`not` ends when what it denies comes true"
    case .negation(isNone: true): "`none` ends when one of its conditions comes true"
    case .ownedProduct(let product): "the product `\(game[product].id)` may not stay owned"
    case .spent(let holding): "prices of this pack take `\(game[holding].id)`"
    case .attribute(let attribute):
      "the attribute `\(game[attribute].id)` may be set to another value"
    case .liveNode(let node):
      game[node].kind == .npc
        ? "`\(game[node].id)` may be nowhere again" : "`\(game[node].id)` may close again"
    case .activeQuest(let quest): "`\(game[quest].id)` is active only until it ends"
    case .failedQuest(let quest): "`\(game[quest].id)` may be accepted again"
    case .upperBound(let comparator): "`\(comparator)` ends when the quantity grows"
    case .rightSide(let comparator): "the right side of `\(comparator)` may grow"
    case .withheld(let node):
      "`\(game[node].id)` counts only while its product is owned"
    case .windowEnd: "`now` ends at its `until`"
    case .weeklyWindow: "`now` ends with each of its days"
    case .waiting(let timer): "`\(game[timer].id)` waits no longer once it fires"
    }
  }

  private func help(for node: Node, _ reason: FallingFacts.Reason) -> [String] {
    var help = ["with `\"live\": false`, `\(node.id)` stays open once it has opened"]
    if node.ranks == nil {
      help.append(
        "with `\"live\": true`, `\(node.id)` is open only while the condition holds, "
          + "and closes with it")
    } else {
      help.append("ranks are kept, so a node with ranks cannot be live")
    }
    if case .spent(let holding) = reason {
      help.append("or ask for `\"earned\": \"\(game[holding].id)\"`, which never falls")
    }
    return help
  }
}
