import ProgressionEngine
import ProgressionLanguage
import ProgressionModel
import ProgressionText

/// The work of reading one file of scenarios.
struct ScenarioDecoder {
  let sources: Sources
  /// The rule packs; the first is the one that all players begin with.
  private(set) var packs: [Vocabulary]
  /// The packs that cannot be upgraded to.
  let missingPacks: [ScenarioPack]
  /// The pack of the player whose step is read.
  var pack: PackIndex = 0
  var diagnostics: [Diagnostic] = []
  /// The case that is being read; places go through it.
  var expansion: CaseExpansion?
  /// The runs of conditions and quantities that cases have added.
  private var additions: [Addition] = []
  /// What scenarios of the file begin with that do not say so themselves.
  var start = Start()
  /// The players and saves of the scenario up to the step that is read.
  var cast = Cast()
  /// The packs that the scenario plays.
  var usedPacks: Set<PackIndex> = []
  /// Whether the scenario upgrades to a pack that is not there.
  var lostPack = false

  private struct Addition {
    let pack: PackIndex
    let conditions: Range<Int>
    let quantities: Range<Int>
    let expansion: CaseExpansion
  }

  private struct Cause: Hashable {
    let code: DiagnosticCode
    let place: Place
  }

  init(game: Game, sources: Sources, upgrades: [ScenarioPack] = []) {
    self.sources = sources
    packs = [Vocabulary(game)]
    for pack in upgrades {
      guard let engine = pack.engine else { continue }
      packs.append(Vocabulary(path: pack.path, engine.game, engine: engine))
    }
    missingPacks = upgrades.filter { $0.engine == nil }
  }

  /// The game of the player whose step is read.
  var game: Game { packs[pack].game }

  /// The names of that game.
  var names: NameTable { packs[pack].names }

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
    let before = packs.map { Self.tableCounts($0.conditions.game) }
    self.expansion = expansion
    let result = read(&self)
    self.expansion = nil
    for index in firstFinding..<diagnostics.count {
      diagnostics[index] = expansion.origin(of: diagnostics[index])
    }
    for (pack, before) in before.enumerated() {
      let after = Self.tableCounts(packs[pack].conditions.game)
      additions.append(
        Addition(
          pack: pack, conditions: before.conditions..<after.conditions,
          quantities: before.quantities..<after.quantities, expansion: expansion))
    }
    return result
  }

  private static func tableCounts(_ game: Game) -> (conditions: Int, quantities: Int) {
    (game.conditions.count, game.quantities.count)
  }

  /// The game of a pack with the conditions of the scenarios, every place leading to the file.
  func finishedGame(of pack: PackIndex) -> Game {
    var game = packs[pack].conditions.game
    for addition in additions where addition.pack == pack {
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
    let known = packs[pack].conditions.diagnostics.count
    let condition = packs[pack].conditions.read(value)
    if condition == nil || packs[pack].conditions.diagnostics.count != known {
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
