import ProgressionEngine
import ProgressionModel
import Testing

/// What was played, and what the record of a node says then.
struct RecordCase: CustomTestStringConvertible, Sendable {
  var name: String
  var pack: String
  var script: [String] = []
  /// Records as lines, by node.
  var records: [String: String]

  var testDescription: String { name }
}

@Suite("Records of quests and npcs")
struct QuestStatusTests {
  private static let guest = """
    "flags": ["away", "known"], "locations": {"inn": {"unlock": true},
      "cave": {"unlock": {"flag": "known"}, "visible": {"flag": "known"}}},
    "npcs": {"host": {"at": [{"nowhere": true, "when": {"flag": "away"}}, {"location": "inn"}]},
      "hermit": {"at": "cave"}, "voice": {}},
    """

  static let cases: [RecordCase] = [
    RecordCase(
      name: "a place is told where an npc has one that the player may know of",
      pack: guest + #""rules": {}"#,
      records: [
        "host": "unlocked at inn", "hermit": "unlocked", "voice": "unlocked",
      ]),
    RecordCase(
      name: "who is nowhere is locked", pack: guest + #""rules": {}"#,
      script: [#"{"set": {"away": true, "known": true}}"#],
      records: ["host": "locked", "hermit": "unlocked at cave"]),
    RecordCase(
      name: "stages and objectives are told of an active quest",
      pack: guest + """
        "quests": {"q": {"unlock": true, "objectives": {"a": {"flag": "known"},
          "b": {"visited": "inn"}, "c": {"flag": "away"}}, "optional": ["c"],
          "stages": [["a"], ["b"]], "deadline": "1d"}, "r": {"unlock": {"flag": "away"}}}
        """,
      script: [#"{"accept": "q"}"#, #"{"set": {"known": true}}"#],
      records: [
        "q": "unlocked active stage 2 of 2 [a true, b false, c false] fails 2026-01-02T00:00:00Z",
        "r": "locked locked",
      ]),
    RecordCase(
      name: "what one stage is enough for has no number",
      pack: guest + #""quests": {"q": {"giver": "host", "unlock": true}, "r": {"unlock": true}}"#,
      script: [#"{"accept": "q"}"#],
      records: ["q": "unlocked ready", "r": "unlocked offered"]),
    RecordCase(
      name: "a choice is available and offered until it is accepted",
      pack: guest + """
        "quests": {"a": {"giver": "host", "choice": "side", "unlock": true},
          "b": {"choice": "side", "unlock": true}}
        """,
      records: ["a": "available offered", "b": "available offered"]),
    RecordCase(
      name: "nobody offers a choice while nobody is there to give it",
      pack: guest + """
        "quests": {"a": {"giver": "host", "choice": "side", "unlock": true},
          "b": {"choice": "side", "unlock": true}}
        """,
      script: [#"{"set": {"away": true}}"#, #"{"accept": "b"}"#],
      records: ["a": "locked locked never excluded", "b": "completed completed"]),
    RecordCase(
      name: "what has failed for good is missed; what may be tried again is not",
      pack: guest + """
        "resets": {"day": {"every": "day"}},
        "quests": {"a": {"unlock": true, "retry": false, "objectives": {"o": false}},
          "b": {"unlock": true, "objectives": {"o": false}},
          "c": {"unlock": true, "retry": false, "objectives": {"o": false}, "scope": "day"}}
        """,
      script: [
        #"{"accept": "a"}"#, #"{"accept": "b"}"#, #"{"accept": "c"}"#, #"{"abandon": "a"}"#,
        #"{"fail": "b"}"#, #"{"abandon": "c"}"#,
      ],
      records: [
        "a": "unlocked failed never missed", "b": "unlocked failed", "c": "unlocked failed",
      ]),
    RecordCase(
      name: "what fails for good before it was accepted is missed",
      pack: """
        "worlds": [{"id": "w", "levels": 1}],
        "quests": {"a": {"unlock": true, "failWhen": {"completed": "w/1"}},
          "b": {"unlock": true, "failWhen": {"flag": "f"}}}, "flags": ["f"]
        """,
      script: [#"{"complete": "w/1"}"#, #"{"set": {"f": true}}"#],
      records: ["a": "locked locked never missed", "b": "locked locked"]),
    RecordCase(
      name: "after its last day a quest is expired, unless it was accepted",
      pack: """
        "quests": {"a": {"unlock": true, "deadline": "2026-01-02T00:00:00Z"},
          "b": {"unlock": true, "deadline": "2026-01-02T00:00:00Z", "objectives": {"o": false}},
          "c": {"unlock": true, "deadline": "2026-01-02T00:00:00Z"}}
        """,
      script: [
        #"{"accept": "c"}"#, #"{"accept": "b"}"#,
        #"{"tick": true, "now": "2026-01-02T00:00:00Z"}"#,
      ],
      records: [
        "a": "locked locked never expired", "b": "unlocked failed never expired",
        "c": "completed completed",
      ]),
    RecordCase(
      name: "time brings a giver, and with it a quest",
      pack: """
        "npcs": {"moon": {"at": [{"location": "hill",
          "when": {"now": {"from": "2026-01-03T00:00:00Z"}}}]}},
        "locations": {"hill": {"unlock": true}},
        "quests": {"q": {"giver": "moon", "unlock": true}}
        """,
      records: [
        "moon": "locked opens 2026-01-03T00:00:00Z",
        "q": "locked locked opens 2026-01-03T00:00:00Z",
      ]),
    RecordCase(
      name: "a deadline opens what waits for a failure",
      pack: """
        "quests": {"q": {"unlock": true, "deadline": "1h", "objectives": {"o": false}}},
        "features": {"pity": {"unlock": {"when": {"failed": "q"}, "live": true}}}
        """,
      script: [#"{"accept": "q"}"#],
      records: [
        "pity": "locked opens 2026-01-01T01:00:00Z",
        "q": "unlocked active [o false] fails 2026-01-01T01:00:00Z",
      ]),
    RecordCase(
      name: "what only a lost quest opens is never opened",
      pack: """
        "quests": {"q": {"unlock": true, "deadline": "2026-01-02T00:00:00Z"}},
        "features": {"prize": {"unlock": {"completed": "q"}}}
        """,
      script: [#"{"tick": true, "now": "2026-01-03T00:00:00Z"}"#],
      records: ["q": "locked locked never expired", "prize": "locked"]),
  ]

  @Test("As lines", arguments: cases)
  func records(_ test: RecordCase) throws {
    var player = TestPlayer(try TestGame(test.pack))
    try player.play(all: test.script)
    for (id, expected) in test.records.sorted(by: { $0.key < $1.key }) {
      let record = player.game.engine.status(of: try player.game.node(id), in: player.state)
      #expect(record.line(player.game.game) == expected, "\(test.name): \(id)")
    }
    try player.agrees()
  }

  @Test("A starting state puts quests into their phases, and lets them go on from there")
  func given() throws {
    let game = try TestGame(
      """
      "currencies": ["coins"], "flags": ["done"], "npcs": ["host"],
      "quests": {
        "won": {"unlock": true, "rewards": {"onComplete": {"coins": 5}}, "objectives": {"o": false}},
        "lost": {"unlock": true, "objectives": {"o": false}},
        "begun": {"unlock": false, "objectives": {"o": false}},
        "finished": {"unlock": true, "objectives": {"o": {"flag": "done"}}}}
      """)
    var given = Given()
    given.met = [try game.node("host")]
    given.completed = [try game.node("won")]
    given.failed = [try game.node("lost")]
    given.active = [try game.node("begun"), try game.node("finished")]
    given.flags = [.init(FlagRef(position: 0), true)]
    let engine = game.engine
    let state = try engine.newPlayer(given: given)
    let states = try ["won", "lost", "begun", "finished"].map {
      engine.questState(of: try game.node($0), in: state)?.description ?? ""
    }
    #expect(states == ["completed", "failed", "active", "completed"])
    #expect(engine.isMet(try game.node("host"), in: state))
    #expect(engine.have(try game.holding("coins"), in: state) == 0)
    #expect(try game.load(engine.encode(state)) == state)
    var player = TestPlayer(game)
    player.state = state
    #expect(try player.play(#"{"tick": true}"#) == "accepted")
    var wrong = Given()
    wrong.unlocked = [try game.node("host")]
    #expect(throws: Rejection.self) { try engine.newPlayer(given: wrong) }
    wrong = Given()
    wrong.active = [try game.node("host")]
    #expect(throws: Rejection.self) { try engine.newPlayer(given: wrong) }
  }
}

extension StatusRecord {
  /// `unlocked active stage 1 of 2 [a true] at inn fails ... opens ... never missed`.
  fileprivate func line(_ game: Game) -> String {
    var parts = [status.description]
    if let state { parts.append(state.description) }
    if let stage, let stages { parts.append("stage \(stage) of \(stages)") }
    if !objectives.isEmpty {
      parts.append("[" + objectives.map { "\($0.name) \($0.holds)" }.joined(separator: ", ") + "]")
    }
    if let place { parts.append("at \(game[place].id)") }
    if let failsAt { parts.append("fails \(Instants.text(failsAt))") }
    if let opensAt { parts.append("opens \(Instants.text(opensAt))") }
    if let never { parts.append("never \(never)") }
    return parts.joined(separator: " ")
  }
}
