import Foundation
import ProgressionCommandLine
import Testing

/// What `run` and `check` find in a folder.
struct DiscoveryTests {
  @Test(
    "a page beside the packs is neither a pack nor scenarios, whatever it shows",
    arguments: [["run"], ["check"], ["run", "Rules"], ["check", "Rules", "--format", "json"]])
  func pages(_ words: [String]) throws {
    let terminal = try Terminal(Samples.files)
    let before = terminal.run(words)
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Rules/README.md")
    try terminal.write(Data(contentsOf: page), to: "Rules/README.md")
    let after = terminal.run(words)
    #expect(after.code == .success)
    #expect(after.output == before.output)
    #expect(after.errors == before.errors)
  }

  static let parts = [
    "p/rules.json": """
    {"formatVersion": 1, "id": "p", "version": "1", "include": ["sub/a.json"],
     "worlds": [{"id": "w", "levels": 2}]}
    """,
    "p/sub/a.json": #"{"features": {"x": {"unlock": {"completed": "v"}}}}"#,
    "p/sub/b.json": #"{"features": {"x": {"unlock": {"completed": "w"}}}}"#,
  ]

  @Test("an included file is checked as a part of its pack")
  func part() throws {
    let terminal = try Terminal(Self.parts)
    let answer = terminal.run("check", "p/sub/a.json")
    #expect(answer.code == .findings)
    #expect(
      answer.errors.hasPrefix(
        """
        note: `p/sub/a.json` is included by `p/rules.json`, and checked as a part of that
        p/sub/a.json:1:45: error: there is no
        """), "\(answer.errors)")
    #expect(answer.output.hasPrefix("p/rules.json: 1 error\n"))
    // As a pack it is refused where nothing includes it.
    let other = terminal.run("check", "p/sub/b.json", "--format", "line")
    #expect(other.output.contains("[missing-key]") && other.errors.isEmpty)
    // Named beside its pack it is not counted twice.
    let both = terminal.run("check", "p", "p/sub/a.json")
    #expect(both.output == answer.output)
    let lines = terminal.run("check", "p/sub/a.json", "--format", "line")
    #expect(lines.output == terminal.run("check", "p", "--format", "line").output)
  }

  @Test("the pack is named from where the command is run, and found where it is broken")
  func partNames() throws {
    let terminal = try Terminal(Self.parts)
    for (name, pack) in [
      ("./p/sub/a.json", "./p/rules.json"), ("p/../p/sub/a.json", "p/../p/rules.json"),
      (terminal.folder.path + "/p/sub/a.json", terminal.folder.path + "/p/rules.json"),
    ] {
      let answer = terminal.run("check", name)
      #expect(answer.errors.hasPrefix("note: `\(name)` is included by `\(pack)`, and"))
      #expect(answer.output.hasPrefix("\(pack): 1 error\n"))
    }
    try terminal.write(Self.parts["p/rules.json"]!.replacing("}]}", with: "}"), to: "p/rules.json")
    let broken = terminal.run("check", "p/sub/a.json", "--format", "line")
    #expect(broken.output.hasPrefix("p/rules.json:2:"), "\(broken.output)")
    #expect(!broken.output.contains("missing-key"))
  }
}
