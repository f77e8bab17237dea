import ProgressionLanguage
import ProgressionText

extension DiagnosticFixture {
  /// Mistakes in quests.
  static let quests: [DiagnosticFixture] = [
    DiagnosticFixture(
      .wrongType, "quest: a list", #""quests": ["hunt"]"#,
      #"2:11 wrong-type: `quests` is a map: each entry has to say more than its id | write {"id": {…}, …}"#
    ),
    DiagnosticFixture(
      .missingUnlock, "quest: nothing", #""quests": {"hunt": {}}"#,
      #"2:12 missing-unlock: the quest `hunt` has no `unlock` | write "unlock": true if it is open from the start | write "unlock": false if only a reward opens it"#
    ),
    DiagnosticFixture(
      .wrongType, "quest: true", #""quests": {"hunt": true}"#,
      #"2:20 wrong-type: a quest is an object; this is `true` | write {"unlock": true}"#),
    DiagnosticFixture(
      .unknownID, "quest: a typo in a giver",
      #""quests": {"hunt": {"giver": "jral", "unlock": true}}, "npcs": ["jarl"]"#,
      #"2:30 unknown-id: there is no npc `jral` | did you mean `jarl`?"#),
    DiagnosticFixture(
      .unknownID, "quest: a giver that nobody declared",
      #""quests": {"hunt": {"giver": "nobody", "unlock": true}}"#,
      #"2:30 unknown-id: there is no npc `nobody` | npcs are declared in the table `npcs`"#),
    DiagnosticFixture(
      .wrongKind, "quest: a giver that is a location",
      #""quests": {"hunt": {"giver": "inn", "unlock": true}}, "locations": {"inn": {"unlock": true}}"#,
      #"2:30 wrong-kind: `inn` is a location, not an npc | declare who is there: "npcs": {"…": {"at": "inn"}}"#
    ),
    DiagnosticFixture(
      .wrongType, "quest: two givers in a list",
      #""quests": {"hunt": {"giver": ["jarl", "cook"], "unlock": true}}, "npcs": ["jarl", "cook"]"#,
      #"2:30 wrong-type: `giver` names an npc; this is a list"#),
    DiagnosticFixture(
      .unknownKey, "quest: reward",
      #""currencies": ["c"], "quests": {"hunt": {"unlock": true, "reward": {"onComplete": {"c": 1}}}}"#,
      #"2:58 unknown-key: a quest has no key `reward` | did you mean `rewards`?"#),
    DiagnosticFixture(
      .rewardMoment, "quest: rewards without moment",
      #""currencies": ["c"], "quests": {"hunt": {"unlock": true, "rewards": {"c": 1}}}"#,
      #"2:70 reward-moment: `rewards` does not say when `c` is given | write {"onComplete": {"c": 1}}"#
    ),
    DiagnosticFixture(
      .noSuchMoment, "quest: every completion",
      #""currencies": ["c"], "quests": {"hunt": {"unlock": true, "rewards": {"onEveryComplete": {"c": 1}}}}"#,
      #"2:70 no-such-moment: `hunt` has no `onEveryComplete`: a quest is completed once in its life | its moments are `onUnlock`, `onComplete`"#
    ),
    DiagnosticFixture(
      .unknownKey, "quest: onAccept",
      #""currencies": ["c"], "quests": {"hunt": {"unlock": true, "rewards": {"onAccept": {"c": 1}}}}"#,
      #"2:70 unknown-key: `rewards` has no moment `onAccept` | the moments are `onUnlock`, `onComplete`"#
    ),
    DiagnosticFixture(
      .unknownKey, "quest: ranks", #""quests": {"hunt": {"unlock": true, "ranks": 3}}"#,
      #"2:37 unknown-key: a quest has no key `ranks` | a quest is completed once in its life, and has `stages`"#
    ),
    DiagnosticFixture(
      .unknownKey, "quest: repeatable",
      #""quests": {"hunt": {"unlock": true, "repeatable": true}}"#,
      #"2:37 unknown-key: a quest has no key `repeatable` | a quest repeats with its life: name a reset as its `scope`"#
    ),
    DiagnosticFixture(
      .unknownKey, "quest: price",
      #""currencies": ["c"], "quests": {"hunt": {"unlock": true, "price": {"c": 1}}}"#,
      #"2:58 unknown-key: a quest has no key `price` | what it costs to accept stands in a route, "unlock": {"price": …}; what is handed in is `turnInPrice`"#
    ),
    DiagnosticFixture(
      .unknownKey, "quest: completeWhen",
      #""quests": {"hunt": {"unlock": true, "completeWhen": true}}"#,
      #"2:37 unknown-key: a quest has no key `completeWhen` | what is to be done stands in `objectives`, each with a name"#
    ),
    DiagnosticFixture(
      .unknownKey, "quest: goals",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "goals": {"a": {"flag": "f"}}}}"#,
      #"2:53 unknown-key: a quest has no key `goals` | did you mean `objectives`?"#),
    DiagnosticFixture(
      .unknownID, "since: a typo of accepted",
      #""quests": {"hunt": {"unlock": true, "objectives": {"o": {"earned": "c", "since": "acepted", "atLeast": 1}}}}, "currencies": ["c"]"#,
      #"2:82 unknown-id: there is no reset `acepted` | did you mean `accepted`?"#),
    DiagnosticFixture(
      .wrongType, "accept: true", #""quests": {"hunt": {"unlock": true, "accept": true}}"#,
      #"2:47 wrong-type: `accept` says who accepts the quest: `player` or `auto`; this is `true` | write "auto""#
    ),
    DiagnosticFixture(
      .unknownWord, "accept: automatic",
      #""quests": {"hunt": {"unlock": true, "accept": "automatic"}}"#,
      #"2:47 unknown-word: `automatic` is no word for `accept` | did you mean `auto`?"#),
    DiagnosticFixture(
      .unknownWord, "accept: a typo", #""quests": {"hunt": {"unlock": true, "accept": "plyer"}}"#,
      #"2:47 unknown-word: `plyer` is no word for `accept` | did you mean `player`?"#),
    DiagnosticFixture(
      .wrongType, "turnIn: true", #""quests": {"hunt": {"unlock": true, "turnIn": true}}"#,
      #"2:47 wrong-type: `turnIn` names the npc to whom the quest is handed in, or is false | leave it out for the giver | write false where it completes by itself"#
    ),
    DiagnosticFixture(
      .wrongKind, "turnIn: a location",
      #""quests": {"hunt": {"unlock": true, "turnIn": "inn"}}, "locations": {"inn": {"unlock": true}}"#,
      #"2:47 wrong-kind: `inn` is a location, not an npc | declare who is there: "npcs": {"…": {"at": "inn"}}"#
    ),
    DiagnosticFixture(
      .conflictingKeys, "turnInPrice: nobody takes it",
      #""items": ["pelt"], "quests": {"hunt": {"unlock": true, "turnInPrice": {"pelt": 3}}}"#,
      #"2:71 conflicting-keys: `turnInPrice` is paid when the quest is handed in, and `hunt` completes by itself | name the npc who takes it: "turnIn": "…" | or leave the price out"#
    ),
    DiagnosticFixture(
      .conflictingKeys, "turnInPrice: with turnIn false",
      #""items": ["pelt"], "npcs": ["jarl"], "quests": {"hunt": {"giver": "jarl", "unlock": true, "turnIn": false, "turnInPrice": {"pelt": 3}}}"#,
      #"2:123 conflicting-keys: `turnInPrice` is paid when the quest is handed in, and `hunt` completes by itself | name the npc who takes it: "turnIn": "…" | or leave the price out | nobody takes it 2:101"#
    ),
    DiagnosticFixture(
      .notAPrice, "turnInPrice: a number",
      #""items": ["pelt"], "npcs": ["jarl"], "quests": {"hunt": {"giver": "jarl", "unlock": true, "turnInPrice": 3}}"#,
      #"2:106 not-a-price: `turnInPrice` says what is paid and how much; this is a number | write {"coins": 3}"#
    ),
    DiagnosticFixture(
      .zeroPrice, "turnInPrice: 0",
      #""items": ["pelt"], "npcs": ["jarl"], "quests": {"hunt": {"giver": "jarl", "unlock": true, "turnInPrice": {"pelt": 0}}}"#,
      #"2:115 zero-price: a price of 0 pelt is no price | leave it out, or write "free" for the whole price"#
    ),
    DiagnosticFixture(
      .unknownID, "turnInPrice: a misspelt giver is the cause",
      #""items": ["pelt"], "npcs": ["jarl"], "quests": {"hunt": {"giver": "jral", "unlock": true, "turnInPrice": {"pelt": 1}, "whenGone": "fail"}}"#,
      #"2:67 unknown-id: there is no npc `jral` | did you mean `jarl`?"#),
    DiagnosticFixture(
      .notACondition, "failWhen: a list",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "failWhen": [{"flag": "f"}]}}"#,
      #"2:65 not-a-condition: a list of conditions does not say whether all or any of them must hold | write {"all": [ … ]} or {"any": [ … ]}"#
    ),
    DiagnosticFixture(
      .unknownKey, "failWhen: another word",
      #""flags": ["f"], "quests": {"hunt": {"unlock": true, "failIf": {"flag": "f"}}}"#,
      #"2:53 unknown-key: a quest has no key `failIf` | did you mean `failWhen`?"#),
    DiagnosticFixture(
      .wrongType, "deadline: a number", #""quests": {"hunt": {"unlock": true, "deadline": 7200}}"#,
      #"2:49 wrong-type: `deadline` is a duration or an instant, written as a text; this is a number | write "2h""#
    ),
    DiagnosticFixture(
      .wrongType, "deadline: seconds since 1970",
      #""quests": {"hunt": {"unlock": true, "deadline": 1793491200}}"#,
      #"2:49 wrong-type: `deadline` is a duration or an instant, written as a text; this is a number | write "2026-11-01T00:00:00Z""#
    ),
    DiagnosticFixture(
      .wrongType, "deadline: words",
      #""quests": {"hunt": {"unlock": true, "deadline": "2 hours"}}"#,
      #"2:49 wrong-type: `deadline` is a duration; `2 hours` is none | write "2h""#),
    DiagnosticFixture(
      .wrongType, "deadline: a day",
      #""quests": {"hunt": {"unlock": true, "deadline": "2026-11-01"}}"#,
      #"2:49 wrong-type: `deadline` is an instant; `2026-11-01` is a day, which begins elsewhere at another time | write "2026-11-01T00:00Z" for UTC, or the offset of the place as in "2026-11-01T00:00+02:00""#
    ),
    DiagnosticFixture(
      .outOfRange, "deadline: no time", #""quests": {"hunt": {"unlock": true, "deadline": "0s"}}"#,
      #"2:49 out-of-range: `deadline` is 1 second or more"#),
    DiagnosticFixture(
      .wrongType, "deadline: an object",
      #""quests": {"hunt": {"unlock": true, "deadline": {"after": "2h"}}}"#,
      #"2:49 wrong-type: `deadline` is a duration or an instant, written as a text; this is an object | write "2h" for two hours after it is accepted, or an instant such as "2026-11-01T00:00Z""#
    ),
    DiagnosticFixture(
      .unknownKey, "deadline: another word",
      #""quests": {"hunt": {"unlock": true, "timeLimit": "2h"}}"#,
      #"2:37 unknown-key: a quest has no key `timeLimit` | did you mean `deadline`?"#),
    DiagnosticFixture(
      .conflictingKeys, "whenGone: nobody",
      #""quests": {"hunt": {"unlock": true, "whenGone": "fail"}}"#,
      #"2:49 conflicting-keys: `whenGone` says what happens while the giver is nowhere, and `hunt` has none | leave it out, or name a `giver`"#
    ),
    DiagnosticFixture(
      .unknownWord, "whenGone: a typo",
      #""npcs": ["jarl"], "quests": {"hunt": {"giver": "jarl", "unlock": true, "whenGone": "suspended"}}"#,
      #"2:84 unknown-word: `suspended` is no word for `whenGone` | did you mean `suspend`?"#),
    DiagnosticFixture(
      .wrongType, "retry: a number", #""quests": {"hunt": {"unlock": true, "retry": 3}}"#,
      #"2:46 wrong-type: `retry` is true or false; this is a number"#),
    DiagnosticFixture(
      .relativeReference, "since: accepted in an unlock",
      #""worlds": [{"id": "w", "levels": 1}], "quests": {"hunt": {"unlock": {"stars": "all", "since": "accepted", "atLeast": 1}}}"#,
      #"2:95 relative-reference: `"since": "accepted"` means something only in the `objectives` and the `failWhen` of a quest | for a moment that others know too, name a reset"#
    ),
    DiagnosticFixture(
      .relativeReference, "since: accepted in a rule of a quest",
      #""worlds": [{"id": "w", "levels": 1}], "rules": {"r": {"stars": "all", "since": "accepted", "atLeast": 1}}, "quests": {"hunt": {"unlock": true, "objectives": {"a": {"rule": "r"}}}}"#,
      #"2:80 relative-reference: `"since": "accepted"` means something only in the `objectives` and the `failWhen` of a quest | for a moment that others know too, name a reset"#
    ),
    DiagnosticFixture(
      .unknownKey, "since: of what is had",
      #""items": ["pelt"], "quests": {"hunt": {"unlock": true, "objectives": {"a": {"have": "pelt", "since": "accepted", "atLeast": 1}}}}"#,
      #"2:93 unknown-key: `have` has no key `since`: only what never falls has a growth | write "earned" or "spent" for "have" | stars, clears, fails, marks, earned, spent and purchases grow"#
    ),
    DiagnosticFixture(
      .choiceRoute, "choice: a live route",
      #""flags": ["f"], "quests": {"hunt": {"choice": "c", "unlock": {"when": {"flag": "f"}, "live": true}}}"#,
      #"2:94 choice-route: `hunt` is a member of a choice, which the player takes: it has no live route | write a price, or a condition under which the player may take it"#
    ),
  ]
}
