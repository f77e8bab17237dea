import Foundation
import ProgressionCommandLine
import Testing

/// `new`.
struct NewTests {
  @Test("what it writes is a valid pack whose scenarios pass")
  func playable() throws {
    let terminal = try Terminal()
    let answer = terminal.run("new", "my-game")
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(
      terminal.contents == [
        "my-game", "my-game/.schema", "my-game/.schema/rules.schema.json",
        "my-game/.schema/scenarios.schema.json", "my-game/.vscode",
        "my-game/.vscode/settings.json", "my-game/README.md", "my-game/rules.json",
        "my-game/scenarios",
        "my-game/scenarios/first-steps.json", "my-game/scenarios/shortcut.json",
      ])
    let check = terminal.run("check", "my-game")
    #expect(check.code == .success, "\(check.errors)")
    #expect(check.errors.isEmpty)
    let run = terminal.run("run", "my-game")
    #expect(run.code == .success, "\(run.output)\(run.errors)")
    #expect(run.output.hasSuffix("5 scenarios passed\n"))
  }

  @Test(
    "the id of the pack comes from the folder",
    arguments: [
      ("my-game", "my-game"), ("My Game", "my-game"), ("x-game", "my-game"), ("日本", "my-game"),
      ("a.b_c", "a.b_c"), ("all", "all"),
    ])
  func id(_ folder: String, _ id: String) throws {
    let terminal = try Terminal()
    #expect(terminal.run("new", folder).code == .success)
    #expect(try terminal.text("\(folder)/rules.json").contains("\"id\": \"\(id)\""))
    let check = terminal.run("check", folder)
    #expect(check.code == .success, "\(check.errors)")
  }

  @Test(
    "the commands that it prints can be copied",
    arguments: [
      ("my-game", "my-game"), ("My Game", "'My Game'"), ("it's", #"'it'\''s'"#), ("$x", "'$x'"),
      ("日本", "日本"),
    ])
  func commands(_ folder: String, _ word: String) throws {
    let terminal = try Terminal()
    #expect(
      terminal.run("new", folder).output.hasSuffix(
        """

        play it:    progression run \(word)
        check it:   progression check \(word)
        new ids:    progression schema \(word) --write

        """))
  }

  @Test("nothing is overwritten")
  func overwrites() throws {
    let terminal = try Terminal(["taken/notes.txt": "mine", "file": "mine"])
    for name in ["taken", "taken/", "file", ".", "taken/../taken"] {
      let answer = terminal.run("new", name)
      #expect(answer.code == .failure, "\(name)")
      #expect(answer.errors.hasPrefix("error: "), "\(name)")
    }
    #expect(terminal.contents == ["file", "taken", "taken/notes.txt"])
  }

  @Test("a folder in no folder is not made")
  func noParent() throws {
    let terminal = try Terminal()
    let answer = terminal.run("new", "a/b")
    #expect(answer.code == .failure)
    #expect(answer.errors == "error: there is no folder `a` to put it in\n")
    #expect(terminal.contents.isEmpty)
  }

  @Test("an empty folder may be there")
  func emptyFolder() throws {
    let terminal = try Terminal()
    try terminal.makeFolder("empty")
    #expect(terminal.run("new", "empty").code == .success)
    #expect(terminal.exists("empty/rules.json"))
  }
}
