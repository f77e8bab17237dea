import ProgressionModel
import ProgressionText

/// Finds `true` and `false` among conditions, where they decide the whole list or nothing.
enum LiteralCheck {
  /// - Complexity: O(n) for n conditions and their parts.
  static func run(on game: Game, into findings: inout Findings) {
    for (position, condition) in game.conditions.enumerated() {
      let list = game.conditionPlaces[position]
      switch condition {
      case .all(let parts) where parts.count > 1:
        for (place, value) in literals(among: parts, in: list, of: game) {
          if value {
            findings.add(
              .impliedCondition, severity: .warning, at: place,
              "this asks for nothing: `true` always holds", help: ["leave it out"])
          } else {
            never(at: place, "`false` stands among what has to hold", into: &findings)
          }
        }
      case .any(let parts) where parts.count > 1:
        for (place, value) in literals(among: parts, in: list, of: game) {
          if value {
            findings.add(
              .alwaysTrue, severity: .warning, at: place,
              "always true: one of the alternatives is `true`, so that the others ask for nothing",
              help: ["leave it out, or leave the others out"])
          } else {
            needless(at: place, into: &findings)
          }
        }
      case .none(let parts) where parts.count > 1:
        for (place, value) in literals(among: parts, in: list, of: game) {
          if value {
            never(at: place, "`none` of these may hold, and `true` does", into: &findings)
          } else {
            needless(at: place, into: &findings)
          }
        }
      default: break
      }
    }
  }

  private static func never(at place: Place, _ reason: String, into findings: inout Findings) {
    findings.add(
      .contradiction, severity: .warning, at: place, "this can never hold: \(reason)",
      help: ["leave it out, or write `false` for the whole list"])
  }

  private static func needless(at place: Place, into findings: inout Findings) {
    findings.add(
      .shadowedAlternative, severity: .warning, at: place,
      "this alternative adds nothing: `false` never holds", help: ["leave it out"])
  }

  /// The parts that are written as a literal in a list; what stands for `$previous` where there is
  /// none, or is joined from elsewhere, is not.
  private static func literals(
    among parts: [ConditionRef], in list: Place, of game: Game
  ) -> [(place: Place, value: Bool)] {
    var literals: [(place: Place, value: Bool)] = []
    for part in parts {
      let place = game.conditionPlaces[part.position]
      let isInside = place.file == list.file && place.start >= list.start && place.end <= list.end
      if place.isNone || !isInside { return [] }
      guard case .constant(let value) = game[part] else { continue }
      let isWritten = place.end - place.start == (value ? 4 : 5)
      if isWritten { literals.append((place, value)) }
    }
    return literals
  }
}
