import ProgressionLanguage
import ProgressionText

extension DiagnosticFixture {
  /// Mistakes in conditions about time and chance.
  static let time: [DiagnosticFixture] = [
    .condition(
      .missingKey, "cohort: no share", #"{"cohort": "new-shop"}"#,
      #">:1 missing-key: `cohort` does not say which `share` of the players it holds | write {"cohort": "new-shop", "share": 50} for 50 percent"#
    ),
    .condition(
      .notAnInteger, "cohort: a fraction", #"{"cohort": "new-shop", "share": 0.5}"#,
      #">:33 not-an-integer: `share` is in whole percent, 0 to 100; this is `0.5` | write "share": 50 for half of the players"#
    ),
    .condition(
      .notAnInteger, "cohort: a percent sign", #"{"cohort": "new-shop", "share": "50%"}"#,
      #">:33 not-an-integer: `share` is in whole percent, 0 to 100; this is `"50%"` | write "share": 50 for half of the players"#
    ),
    .condition(
      .outOfRange, "cohort: more than all", #"{"cohort": "new-shop", "share": 101}"#,
      #">:33 out-of-range: `share` is 0 to 100; this is 101"#),
    .condition(
      .outOfRange, "cohort: no salt", #"{"cohort": "", "share": 10}"#,
      #">:12 out-of-range: `cohort` is not empty"#),
    .condition(
      .unknownKey, "cohort: a typo", #"{"cohort": "new-shop", "shar": 10}"#,
      #">:24 unknown-key: `cohort` has no key `shar` | did you mean `share`?"#),
    .condition(
      .wrongKind, "waiting: a flag", #"{"waiting": "met-king"}"#,
      #">:13 wrong-kind: `met-king` is a flag, not a timer"#),
    .condition(
      .unknownID, "waiting: a typo, of timers only", #"{"waiting": "dail"}"#,
      #">:13 unknown-id: there is no timer `dail`"#),
    .condition(
      .wrongKind, "waiting: a timer in another question", #"{"completed": "brew"}"#,
      #">:15 wrong-kind: `brew` is a timer, not a node that can be completed | write {"waiting": "brew"}"#
    ),
    .condition(
      .conditionHead, "a guess: the kind for the question", #"{"timer": "brew"}"#,
      #">:2 condition-head: `timer` does not say what is asked of it | write {"waiting": "brew"}"#),
    .condition(
      .conditionHead, "a guess: a timer for the question", #"{"brew": 1}"#,
      #">:2 condition-head: `brew` is a timer, not a question | write {"waiting": "brew"}"#),
    .condition(
      .conditionHead, "a guess: a chest for the question", #"{"wooden": 1}"#,
      #">:2 condition-head: `wooden` is a chest, not a question"#),
    .condition(
      .notACondition, "a guess: a timer alone", #""brew""#,
      #">:1 not-a-condition: a condition is true, false or an object; this is a string | write {"waiting": "brew"}"#
    ),
    .condition(
      .conditionHead, "a guess: a date", #"{"date": "2026-11-05"}"#,
      #">:2 condition-head: `date` does not say what is asked of it | write {"now": {"from": "2026-11-05T00:00Z"}}"#
    ),
    .condition(
      .conditionHead, "a guess: an end", #"{"until": "2026-11-05T10:00"}"#,
      #">:2 condition-head: `until` does not say what is asked of it | write {"now": {"until": "2026-11-05T10:00Z"}}"#
    ),
    .condition(
      .conditionHead, "a guess: a chance", #"{"chance": 50}"#,
      #">:2 condition-head: `chance` does not say what is asked of it | write {"cohort": "…", "share": 50}"#
    ),
    .condition(
      .notACondition, "timeSince: an id", #"{"timeSince": "a", "atLeast": "3d"}"#,
      #">:15 not-a-condition: `timeSince` counts from a fact, which is an object; this is a string | write {"timeSince": {"completed": "a"}, …}"#
    ),
    .condition(
      .notACondition, "timeSince: a reset alone", #"{"timeSince": "daily", "atLeast": "3h"}"#,
      #">:15 not-a-condition: `timeSince` counts from a fact, which is an object; this is a string | write {"timeSince": {"reset": "daily"}, …}"#
    ),
    .condition(
      .notACondition, "timeSince: a date", #"{"timeSince": "2026-11-01", "atLeast": "3d"}"#,
      #">:15 not-a-condition: `timeSince` counts from a fact, which is an object; this is a string | for a date, write {"now": {"from": "2026-11-01T00:00Z"}}"#
    ),
    .condition(
      .notACondition, "timeSince: a text that is nothing",
      #"{"timeSince": "xyz", "atLeast": "3d"}"#,
      #">:15 not-a-condition: `timeSince` counts from a fact, which is an object; this is a string | write {"timeSince": {"completed": "…"}, "atLeast": "3d"} | the facts are `completed`, `unlocked`, `visited`, `met`, `active`, `owned`, `marked`, `flag` and `reset`"#
    ),
    .condition(
      .comparators, "timeSince: a number for the fact", #"{"timeSince": 72}"#,
      #">:15 comparators: `timeSince` names what is waited for, not how long | write {"timeSince": {"completed": "…"}, "atLeast": 72}"#
    ),
    .condition(
      .comparators, "timeSince: no comparator", #"{"timeSince": {"completed": "a/1"}}"#,
      #">:1 comparators: `timeSince` is a length of time, and nothing says how long | write {"timeSince": {"completed": "a/1"}, "atLeast": "3d"}"#
    ),
    .condition(
      .notACondition, "timeSince: a quantity", #"{"timeSince": {"stars": "a"}, "atLeast": "3d"}"#,
      #">:15 not-a-condition: `timeSince` counts from one fact, and `stars` is none | the facts are `completed`, `unlocked`, `visited`, `met`, `active`, `owned`, `marked`, `flag` and `reset`"#
    ),
    .condition(
      .notACondition, "timeSince: a group",
      #"{"timeSince": {"all": [{"completed": "a"}]}, "atLeast": "3d"}"#,
      #">:15 not-a-condition: `timeSince` counts from one fact, and `all` is none | the facts are `completed`, `unlocked`, `visited`, `met`, `active`, `owned`, `marked`, `flag` and `reset`"#
    ),
    .condition(
      .unknownID, "timeSince: a reset that is none",
      #"{"timeSince": {"reset": "dayly"}, "atLeast": "3d"}"#,
      #">:25 unknown-id: there is no reset `dayly` | did you mean `daily`?"#),
    .condition(
      .wrongType, "a duration: words", #"{"timeSince": {"completed": "a/1"}, "atLeast": "1 day"}"#,
      #">:48 wrong-type: `atLeast` is a duration; `1 day` is none | write "1d""#),
    .condition(
      .notAnInteger, "a duration: a fraction of seconds",
      #"{"timeSince": {"completed": "a/1"}, "atLeast": 1.5}"#,
      #">:48 not-an-integer: `atLeast` is a duration in whole seconds; this is `1.5` | write a number and `s`, `m`, `h`, `d` or `w`, as in "90m" or "1d12h""#
    ),
    .condition(
      .wrongType, "a duration: halves", #"{"timeSince": {"completed": "a/1"}, "atLeast": "1.5h"}"#,
      #">:48 wrong-type: `atLeast` is a duration; `1.5h` is none | write "1h30m""#),
    .condition(
      .wrongType, "a duration: ISO 8601",
      #"{"timeSince": {"completed": "a/1"}, "atLeast": "PT8H"}"#,
      #">:48 wrong-type: `atLeast` is a duration; `PT8H` is none | write "8h""#),
    .condition(
      .wrongType, "a duration: months",
      #"{"timeSince": {"completed": "a/1"}, "atLeast": "3 months"}"#,
      #">:48 wrong-type: `atLeast` is a duration; `3 months` is none | months and years have no fixed length: count in days or weeks"#
    ),
    .condition(
      .wrongType, "a duration: months of ISO 8601",
      #"{"timeSince": {"completed": "a/1"}, "atLeast": "P1M"}"#,
      #">:48 wrong-type: `atLeast` is a duration; `P1M` is none | months and years have no fixed length: count in days or weeks"#
    ),
    .condition(
      .wrongType, "a duration: too fine",
      #"{"timeSince": {"completed": "a/1"}, "atLeast": "500ms"}"#,
      #">:48 wrong-type: `atLeast` is a duration; `500ms` is none | the smallest unit is the second"#
    ),
    .condition(
      .wrongType, "a duration: no unit", #"{"timeSince": {"completed": "a/1"}, "atLeast": "72"}"#,
      #">:48 wrong-type: `atLeast` is a duration; `72` is none | write the unit: "72h" for hours, or 72 without quotes for seconds"#
    ),
    .condition(
      .wrongType, "a duration: a text that is none",
      #"{"timeSince": {"completed": "a/1"}, "atLeast": "soon"}"#,
      #">:48 wrong-type: `atLeast` is a duration; `soon` is none | write a number and `s`, `m`, `h`, `d` or `w`, as in "90m" or "1d12h""#
    ),
    .condition(
      .wrongType, "a duration: true", #"{"timeSince": {"completed": "a/1"}, "atLeast": true}"#,
      #">:48 wrong-type: `atLeast` is a duration such as "72h"; this is `true` | write a number and `s`, `m`, `h`, `d` or `w`, as in "90m" or "1d12h""#
    ),
    .condition(
      .streakScope, "streak: without a calendar", #"{"streak": "fan", "atLeast": 7}"#,
      #">:12 streak-scope: a streak counts the periods of a calendar, and `fan` has the scope `playthrough` | give `fan` a reset of the calendar: "scope": "daily" | `fan` is declared here 16:18"#
    ),
    .condition(
      .streakScope, "streak: of what ends with a command", #"{"streak": "run-goal", "atLeast": 7}"#,
      #">:12 streak-scope: a streak counts the periods of a calendar, and `respec` is a reset by command | give `run-goal` a reset of the calendar: "scope": "daily" | `run-goal` is declared here 16:102"#
    ),
    .condition(
      .comparators, "streak: a number", #"{"streak": 7}"#,
      #">:12 comparators: `streak` names what is counted, not how many | write {"streak": "…", "atLeast": 7}"#
    ),
    .condition(
      .unknownID, "since: a typo, of resets only",
      #"{"stars": "all", "since": "dayly", "atLeast": 3}"#,
      #">:27 unknown-id: there is no reset `dayly` | did you mean `daily`?"#),
    .condition(
      .wrongKind, "since: a flag", #"{"stars": "all", "since": "met-king", "atLeast": 3}"#,
      #">:27 wrong-kind: `met-king` is a flag, not a reset | to count from a fact, there is {"timeSince": …}"#
    ),
    .condition(
      .wrongType, "since: a date", #"{"stars": "all", "since": "2026-11-01", "atLeast": 3}"#,
      #">:27 wrong-type: `since` names a reset; `2026-11-01` is a date | declare a reset, such as "resets": {"daily": {"every": "day"}}"#
    ),
    .condition(
      .wrongType, "since: a duration", #"{"stars": "all", "since": "24h", "atLeast": 3}"#,
      #">:27 wrong-type: `since` names a reset; `24h` is a duration | declare a reset, such as "resets": {"daily": {"every": "day"}}"#
    ),
    .condition(
      .unknownKey, "since: what may fall", #"{"have": "coins", "since": "daily", "atLeast": 3}"#,
      #">:19 unknown-key: `have` has no key `since`: only what never falls has a growth | write "earned" or "spent" for "have" | stars, clears, fails, marks, earned, spent and purchases grow"#
    ),
    .condition(
      .unknownKey, "since: what may be set",
      #"{"counter": "kills", "since": "daily", "atLeast": 3}"#,
      #">:22 unknown-key: `counter` has no key `since`: only what never falls has a growth | stars, clears, fails, marks, earned, spent and purchases grow"#
    ),
    .condition(
      .unknownKey, "since: true or false", #"{"completed": "a", "since": "daily"}"#,
      #">:20 unknown-key: `completed` has no key `since`"#),
  ]
}
