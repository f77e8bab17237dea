import ProgressionLanguage
import ProgressionText

extension DiagnosticFixture {
  private static let manyLevels = """
    "defaults": {"worlds": {"levels": 100000}},
    "worlds": ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"]
    """

  static let part3: [DiagnosticFixture] = [
    .condition(
      .attributeTest, "an order of texts", #"{"attribute": "country", "atLeast": "DE"}"#,
      #"21:1 attribute-test: `country` is a text, and texts have no order | write "is": … or "in": [ … ]"#
    ),
    .condition(
      .attributeTest, "nothing", #"{"attribute": "country"}"#,
      #"21:1 attribute-test: an attribute is tested in one way: with `is`, with `in` or with comparators | write {"attribute": "country", "is": …}"#
    ),
    DiagnosticFixture(
      .relativeReference, "in a bundle",
      #""worlds": [{"id": "a", "levels": [2, {"id": "x", "rewards": {"onComplete": {"unlock": ["$previous"]}}}]}]"#,
      #"2:88 relative-reference: a bundle opens what it names, and the first node has none before it | name the node"#
    ),
    DiagnosticFixture(
      .wrongType, "a level alone", #""worlds": [{"id": "a", "levels": "x"}]"#,
      #"2:34 wrong-type: `levels` is a count or a list; this is a string | write ["x"]"#),
    DiagnosticFixture(
      .wrongType, "a count in quotes", #""worlds": [{"id": "a", "levels": "3"}]"#,
      #"2:34 wrong-type: `levels` is a count or a list; this is a string | write 3"#),
    DiagnosticFixture(
      .ruleCycle, "of two",
      #""rules": {"a": {"not": {"rule": "b"}}, "b": {"all": [{"rule": "a"}]}}"#,
      #"2:11 rule-cycle: the rule `a` uses itself: `a`, `b`, `a` | a rule is a name for a condition; take one of the uses out | through this 2:40"#
    ),
    DiagnosticFixture(
      .bareCondition, "in a list",
      #""worlds": [{"id": "a", "levels": 1}], "features": {"f": {"unlock": [{"completed": "a"}, {"when": {"stars": "all", "atLeast": 1}}]}}"#,
      #"2:69 bare-condition: a list holds routes, and this is a condition: are all of them needed, or is one enough? | one is enough: write {"when": {"completed": "a"}} | all are needed: write {"all": [ … ]} instead of the list"#
    ),
    DiagnosticFixture(
      .strayRoute, "among conditions",
      #""currencies": {"c": {"initial": 9}}, "features": {"f": {"unlock": {"all": [{"price": {"c": 5}}]}}}"#,
      #"2:77 stray-route: `price` makes this a route, and a route stands only in `unlock` | here stands a condition, such as {"completed": "…"}"#
    ),
    DiagnosticFixture(
      .strayRoute, "an any that holds routes",
      #""currencies": {"c": {"initial": 9}}, "features": {"f": {"unlock": {"any": [{"price": {"c": 5}}]}}}"#,
      #"2:67 stray-route: an `any` alone holds conditions, and these are routes | write the routes in a list: "unlock": [ … ]"#
    ),
    DiagnosticFixture(
      .routeConflict, "price and product",
      #""currencies": ["c"], "products": {"p": {"kind": "permanent"}}, "features": {"f": {"unlock": {"price": {"c": 5}, "product": "p"}}}"#,
      #"2:124 route-conflict: a route has a price or a product, not both | write two routes: [{"price": …}, {"product": …}] | the price 2:103"#
    ),
    DiagnosticFixture(
      .routeConflict, "live and price",
      #""currencies": ["c"], "features": {"f": {"unlock": {"price": {"c": 5}, "live": true}}}"#,
      #"2:79 route-conflict: what is paid for stays: `live` does not go with a price | leave `live` out | the price 2:61"#
    ),
    DiagnosticFixture(
      .routeConflict, "price beside any",
      #""currencies": ["c"], "features": {"f": {"unlock": {"when": true, "price": {"c": 5}, "any": [{"price": {"c": 1}}]}}}"#,
      #"2:66 route-conflict: beside `any` stands only `when`, which all its routes share | move `price` into the routes of `any`"#
    ),
    DiagnosticFixture(
      .routeConflict, "a condition beside when",
      #""currencies": ["c"], "features": {"f": {"unlock": {"price": {"c": 5}, "stars": "all", "atLeast": 3}}}"#,
      #"2:71 route-conflict: a route has its condition in `when`, and `stars` stands beside it | write "when": {"stars": …}"#
    ),
    DiagnosticFixture(
      .routeConflict, "a price and a store",
      #""currencies": ["c"], "products": {"p": {"kind": "permanent", "price": {"c": 5}, "store": "s"}}"#,
      #"2:71 route-conflict: a product is sold for a price or in a store, not both | write two products that grant the same | the store 2:90"#
    ),
    DiagnosticFixture(
      .rankedRoute, "a condition for ranks", #""features": {"f": {"ranks": 2, "unlock": true}}"#,
      #"2:42 ranked-route: `f` has ranks, and nothing says how each rank is reached | write a price: {"price": {"coins": [10, 20, 30]}} | or thresholds: {"reach": {"earned": "xp"}, "at": [10, 20, 30]}"#
    ),
    DiagnosticFixture(
      .rankedRoute, "reach without ranks",
      #""currencies": ["c"], "features": {"f": {"unlock": {"reach": {"earned": "c"}, "at": [1]}}}"#,
      #"2:61 ranked-route: `reach` gives ranks, and `f` has none | give it "ranks", or write "when": {…, "atLeast": …}"#
    ),
    DiagnosticFixture(
      .rankedRoute, "a product for ranks",
      #""products": {"p": {"kind": "permanent"}}, "features": {"f": {"ranks": 2, "unlock": {"product": "p"}}}"#,
      #"2:96 ranked-route: `f` has ranks, which are kept once reached: it has no product route"#),
    DiagnosticFixture(
      .thresholds, "too few",
      #""currencies": ["c"], "features": {"f": {"ranks": 3, "unlock": {"reach": {"earned": "c"}, "at": [1, 2]}}}"#,
      #"2:96 thresholds: there are 3 ranks and 2 thresholds"#),
    DiagnosticFixture(
      .thresholds, "falling",
      #""currencies": ["c"], "features": {"f": {"ranks": 2, "unlock": {"reach": {"earned": "c"}, "at": [2, 1]}}}"#,
      #"2:100 thresholds: thresholds rise: 1 comes after 2"#),
    DiagnosticFixture(
      .thresholds, "none",
      #""currencies": ["c"], "features": {"f": {"ranks": 2, "unlock": {"reach": {"earned": "c"}}}}"#,
      #"2:73 thresholds: `reach` needs its thresholds | write "at": [10, 20, 30] or "at": {"from": 10, "step": 10} beside it"#
    ),
    DiagnosticFixture(
      .rankPrices, "too few",
      #""currencies": ["c"], "features": {"f": {"ranks": 3, "unlock": {"price": {"c": [1, 2]}}}}"#,
      #"2:79 rank-prices: `f` has 3 ranks, and this list has 2 prices"#),
    DiagnosticFixture(
      .rankPrices, "without ranks",
      #""currencies": ["c"], "features": {"f": {"unlock": {"price": {"c": [1, 2]}}}}"#,
      #"2:67 rank-prices: a list of prices is by rank, and `f` has no ranks | write one number, or give it "ranks": 2"#
    ),
    DiagnosticFixture(
      .notAPrice, "a number",
      #""currencies": ["coins"], "features": {"f": {"unlock": {"price": 500}}}"#,
      #"2:65 not-a-price: `price` says what is paid and how much; this is a number | write {"coins": 500}"#
    ),
    DiagnosticFixture(
      .zeroPrice, "of nothing",
      #""currencies": ["c"], "features": {"f": {"unlock": {"price": {"c": 0}}}}"#,
      #"2:67 zero-price: a price of 0 c is no price | leave it out, or write "free" for the whole price"#
    ),
    DiagnosticFixture(
      .zeroPrice, "empty", #""features": {"f": {"unlock": {"price": {}}}}"#,
      #"2:40 zero-price: `price` of nothing | write "free" if it is free"#),
    DiagnosticFixture(
      .missingUnlock, "a feature", #""features": {"f": {}}"#,
      #"2:14 missing-unlock: the feature `f` has no `unlock` | write "unlock": true if it is open from the start | write "unlock": false if only a reward opens it"#
    ),
    DiagnosticFixture(
      .choiceRoute, "a product",
      #""products": {"p": {"kind": "permanent"}}, "features": {"f": {"choice": "c", "unlock": {"product": "p"}}}"#,
      #"2:99 choice-route: `f` is a member of a choice, which the player takes: it has no product route | write a price, or a condition under which the player may take it"#
    ),
    DiagnosticFixture(
      .rewardMoment, "amounts at once",
      #""currencies": ["coins"], "worlds": [{"id": "a", "levels": 1, "rewards": {"coins": 50}}]"#,
      #"2:74 reward-moment: `rewards` does not say when `coins` is given | write {"onComplete": {"coins": 50}}"#
    ),
    DiagnosticFixture(
      .noSuchMoment, "stars of a feature",
      #""currencies": ["c"], "features": {"f": {"unlock": true, "rewards": {"perNewStar": {"c": 1}}}}"#,
      #"2:69 no-such-moment: `f` has no `perNewStar`: only levels have stars | its moments are `onUnlock`"#
    ),
    DiagnosticFixture(
      .noSuchMoment, "every completion of a world",
      #""currencies": ["c"], "worlds": [{"id": "a", "levels": 1, "rewards": {"onEveryComplete": {"c": 1}}}]"#,
      #"2:70 no-such-moment: `a` has no `onEveryComplete`: only levels and locations are completed by a command | its moments are `onUnlock`, `onComplete`"#
    ),
    DiagnosticFixture(
      .rewardsGive, "a negative amount",
      #""currencies": ["c"], "worlds": [{"id": "a", "levels": 1, "rewards": {"onComplete": {"c": -5}}}]"#,
      #"2:90 rewards-give: a bundle only gives: `c` is 1 or more | to take something, use a price"#),
    DiagnosticFixture(
      .rewardsGive, "a flag that falls",
      #""flags": ["f"], "worlds": [{"id": "a", "levels": 1, "rewards": {"onComplete": {"set": {"f": false}}}}]"#,
      #"2:93 rewards-give: a bundle only sets flags true"#),
    .condition(
      .notOwnable, "a consumable", #"{"owned": "pack"}"#,
      #"21:11 not-ownable: `pack` is a consumable, which is used up and never owned | write {"purchases": "pack", "atLeast": 1}"#
    ),
    DiagnosticFixture(
      .notOwnable, "a consumable in a bundle",
      #""products": {"p": {"kind": "consumable"}}, "worlds": [{"id": "a", "levels": 1, "rewards": {"onComplete": {"unlock": ["p"]}}}]"#,
      #"2:118 not-ownable: `p` is a consumable; only a permanent product can be given for good | give its contents instead"#
    ),
    DiagnosticFixture(
      .collidingLevels, "two counts", #""worlds": [{"id": "a", "levels": [3, "x", 2]}]"#,
      #"2:43 colliding-levels: a second count begins with the level `1` again | write one count, or ids | the first count is here 2:35"#
    ),
    DiagnosticFixture(
      .collidingLevels, "an id of a count", #""worlds": [{"id": "a", "levels": [2, "1"]}]"#,
      #"2:38 colliding-levels: the level `1` is there twice, once from a count | first here 2:35"#),
    DiagnosticFixture(
      .starsDisagree, "in one level",
      #""worlds": [{"id": "a", "levels": [{"id": "x", "maxStars": 3, "scoreForStars": [1, 2]}]}]"#,
      #"2:59 stars-disagree: `maxStars` is 3, and `scoreForStars` has 2 thresholds | leave `maxStars` out | the thresholds 2:79"#
    ),
    DiagnosticFixture(
      .bonusCounted, "by name",
      #""worlds": [{"id": "a", "levels": [1, {"id": "x", "bonus": true}]}], "collections": {"c": [{"of": "a/x"}]}"#,
      #"2:98 bonus-counted: `a/x` is a bonus level, and a percentage counts none | leave it out, or take "bonus" from the level"#
    ),
    DiagnosticFixture(
      .invalidRename, "to nothing", #""flags": ["new-name"], "renamed": {"old": "new-nam"}"#,
      #"2:43 invalid-rename: `old` is renamed to `new-nam`, which is not declared | did you mean `new-name`?"#
    ),
    DiagnosticFixture(
      .invalidRename, "in a circle", #""renamed": {"a": "b", "b": "a"}"#,
      #"2:13 invalid-rename: `a` is renamed in a circle | the last id of a chain is one that the pack declares"#
    ),
    DiagnosticFixture(
      .invalidRename, "of what is declared", #""flags": ["a", "b"], "renamed": {"a": "b"}"#,
      #"2:34 invalid-rename: `a` is renamed and declared as well | declare the new id only, or take this entry out | declared here 2:11"#
    ),
    DiagnosticFixture(
      .missingInclude, "not there",
      #""include": ["wolrds.json"], "features": {"f": {"unlock": {"completed": "a"}}}"#,
      #"2:13 missing-include: there is no file `wolrds.json` beside the pack | the names in `include` are paths from the folder of the main file"#
    ),
    DiagnosticFixture(
      .nestedInclude, "nested", #""include": ["more.json"]"#,
      including: ["more.json": #"{"include": ["other.json"]}"#],
      #"more.json:1:2 nested-include: an included file includes no others | list all files in the main file | included here 2:13"#
    ),
    DiagnosticFixture(
      .nestedInclude, "twice", #""include": ["more.json", "more.json"]"#,
      including: ["more.json": #"{"flags": ["f"]}"#],
      #"2:26 nested-include: `more.json` is included twice | first here 2:13"#),
    DiagnosticFixture(
      .unknownCheck, "a typo", #""checks": {"always-ture": "off"}"#,
      #"2:12 unknown-check: no check has the code `always-ture` | did you mean `always-true`?"#),
    DiagnosticFixture(
      .unknownCheck, "of reading", #""checks": {"unknown-id": "off"}"#,
      #"2:12 unknown-check: `unknown-id` is a mistake of reading and cannot be silenced"#),
    DiagnosticFixture(
      .formatVersion, "newer", #"{"formatVersion": 2, "what": 1}"#, isWhole: true,
      #"1:19 format-version: this version reads packs of format 1; this is of format 2 | a newer version of the program may read it"#
    ),
    DiagnosticFixture(
      .tooLarge, "too many levels", manyLevels,
      #"2:35 too-large: the pack has more than 262144 nodes"#),
  ]
}
