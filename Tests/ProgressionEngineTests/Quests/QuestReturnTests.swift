import ProgressionEngine
import ProgressionModel
import Testing

/// Quests that fail and give back what they had cost, and what a start may say of quests.
@Suite("Prices that come back, choices that are given")
struct QuestReturnTests {
  private static func errand(_ unlock: String) -> String {
    """
    "flags": ["gone"], "locations": {"inn": {"unlock": true}},
    "npcs": {"host": {"at": [{"nowhere": true, "when": {"flag": "gone"}}, {"location": "inn"}]}},
    "currencies": {"coins": {"initial": 10}},
    "quests": {"q": {"giver": "host", "unlock": \(unlock), "whenGone": "fail",
      "objectives": {"x": false}}}
    """
  }

  @Test("A quest whose price came back is had for a price again, by accepting or by taking it")
  func again() throws {
    let game = try TestGame(
      QuestReturnTests.errand(#"[{"price": {"coins": 5}}, {"price": {"coins": 6}}]"#))
    var player = TestPlayer(game)
    try player.play(all: [
      #"{"unlock": "q", "price": {"coins": 5}}"#, #"{"accept": "q"}"#,
      #"{"set": {"gone": true}}"#,
    ])
    let quest = try game.node("q")
    #expect(try player.have("coins") == 10)
    #expect(game.engine.status(of: quest, in: player.state).offers.isEmpty)
    #expect(try player.play(#"{"unlock": "q"}"#) == "alreadyUnlocked: q")
    try player.play(all: [#"{"set": {"gone": false}}"#])
    let record = game.engine.status(of: quest, in: player.state)
    #expect(record.offers.map { $0.price.line } == ["5 coins", "6 coins"])
    #expect(record.state == .failed)
    #expect(try player.play(#"{"accept": "q"}"#) == "ambiguousRoute: q 5 coins or 6 coins")
    #expect(
      try player.play(#"{"unlock": "q", "price": {"coins": 6}}"#)
        == "accepted: debited coins 6 (unlock)")
    #expect(try player.play(#"{"unlock": "q"}"#) == "alreadyUnlocked: q")
    #expect(try player.play(#"{"accept": "q"}"#) == "accepted: quest q failed -> active")
    #expect(try player.have("coins") == 4)
  }

  @Test("An older copy does not bring back what was given back")
  func merged() throws {
    let game = try TestGame(QuestReturnTests.errand(#"{"price": {"coins": 10}}"#))
    var phone = TestPlayer(game)
    try phone.play(all: [#"{"accept": "q"}"#])
    let old = phone.state
    try phone.play(all: [#"{"set": {"gone": true}}"#, #"{"set": {"gone": false}}"#])
    for (left, right) in [(phone.state, old), (old, phone.state)] {
      var both = phone
      both.state = try game.engine.merge(left, right)
      #expect(game.engine.isConsistent(both.state))
      #expect(try both.have("coins") == 10)
      try both.play(all: [#"{"accept": "q"}"#])
      #expect(try both.have("coins") == 0)
    }
  }

  @Test("A given quest has made its choice", arguments: ["active", "failed", "completed"])
  func given(_ word: String) throws {
    let game = try TestGame(
      #""quests": {"a": {"unlock": true, "choice": "c", "objectives": {"x": false}}, "#
        + #""b": {"unlock": true, "choice": "c"}}"#)
    let (a, b) = (try game.node("a"), try game.node("b"))
    var given = Given()
    switch word {
    case "active": given.active = [a]
    case "failed": given.failed = [a]
    default: given.completed = [a]
    }
    var player = TestPlayer(game)
    player.state = try game.engine.newPlayer(given: given)
    #expect(try player.play(#"{"accept": "b"}"#) == "excluded: b by a")
    given.active.append(b)
    #expect(throws: Rejection.self) { _ = try game.engine.newPlayer(given: given) }
  }

  @Test("A ready quest says what handing it in takes")
  func handingIn() throws {
    let game = try TestGame(
      #""npcs": ["host"], "currencies": {"coins": {"initial": 3}}, "#
        + #""quests": {"q": {"giver": "host", "unlock": true, "turnInPrice": {"coins": 5}}}"#)
    var player = TestPlayer(game)
    try player.play(all: [#"{"accept": "q"}"#])
    let quest = try game.node("q")
    let offer = try #require(game.engine.status(of: quest, in: player.state).turnIn)
    #expect(offer.price.line == "5 coins")
    #expect(offer.missing.line == "2 coins")
    #expect(
      game.engine.explain(quest, in: player.state).description.contains("next: 2 more `coins`"))
    try player.play(all: [#"{"grant": {"coins": 2}}"#])
    #expect(
      game.engine.explain(quest, in: player.state).description
        .contains("next: hand it in for 5 `coins`"))
  }

  @Test("A streak counts the days on which a quest was done")
  func streak() throws {
    let game = try TestGame(
      #""resets": {"daily": {"every": "day"}}, "#
        + #""quests": {"q": {"unlock": true, "scope": "daily"}}, "#
        + #""rules": {"two": {"streak": "q", "atLeast": 2}, "one": {"streak": "q", "atLeast": 1}}, "#
        + #""features": {"two-days": {"unlock": {"rule": "two"}}}"#)
    var player = TestPlayer(game)
    try player.play(all: [#"{"tick": true, "now": "2026-01-02T12:00:00Z"}"#])
    #expect(try player.status("two-days") == "locked")
    try player.play(all: [
      #"{"accept": "q"}"#, #"{"tick": true, "now": "2026-01-03T12:00:00Z"}"#,
    ])
    #expect(try player.status("two-days") == "locked")
    try player.play(all: [#"{"accept": "q"}"#])
    #expect(try player.status("two-days") == "unlocked")
  }
}
