import ProgressionModel
import ProgressionText

/// Finds nodes of one kind that a player sees under the same title.
enum TitleCheck {
  private struct Name: Hashable {
    let kind: Node.Kind
    /// Levels of different worlds may be called alike.
    let world: NodeRef?
    let title: String
  }

  /// - Complexity: O(n) for n nodes.
  static func run(on checked: CheckedGame, into findings: inout Findings) {
    let game = checked.game
    var known: [Name: Int] = [:]
    for (position, shape) in checked.shape.nodes.enumerated() {
      // A title that is not given is the id. People may be called alike, as guards are.
      if shape.kind == .npc || game.nodes[position].title == game.nodes[position].id { continue }
      // What is hidden at times may take the place of another.
      if game.nodes[position].visible != nil { continue }
      let name = Name(kind: shape.kind, world: shape.world, title: game.nodes[position].title)
      guard let first = known[name] else {
        known[name] = position
        continue
      }
      // What is taken of a choice closes the rest.
      let choice = game.nodes[position].choice
      if choice != nil, choice == game.nodes[first].choice { continue }
      let (id, other) = (game.nodes[position].id, game.nodes[first].id)
      findings.add(
        .sameTitle, severity: .warning, at: game.nodes[position].place,
        "`\(id)` and `\(other)` have the same title, \"\(name.title)\": a player cannot tell them apart",
        related: [.init(place: game.nodes[first].place, message: "`\(other)` has it first")],
        help: ["give one of them another `title`"])
    }
  }
}
