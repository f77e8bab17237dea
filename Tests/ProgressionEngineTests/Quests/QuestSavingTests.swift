import ProgressionEngine
import ProgressionModel
import ProgressionReference
import Testing

@Suite("Quests that are saved and updated")
struct QuestSavingTests {
  private static let pack = """
    "flags": ["a", "b"], "worlds": [{"id": "w", "levels": 1}], "npcs": ["host"],
    "quests": {"q": {"unlock": true, "objectives": {"one": {"flag": "a"},
        "two": {"clears": "w", "since": "accepted", "atLeast": 2}}, "stages": [["one"], ["two"]]},
      "auto": {"unlock": true, "accept": "auto", "objectives": {"o": {"flag": "b"}}}}
    """

  private func played(_ script: [String], _ pack: String = pack) throws -> TestPlayer {
    var player = TestPlayer(try TestGame(pack))
    try player.play(all: script)
    try player.restart()
    return player
  }

  private func json(_ player: TestPlayer) throws -> ReferenceJSON {
    try ReferenceJSON(
      parsing: String(decoding: player.game.engine.encode(player.state), as: UTF8.self))
  }

  @Test("Only what is not as for everybody is written")
  func text() throws {
    let player = try played([
      #"{"complete": "w/1"}"#, #"{"accept": "q"}"#, #"{"set": {"a": true}}"#,
      #"{"meet": "host"}"#, #"{"fail": "auto"}"#,
    ])
    let nodes = try #require(try json(player)["nodes"])
    #expect(nodes["host"]?.line == #"{"met": true}"#)
    #expect(
      nodes["q"]?["quest"]?.line
        == #"{"acceptedAt": 1767225600, "attempts": 1, "baselines": {"clears": {"w/1": 1}}, "#
        + #""phase": "active", "stage": 2}"#)
    #expect(
      nodes["auto"]?["quest"]?.line
        == #"{"acceptedAt": 1767225600, "attempts": 1, "auto": true, "phase": "failed"}"#)
  }

  @Test(
    "What no play leads to is refused",
    arguments: [
      (#""attempts":1,"#, ""), (#""acceptedAt":1767225600,"#, ""), (#","phase":"active""#, ""),
      (#""phase":"active""#, #""phase":"gone""#), (#""phase":"active""#, #""phase":1"#),
      (#""phase":"active""#, #""phase":"none""#), (#""stage":2"#, #""stage":3"#),
      (#""stage":2"#, #""stage":0"#), (#""stage":2"#, #""stage":true"#),
      (#""phase":"active""#, #""phase":"completed""#),
      (#""attempts":1,"#, #""attempts":-1,"#), (#""acceptedAt":1767225600"#, #""acceptedAt":-5"#),
      (#""attempts":1,"#, #""attempts":1,"more":2,"#), (#""met":true"#, #""met":false"#),
    ])
  func damage(_ old: String, _ new: String) throws {
    let player = try played([
      #"{"complete": "w/1"}"#, #"{"accept": "q"}"#, #"{"set": {"a": true}}"#,
      #"{"meet": "host"}"#, #"{"fail": "auto"}"#,
    ])
    let text = String(decoding: player.game.engine.encode(player.state), as: UTF8.self)
    // The last quest by name is the one with everything.
    let parts = text.split(separator: #""q":{"#)
    let damaged =
      old.contains("met")
      ? text.replacing(old, with: new) : parts[0] + #""q":{"# + parts[1].replacing(old, with: new)
    #expect(damaged != text)
    #expect(throws: StateError.self) { try player.game.load(ContiguousArray(damaged.utf8)) }
  }

  @Test("A quest that was never accepted has no stage and has not accepted itself")
  func neverAccepted() throws {
    let player = try played([])
    let text = String(decoding: player.game.engine.encode(player.state), as: UTF8.self)
    for quest in [#"{"stage":2}"#, #"{"baselines":{"clears":{"w/1":1}}}"#] {
      let damaged = text.replacing(#""q":{"#, with: #""q":{"quest":\#(quest),"#)
      #expect(throws: StateError.self) { try player.game.load(ContiguousArray(damaged.utf8)) }
    }
    let auto = text.replacing(
      #""acceptedAt":1767225600,"attempts":1,"auto":true,"phase":"active""#, with: #""auto":true"#)
    #expect(auto != text)
    #expect(throws: StateError.self) { try player.game.load(ContiguousArray(auto.utf8)) }
  }

  @Test("A state of schema 2.0 has no quests and is read as it was")
  func olderMinor() throws {
    let player = try played([#"{"complete": "w/1"}"#], #""worlds": [{"id": "w", "levels": 1}]"#)
    let bytes = player.game.engine.encode(player.state)
    let older = String(decoding: bytes, as: UTF8.self).replacing(
      #""schema":"2.1""#, with: #""schema":"2.0""#)
    let loaded = try player.game.load(ContiguousArray(older.utf8))
    #expect(loaded == player.state)
    #expect(player.game.engine.encode(loaded) == bytes)
  }

  // MARK: - Updates

  static let updates: [UpdateCase] = [
    UpdateCase(
      name: "A quest that is gone is kept for a pack that has it",
      packs: [pack, #""flags": ["a", "b"], "worlds": [{"id": "w", "levels": 1}]"#, pack],
      script: [#"{"accept": "q"}"#, #"{"set": {"a": true}}"#],
      reports: ["removed auto q", "opened q auto"],
      status: "q unlocked active 2, auto unlocked active"),
    UpdateCase(
      name: "A quest with fewer stages is in its last one",
      packs: [
        pack,
        """
        "flags": ["a", "b"], "worlds": [{"id": "w", "levels": 1}], "npcs": ["host"],
        "quests": {"q": {"unlock": true, "objectives": {
          "won": {"clears": "w", "since": "accepted", "atLeast": 2}}}}
        """,
      ],
      script: [
        #"{"accept": "q"}"#, #"{"complete": "w/1"}"#, #"{"set": {"a": true}}"#,
      ],
      reports: ["removed auto"], status: "q unlocked active"),
    UpdateCase(
      name: "A quest that has nothing left to do completes, and is paid",
      packs: [
        pack,
        """
        "currencies": ["coins"], "flags": ["a", "b"],
        "quests": {"q": {"unlock": true, "rewards": {"onComplete": {"coins": 3}}}}
        """,
      ],
      script: [#"{"accept": "q"}"#], reports: ["removed auto w w/1, paid coins:3"],
      status: "q completed completed", have: ["coins": 3]),
    UpdateCase(
      name: "A renamed quest is where it was",
      packs: [
        pack,
        pack.replacing(#""q": {"#, with: #""quest": {"#) + #", "renamed": {"q": "quest"}"#,
      ],
      script: [#"{"accept": "q"}"#, #"{"set": {"a": true}}"#], reports: ["renamed q>quest"],
      status: "quest unlocked active 2"),
    UpdateCase(
      name: "What was a quest may be a location",
      packs: [
        #""quests": {"x": {"unlock": true}}"#, #""locations": {"x": {"unlock": true}}"#,
        #""quests": {"x": {"unlock": true}}"#,
      ],
      script: [#"{"accept": "x"}"#], reports: ["lost x", ""], status: "x completed completed"),
  ]

  @Test("Updates of a pack", arguments: updates)
  func update(_ test: UpdateCase) throws {
    let games = try test.packs.enumerated().map { index, tables in
      try TestGame(tables, version: "\(index + 1).0.0")
    }
    var player = TestPlayer(games[0])
    try player.play(all: test.script)
    for (game, report) in zip(games.dropFirst(), test.reports) {
      let adoption = try Adoption(of: player, by: game)
      #expect(adoption.line == report, "\(test.name)")
      player = adoption.player
    }
    if !test.status.isEmpty {
      let ids = test.status.split(separator: ", ").map { String($0.prefix { $0 != " " }) }
      #expect(try ids.map { try line($0, player) }.joined(separator: ", ") == test.status)
    }
    for (id, amount) in test.have { #expect(try player.have(id) == amount) }
    try player.agrees()
  }

  private func line(_ id: String, _ player: TestPlayer) throws -> String {
    let record = player.game.engine.status(of: try player.game.node(id), in: player.state)
    return [id, record.status.description, record.state?.description ?? ""].joined(separator: " ")
      + (record.stage.map { " \($0)" } ?? "")
  }

  @Test("Growth since an acceptance goes on under another pack, by what is counted")
  func growth() throws {
    var player = try played([
      #"{"complete": "w/1"}"#, #"{"accept": "q"}"#, #"{"set": {"a": true}}"#,
      #"{"complete": "w/1"}"#,
    ])
    let newer = try TestGame(
      QuestSavingTests.pack.replacing(
        #""two": {"#,
        with: #""loss": {"fails": "w", "since": "accepted", "atMost": 0}, "deed": {"#
      ).replacing(#"["two"]"#, with: #"["loss", "deed"]"#), version: "2.0.0")
    player = try Adoption(of: player, by: newer).player
    #expect(
      try player.play(#"{"complete": "w/1"}"#)
        == "accepted: completed q | quest q active -> completed")
  }
}
