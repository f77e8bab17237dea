import ProgressionModel
import ProgressionText

/// Finds quests of the account whose price would come back only in the playthrough that paid it.
///
/// A quest that fails because somebody is gone gives back what opening it had cost. One of the
/// account fails in all playthroughs at once, but what each holds for itself is known only there.
enum ReturnedPriceCheck {
  /// - Complexity: O(n) for n nodes and routes.
  static func run(on checked: CheckedGame, into findings: inout Findings) {
    let game = checked.game
    // Most packs have no quests, and then nobody asks how long facts live.
    guard checked.shape.nodes.contains(where: { $0.kind == .quest }) else { return }
    let lives = FactLives(game)
    for (position, shape) in checked.shape.nodes.enumerated() where shape.kind == .quest {
      guard lives.nodes[position] == .account,
        let quest = game.nodes[position].quest, quest.whenGone == .fail,
        mayLose(quest.giver, checked) || mayLose(quest.turnIn, checked)
      else { continue }
      for route in game.nodes[position].routes {
        guard case .taken(let price) = route.kind else { continue }
        for part in price where lives.lifetime(of: .holding(part.holding)) != .account {
          report(game.nodes[position], route, game[part.holding], lives, into: &findings)
          break
        }
      }
    }
  }

  private static func mayLose(_ person: NodeRef?, _ checked: CheckedGame) -> Bool {
    person.map { checked.facts.isLive[$0.position] } ?? false
  }

  private static func report(
    _ quest: Node, _ route: Route, _ holding: Holding, _ lives: FactLives,
    into findings: inout Findings
  ) {
    findings.add(
      .priceOutlived, at: route.place,
      "`\(quest.id)` is of the account and gives its price back where somebody is gone, but "
        + "`\(holding.id)` is of each playthrough: only the one that paid would have it back",
      related: [
        Diagnostic.Related(place: holding.place, message: "`\(holding.id)` is declared here")
      ],
      help: [
        "give `\(holding.id)` the scope `account`, or leave out the scope of `\(quest.id)`",
        "or write \"whenGone\": \"suspend\", which gives nothing back",
      ])
  }
}
