public import ProgressionEngine
import ProgressionLanguage
public import ProgressionModel
public import ProgressionText

/// Reads files of scenarios.
///
/// Reading takes two steps, since ids are resolved against rule packs that only the caller can
/// load: `rulesPath(of:)` and `upgradePaths(of:)` say which, `read(_:game:sources:upgrades:)` does
/// the rest.
public enum ScenarioReader {
  /// Whether a document looks like a file of scenarios rather than a rule pack or something else.
  ///
  /// - Complexity: linear in the number of members.
  public static func isScenarioFile(_ document: JSONDocument) -> Bool {
    document.root["scenarios"] != nil
  }

  /// The path of the rule pack that a file of scenarios plays, relative to the folder of the file.
  ///
  /// - Parameter document: The file.
  /// - Returns: The path as written, with its place, or `nil` and what is wrong.
  /// - Complexity: linear in the number of members.
  public static func rulesPath(
    of document: JSONDocument
  ) -> (path: String?, place: Place, diagnostics: [Diagnostic]) {
    let root = document.root
    guard root.kind == .object else {
      let message = "a file of scenarios is an object; this is \(root.kindWithArticle)"
      return (nil, root.place, [Diagnostic(.wrongType, at: root.place, message)])
    }
    guard let rules = root["rules"] else {
      let help = "write `\"rules\": \"../rules.json\"`, a path from the folder of this file"
      let place = Place(
        file: root.place.file, start: root.place.start, end: root.place.start + 1)
      let message = "the key `rules` is missing: which rule pack do the scenarios play?"
      return (nil, place, [Diagnostic(.missingKey, at: place, message, help: [help])])
    }
    guard let path = rules.string, !path.isEmpty else {
      let message = "`rules` is the path of a rule pack; this is \(rules.kindWithArticle)"
      return (nil, rules.place, [Diagnostic(.wrongType, at: rules.place, message)])
    }
    return (path, rules.place, [])
  }

  /// Reads scenarios and resolves every id against a game.
  ///
  /// All findings of the file are reported in one run, each with its place. An id that the game
  /// does not declare is an error, unless its step expects the rejection `unknownId`.
  ///
  /// - Parameters:
  ///   - document: The file.
  ///   - game: The game that the scenarios play.
  ///   - sources: The files of the load, among them the rule packs' and this one.
  ///   - upgrades: The packs that `upgradePaths(of:)` names.
  /// - Returns: The scenarios, or none where there is an error; and the findings.
  /// - Complexity: linear in the size of the file with its cases written out.
  public static func read(
    _ document: JSONDocument, game: Game, sources: Sources, upgrades: [ScenarioPack] = []
  ) -> ScenarioReading {
    var decoder = ScenarioDecoder(game: game, sources: sources, upgrades: upgrades)
    let scenarios = decoder.file(document.root)
    let diagnostics = decoder.finishedDiagnostics()
    guard !diagnostics.hasErrors else {
      return ScenarioReading(file: nil, diagnostics: diagnostics)
    }
    var played: [ScenarioFile.Upgrade] = []
    for (index, pack) in decoder.packs.enumerated() {
      guard let engine = pack.engine else { continue }
      played.append(.init(engine: engine, game: decoder.finishedGame(of: index)))
    }
    let file = ScenarioFile(
      name: sources[document.file].name, scenarios: scenarios, game: decoder.finishedGame(of: 0),
      sources: sources, upgrades: played)
    return ScenarioReading(file: file, diagnostics: diagnostics)
  }

  /// Reads a starting state as a scenario's `given` has it.
  ///
  /// - Parameters:
  ///   - value: The object, such as `{"have": {"coins": 50}, "completed": ["lumina-prime/1"]}`.
  ///   - game: The game that its ids belong to.
  /// - Returns: The starting state, or `nil` where there is an error; and the findings.
  /// - Complexity: linear in the size of the value.
  public static func readGiven(
    _ value: JSONValue, game: Game
  ) -> (given: Given?, diagnostics: [Diagnostic]) {
    var decoder = ScenarioDecoder(game: game, sources: Sources())
    let given = decoder.given(value)
    let diagnostics = decoder.finishedDiagnostics()
    return (diagnostics.hasErrors ? nil : given, diagnostics)
  }
}
