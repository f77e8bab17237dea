import ProgressionEngine
import ProgressionModel
import ProgressionText
import Testing

@Suite("Saved states")
struct SavedStateTests {
  private static let pack = """
    "currencies": {"coins": {"initial": 5}}, "items": ["key"], "counters": {"n": {"max": 50}},
    "flags": ["met", "won"], "attributes": {"app": {"type": "version", "initial": "1.0"}},
    "worlds": [{"id": "a", "levels": [{"id": "x", "marks": ["gold", "hole"], "rewards":
      {"onComplete": {"key": 1}, "perNewStar": {"coins": 1}, "onMark": {"gold": {"coins": 2}}}},
      2]}],
    "features": {"hp": {"ranks": 3, "unlock": {"price": {"coins": 1}},
        "rewards": {"perNewRank": {"key": 1}}},
      "sun": {"choice": "end", "unlock": true, "rewards": {"onUnlock": {"coins": 3}}},
      "moon": {"choice": "end", "unlock": true}},
    "locations": {"inn": {"unlock": true}},
    "products": {"rope": {"kind": "consumable", "price": {"coins": 1}},
      "pass": {"kind": "permanent"}}
    """

  private static let script = [
    #"{"complete": "a/x", "stars": 2, "marks": ["gold"], "id": "c-1"}"#, #"{"fail": "a/1"}"#,
    #"{"unlock": "hp", "rank": 2}"#, #"{"unlock": "sun"}"#, #"{"complete": "inn"}"#,
    #"{"buy": "rope"}"#, #"{"set": {"met": true, "app": "1.2"}}"#,
    #"{"add": {"n": 7}, "id": "c-2"}"#,
    #"{"grant": {"unlock": ["pass"]}}"#, #"{"take": {"coins": 1}}"#, #"{"start": "a/1"}"#,
  ]

  private func played() throws -> TestPlayer {
    var player = TestPlayer(try TestGame(SavedStateTests.pack))
    try player.play(all: SavedStateTests.script)
    return player
  }

  private func text(_ player: TestPlayer) -> String {
    String(decoding: player.game.engine.encode(player.state), as: UTF8.self)
  }

  @Test("A new player is nearly nothing; keys are in the order of their bytes")
  func canonicalText() throws {
    let game = try TestGame(SavedStateTests.pack)
    let fresh = String(decoding: game.engine.encode(game.engine.newPlayer(seed: -3)), as: UTF8.self)
    let earned = #"{"sources":{"at":1767225600,"earned":true,"version":"1.0.0"}}"#
    #expect(
      fresh == #"{"clock":{"now":1767225600},"fingerprint":"\#(game.engine.fingerprint)","#
        + #""holdings":{"coins":{"initial":5},"key":{}},"#
        + #""nodes":{"a":\#(earned),"a/x":\#(earned),"inn":\#(earned)},"#
        + #""pack":"t","packVersion":"1.0.0","schema":"2.1","seed":-3}"#)
  }

  @Test("Equal states are equal bytes, by whatever way they came to be")
  func canonical() throws {
    let game = try TestGame(SavedStateTests.pack)
    let ticks = [#"{"tick": true}"#, #"{"tick": true}"#]
    func state(_ commands: [String]) throws -> PlayerState {
      var player = TestPlayer(game)
      try player.play(all: commands)
      return player.state
    }
    let ways = [
      [#"{"set": {"met": true}}"#, #"{"add": {"n": 2}}"#, #"{"set": {"won": true}}"#],
      [#"{"add": {"n": 1}}"#, #"{"set": {"won": true, "met": true}}"#, #"{"add": {"n": 1}}"#],
    ]
    let states = try ways.map(state)
    #expect(Set(states).count == 1)
    #expect(Set(states.map { Array(game.engine.encode($0)) }).count == 1)
    let other = try state([#"{"set": {"met": true, "won": true, "n": 2}}"#] + ticks)
    #expect(other != states[0])
    #expect(game.engine.encode(other) != game.engine.encode(states[0]))
  }

  @Test("The way that a version is written is part of the state")
  func versionText() throws {
    let game = try TestGame(SavedStateTests.pack)
    var states: [PlayerState] = []
    for version in ["1.0", "1", "1.0.0"] {
      var player = TestPlayer(game)
      try player.play(#"{"set": {"app": "\#(version)"}}"#)
      try player.restart()
      #expect(
        game.engine.attribute(AttributeRef(position: 0), in: player.state).description == version)
      states.append(player.state)
    }
    #expect(states[0] != states[1])
    #expect(states[1] != states[2])
    #expect(Set(states.map { Array(game.engine.encode($0)) }).count == 3)
  }

  @Test("Texts that look the same but have other bytes make other states")
  func spellings() throws {
    let game = try TestGame(#""flags": ["met"]"#)
    for command in [
      #"{"transaction": "caf%", "product": "p", "state": "pending"}"#,
      #"{"set": {"met": true}, "id": {"writer": "caf%", "n": 1}}"#,
    ] {
      var states: [PlayerState] = []
      for letter in ["\u{E9}", "e\u{301}"] {
        var player = TestPlayer(game)
        try player.play(command.replacing("%", with: letter), as: .store)
        try player.restart()
        states.append(player.state)
      }
      #expect(states[0] != states[1])
      #expect(game.engine.encode(states[0]) != game.engine.encode(states[1]))
    }
    var player = TestPlayer(game)
    let odd = Command(.tick, id: .writer("\u{0}[]", number: 1))
    #expect(player.apply(odd).hasPrefix("malformed"))
  }

  @Test("Spaces, the order of keys and defaults that are written make no difference")
  func lenient() throws {
    let player = try played()
    let saved = text(player)
    let spaced = saved.replacing("\":", with: "\" :\n  ").replacing(",\"", with: ",\r\n\"")
    #expect(try player.game.load(ContiguousArray(spaced.utf8)) == player.state)
    let defaults = saved.replacing("\"fails\":1", with: "\"clears\":0,\"fails\":1")
    #expect(defaults != saved)
    #expect(try player.game.load(ContiguousArray(defaults.utf8)) == player.state)
  }

  @Test(
    "Each damage is refused where it is",
    arguments: [
      (#""schema":"2.1""#, #""schema":"3.0""#, "state-schema"),
      (#""schema":"2.1""#, #""schema":"1.1""#, "state-schema"),
      (#""schema":"2.1""#, #""schema":"2""#, "state-schema"),
      (#""schema":"2.1""#, #""schema":"2.00""#, "state-schema"),
      (#""schema":"2.1""#, #""schema":"+2.0""#, "state-schema"),
      (#""schema":"2.1""#, #""schema":"2.9999999999""#, "state-schema"),
      (#""schema":"2.1""#, #""schema":2"#, "state-schema"),
      (#","schema":"2.1""#, "", "state-schema"),
      (#""pack":"t""#, #""pack":"t","hat":1"#, "state-key"),
      (#""revision":11"#, #""revision":11,"revision":11"#, "state-key"),
      (#""revision":11"#, #""revision":-1"#, "state-value"),
      (#""revision":11"#, #""revision":9223372036854775808"#, "state-value"),
      (#""revision":11"#, #""revision":1e3"#, "state-value"),
      (#""revision":11"#, #""revision":"11""#, "state-value"),
      (#""revision":11"#, #""revision":7"#, "state-value"),
      (#""clock":{"now":1767225600}"#, #""clock":{"now":-1}"#, "state-value"),
      (#""clock":{"now":1767225600}"#, #""clock":{"now":253402300800}"#, "state-value"),
      (#""clock":{"now":1767225600}"#, #""clock":{"now":1767225599}"#, "state-value"),
      (#""clock":{"now":1767225600}"#, #""clock":{"generation":-1}"#, "state-value"),
      (#""clock":{"now":1767225600}"#, #""clock":{"time":1}"#, "state-key"),
      (#""clock":{"now":1767225600}"#, #""clock":7"#, "state-value"),
      (#""flags":{"met":{"#, #""flags":{"met":{"on":true,"#, "state-key"),
      (#""value":true"#, #""value":false"#, "state-value"),
      (#""value":true"#, #""value":1"#, "state-value"),
      (#""set":{"at""#, #""set":{"when":0,"at""#, "state-key"),
      (#""value":"1.2""#, #""value":"one""#, "state-value"),
      (#""value":"1.2""#, #""value":12"#, "state-value"),
      (#""member":"sun""#, #""member":"moons""#, "state-value"),
      (#""member":"sun""#, #""member":"hp""#, "state-value"),
      (#""key":{}"#, #""key":{"balance":3}"#, "state-key"),
      (#""key":{}"#, #""key":[]"#, "state-value"),
      (#","key":{}"#, "", "state-value"),
      (#""coins":{"initial":5}"#, #""coins":{"initial":-5}"#, "state-value"),
      (#""coins":{"initial":5}"#, #""coins":{"initial":5,"initial":5}"#, "state-key"),
      (#""taken":1"#, #""taken":-1"#, "state-value"),
      (#""n":{"plus":7}"#, #""n":{"plus":7.5}"#, "state-value"),
      (#""clears":1"#, #""clears":-1"#, "state-value"),
      (#""clears":1"#, #""clears":4611686018427387904"#, "state-value"),
      (#""clears":1,"#, "", "state-value"),
      (#""completed":true,"#, "", "state-value"),
      (#""completed":true"#, #""completed":false"#, "state-value"),
      (#""completed":true"#, #""completed":1"#, "state-value"),
      (#""marks":{"gold":true}"#, #""marks":{"gold":false}"#, "state-value"),
      (#""marks":{"gold":true}"#, #""marks":["gold"]"#, "state-value"),
      (#""taken":true"#, #""stolen":true"#, "state-key"),
      (#""version":"1.0.0""#, #""version":1"#, "state-value"),
      (#""paid":{"complete""#, #""paid":{"whim":{},"complete""#, "state-key"),
      (#""complete":{"key":{"earned":1}}"#, #""complete":{"key":1}"#, "state-value"),
      (#","visited":true"#, "", "state-value"),
      (#""id":"c-2""#, #""id":"c-1""#, "state-value"),
      (#""id":"c-2""#, #""id":"""#, "state-value"),
      (#""id":"c-2""#, #""n":2"#, "state-key"),
      (#""id":"c-2","revision""#, #""revision""#, "state-value"),
      (#""kind":"counter""#, #""kind":"counted""#, "state-value"),
      (#""kind":"counter""#, #""kind":"counter","kind":"counter""#, "state-value"),
      (#""kind":"debited""#, #""kind":"unlocked""#, "state-value"),
      (#""amount":1"#, #""amount":0"#, "state-value"),
      (#""by":{"command":"unlock"}"#, #""by":{"command":1}"#, "state-value"),
      (#""ledger":["#, #""ledger":[{},"#, "state-value"),
      (#""writers":{"":"#, #""writers":{"\u0000[]":"#, "state-value"),
      (#""writers":{"":{"#, #""writers":{"":{"through":-1,"#, "state-value"),
    ] as [(String, String, String)])
  func damage(_ old: String, _ new: String, _ code: String) throws {
    let player = try played()
    let saved = text(player)
    guard let range = saved.firstRange(of: old) else {
      Issue.record("`\(old)` is not in \(saved)")
      return
    }
    let damaged = saved.replacingCharacters(range, with: new)
    let error = #expect(throws: StateError.self) {
      try player.game.load(ContiguousArray(damaged.utf8))
    }
    let diagnostics = error?.diagnostics ?? []
    #expect(diagnostics.first?.code.name == code, "\(diagnostics.map { $0.message })")
    #expect(error?.needsAdoption == false)
    for diagnostic in diagnostics {
      #expect(Int(diagnostic.place.start) < damaged.utf8.count)
      #expect(diagnostic.place.start < diagnostic.place.end)
    }
  }

  @Test(
    "What a saved state has not settled the next command settles, and a rejected one does not",
    arguments: [
      (#""paidComplete":true,"#, "", "accepted: credited key 1 (onComplete of a/x)"),
      (#""paidStars":2"#, #""paidStars":1"#, "accepted: credited coins 1 (perNewStar of a/x)"),
      (#""paidRank":2,"#, "", "accepted: credited key 2 (perNewRank of hp)"),
      (#""fingerprint""#, #""counters":{"n":{"base":60}},"fingerprint""#, "accepted"),
    ])
  func waiting(_ old: String, _ new: String, _ outcome: String) throws {
    var player = try played()
    let saved = text(player)
    let damaged = saved.replacing(old, with: new)
    try #require(damaged != saved)
    player.state = try player.game.load(ContiguousArray(damaged.utf8))
    #expect(player.state.needsSettling)
    #expect(try player.play(#"{"unlock": "moon"}"#).hasPrefix("excluded"))
    #expect(player.state.needsSettling)
    #expect(text(player) == damaged)
    let line = try player.play(#"{"tick": true}"#)
    #expect(line.hasPrefix("accepted"))
    #expect(!player.state.needsSettling)
    #expect(line == outcome)
    try player.restart()
    #expect(!player.state.needsSettling)
  }

  @Test("Whole tables that are gone", arguments: ["holdings", "nodes", "remembered", "clock"])
  func missingTable(_ key: String) throws {
    let player = try played()
    let renamed = text(player).replacing("\"\(key)\":", with: "\"x-\(key)\":")
    let error = #expect(throws: StateError.self) {
      try player.game.load(ContiguousArray(renamed.utf8))
    }
    #expect(error?.diagnostics.isEmpty == false)
  }

  @Test("A state without the holdings that a new player has is refused")
  func missingHoldings() throws {
    let game = try TestGame(SavedStateTests.pack)
    let saved = String(decoding: game.engine.encode(game.engine.newPlayer()), as: UTF8.self)
    let damaged = saved.replacing(#""holdings":{"coins":{"initial":5},"key":{}},"#, with: "")
    #expect(saved != damaged)
    #expect(throws: StateError.self) { try game.load(ContiguousArray(damaged.utf8)) }
  }

  @Test("Cut off anywhere, a state is refused where it ends")
  func truncated() throws {
    let player = try played()
    let bytes = player.game.engine.encode(player.state)
    #expect(!player.state.needsSettling)
    for count in 0..<bytes.count {
      let error = #expect(throws: StateError.self) {
        try player.game.load(ContiguousArray(bytes.prefix(count)))
      }
      #expect(error?.diagnostics.isEmpty == false, "cut at \(count)")
    }
  }

  @Test("More remembered commands than are kept, and revisions out of order, are refused")
  func remembered() throws {
    let game = try TestGame(#""counters": ["n"]"#)
    var state = game.engine.newPlayer()
    for number in 0..<300 {
      try game.engine.apply(Command(.tick, id: .opaque("c\(number)")), to: &state, as: .operator)
    }
    let saved = String(decoding: game.engine.encode(state), as: UTF8.self)
    #expect(try game.load(ContiguousArray(saved.utf8)) == state)
    let entry = #"{"content":"\#(String(repeating: "0", count: 32))","id":"#
    let more = saved.replacing(
      #""remembered":["#, with: #""remembered":[\#(entry)"z","revision":1},"#)
    #expect(throws: StateError.self) { try game.load(ContiguousArray(more.utf8)) }
    let mixed = saved.replacing(#""revision":250"#, with: #""revision":252"#)
    #expect(mixed != saved)
    #expect(throws: StateError.self) { try game.load(ContiguousArray(mixed.utf8)) }
  }

  @Test("A state of another version needs adoption, one of another pack is another's")
  func otherPacks() throws {
    let game = try TestGame(SavedStateTests.pack)
    let saved = game.engine.encode(game.engine.newPlayer())
    let newer = try TestGame(SavedStateTests.pack, version: "1.0.1")
    let other = try TestGame(SavedStateTests.pack, id: "u")
    func error(_ game: TestGame) -> StateError? {
      do throws(StateError) {
        _ = try game.load(saved)
        return nil
      } catch {
        return error
      }
    }
    #expect(error(newer)?.needsAdoption == true)
    #expect(
      error(newer)?.diagnostics.map { $0.message }
        == ["the state belongs to another version of the rule pack `t`"])
    #expect(error(other)?.needsAdoption == false)
    #expect(
      error(other)?.diagnostics.map { $0.message }
        == [#"the state belongs to "t", not to the rule pack `u`"#])
    #expect(error(try TestGame(SavedStateTests.pack)) == nil)
  }

  @Test("At the last revision and at the last number of plays nothing traps")
  func lastNumbers() throws {
    let game = try TestGame(#""worlds": [{"id": "a", "levels": 1}]"#)
    var player = TestPlayer(game)
    try player.play(all: [#"{"complete": "a/1"}"#, #"{"fail": "a/1"}"#])
    let saved = text(player)
    let many = saved.replacing(#""clears":1"#, with: #""clears":4294967295"#)
      .replacing(#""fails":1"#, with: #""fails":4294967295"#)
    player.state = try game.load(ContiguousArray(many.utf8))
    try player.play(all: [#"{"complete": "a/1"}"#, #"{"fail": "a/1"}"#])
    try player.restart()
    let last = saved.replacing(#""revision":2"#, with: #""revision":9223372036854775807"#)
    player.state = try game.load(ContiguousArray(last.utf8))
    let outcome = try player.play(#"{"tick": true}"#)
    #expect(outcome == "outOfRange: revision, the next revision leaves 64 bits")
  }

  @Test(
    "Texts that are no state at all",
    arguments: [
      "", " ", "null", "[]", "7", "\"x\"", "{", "{}", "{\"schema\":\"1.0\"}",
      "{\"schema\":\"2.0\"}", "\u{FEFF}{}", "nul",
      "{\"schema\":\"1.0\",\"fingerprint\":7}", "{\"schema\":{}}", "{}{}",
    ])
  func noState(_ text: String) throws {
    let game = try TestGame(SavedStateTests.pack)
    let error = #expect(throws: StateError.self) { try game.load(ContiguousArray(text.utf8)) }
    #expect(error?.diagnostics.isEmpty == false)
  }

  @Test("Given starts are saved and loaded too")
  func given() throws {
    let game = try TestGame(SavedStateTests.pack)
    var given = Given()
    given.stars = [.init(try game.node("a/x"), 3)]
    given.marks = [.init(try game.node("a/x"), "gold")]
    given.ranks = [.init(try game.node("hp"), 2)]
    given.owned = [try game.node("pass")]
    given.visited = [try game.node("inn")]
    given.have = [.init(try game.holding("coins"), 77)]
    given.earned = [.init(try game.holding("coins"), 100)]
    let state = try game.engine.newPlayer(seed: 4, given: given)
    #expect(try game.load(game.engine.encode(state)) == state)
    #expect(game.engine.isUpToDate(state))
    #expect(game.engine.have(try game.holding("coins"), in: state) == 77)
    #expect(game.engine.have(try game.holding("key"), in: state) == 0)
    given.ranks = [.init(try game.node("hp"), 0)]
    given.unlocked = [try game.node("hp")]
    let contradictory = try game.engine.newPlayer(given: given)
    #expect(try game.load(game.engine.encode(contradictory)) == contradictory)
  }
}

extension String {
  fileprivate func replacingCharacters(
    _ range: Range<String.Index>, with new: String
  ) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
