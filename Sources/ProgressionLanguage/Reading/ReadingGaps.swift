import ProgressionModel
import ProgressionText

/// What mistakes of reading leave out of a game, so that its checks blame nothing on the gaps.
struct ReadingGaps {
  /// Keys whose values decide when and for what something opens and what it gives, but not how many
  /// levels, stars or ranks there are.
  private static let conditional = [
    "unlock", "visible", "rewards", "when", "grants", "discounts", "rules", "title", "price",
    "chests", "timers", "resets", "policies", "refund",
  ]

  private let errors: [Diagnostic]
  /// Whether the numbers that thresholds are compared with may be wrong.
  private let touchesNumbers: Bool

  init(_ errors: [Diagnostic], in files: [JSONValue]) {
    self.errors = errors
    touchesNumbers = errors.contains { error in
      !ReadingGaps.keys(to: error.place, in: files).contains {
        ReadingGaps.conditional.contains($0)
      }
    }
  }

  /// The game with rules that could not be read holding always, so that nothing depends on them.
  func filled(_ game: Game, unreadRules: Set<Int>) -> Game {
    if unreadRules.isEmpty { return game }
    var game = game
    game.conditions.append(.constant(true))
    game.conditionPlaces.append(.none)
    let always = ConditionRef(position: game.conditions.count - 1)
    for rule in unreadRules { game.rules[rule].condition = always }
    return game
  }

  /// Whether a finding stands whatever was meant where there are mistakes of reading.
  func leavesStanding(_ finding: Diagnostic) -> Bool {
    for error in errors where error.place.file == finding.place.file {
      if finding.place.start <= error.place.start, error.place.end <= finding.place.end {
        return false
      }
    }
    switch finding.code {
    case .alwaysTrue: return false
    case .unreachableThreshold, .emptyRange, .neverCompletedWorld, .priceAboveCap:
      return !touchesNumbers
    default: return true
    }
  }

  /// The keys on the way to a place.
  private static func keys(to place: Place, in files: [JSONValue]) -> [String] {
    var keys: [String] = []
    var current = files.first { $0.place.file == place.file }
    while let value = current {
      current = nil
      for member in value.members
      where member.keyPlace.start <= place.start && place.start < member.value.place.end {
        keys.append(member.key)
        current = member.value
      }
      for element in value.elements
      where element.place.start <= place.start && place.start < element.place.end {
        current = element
      }
    }
    return keys
  }
}
