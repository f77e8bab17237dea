/// Every kind of command with its exact changes, in order.
enum CommandScripts {
  static let all: [Script] = levels + places + taking + products + operatorCommands

  static let levels: [Script] = [
    Script(
      name: "complete keeps the best of each result",
      pack: """
        "worlds": [{"id": "a", "levels": [{"id": "1", "marks": ["gold", "hole"]}, "2"]}]
        """,
      steps: [
        (
          #"{"complete": "a/1", "stars": 2, "marks": ["hole"]}"#,
          "accepted: unlocked a/2 (route 0) | completed a/1 | stars a/1 0 -> 2 | mark a/1 hole"
        ),
        (#"{"complete": "a/1", "stars": 1}"#, "accepted"),
        (
          #"{"complete": "a/1", "stars": 3, "marks": ["hole", "gold"]}"#,
          "accepted: stars a/1 2 -> 3 | mark a/1 gold"
        ),
        (#"{"complete": "a/1"}"#, "accepted"),
        (#"{"complete": "a/2", "stars": 0}"#, "accepted: completed a | completed a/2"),
      ],
      status: ["a": "completed", "a/1": "completed", "a/2": "completed"]),
    Script(
      name: "rewards of one kind of moment are told as one, other kinds apart",
      pack: """
        "currencies": {"coins": {"cap": 100}}, "worlds": [{"id": "a", "levels": [
          {"id": "1", "marks": ["gold", "hole"], "rewards": {
            "atStars": {"1": {"coins": 10}, "3": {"coins": 20}},
            "onMark": {"gold": {"coins": 1}, "hole": {"coins": 80}}}}]}]
        """,
      steps: [
        (
          #"{"complete": "a/1", "stars": 1, "marks": ["gold"]}"#,
          "accepted: completed a | completed a/1 | stars a/1 0 -> 1 | mark a/1 gold"
            + " | credited coins 10 (atStars of a/1) | credited coins 1 (onMark of a/1)"
        ),
        (
          #"{"do": [{"take": {"coins": 11}}, {"complete": "a/1", "stars": 3, "marks": ["hole"]}]}"#,
          "accepted: stars a/1 1 -> 3 | mark a/1 hole | credited coins 20 (atStars of a/1)"
            + " | credited coins 80 (onMark of a/1) | debited coins 11 (take)"
        ),
      ]),
    Script(
      name: "several rewards of one kind of moment that are due together are one movement",
      pack: """
        "currencies": {"coins": {"cap": 25}}, "worlds": [{"id": "a", "levels": [
          {"id": "1", "rewards": {"atStars": {"1": {"coins": 10}, "2": {"coins": 20}}}}]}]
        """,
      steps: [
        (
          #"{"complete": "a/1", "stars": 3}"#,
          "accepted: completed a | completed a/1 | stars a/1 0 -> 3"
            + " | credited coins 25 (atStars of a/1) | clipped coins 5 (atStars of a/1)"
        )
      ]),
    Script(
      name: "a score earns as many stars as it reaches thresholds",
      pack: #""worlds": [{"id": "a", "levels": [{"id": "race", "scoreForStars": [10, 20, 30]}]}]"#,
      steps: [
        (
          #"{"complete": "a/race", "score": 20}"#,
          "accepted: completed a | completed a/race | stars a/race 0 -> 2"
        ),
        (#"{"complete": "a/race", "score": 19}"#, "accepted"),
        (#"{"complete": "a/race"}"#, "accepted"),
        (#"{"complete": "a/race", "score": 9999}"#, "accepted: stars a/race 2 -> 3"),
        (#"{"complete": "a/race", "score": 0}"#, "accepted"),
        (
          #"{"complete": "a/race", "score": -1}"#, "outOfRange: a/race, a score of -1 is below 0"
        ),
        (
          #"{"complete": "a/race", "stars": 1}"#,
          "outOfRange: a/race, the level has a score, not stars"
        ),
      ]),
    Script(
      name: "stars above the maximum, scores and marks that are not there",
      pack: #""worlds": [{"id": "a", "levels": [{"id": "1", "maxStars": 1}]}]"#,
      steps: [
        (#"{"complete": "a/1", "stars": 2}"#, "outOfRange: a/1, 2 stars are not within 0 to 1"),
        (#"{"complete": "a/1", "score": 5}"#, "outOfRange: a/1, the level has stars, not a score"),
        (#"{"complete": "a/1", "marks": ["x"]}"#, "outOfRange: a/1, the level has no mark `x`"),
        (
          #"{"complete": "a/1", "stars": 1}"#,
          "accepted: completed a | completed a/1 | stars a/1 0 -> 1"
        ),
      ]),
    Script(
      name: "a level with a start price is played once for each paid start",
      pack: """
        "currencies": {"energy": {"initial": 5}},
        "worlds": [{"id": "a", "levels": [{"id": "1", "startPrice": {"energy": 2}}, "2"]}]
        """,
      steps: [
        (#"{"complete": "a/1"}"#, "notAvailable: a/1"),
        (#"{"fail": "a/1"}"#, "notAvailable: a/1"),
        (#"{"start": "a/1"}"#, "accepted: debited energy 2 (start)"),
        (#"{"start": "a/1"}"#, "accepted: debited energy 2 (start)"),
        (#"{"start": "a/1"}"#, "insufficientFunds: 1 energy"),
        (#"{"fail": "a/1"}"#, "accepted"),
        (#"{"complete": "a/1"}"#, "accepted: unlocked a/2 (route 0) | completed a/1"),
        (#"{"complete": "a/1"}"#, "notAvailable: a/1"),
        (#"{"start": "a/2"}"#, "accepted"),
        (#"{"start": "a/2"}"#, "accepted"),
        (#"{"complete": "a/2"}"#, "accepted: completed a | completed a/2"),
        (#"{"complete": "a/2"}"#, "accepted"),
      ]),
    Script(
      name: "a started level may be ended once although it closed or hid meanwhile",
      pack: """
        "flags": ["night"],
        "worlds": [{"id": "a", "levels": [1]},
          {"id": "moon", "unlock": {"when": {"flag": "night"}, "live": true},
            "visible": {"flag": "night"}, "levels": [1]}]
        """,
      given: [#"{"set": {"night": true}}"#, #"{"start": "moon/1"}"#],
      steps: [
        (
          #"{"set": {"night": false}}"#,
          "accepted: closed moon | closed moon/1 | flag night true -> false"
        ),
        (#"{"start": "moon/1"}"#, "unknownId: moon/1"),
        (
          #"{"complete": "moon/1", "stars": 1}"#,
          "accepted: completed moon | completed moon/1 | stars moon/1 0 -> 1"
        ),
        // What is done never vanishes, so from here on the player knows of both.
        (#"{"complete": "moon/1"}"#, "locked: moon/1 | `moon` is not open"),
        (#"{"fail": "moon/1"}"#, "locked: moon/1 | `moon` is not open"),
      ]),
    Script(
      name: "fail counts and changes nothing that is seen",
      pack: #"""
        "worlds": [{"id": "a", "levels": 2}],
        "achievements": {"stubborn": {"unlock": {"fails": "a", "atLeast": 2}}}
        """#,
      steps: [
        (#"{"fail": "a/1"}"#, "accepted"),
        (#"{"fail": "a/1"}"#, "accepted: unlocked stubborn (route 0)"),
        (#"{"fail": "a/2"}"#, "locked: a/2 | `a/1` is not completed"),
      ]),
  ]

  static let places: [Script] = [
    Script(
      name: "a location is visited, and completing it visits it too",
      pack: #""locations": {"inn": {"unlock": true}, "mine": {"unlock": {"visited": "inn"}}}"#,
      steps: [
        (#"{"visit": "mine"}"#, "locked: mine | `inn` was not visited"),
        (#"{"complete": "mine"}"#, "locked: mine | `inn` was not visited"),
        (#"{"visit": "inn"}"#, "accepted: unlocked mine (route 0) | visited inn"),
        (#"{"visit": "inn"}"#, "accepted"),
        (#"{"complete": "mine"}"#, "accepted: completed mine | visited mine"),
        (#"{"complete": "mine"}"#, "accepted"),
        (
          #"{"complete": "inn", "stars": 0}"#,
          "outOfRange: inn, a location has no stars, score or marks"
        ),
      ]),
    Script(
      name: "a location with completeWhen is completed by that alone",
      pack: #"""
        "counters": ["bats"],
        "locations": {"cave": {"unlock": true, "completeWhen": {"counter": "bats", "atLeast": 2}}}
        """#,
      steps: [
        (#"{"complete": "cave"}"#, "notAvailable: cave"),
        (#"{"add": {"bats": 2}}"#, "accepted: completed cave | counter bats 0 -> 2"),
        (#"{"set": {"bats": 0}}"#, "accepted: counter bats 2 -> 0"),
      ],
      status: ["cave": "unlocked"]),
    Script(
      name: "select asks and tick settles; both change nothing and count",
      pack: #""worlds": [{"id": "a", "levels": 2}]"#,
      steps: [
        (#"{"select": "a/1"}"#, "accepted"), (#"{"tick": true}"#, "accepted"),
        (#"{"select": "a/2"}"#, "locked: a/2 | `a/1` is not completed"),
        (#"{"select": "a/3"}"#, "unknownId: a/3"),
      ]),
  ]

  static let taking: [Script] = [
    Script(
      name: "taking by price, free, and by two prices",
      pack: """
        "currencies": {"coins": {"initial": 10}, "gems": {"initial": 3}},
        "features": {
          "gift": {"unlock": {"price": "free"}},
          "shop": {"unlock": {"price": {"coins": 4}}},
          "both": {"unlock": {"price": {"coins": 1, "gems": 1}}},
          "either": {"unlock": [{"price": {"coins": 5}}, {"price": {"gems": 1}}]},
          "same": {"unlock": [{"price": {"coins": 2}}, {"price": {"coins": 2}}]},
          "dear": {"unlock": {"price": {"coins": 90, "gems": 90}}}}
        """,
      steps: [
        (#"{"unlock": "gift", "price": "free"}"#, "accepted: unlocked gift (unlock)"),
        (#"{"unlock": "gift"}"#, "alreadyUnlocked: gift"),
        (#"{"unlock": "shop", "price": {"coins": 5}}"#, "priceChanged: shop 4 coins"),
        (#"{"unlock": "shop", "price": "free"}"#, "priceChanged: shop 4 coins"),
        (
          #"{"unlock": "shop", "price": {"coins": 4}}"#,
          "accepted: unlocked shop (unlock) | debited coins 4 (unlock)"
        ),
        (#"{"unlock": "either"}"#, "ambiguousRoute: either 5 coins or 1 gems"),
        (
          #"{"unlock": "either", "price": {"gems": 1}}"#,
          "accepted: unlocked either (unlock) | debited gems 1 (unlock)"
        ),
        (
          #"{"unlock": "same"}"#,
          "accepted: unlocked same (unlock) | debited coins 2 (unlock)"
        ),
        (
          #"{"unlock": "both", "price": {"gems": 1, "coins": 1}}"#,
          "accepted: unlocked both (unlock) | debited coins 1 (unlock) | debited gems 1 (unlock)"
        ),
        (#"{"unlock": "dear"}"#, "insufficientFunds: 87 coins + 89 gems"),
      ]),
    Script(
      name: "a condition stands before the price, a world before its level",
      pack: """
        "currencies": {"coins": {"initial": 9}}, "flags": ["met"],
        "worlds": [{"id": "a", "levels": 1},
          {"id": "b", "levels": [{"id": "x", "unlock": {"price": {"coins": 1}}}, "y"]}],
        "features": {"f": {"unlock": {"when": {"flag": "met"}, "price": {"coins": 1}}},
          "never": {"unlock": false}, "auto": {"unlock": {"flag": "met"}}}
        """,
      steps: [
        (#"{"unlock": "f"}"#, "locked: f | flag `met` is not set"),
        (#"{"unlock": "b/x"}"#, "locked: b/x | `b` is not open"),
        (#"{"unlock": "never"}"#, "notAvailable: never"),
        (#"{"unlock": "auto"}"#, "notAvailable: auto"),
        (#"{"unlock": "b/y", "rank": 7}"#, "notAvailable: b/y"),
        (
          #"{"set": {"met": true}}"#,
          "accepted: unlocked auto (route 0) | flag met false -> true"
        ),
        (#"{"unlock": "f"}"#, "accepted: unlocked f (unlock) | debited coins 1 (unlock)"),
      ],
      status: ["b/x": "locked", "never": "locked", "f": "unlocked"]),
    Script(
      name: "ranks by a price list",
      pack: """
        "currencies": {"ash": {"initial": 100}},
        "features": {"hp": {"ranks": 4, "unlock": {"price": {"ash": [1, 2, 3, 50]}}}}
        """,
      steps: [
        (
          #"{"unlock": "hp"}"#,
          "accepted: unlocked hp (unlock) | rank hp 0 -> 1 (unlock) | debited ash 1 (unlock)"
        ),
        (#"{"unlock": "hp", "rank": 1}"#, "alreadyUnlocked: hp"),
        (#"{"unlock": "hp", "rank": 3, "price": {"ash": 6}}"#, "priceChanged: hp 5 ash"),
        (
          #"{"unlock": "hp", "rank": 3, "price": {"ash": 5}}"#,
          "accepted: rank hp 1 -> 3 (unlock) | debited ash 5 (unlock)"
        ),
        (#"{"unlock": "hp", "rank": 5}"#, "outOfRange: hp, rank 5 is not within 1 to 4"),
        (#"{"unlock": "hp", "rank": 0}"#, "outOfRange: hp, rank 0 is not within 1 to 4"),
        (
          #"{"unlock": "hp", "price": {"ash": 50}}"#,
          "accepted: completed hp | rank hp 3 -> 4 (unlock) | debited ash 50 (unlock)"
        ),
        (#"{"unlock": "hp"}"#, "alreadyUnlocked: hp"),
        (#"{"unlock": "hp", "rank": 9}"#, "alreadyUnlocked: hp"),
      ],
      status: ["hp": "completed"]),
    Script(
      name: "several ranks at once cost what they cost one by one, or nothing",
      pack: """
        "currencies": {"ash": {"initial": 10}},
        "features": {"hp": {"ranks": 4, "unlock": {"price": {"ash": 4}}}}
        """,
      steps: [
        (#"{"unlock": "hp", "rank": 3}"#, "insufficientFunds: 2 ash"),
        (
          #"{"unlock": "hp", "rank": 2}"#,
          "accepted: unlocked hp (unlock) | rank hp 0 -> 2 (unlock) | debited ash 8 (unlock)"
        ),
      ]),
    Script(
      name: "the first choice closes the rest",
      pack: """
        "currencies": ["coins"],
        "features": {"sun": {"choice": "end", "unlock": true},
          "moon": {"choice": "end", "unlock": {"price": {"coins": 1}}},
          "star": {"choice": "end", "unlock": true}}
        """,
      given: [#"{"grant": {"unlock": ["star"]}}"#],
      steps: [
        (#"{"unlock": "moon"}"#, "insufficientFunds: 1 coins"),
        (#"{"unlock": "sun"}"#, "accepted: unlocked sun (unlock) | choice end sun"),
        (#"{"unlock": "moon"}"#, "excluded: moon by sun"),
        (#"{"unlock": "star"}"#, "excluded: star by sun"),
        (#"{"unlock": "sun"}"#, "alreadyUnlocked: sun"),
      ],
      status: ["sun": "unlocked", "moon": "locked", "star": "unlocked"]),
  ]

  static let products: [Script] = [
    Script(
      name: "a permanent product is bought once and opens what follows it",
      pack: """
        "currencies": {"coins": {"initial": 9}},
        "features": {"room": {"unlock": {"product": "pass"}}},
        "products": {"pass": {"kind": "permanent", "price": {"coins": 4},
            "grants": {"coins": 1}},
          "store": {"kind": "permanent", "store": "com.example.x"}}
        """,
      steps: [
        (#"{"buy": "pass", "price": {"coins": 3}}"#, "priceChanged: pass 4 coins"),
        (#"{"buy": "pass", "quantity": 2}"#, "outOfRange: pass, a quantity of 2 cannot be bought"),
        (
          #"{"buy": "pass"}"#,
          "accepted: unlocked room (route 0) | withheld room true -> false"
            + " | credited coins 1 (buy) | debited coins 4 (buy) | owned pass (buy)"
        ),
        (#"{"buy": "pass"}"#, "alreadyOwned: pass"),
        (#"{"unlock": "pass"}"#, "alreadyOwned: pass"),
        (#"{"buy": "store"}"#, "notAvailable: store"),
        (#"{"unlock": "store"}"#, "notAvailable: store"),
        (#"{"select": "store"}"#, "locked: store"),
      ],
      status: ["pass": "unlocked", "store": "available", "room": "unlocked"]),
    Script(
      name: "units of a consumable: total price, limit, cap, quantity",
      pack: """
        "currencies": {"coins": {"initial": 100}}, "items": {"potion": {"cap": 5}},
        "flags": ["open"],
        "products": {"brew": {"kind": "consumable", "price": {"coins": 10},
          "grants": {"potion": 2}, "limit": 4, "when": {"flag": "open"}}}
        """,
      steps: [
        (#"{"buy": "brew"}"#, "locked: brew | flag `open` is not set"),
        (#"{"set": {"open": true}}"#, "accepted: flag open false -> true"),
        (
          #"{"buy": "brew", "quantity": 2, "price": {"coins": 20}}"#,
          "accepted: credited potion 4 (buy) | debited coins 20 (buy)"
        ),
        (#"{"buy": "brew", "quantity": 2, "price": {"coins": 10}}"#, "priceChanged: brew 20 coins"),
        (#"{"buy": "brew", "quantity": 3}"#, "limitReached: brew 4"),
        (#"{"buy": "brew"}"#, "capReached: potion 5"),
        (#"{"take": {"potion": 9}}"#, "accepted: debited potion 4 (take)"),
        (#"{"buy": "brew", "quantity": 0}"#, "outOfRange: brew, a quantity of 0 cannot be bought"),
        (#"{"buy": "brew"}"#, "accepted: credited potion 2 (buy) | debited coins 10 (buy)"),
      ]),
    Script(
      name: "the best discount, rounded up for each unit, at least 1",
      pack: """
        "currencies": {"coins": {"initial": 100}}, "flags": ["sale", "end"],
        "products": {"rope": {"kind": "consumable", "price": {"coins": 7}, "discounts": [
            {"when": {"flag": "sale"}, "basisPoints": 2500},
            {"when": {"flag": "end"}, "basisPoints": 9999}]}},
        "features": {"f": {"unlock": {"price": {"coins": 3},
          "discounts": [{"when": {"flag": "sale"}, "basisPoints": 5000}]}}}
        """,
      given: [#"{"set": {"sale": true}}"#],
      steps: [
        (#"{"buy": "rope", "quantity": 3}"#, "accepted: debited coins 18 (buy)"),
        (#"{"unlock": "f"}"#, "accepted: unlocked f (unlock) | debited coins 2 (unlock)"),
        (#"{"set": {"end": true}}"#, "accepted: flag end false -> true"),
        (#"{"buy": "rope", "quantity": 3}"#, "accepted: debited coins 3 (buy)"),
      ]),
  ]

  static let operatorCommands: [Script] = [
    Script(
      name: "grant clips at the cap and opens for good",
      pack: """
        "currencies": {"coins": {"cap": 10}}, "counters": {"kills": {"max": 3}},
        "flags": ["met"], "features": {"f": {"unlock": false},
          "hp": {"ranks": 2, "unlock": {"price": {"coins": 1}}}},
        "products": {"pass": {"kind": "permanent"}, "one": {"kind": "consumable"}}
        """,
      steps: [
        (
          #"""
          {"grant": {"coins": 12, "unlock": ["f", "hp", "pass"], "set": {"met": true},
            "add": {"kills": 9}}}
          """#,
          "accepted: unlocked f (grant) | unlocked hp (grant) | rank hp 0 -> 1 (grant)"
            + " | credited coins 10 (grant) | clipped coins 2 (grant) | owned pass (grant)"
            + " | flag met false -> true (grant) | counter kills 0 -> 3 (grant)"
        ),
        (#"{"grant": {"coins": 1}}"#, "accepted: clipped coins 1 (grant)"),
        (#"{"grant": {"unlock": ["f"]}}"#, "accepted"),
        (
          #"{"grant": {"unlock": ["one"]}}"#,
          "outOfRange: one, only a permanent product can be granted"
        ),
        (#"{"grant": {"coins": 0}}"#, "outOfRange: coins, an amount of 0 is below 1"),
        (#"{"grant": {"add": {"kills": -1}}}"#, "outOfRange: kills, an amount of -1 is below 1"),
      ]),
    Script(
      name: "take takes what is there",
      pack: #""currencies": {"coins": {"initial": 5}, "gems": {}}"#,
      steps: [
        (#"{"take": {"coins": 3, "gems": 3}}"#, "accepted: debited coins 3 (take)"),
        (#"{"take": {"coins": 3}}"#, "accepted: debited coins 2 (take)"),
        (#"{"take": {"coins": 3}}"#, "accepted"),
        (#"{"take": {"coins": -3}}"#, "outOfRange: coins, an amount of -3 is below 1"),
        (#"{"take": {"coin": 3}}"#, "unknownId: coin, nearest coins"),
      ]),
    Script(
      name: "set and add keep to types and bounds",
      pack: """
        "counters": {"kills": {"min": -2, "max": 5}}, "flags": ["met"],
        "attributes": {"app": {"type": "version", "initial": "1.0"},
          "land": {"type": "text", "initial": "DE"}, "age": {"type": "int", "initial": 0}}
        """,
      steps: [
        (
          #"{"set": {"age": 7, "met": true, "app": "1.2", "land": "FR", "kills": 5}}"#,
          "accepted: flag met false -> true | counter kills 0 -> 5 | attribute app 1.0 -> 1.2"
            + " | attribute land DE -> FR | attribute age 0 -> 7"
        ),
        (#"{"set": {"met": true, "age": 7}}"#, "accepted"),
        (#"{"set": {"met": 1}}"#, "outOfRange: met, a flag is true or false"),
        (#"{"set": {"kills": true}}"#, "outOfRange: kills, a counter is an integer"),
        (#"{"set": {"kills": 6}}"#, "outOfRange: kills, 6 is not within -2 to 5"),
        (#"{"set": {"age": "7"}}"#, "outOfRange: age, the attribute is an integer"),
        (#"{"set": {"land": 7}}"#, "outOfRange: land, the attribute is a text"),
        (#"{"set": {"app": 7}}"#, "outOfRange: app, the attribute is a version"),
        (#"{"set": {"app": "1.x"}}"#, "outOfRange: app, `1.x` is not a version such as `1.2.3`"),
        (#"{"set": {"age": 1, "ages": 1}}"#, "unknownId: ages, nearest age"),
        (#"{"add": {"kills": -7}}"#, "accepted: counter kills 5 -> -2"),
        (#"{"add": {"kills": -1}}"#, "outOfRange: kills, -3 is not within -2 to 5"),
        (#"{"add": {"met": 1}}"#, "unknownId: met"),
        (#"{"add": {"kills": 0}}"#, "accepted"),
      ]),
    Script(
      name: "versions that compare the same are still other texts",
      pack: #"""
        "attributes": {"app": {"type": "version", "initial": "1.0"}},
        "features": {"f": {"unlock": {"when": {"attribute": "app", "is": "1"}, "live": true}}}
        """#,
      steps: [
        (#"{"set": {"app": "1.0.0"}}"#, "accepted: attribute app 1.0 -> 1.0.0"),
        (#"{"set": {"app": "1"}}"#, "accepted: attribute app 1.0.0 -> 1"),
        (#"{"set": {"app": "1"}}"#, "accepted"),
      ],
      status: ["f": "unlocked"]),
    Script(
      name: "a batch settles after each member and reports one difference, or nothing",
      pack: """
        "currencies": ["coins"],
        "worlds": [{"id": "a", "levels": [
          {"id": "x", "rewards": {"onComplete": {"coins": 5}}}, "y", "z"]}],
        "features": {"shop": {"unlock": {"price": {"coins": 5}}}}
        """,
      steps: [
        (
          #"{"do": [{"complete": "a/x"}, {"complete": "a/y"}, {"unlock": "shop"}, {"fail": "a/q"}]}"#,
          "unknownId: a/q, nearest a/x"
        ),
        (
          #"{"do": [{"complete": "a/x", "stars": 1}, {"complete": "a/y"}, {"unlock": "shop"}]}"#,
          "accepted: unlocked a/y (route 0) | unlocked a/z (route 0) | unlocked shop (unlock)"
            + " | completed a/x | completed a/y | stars a/x 0 -> 1"
            + " | credited coins 5 (onComplete of a/x) | debited coins 5 (unlock)"
        ),
      ]),
  ]
}
