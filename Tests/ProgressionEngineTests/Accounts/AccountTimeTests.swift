import ProgressionEngine
import ProgressionModel
import ProgressionText
import Testing

@Suite("Time, purchases and updates around a playthrough that is not current")
struct AccountTimeTests {
  private static let daily = """
    "currencies": {"gems": {"scope": "account"}}, "counters": {"c": {"scope": "daily"}},
    "resets": {"daily": {"every": "day", "grants": {"gems": 1}}}
    """

  @Test(
    "A day that has passed elsewhere is over here too",
    arguments: [
      [#"{"resume": "main"}"#, #"{"add": {"c": 1}}"#],
      [#"{"add": {"c": 1}, "playthrough": "main"}"#, #"{"resume": "main"}"#],
    ])
  func days(_ commands: [String]) throws {
    var player = AccountPlayer(try TestGame(AccountTimeTests.daily))
    try player.play(#"{"add": {"c": 5}}"#)
    try player.play(#"{"begin": "second"}"#)
    try player.play(#"{"tick": true, "now": "2026-01-02T12:00:00Z"}"#)
    for command in commands { #expect(try player.play(command).hasPrefix("accepted")) }
    #expect(try player.play(#"{"add": {"c": 1}}"#) == "accepted: counter c 1 -> 2")
    // Each playthrough has its days.
    #expect(try player.have("gems", in: "main") == 2)
  }

  private static func shop(_ products: String, every: String = #""week", "on": "monday""#) -> String
  {
    """
    "currencies": {"coins": {"initial": 1}, "tok": {"scope": "season"}}, "flags": ["pf"],
    "products": {\(products)},
    "resets": {"season": {"every": \(every)}, "again": {"by": "command", "price": "free",
      "ends": "playthrough"}}
    """
  }

  private static let pack = """
    "pack": {"kind": "consumable", "store": "s",
      "grants": {"coins": 10, "tok": 5, "set": {"pf": true}}}
    """

  @Test("A purchase that no pack knew is fulfilled where it was made")
  func unknownProduct() throws {
    let old = try TestGame(AccountTimeTests.shop(#""hat": {"kind": "permanent", "store": "h"}"#))
    let new = try TestGame(AccountTimeTests.shop(AccountTimeTests.pack), version: "2.0.0")
    var player = AccountPlayer(old)
    try player.play(#"{"reset": "again"}"#)
    try player.play(#"{"transaction": "t", "product": "pack", "state": "purchased"}"#)
    try player.play(#"{"begin": "second"}"#)
    var updated = AccountPlayer(new)
    updated.account = try new.engine.adopt(player.account).account
    #expect(try updated.have("coins", in: "second") == 1)
    #expect(try updated.play(#"{"tick": true}"#) == "accepted")
    let line = try updated.play(#"{"resume": "main"}"#)
    #expect(line.contains("credited coins 10 (transaction t)"), "\(line)")
    #expect(line.contains("flag pf false -> true"), "\(line)")
    #expect(try updated.have("coins", in: "main") == 11)
    #expect(try updated.play(#"{"resume": "second"}"#) == "accepted")
    #expect(try updated.have("coins", in: "second") == 1)
  }

  @Test("Another calendar takes nothing from purchases of a playthrough that is not current")
  func calendars() throws {
    let old = try TestGame(AccountTimeTests.shop(AccountTimeTests.pack))
    let new = try TestGame(
      AccountTimeTests.shop(AccountTimeTests.pack, every: #""day""#), version: "2.0.0")
    var player = AccountPlayer(old)
    try player.play(#"{"transaction": "t", "product": "pack", "state": "purchased"}"#)
    try player.play(#"{"begin": "second"}"#)
    var updated = AccountPlayer(new)
    updated.account = try new.engine.adopt(player.account).account
    #expect(updated.unsound == nil)
    #expect(try updated.have("tok", in: "main") == 5)
    #expect(try updated.play(#"{"resume": "main"}"#) == "accepted")
    #expect(try updated.have("tok", in: "main") == 5)
    let line = try updated.play(#"{"transaction": "t", "product": "pack", "state": "revoked"}"#)
    #expect(line.contains("debited tok 5"), "\(line)")
  }

  @Test("A receipt is not refused for a playthrough that there may not be")
  func receipts() throws {
    let game = try TestGame(
      AccountTimeTests.shop(AccountTimeTests.pack) + #", "policies": {"playthroughs": 1}"#)
    var player = AccountPlayer(game)
    try player.play(#"{"transaction": "t", "product": "pack", "state": "pending"}"#)
    let line = try player.play(
      #"{"transaction": "t", "product": "pack", "state": "purchased", "playthrough": "third"}"#)
    #expect(line.hasPrefix("accepted: credited coins 10"), "\(line)")
  }

  private static func purse(_ scope: String) -> String {
    """
    "currencies": {"gems": {"scope": "\(scope)", "initial": 1}},
    "worlds": [{"id": "w", "levels": [{"id": "1", "rewards": {"onComplete": {"gems": 3}}}]}]
    """
  }

  @Test(
    "Money that becomes the account's, or a playthrough's, is neither made nor lost",
    arguments: [
      ("account", "playthrough", 101, 3), ("playthrough", "account", 104, 104),
    ] as [(String, String, Int64, Int64)])
  func scopes(_ old: String, _ new: String, _ second: Int64, _ main: Int64) throws {
    var player = AccountPlayer(try TestGame(AccountTimeTests.purse(old)))
    try player.play(#"{"complete": "w/1"}"#)
    if old == "playthrough" { try player.play(#"{"grant": {"gems": 100}}"#) }
    try player.play(#"{"begin": "second"}"#)
    if old == "account" { try player.play(#"{"grant": {"gems": 100}, "playthrough": "main"}"#) }
    var updated = AccountPlayer(try TestGame(AccountTimeTests.purse(new), version: "2.0.0"))
    updated.account = try updated.game.engine.adopt(player.account).account
    #expect(updated.unsound == nil)
    let balances = try ["second", "main"].map { try updated.have("gems", in: $0) }
    #expect(balances == [second, main])
  }
}
