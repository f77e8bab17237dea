import ProgressionLanguage
import ProgressionText

extension DiagnosticFixture {
  /// Mistakes in resets and scopes.
  static let resets: [DiagnosticFixture] = [
    DiagnosticFixture(
      .unknownWord, "reset: a length of time", #""resets": {"daily": {"every": "24h"}}"#,
      #"2:31 unknown-word: `every` is `day` or `week`, by the calendar of a zone, not a length of time: those slide | write "day" for each day of a calendar | for a time since something happened, write {"timeSince": …, "atLeast": "24h"} | for what fills by itself, give a currency or item a `refill`"#
    ),
    DiagnosticFixture(
      .unknownWord, "reset: a length that is no day", #""resets": {"daily": {"every": "36h"}}"#,
      #"2:31 unknown-word: `every` is `day` or `week`, by the calendar of a zone, not a length of time: those slide | for a time since something happened, write {"timeSince": …, "atLeast": "36h"} | for what fills by itself, give a currency or item a `refill`"#
    ),
    DiagnosticFixture(
      .unknownWord, "reset: seconds", #""resets": {"weekly": {"every": 604800}}"#,
      #"2:32 unknown-word: `every` is `day` or `week`, by the calendar of a zone, not a length of time: those slide | write "week" for each week of a calendar | for a time since something happened, write {"timeSince": …, "atLeast": "604800s"} | for what fills by itself, give a currency or item a `refill`"#
    ),
    DiagnosticFixture(
      .unknownWord, "reset: daily", #""resets": {"daily": {"every": "daily"}}"#,
      #"2:31 unknown-word: `every` is `day` or `week`, by the calendar of a zone; this is `daily` | write "day""#
    ),
    DiagnosticFixture(
      .resetKind, "reset: by the day", #""resets": {"daily": {"by": "daily"}}"#,
      #"2:28 reset-kind: what the calendar starts has `every`, not `by` | write "every": "day""#),
    DiagnosticFixture(
      .unknownWord, "reset: by the player", #""resets": {"run": {"by": "player"}}"#,
      #"2:26 unknown-word: `player` is no word for `by` | the words are `command`"#),
    DiagnosticFixture(
      .missingKey, "reset: a week without a day", #""resets": {"w": {"every": "week"}}"#,
      #"2:27 missing-key: a reset of every week says on which day | write "on": "monday""#),
    DiagnosticFixture(
      .resetKind, "reset: a day on a day", #""resets": {"w": {"every": "day", "on": "monday"}}"#,
      #"2:40 reset-kind: a reset of every day has no `on` | leave it out, or write "every": "week""#
    ),
    DiagnosticFixture(
      .unknownWord, "reset: a capital", #""resets": {"w": {"every": "week", "on": "Monday"}}"#,
      #"2:41 unknown-word: `Monday` is no day of the week; they are written out in small letters | write "monday""#
    ),
    DiagnosticFixture(
      .unknownWord, "reset: a short day", #""resets": {"w": {"every": "week", "on": "mon"}}"#,
      #"2:41 unknown-word: `mon` is no day of the week; they are written out in small letters | write "monday""#
    ),
    DiagnosticFixture(
      .wrongType, "reset: an hour", #""resets": {"w": {"every": "day", "at": 4}}"#,
      #"2:40 wrong-type: `at` is a time of day such as "04:00"; this is a number | write "04:00""#),
    DiagnosticFixture(
      .wrongType, "reset: am", #""resets": {"w": {"every": "day", "at": "12 am"}}"#,
      #"2:40 wrong-type: `at` is a time of day; `12 am` is none | write "00:00""#),
    DiagnosticFixture(
      .wrongType, "reset: four digits", #""resets": {"w": {"every": "day", "at": "0400"}}"#,
      #"2:40 wrong-type: `at` is a time of day; `0400` is none | write "04:00""#),
    DiagnosticFixture(
      .outOfRange, "reset: the end of the day",
      #""resets": {"w": {"every": "day", "at": "24:00"}}"#,
      #"2:40 out-of-range: `at` is "00:00" to "23:59"; this is `24:00` | write "00:00""#),
    DiagnosticFixture(
      .wrongType, "reset: an offset", #""resets": {"w": {"every": "day", "zone": "UTC+2"}}"#,
      #"2:42 wrong-type: `zone` is the name of a zone; `UTC+2` is an offset, which knows no daylight saving | write a name such as "Europe/Berlin", or "UTC""#
    ),
    DiagnosticFixture(
      .outOfRange, "reset: a grace below 0", #""resets": {"w": {"every": "day", "grace": -1}}"#,
      #"2:43 out-of-range: `grace` is 0 or more; this is -1"#),
    DiagnosticFixture(
      .wrongType, "reset: all that was missed",
      #""resets": {"w": {"every": "day", "catchUp": "all"}}"#,
      #"2:45 wrong-type: `catchUp` of several has the most that are paid | write {"all": 7}"#),
    DiagnosticFixture(
      .wrongType, "reset: a number that was missed",
      #""resets": {"w": {"every": "day", "catchUp": 3}}"#,
      #"2:45 wrong-type: `catchUp` of several has the most that are paid | write {"all": 3}"#),
    DiagnosticFixture(
      .outOfRange, "reset: none of all",
      #""resets": {"w": {"every": "day", "catchUp": {"all": 0}}}"#,
      #"2:53 out-of-range: `all` is 1 or more; this is 0"#),
    DiagnosticFixture(
      .unknownKey, "reset: a most that is none",
      #""resets": {"w": {"every": "day", "catchUp": {"max": 3}}}"#,
      #"2:46 unknown-key: `catchUp` has no key `max` | the keys are `all`"#),
    DiagnosticFixture(
      .missingKey, "reset: nothing to catch up",
      #""resets": {"w": {"every": "day", "catchUp": {}}}"#,
      #"2:45 missing-key: `catchUp` does not say how many | write "none", "one" or {"all": 7}, 7 being the most"#
    ),
    DiagnosticFixture(
      .resetKind, "reset: by the calendar and by command",
      #""resets": {"w": {"every": "day", "by": "command"}}"#,
      #"2:27 reset-kind: a command starts a reset or the calendar, not both | write two resets, or leave out `by` or `every` | the command 2:40"#
    ),
    DiagnosticFixture(
      .resetKind, "reset: a price by the calendar",
      #""currencies": {"c": {"initial": 9}}, "resets": {"w": {"every": "day", "price": {"c": 5}}}"#,
      #"2:71 reset-kind: `price` is for resets by command | what this reset is 2:64"#),
    DiagnosticFixture(
      .resetKind, "reset: a time by command",
      #""resets": {"w": {"by": "command", "at": "04:00", "zone": "UTC"}}"#,
      #"2:35 reset-kind: `at` is for resets by the calendar | what this reset is 2:24"#,
      #"2:50 reset-kind: `zone` is for resets by the calendar | what this reset is 2:24"#),
    DiagnosticFixture(
      .wrongType, "reset: refunds of true", #""resets": {"w": {"by": "command", "refunds": true}}"#,
      #"2:46 wrong-type: `refunds` is `all`; this is `true` | write "all": what opened nodes that end is given back"#
    ),
    DiagnosticFixture(
      .unknownKey, "reset: a typo", #""resets": {"w": {"by": "command", "refund": "all"}}"#,
      #"2:35 unknown-key: a reset has no key `refund` | did you mean `refunds`?"#),
    DiagnosticFixture(
      .wrongKind, "reset: a flag in ends",
      #""currencies": ["c"], "flags": ["f"], "resets": {"w": {"by": "command", "ends": ["c", "f"]}}"#,
      #"2:86 wrong-kind: `f` is a flag, not a node, a currency or an item | give `f` the reset as its `scope`"#
    ),
    DiagnosticFixture(
      .unknownWord, "reset: the account", #""resets": {"w": {"by": "command", "ends": "account"}}"#,
      #"2:43 unknown-word: no reset ends the account | write "playthrough", or list nodes, currencies and items"#
    ),
    DiagnosticFixture(
      .unknownID, "reset: a typo in ends",
      #""currencies": ["coins"], "resets": {"w": {"by": "command", "ends": ["coin"]}}"#,
      #"2:69 unknown-id: there is no node, currency or item `coin` | did you mean `coins`?"#),
    DiagnosticFixture(
      .unknownWord, "scope: a typo, of resets only",
      #""resets": {"daily": {"every": "day"}}, "flags": {"dail": {}, "f": {"scope": "dayly"}}"#,
      #"2:77 unknown-word: `dayly` is no word for `scope` | did you mean `daily`?"#),
    DiagnosticFixture(
      .unknownWord, "scope: a word that is none",
      #""resets": {"daily": {"every": "day"}}, "flags": {"f": {"scope": "forever"}}"#,
      #"2:65 unknown-word: `forever` is no word for `scope` | the words are `playthrough`, `account`, `daily`"#
    ),
    DiagnosticFixture(
      .twoResets, "two resets: the scope and ends",
      #""resets": {"daily": {"every": "day"}, "run": {"by": "command", "ends": ["c"]}}, "currencies": {"c": {"scope": "daily"}}"#,
      #"2:72 two-resets: `c` has the scope `daily`, and a fact has one reset | leave it out here, or change its `scope` | declared here 2:96"#
    ),
    DiagnosticFixture(
      .twoResets, "two resets: ends twice",
      #""resets": {"a": {"by": "command", "ends": ["c"]}, "b": {"by": "command", "ends": ["c"]}}, "currencies": ["c"]"#,
      #"2:82 two-resets: `a` ends `c` already, and a fact has one reset | leave it out of one of them | the other reset 2:43"#
    ),
    DiagnosticFixture(
      .twoResets, "two resets: the playthrough twice",
      #""resets": {"a": {"by": "command", "ends": "playthrough"}, "b": {"every": "day", "ends": "playthrough"}}"#,
      #"2:89 two-resets: `a` ends the playthrough already, and a fact has one reset | give what only one of them ends that reset as its `scope` | the other reset 2:43"#
    ),
    DiagnosticFixture(
      .twoResets, "two resets: a level of a world",
      #""resets": {"daily": {"every": "day"}, "run": {"by": "command", "ends": "w"}}, "worlds": [{"id": "w", "levels": [1, {"id": "x", "scope": "daily"}]}]"#,
      #"2:72 two-resets: `w/x` has the scope `daily`, and a fact has one reset | leave it out here, or change its `scope` | declared here 2:123"#
    ),
    DiagnosticFixture(
      .twoResets, "two resets: a level of one that the other has with its world",
      #""resets": {"a": {"by": "command", "ends": "w/1"}, "b": {"by": "command", "ends": "w"}}, "worlds": [{"id": "w", "levels": 1}]"#,
      #"2:82 two-resets: `a` ends `w/1` already, and a fact has one reset | leave it out of one of them | the other reset 2:43"#
    ),
    DiagnosticFixture(
      .conflictingKeys, "account: a currency that a reset ends",
      #""currencies": {"b": {}, "c": {"scope": "account"}}, "resets": {"run": {"by": "command", "ends": ["b", "c"]}}"#,
      #"2:40 conflicting-keys: `c` has the scope `account`, but `run` ends it, and a reset happens in one playthrough | leave out the `scope` where each playthrough has its own | or take `c` out of the `ends` of `run` where the account keeps it | `run` ends `c` 2:103"#
    ),
    DiagnosticFixture(
      .conflictingKeys, "account: a level of a world that ends",
      #""worlds": [{"id": "w", "levels": [1, {"id": "x", "scope": "account"}]}], "resets": {"run": {"by": "command", "ends": ["w"]}}"#,
      #"2:59 conflicting-keys: `w/x` has the scope `account`, but `run` ends it, and a reset happens in one playthrough | leave out the `scope` where each playthrough has its own | or take `w/x` out of the `ends` of `run` where the account keeps it | `run` ends `w/x` 2:119"#
    ),
    DiagnosticFixture(
      .conflictingKeys, "account: a world, its levels and one of them by name",
      #""worlds": [{"id": "w", "scope": "account", "levels": 2}], "resets": {"run": {"by": "command", "ends": ["w/2"]}}"#,
      #"2:33 conflicting-keys: `w/2` has the scope `account`, but `run` ends it, and a reset happens in one playthrough | leave out the `scope` where each playthrough has its own | or take `w/2` out of the `ends` of `run` where the account keeps it | `run` ends `w/2` 2:104"#
    ),
    DiagnosticFixture(
      .conflictingKeys, "account: by a tag, and by defaults",
      #""defaults": {"levels": {"scope": "account", "tags": ["t"]}}, "worlds": [{"id": "w", "levels": 2}], "resets": {"run": {"by": "command", "ends": {"tag": "t"}}}"#,
      #"2:34 conflicting-keys: `w/1` has the scope `account`, but `run` ends it, and a reset happens in one playthrough | leave out the `scope` where each playthrough has its own | or take `w/1` out of the `ends` of `run` where the account keeps it | `run` ends `w/1` 2:144"#
    ),
    DiagnosticFixture(
      .conflictingKeys, "account: a product of a store",
      #""products": {"p": {"kind": "permanent", "store": "s", "scope": "account"}, "q": {"kind": "permanent", "store": "s"}}, "resets": {"run": {"by": "command", "ends": ["p", "q"]}}"#,
      #"2:64 conflicting-keys: `p` has the scope `account`, but `run` ends it, and a reset happens in one playthrough | leave out the `scope` where each playthrough has its own | or take `p` out of the `ends` of `run` where the account keeps it | `run` ends `p` 2:164"#
    ),
  ]
}
