import ProgressionKit
import Testing

/// Files of scenarios are read with every rule pack that they name.
struct ScenarioLoaderTests {
  static func pack(_ version: String, _ tables: String) -> String {
    #"{ "formatVersion": 1, "id": "p", "version": "\#(version)", \#(tables) }"#
  }

  static func scenarios(_ steps: String) -> String {
    """
    { "rules": "../rules.json", "scenarios": [ { "name": "s", "steps": [
      \(steps)
    ] } ] }
    """
  }

  private func load(_ steps: String) throws -> ScenarioLoad {
    let folder = try ScratchFolder([
      "old/rules.json": Self.pack("1", #""features": { "gate": { "unlock": true } }"#),
      "new/rules.json": Self.pack(
        "2", #""include": ["more.json"], "features": { "gate": { "unlock": true } }"#),
      "new/more.json": #"{ "features": { "door": { "unlock": { "unlocked": "gate" } } } }"#,
      "wrong/rules.json": Self.pack("3", #""features": { "gate": {} }"#),
      "old/scenarios/a.json": Self.scenarios(steps),
    ])
    var loader = ScenarioLoader()
    return try loader.load(folder.path("old/scenarios/a.json"), named: "old/scenarios/a.json")
  }

  @Test func anotherPackIsReadBesideTheFirst() throws {
    let load = try load(#"{ "upgrade": "../../new", "expect": { "locked": ["door"] } }"#)
    #expect(load.diagnostics.isEmpty)
    let names = load.sources.files.map(\.name)
    #expect(
      names == ["old/rules.json", "new/rules.json", "new/more.json", "old/scenarios/a.json"])
    let result = ScenarioRunner.run(
      file: try #require(load.file), engine: try #require(load.engine))
    let failure = try #require(result.results.first?.failures.first)
    #expect(failure.message == "`door` is unlocked, expected locked")
    #expect(failure.location?.description == "old/scenarios/a.json:2:52")
    // What holds is written in the other pack.
    #expect(failure.reasons.map(\.location?.file) == ["new/more.json"])
  }

  static let mistakes: [(String, String, String)] = [
    (
      "../../nowhere", "missing-rule-pack",
      "the rule pack cannot be read: there is no file or folder `nowhere`"
    ),
    (
      "../../wrong/rules.json", "missing-rule-pack",
      "the rule pack wrong/rules.json has errors; the first is wrong/rules.json:1:64: the "
        + "feature `gate` has no `unlock`"
    ),
  ]

  @Test(arguments: mistakes)
  func aPackThatIsNotThereIsTold(path: String, code: String, message: String) throws {
    let load = try load(#"{ "upgrade": "\#(path)" }, { "select": "nothing" }"#)
    #expect(load.file == nil)
    #expect(load.diagnostics.map(\.code.name) == [code])
    #expect(load.diagnostics.map(\.message) == [message])
    let place = try #require(load.diagnostics.first?.place)
    #expect(load.sources.location(of: place)?.description == "old/scenarios/a.json:2:16")
  }
}
