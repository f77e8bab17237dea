import ProgressionEngine
import ProgressionModel
import Testing

/// Which rejection: of several that apply, the first in the design's order.
@Suite("Precedence of rejections")
struct PrecedenceTests {
  private static let pack = """
    "currencies": {"coins": {"initial": 5, "cap": 9}}, "flags": ["met"],
    "worlds": [{"id": "a", "levels": [1, {"id": "paid", "unlock": true,
      "startPrice": {"coins": 99}}, {"id": "shut", "unlock": {"flag": "met"},
      "startPrice": {"coins": 99}}]}],
    "features": {
      "sun": {"choice": "end", "unlock": {"price": "free"}},
      "moon": {"choice": "end", "unlock": {"when": {"flag": "met"}, "price": "free"}},
      "open": {"unlock": true},
      "auto": {"unlock": {"flag": "met"}},
      "shut": {"unlock": {"when": {"flag": "met"}, "price": {"coins": 99}}},
      "dear": {"unlock": [{"price": {"coins": 99}}, {"price": {"coins": 98}}]},
      "hp": {"ranks": 2, "unlock": {"price": {"coins": 99}}},
      "secret": {"unlock": true, "choice": "end", "visible": {"flag": "met"}}},
    "locations": {"cave": {"unlock": {"flag": "met"}, "completeWhen": {"flag": "met"}},
      "den": {"unlock": true, "completeWhen": {"flag": "met"}}},
    "products": {
      "mine": {"kind": "permanent", "price": {"coins": 99}, "limit": 1},
      "shop": {"kind": "permanent", "store": "com.example.s", "when": {"flag": "met"}},
      "late": {"kind": "consumable", "price": {"coins": 99}, "when": {"flag": "met"}, "limit": 1},
      "few": {"kind": "consumable", "price": {"coins": 99}, "limit": 1},
      "big": {"kind": "consumable", "price": {"coins": 99}, "grants": {"coins": 200}},
      "full": {"kind": "consumable", "price": {"coins": 1}, "grants": {"coins": 200}}}
    """

  @Test(
    "The first that applies",
    arguments: [
      // unknownId: a hidden node, and a price in what is not there, before the node's own state
      (#"{"unlock": "secret"}"#, "unknownId: secret"),
      (#"{"unlock": "open", "price": {"nothing": 1}}"#, "unknownId: nothing"),
      (#"{"unlock": "moon", "price": {"nothing": 1}}"#, "unknownId: nothing"),
      (#"{"buy": "mine", "price": {"nothing": 1}}"#, "unknownId: nothing"),
      (#"{"buy": "late", "price": {"nothing": 1}}"#, "unknownId: nothing"),
      (#"{"grant": {"coins": 0, "unlock": ["few"], "set": {"no": true}}}"#, "unknownId: no"),
      (#"{"take": {"coins": 0, "no": 1}}"#, "unknownId: no"),
      (#"{"set": {"met": 1, "no": 1}}"#, "unknownId: no"),
      // excluded before alreadyUnlocked, notAvailable and locked
      (#"{"unlock": "moon"}"#, "excluded: moon by sun"),
      (#"{"unlock": "moon", "rank": 9}"#, "excluded: moon by sun"),
      // alreadyOwned, alreadyUnlocked before prices and ranks
      (#"{"buy": "mine", "price": {"coins": 1}, "quantity": 0}"#, "alreadyOwned: mine"),
      (#"{"unlock": "mine"}"#, "alreadyOwned: mine"),
      (#"{"unlock": "open", "price": {"coins": 1}, "rank": 9}"#, "alreadyUnlocked: open"),
      // notAvailable and locked before prices and ranges
      (#"{"unlock": "auto", "price": {"coins": 1}, "rank": 9}"#, "notAvailable: auto"),
      (#"{"unlock": "shut", "price": {"coins": 1}}"#, "locked: shut | flag `met` is not set"),
      (#"{"buy": "shop", "quantity": 0}"#, "notAvailable: shop"),
      (
        #"{"buy": "late", "price": {"coins": 1}, "quantity": 5}"#,
        "locked: late | flag `met` is not set"
      ),
      (#"{"complete": "a/paid", "stars": 9}"#, "notAvailable: a/paid"),
      (#"{"complete": "a/shut", "stars": 9}"#, "locked: a/shut | flag `met` is not set"),
      (#"{"start": "a/shut"}"#, "locked: a/shut | flag `met` is not set"),
      (#"{"complete": "cave", "stars": 9}"#, "locked: cave | flag `met` is not set"),
      (#"{"complete": "den", "stars": 9}"#, "notAvailable: den"),
      // ambiguousRoute, priceChanged before the purse
      (#"{"unlock": "dear"}"#, "ambiguousRoute: dear 99 coins or 98 coins"),
      (
        #"{"unlock": "dear", "price": {"coins": 1}}"#, "priceChanged: dear 99 coins or 98 coins"
      ),
      (#"{"buy": "few", "quantity": 2, "price": {"coins": 1}}"#, "priceChanged: few 198 coins"),
      // limitReached, insufficientFunds, capReached, outOfRange
      (#"{"buy": "few", "quantity": 2}"#, "limitReached: few 1"),
      (#"{"buy": "big", "quantity": 0}"#, "insufficientFunds: 94 coins"),
      (#"{"buy": "full", "quantity": 0}"#, "capReached: coins 9"),
      (#"{"unlock": "hp", "rank": 3}"#, "insufficientFunds: 94 coins"),
      (#"{"unlock": "hp", "rank": 0}"#, "insufficientFunds: 94 coins"),
    ])
  func first(_ command: String, _ outcome: String) throws {
    var player = TestPlayer(try TestGame(PrecedenceTests.pack))
    try player.play(all: [#"{"unlock": "sun"}"#, #"{"grant": {"unlock": ["mine"]}}"#])
    #expect(try player.play(command) == outcome)
  }

  @Test("Shape, authority, pack, then exactly once, then ids")
  func beforeTheNode() throws {
    let game = try TestGame(#""flags": ["met"]"#)
    let other = try TestGame(#""flags": ["met", "won"]"#)
    let malformed = Command(.do([Command(.do([])), Command(.set([]))]), id: "c")
    let forbidden = try Command(json: #"{"set": {"no": true}, "id": "c"}"#)
    var state = game.engine.newPlayer()
    try game.engine.apply(Command(.tick, id: "c"), to: &state, as: .operator)
    func reason(_ command: Command, _ engine: Engine, _ authority: Authority) -> String {
      var copy = state
      do throws(Rejection) {
        return try engine.apply(command, to: &copy, as: authority).line
      } catch {
        return error.reason
      }
    }
    #expect(reason(malformed, other.engine, .player) == "malformed")
    #expect(reason(forbidden, other.engine, .player) == "notAllowed")
    #expect(reason(forbidden, other.engine, .operator) == "needsAdoption")
    #expect(reason(forbidden, game.engine, .operator) == "duplicateWithDifferentContent")
    #expect(reason(Command(.tick, id: "c"), game.engine, .player) == "duplicate")
  }
}
