import ProgressionEngine
import ProgressionModel
import Testing

@Suite("Quests and npcs")
struct QuestTests {
  @Test("Each command and each step by itself with its exact changes", arguments: QuestScripts.all)
  func scripts(_ script: Script) throws {
    let player = try script.run()
    try player.agrees()
  }

  @Test("The web of quests of the example is played to an end")
  func web() throws {
    var player = TestPlayer(try TestGame(QuestTests.web))
    try player.play(all: [
      #"{"complete": "graveyard"}"#, #"{"meet": "varro"}"#, #"{"accept": "mend-the-needle"}"#,
      #"{"grant": {"broken-needle": 1}}"#,
    ])
    #expect(try player.play(#"{"turnIn": "mend-the-needle"}"#).contains("unlocked mila-road"))
    try player.play(all: [#"{"visit": "rose-church"}"#, #"{"accept": "mila-road"}"#])
    #expect(
      try player.play(#"{"turnIn": "mila-road"}"#)
        == "accepted: completed mila-road | quest mila-road ready -> completed")
    #expect(
      try player.statuses(["mila-ally", "mila-betray"])
        == "mila-ally available, mila-betray available")
    #expect(
      try player.play(#"{"accept": "mila-ally"}"#)
        == "accepted: unlocked mila-ally (accept) | completed mila-ally"
        + " | quest mila-ally offered -> completed | choice mila mila-ally")
    #expect(try player.status("mila-betray") == "locked")
    try player.play(all: [#"{"set": {"tree-burned": true}}"#])
    #expect(try player.status("capital") == "locked")
    try player.play(all: [#"{"complete": "ash-capital"}"#, #"{"complete": "throne"}"#])
    #expect(
      try player.statuses(["end-lord", "end-stars", "end-flame", "end-dusk"])
        == "end-lord available, end-stars locked, end-flame locked, end-dusk available")
    let line = try player.play(#"{"accept": "end-lord"}"#)
    #expect(line.contains("quest end-lord offered -> completed"))
    #expect(line.contains("flag seen-lord false -> true"))
    #expect(try player.play(#"{"accept": "end-dusk"}"#) == "excluded: end-dusk by end-lord")
    try player.agrees()
  }

  /// The tables of the example pack of the design.
  private static let web = """
    "flags": { "tree-burned": {}, "flame-marked": {}, "varro-dead": {}, "seen-lord": { "scope": "account" }, "seen-stars": { "scope": "account" } },
    "items": [ "broken-needle", "dark-ring" ],
    "locations": {
      "graveyard": { "unlock": true },
      "rose-church": { "unlock": { "visited": "graveyard" } },
      "capital": { "unlock": { "when": { "all": [ { "visited": "rose-church" }, { "not": { "flag": "tree-burned" } } ] }, "live": true }, "missable": true },
      "ash-capital": { "unlock": { "flag": "tree-burned" } },
      "throne": { "unlock": { "completed": "ash-capital" } }
    },
    "npcs": {
      "varro": { "at": [ { "nowhere": true, "when": { "flag": "varro-dead" } }, { "location": "rose-church", "when": { "completed": "graveyard" } }, { "location": "graveyard" } ] },
      "mila": { "at": "capital" }
    },
    "quests": {
      "mend-the-needle": { "giver": "varro", "unlock": { "met": "varro" }, "turnInPrice": { "broken-needle": 1 }, "failWhen": { "flag": "varro-dead" },
        "objectives": { "find": { "have": "broken-needle", "atLeast": 1 } } },
      "mila-road": { "giver": "mila", "unlock": { "completed": "mend-the-needle" } },
      "mila-ally":   { "unlock": { "completed": "mila-road" }, "choice": "mila" },
      "mila-betray": { "unlock": { "completed": "mila-road" }, "choice": "mila" },
      "end-lord":  { "choice": "ending", "unlock": { "all": [ { "completed": "throne" }, { "not": { "flag": "flame-marked" } } ] }, "rewards": { "onComplete": { "set": { "seen-lord": true } } } },
      "end-stars": { "choice": "ending", "unlock": { "all": [ { "completed": "throne" }, { "owned": "dark-ring" } ] }, "rewards": { "onComplete": { "set": { "seen-stars": true } } } },
      "end-flame": { "choice": "ending", "unlock": { "all": [ { "completed": "throne" }, { "flag": "flame-marked" } ] } },
      "end-dusk":  { "choice": "ending", "unlock": { "all": [ { "completed": "throne" }, { "completed": "mila-ally" } ] } }
    },
    "achievements": { "legend": { "scope": "account", "unlock": { "all": [ { "flag": "seen-lord" }, { "flag": "seen-stars" } ] } } }
    """

  @Test("QUEST-10: a state from before the reward gives it once, one from after it never again")
  func snapshots() throws {
    var player = TestPlayer(
      try TestGame(
        """
        "currencies": ["coins"], "worlds": [{"id": "w", "levels": 1}],
        "quests": {"win": {"unlock": true, "accept": "auto",
          "objectives": {"won": {"completed": "w/1"}}, "rewards": {"onComplete": {"coins": 25}}}}
        """))
    let before = player.state
    try player.play(all: [#"{"complete": "w/1"}"#])
    try player.restart()
    try player.play(all: [#"{"complete": "w/1"}"#])
    #expect(try player.have("coins") == 25)
    player.state = before
    try player.play(all: [#"{"complete": "w/1"}"#])
    #expect(try player.have("coins") == 25)
  }

  @Test("A command with a playthrough has another content")
  func contents() throws {
    var player = TestPlayer(try TestGame(#""flags": ["f"]"#))
    #expect(player.apply(Command(.tick, id: .opaque("a"))).hasPrefix("accepted"))
    #expect(
      player.apply(Command(.tick, id: .opaque("a"), playthrough: "main"))
        == "duplicateWithDifferentContent: a")
    #expect(
      player.apply(Command(.do([Command(.tick, playthrough: "second")])))
        == "malformed: a `playthrough` inside a `do`; the `do` itself has one")
  }
}

extension TestPlayer {
  /// The slow evaluator says the same of every quest and npc as the derived values.
  func agrees(at location: SourceLocation = #_sourceLocation) throws {
    for index in game.game.nodes.indices {
      let node = NodeRef(position: index)
      let (quest, plain) = (
        game.engine.questState(of: node, in: state),
        game.engine.plainQuestState(of: node, in: state)
      )
      #expect(quest == plain, "\(game.game[node].id)", sourceLocation: location)
      guard let isHere = game.engine.plainPresence(of: node, in: state) else { continue }
      #expect(
        isHere == game.engine.isOpen(node, in: state), "\(game.game[node].id)",
        sourceLocation: location)
    }
  }
}
