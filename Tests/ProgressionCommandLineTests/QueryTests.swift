import Foundation
import ProgressionCommandLine
import ProgressionKit
import Testing

/// `status`, `explain` and `explain-code`.
struct QueryTests {
  @Test("the status of a new player")
  func status() throws {
    let answer = try Terminal(Samples.files).run("status", "Rules/sample")
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(
      answer.output == """
        Sample 1.0.0, revision 0
        next level: meadow/1

          meadow    unlocked   0 of 2 levels; 0 of 6 stars
          meadow/1  unlocked   0 of 3 stars
          meadow/2  locked     0 of 3 stars
          canyon    locked     0 of 2 levels; 0 of 6 stars
          canyon/1  locked     0 of 3 stars
          canyon/2  locked     0 of 3 stars
          shop      available  50 `coins`, 30 `coins` missing
          secret    hidden

          coins  20

        """)
  }

  @Test("a starting state")
  func given() throws {
    let terminal = try Terminal(Samples.files)
    let answer = terminal.run(
      "status", "Rules/sample", "--format", "json", "--given",
      #"{"stars": {"meadow/1": 2, "meadow/2": 3}}"#)
    #expect(answer.code == .success, "\(answer.errors)")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    #expect(report["nextLevel"] as? String == "canyon/1")
    let nodes = try #require(report["nodes"] as? [[String: Any]])
    let canyon = try #require(nodes.first { $0["id"] as? String == "canyon" })
    #expect(canyon["status"] as? String == "unlocked")
    let meadow = try #require(nodes.first { $0["id"] as? String == "meadow" })
    #expect(meadow["stars"] as? Int == 5)
  }

  @Test("explain says what is missing")
  func explain() throws {
    let terminal = try Terminal(Samples.files)
    let answer = terminal.run("explain", "Rules/sample", "canyon")
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(answer.output.contains("Meadow"))
    #expect(answer.output.contains("2"))
    let json = terminal.run("explain", "Rules/sample", "canyon", "--format", "json")
    #expect(throws: Never.self) {
      _ = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    }
  }

  @Test("an unknown node gets the nearest id")
  func unknown() throws {
    let answer = try Terminal(Samples.files).run("explain", "Rules/sample", "canyn")
    #expect(answer.code == .failure)
    #expect(
      answer.errors == """
        error: the rule pack has no node `canyn`
          did you mean `canyon`?

        """)
  }

  @Test("the player is told nothing about hidden nodes")
  func hidden() throws {
    let terminal = try Terminal(Samples.files)
    #expect(terminal.run("explain", "Rules/sample", "secret").code == .success)
    let answer = terminal.run("explain", "Rules/sample", "secret", "--audience", "player")
    #expect(answer.code == .failure)
    #expect(answer.errors == "error: the rule pack has no node `secret`\n")
    #expect(
      !terminal.run("explain", "Rules/sample", "secre", "--audience", "player").errors
        .contains("secret`?"))
  }

  @Test("a code has a story; a list has all")
  func codes() throws {
    let terminal = try Terminal()
    let list = terminal.run("explain-code").output.split(separator: "\n")
    #expect(list.count > 60)
    for line in list {
      let code = String(line.prefix { $0 != " " })
      let answer = terminal.run("explain-code", code)
      #expect(answer.code == .success)
      #expect(answer.output.hasPrefix("\(code): "))
      #expect(answer.output.split(separator: "\n").count > 1, "\(code)")
    }
    let unknown = terminal.run("explain-code", "unknow-id")
    #expect(unknown.code == .failure)
    #expect(unknown.errors.contains("did you mean `unknown-id`?"))
  }

  @Test("a saved player, from a file or standard input")
  func saved() throws {
    let terminal = try Terminal(Samples.files)
    let engine = try Engine(bytes: Samples.rules.utf8)
    var player = engine.newPlayer()
    try engine.apply(Command(.complete("meadow/1", LevelResult(stars: 3))), to: &player)
    terminal.input = Array(engine.encode(player))
    try terminal.write(Data(terminal.input), to: "player.json")
    let answer = terminal.run("status", "Rules/sample", "--state", "player.json")
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(answer.output.hasPrefix("Sample 1.0.0, revision 1\nnext level: meadow/2\n"))
    #expect(terminal.run("status", "Rules/sample", "--state", "-").output == answer.output)
  }
}
