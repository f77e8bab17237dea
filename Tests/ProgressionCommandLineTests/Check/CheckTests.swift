import Foundation
import ProgressionCommandLine
import Testing

/// `check`.
struct CheckTests {
  @Test("lists what is open and what can be bought from the start")
  func open() throws {
    let answer = try Terminal(Samples.files).run("check")
    #expect(answer.code == .success)
    #expect(
      answer.output == """
        Rules/sample/rules.json: Sample 1.0.0, 2 worlds, 4 levels
          open from the start: meadow, meadow/1
          can be bought from the start: shop (50 `coins`)
        Rules/sample/scenarios/passing.json: 2 scenarios
        checked 1 rule pack and 1 file of scenarios: 0 errors, 0 warnings

        """)
  }

  @Test("the JSON report says the same")
  func json() throws {
    let answer = try Terminal(Samples.files).run("check", "--format", "json")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    let pack = try #require((report["packs"] as? [[String: Any]])?.first)
    #expect(pack["open"] as? [String] == ["meadow", "meadow/1"])
    #expect((pack["purchases"] as? [[String: Any]])?.first?["id"] as? String == "shop")
    #expect(report["errors"] as? Int == 0)
    #expect((report["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test("all mistakes of all files in one run, exit code 1")
  func errors() throws {
    let terminal = try Terminal(Samples.files)
    try terminal.write(
      Samples.rules.replacing("\"levels\": 2 }", with: "\"levels\": \"two\" }"),
      to: "Rules/one/rules.json")
    try terminal.write("{ \"formatVersion\": 1,, }", to: "Rules/two/rules.json")
    try terminal.write(
      Samples.passing.replacing("meadow/1", with: "medow/1"),
      to: "Rules/sample/scenarios/wrong.json")
    let answer = terminal.run("check")
    #expect(answer.code == .findings)
    for place in [
      "Rules/one/rules.json:5:", "Rules/two/rules.json:1:22",
      "Rules/sample/scenarios/wrong.json:5:",
    ] {
      #expect(answer.errors.contains(place), "\(place)")
    }
    #expect(answer.errors.contains("meadow/1"))
    #expect(answer.output.contains("open from the start: meadow, meadow/1"))
  }

  @Test("the mistakes of a pack that only scenarios lead to count too")
  func furtherPack() throws {
    let terminal = try Terminal(Samples.files)
    try terminal.write("{}", to: "Rules/sample/rules.json")
    let answer = terminal.run("check", "Rules/sample/scenarios/passing.json")
    #expect(answer.code == .findings)
    #expect(answer.errors.contains("Rules/sample/rules.json:1:"))
  }

  @Test("a pack may be in several files and have comments")
  func includes() throws {
    let terminal = try Terminal()
    try terminal.write(
      """
      { // the main file
        "formatVersion": 1, "id": "many", "version": "1",
        "include": ["tables/worlds.json"],
      }
      """, to: "pack/rules.jsonc")
    try terminal.write(
      "{\"worlds\": [{\"id\": \"a\", \"levels\": 1}]}", to: "pack/tables/worlds.json")
    let answer = terminal.run("check", "pack")
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(answer.output.contains("open from the start: a, a/1"))
    try terminal.write(
      """
      { "formatVersion": 1, "id": "many", "version": "1", "include": ["../secret.json"] }
      """, to: "pack/rules.jsonc")
    try terminal.write("{\"worlds\": [{\"id\": \"a\", \"levels\": 1}]}", to: "secret.json")
    #expect(terminal.run("check", "pack").code == .findings)
  }
}
