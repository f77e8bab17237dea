import ProgressionModel
import ProgressionText

/// Finds quests that are never offered, and quests that say they accept themselves and cannot.
struct QuestCheck {
  private let checked: CheckedGame
  private let givers: Givers

  private var game: Game { checked.game }

  /// `isWhole` says whether all of the pack could be read: else what opens a quest may be missing.
  ///
  /// - Complexity: O(n) for n nodes, routes and rewards.
  static func run(on checked: CheckedGame, isWhole: Bool, into findings: inout Findings) {
    guard checked.shape.nodes.contains(where: { $0.kind == .quest }) else { return }
    let check = QuestCheck(
      checked: checked, givers: Givers(checked, space: VertexSpace(checked.game)))
    for (position, shape) in checked.shape.nodes.enumerated() where shape.kind == .quest {
      let node = NodeRef(position: position)
      check.findFailing(node, into: &findings)
      if isWhole, findings.includeWarnings { check.findWaiting(node, into: &findings) }
    }
  }

  private func findFailing(_ node: NodeRef, into findings: inout Findings) {
    guard let failWhen = checked.shape[node].failWhen, checked.ranges[failWhen] == .always else {
      return
    }
    let place = game.conditionPlaces[failWhen.position]
    findings.add(
      .alwaysFailing, at: place.isNone ? game[node].place : place,
      "`\(game[node].id)` is never offered: what fails it always holds",
      related: [Diagnostic.Related(place: game[node].place, message: "the quest")],
      help: ["leave `failWhen` out, or ask for what can be false"])
  }

  /// Finds an automatic quest that only the player opens; what a bundle opens accepts itself.
  private func findWaiting(_ node: NodeRef, into findings: inout Findings) {
    let one = game[node]
    guard one.quest?.acceptance == .automatic, givers.of(node).isEmpty else { return }
    let what: String
    if let choice = one.choice {
      what = "as a member of the choice `\(game[choice].name)` it waits until the player takes it"
    } else if !one.routes.isEmpty, one.routes.allSatisfy({ $0.isTaken }) {
      what = "it waits until the player takes it by its price"
    } else {
      return
    }
    findings.add(
      .waitsForThePlayer, severity: .warning, at: one.place,
      "`\(one.id)` has \"accept\": \"auto\", but \(what)",
      help: [
        "leave `accept` out: the command `accept` takes the quest and accepts it",
        "or give it a route that opens by itself, or a reward that unlocks it",
      ])
  }
}

extension Route {
  /// Whether the player has to take the route.
  fileprivate var isTaken: Bool {
    if case .taken = kind { true } else { false }
  }
}
