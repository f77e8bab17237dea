import Foundation
import ProgressionCommandLine
import Testing

struct GraphCommandTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let code: ExitCode
    var output = ""
    var errors = ""
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let cases: [Case] = [
    Case(arguments: [], code: .success, output: "digraph progression {\n"),
    Case(arguments: ["--format", "mermaid"], code: .success, output: "flowchart TB\n"),
    Case(arguments: ["--format", "svg"], code: .success, output: "<svg "),
    Case(arguments: ["--format", "json"], code: .success, output: "{\n"),
    Case(
      arguments: ["--focus", "secret", "--depth", "1", "--format", "mermaid"], code: .success,
      output: """
        flowchart TB
          n0[["Canyon<br>world<br>levels 1 to 2"]]
          n1["Secret<br>feature<br>hidden at times until open"]
          n0 --> n1

        """),
    Case(
      arguments: ["--focus", "meadow/2", "--depth", "0", "--format", "mermaid"], code: .success,
      output: """
        flowchart TB
          subgraph w0[" "]
            n0[["Meadow<br>world, from the start"]]
            n1("2")
          end

        """),
    Case(
      arguments: ["--focus", "canyn"], code: .failure,
      errors: "error: the graph has no node `canyn`\n  did you mean `canyon`?\n"),
    Case(
      arguments: ["--focus", "meadow/3"], code: .failure,
      errors: "error: the graph has no node `meadow/3`\n  did you mean `meadow`?\n"),
    Case(
      arguments: ["--depth", "2"], code: .failure,
      errors: "error: `--depth` counts from a node: it goes with `--focus`\n"),
    Case(
      arguments: ["--focus", "shop", "--depth", "-1"], code: .failure,
      errors: "error: `--depth` is a number of steps, 0 or more\n"),
    Case(
      arguments: ["--format", "png"], code: .failure, errors: "error: "),
    Case(
      arguments: ["--output", "nowhere/a.svg"], code: .failure,
      errors: "error: there is no folder `nowhere` to put it in\n"),
    Case(
      arguments: ["--output", "Rules"], code: .failure,
      errors: "error: `Rules` is a folder, not a file\n"),
    Case(
      arguments: ["--output", "/dev/null"], code: .failure,
      errors: "error: `/dev/null` is neither a file nor a folder\n"),
    Case(
      arguments: [
        "--format", "mermaid", "--focus", "shop", "--given", #"{"completed": ["canyon"]}"#,
      ],
      code: .success,
      output: """
        flowchart TB
          n0["Shop<br>feature, \u{25C7} available<br>50 Coins"]
          classDef available stroke-width:2px,stroke-dasharray:8 4
          class n0 available

        """),
  ]

  @Test("answers", arguments: cases)
  func answers(_ test: Case) throws {
    let terminal = try Terminal(Samples.files)
    let before = terminal.contents
    let answer = terminal.run(["graph", "Rules/sample"] + test.arguments)
    #expect(answer.code == test.code)
    #expect(answer.output.hasPrefix(test.output), "\(answer.output)")
    #expect(answer.errors.hasPrefix(test.errors), "\(answer.errors)")
    #expect(answer.output.isEmpty == (test.code != .success))
    #expect(terminal.contents == before)
  }

  @Test("a file is the same as standard output, and replaced whole")
  func output() throws {
    let terminal = try Terminal(Samples.files)
    try terminal.write("old", to: "a.svg")
    let answer = terminal.run(
      "graph", "Rules/sample", "--format", "svg", "--output", "a.svg")
    #expect(answer.code == .success && answer.output.isEmpty && answer.errors.isEmpty)
    #expect(
      try terminal.text("a.svg") == terminal.run("graph", "Rules/sample", "--format", "svg").output)
  }

  @Test("a circle is drawn, with what is wrong and the exit code of findings")
  func circle() throws {
    let terminal = try Terminal([
      "rules.json": """
      {"formatVersion": 1, "id": "a", "version": "1", "features": {
        "f": {"unlock": {"unlocked": "g"}}, "g": {"unlock": {"unlocked": "f"}}}}
      """
    ])
    let answer = terminal.run("graph", ".", "--format", "mermaid")
    #expect(answer.code == .findings)
    #expect(
      answer.output == """
        flowchart TB
          n0["f<br>feature"]
          n1["g<br>feature"]
          n1 -->|"open"| n0
          n0 -->|"open"| n1

        """)
    #expect(answer.errors.contains("`f` can never be opened: f -> g -> f [no-way-in]"))
    #expect(
      answer.errors.hasSuffix(
        "note: the rule pack has errors; the graph shows it as it is written\n"))
    let asked = terminal.run("graph", ".", "--given", "{}")
    #expect(asked.code == .findings && asked.output.isEmpty)
  }

  @Test("a pack that could not be read whole draws nothing")
  func broken() throws {
    let terminal = try Terminal(["rules.json": Samples.rules.replacing("canyon", with: "meadow")])
    let answer = terminal.run("graph", ".", "--output", "a.dot")
    #expect(answer.code == .findings)
    #expect(!terminal.exists("a.dot"))
  }
}
