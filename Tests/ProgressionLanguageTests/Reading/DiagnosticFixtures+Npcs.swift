import ProgressionLanguage
import ProgressionText

extension DiagnosticFixture {
  /// Mistakes in npcs, and in what names quests and npcs elsewhere.
  static let npcs: [DiagnosticFixture] = [
    DiagnosticFixture(
      .wrongType, "custom: a text", #""quests": {"hunt": {"unlock": true, "custom": "no"}}"#,
      #"2:47 wrong-type: `custom` is true or false; this is a string"#),
    DiagnosticFixture(
      .unknownKey, "custom: of an npc", #""npcs": {"jarl": {"custom": false}}"#,
      #"2:19 unknown-key: an npc has no key `custom` | an npc opens nothing that could be earned"#),
    DiagnosticFixture(
      .unknownKey, "npc: unlock", #""flags": ["f"], "npcs": {"jarl": {"unlock": {"flag": "f"}}}"#,
      #"2:35 unknown-key: an npc has no key `unlock` | an npc is there while one of its places counts: write "at": [{"location": "…", "when": …}]"#
    ),
    DiagnosticFixture(
      .unknownKey, "npc: rewards",
      #""currencies": ["c"], "npcs": {"jarl": {"rewards": {"onUnlock": {"c": 1}}}}"#,
      #"2:40 unknown-key: an npc has no key `rewards` | an npc gives quests, and these have rewards"#
    ),
    DiagnosticFixture(
      .unknownKey, "npc: choice", #""npcs": {"jarl": {"choice": "c"}}"#,
      #"2:19 unknown-key: an npc has no key `choice` | the keys are `title`, `at`, `gives`, `visible`, `tags`, `scope`"#
    ),
    DiagnosticFixture(
      .unknownKey, "npc: where",
      #""locations": {"inn": {"unlock": true}}, "npcs": {"jarl": {"location": "inn"}}"#,
      #"2:59 unknown-key: an npc has no key `location` | did you mean `at`?"#),
    DiagnosticFixture(
      .wrongType, "npc: a text", #""npcs": {"jarl": "inn"}"#,
      #"2:18 wrong-type: an npc is an object; this is a string | write {} for one without keys"#),
    DiagnosticFixture(
      .unknownID, "at: a typo",
      #""locations": {"inn": {"unlock": true}}, "npcs": {"jarl": {"at": "in"}}"#,
      #"2:65 unknown-id: there is no location `in` | did you mean `inn`?"#),
    DiagnosticFixture(
      .wrongKind, "at: a world",
      #""worlds": [{"id": "w", "levels": 1}], "npcs": {"jarl": {"at": "w"}}"#,
      #"2:63 wrong-kind: `w` is a world, not a location | declare the place where it stands in `locations`"#
    ),
    DiagnosticFixture(
      .unknownWord, "at: nowhere", #""npcs": {"jarl": {"at": "nowhere"}}"#,
      #"2:25 unknown-word: an npc that is nowhere has a place that says so | write [{"nowhere": true}]"#
    ),
    DiagnosticFixture(
      .wrongType, "at: false", #""npcs": {"jarl": {"at": false}}"#,
      #"2:25 wrong-type: `at` is a location, or a list of places; this is `false` | write [{"location": "…", "when": …}]"#
    ),
    DiagnosticFixture(
      .emptyList, "at: an empty list", #""npcs": {"jarl": {"at": []}}"#,
      #"2:25 empty-list: an npc without places is never anywhere | leave `at` out if it is always there, or write [{"nowhere": true}]"#
    ),
    DiagnosticFixture(
      .wrongType, "at: one place without brackets",
      #""locations": {"inn": {"unlock": true}}, "npcs": {"jarl": {"at": {"location": "inn"}}}"#,
      #"2:65 wrong-type: `at` is a location, or a list of places; this is one place | write it in brackets: [ … ]"#
    ),
    DiagnosticFixture(
      .wrongType, "at: places as a map",
      #""flags": ["f"], "locations": {"inn": {"unlock": true}}, "npcs": {"jarl": {"at": {"inn": {"flag": "f"}}}}"#,
      #"2:81 wrong-type: `at` is a location, or a list of places; this is an object | write [{"location": "…", "when": …}]"#
    ),
    DiagnosticFixture(
      .wrongType, "at: names in a list",
      #""locations": {"inn": {"unlock": true}, "mill": {"unlock": true}}, "npcs": {"jarl": {"at": ["inn", "mill"]}}"#,
      #"2:92 wrong-type: a place of an npc is an object, which says when it counts; this is a string | write {"location": "inn", "when": …}"#,
      #"2:99 wrong-type: a place of an npc is an object, which says when it counts; this is a string | write {"location": "mill", "when": …}"#
    ),
    DiagnosticFixture(
      .wrongType, "at: a number in a list", #""npcs": {"jarl": {"at": [1]}}"#,
      #"2:26 wrong-type: a place of an npc is an object; this is a number | write {"location": "…", "when": …}"#
    ),
    DiagnosticFixture(
      .missingKey, "at: no location",
      #""flags": ["f"], "npcs": {"jarl": {"at": [{"when": {"flag": "f"}}]}}"#,
      #"2:42 missing-key: a place of an npc has a `location` | write {"location": "…", "when": …}, or {"nowhere": true, "when": …} for while it is gone"#
    ),
    DiagnosticFixture(
      .conflictingKeys, "at: both",
      #""locations": {"inn": {"unlock": true}}, "npcs": {"jarl": {"at": [{"location": "inn", "nowhere": true}]}}"#,
      #"2:97 conflicting-keys: an npc is at a location or nowhere, not both | keep one of them | the location 2:79"#
    ),
    DiagnosticFixture(
      .wrongType, "at: nowhere is false", #""npcs": {"jarl": {"at": [{"nowhere": false}]}}"#,
      #"2:38 wrong-type: `nowhere` is true; what is not nowhere has a location | write "location": "…""#
    ),
    DiagnosticFixture(
      .wrongType, "at: nowhere is a text", #""npcs": {"jarl": {"at": [{"nowhere": "yes"}]}}"#,
      #"2:38 wrong-type: `nowhere` is true or false; this is a string"#),
    DiagnosticFixture(
      .unknownKey, "at: another word",
      #""locations": {"inn": {"unlock": true}}, "npcs": {"jarl": {"at": [{"place": "inn"}]}}"#,
      #"2:67 unknown-key: a place of an npc has no key `place` | did you mean `location`?"#),
    DiagnosticFixture(
      .unknownKey, "at: another word for when",
      #""flags": ["f"], "locations": {"inn": {"unlock": true}}, "npcs": {"jarl": {"at": [{"location": "inn", "if": {"flag": "f"}}]}}"#,
      #"2:102 unknown-key: a place of an npc has no key `if` | did you mean `when`?"#),
    DiagnosticFixture(
      .shadowedPlacement, "at: shadowed",
      #""flags": ["f"], "locations": {"inn": {"unlock": true}, "mill": {"unlock": true}}, "npcs": {"jarl": {"at": [{"location": "inn"}, {"location": "mill", "when": {"flag": "f"}}]}}"#,
      #"2:108 shadowed-placement: the npc is always here, so that what comes after this place never counts | give this place a `when`, or write it last | the first that never counts 2:129"#
    ),
    DiagnosticFixture(
      .shadowedPlacement, "at: shadowed twice",
      #""locations": {"inn": {"unlock": true}, "mill": {"unlock": true}}, "npcs": {"jarl": {"at": [{"location": "inn"}, {"nowhere": true}, {"location": "mill"}]}}"#,
      #"2:92 shadowed-placement: the npc is always here, so that what comes after this place never counts | give this place a `when`, or write it last | the first that never counts 2:113"#
    ),
    DiagnosticFixture(
      .wrongType, "gives: a name alone",
      #""quests": {"hunt": {"unlock": true}}, "npcs": {"jarl": {"gives": "hunt"}}"#,
      #"2:66 wrong-type: `gives` is a list; this is a string | write ["hunt"]"#),
    DiagnosticFixture(
      .unknownID, "gives: a typo",
      #""quests": {"hunt": {"unlock": true}}, "npcs": {"jarl": {"gives": ["hnt"]}}"#,
      #"2:67 unknown-id: there is no quest `hnt` | did you mean `hunt`?"#),
    DiagnosticFixture(
      .unknownID, "gives: a typo is the cause of what is missing",
      #""items": ["pelt"], "quests": {"hunt": {"unlock": true, "turnInPrice": {"pelt": 1}, "whenGone": "fail"}}, "npcs": {"jarl": {"gives": ["hnt"]}}"#,
      #"2:134 unknown-id: there is no quest `hnt` | did you mean `hunt`?"#),
    DiagnosticFixture(
      .duplicateName, "gives: twice",
      #""quests": {"hunt": {"unlock": true}}, "npcs": {"jarl": {"gives": ["hunt", "hunt"]}}"#,
      #"2:75 duplicate-name: `hunt` stands twice in `gives`"#),
    DiagnosticFixture(
      .twoGivers, "gives: another npc",
      #""quests": {"hunt": {"unlock": true, "giver": "jarl"}}, "npcs": {"jarl": {"gives": ["hunt"]}, "cook": {"gives": ["hunt"]}}"#,
      #"2:113 two-givers: `hunt` is given by `jarl` already | keep one of them; for a quest that somebody else takes, there is `turnIn` | the other giver 2:84"#
    ),
    DiagnosticFixture(
      .twoGivers, "gives: two npcs",
      #""quests": {"hunt": {"unlock": true}}, "npcs": {"jarl": {"gives": ["hunt"]}, "cook": {"gives": ["hunt"]}}"#,
      #"2:96 two-givers: `hunt` is given by `jarl` already | keep one of them; for a quest that somebody else takes, there is `turnIn` | the other giver 2:67"#
    ),
    DiagnosticFixture(
      .wrongKind, "bundle: unlocks an npc",
      #""npcs": ["jarl"], "worlds": [{"id": "w", "levels": 1, "rewards": {"onComplete": {"unlock": ["jarl"]}}}]"#,
      #"2:93 wrong-kind: `jarl` is an npc, not a node that can be opened | an npc is there while one of the places of its `at` counts"#
    ),
    DiagnosticFixture(
      .wrongKind, "bundle: a quest as an amount",
      #""quests": {"hunt": {"unlock": true}}, "worlds": [{"id": "w", "levels": 1, "rewards": {"onComplete": {"hunt": 1}}}]"#,
      #"2:102 wrong-kind: amounts are of currencies and items; `hunt` is a quest | write {"unlock": ["hunt"]}"#
    ),
    DiagnosticFixture(
      .noSuchProperty, "collection: an npc",
      #""npcs": ["jarl"], "collections": {"all-of-it": [{"of": ["jarl"]}]}"#,
      #"2:57 no-such-property: `jarl` is an npc, which comes and goes, and a percentage counts what stays done | count those that were met: {"count": "npcs", "are": "met", …}"#
    ),
    DiagnosticFixture(
      .noSuchProperty, "collection: npcs",
      #""npcs": ["jarl"], "collections": {"all-of-it": [{"of": "npcs"}]}"#,
      #"2:56 no-such-property: npcs come and go, and a percentage counts what stays done | count those that were met: {"count": "npcs", "are": "met", …}"#
    ),
    DiagnosticFixture(
      .outOfRange, "policies: none", #""policies": {"playthroughs": 0}"#,
      #"2:30 out-of-range: `playthroughs` is 1 to 100; this is 0"#),
    DiagnosticFixture(
      .outOfRange, "policies: too many", #""policies": {"playthroughs": 101}"#,
      #"2:30 out-of-range: `playthroughs` is 1 to 100; this is 101"#),
    DiagnosticFixture(
      .unknownKey, "policies: a typo", #""policies": {"playthrough": 3}"#,
      #"2:14 unknown-key: `policies` has no key `playthrough` | did you mean `playthroughs`?"#),
    DiagnosticFixture(
      .duplicateID, "ids: a quest and a world",
      #""worlds": [{"id": "castle", "levels": 1}], "quests": {"castle": {"unlock": true}}"#,
      #"2:55 duplicate-id: `castle` is declared twice | here it is a quest, there a world: ids have one space | first here 2:19"#
    ),
    DiagnosticFixture(
      .reservedID, "ids: the name of a table", #""npcs": ["quests"]"#,
      #"2:10 reserved-id: `quests` is a word of the language and can be no id | choose another id; titles may be anything"#
    ),
    DiagnosticFixture(
      .unknownKey, "unlock under the word of another tool, told once",
      #""quests": {"hunt": {"requires": true}}"#,
      #"2:21 unknown-key: a quest has no key `requires` | did you mean `unlock`?"#),
    DiagnosticFixture(
      .invalidRename, "renamed: to a quest",
      #""quests": {"hunt": {"unlock": true}}, "renamed": {"chase": "hnt"}"#,
      #"2:60 invalid-rename: `chase` is renamed to `hnt`, which is not declared | did you mean `hunt`?"#
    ),
  ]
}
