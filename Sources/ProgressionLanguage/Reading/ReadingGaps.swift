import ProgressionModel
import ProgressionText

/// What mistakes of reading leave out of a game, so that its checks blame nothing on the gaps.
struct ReadingGaps {
  /// The places of mistakes, and of references of which nothing is said.
  private let places: [Place]
  /// Entries without an id, which findings could not name.
  private let nameless: [Place]
  /// Where the numbers that thresholds are compared with may be wrong.
  private let numbers: UncertainNumbers
  private let files: [JSONValue]
  private let names: NameTable

  /// - Complexity: linear in the size of the files, and O(n log n) for n errors.
  init(
    _ errors: [Diagnostic], excused: [Place], nameless: [Place], in files: [JSONValue],
    _ names: NameTable
  ) {
    places = errors.map { $0.place } + excused
    self.nameless = nameless
    self.files = files
    self.names = names
    numbers = UncertainNumbers(errors, in: files)
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
    for place in places where finding.place.contains(place) { return false }
    for place in nameless where place.contains(finding.place) { return false }
    switch finding.code {
    case .alwaysTrue: return false
    case .unreachableThreshold: return !numbers.mayMend(finding, in: files, names)
    case .emptyRange, .neverCompletedWorld, .priceAboveCap: return numbers.areKnown
    default: return true
    }
  }
}

extension Place {
  /// Whether another place lies in this one.
  func contains(_ other: Place) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }
}
