import ProgressionLanguage
import ProgressionText

extension DiagnosticFixture {
  static let part2: [DiagnosticFixture] = [
    DiagnosticFixture(
      .duplicateID, "two worlds",
      #""worlds": [{"id": "a", "levels": 1}, {"id": "a", "levels": 1}]"#,
      #"2:45 duplicate-id: `a` is declared twice | give one of them another id | first here 2:19"#),
    DiagnosticFixture(
      .duplicateID, "two tables", #""items": ["castle"], "flags": ["castle"]"#,
      #"2:32 duplicate-id: `castle` is declared twice | here it is a flag, there an item: ids have one space | first here 2:11"#
    ),
    DiagnosticFixture(
      .duplicateID, "two files", #""flags": ["f"], "include": ["more.json"]"#,
      including: ["more.json": #"{"flags": ["f"]}"#],
      #"more.json:1:12 duplicate-id: `f` is declared twice | give one of them another id | first here 2:11"#
    ),
    DiagnosticFixture(
      .duplicateName, "a mark twice",
      #""worlds": [{"id": "a", "levels": [{"id": "x", "marks": ["m", "m"]}]}]"#,
      #"2:62 duplicate-name: `m` stands twice in `marks`"#),
    .condition(
      .unknownID, "a typo", #"{"flag": "met-kin"}"#,
      #"21:10 unknown-id: there is no flag `met-kin` | did you mean `met-king`?"#),
    .condition(
      .unknownID, "a level that is not there", #"{"completed": "a/9"}"#,
      #"21:15 unknown-id: there is no level `a/9` | the world `a` has 5 levels, `a/1` to `a/race`"#),
    DiagnosticFixture(
      .unknownID, "the level alone",
      #""worlds": [{"id": "a", "levels": [1, {"id": "boss", "unlock": {"completed": "1"}}]}]"#,
      #"2:77 unknown-id: there is no node `1` | did you mean `a/1`?"#),
    DiagnosticFixture(
      .unknownID, "an old name",
      #""flags": ["new"], "renamed": {"old": "new"}, "features": {"f": {"unlock": {"flag": "old"}}}"#,
      #"2:84 unknown-id: `old` was renamed to `new` | write `new`"#),
    DiagnosticFixture(
      .unknownID, "in the defaults, once",
      #""worlds": ["a", "b"], "defaults": {"worlds": {"levels": 9}, "levels": {"rewards": {"onComplete": {"gold": 1}}}}"#,
      #"2:99 unknown-id: there is no currency or item `gold`"#),
    .condition(
      .wrongKind, "a currency for a world", #"{"completed": "coins"}"#,
      #"21:15 wrong-kind: `coins` is a currency, not a node that can be completed | write {"have": "coins", "atLeast": 1}"#
    ),
    .condition(
      .wrongKind, "a world for a flag", #"{"flag": "a"}"#,
      #"21:10 wrong-kind: `a` is a world, not a flag"#),
    DiagnosticFixture(
      .wrongKind, "a counter in a bundle",
      #""counters": ["k"], "worlds": [{"id": "a", "levels": 1, "rewards": {"onComplete": {"k": 2}}}]"#,
      #"2:83 wrong-kind: amounts are of currencies and items; `k` is a counter | write {"add": {"k": 2}}"#
    ),
    .condition(
      .unknownTag, "a typo", #"{"stars": {"tag": "hrad"}, "atLeast": 1}"#,
      #"21:19 unknown-tag: nothing has the tag `hrad` | did you mean `hard`?"#),
    .condition(
      .unknownTag, "a tag of other kinds", #"{"stars": {"tag": "gear"}, "atLeast": 1}"#,
      #"21:19 unknown-tag: nothing with the tag `gear` fits here: a world or a level"#),
    .condition(
      .unknownMark, "a typo", #"{"marked": "a/boss", "with": "gaol"}"#,
      #"21:30 unknown-mark: the level `a/boss` has no mark `gaol` | did you mean `goal`?"#),
    .condition(
      .unknownMark, "in a group", #"{"marks": "b", "with": "goal", "atLeast": 1}"#,
      #"21:24 unknown-mark: these levels have no mark `goal` | declare it in the level: "marks": ["goal"]"#
    ),
    .condition(
      .foreignOperator, "a sign", #"{"stars": "all", ">=": 3}"#,
      #"21:18 foreign-operator: the word for `>=` is `atLeast` | write "atLeast": 3"#),
    .condition(
      .foreignOperator, "min for atLeast", #"{"stars": "all", "min": 3}"#,
      #"21:18 foreign-operator: the word for `min` is `atLeast` | write "atLeast": 3"#),
    .condition(
      .foreignOperator, "and", #"{"and": [{"flag": "met-king"}]}"#,
      #"21:2 foreign-operator: the word for `and` is `all` | write {"all": …}"#),
    .condition(
      .foreignOperator, "unless", #"{"unless": {"flag": "met-king"}}"#,
      #"21:2 foreign-operator: the word for `unless` is `not` | write {"not": …}"#),
    .condition(
      .conditionHead, "two heads", #"{"flag": "met-king", "completed": "a"}"#,
      #"21:22 condition-head: a condition asks one thing; `flag` and `completed` are two | write {"all": [{"flag": …}, {"completed": …}]} | the first is here 21:2"#
    ),
    .condition(
      .conditionHead, "nothing", #"{}"#,
      #"21:1 condition-head: this condition does not say what it asks | write true for what always holds"#
    ),
    .condition(
      .conditionHead, "the kind for the question", #"{"level": "a/1"}"#,
      #"21:2 condition-head: `level` does not say what is asked of it | write {"completed": "a/1"}"#
    ),
    .condition(
      .conditionHead, "an id for the question", #"{"coins": 50}"#,
      #"21:2 condition-head: `coins` is a currency, not a question | write {"have": "coins", "atLeast": 50}"#
    ),
    .condition(
      .conditionHead, "a typo", #"{"compleated": "a"}"#,
      #"21:2 condition-head: `compleated` begins no condition | did you mean `completed`?"#),
    DiagnosticFixture(
      .notACondition, "an id alone",
      #""worlds": [{"id": "a", "levels": 1}], "features": {"f": {"unlock": "a"}}"#,
      #"2:68 not-a-condition: a condition is true, false or an object; this is a string | write {"completed": "a"}"#
    ),
    .condition(
      .notACondition, "a list", #"[{"flag": "met-king"}]"#,
      #"21:1 not-a-condition: a list of conditions does not say whether all or any of them must hold | write {"all": [ … ]} or {"any": [ … ]}"#
    ),
    .condition(
      .notACondition, "a number", #"1"#,
      #"21:1 not-a-condition: a condition is true, false or an object; this is a number | a condition is true, false or an object such as {"completed": "…"}"#
    ),
    .condition(
      .notAQuantity, "a condition in a sum", #"{"sum": [{"flag": "met-king"}], "atLeast": 1}"#,
      #"21:10 not-a-quantity: `flag` is true or false, not a number | to count conditions, write {"count": [ … ]}"#
    ),
    .condition(
      .notAQuantity, "a string in a sum", #"{"sum": ["a"], "atLeast": 1}"#,
      #"21:10 not-a-quantity: a quantity is an object such as {"stars": "all"}; this is a string"#),
    .condition(
      .comparators, "a number for the levels", #"{"stars": 60}"#,
      #"21:11 comparators: `stars` names what is counted, not how many | write {"stars": "all", "atLeast": 60}"#
    ),
    .condition(
      .comparators, "the number inside", #"{"have": {"coins": 50}}"#,
      #"21:10 comparators: `have` names what is counted, not how many | write {"have": "coins", "atLeast": 50}"#
    ),
    .condition(
      .comparators, "none", #"{"stars": "all"}"#,
      #"21:1 comparators: `stars` is a number, and nothing says how many are needed | write {"stars": "all", "atLeast": 1}"#
    ),
    .condition(
      .comparators, "three", #"{"stars": "all", "atLeast": 1, "atMost": 3, "notEquals": 2}"#,
      #"21:1 comparators: a quantity has one comparator, or two for a range | for more, write {"all": [ … ]}"#
    ),
    .condition(
      .comparators, "for what is true or false", #"{"completed": "a", "atLeast": 1}"#,
      #"21:1 comparators: `completed` is true or false and is compared with nothing"#),
    .condition(
      .comparators, "in a nested quantity",
      #"{"sum": [{"have": "coins", "atLeast": 1}], "atLeast": 1}"#,
      #"21:10 comparators: a quantity inside another is a number; only the outermost is compared"#),
    .condition(
      .comparators, "a count of nodes that are nothing", #"{"count": ["a", "b"], "atLeast": 1}"#,
      #"21:11 comparators: `count` of nodes needs to say what they are | write "are": "completed" beside it, or "unlocked", "visited", "met", "owned" | for levels with stars, write "withStars": 3"#
    ),
    .condition(
      .oneReference, "a list of ids", #"{"completed": ["a", "b"]}"#,
      #"21:15 one-reference: `completed` names one thing; this is a list | for all of them, write {"all": [{"completed": "a"}, {"completed": "b"}]} | for some of them, write {"count": ["a", "b"], "are": "completed", "atLeast": 1}"#
    ),
    .condition(
      .noSuchProperty, "completion of a feature", #"{"completed": "shop"}"#,
      #"21:15 no-such-property: `shop` is a feature without ranks: opened, never completed | write {"unlocked": "shop"}"#
    ),
    .condition(
      .noSuchProperty, "the score of a level with stars", #"{"score": "a/1", "atLeast": 1}"#,
      #"21:11 no-such-property: the level `a/1` has stars and no score | give it thresholds: "scoreForStars": [1000, 2000, 3000]"#
    ),
    .condition(
      .noSuchProperty, "marks of a level without", #"{"marked": "a/1"}"#,
      #"21:12 no-such-property: the level `a/1` has no marks | declare them in the level: "marks": ["…"]"#
    ),
    DiagnosticFixture(
      .relativeReference, "outside worlds",
      #""features": {"f": {"unlock": {"completed": "$previous"}}}"#,
      #"2:44 relative-reference: `$previous` means something only in worlds and levels, where there is one before | write the id that is meant"#
    ),
    DiagnosticFixture(
      .relativeReference, "unknown",
      #""worlds": [{"id": "a", "levels": 1, "unlock": {"completed": "$next"}}]"#,
      #"2:61 relative-reference: there is no relative reference `$next` | the relative references are `$previous`, `$world` and `$world/level`"#
    ),
    DiagnosticFixture(
      .negatedPrevious, "under not",
      #""worlds": [{"id": "a", "levels": 1, "unlock": {"not": {"completed": "$previous"}}}]"#,
      #"2:69 negated-previous: `$previous` may not stand under a negation | the first node has none before it, and what names it is true there: name the node"#
    ),
    DiagnosticFixture(
      .negatedPrevious, "in a count that must be small",
      #""worlds": [{"id": "a", "levels": 1, "unlock": {"count": [{"completed": "$previous"}], "atMost": 0}}]"#,
      #"2:72 negated-previous: `$previous` may not stand under a negation | the first node has none before it, and what names it is true there: name the node"#
    ),
  ]
}
