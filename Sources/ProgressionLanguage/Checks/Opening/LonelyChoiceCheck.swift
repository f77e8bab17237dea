import ProgressionModel
import ProgressionText

/// Finds choice groups with one member, which close nothing.
enum LonelyChoiceCheck {
  /// After so many names nobody reads what may have been meant.
  private static let mostSuggestions = 100

  /// - Complexity: O(n) for n choice groups.
  static func run(on game: Game, into findings: inout Findings) {
    var names: [String] = []
    for choice in game.choices where choice.members.count > 1 { names.append(choice.name) }
    var suggestionsLeft = mostSuggestions
    for choice in game.choices where choice.members.count == 1 {
      guard let only = choice.members.first else { continue }
      var help = "give the others the same `choice`, or leave it out"
      if suggestionsLeft > 0, let near = NameSuggestion.nearest(to: choice.name, in: names) {
        help = "did you mean `\(near)`?"
      }
      suggestionsLeft -= 1
      findings.add(
        .lonelyChoice, severity: .warning, at: game[only].place,
        "`\(game[only].id)` is the only member of the choice `\(choice.name)`, so that taking it "
          + "closes nothing", help: [help])
    }
  }
}
