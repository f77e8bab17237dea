import ProgressionModel
import ProgressionText

/// Finds rewards whose moment never comes, and amounts that no cap lets in.
struct RewardCheck {
  private let checked: CheckedGame
  private var findings: Findings

  private var game: Game { checked.game }

  /// `reachability` is what can be reached once all that is reported counts as mended, or `nil`
  /// where that is not known.
  ///
  /// - Complexity: O(n) for n rewards and grants.
  static func run(
    on checked: CheckedGame, _ reachability: Reachability?, into findings: inout Findings
  ) {
    var check = RewardCheck(checked: checked, findings: findings)
    for position in checked.game.nodes.indices {
      if let reachability, !checked.game.nodes[position].rewards.isEmpty {
        check.findUnreachable(position, reachability)
      }
      for index in checked.game.nodes[position].rewards.indices {
        let reward = checked.game.nodes[position].rewards[index]
        check.findClipped(reward.bundle, of: checked.game.nodes[position].id, at: reward.place)
      }
      if case .product(let product) = checked.game.nodes[position].details {
        check.findRefused(product, of: checked.game.nodes[position])
      }
    }
    for chest in checked.game.chests {
      for content in chest.contents where content.weight > 0 {
        check.findClipped(content.grants, of: chest.id, at: chest.place)
      }
    }
    for timer in checked.game.timers {
      check.findClipped(timer.grants, of: timer.id, at: timer.place)
    }
    findings = check.findings
  }

  private mutating func findUnreachable(_ position: Int, _ reachability: Reachability) {
    let node = game.nodes[position]
    let isOpened = reachability.ranks[position] > 0
    let isDone = reachability.isReached[reachability.space.done(NodeRef(position: position))]
    if isOpened && (isDone || !node.hasCompletion) { return }
    for reward in node.rewards {
      let isAtOpening = reward.moment.order <= Reward.Moment.atRank(1).order
      if isAtOpening ? isOpened : isDone { continue }
      findings.add(
        .unclaimableReward, severity: .warning, at: reward.place,
        "nobody can claim this: `\(node.id)` can never be \(isOpened ? "completed" : "opened")",
        related: [.init(place: node.place, message: "`\(node.id)` is declared here")],
        help: [
          "give `\(node.id)` a way \(isOpened ? "to be completed" : "in"), or take the reward out"
        ])
      return
    }
  }

  private mutating func findClipped(_ bundle: Bundle, of id: String, at place: Place) {
    for amount in bundle.amounts {
      let holding = game[amount.holding]
      let most = Interval.difference(holding.cap, holding.floor)
      guard amount.amount > most else { continue }
      clipped(
        "`\(id)` gives \(amount.amount) `\(holding.id)`, but a player holds at most \(holding.cap): "
          + "the rest is always lost", at: place, related: holding.place,
        "`\(holding.id)` has the cap \(holding.cap)")
    }
    for addition in bundle.add {
      let counter = game[addition.counter]
      guard addition.amount > Interval.difference(counter.maximum, counter.minimum) else {
        continue
      }
      clipped(
        "`\(id)` adds \(addition.amount) to `\(counter.id)`, whose `max` is \(counter.maximum): "
          + "the rest is always lost", at: place, related: counter.place,
        "`\(counter.id)` is declared here")
    }
  }

  private mutating func findRefused(_ product: Product, of node: Node) {
    // What a store sells passes every cap.
    guard product.price != nil, product.store == nil else { return }
    for amount in product.grants.amounts {
      let holding = game[amount.holding]
      guard amount.amount > Interval.difference(holding.cap, holding.floor) else { continue }
      clipped(
        "`\(node.id)` can never be bought: it grants \(amount.amount) `\(holding.id)`, "
          + "and a player holds at most \(holding.cap)", at: node.place, related: holding.place,
        "`\(holding.id)` has the cap \(holding.cap)")
    }
  }

  private mutating func clipped(
    _ message: String, at place: Place, related: Place, _ note: String
  ) {
    findings.add(
      .unclaimableReward, severity: .warning, at: place, message,
      related: [.init(place: related, message: note)], help: ["give less, or raise the cap"])
  }
}
