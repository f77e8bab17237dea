import ProgressionEngine
import ProgressionModel
import ProgressionText
import Testing

@Suite("What an update makes the account's")
struct AccountUnionTests {
  /// What two playthroughs did before all became the account's, and what it has then.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let main: [String]
    let second: [String]
    /// As `facts` tells it.
    let expected: String

    init(_ name: String, main: [String], second: [String], _ expected: String) {
      testDescription = name
      self.main = main
      self.second = second
      self.expected = expected
    }
  }

  private static func tables(_ scope: String) -> String {
    let scope = "\"scope\": \"\(scope)\""
    return """
      "currencies": {"gold": {"initial": 10}, "gems": {\(scope)}},
      "flags": {"sworn": {\(scope)}}, "counters": {"kills": {\(scope)}},
      "attributes": {"rank": {"type": "int", "initial": 1, \(scope)}},
      "timers": {"brew": {"after": "2h", \(scope), "grants": {"gems": 1}}},
      "worlds": [{"id": "w", \(scope), "levels": [
        {"id": "1", "marks": ["x", "y"], "rewards": {"onComplete": {"gems": 3, "add": {"kills": 1}}}}, "2"]},
        {"id": "v", "unlock": true, "levels": [{"id": "1", "rewards": {"onEveryComplete": {"gold": 1}}}]}],
      "features": {"hat": {\(scope), "unlock": {"price": {"gold": 4}}},
        "light": {"choice": "oath", \(scope), "unlock": true}, "dark": {"choice": "oath", \(scope), "unlock": true},
        "grey": {"choice": "oath", \(scope), "unlock": true}},
      "locations": {"inn": {"unlock": true, \(scope)}}, "npcs": {"jarl": {\(scope)}},
      "quests": {"hunt": {"unlock": true, \(scope), "objectives": {"o": {"clears": "v", "since": "accepted", "atLeast": 3}}}}
      """
  }

  static let cases: [Case] = [
    Case(
      "results: the best of each",
      main: [#"{"complete": "w/1", "stars": 1, "marks": ["x"]}"#],
      second: [
        #"{"complete": "w/1", "stars": 3, "marks": ["y"]}"#, #"{"visit": "inn"}"#,
        #"{"meet": "jarl"}"#,
      ],
      "w/1 open completed 3 stars, inn open visited, jarl open met, gems 6, kills 2"
    ),
    Case(
      "sources: both, and a price that one has paid stays paid",
      main: [], second: [#"{"unlock": "hat"}"#],
      "hat open"
    ),
    Case(
      "choices: what both have taken stays open",
      main: [#"{"unlock": "light", "now": "2026-01-01T01:00:00Z"}"#],
      second: [#"{"unlock": "dark", "now": "2026-01-01T02:00:00Z"}"#],
      "light open, dark open"
    ),
    Case(
      "flags and attributes: the last setting",
      main: [#"{"set": {"sworn": true, "rank": 5}}"#],
      second: [#"{"set": {"sworn": true, "rank": 9}}"#, #"{"set": {"sworn": false}}"#],
      "rank 9"
    ),
    Case(
      "a flag that one has set",
      main: [
        #"{"set": {"sworn": true}}"#
      ], second: [], "sworn true"),
    Case(
      "counters: what all have added",
      main: [#"{"add": {"kills": 4}}"#],
      second: [#"{"add": {"kills": 2}}"#, #"{"add": {"kills": -1}}"#],
      "kills 5"
    ),
    Case(
      "counters: what was added before the last setting is gone",
      main: [#"{"add": {"kills": 4}}"#, #"{"complete": "w/1"}"#],
      second: [#"{"set": {"kills": 7}}"#, #"{"add": {"kills": 1}}"#],
      "w/1 open completed, gems 3, kills 8"
    ),
    Case(
      "timers: the one that runs",
      main: [
        #"{"grant": {"timers": ["brew"]}}"#
      ], second: [], "brew 1767232800"),
    Case(
      "quests: the one that is further, with what has grown for it",
      main: [#"{"accept": "hunt"}"#, #"{"complete": "v/1"}"#, #"{"complete": "v/1"}"#],
      second: [#"{"complete": "v/1"}"#],
      "hunt open active"
    ),
  ]

  /// What an account has of everything that a new one has not, in words.
  private static func facts(_ player: AccountPlayer) throws -> String {
    let new = try all(AccountPlayer(player.game))
    return try all(player).filter { !new.contains($0) }.joined(separator: ", ")
  }

  private static func all(_ player: AccountPlayer) throws -> [String] {
    let (engine, state) = (player.game.engine, player.account.current)
    var facts: [String] = []
    for (index, node) in engine.game.nodes.enumerated() {
      let reference = NodeRef(position: index)
      if node.world != nil || node.id.hasPrefix("v") || node.id == "w/2" { continue }
      var words: [String] = []
      if engine.isOpen(reference, in: state) { words.append("open") }
      if engine.isCompleted(reference, in: state) { words.append("completed") }
      if engine.isVisited(reference, in: state) { words.append("visited") }
      if engine.isMet(reference, in: state) { words.append("met") }
      let stars = engine.stars(of: reference, in: state)
      if stars > 0 { words.append("\(stars) stars") }
      if let quest = engine.questState(of: reference, in: state) { words.append(quest.description) }
      facts.append("\(node.id) \(words.joined(separator: " "))")
    }
    facts.append("gems \(try player.have("gems", in: state.playthrough))")
    facts.append("kills \(engine.counter(CounterRef(position: 0), in: state))")
    facts.append("sworn \(engine.flag(FlagRef(position: 0), in: state))")
    facts.append("rank \(engine.attribute(AttributeRef(position: 0), in: state))")
    let timer = engine.timer(TimerRef(position: 0), in: state)
    facts.append("brew \(timer.map { "\($0)" } ?? "no")")
    return facts
  }

  /// The account under a pack in which all is the account's, after scripts in playthroughs.
  private static func updated(
    _ scripts: [(name: String, commands: [String])], current: String
  ) throws -> AccountPlayer {
    var player = AccountPlayer(try TestGame(tables("playthrough")))
    for (name, commands) in scripts {
      for command in commands {
        var command = try Command(json: command)
        command.playthrough = name
        let (line, found) = player.apply(command)
        if !line.hasPrefix("accepted") || found != nil {
          throw TestFailure("\(line) \(found ?? "")")
        }
      }
      if commands.isEmpty {
        _ = player.apply(Command(.tick, playthrough: name))
      }
    }
    _ = player.apply(Command(.resume(current)))
    var updated = AccountPlayer(try TestGame(tables("account"), version: "2.0.0"))
    updated.account = try updated.game.engine.adopt(player.account).account
    let again = try updated.game.engine.adopt(updated.account)
    if again.account != updated.account || !again.report.isEmpty {
      throw TestFailure("adopting twice is not as adopting once")
    }
    return updated
  }

  @Test("It is joined as a merge joins it", arguments: cases)
  func joined(_ one: Case) throws {
    let updated = try AccountUnionTests.updated(
      [("main", one.main), ("second", one.second)], current: "main")
    #expect(updated.unsound == nil)
    let facts = try AccountUnionTests.facts(updated)
    #expect(facts == one.expected)
  }

  @Test("Which playthrough did it, and which is current, makes no difference")
  func order() throws {
    let scripts = [
      [#"{"add": {"kills": 4}}"#, #"{"complete": "w/1", "stars": 1}"#, #"{"accept": "hunt"}"#],
      [
        #"{"set": {"kills": 7, "rank": 3}}"#, #"{"add": {"kills": 1}}"#, #"{"unlock": "light"}"#,
        #"{"complete": "w/1", "stars": 2, "marks": ["y"]}"#, #"{"grant": {"timers": ["brew"]}}"#,
      ],
      [
        #"{"set": {"rank": 3, "sworn": true}}"#, #"{"add": {"kills": 2}}"#, #"{"unlock": "dark"}"#,
        #"{"accept": "hunt"}"#, #"{"fail": "hunt"}"#,
      ],
    ]
    let names = ["main", "a", "z"]
    var results: Set<String> = []
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      // The scripts are played in one order, only elsewhere.
      let placed = scripts.indices.map { (names[order[$0]], scripts[$0]) }
      for current in names {
        let updated = try AccountUnionTests.updated(placed, current: current)
        #expect(updated.unsound == nil)
        results.insert(try AccountUnionTests.facts(updated))
      }
    }
    #expect(
      results == [
        "w/1 open completed 2 stars, light open, dark open, hunt open failed, gems 6, kills 9, "
          + "sworn true, rank 3, brew 1767232800"
      ])
  }

  @Test("A quest goes on with what has grown for it", arguments: ["main", "second"])
  func growth(_ current: String) throws {
    let clear = #"{"complete": "v/1"}"#
    var updated = try AccountUnionTests.updated(
      [("main", [clear, #"{"accept": "hunt"}"#, clear, clear]), ("second", [clear])],
      current: current)
    let line = try updated.play(clear)
    #expect(line.contains("quest hunt active -> completed"), "\(line)")
  }

  @Test("Of choices the one that was taken first stands", arguments: ["main", "second"])
  func choice(_ current: String) throws {
    var updated = try AccountUnionTests.updated(
      [
        ("main", [#"{"unlock": "light", "now": "2026-01-01T01:00:00Z"}"#]),
        ("second", [#"{"unlock": "dark", "now": "2026-01-01T02:00:00Z"}"#]),
      ], current: current)
    #expect(try updated.play(#"{"unlock": "grey"}"#) == "excluded: grey by light")
  }

  @Test("What was the account's before is not counted again")
  func before() throws {
    let old = try TestGame(AccountUnionTests.tables("account"))
    var player = AccountPlayer(old)
    for command in [
      #"{"complete": "w/1"}"#, #"{"set": {"kills": 5, "rank": 4}}"#, #"{"begin": "second"}"#,
      #"{"add": {"kills": 2}}"#, #"{"grant": {"gems": 4}}"#, #"{"resume": "main"}"#,
    ] {
      try player.play(command)
    }
    let facts = try AccountUnionTests.facts(player)
    var updated = AccountPlayer(
      try TestGame(AccountUnionTests.tables("account"), version: "2.0.0"))
    updated.account = try updated.game.engine.adopt(player.account).account
    #expect(updated.unsound == nil)
    #expect(try AccountUnionTests.facts(updated) == facts)
  }
}
