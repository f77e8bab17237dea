import ProgressionModel
import ProgressionText

/// Finds choice groups with one member, which close nothing.
enum LonelyChoiceCheck {
  static func run(on game: Game, into findings: inout Findings) {
    for choice in game.choices where choice.members.count == 1 {
      guard let only = choice.members.first else { continue }
      var names: [String] = []
      for other in game.choices where other.members.count > 1 { names.append(other.name) }
      let near = NameSuggestion.nearest(to: choice.name, in: names)
      findings.add(
        .lonelyChoice, severity: .warning, at: game[only].place,
        "`\(game[only].id)` is the only member of the choice `\(choice.name)`, so that taking it closes nothing",
        help: [
          near.map { "did you mean `\($0)`?" }
            ?? "give the others the same `choice`, or leave it out"
        ])
    }
  }
}
