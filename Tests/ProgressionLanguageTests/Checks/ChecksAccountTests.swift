import ProgressionLanguage
import ProgressionText
import Testing

/// What the checks say of quests that several playthroughs share: who gives them, what they cost,
/// what excludes them.
struct ChecksAccountTests {
  typealias Pack = ChecksQuestTests.Pack

  private static let facts = #"""
    "flags": {"a": {"scope": "account"}, "p": {}, "d": {"scope": "daily"}},
    "currencies": {"gold": {}, "glory": {"scope": "account"}, "dust": {"scope": "daily"}},
    "resets": {"daily": {"every": "day"}},
    "worlds": [{"id": "hub", "levels": 2}],
    "locations": {"inn": {"unlock": true}, "mill": {"unlock": true}},
    "npcs": {"settled": {"at": "inn"}, "mover": {"at": [{"location": "mill", "when": {"flag": "p"}}, {"location": "inn"}]},
      "exile": {"at": [{"nowhere": true, "when": {"flag": "p"}}, {"location": "inn"}]},
      "dayman": {"at": [{"location": "inn", "when": {"flag": "d"}}]},
      "banned": {"at": [{"nowhere": true, "when": {"flag": "a"}}, {"location": "inn"}]},
      "sheltered": {"at": [{"location": "mill", "when": {"flag": "p"}}, {"nowhere": true, "when": {"flag": "a"}}, {"location": "inn"}]}},

    """#

  private static func pack(_ name: String, _ quests: String, _ expected: String...) -> Pack {
    Pack(name, facts + "\"quests\": {\(quests)}", expected)
  }

  static let people: [Pack] = [
    pack(
      "a giver of the account's quest who leaves one playthrough",
      #""q": {"scope": "account", "giver": "exile", "unlock": true}"#,
      #"8:46 outlives-what-it-reads: `q` is of the account, but whether its giver `exile` is somewhere depends on `p`, which ends with the playthrough"#
    ),
    pack(
      "somebody else takes it",
      #""q": {"scope": "account", "giver": "settled", "turnIn": "exile", "unlock": true}"#,
      #"8:46 outlives-what-it-reads: `q` is of the account, but whether its `turnIn` `exile` is somewhere depends on `p`, which ends with the playthrough"#
    ),
    pack(
      "a quest that fails with who comes by the day",
      #""q": {"giver": "dayman", "whenGone": "fail", "unlock": true}"#,
      #"9:49 outlives-what-it-reads: `q` is of the playthrough, but whether its giver `dayman` is somewhere depends on `d`, which ends with `daily`"#
    ),
    pack(
      "a quest that is rewarded when it is offered",
      #""q": {"giver": "dayman", "unlock": true, "rewards": {"onUnlock": {"gold": 1}}}"#,
      #"9:49 outlives-what-it-reads: `q` is of the playthrough, but whether its giver `dayman` is somewhere depends on `d`, which ends with `daily`"#
    ),
    pack(
      "a giver whom a command of the account keeps away",
      #""q": {"giver": "banned", "unlock": true}"#,
      #"10:47 outlives-what-it-reads: `q` is of the playthrough, but `a`, which only commands change and is of the account, can keep it shut for good"#
    ),
    pack(
      "who takes it is kept away",
      #""q": {"turnIn": "banned", "unlock": true}"#,
      #"10:47 outlives-what-it-reads: `q` is of the playthrough, but `a`, which only commands change and is of the account, can keep it from being handed in for good"#
    ),
    pack(
      "who moves, waits, stays or has somewhere else to be",
      #""q": {"scope": "account", "giver": "mover", "unlock": true}, "r": {"giver": "dayman", "unlock": true}, "s": {"giver": "settled", "whenGone": "fail", "unlock": true}, "t": {"giver": "sheltered", "unlock": true}, "u": {"turnIn": "dayman", "unlock": true, "rewards": {"onUnlock": {"gold": 1}}}"#
    ),
  ]

  static let prices: [Pack] = [
    pack(
      "a price of the playthrough that comes back",
      #""q": {"scope": "account", "giver": "banned", "whenGone": "fail", "unlock": {"price": {"gold": 5}}}"#,
      #"12:87 price-outlived: `q` is of the account and gives its price back where somebody is gone, but `gold` is of each playthrough: only the one that paid would have it back"#
    ),
    pack(
      "one of two, with ranks of days",
      #""q": {"scope": "account", "turnIn": "banned", "whenGone": "fail", "unlock": {"price": {"glory": 5, "dust": 1}}}"#,
      #"12:88 price-outlived: `q` is of the account and gives its price back where somebody is gone, but `dust` is of each playthrough: only the one that paid would have it back"#
    ),
    pack(
      "what nothing gives back, or comes back where it was paid",
      #""q": {"scope": "account", "giver": "banned", "unlock": {"price": {"gold": 5}}}, "r": {"scope": "account", "giver": "banned", "whenGone": "fail", "unlock": {"price": {"glory": 5}}}, "s": {"scope": "account", "giver": "settled", "whenGone": "fail", "unlock": {"price": {"gold": 5}}}, "u": {"scope": "account", "giver": "banned", "whenGone": "fail", "unlock": true, "turnInPrice": {"gold": 3}}"#
    ),
  ]

  static let choices: [Pack] = [
    pack(
      "a choice of the account and a playthrough",
      #""q": {"choice": "end", "unlock": true}, "r": {"choice": "end", "scope": "account", "unlock": true}"#,
      #"12:52 choice-lives: `r` is of the account and `q`, of the same choice, of the playthrough: what is taken stays taken in every playthrough"#
    ),
    pack(
      "a choice of the day and a playthrough",
      #""q": {"choice": "end", "scope": "daily", "unlock": true}, "r": {"choice": "end", "unlock": true}, "s": {"choice": "end", "unlock": true}"#,
      #"12:70 choice-lives: `r` is of the playthrough and `q`, of the same choice, of `daily`: what is taken never becomes free again"#
    ),
    pack(
      "choices of one life",
      #""q": {"choice": "end", "scope": "daily", "unlock": true}, "r": {"choice": "end", "scope": "daily", "unlock": true}, "s": {"choice": "other", "unlock": true}"#
    ),
  ]

  static let own: [Pack] = [
    pack(
      "a quest with a price accepts itself",
      #""q": {"accept": "auto", "unlock": {"price": {"gold": 5}}}"#,
      #"12:12 waits-for-the-player: `q` has "accept": "auto", but it waits until the player takes it by its price"#
    ),
    pack(
      "a member of a choice accepts itself",
      #""q": {"accept": "auto", "choice": "end", "unlock": true}"#,
      #"12:12 waits-for-the-player: `q` has "accept": "auto", but as a member of the choice `end` it waits until the player takes it"#
    ),
    pack(
      "what opens by itself too, by a bundle or by a grant",
      #""q": {"accept": "auto", "unlock": [{"price": {"gold": 5}}, {"when": {"completed": "hub"}}]}, "r": {"accept": "auto", "choice": "end", "unlock": true}, "s": {"unlock": true, "rewards": {"onComplete": {"unlock": ["r"]}}}, "t": {"accept": "auto", "unlock": false}"#
    ),
    pack(
      "always failing", #""q": {"unlock": true, "failWhen": true}"#,
      #"12:46 always-failing: `q` is never offered: what fails it always holds"#),
    pack(
      "always failing, by numbers",
      #""q": {"unlock": true, "failWhen": {"any": [{"flag": "p"}, {"not": {"stars": "all", "moreThan": 6}}]}}"#,
      #"12:46 always-failing: `q` is never offered: what fails it always holds"#,
      #"12:78 unreachable-threshold: asks for more than 6 stars where 6 exist"#),
    pack(
      "what can be false, and what never fails",
      #""q": {"unlock": true, "failWhen": {"not": {"stars": "all", "atLeast": 6}}}, "r": {"unlock": true, "failWhen": false}"#
    ),
  ]

  @Test("People who come and go with another life", arguments: people)
  func checkPeople(pack: Pack) { #expect(pack.findings == pack.expected) }

  @Test("Prices that come back elsewhere", arguments: prices)
  func checkPrices(pack: Pack) { #expect(pack.findings == pack.expected) }

  @Test("Choices that never become free", arguments: choices)
  func checkChoices(pack: Pack) { #expect(pack.findings == pack.expected) }

  @Test("Quests whose keys undo each other", arguments: own)
  func checkOwn(pack: Pack) { #expect(pack.findings == pack.expected) }

  @Test func helpSaysWhatToWrite() {
    let text = """
      {"formatVersion": 1, "id": "t", "version": "1",
      "currencies": ["gold"], "flags": {"a": {"scope": "account"}},
      "locations": {"inn": {"unlock": true}},
      "npcs": {"jarl": {"at": [{"location": "inn", "when": {"flag": "a"}}]}},
      "quests": {"q": {"scope": "account", "giver": "jarl", "whenGone": "fail", "unlock": {"price": {"gold": 5}}},
      "r": {"choice": "end", "scope": "account", "unlock": true}, "s": {"choice": "end", "unlock": true},
      "t": {"accept": "auto", "unlock": {"price": "free"}, "failWhen": {"none": []}}}}
      """
    #expect(
      TestPack.findings(text) == [
        #"5:85 price-outlived: `q` is of the account and gives its price back where somebody is gone, but `gold` is of each playthrough: only the one that paid would have it back | give `gold` the scope `account`, or leave out the scope of `q` | or write "whenGone": "suspend", which gives nothing back | `gold` is declared here 2:16"#,
        #"6:61 choice-lives: `s` is of the playthrough and `r`, of the same choice, of the account: what is taken stays taken in every playthrough | give all members of `end` one scope | a member of `end` 6:1"#,
        #"7:1 waits-for-the-player: `t` has "accept": "auto", but it waits until the player takes it by its price | leave `accept` out: the command `accept` takes the quest and accepts it | or give it a route that opens by itself, or a reward that unlocks it"#,
        #"7:66 empty-condition: an empty `none` is always true | write `true` if this is meant, or list the conditions"#,
        #"7:66 always-failing: `t` is never offered: what fails it always holds | leave `failWhen` out, or ask for what can be false | the quest 7:1"#,
      ])
  }
}
