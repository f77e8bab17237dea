import ProgressionLanguage
import ProgressionText

extension DiagnosticFixture {
  static let part1: [DiagnosticFixture] = [
    DiagnosticFixture(
      .missingKey, "a pack without header", #"{}"#, isWhole: true,
      #"1:1 missing-key: a rule pack has the key `formatVersion` | write "formatVersion": 1"#,
      #"1:1 missing-key: a rule pack has the key `id` | write "id": "my-game""#,
      #"1:1 missing-key: a rule pack has the key `version` | write "version": "1.0.0""#),
    DiagnosticFixture(
      .unusedDefault, "every level has its own",
      #""defaults": {"levels": {"maxStars": "x"}}, "worlds": [{"id": "a", "levels": [{"id": "l", "maxStars": 2}]}]"#,
      "2:25 unused-default: nothing reads this `maxStars`: every level has its own, or there is none | take it out of `defaults`"
    ),
    DiagnosticFixture(
      .unusedDefault, "a world's defaults behind its levels' keys",
      #""worlds": [{"id": "a", "defaults": {"maxStars": 9}, "levels": [{"id": "l", "maxStars": 2}]}]"#,
      "2:37 unused-default: nothing reads this `maxStars`: every level of the world has its own, or there is none | take it out of `defaults`"
    ),
    DiagnosticFixture(
      .missingKey, "a product without kind", #""products": {"p": {}}"#,
      #"2:14 missing-key: the product `p` has no `kind` | write "kind": "permanent", "consumable" or "subscription""#
    ),
    DiagnosticFixture(
      .missingKey, "a level without id", #""worlds": [{"id": "a", "levels": [{"title": "x"}]}]"#,
      #"2:35 missing-key: a level has an `id` | write "id": "…""#),
    DiagnosticFixture(
      .missingKey, "an attribute without initial", #""attributes": {"n": {"type": "int"}}"#,
      #"2:16 missing-key: the attribute `n` has no `initial` | write {"type": "int", "initial": 0}"#
    ),
    DiagnosticFixture(
      .missingKey, "half of the steps",
      #""currencies": ["c"], "features": {"f": {"ranks": 2, "unlock": {"reach": {"earned": "c"}, "at": {"from": 1}}}}"#,
      #"2:96 missing-key: `at` has both `from` and `step` | write {"from": 100, "step": 50}"#),
    DiagnosticFixture(
      .missingKey, "a discount without a condition",
      #""currencies": ["c"], "features": {"f": {"unlock": {"price": {"c": 5}, "discounts": [{"basisPoints": 1}]}}}"#,
      #"2:85 missing-key: a discount has both `when` and `basisPoints` | write {"when": …, "basisPoints": 2500}"#
    ),
    DiagnosticFixture(
      .missingKey, "a reset that nothing starts", #""resets": {"r": {}}"#,
      #"2:12 missing-key: the reset `r` does not say what starts it | write "every": "day" or "week" | or write "by": "command""#
    ),
    DiagnosticFixture(
      .missingKey, "an entry that counts nothing", #""collections": {"c": [{"points": 1}]}"#,
      #"2:23 missing-key: an entry of a collection has `of` | write [{"of": {"tag": "…"}, "points": 1}]"#
    ),
    DiagnosticFixture(
      .unknownKey, "a typo", #""worlds": [{"id": "a", "levels": [{"id": "x", "bonsu": true}]}]"#,
      #"2:47 unknown-key: a level has no key `bonsu` | did you mean `bonus`?"#),
    DiagnosticFixture(
      .unknownKey, "a word of other tools",
      #""features": {"f": {"requires": {"flag": "x"}, "unlock": true}}, "flags": ["x"]"#,
      #"2:20 unknown-key: a feature has no key `requires` | did you mean `unlock`?"#),
    DiagnosticFixture(
      .unknownKey, "a table of the main file in an included one", #""include": ["more.json"]"#,
      including: ["more.json": #"{"defaults": {}}"#],
      #"more.json:1:2 unknown-key: `defaults` stands in the main file only | an included file holds tables"#
    ),
    DiagnosticFixture(
      .unknownKey, "levels in the defaults of a world",
      #""worlds": [{"id": "a", "levels": 1, "defaults": {"levels": {"maxStars": 1}}}]"#,
      #"2:60 unknown-key: inside a world, `defaults` holds the keys of a level at once | leave `levels` out: "defaults": {…}"#
    ),
    DiagnosticFixture(
      .unknownKey, "a moment with a typo",
      #""currencies": ["c"], "worlds": [{"id": "a", "levels": 1, "rewards": {"onComplet": {"c": 1}}}]"#,
      #"2:70 unknown-key: `rewards` has no moment `onComplet` | did you mean `onComplete`?"#),
    .condition(
      .unknownKey, "a companion of another head",
      #"{"stars": "all", "with": "goal", "atLeast": 1}"#,
      #"21:18 unknown-key: `stars` has no key `with`"#),
    .condition(
      .unknownKey, "a comparator with a typo", #"{"stars": "all", "atleast": 60}"#,
      #"21:18 unknown-key: `stars` has no key `atleast` | did you mean `atLeast`?"#),
    .condition(
      .unknownKey, "is for a quantity", #"{"stars": "all", "is": 3}"#,
      #"21:18 unknown-key: `stars` has no key `is` | write "equals": 3"#),
    DiagnosticFixture(
      .duplicateKey, "twice in one object",
      #""worlds": [{"id": "a", "levels": 1, "title": "A", "title": "B"}]"#,
      #"2:51 duplicate-key: the key `title` stands twice in one object | keep one of them; nothing says which would count | first here 2:37"#
    ),
    DiagnosticFixture(
      .duplicateKey, "an id twice in a table", #""flags": {"a": {}, "a": {}}"#,
      #"2:20 duplicate-key: the key `a` stands twice in one object | keep one of them; nothing says which would count | first here 2:11"#
    ),
    .condition(
      .wrongType, "a string for a number", #"{"have": "coins", "atLeast": "60"}"#,
      #"21:30 wrong-type: `atLeast` is a number; this is a string | write 60 without quotes"#),
    DiagnosticFixture(
      .wrongType, "a string for true",
      #""worlds": [{"id": "a", "levels": [{"id": "x", "bonus": "true"}]}]"#,
      #"2:56 wrong-type: `bonus` is true or false; this is a string | write true without quotes"#),
    DiagnosticFixture(
      .wrongType, "worlds as a map", #""worlds": {"a": {"levels": 1}}"#,
      #"2:11 wrong-type: `worlds` is a list, since worlds have an order | write [{"id": "…", …}, …]"#
    ),
    DiagnosticFixture(
      .wrongType, "levels as a map", #""worlds": [{"id": "a", "levels": {"x": {}}}]"#,
      #"2:34 wrong-type: `levels` is a count or a list, since levels have an order; this is an object | write [{"id": "…", …}, …]"#
    ),
    DiagnosticFixture(
      .wrongType, "features as a list", #""features": ["f"]"#,
      #"2:13 wrong-type: `features` is a map: each entry has to say more than its id | write {"id": {…}, …}"#
    ),
    DiagnosticFixture(
      .wrongType, "a number as id", #""worlds": [{"id": 7, "levels": 1}]"#,
      #"2:19 wrong-type: `id` is a string; this is a number | write "7""#),
    .condition(
      .wrongType, "a group that is one condition", #"{"all": {"flag": "met-king"}}"#,
      #"21:9 wrong-type: `all` holds a list of conditions; this is an object | write it in brackets: [ … ]"#
    ),
    .condition(
      .wrongType, "null for a condition's list", #"{"any": null}"#,
      #"21:9 wrong-type: `any` holds a list of conditions; this is null"#),
    DiagnosticFixture(
      .wrongType, "a tag alone", #""worlds": [{"id": "a", "levels": 1, "tags": "boss"}]"#,
      #"2:45 wrong-type: `tags` is a list; this is a string | write ["…"]"#),
    DiagnosticFixture(
      .wrongType, "unlock of a bundle without brackets",
      #""features": {"f": {"unlock": false}}, "worlds": [{"id": "a", "levels": 1, "rewards": {"onComplete": {"unlock": "f"}}}]"#,
      #"2:112 wrong-type: `unlock` of a bundle is a list; this is a string | write ["f"]"#),
    .condition(
      .wrongType, "a version that is none", #"{"attribute": "app", "atLeast": "one"}"#,
      #"21:33 wrong-type: `one` is no version: numbers separated by dots | write it as in "1.4.0""#),
    DiagnosticFixture(
      .wrongType, "a number as reward",
      #""currencies": ["coins"], "worlds": [{"id": "a", "levels": 1, "rewards": {"onComplete": 50}}]"#,
      #"2:88 wrong-type: `onComplete` gives a bundle, which is an object; this is a number | write {"coins": 50}"#
    ),
    DiagnosticFixture(
      .wrongType, "a list for a pack", #"[]"#, isWhole: true,
      #"1:1 wrong-type: a rule pack is an object; this is a list | write {"formatVersion": 1, …}"#),
    .condition(
      .notAnInteger, "a fraction", #"{"have": "coins", "atLeast": 1.5}"#,
      #"21:30 not-an-integer: `atLeast` is a 64-bit integer written in digits only; this is `1.5` | rules have no fractions: count in a smaller unit"#
    ),
    DiagnosticFixture(
      .notAnInteger, "beyond 64 bits", #""currencies": {"c": {"cap": 9223372036854775808}}"#,
      #"2:29 not-an-integer: `cap` is beyond 64 bits, which end at 9223372036854775807; this is `9223372036854775808`"#
    ),
    DiagnosticFixture(
      .outOfRange, "negative stars",
      #""worlds": [{"id": "a", "levels": [{"id": "x", "maxStars": -1}]}]"#,
      #"2:59 out-of-range: `maxStars` is 0 to 1000; this is -1"#),
    DiagnosticFixture(
      .outOfRange, "a count of none", #""worlds": [{"id": "a", "levels": 0}]"#,
      #"2:34 out-of-range: `levels` is 1 to 100000; this is 0"#),
    DiagnosticFixture(
      .outOfRange, "more at the start than the cap",
      #""currencies": {"c": {"initial": 11, "cap": 10}}"#,
      #"2:33 out-of-range: `initial` is 11, which is more than the cap of 10"#),
    DiagnosticFixture(
      .outOfRange, "a counter without values", #""counters": {"c": {"min": 2, "max": 1}}"#,
      #"2:37 out-of-range: `min` is 2 and `max` is 1: no value fits"#),
    DiagnosticFixture(
      .outOfRange, "steps that leave 64 bits",
      #""currencies": ["c"], "features": {"f": {"ranks": 3, "unlock": {"reach": {"earned": "c"}, "at": {"from": 1, "step": 9223372036854775807}}}}"#,
      #"2:116 out-of-range: the threshold of rank 3 leaves 64 bits"#),
    DiagnosticFixture(
      .outOfRange, "a star that the level does not have",
      #""currencies": ["c"], "worlds": [{"id": "a", "levels": [{"id": "x", "rewards": {"atStars": {"4": {"c": 1}}}}]}]"#,
      #"2:92 out-of-range: the keys of `atStars` are 1 to 3 here | a bundle stands under each, as in {"3": {"coins": 50}}"#
    ),
    DiagnosticFixture(
      .unknownWord, "a product kind with a typo", #""products": {"p": {"kind": "permament"}}"#,
      #"2:28 unknown-word: `permament` is no word for `kind` | did you mean `permanent`?"#),
    DiagnosticFixture(
      .unknownWord, "an order that is none",
      #""worlds": [{"id": "a", "levels": 1, "order": "any"}]"#,
      #"2:46 unknown-word: `any` is no word for `order` | the words are `free`, `sequential`"#),
    .condition(
      .unknownWord, "all where nodes stand", #"{"count": "all", "are": "completed", "atLeast": 1}"#,
      #"21:11 unknown-word: `all` means all levels where stars are counted, not here | write "levels", "worlds" or the name of another table"#
    ),
    DiagnosticFixture(
      .emptyList, "no routes", #""features": {"f": {"unlock": []}}"#,
      #"2:30 empty-list: an empty list of routes opens nothing | write true if it is open from the start, false if only a reward opens it"#
    ),
    .condition(
      .emptyList, "a group of nothing", #"{"stars": [], "atLeast": 1}"#,
      #"21:11 empty-list: a group of nothing counts nothing"#),
    .condition(
      .emptyList, "a sum of nothing", #"{"sum": [], "atLeast": 1}"#,
      #"21:9 empty-list: `sum` of nothing is no number"#),
    DiagnosticFixture(
      .emptyList, "a world without levels",
      #""worlds": [{"id": "a", "levels": 1}, {"id": "b"}], "features": {"f": {"unlock": {"stars": "b", "atLeast": 1}}}"#,
      #"2:45 never-completed-world: world `b` is never completed: it has no levels and it has no `completeWhen` | give it `levels`, or say with `completeWhen` what completes it"#,
      #"2:91 empty-list: the world `b` has no levels to count"#),
    DiagnosticFixture(
      .invalidID, "a space", #""worlds": [{"id": "Lumina Prime", "levels": 1}]"#,
      #"2:19 invalid-id: `Lumina Prime` is no id: an id has only ASCII letters, digits, `-`, `_` and `.`"#
    ),
    DiagnosticFixture(
      .invalidID, "the world in the id of a level",
      #""worlds": [{"id": "a", "levels": [{"id": "a/1"}]}]"#,
      #"2:42 invalid-id: `a/1` is no id of a level: an id has only ASCII letters, digits, `-`, `_` and `.` | write the part after the slash only; the world is known"#
    ),
    DiagnosticFixture(
      .reservedID, "a word of the language", #""flags": ["all"]"#,
      #"2:11 reserved-id: `all` is a word of the language and can be no id | choose another id; titles may be anything"#
    ),
  ]
}
