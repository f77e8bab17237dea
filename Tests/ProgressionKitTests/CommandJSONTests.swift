import ProgressionKit
import Testing

/// Commands from JSON, outcomes to JSON.
struct CommandJSONTests {
  @Test("a command is read")
  func reads() throws {
    let command = try Command(json: #"{"complete": "a/1", "stars": 2, "id": "c-1"}"#)
    #expect(command == Command(.complete("a/1", LevelResult(stars: 2)), id: "c-1"))
  }

  @Test(
    "what is no command is malformed",
    arguments: ["", "{", "[]", "{}", #"{"complete": 7}"#, #"{"frobnicate": "a"}"#, "null"])
  func malformed(_ json: String) throws {
    let rejection = #expect(throws: Rejection.self) { try Command(json: json) }
    #expect(rejection?.reason == "malformed")
    #expect(rejection?.json.contains("\"reason\":\"malformed\"") == true)
  }

  @Test("a player may not send what only the operator may")
  func authority() throws {
    let json = #"{"do": [{"tick": true}, {"grant": {"coins": 5}}]}"#
    #expect(throws: Rejection.notAllowed(needs: .operator)) {
      try Command(json: json, from: .player)
    }
    #expect(try Command(json: json, from: .operator).authority == .operator)
    // Who says nothing is the player.
    #expect(throws: Rejection.notAllowed(needs: .operator)) { try Command(json: json) }
  }

  @Test("outcomes and rejections have one shape")
  func outcomes() throws {
    let engine = try Engine(bytes: RulePackTests.rules.utf8)
    var player = engine.newPlayer()
    let outcome = try engine.apply(
      Command(json: #"{"complete": "a/1"}"#), to: &player, as: .operator)
    #expect(outcome.json.hasPrefix(#"{"outcome":"accepted","revision":1,"changes":[{"#))
    let rejection = #expect(throws: Rejection.self) {
      try engine.apply(Command(json: #"{"select": "b"}"#), to: &player, as: .operator)
    }
    #expect(
      rejection?.json.hasPrefix(#"{"outcome":"rejected","rejection":{"reason":"unknownId""#) == true
    )
  }
}
