import ProgressionEngine
import ProgressionLanguage
import ProgressionModel
import ProgressionSimulation
import ProgressionText
import Testing

/// A small game to play scenarios in.
struct Stage {
  static let pack = """
    {
      "formatVersion": 1, "id": "stage", "version": "1.0.0", "title": "Stage",
      "currencies": { "coins": { "initial": 20, "cap": 1000 } },
      "items": { "key": {} },
      "flags": ["met-king"],
      "counters": { "feats": { "min": 0, "max": 9 } },
      "attributes": { "build": { "type": "int", "initial": 1 } },
      "worlds": [
        { "id": "meadow", "title": "Meadow",
          "levels": [3, { "id": "secret", "bonus": true, "marks": ["ring"] }],
          "defaults": { "rewards": { "onComplete": { "coins": 10 } } } },
        { "id": "attic", "title": "Attic", "levels": 1, "visible": { "flag": "met-king" },
          "unlock": { "flag": "met-king" } },
        { "id": "canyon", "title": "Canyon", "order": "free",
          "levels": [{ "id": "1", "scoreForStars": [100, 200, 300] },
            { "id": "2", "startPrice": { "coins": 5 } }],
          "unlock": [{ "when": { "completed": "meadow" } },
            { "when": { "stars": "meadow", "atLeast": 3 }, "price": { "coins": 50 } }] },
        { "id": "peak", "title": "Peak", "levels": 1, "unlock": { "completed": "canyon" } }
      ],
      "features": {
        "dash": { "ranks": 3, "unlock": { "price": { "coins": [10, 20, 30] } } },
        "sun": { "choice": "oath", "unlock": "free-oath" },
        "moon": { "choice": "oath", "unlock": "free-oath" }
      },
      "locations": { "well": { "unlock": true } },
      "products": { "hat": { "kind": "permanent", "price": { "coins": 15 } } },
      "collections": { "everything": [{ "of": "levels" }] }
    }
    """.replacing(#""free-oath""#, with: #"{ "price": "free" }"#)

  let engine: Engine
  private let sources: Sources
  private let upgrades: [ScenarioPack]

  /// Makes a stage of a pack and of those that steps may upgrade to, by their paths.
  init(_ pack: String = Self.pack, upgrades: KeyValuePairs<String, String> = [:]) throws {
    var sources = Sources()
    engine = try Self.engine(of: pack, named: "stage/rules.json", &sources)
    var packs: [ScenarioPack] = []
    for (path, text) in upgrades {
      let engine = try Self.engine(of: text, named: path, &sources)
      packs.append(ScenarioPack(path: path, engine: engine))
    }
    packs.append(ScenarioPack(path: "../broken.json", problem: "the rule pack has errors"))
    self.upgrades = packs
    self.sources = sources
  }

  private static func engine(
    of pack: String, named name: String, _ sources: inout Sources
  ) throws -> Engine {
    let id = sources.add(SourceFile(name: name, text: pack))
    let reading = RulePackReader.read(id, in: &sources) { _ in nil }
    let report = DiagnosticRenderer.text(reading.diagnostics, sources: sources, color: false)
    return try Engine(compiling: try #require(reading.game, "\(report)"))
  }

  /// The sources and the reading of a file of scenarios.
  func read(
    _ text: String, dialect: JSONDialect = .strict
  ) throws -> (reading: ScenarioReading, sources: Sources) {
    var sources = sources
    let file = SourceFile(name: "stage/scenarios/a.json", text: text)
    let id = sources.add(file)
    let (document, findings) = JSONReader.read(file, as: id, dialect: dialect)
    let root = try #require(
      document, "\(DiagnosticRenderer.text(findings, sources: sources, color: false))")
    let reading = ScenarioReader.read(
      root, game: engine.game, sources: sources, upgrades: upgrades)
    return (reading, sources)
  }

  /// The results of a file of scenarios, which must be right.
  func play(_ text: String, filter: ScenarioFilter = .all) throws -> ScenarioFileResult {
    let (reading, sources) = try read(text)
    let report = DiagnosticRenderer.text(reading.diagnostics, sources: sources, color: false)
    let file = try #require(reading.file, "\(report)")
    return ScenarioRunner.run(file: file, engine: engine, filter: filter)
  }

  /// The result of one scenario with these steps and more members.
  func play(steps: String, _ members: String = "") throws -> ScenarioResult {
    let file = try play(Self.file(steps: steps, members))
    return try #require(file.results.first)
  }

  /// A file with one scenario.
  static func file(steps: String, _ members: String = "") -> String {
    let comma = members.isEmpty ? "" : ", "
    return """
      { "rules": "../rules.json", "scenarios": [
        { "name": "one"\(comma)\(members), "steps": [
          \(steps)
        ] } ] }
      """
  }
}
