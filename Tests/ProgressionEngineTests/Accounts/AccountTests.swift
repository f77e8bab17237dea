import ProgressionEngine
import ProgressionModel
import ProgressionReference
import ProgressionText
import Testing

@Suite("Playthroughs side by side")
struct AccountTests {
  /// A script, and each command's outcome as a line.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let tables: String
    let steps: [(command: String, line: String)]

    init(_ name: String, _ tables: String, _ steps: [(String, String)]) {
      testDescription = name
      self.tables = tables
      self.steps = steps.map { (command: $0.0, line: $0.1) }
    }

    /// Plays the steps, each with the outcome that is expected.
    func play() throws {
      var player = AccountPlayer(try TestGame(tables))
      for step in steps {
        let line = try player.play(step.command)
        #expect(line == step.line, "\(step.command): \(line)")
      }
    }
  }

  static let village = """
    "currencies": {"coins": {"initial": 3}, "gems": {"scope": "account", "initial": 1}},
    "flags": {"skipped": {}, "sworn": {"scope": "account"}},
    "counters": {"deaths": {"scope": "account"}},
    "worlds": [{"id": "w", "levels": [
      {"id": "1", "rewards": {"onComplete": {"coins": 5, "gems": 2, "add": {"deaths": 1}}}}, "2"]}],
    "quests": {"main": {"unlock": {"when": {"not": {"flag": "skipped"}}, "live": true}}},
    "achievements": {"veteran": {"scope": "account", "unlock": {"completed": "w/1"}},
      "proof": {"unlock": {"completed": "w/1"}, "custom": false}},
    "products": {"pouch": {"kind": "consumable", "store": "p", "grants": {"coins": 10, "gems": 4}},
      "pass": {"kind": "permanent", "store": "q"}},
    "resets": {"daily": {"every": "day"}, "again": {"by": "command", "price": "free",
      "ends": "playthrough"}},
    "timers": {"brew": {"after": "1h", "grants": {"coins": 1}}}
    """

  static let cases: [Case] = [
    Case(
      "a new one has nothing of the first, and keeps what is the account's", village,
      [
        (
          #"{"complete": "w/1"}"#,
          "accepted: unlocked w/2 (route 0) | unlocked veteran (route 0) | unlocked proof (route 0)"
            + " | completed w/1 | credited coins 5 (onComplete of w/1)"
            + " | credited gems 2 (onComplete of w/1) | counter deaths 0 -> 1 (onComplete of w/1)"
        ),
        (#"{"set": {"skipped": true}}"#, "accepted: closed main | flag skipped false -> true"),
        (#"{"begin": "second"}"#, "accepted"),
        (#"{"select": "w/2"}"#, "locked: w/2 | `w/1` is not completed"),
        (#"{"accept": "main"}"#, "accepted: completed main | quest main offered -> completed"),
        (
          #"{"take": {"coins": 9, "gems": 9}}"#,
          "accepted: debited coins 3 (take) | debited gems 3 (take)"
        ),
        (#"{"resume": "main"}"#, "accepted"),
        (#"{"take": {"coins": 9, "gems": 9}}"#, "accepted: debited coins 8 (take)"),
      ]),
    Case(
      "names that are taken, unknown, malformed or too many",
      village + #", "policies": {"playthroughs": 2}"#,
      [
        (#"{"begin": "main"}"#, "notAvailable: main"),
        (#"{"resume": "mian"}"#, "unknownId: mian, nearest main"),
        (#"{"resume": "main"}"#, "accepted"),
        (#"{"begin": "second"}"#, "accepted"),
        (#"{"begin": "third"}"#, "outOfRange: third, an account has 2 playthroughs at most"),
        (
          #"{"complete": "w/1", "playthrough": "third"}"#,
          "outOfRange: third, an account has 2 playthroughs at most"
        ),
      ]),
    Case(
      "an id counts once across all of them", village,
      [
        (#"{"complete": "w/2", "id": "a"}"#, "locked: w/2 | `w/1` is not completed"),
        (#"{"fail": "w/1", "id": "a"}"#, "accepted"),
        (#"{"begin": "second", "id": {"writer": "phone", "n": 1}}"#, "accepted"),
        (#"{"fail": "w/1", "id": "a"}"#, "duplicate"),
        (#"{"begin": "second", "id": {"writer": "phone", "n": 1}}"#, "duplicate"),
        (#"{"complete": "w/1", "id": "a"}"#, "duplicateWithDifferentContent: a"),
        (#"{"fail": "w/1", "id": "a", "playthrough": "main"}"#, "duplicateWithDifferentContent: a"),
      ]),
    Case(
      "a custom one earns less, and what the account has earned stays", village,
      [
        (#"{"begin": "sandbox", "custom": true}"#, "accepted"),
        (
          #"{"complete": "w/1"}"#,
          "accepted: unlocked w/2 (route 0) | unlocked veteran (route 0)"
            + " | completed w/1 | credited coins 5 (onComplete of w/1)"
            + " | credited gems 2 (onComplete of w/1) | counter deaths 0 -> 1 (onComplete of w/1)"
        ),
        (#"{"select": "proof"}"#, "locked: proof | not earned in a custom playthrough"),
        (
          #"{"reset": "again"}"#,
          "accepted: closed w/2 | keptOpen veteran | debited coins 5 (reset again)"
            + " | period again 0 -> 1"
        ),
        (
          #"{"select": "proof"}"#,
          "locked: proof | not earned in a custom playthrough"
        ),
      ]),
    Case(
      "time goes on for all, and is caught up with when one is resumed",
      village.replacing(
        #""daily": {"every": "day"}"#, with: #""daily": {"every": "day", "grants": {"coins": 2}}"#),
      [
        (
          #"{"grant": {"timers": ["brew"]}}"#,
          "accepted: timer brew 1767229200"
        ),
        (#"{"begin": "second", "now": "2026-01-01T00:30:00Z"}"#, "accepted"),
        (
          #"{"tick": true, "now": "2026-01-02T12:00:00Z"}"#,
          "accepted: credited coins 2 (reset daily) | period daily 20454 -> 20455"
        ),
        (
          #"{"resume": "main"}"#,
          "accepted: credited coins 2 (reset daily) | credited coins 1 (timer brew)"
            + " | period daily 20454 -> 20455 | timer brew 1767229200 ->"
        ),
      ]),
    Case(
      "a total that begins anew forgets what others had paid to it", village,
      [
        (
          #"{"complete": "w/1", "playthrough": "second"}"#,
          "accepted: unlocked w/2 (route 0) | unlocked veteran (route 0) | unlocked proof (route 0)"
            + " | completed w/1 | credited coins 5 (onComplete of w/1)"
            + " | credited gems 2 (onComplete of w/1) | counter deaths 0 -> 1 (onComplete of w/1)"
        ),
        (#"{"set": {"deaths": 7}}"#, "accepted: counter deaths 1 -> 7"),
        (#"{"resume": "second"}"#, "accepted"),
        (#"{"add": {"deaths": 1}}"#, "accepted: counter deaths 7 -> 8"),
      ]),
  ]

  @Test("scripts", arguments: cases)
  func script(_ one: Case) throws {
    try one.play()
  }

  @Test("A state alone refuses what is for an account, and is one after all")
  func single() throws {
    let game = try TestGame(AccountTests.village)
    var player = TestPlayer(game)
    for command in [
      #"{"begin": "b"}"#, #"{"resume": "b"}"#, #"{"tick": true, "playthrough": "b"}"#,
    ] {
      #expect(
        try player.play(command)
          == "malformed: this is the state of the playthrough `main`, not of `b`")
    }
    #expect(try player.play(#"{"tick": true, "playthrough": "main"}"#) == "accepted")
    let account = PlayerAccount(player.state)
    let loaded = try AccountPlayer(game).load(game.engine.encode(player.state))
    #expect(loaded == account)
  }

  @Test("Names are ids", arguments: ["", "a b", "é", String(repeating: "a", count: 129)])
  func names(_ name: String) throws {
    var player = AccountPlayer(try TestGame(AccountTests.village))
    let expected =
      "malformed: a playthrough is named by 1 to 128 letters, digits, `-`, `_` and `.` of ASCII"
    let commands = [
      Command(.begin(name, isCustom: false)), Command(.resume(name)),
      Command(.tick, playthrough: name),
    ]
    for command in commands { #expect(player.apply(command).line == expected) }
    let both = Command(.resume("main"), playthrough: "main")
    #expect(
      player.apply(both).line == "malformed: a `playthrough` beside `resume`, which names one")
    let inside = Command(.do([Command(.begin("b", isCustom: false))]))
    #expect(player.apply(inside).line == "malformed: a `begin` inside a `do`")
  }

  @Test("What belongs to the account is refused beside another playthrough's")
  func foreignParts() throws {
    var player = AccountPlayer(try TestGame(AccountTests.village))
    try player.play(#"{"begin": "second"}"#)
    let text = String(decoding: player.game.engine.encode(player.account), as: UTF8.self)
    let damages: [(change: (ReferenceJSON) -> ReferenceJSON, message: String)] = [
      (
        { json in
          json.setting(
            "playthroughs",
            json["playthroughs"]!.setting(
              "main", json["playthroughs"]!["main"]!.setting("flags", ["sworn": ["value": true]])))
        }, "only the current playthrough holds what belongs to the account"
      ),
      ({ $0.setting("playthroughs", [:]) }, "there is no playthrough `second`"),
      ({ $0.setting("current", 3) }, "an account says which playthrough is `current`"),
      ({ $0.setting("more", 1) }, "an account has no `more`"),
      (
        { json in
          json.setting(
            "playthroughs",
            json["playthroughs"]!.setting("extra", json["playthroughs"]!["main"]!))
        }, "this is the state of the playthrough `main`"
      ),
    ]
    for damage in damages {
      let damaged = damage.change(try ReferenceJSON(parsing: text)).line
      do throws(StateError) {
        _ = try player.load(ContiguousArray(damaged.utf8))
        Issue.record("\(damage.message) was not said")
      } catch {
        #expect(error.diagnostics.map(\.message).contains(damage.message), "\(error.diagnostics)")
      }
    }
  }

  @Test("A limit keeps nobody from loading what is there already")
  func limits() throws {
    let tables = AccountTests.village + #", "policies": {"playthroughs": 2}"#
    let game = try TestGame(tables)
    var (phone, tablet) = (AccountPlayer(game), AccountPlayer(game))
    try phone.play(#"{"begin": "a"}"#)
    try tablet.play(#"{"begin": "b"}"#)
    phone.account = try game.engine.merge(phone.account, tablet.account)
    #expect(phone.account.names == ["a", "b", "main"])
    #expect(phone.unsound == nil)
    #expect(
      try phone.play(#"{"begin": "c"}"#) == "outOfRange: c, an account has 2 playthroughs at most")
    let tighter = try TestGame(
      AccountTests.village + #", "policies": {"playthroughs": 1}"#, version: "2.0.0")
    var updated = AccountPlayer(tighter)
    updated.account = try tighter.engine.adopt(phone.account).account
    #expect(updated.unsound == nil)
  }

  @Test("An update takes every playthrough over, the current one settled")
  func update() throws {
    var player = AccountPlayer(try TestGame(AccountTests.village))
    try player.play(#"{"complete": "w/1"}"#)
    try player.play(#"{"begin": "second"}"#)
    let new = try TestGame(
      AccountTests.village.replacing(#""gems": 2, "#, with: "")
        .replacing(#""id": "1""#, with: #""id": "one""#)
        .replacing("w/1", with: "w/one") + #", "renamed": {"w/1": "w/one"}"#,
      version: "2.0.0")
    let (account, report) = try new.engine.adopt(player.account)
    let bytes = player.game.engine.encode(player.account)
    let read = try new.engine.adoptAccount(
      SourceFile(name: "old.json", bytes: bytes), id: FileID(index: 0))
    #expect(read.account == account)
    #expect(report.renamed == [Rename(old: "w/1", new: "w/one")])
    var updated = AccountPlayer(new)
    updated.account = account
    #expect(updated.unsound == nil)
    // What a level had paid to the account that pays nothing now is still there.
    #expect(try updated.have("gems", in: "second") == 3)
    #expect(try updated.have("gems", in: "main") == 3)
    #expect(try updated.have("coins", in: "main") == 8)
    #expect(try updated.play(#"{"resume": "main"}"#) == "accepted")
    #expect(try new.engine.adopt(updated.account).account == updated.account)
  }
}

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: old) {
      result += rest[..<range.lowerBound]
      result += new
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
