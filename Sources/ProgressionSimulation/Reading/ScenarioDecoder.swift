import ProgressionEngine
import ProgressionLanguage
import ProgressionModel
import ProgressionText

/// The work of reading one file of scenarios.
struct ScenarioDecoder {
  let game: Game
  let sources: Sources
  let names: NameTable
  var conditions: ConditionReader
  var diagnostics: [Diagnostic] = []
  /// The case that is being read; places go through it.
  var expansion: CaseExpansion?
  /// The runs of conditions and quantities that cases have added.
  private var additions: [Addition] = []
  /// The names under which steps before this one save.
  var saves: [String] = []

  private struct Addition {
    let conditions: Range<Int>
    let quantities: Range<Int>
    let expansion: CaseExpansion
  }

  private struct Cause: Hashable {
    let code: DiagnosticCode
    let place: Place
  }

  init(game: Game, sources: Sources) {
    self.game = game
    self.sources = sources
    names = NameTable(game)
    conditions = ConditionReader(game: game)
  }

  /// Where a value of the text that is being read stands in the file.
  func origin(_ place: Place) -> Place {
    expansion?.origin(of: place) ?? place
  }

  /// Adds a finding.
  mutating func report(
    _ code: DiagnosticCode, at place: Place, _ message: String, related: [Diagnostic.Related] = [],
    help: [String] = [], severity: Severity = .error
  ) {
    diagnostics.append(
      Diagnostic(code, severity: severity, at: place, message, related: related, help: help))
  }

  /// Reads with the values of a case; places of findings and conditions are led back to the file.
  mutating func reading<Result>(
    _ expansion: CaseExpansion, _ read: (inout ScenarioDecoder) -> Result
  ) -> Result {
    let firstFinding = diagnostics.count
    let firstCondition = conditions.game.conditions.count
    let firstQuantity = conditions.game.quantities.count
    self.expansion = expansion
    let result = read(&self)
    self.expansion = nil
    for index in firstFinding..<diagnostics.count {
      diagnostics[index] = expansion.origin(of: diagnostics[index])
    }
    additions.append(
      Addition(
        conditions: firstCondition..<conditions.game.conditions.count,
        quantities: firstQuantity..<conditions.game.quantities.count, expansion: expansion))
    return result
  }

  /// The game with the conditions of the scenarios, every place leading to the file.
  func finishedGame() -> Game {
    var game = conditions.game
    for addition in additions {
      for index in addition.conditions where index < game.conditionPlaces.count {
        game.conditionPlaces[index] = addition.expansion.origin(of: game.conditionPlaces[index])
      }
      for index in addition.quantities where index < game.quantityPlaces.count {
        game.quantityPlaces[index] = addition.expansion.origin(of: game.quantityPlaces[index])
      }
    }
    return game
  }

  /// The findings in order of place, each cause once though several cases have it.
  func finishedDiagnostics() -> [Diagnostic] {
    var seen: Set<Cause> = []
    return diagnostics.inOrderOfPlace().filter {
      seen.insert(Cause(code: $0.code, place: $0.place)).inserted
    }
  }

  /// Reads a condition; `nil` where it is wrong, which is reported.
  mutating func condition(_ value: JSONValue) -> ConditionRef? {
    let known = conditions.diagnostics.count
    let condition = conditions.read(value)
    if condition == nil || conditions.diagnostics.count != known {
      // A reader reports one mistake of a place once, but the texts of two cases share places:
      // only a fresh reader tells what is wrong with this one.
      var reader = ConditionReader(game: game)
      _ = reader.read(value)
      diagnostics += reader.diagnostics
    }
    return condition
  }
}

extension CaseExpansion {
  /// A finding about the new text as a finding about the file.
  ///
  /// A fix would change all cases at once, so it is left out.
  func origin(of diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.place = origin(of: diagnostic.place)
    diagnostic.related = diagnostic.related.map {
      Diagnostic.Related(place: origin(of: $0.place), message: $0.message)
    }
    diagnostic.fix = nil
    return diagnostic
  }
}
