import ProgressionModel
import ProgressionText

/// Finds choice groups whose members do not end together, so that the choice never becomes free.
enum ChoiceCheck {
  /// - Complexity: O(n) for n members of choice groups.
  static func run(on game: Game, _ lives: FactLives, into findings: inout Findings) {
    for choice in game.choices {
      guard let first = choice.members.first else { continue }
      let life = lives.nodes[first.position]
      guard let other = choice.members.first(where: { lives.nodes[$0.position] != life }) else {
        continue
      }
      let otherLife = lives.nodes[other.position]
      let isShared = choice.members.contains { lives.nodes[$0.position] == .account }
      findings.add(
        .choiceLives, severity: .warning, at: game[other].place,
        "`\(game[other].id)` is of \(game.owner(of: otherLife)) and `\(game[first].id)`, of the "
          + "same choice, of \(game.owner(of: life)): what is taken "
          + (isShared ? "stays taken in every playthrough" : "never becomes free again"),
        related: [
          Diagnostic.Related(place: game[first].place, message: "a member of `\(choice.name)`")
        ], help: ["give all members of `\(choice.name)` one scope"])
    }
  }
}
