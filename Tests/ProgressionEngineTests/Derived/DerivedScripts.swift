/// What is open, counted and shown, and what a command reports of it.
enum DerivedScripts {
  static let all: [Script] = routes + withheld + ranks + visibility + live + settling

  static let routes: [Script] = [
    Script(
      name: "sticky stays, live follows, product lasts while owned",
      pack: """
        "flags": ["on"],
        "features": {
          "sticky": {"unlock": {"flag": "on"}},
          "live": {"unlock": {"when": {"flag": "on"}, "live": true}},
          "stay": {"unlock": {"when": {"not": {"flag": "on"}}, "live": false}},
          "after": {"unlock": {"when": {"unlocked": "live"}, "live": false}},
          "along": {"unlock": {"when": {"unlocked": "live"}, "live": true}},
          "paid": {"unlock": {"product": "pass"}},
          "paid-on": {"unlock": {"when": {"flag": "on"}, "product": "pass"}}},
        "products": {"pass": {"kind": "permanent"}}
        """,
      steps: [
        (
          #"{"set": {"on": true}}"#,
          "accepted: unlocked sticky (route 0) | unlocked live (route 0)"
            + " | unlocked after (route 0) | unlocked along (route 0) | keptOpen stay"
            + " | flag on false -> true"
        ),
        (
          #"{"set": {"on": false}}"#,
          "accepted: closed live | closed along | keptOpen sticky | keptOpen after"
            + " | flag on true -> false"
        ),
        (
          #"{"grant": {"unlock": ["pass"]}}"#,
          "accepted: unlocked paid (route 0) | withheld paid true -> false"
            + " | withheld paid-on true -> false | owned pass (grant)"
        ),
        (
          #"{"set": {"on": true}}"#,
          "accepted: unlocked live (route 0) | unlocked along (route 0)"
            + " | unlocked paid-on (route 0) | keptOpen stay | flag on false -> true"
        ),
        (
          #"{"set": {"on": false}}"#,
          "accepted: closed live | closed along | closed paid-on | keptOpen sticky"
            + " | keptOpen after | flag on true -> false"
        ),
      ]),
    Script(
      name: "alternative routes: the first that holds is the cause, any keeps it open",
      pack: """
        "flags": ["p", "q"],
        "features": {"f": {"unlock": [{"when": {"flag": "p"}, "live": true},
          {"when": {"flag": "q"}, "live": true}]}}
        """,
      steps: [
        (
          #"{"set": {"q": true}}"#, "accepted: unlocked f (route 1) | flag q false -> true"
        ),
        (#"{"set": {"p": true}}"#, "accepted: flag p false -> true"),
        (#"{"set": {"q": false}}"#, "accepted: flag q true -> false"),
        (#"{"set": {"p": false}}"#, "accepted: closed f | flag p true -> false"),
        (
          #"{"set": {"p": true, "q": true}}"#,
          "accepted: unlocked f (route 0) | flag p false -> true | flag q false -> true"
        ),
      ]),
    Script(
      name: "a level is open only while its world is, its own source is kept",
      pack: """
        "flags": ["on"],
        "worlds": [{"id": "a", "levels": 1}, {"id": "b", "order": "free",
          "unlock": {"when": {"flag": "on"}, "live": true},
          "levels": [2, {"id": "x", "unlock": {"completed": "b/1"}}]}]
        """,
      steps: [
        (
          #"{"set": {"on": true}}"#,
          "accepted: unlocked b (route 0) | unlocked b/1 (route 0) | unlocked b/2 (route 0)"
            + " | flag on false -> true"
        ),
        (
          #"{"complete": "b/1", "stars": 2}"#,
          "accepted: unlocked b/x (route 0) | completed b/1 | stars b/1 0 -> 2"
        ),
        (
          #"{"set": {"on": false}}"#,
          "accepted: closed b | closed b/1 | closed b/2 | closed b/x | flag on true -> false"
        ),
        (#"{"complete": "b/2"}"#, "locked: b/2 | `b` is not open"),
      ],
      status: ["b": "locked", "b/1": "locked", "b/x": "locked"]),
    Script(
      name: "a grant opens a level only with its world",
      pack: #""worlds": [{"id": "a", "levels": 1}, {"id": "b", "levels": 2}]"#,
      steps: [
        (#"{"grant": {"unlock": ["b/2"]}}"#, "accepted"),
        (#"{"select": "b/2"}"#, "locked: b/2 | `b` is not open"),
        (
          #"{"grant": {"unlock": ["b"]}}"#,
          "accepted: unlocked b (grant) | unlocked b/1 (route 0) | unlocked b/2"
        ),
      ]),
  ]

  static let withheld: [Script] = [
    Script(
      name: "results of withheld content are kept and count nowhere until the product is back",
      pack: """
        "flags": ["shop"],
        "worlds": [{"id": "a", "levels": 1},
          {"id": "dlc", "unlock": {"product": "pass"}, "order": "free", "levels": 2}],
        "achievements": {
          "three": {"unlock": {"when": {"stars": "all", "atLeast": 3}, "live": true}},
          "done": {"unlock": {"when": {"completed": "dlc"}, "live": true}}},
        "products": {"pass": {"kind": "permanent"}},
        "collections": {"all-of-it": [{"of": "levels", "points": 1}],
          "extra": [{"of": {"in": "dlc"}, "points": 1}]}
        """,
      steps: [
        (#"{"complete": "dlc/1"}"#, "locked: dlc/1 | `dlc` is not open"),
        (
          #"{"grant": {"unlock": ["pass"]}}"#,
          "accepted: unlocked dlc (route 0) | unlocked dlc/1 (route 0) | unlocked dlc/2 (route 0)"
            + " | withheld dlc true -> false | withheld dlc/1 true -> false"
            + " | withheld dlc/2 true -> false | owned pass (grant)"
        ),
        (
          #"{"complete": "dlc/1", "stars": 3}"#,
          "accepted: unlocked three (route 0) | completed dlc/1 | stars dlc/1 0 -> 3"
        ),
        (
          #"{"complete": "dlc/2"}"#,
          "accepted: unlocked done (route 0) | completed dlc | completed dlc/2"
        ),
      ],
      status: ["dlc": "completed"]),
    Script(
      name: "content with another way in, or with a stored source, is not withheld",
      pack: """
        "flags": ["met"],
        "worlds": [{"id": "a", "levels": 1},
          {"id": "b", "unlock": [{"product": "pass"}, {"when": {"flag": "met"}}], "levels": 1},
          {"id": "c", "unlock": {"product": "pass"}, "levels": 1},
          {"id": "d", "unlock": {"product": "pass"}, "levels": 1}],
        "products": {"pass": {"kind": "permanent"}},
        "collections": {"worlds-done": [{"of": "worlds", "points": 1}]},
        "achievements": {"third": {"unlock":
          {"when": {"percent": "worlds-done", "atLeast": 33}, "live": true}}}
        """,
      steps: [
        // a and b count: one of two is half.
        (
          #"{"complete": "a/1"}"#,
          "accepted: unlocked third (route 0) | completed a | completed a/1"
        ),
        // c counts now too: one of three is 33 percent.
        (
          #"{"grant": {"unlock": ["c"]}}"#,
          "accepted: unlocked c (grant) | unlocked c/1 (route 0) | withheld c true -> false"
            + " | withheld c/1 true -> false"
        ),
        (
          #"{"grant": {"unlock": ["d"]}}"#,
          "accepted: unlocked d (grant) | unlocked d/1 (route 0) | closed third"
            + " | withheld d true -> false | withheld d/1 true -> false"
        ),
      ]),
    Script(
      name: "a percent of nothing is false under every comparator",
      pack: """
        "features": {"dlc": {"unlock": {"product": "pass"}},
          "low": {"unlock": {"when": {"percent": "c", "atMost": 100}, "live": true}},
          "high": {"unlock": {"when": {"percent": "c", "atLeast": 0}, "live": true}},
          "other": {"unlock": {"when": {"percent": "c", "notEquals": 7}, "live": true}},
          "not": {"unlock": {"when": {"not": {"percent": "c", "atMost": 100}}, "live": true}},
          "sum": {"unlock":
            {"when": {"sum": [{"percent": "c"}, {"counter": "n"}], "atLeast": 0}, "live": true}},
          "right": {"unlock":
            {"when": {"counter": "n", "atMost": {"percent": "c"}}, "live": true}}},
        "counters": ["n"],
        "products": {"pass": {"kind": "permanent"}},
        "collections": {"c": [{"of": "dlc", "points": 1}]}
        """,
      steps: [
        (
          #"{"grant": {"unlock": ["pass"]}}"#,
          "accepted: unlocked dlc (route 0) | unlocked low (route 0) | unlocked high (route 0)"
            + " | unlocked other (route 0) | unlocked sum (route 0) | unlocked right (route 0)"
            + " | closed not | withheld dlc true -> false | owned pass (grant)"
        )
      ]),
  ]

  static let ranks: [Script] = [
    Script(
      name: "thresholds give every rank that is reached, a list and a line",
      pack: """
        "currencies": ["xp"],
        "features": {
          "list": {"ranks": 3, "unlock": {"reach": {"earned": "xp"}, "at": [10, 20, 40]}},
          "line": {"ranks": 100, "unlock":
            {"reach": {"earned": "xp"}, "at": {"from": 5, "step": 10}}}}
        """,
      steps: [
        (
          #"{"grant": {"xp": 9}}"#,
          "accepted: unlocked line (route 0) | rank line 0 -> 1 (route 0)"
            + " | credited xp 9 (grant)"
        ),
        (
          #"{"grant": {"xp": 11}}"#,
          "accepted: unlocked list (route 0) | rank list 0 -> 2 (route 0)"
            + " | rank line 1 -> 2 (route 0) | credited xp 11 (grant)"
        ),
        (#"{"unlock": "list"}"#, "notAvailable: list"),
        (#"{"take": {"xp": 20}}"#, "accepted: debited xp 20 (take)"),
        (
          #"{"grant": {"xp": 975}}"#,
          "accepted: completed list | completed line | rank list 2 -> 3 (route 0)"
            + " | rank line 2 -> 100 (route 0) | credited xp 975 (grant)"
        ),
      ]),
    Script(
      name: "a rank with threshold and price may be taken once reached",
      pack: """
        "currencies": {"coins": {"initial": 100}}, "counters": ["kills"],
        "features": {"arm": {"ranks": 3, "unlock":
          {"reach": {"counter": "kills"}, "at": [1, 5, 9], "price": {"coins": [10, 20, 30]}}}}
        """,
      steps: [
        (#"{"unlock": "arm"}"#, "locked: arm | `kills`: 0 of 1, 1 more (1 or more)"),
        (#"{"add": {"kills": 5}}"#, "accepted: counter kills 0 -> 5"),
        (
          #"{"unlock": "arm"}"#,
          "accepted: unlocked arm (unlock) | rank arm 0 -> 1 (unlock)"
            + " | debited coins 10 (unlock)"
        ),
        (
          #"{"unlock": "arm", "rank": 3}"#, "locked: arm | `kills`: 5 of 9, 4 more (9 or more)"
        ),
        (
          #"{"unlock": "arm", "rank": 2}"#,
          "accepted: rank arm 1 -> 2 (unlock) | debited coins 20 (unlock)"
        ),
        (#"{"unlock": "arm"}"#, "locked: arm | `kills`: 5 of 9, 4 more (9 or more)"),
      ]),
    Script(
      name: "taken ranks and reached ranks are one rank",
      pack: """
        "currencies": {"coins": {"initial": 9}, "xp": {}},
        "features": {"hp": {"ranks": 4, "rewards": {"perNewRank": {"coins": 1},
            "atRank": {"3": {"xp": 1}}},
          "unlock": [{"price": {"coins": 5}}, {"reach": {"earned": "xp"}, "at": [10, 20, 30, 40]}]}}
        """,
      steps: [
        (
          #"{"grant": {"xp": 25}}"#,
          "accepted: unlocked hp (route 1) | rank hp 0 -> 2 (route 1)"
            + " | credited coins 2 (perNewRank of hp) | credited xp 25 (grant)"
        ),
        (
          #"{"unlock": "hp"}"#,
          "accepted: rank hp 2 -> 3 (unlock) | credited coins 1 (perNewRank of hp)"
            + " | credited xp 1 (atRank of hp) | debited coins 5 (unlock)"
        ),
        (#"{"grant": {"xp": 5}}"#, "accepted: credited xp 5 (grant)"),
      ]),
  ]

  static let visibility: [Script] = [
    Script(
      name: "what is locked or available hides, what is open or done does not",
      pack: """
        "flags": ["see", "on"],
        "worlds": [{"id": "a", "levels": 1},
          {"id": "b", "visible": {"flag": "see"}, "unlock": {"when": {"flag": "on"}, "live": true},
            "levels": 2}],
        "features": {"f": {"visible": {"flag": "see"}, "unlock": {"price": "free"}}},
        "products": {"p": {"kind": "permanent", "visible": {"flag": "see"}}}
        """,
      steps: [
        (#"{"unlock": "f"}"#, "unknownId: f"),
        (#"{"buy": "p"}"#, "unknownId: p"),
        (#"{"select": "b/1"}"#, "unknownId: b/1"),
        (
          #"{"set": {"on": true}}"#,
          "accepted: unlocked b (route 0) | unlocked b/1 (route 0) | flag on false -> true"
        ),
        (#"{"select": "b/1"}"#, "accepted"),
        (#"{"set": {"see": true}}"#, "accepted: flag see false -> true"),
        (#"{"unlock": "f"}"#, "accepted: unlocked f (unlock)"),
        (
          #"{"set": {"see": false, "on": false}}"#,
          "accepted: closed b | closed b/1 | flag see true -> false | flag on true -> false"
        ),
      ],
      status: ["b": "hidden", "b/1": "hidden", "b/2": "hidden", "f": "unlocked", "p": "hidden"]),
    Script(
      name: "the least bonus levels: order, completion and what comes after",
      pack: """
        "worlds": [{"id": "a", "levels": [1, {"id": "extra", "bonus": true}, "2"]},
          {"id": "b", "levels": [{"id": "only", "bonus": true}]},
          {"id": "c", "levels": 1}]
        """,
      steps: [
        (
          #"{"complete": "a/1"}"#,
          "accepted: unlocked a/extra (route 0) | unlocked a/2 (route 0) | completed a/1"
        ),
        (
          #"{"complete": "a/2"}"#,
          "accepted: unlocked b (route 0) | unlocked b/only (route 0) | completed a | completed a/2"
        ),
        (#"{"complete": "b/only"}"#, "accepted: completed b/only"),
      ],
      status: ["b": "unlocked", "c": "locked"]),
    Script(
      name: "completeWhen stands for the levels, and completion can go",
      pack: """
        "counters": ["n", "paid"],
        "worlds": [{"id": "a", "levels": 2, "completeWhen": {"counter": "n", "equals": 1},
          "rewards": {"onComplete": {"add": {"paid": 1}}}}],
        "features": {"f": {"unlock": {"when": {"completed": "a"}, "live": true}}}
        """,
      steps: [
        (
          #"{"add": {"n": 1}}"#,
          "accepted: unlocked f (route 0) | completed a | counter n 0 -> 1"
            + " | counter paid 0 -> 1 (onComplete of a)"
        ),
        (#"{"add": {"n": 1}}"#, "accepted: closed f | counter n 1 -> 2"),
        (
          #"{"add": {"n": -1}}"#, "accepted: unlocked f (route 0) | completed a | counter n 2 -> 1"
        ),
      ]),
  ]

  static let live: [Script] = [
    Script(
      name: "live nodes do not hold each other open",
      pack: """
        "flags": ["on"],
        "features": {
          "p": {"unlock": {"when": {"any": [{"flag": "on"}, {"unlocked": "q"}]}, "live": true}},
          "q": {"unlock": {"when": {"unlocked": "p"}, "live": true}},
          "r": {"unlock": {"when": {"unlocked": "q"}, "live": true}}}
        """,
      steps: [
        (
          #"{"set": {"on": true}}"#,
          "accepted: unlocked p (route 0) | unlocked q (route 0) | unlocked r (route 0)"
            + " | flag on false -> true"
        ),
        (
          #"{"set": {"on": false}}"#,
          "accepted: closed p | closed q | closed r | flag on true -> false"
        ),
        (
          #"{"do": [{"set": {"on": true}}, {"set": {"on": false}}]}"#, "accepted"
        ),
      ]),
    Script(
      name: "a grant holds one of a cycle open, and so the rest",
      pack: """
        "flags": ["on"],
        "features": {
          "p": {"unlock": {"when": {"any": [{"flag": "on"}, {"unlocked": "q"}]}, "live": true}},
          "q": {"unlock": {"when": {"unlocked": "p"}, "live": true}}}
        """,
      given: [#"{"set": {"on": true}}"#],
      steps: [
        (#"{"grant": {"unlock": ["q"]}}"#, "accepted"),
        (#"{"set": {"on": false}}"#, "accepted: flag on true -> false"),
      ],
      status: ["p": "unlocked", "q": "unlocked"]),
    Script(
      name: "a cycle through counts closes when its support goes",
      pack: """
        "counters": ["n"],
        "features": {
          "p": {"unlock": {"when": {"count": [{"counter": "n", "atLeast": 1}, {"unlocked": "q"},
            {"unlocked": "r"}], "atLeast": 1}, "live": true}},
          "q": {"unlock": {"when": {"count": [{"unlocked": "p"}, {"counter": "n", "atLeast": 2}],
            "atLeast": 1}, "live": true}},
          "r": {"unlock": {"when": {"all": [{"unlocked": "p"}, {"unlocked": "q"}]}, "live": true}}}
        """,
      steps: [
        (
          #"{"set": {"n": 1}}"#,
          "accepted: unlocked p (route 0) | unlocked q (route 0) | unlocked r (route 0)"
            + " | counter n 0 -> 1"
        ),
        (#"{"set": {"n": 2}}"#, "accepted: counter n 1 -> 2"),
        (#"{"set": {"n": 1}}"#, "accepted: counter n 2 -> 1"),
        (
          #"{"set": {"n": 0}}"#, "accepted: closed p | closed q | closed r | counter n 1 -> 0"
        ),
      ]),
    Script(
      name: "a chain that alternates with every node",
      pack: """
        "flags": ["on"],
        "features": {
          "c1": {"unlock": {"when": {"flag": "on"}, "live": true}},
          "c2": {"unlock": {"when": {"not": {"unlocked": "c1"}}, "live": true}},
          "c3": {"unlock": {"when": {"none": [{"unlocked": "c2"}]}, "live": true}},
          "c4": {"unlock": {"when": {"count": [{"unlocked": "c1"}, {"unlocked": "c3"}],
            "atMost": 1}, "live": true}},
          "c5": {"unlock": {"when": {"count": ["c1", "c2", "c3", "c4"],
            "are": "unlocked", "equals": 3}, "live": true}}}
        """,
      steps: [
        (
          #"{"set": {"on": true}}"#,
          "accepted: unlocked c1 (route 0) | unlocked c3 (route 0) | closed c2 | closed c4"
            + " | flag on false -> true"
        ),
        (
          #"{"set": {"on": false}}"#,
          "accepted: unlocked c2 (route 0) | unlocked c4 (route 0) | closed c1 | closed c3"
            + " | flag on true -> false"
        ),
      ],
      status: ["c1": "locked", "c2": "unlocked", "c5": "locked"]),
  ]

  static let settling: [Script] = [
    Script(
      name: "every moment of a reward, once each",
      pack: """
        "currencies": ["coins"], "counters": ["n"], "flags": ["f"],
        "worlds": [{"id": "a", "rewards": {"onUnlock": {"coins": 1}, "onComplete": {"coins": 2}},
          "levels": [{"id": "x", "marks": ["m", "k"], "rewards": {
            "onUnlock": {"coins": 10}, "onComplete": {"coins": 20},
            "onEveryComplete": {"add": {"n": 1}}, "perNewStar": {"coins": 30},
            "atStars": {"2": {"coins": 40}, "3": {"set": {"f": true}}},
            "onMark": {"k": {"coins": 50}}}}]}]
        """,
      steps: [
        (
          #"{"complete": "a/x", "stars": 1, "marks": ["m"]}"#,
          "accepted: completed a | completed a/x | stars a/x 0 -> 1 | mark a/x m"
            + " | credited coins 2 (onComplete of a) | credited coins 20 (onComplete of a/x)"
            + " | credited coins 30 (perNewStar of a/x) | counter n 0 -> 1 (onEveryComplete of a/x)"
        ),
        (
          #"{"complete": "a/x", "stars": 3, "marks": ["k"]}"#,
          "accepted: stars a/x 1 -> 3 | mark a/x k | credited coins 60 (perNewStar of a/x)"
            + " | credited coins 40 (atStars of a/x) | credited coins 50 (onMark of a/x)"
            + " | flag f false -> true (atStars of a/x) | counter n 1 -> 2 (onEveryComplete of a/x)"
        ),
        (
          #"{"complete": "a/x", "stars": 3, "marks": ["k", "m"]}"#,
          "accepted: counter n 2 -> 3 (onEveryComplete of a/x)"
        ),
        (
          #"{"do": [{"complete": "a/x"}, {"complete": "a/x"}]}"#,
          "accepted: counter n 3 -> 5 (onEveryComplete of a/x)"
        ),
      ]),
    Script(
      name: "a reward is paid where a round saw the node open, though it is closed at the end",
      pack: """
        "currencies": ["coins"], "flags": ["shut"],
        "features": {
          "gate": {"unlock": {"when": {"all": [{"completed": "a/1"}, {"not": {"flag": "shut"}}]},
            "live": true}, "rewards": {"onUnlock": {"coins": 1, "set": {"shut": true}}}}},
        "worlds": [{"id": "a", "levels": 1}]
        """,
      steps: [
        (
          #"{"complete": "a/1"}"#,
          "accepted: completed a | completed a/1 | credited coins 1 (onUnlock of gate)"
            + " | flag shut false -> true (onUnlock of gate)"
        )
      ],
      status: ["gate": "locked"]),
    Script(
      name: "declaration order decides only which reward a cap clips",
      pack: """
        "currencies": {"coins": {"cap": 5}},
        "features": {"one": {"unlock": {"completed": "a"}, "rewards": {"onUnlock": {"coins": 3}}},
          "two": {"unlock": {"completed": "a"}, "rewards": {"onUnlock": {"coins": 4}}}},
        "worlds": [{"id": "a", "levels": 1}]
        """,
      steps: [
        (
          #"{"complete": "a/1"}"#,
          "accepted: unlocked one (route 0) | unlocked two (route 0) | completed a | completed a/1"
            + " | credited coins 3 (onUnlock of one) | credited coins 2 (onUnlock of two)"
            + " | clipped coins 2 (onUnlock of two)"
        )
      ]),
  ]
}
