import ProgressionEngine
import ProgressionModel
import Testing

@Suite("Purchases and playthroughs")
struct AccountPurchaseTests {
  typealias Case = AccountTests.Case

  private static let shop = """
    "features": {"cellar": {"unlock": false}, "tower": {"unlock": false},
      "gallery": {"scope": "account", "unlock": false}, "club": {"unlock": false}},
    "products": {
      "key": {"kind": "consumable", "store": "k", "grants": {"unlock": ["cellar", "gallery"]}},
      "deed": {"kind": "permanent", "store": "d", "grants": {"unlock": ["tower"]}},
      "card": {"kind": "subscription", "store": "c", "grants": {"unlock": ["club"]}}},
    "resets": {"again": {"by": "command", "price": "free", "ends": "playthrough"}}
    """

  static let cases: [Case] = [
    Case(
      "a purchase belongs to where it was made, wherever its notices arrive", AccountTests.village,
      [
        (
          #"{"transaction": "t", "product": "pouch", "state": "pending"}"#,
          "accepted: transaction t pending"
        ),
        (#"{"begin": "second"}"#, "accepted"),
        (
          #"{"transaction": "t", "product": "pouch", "state": "purchased", "quantity": 1}"#,
          "accepted: credited coins 10 (transaction t) | credited gems 4 (transaction t)"
            + " | transaction t pending -> purchased"
        ),
        (#"{"take": {"coins": 99}}"#, "accepted: debited coins 3 (take)"),
        (#"{"take": {"coins": 6}, "playthrough": "main"}"#, "accepted: debited coins 6 (take)"),
        (
          #"{"transaction": "t", "product": "pouch", "state": "revoked"}"#,
          "accepted: debited coins 10 (transaction t) | debited gems 4 (transaction t)"
            + " | transaction t purchased -> revoked"
        ),
        (#"{"take": {"coins": 99, "gems": 99}}"#, "accepted: debited gems 1 (take)"),
        (
          #"{"do": [{"tick": true}, {"transaction": "t", "product": "pouch", "state": "revoked"}]}"#,
          "malformed: the purchase `t` was made in the playthrough `main`, and this `do` is carried out in"
            + " `second`: send the notices of several playthroughs one by one, each by itself"
        ),
        (
          #"{"transaction": "s", "product": "pass", "state": "purchased"}"#,
          "accepted: owned pass | transaction s purchased"
        ),
        (#"{"resume": "main"}"#, "accepted"),
      ]),
    Case(
      "a batch with the notices of two playthroughs", AccountTests.village,
      [
        (
          #"{"transaction": "t", "product": "pouch", "state": "pending"}"#,
          "accepted: transaction t pending"
        ),
        (#"{"begin": "second"}"#, "accepted"),
        (
          #"{"transaction": "u", "product": "pouch", "state": "pending"}"#,
          "accepted: transaction u pending"
        ),
        (
          #"{"do": [{"transaction": "t", "product": "pouch", "state": "expired"}, {"transaction": "u", "product": "pouch", "state": "expired"}], "playthrough": "main"}"#,
          "malformed: the purchase `u` was made in the playthrough `second`, and this `do` is carried out"
            + " in `main`: send the notices of several playthroughs one by one, each by itself"
        ),
        (
          #"{"transaction": "t", "product": "pouch", "state": "expired"}"#,
          "accepted: transaction t pending -> expired"
        ),
        (
          #"{"transaction": "u", "product": "pouch", "state": "expired"}"#,
          "accepted: transaction u pending -> expired"
        ),
      ]),
    Case(
      "what a consumable opens is open where it was bought, what is the account's everywhere", shop,
      [
        (
          #"{"transaction": "t", "product": "key", "state": "purchased"}"#,
          "accepted: unlocked cellar (transaction t) | unlocked gallery (transaction t)"
            + " | transaction t purchased"
        ),
        (#"{"begin": "second"}"#, "accepted"),
        (#"{"select": "cellar"}"#, "locked: cellar"),
        (#"{"select": "gallery"}"#, "accepted"),
        (
          #"{"transaction": "u", "product": "key", "state": "purchased"}"#,
          "accepted: unlocked cellar (transaction u) | transaction u purchased"
        ),
        (
          #"{"transaction": "t", "product": "key", "state": "revoked"}"#,
          "accepted: closed cellar | transaction t purchased -> revoked"
        ),
        (#"{"select": "cellar"}"#, "accepted"),
        (#"{"select": "cellar", "playthrough": "main"}"#, "locked: cellar"),
        (#"{"select": "gallery", "playthrough": "main"}"#, "accepted"),
      ]),
    Case(
      "a reset opens again only what was bought here", shop,
      [
        (
          #"{"transaction": "t", "product": "key", "state": "purchased"}"#,
          "accepted: unlocked cellar (transaction t) | unlocked gallery (transaction t)"
            + " | transaction t purchased"
        ),
        (#"{"begin": "second"}"#, "accepted"),
        (#"{"reset": "again"}"#, "accepted: period again 0 -> 1"),
        (#"{"select": "cellar"}"#, "locked: cellar"),
        (#"{"resume": "main"}"#, "accepted"),
        (#"{"reset": "again"}"#, "accepted: period again 0 -> 1"),
        (#"{"select": "cellar"}"#, "accepted"),
      ]),
    Case(
      "what the account owns opens in every playthrough, also in one that begins later", shop,
      [
        (#"{"begin": "second"}"#, "accepted"),
        (
          #"{"transaction": "t", "product": "deed", "state": "purchased"}"#,
          "accepted: unlocked tower (transaction t) | owned deed | transaction t purchased"
        ),
        (
          #"{"transaction": "u", "product": "card", "state": "purchased", "until": "2027-01-01T00:00Z"}"#,
          "accepted: unlocked club (transaction u) | owned card | transaction u purchased"
        ),
        (#"{"select": "tower", "playthrough": "main"}"#, "accepted"),
        (#"{"begin": "third"}"#, "accepted"),
        (#"{"select": "tower"}"#, "accepted"),
        (#"{"select": "club"}"#, "accepted"),
        (
          #"{"transaction": "t", "product": "deed", "state": "revoked"}"#,
          "accepted: closed tower | lost deed | transaction t purchased -> revoked"
        ),
        (#"{"select": "tower"}"#, "locked: tower"),
      ]),
  ]

  @Test("scripts", arguments: cases)
  func script(_ one: Case) throws {
    try one.play()
  }

  @Test("A merge opens what a consumable contains in its playthrough only")
  func merging() throws {
    let game = try TestGame(AccountPurchaseTests.shop)
    var phone = AccountPlayer(game)
    try phone.play(#"{"begin": "second"}"#)
    var tablet = phone
    try phone.play(#"{"transaction": "t", "product": "key", "state": "purchased"}"#)
    try tablet.play(#"{"resume": "main"}"#)
    tablet.account = try game.engine.merge(tablet.account, phone.account)
    #expect(tablet.unsound == nil)
    let open = try ["main", "second"].map { name in
      let state = try #require(tablet.account.state(of: name))
      return game.engine.isOpen(try game.node("cellar"), in: state)
    }
    #expect(open == [false, true])
  }
}
