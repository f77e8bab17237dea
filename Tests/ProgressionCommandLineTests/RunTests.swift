import Foundation
import ProgressionCommandLine
import Testing

/// `run`.
struct RunTests {
  @Test("plays everything under Rules and ends with a count")
  func passes() throws {
    let answer = try Terminal(Samples.files).run("run")
    #expect(answer.code == .success)
    #expect(answer.errors.isEmpty)
    #expect(answer.output.hasSuffix("2 scenarios passed\n"))
    #expect(answer.output.contains("Rules/sample/scenarios/passing.json"))
  }

  @Test("completing a world leaves its withheld levels out, as its completion does")
  func withheldLevels() throws {
    let terminal = try Terminal([:])
    try terminal.write(
      """
      {"formatVersion": 1, "id": "season", "version": "1.0.0",
        "worlds": [{"id": "w", "levels": [2, {"id": "dlc", "unlock": [{"product": "pass"}]}]}],
        "products": {"pass": {"kind": "permanent", "store": "com.example.pass"}}}
      """, to: "Rules/season/rules.json")
    try terminal.write(
      """
      {"rules": "../rules.json", "scenarios": [
        {"name": "without the pass", "steps": [
          {"complete": "w", "stars": 3, "expect": {"completed": ["w"], "stars": {"w": 6}}}]},
        {"name": "with the pass", "given": {"owned": ["pass"]}, "steps": [
          {"complete": "w", "stars": 3, "expect": {"completed": ["w"], "stars": {"w": 9}}}]}]}
      """, to: "Rules/season/scenarios/pass.json")
    let answer = terminal.run("run")
    #expect(answer.code == .success, "\(answer.output)\(answer.errors)")
    #expect(answer.output.hasSuffix("2 scenarios passed\n"))
  }

  @Test("the same bytes each time", arguments: ["text", "json", "tap", "junit"])
  func deterministic(_ format: String) throws {
    let terminal = try Terminal(Samples.files)
    try terminal.write(Samples.failing, to: "Rules/sample/scenarios/failing.json")
    let first = terminal.run("run", "--format", format)
    #expect(first.code == .findings)
    #expect(first.output == terminal.run("run", "--format", format).output)
  }

  @Test("a failed expectation shows its place and is exit code 1")
  func fails() throws {
    let terminal = try Terminal(Samples.files)
    try terminal.write(Samples.failing, to: "Rules/sample/scenarios/failing.json")
    let answer = terminal.run("run")
    #expect(answer.code == .findings)
    #expect(answer.output.contains("Rules/sample/scenarios/failing.json:7:"))
    #expect(answer.output.contains("1 failed"))
    #expect(answer.output.contains("2 scenarios passed"))
  }

  @Test("JUnit carries file and line on each case")
  func junit() throws {
    let output = try Terminal(Samples.files).run("run", "--format", "junit").output
    let cases = output.split(separator: "\n").filter { $0.contains("<testcase ") }
    #expect(cases.count == 2)
    for line in cases {
      #expect(line.contains("file=\"Rules/sample/scenarios/passing.json\""))
      #expect(line.contains("line=\""))
    }
  }

  @Test("every line of the JSON report is JSON")
  func json() throws {
    let output = try Terminal(Samples.files).run("run", "--format", "json").output
    for line in output.split(separator: "\n") {
      #expect(throws: Never.self) {
        _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
      }
    }
  }

  @Test("a filter selects by name")
  func filter() throws {
    let terminal = try Terminal(Samples.files)
    let answer = terminal.run("run", "--filter", "locked")
    #expect(answer.code == .success)
    #expect(answer.output.hasSuffix("1 scenario passed\n"))
    let nothing = terminal.run("run", "--filter", "no such name")
    #expect(nothing.code == .failure)
    #expect(nothing.errors == "error: no scenario has `no such name` in its name\n")
  }

  @Test("paths name files and folders; each file is played once")
  func paths() throws {
    let terminal = try Terminal(Samples.files)
    let file = "Rules/sample/scenarios/passing.json"
    for paths in [[file], ["Rules/sample"], ["Rules/", file], [".", "Rules", file]] {
      let answer = terminal.run(["run"] + paths)
      #expect(answer.code == .success, "\(paths)")
      #expect(answer.output.hasSuffix("2 scenarios passed\n"), "\(paths)")
    }
  }

  @Test("a pack with an error is exit code 1, shown once, and other packs are played")
  func wrongPack() throws {
    let terminal = try Terminal(Samples.files)
    try terminal.write(
      Samples.rules.replacing("\"completed\": \"$previous\"", with: "\"completed\": \"medow\""),
      to: "Rules/wrong/rules.json")
    try terminal.write(Samples.passing, to: "Rules/wrong/scenarios/a.json")
    try terminal.write(Samples.passing, to: "Rules/wrong/scenarios/b.json")
    let answer = terminal.run("run")
    #expect(answer.code == .findings)
    #expect(answer.errors.components(separatedBy: "medow").count >= 2)
    #expect(answer.errors.components(separatedBy: "Rules/wrong/rules.json:").count == 2)
    #expect(answer.output.contains("2 scenarios passed"))
  }

  @Test("colour only where it is wanted")
  func color() throws {
    let terminal = try Terminal(Samples.files)
    #expect(!terminal.run("run").output.contains("\u{1B}"))
    #expect(terminal.run("run", "--color", "always").output.contains("\u{1B}"))
    #expect(terminal.run("--color=always", "run").output.contains("\u{1B}"))
    terminal.isTerminal = true
    #expect(terminal.run("run").output.contains("\u{1B}"))
    #expect(!terminal.run("run", "--color=never").output.contains("\u{1B}"))
    terminal.environment["NO_COLOR"] = ""
    #expect(terminal.run("run").output.contains("\u{1B}"))
    terminal.environment["NO_COLOR"] = "1"
    #expect(!terminal.run("run").output.contains("\u{1B}"))
    terminal.environment = ["TERM": "dumb"]
    #expect(!terminal.run("run").output.contains("\u{1B}"))
  }
}
