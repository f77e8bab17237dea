import ProgressionEngine
import ProgressionModel
import Testing

@Suite("Commands with ids count once")
struct ExactlyOnceTests {
  private static let pack = """
    "currencies": {"coins": {"initial": 2}}, "counters": ["n"],
    "features": {"f": {"unlock": {"price": {"coins": 3}}}}
    """

  @Test("The same again is a duplicate, something else is refused")
  func again() throws {
    var player = TestPlayer(try TestGame(ExactlyOnceTests.pack))
    #expect(
      try player.play(#"{"add": {"n": 2}, "id": "x"}"#) == "accepted: counter n 0 -> 2")
    #expect(try player.play(#"{"add": {"n": 1}}"#) == "accepted: counter n 2 -> 3")
    let bytes = player.game.engine.encode(player.state)
    #expect(
      try player.play(#"{"id": "x", "add": {"n": 2}}"#) == "duplicate: counter n 0 -> 2")
    #expect(
      try player.play(#"{"add": {"n": 3}, "id": "x"}"#) == "duplicateWithDifferentContent: x")
    #expect(
      try player.play(#"{"set": {"n": 2}, "id": "x"}"#) == "duplicateWithDifferentContent: x")
    #expect(player.game.engine.encode(player.state) == bytes)
    try player.restart()
    #expect(
      try player.play(#"{"add": {"n": 2}, "id": "x"}"#) == "duplicate: counter n 0 -> 2")
  }

  @Test("A duplicate says the revision of its first time")
  func revision() throws {
    let game = try TestGame(ExactlyOnceTests.pack)
    var state = game.engine.newPlayer()
    let command = try Command(json: #"{"add": {"n": 2}, "id": "x"}"#)
    #expect(try game.engine.apply(command, to: &state, as: .operator).revision == 1)
    try game.engine.apply(Command(.tick), to: &state, as: .operator)
    let again = try game.engine.apply(command, to: &state, as: .operator)
    #expect(again.isDuplicate)
    #expect(again.revision == 1)
    #expect(state.revision == 2)
  }

  @Test("An id that was rejected is a fresh try")
  func rejected() throws {
    var player = TestPlayer(try TestGame(ExactlyOnceTests.pack))
    #expect(try player.play(#"{"unlock": "f", "id": "x"}"#) == "insufficientFunds: 1 coins")
    #expect(try player.play(#"{"grant": {"coins": 1}, "id": "x"}"#).hasPrefix("accepted"))
    #expect(try player.play(#"{"unlock": "f", "id": "x"}"#) == "duplicateWithDifferentContent: x")
    #expect(try player.play(#"{"unlock": "f", "id": "y"}"#).hasPrefix("accepted"))
    #expect(try player.play(#"{"unlock": "f", "id": "y"}"#).hasPrefix("duplicate"))
  }

  @Test(
    "The order of a map is no other content, the order of a list is",
    arguments: [
      (#"{"set": {"n": 1, "m": 2}}"#, #"{"set": {"n": 1, "m": 2}}"#, "duplicate"),
      (#"{"grant": {"coins": 1, "gems": 2}}"#, #"{"grant": {"gems": 2, "coins": 1}}"#, "duplicate"),
      (#"{"set": {"n": 1, "m": 2}}"#, #"{"set": {"m": 2, "n": 1}}"#, "duplicate"),
      (
        #"{"complete": "a/x", "marks": ["p", "q"]}"#, #"{"complete": "a/x", "marks": ["q", "p"]}"#,
        "duplicateWithDifferentContent"
      ),
      (
        #"{"complete": "a/x"}"#, #"{"complete": "a/x", "stars": 0}"#,
        "duplicateWithDifferentContent"
      ),
      (
        #"{"do": [{"add": {"n": 1}}, {"tick": true}]}"#,
        #"{"do": [{"tick": true}, {"add": {"n": 1}}]}"#, "duplicateWithDifferentContent"
      ),
    ])
  func content(_ first: String, _ second: String, _ outcome: String) throws {
    var player = TestPlayer(
      try TestGame(
        """
        "currencies": ["coins", "gems"], "counters": ["n", "m"],
        "worlds": [{"id": "a", "levels": [{"id": "x", "marks": ["p", "q"]}]}]
        """))
    func with(_ text: String) throws -> Command {
      var command = try Command(json: text)
      command.id = "c"
      return command
    }
    #expect(player.apply(try with(first)).hasPrefix("accepted"))
    #expect(player.apply(try with(second)).prefix { $0 != ":" } == outcome)
  }

  @Test("256 are remembered, the oldest are forgotten first")
  func bound() throws {
    let game = try TestGame(#""counters": ["n"]"#)
    var state = game.engine.newPlayer()
    func add(_ number: Int64) throws(Rejection) -> Bool {
      let command = Command(.add([NamedAmount("n", 1)]), id: .opaque("c-\(number)"))
      return try game.engine.apply(command, to: &state, as: .operator).isDuplicate
    }
    for number in 0..<256 as Range<Int64> { #expect(try add(number) == false) }
    #expect(try add(0))
    let full = game.engine.encode(state).count
    #expect(try add(256) == false)
    #expect(try add(1))
    #expect(try add(0) == false)
    for number in 300..<900 as Range<Int64> { #expect(try add(number) == false) }
    #expect(game.engine.encode(state).count < full + 2000)
    #expect(try game.load(game.engine.encode(state)) == state)
  }

  @Test("Ids are opaque bytes")
  func bytes() throws {
    let game = try TestGame(#""counters": ["n"]"#)
    var player = TestPlayer(game)
    let add = Command.Action.add([NamedAmount("n", 1)])
    // One accented letter in two spellings that Swift calls equal.
    for id in ["caf\u{E9}", "cafe\u{301}", "\u{0}", " ", "\"", "\u{1F600}"] {
      #expect(player.apply(Command(add, id: .opaque(id))).hasPrefix("accepted"), "\(id)")
      #expect(player.apply(Command(add, id: .opaque(id))).hasPrefix("duplicate"), "\(id)")
      try player.restart()
    }
  }
}
