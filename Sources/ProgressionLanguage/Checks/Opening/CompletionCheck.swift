import ProgressionModel
import ProgressionText

/// Finds worlds that nothing can complete.
enum CompletionCheck {
  static func run(on game: Game, into findings: inout Findings) {
    // A loop over the nodes themselves would copy each.
    for position in game.nodes.indices {
      guard case .world(let world) = game.nodes[position].details, world.completeWhen == nil else {
        continue
      }
      if world.levels.contains(where: { game[$0].level?.isBonus == false }) { continue }
      let node = game.nodes[position]
      let reason = world.levels.isEmpty ? "it has no levels" : "all of its levels are bonus levels"
      findings.add(
        .neverCompletedWorld, at: node.place,
        "world `\(node.id)` is never completed: \(reason) and it has no `completeWhen`",
        help: [
          world.levels.isEmpty
            ? "give it `levels`, or say with `completeWhen` what completes it"
            : "make a level of it no bonus level, or say with `completeWhen` what completes it"
        ])
    }
  }
}
