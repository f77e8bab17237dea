import ProgressionLanguage
import ProgressionText

extension DiagnosticFixture {
  /// Mistakes in conditions about quests and npcs.
  static let questConditions: [DiagnosticFixture] = [
    .condition(
      .wrongKind, "quest: completed of an npc", #"{"completed": "jarl"}"#,
      #">:15 wrong-kind: `jarl` is an npc, not a node that can be completed | write {"met": "jarl"}, or {"unlocked": "jarl"} for whether it is somewhere"#
    ),
    .condition(
      .wrongKind, "quest: met of a quest", #"{"met": "hunt"}"#,
      #">:9 wrong-kind: `hunt` is a quest, not an npc | write {"completed": "hunt"}, or {"active": "hunt"} while it is to be done"#
    ),
    .condition(
      .wrongKind, "quest: met of a location", #"{"met": "inn"}"#,
      #">:9 wrong-kind: `inn` is a location, not an npc | write {"visited": "inn"}"#),
    .condition(
      .wrongKind, "quest: active of an npc", #"{"active": "jarl"}"#,
      #">:12 wrong-kind: `jarl` is an npc, not a quest | write {"met": "jarl"}, or {"unlocked": "jarl"} for whether it is somewhere"#
    ),
    .condition(
      .wrongKind, "quest: active of a feature", #"{"active": "shop"}"#,
      #">:12 wrong-kind: `shop` is a feature, not a quest | write {"unlocked": "shop"}"#),
    .condition(
      .wrongKind, "quest: failed of a level", #"{"failed": "a/1"}"#,
      #">:12 wrong-kind: `a/1` is a level, not a quest | write {"fails": "a/1", "atLeast": 1}"#),
    .condition(
      .wrongKind, "quest: visited of an npc", #"{"visited": "jarl"}"#,
      #">:13 wrong-kind: `jarl` is an npc, not a location | write {"met": "jarl"}, or {"unlocked": "jarl"} for whether it is somewhere"#
    ),
    .condition(
      .wrongKind, "quest: owned of a quest", #"{"owned": "hunt"}"#,
      #">:11 wrong-kind: `hunt` is a quest, not a product or an item | write {"unlocked": "hunt"}"#),
    .condition(
      .conditionHead, "quest: done", #"{"done": "hunt"}"#,
      #">:2 condition-head: `done` does not say what is asked of it | write {"completed": "hunt"}"#),
    .condition(
      .conditionHead, "quest: accepted", #"{"accepted": "hunt"}"#,
      #">:2 condition-head: `accepted` does not say what is asked of it | write {"active": "hunt"}"#
    ),
    .condition(
      .conditionHead, "quest: quest", #"{"quest": "hunt"}"#,
      #">:2 condition-head: `quest` does not say what is asked of it | write {"active": "hunt"}"#),
    .condition(
      .conditionHead, "quest: talked to", #"{"talkedTo": "jarl"}"#,
      #">:2 condition-head: `talkedTo` does not say what is asked of it | write {"met": "jarl"}"#),
    .condition(
      .conditionHead, "quest: npc", #"{"npc": "jarl"}"#,
      #">:2 condition-head: `npc` does not say what is asked of it | write {"met": "jarl"}"#),
    .condition(
      .notACondition, "quest: a name alone", #""hunt""#,
      #">:1 not-a-condition: a condition is true, false or an object; this is a string | write {"completed": "hunt"}"#
    ),
    .condition(
      .notACondition, "npc: a name alone", #""jarl""#,
      #">:1 not-a-condition: a condition is true, false or an object; this is a string | write {"met": "jarl"}"#
    ),
    .condition(
      .conditionHead, "npc: the id for the question", #"{"jarl": true}"#,
      #">:2 condition-head: `jarl` is an npc, not a question | write {"met": "jarl"}"#),
    .condition(
      .oneReference, "quest: several", #"{"active": ["hunt", "feud"]}"#,
      #">:12 one-reference: `active` names one thing; this is a list | for all of them, write {"all": [{"active": "hunt"}, {"active": "feud"}]} | for one of them, write {"any": [{"active": "hunt"}, {"active": "feud"}]}"#
    ),
    .condition(
      .oneReference, "npc: several", #"{"met": ["jarl", "cook"]}"#,
      #">:9 one-reference: `met` names one thing; this is a list | for all of them, write {"all": [{"met": "jarl"}, {"met": "cook"}]} | for some of them, write {"count": ["jarl", "cook"], "are": "met", "atLeast": 1}"#
    ),
    .condition(
      .unknownID, "npc: a typo", #"{"met": "jrl"}"#,
      #">:9 unknown-id: there is no npc `jrl` | did you mean `jarl`?"#),
    .condition(
      .unknownID, "quest: a typo of quests only", #"{"active": "hutn"}"#,
      #">:12 unknown-id: there is no quest `hutn` | did you mean `hunt`?"#),
    .condition(
      .comparators, "quest: compared", #"{"active": "hunt", "atLeast": 1}"#,
      #">:1 comparators: `active` is true or false and is compared with nothing"#),
    .condition(
      .conditionHead, "quest: a state", #"{"quest": "hunt", "is": "active"}"#,
      #">:2 condition-head: `quest` does not say what is asked of it | write {"active": "hunt"}"#),
    .condition(
      .relativeReference, "quest: since accepted elsewhere",
      #"{"stars": "all", "since": "accepted", "atLeast": 3}"#,
      #">:27 relative-reference: `"since": "accepted"` means something only in the `objectives` and the `failWhen` of a quest | for a moment that others know too, name a reset"#
    ),
    .condition(
      .wrongKind, "npc: count of quests met", #"{"count": "quests", "are": "met", "atLeast": 1}"#,
      #">:11 wrong-kind: nothing in the table `quests` is an npc"#),
    .condition(
      .wrongKind, "npc: count of locations met", #"{"count": ["inn"], "are": "met", "atLeast": 1}"#,
      #">:12 wrong-kind: `inn` is a location, not an npc"#),
    .condition(
      .wrongKind, "npc: count of npcs completed",
      #"{"count": "npcs", "are": "completed", "atLeast": 1}"#,
      #">:11 wrong-kind: nothing in the table `npcs` is a node that can be completed"#),
    .condition(
      .unknownWord, "quest: count of active",
      #"{"count": "quests", "are": "active", "atLeast": 1}"#,
      #">:28 unknown-word: `active` is no word for `are` | the words are `completed`, `unlocked`, `visited`, `met`, `owned`"#
    ),
    .condition(
      .comparators, "quest: count of quests without property",
      #"{"count": "quests", "atLeast": 1}"#,
      #">:11 comparators: `count` of nodes needs to say what they are | write "are": "completed" beside it, or "unlocked", "visited", "met", "owned" | for levels with stars, write "withStars": 3"#
    ),
    .condition(
      .wrongKind, "npc: streak", #"{"streak": "jarl", "atLeast": 2}"#,
      #">:12 wrong-kind: `jarl` is an npc, not a node that can be opened | give a quest or an achievement that asks {"met": "jarl"}"#
    ),
    .condition(
      .notACondition, "quest: timeSince failed",
      #"{"timeSince": {"failed": "hunt"}, "atLeast": "3d"}"#,
      #">:15 not-a-condition: `timeSince` counts from one fact, and `failed` is none | the facts are `completed`, `unlocked`, `visited`, `met`, `active`, `owned`, `marked`, `flag` and `reset`"#
    ),
    .condition(
      .notACondition, "npc: timeSince a name", #"{"timeSince": "jarl", "atLeast": "3d"}"#,
      #">:15 not-a-condition: `timeSince` counts from a fact, which is an object; this is a string | write {"timeSince": {"met": "jarl"}, …}"#
    ),
    .condition(
      .notACondition, "quest: timeSince a quest", #"{"timeSince": "hunt", "atLeast": "3d"}"#,
      #">:15 not-a-condition: `timeSince` counts from a fact, which is an object; this is a string | write {"timeSince": {"completed": "hunt"}, …}"#
    ),
    .condition(
      .wrongKind, "npc: rank", #"{"rank": "jarl", "atLeast": 1}"#,
      #">:10 wrong-kind: `jarl` is an npc, not a feature or an achievement"#),
    .condition(
      .wrongKind, "npc: stars", #"{"stars": "npcs", "atLeast": 1}"#,
      #">:11 wrong-kind: nothing in the table `npcs` is a world or a level"#),
    .condition(
      .conditionHead, "collect: a word", #"{"collect": "key", "atLeast": 5}"#,
      #">:2 condition-head: `collect` does not say what is asked of it | write {"have": "key", "atLeast": 1}"#
    ),
  ]
}
