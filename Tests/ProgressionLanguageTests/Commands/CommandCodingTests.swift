import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

/// Commands to and from JSON; outcomes to JSON.
struct CommandCodingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let json: String
    let command: Command
    var testDescription: String { json }
  }

  static let commands: [Case] = [
    Case(json: #"{"complete":"a/1"}"#, command: Command(.complete("a/1", LevelResult()))),
    Case(
      json: #"{"complete":"a/1","stars":2,"marks":["goal"],"id":"c-1"}"#,
      command: Command(.complete("a/1", LevelResult(stars: 2, marks: ["goal"])), id: "c-1")),
    Case(
      json: #"{"complete":"a/1","score":1800}"#,
      command: Command(.complete("a/1", LevelResult(score: 1800)))),
    Case(json: #"{"start":"a/1"}"#, command: Command(.start("a/1"))),
    Case(json: #"{"fail":"a/1"}"#, command: Command(.fail("a/1"))),
    Case(json: #"{"unlock":"b"}"#, command: Command(.unlock("b", price: nil, rank: nil))),
    Case(
      json: #"{"unlock":"b","price":{"coins":5},"rank":3}"#,
      command: Command(.unlock("b", price: [NamedAmount("coins", 5)], rank: 3))),
    Case(
      json: #"{"unlock":"b","price":"free"}"#, command: Command(.unlock("b", price: [], rank: nil))),
    Case(json: #"{"buy":"p"}"#, command: Command(.buy("p", quantity: 1, price: nil))),
    Case(
      json: #"{"buy":"p","quantity":3,"price":{"coins":9}}"#,
      command: Command(.buy("p", quantity: 3, price: [NamedAmount("coins", 9)]))),
    Case(json: #"{"select":"b"}"#, command: Command(.select("b"))),
    Case(
      json: #"{"grant":{"coins":5,"unlock":["b"],"set":{"f":true},"add":{"k":2}}}"#,
      command: Command(
        .grant(
          NamedBundle(
            amounts: [NamedAmount("coins", 5)], unlock: ["b"], set: ["f"],
            add: [NamedAmount("k", 2)])))),
    Case(json: #"{"take":{"coins":5}}"#, command: Command(.take([NamedAmount("coins", 5)]))),
    Case(
      json: #"{"set":{"f":false,"k":3,"c":"DE"}}"#,
      command: Command(
        .set([
          NamedValue("f", .boolean(false)), NamedValue("k", .integer(3)),
          NamedValue("c", .text("DE")),
        ]))),
    Case(json: #"{"add":{"k":-1}}"#, command: Command(.add([NamedAmount("k", -1)]))),
    Case(json: #"{"visit":"inn"}"#, command: Command(.visit("inn"))),
    Case(json: #"{"meet":"jarl"}"#, command: Command(.meet("jarl"))),
    Case(json: #"{"accept":"hunt","id":"c"}"#, command: Command(.accept("hunt"), id: "c")),
    Case(json: #"{"turnIn":"hunt"}"#, command: Command(.turnIn("hunt"))),
    Case(json: #"{"abandon":"hunt"}"#, command: Command(.abandon("hunt"))),
    Case(json: #"{"fail":"hunt"}"#, command: Command(.fail("hunt"))),
    Case(json: #"{"begin":"second"}"#, command: Command(.begin("second", isCustom: false))),
    Case(
      json: #"{"begin":"hard.mode-2","custom":true,"id":"c"}"#,
      command: Command(.begin("hard.mode-2", isCustom: true), id: "c")),
    Case(json: #"{"resume":"main"}"#, command: Command(.resume("main"))),
    Case(
      json: #"{"meet":"jarl","id":"c","now":"1970-01-01T00:00:00Z","playthrough":"second"}"#,
      command: Command(.meet("jarl"), id: "c", now: 0, playthrough: "second")),
    Case(
      json: #"{"do":[{"meet":"jarl"},{"accept":"hunt"}],"playthrough":"main"}"#,
      command: Command(
        .do([Command(.meet("jarl")), Command(.accept("hunt"))]), playthrough: "main")),
    Case(json: #"{"open":"wooden"}"#, command: Command(.open("wooden"))),
    Case(json: #"{"reset":"run"}"#, command: Command(.reset("run"))),
    Case(json: #"{"tick":true}"#, command: Command(.tick)),
    Case(
      json: #"{"setClock":"2026-01-01T00:00:00Z"}"#,
      command: Command(.setClock(1_767_225_600))),
    Case(
      json: #"{"grant":{"timers":["brew"]}}"#,
      command: Command(.grant(NamedBundle(timers: ["brew"])))),
    Case(
      json: #"{"tick":true,"id":{"writer":"phone","n":41},"now":"1970-01-01T00:00:00Z"}"#,
      command: Command(.tick, id: .writer("phone", number: 41), now: 0)),
    Case(
      json: #"{"tick":true,"now":"9999-12-31T23:59:59Z"}"#,
      command: Command(.tick, now: 253_402_300_799)),
    Case(
      json: #"{"transaction":"t-1","product":"p","state":"purchased"}"#,
      command: Command(
        .transaction(StoreNotice(transaction: "t-1", product: "p", stage: .purchased)))),
    Case(
      json: #"{"transaction":"t-1","product":"p","state":"revoked","quantity":2}"#,
      command: Command(
        .transaction(
          StoreNotice(transaction: "t-1", product: "p", stage: .revoked, quantity: 2)))),
    Case(
      json:
        #"{"transaction":"t-1","product":"p","state":"purchased","until":"2026-02-01T00:00:00Z","restored":true,"id":"c"}"#,
      command: Command(
        .transaction(
          StoreNotice(
            transaction: "t-1", product: "p", stage: .purchased, until: 1_769_904_000,
            isRestored: true)), id: "c")),
    Case(
      json: #"{"do":[{"tick":true},{"visit":"inn"}]}"#,
      command: Command(.do([Command(.tick), Command(.visit("inn"))]))),
  ]

  @Test("A command is read, and written as it was", arguments: commands)
  func roundTrip(one: Case) throws {
    let (json, _) = try #require(TestPack.json(one.json))
    #expect(CommandReader.isCommand(json))
    let (command, diagnostics) = CommandReader.read(json)
    #expect(diagnostics.isEmpty)
    #expect(command == one.command)
    #expect(CommandWriter.write(one.command) == one.json)
  }

  static let mistakes: [(String, String)] = [
    (
      #"[]"#,
      #"1:1 wrong-type: a command is an object; this is a list | write {"complete": "world/1", "stars": 3}"#
    ),
    (
      #"{"complete": "a", "start": "a"}"#,
      #"1:19 command-head: a command does one thing; `complete` and `start` are two | write {"do": [{"complete": …}, {"start": …}]} | the first is here 1:2"#
    ),
    (
      #"{"compelte": "a"}"#,
      "1:2 command-head: there is no command `compelte` | did you mean `complete`?"
    ),
    (#"{"complete": 7}"#, "1:14 wrong-type: `complete` is a string; this is a number"),
    (
      #"{"complete": "a", "star": 2}"#,
      "1:19 unknown-key: the command `complete` has no key `star` | did you mean `stars`?"
    ),
    (
      #"{"complete": "a", "stars": "2"}"#,
      "1:28 wrong-type: `stars` is a number; this is a string | write 2 without quotes"
    ),
    (
      #"{"complete": "a", "complete": "b"}"#,
      "1:19 duplicate-key: the key `complete` stands twice in one object | keep one of them; nothing says which would count | first here 1:2"
    ),
    (
      #"{"complete": ["a", "b"]}"#,
      #"1:14 one-reference: `complete` names one thing; this is a list | for several, write {"do": [{"complete": …}, …]}"#
    ),
    (
      #"{"unlock": "a", "price": 500}"#,
      #"1:26 not-a-price: `price` says what is paid and how much; this is a number | write {"coins": 500} or "free""#
    ),
    (#"{"tick": 1}"#, #"1:10 wrong-type: `tick` is true | write {"tick": true}"#),
    (
      #"{"accept": ["a", "b"]}"#,
      #"1:12 one-reference: `accept` names one thing; this is a list | for several, write {"do": [{"accept": …}, …]}"#
    ),
    (
      #"{"talk": "jarl"}"#, "1:2 command-head: there is no command `talk` | did you mean `meet`?"
    ),
    (
      #"{"handIn": "hunt"}"#,
      "1:2 command-head: there is no command `handIn` | did you mean `turnIn`?"
    ),
    (
      #"{"turnin": "hunt"}"#,
      "1:2 command-head: there is no command `turnin` | did you mean `turnIn`?"
    ),
    (
      #"{"begin": "my game"}"#,
      "1:11 invalid-id: `my game` is no name: an id has only ASCII letters, digits, `-`, `_` and `.`"
    ),
    (#"{"begin": ""}"#, "1:11 out-of-range: `begin` is not empty"),
    (#"{"begin": true}"#, "1:11 wrong-type: `begin` is a string; this is `true`"),
    (
      #"{"begin": "a", "custom": "yes"}"#,
      "1:26 wrong-type: `custom` is true or false; this is a string"
    ),
    (
      #"{"resume": "a", "custom": true}"#,
      "1:17 unknown-key: the command `resume` has no key `custom` | the keys are `resume`, `id`, `now`, `playthrough`"
    ),
    (
      #"{"begin": "a", "playthrough": "b"}"#,
      "1:31 conflicting-keys: `begin` names its playthrough, and has no other beside it | leave `playthrough` out | the playthrough 1:11"
    ),
    (
      #"{"tick": true, "playthrough": 2}"#,
      "1:31 wrong-type: `playthrough` is a string; this is a number"
    ),
    (
      #"{"tick": true, "playthrough": "a/b"}"#,
      "1:31 invalid-id: `a/b` is no name: an id has only ASCII letters, digits, `-`, `_` and `.`"
    ),
    (
      #"{"do": [{"tick": true, "playthrough": "b"}]}"#,
      "1:24 unknown-key: a command inside a `do` has no `playthrough` | write it beside `do`: the batch happens once, at one time"
    ),
    (
      #"{"meet": "jarl", "with": "cook"}"#,
      "1:18 unknown-key: the command `meet` has no key `with` | the keys are `meet`, `id`, `now`, `playthrough`"
    ),
    (
      #"{"grant": {"set": {"f": false}}}"#,
      #"1:25 rewards-give: a bundle only sets flags true | write the command {"set": {"f": false}}"#
    ),
    (
      #"{"do": [{"visit": "a"}, {"visit": 1}]}"#,
      "1:35 wrong-type: `visit` is a string; this is a number"
    ),
    (#"{"do": []}"#, "1:8 empty-list: a `do` without commands does nothing"),
    (
      #"{"do": [{"do": [{"tick": true}]}]}"#,
      "1:16 command-head: a `do` inside a `do` | write its commands into the outer list"
    ),
  ]

  @Test("A command that is wrong is said to be so", arguments: mistakes)
  func mistake(json text: String, finding: String) throws {
    let (json, sources) = try #require(TestPack.json(text))
    let (command, diagnostics) = CommandReader.read(json)
    #expect(command == nil)
    #expect(diagnostics.map { TestPack.line(of: $0, sources) } == [finding])
  }

  static let authorities: [(String, Authority)] = [
    (#"{"grant": {}}"#, .operator), (#"{"do": [{"take": {}}]}"#, .operator),
    (#"{"set": {}}"#, .operator), (#"{"add": {}}"#, .operator), (#"{"setClock": 0}"#, .operator),
    (#"{"transaction": "t", "product": "p", "state": "pending"}"#, .store),
    (#"{"reset": "run"}"#, .player), (#"{"open": "wooden"}"#, .player),
  ]

  @Test("Nobody may send what needs more, in a batch neither", arguments: authorities)
  func authority(text: String, least: Authority) throws {
    let (json, _) = try #require(TestPack.json(text))
    for authority in [Authority.player, .operator, .store] {
      let (command, diagnostics) = CommandReader.read(json, authority: authority)
      #expect((command != nil) == (authority >= least))
      #expect(diagnostics.map { $0.code } == (authority >= least ? [] : [.commandAuthority]))
    }
    #expect(CommandReader.read(json).command?.authority == least)
  }

  @Test("Keys beside a command are the caller's")
  func besides() throws {
    let (json, _) = try #require(TestPack.json(#"{"tick": true, "expect": {}, "x-note": 1}"#))
    #expect(CommandReader.read(json).command == nil)
    #expect(CommandReader.read(json, besides: ["expect"]).command == Command(.tick))
    let (other, _) = try #require(TestPack.json(#"{"press": "left"}"#))
    #expect(!CommandReader.isCommand(other))
  }

  @Test("Outcomes are written as their users read them")
  func outcomes() {
    let outcome = Outcome(
      revision: 4,
      changes: [
        Change(.unlocked, "b", cause: .route(0)),
        Change(.stars, "a/1", from: .integer(0), to: .integer(2)),
        Change(.mark, "a/1", to: .text("goal")),
        Change(.credited, "coins", amount: 5, cause: .reward(moment: "perNewStar", node: "a/1")),
        Change(.flag, "f", from: .boolean(false), to: .boolean(true), cause: .command("set")),
        Change(.choice, "side", to: .text("x")),
      ])
    var writer = JSONWriter(style: .compact)
    OutcomeWriter.write(outcome, to: &writer)
    #expect(
      writer.text == """
        {"outcome":"accepted","revision":4,"changes":[{"kind":"unlocked","id":"b","by":{"route":0}},\
        {"kind":"stars","id":"a/1","from":0,"to":2},{"kind":"mark","id":"a/1","mark":"goal"},\
        {"kind":"credited","id":"coins","amount":5,"by":{"reward":"perNewStar","of":"a/1"}},\
        {"kind":"flag","id":"f","from":false,"to":true,"by":{"command":"set"}},\
        {"kind":"choice","id":"side","to":"x"}]}
        """)
    writer = JSONWriter(style: .compact)
    OutcomeWriter.write(Outcome(isDuplicate: true, revision: 4, changes: []), to: &writer)
    #expect(writer.text == #"{"outcome":"duplicate","changes":[]}"#)
    writer = JSONWriter(style: .compact)
    let change = Change(
      .credited, "gems", amount: 5, cause: .source(.transaction, id: "t-1"))
    OutcomeWriter.write(
      Outcome(revision: 1, changes: [change], acknowledge: true), to: &writer)
    #expect(
      writer.text == """
        {"outcome":"accepted","revision":1,"acknowledge":true,"changes":[{"kind":"credited",\
        "id":"gems","amount":5,"by":{"transaction":"t-1"}}]}
        """)
    writer = JSONWriter(style: .compact)
    OutcomeWriter.write(
      Outcome(isDuplicate: true, revision: 1, changes: [], acknowledge: false), to: &writer)
    #expect(writer.text == #"{"outcome":"duplicate","acknowledge":false,"changes":[]}"#)
  }

  static let rejections: [(Rejection, String)] = [
    (.malformed("m"), #"{"reason":"malformed","message":"m"}"#),
    (.notAllowed(needs: .operator), #"{"reason":"notAllowed","authority":"operator"}"#),
    (.needsAdoption, #"{"reason":"needsAdoption"}"#),
    (
      .duplicateWithDifferentContent(id: "i"),
      #"{"reason":"duplicateWithDifferentContent","id":"i"}"#
    ),
    (.tooOld(id: "phone#3"), #"{"reason":"tooOld","id":"phone#3"}"#),
    (
      .clockWentBack(from: 86_400, to: 0),
      #"{"reason":"clockWentBack","from":"1970-01-02T00:00:00Z","to":"1970-01-01T00:00:00Z"}"#
    ),
    (.paymentPending(product: "p"), #"{"reason":"paymentPending","product":"p"}"#),
    (.unknownId("i", nearest: "j"), #"{"reason":"unknownId","id":"i","nearest":"j"}"#),
    (.excluded(node: "a", by: "b"), #"{"reason":"excluded","node":"a","by":"b"}"#),
    (.alreadyOwned("a"), #"{"reason":"alreadyOwned","node":"a"}"#),
    (.alreadyUnlocked("a"), #"{"reason":"alreadyUnlocked","node":"a"}"#),
    (.notAvailable("a"), #"{"reason":"notAvailable","node":"a"}"#),
    (.locked(node: "a", unmet: []), #"{"reason":"locked","node":"a","unmet":[]}"#),
    (
      .ambiguousRoute(node: "a", prices: [[], [NamedAmount("c", 1)]]),
      #"{"reason":"ambiguousRoute","node":"a","prices":["free",{"c":1}]}"#
    ),
    (.priceChanged(node: "a", prices: []), #"{"reason":"priceChanged","node":"a","prices":[]}"#),
    (.limitReached(product: "p", limit: 3), #"{"reason":"limitReached","product":"p","limit":3}"#),
    (
      .insufficientFunds(missing: [NamedAmount("c", 1)]),
      #"{"reason":"insufficientFunds","missing":{"c":1}}"#
    ),
    (.capReached(holding: "c", cap: 9), #"{"reason":"capReached","holding":"c","cap":9}"#),
    (.outOfRange(id: "c", message: "m"), #"{"reason":"outOfRange","id":"c","message":"m"}"#),
  ]

  @Test("Every rejection is written with its data", arguments: rejections)
  func rejection(rejection: Rejection, json: String) {
    var writer = JSONWriter(style: .compact)
    OutcomeWriter.write(rejection, to: &writer)
    #expect(writer.text == json)
    writer = JSONWriter(style: .compact)
    OutcomeWriter.writeOutcome(of: rejection, to: &writer)
    #expect(writer.text == #"{"outcome":"rejected","rejection":\#(json)}"#)
  }
}
