import ProgressionLanguage
import ProgressionText

extension DiagnosticFixture {
  /// Mistakes in chests and timers.
  static let givers: [DiagnosticFixture] = [
    DiagnosticFixture(
      .wrongType, "chest: a list", #""chests": ["wooden"]"#,
      #"2:11 wrong-type: `chests` is a map: each entry has to say more than its id | write {"id": {…}, …}"#
    ),
    DiagnosticFixture(
      .missingKey, "chest: no weights", #""chests": {"w": {}}"#,
      #"2:12 missing-key: the chest `w` has no `weights` | write "weights": [{"weight": 70, "grants": {"coins": 50}}]"#
    ),
    DiagnosticFixture(
      .wrongType, "chest: a text", #""chests": {"w": "common"}"#,
      #"2:17 wrong-type: a chest is an object; this is a string | write {"weights": [{"weight": 70, "grants": {"coins": 50}}]}"#
    ),
    DiagnosticFixture(
      .emptyList, "chest: nothing to draw", #""chests": {"w": {"weights": []}}"#,
      #"2:29 empty-list: the chest `w` holds nothing to draw | write [{"weight": 70, "grants": {"coins": 50}}]"#
    ),
    DiagnosticFixture(
      .chestWeights, "chest: weights of 0",
      #""chests": {"w": {"weights": [{"weight": 0, "grants": {}}]}}"#,
      #"2:29 chest-weights: the weights of `w` add up to 0 | one content at least has a weight of 1 or more"#
    ),
    DiagnosticFixture(
      .chestWeights, "chest: weights beyond 64 bits",
      #""chests": {"w": {"weights": [{"weight": 9223372036854775807, "grants": {}}, {"weight": 1, "grants": {}}]}}"#,
      #"2:29 chest-weights: the weights of `w` add up to more than 64 bits | only their proportions count: divide them all"#
    ),
    DiagnosticFixture(
      .outOfRange, "chest: a weight below 0",
      #""chests": {"w": {"weights": [{"weight": -1, "grants": {}}]}}"#,
      #"2:41 out-of-range: `weight` is 0 or more; this is -1"#),
    DiagnosticFixture(
      .notAnInteger, "chest: a probability",
      #""chests": {"w": {"weights": [{"weight": 0.7, "grants": {}}]}}"#,
      #"2:41 not-an-integer: `weight` is a whole number, 0 or more; this is `0.7` | weights are shares of their sum: write 1 and 9 for 10 and 90 percent"#
    ),
    DiagnosticFixture(
      .notAnInteger, "chest: a percentage",
      #""chests": {"w": {"weights": [{"weight": "30%", "grants": {}}]}}"#,
      #"2:41 not-an-integer: `weight` is a whole number, 0 or more; this is `"30%"` | weights are shares of their sum: write 1 and 9 for 10 and 90 percent"#
    ),
    DiagnosticFixture(
      .wrongType, "chest: weights as a map",
      #""currencies": ["c"], "chests": {"w": {"weights": {"c": 70}}}"#,
      #"2:50 wrong-type: `weights` is a list; this is an object | write [{"weight": 70, "grants": {"coins": 50}}]"#
    ),
    DiagnosticFixture(
      .missingKey, "chest: a content without grants",
      #""chests": {"w": {"weights": [{"weight": 1}]}}"#,
      #"2:30 missing-key: a content of a chest has both `weight` and `grants` | write {"weight": 70, "grants": {"coins": 50}}, or "grants": {} for nothing"#
    ),
    DiagnosticFixture(
      .wrongType, "chest: a content that is a number", #""chests": {"w": {"weights": [3]}}"#,
      #"2:30 wrong-type: a content of a chest is an object; this is a number | write {"weight": 70, "grants": {"coins": 50}}"#
    ),
    DiagnosticFixture(
      .unknownKey, "chest: a word of other tools",
      #""chests": {"w": {"drops": [{"weight": 1, "grants": {}}]}}"#,
      #"2:18 unknown-key: a chest has no key `drops` | did you mean `weights`?"#),
    DiagnosticFixture(
      .unknownKey, "chest: chance for weight",
      #""chests": {"w": {"weights": [{"chance": 1, "grants": {}}]}}"#,
      #"2:31 unknown-key: a content of a chest has no key `chance` | did you mean `weight`?"#),
    DiagnosticFixture(
      .zeroPrice, "chest: a price of 0",
      #""items": ["key"], "chests": {"w": {"price": {"key": 0}, "weights": [{"weight": 1, "grants": {}}]}}"#,
      #"2:53 zero-price: a price of 0 key is no price | leave it out, or write "free" for the whole price"#
    ),
    DiagnosticFixture(
      .duplicateID, "chest: an id that is taken",
      #""flags": ["w"], "chests": {"w": {"weights": [{"weight": 1, "grants": {}}]}}"#,
      #"2:28 duplicate-id: `w` is declared twice | here it is a chest, there a flag: ids have one space | first here 2:11"#
    ),
    DiagnosticFixture(
      .wrongKind, "chest: where nodes are counted",
      #""chests": {"w": {"weights": [{"weight": 1, "grants": {}}]}}, "rules": {"r": {"count": "chests", "are": "unlocked", "atLeast": 1}}"#,
      #"2:87 wrong-kind: the table `chests` has no node"#),
    DiagnosticFixture(
      .wrongKind, "chest: in a bundle",
      #""chests": {"w": {"weights": [{"weight": 1, "grants": {}}]}}, "worlds": [{"id": "a", "levels": 1, "rewards": {"onComplete": {"w": 1}}}]"#,
      #"2:125 wrong-kind: amounts are of currencies and items; `w` is a chest | a chest is opened by the player: give what it costs, or what it holds"#
    ),
    DiagnosticFixture(
      .wrongType, "timer: a list", #""timers": ["t"]"#,
      #"2:11 wrong-type: `timers` is a map: each entry has to say more than its id | write {"id": {…}, …}"#
    ),
    DiagnosticFixture(
      .missingKey, "timer: no length", #""timers": {"t": {}}"#,
      #"2:12 missing-key: the timer `t` has no `after` | write "after": "8h""#),
    DiagnosticFixture(
      .wrongType, "timer: the length alone", #""timers": {"t": "8h"}"#,
      #"2:17 wrong-type: a timer is an object; this is a string | write {"after": "8h"}"#),
    DiagnosticFixture(
      .outOfRange, "timer: no time", #""timers": {"t": {"after": "0s"}}"#,
      #"2:27 out-of-range: `after` is 1 second or more"#),
    DiagnosticFixture(
      .outOfRange, "timer: before it began", #""timers": {"t": {"after": -5}}"#,
      #"2:27 out-of-range: `after` is 1 second or more"#),
    DiagnosticFixture(
      .wrongType, "timer: words", #""timers": {"t": {"after": "90 minutes"}}"#,
      #"2:27 wrong-type: `after` is a duration; `90 minutes` is none | write "90m""#),
    DiagnosticFixture(
      .unknownKey, "timer: a word of other tools", #""timers": {"t": {"duration": "8h"}}"#,
      #"2:18 unknown-key: a timer has no key `duration` | did you mean `after`?"#),
    DiagnosticFixture(
      .wrongType, "timer: started without brackets",
      #""timers": {"t": {"after": "8h"}}, "worlds": [{"id": "a", "levels": 1, "rewards": {"onComplete": {"timers": "t"}}}]"#,
      #"2:108 wrong-type: `timers` of a bundle is a list; this is a string | write ["t"]"#),
    DiagnosticFixture(
      .wrongKind, "timer: as an amount",
      #""timers": {"t": {"after": "8h"}}, "worlds": [{"id": "a", "levels": 1, "rewards": {"onComplete": {"t": 1}}}]"#,
      #"2:98 wrong-kind: amounts are of currencies and items; `t` is a timer | write {"timers": ["t"]}"#
    ),
    DiagnosticFixture(
      .duplicateName, "timer: started twice",
      #""timers": {"t": {"after": "8h"}}, "worlds": [{"id": "a", "levels": 1, "rewards": {"onComplete": {"timers": ["t", "t"]}}}]"#,
      #"2:114 duplicate-name: `t` stands twice in `timers`, and a timer that waits does not start anew"#
    ),
    DiagnosticFixture(
      .unknownID, "timer: a typo, of timers only",
      #""flags": ["brewing"], "timers": {"brew": {"after": "8h"}}, "worlds": [{"id": "a", "levels": 1, "rewards": {"onComplete": {"timers": ["brewin"]}}}]"#,
      #"2:134 unknown-id: there is no timer `brewin` | did you mean `brew`?"#),
    DiagnosticFixture(
      .unknownKey, "timer: a key of bundles with a typo",
      #""timers": {"t": {"after": "8h"}}, "worlds": [{"id": "a", "levels": 1, "rewards": {"onComplete": {"timer": ["t"]}}}]"#,
      #"2:98 unknown-key: a bundle has no key `timer` | did you mean `timers`?"#),
    DiagnosticFixture(
      .rewardMoment, "timer: without a moment",
      #""timers": {"t": {"after": "8h"}}, "worlds": [{"id": "a", "levels": 1, "rewards": {"timers": ["t"]}}]"#,
      #"2:83 reward-moment: `rewards` does not say when `timers` is given | write {"onComplete": {"timers": ["t"]}}"#
    ),
    DiagnosticFixture(
      .reservedID, "timer: a word for an id", #""flags": ["timers"]"#,
      #"2:11 reserved-id: `timers` is a word of the language and can be no id | choose another id; titles may be anything"#
    ),
  ]
}
