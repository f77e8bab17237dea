/// What quests do by themselves.
extension QuestScripts {
  static let steps: [Script] = [
    Script(
      name: "a quest accepts itself once, then goes through its stages",
      pack: """
        "counters": ["n"], "quests": {"q": {"unlock": {"counter": "n", "atLeast": 1},
          "accept": "auto", "objectives": {"two": {"counter": "n", "atLeast": 2},
          "three": {"counter": "n", "atLeast": 3}, "ten": {"counter": "n", "atLeast": 10}},
          "optional": ["ten"], "stages": [["two"], ["three"]]}}
        """,
      steps: [
        (
          #"{"add": {"n": 1}}"#,
          "accepted: unlocked q (route 0) | quest q locked -> active | counter n 0 -> 1"
        ),
        (#"{"add": {"n": 1}}"#, "accepted: stage q 1 -> 2 | counter n 1 -> 2"),
        (#"{"fail": "q"}"#, "accepted: quest q active -> failed"),
        (#"{"tick": true}"#, "accepted"),
        (#"{"accept": "q"}"#, "accepted: quest q failed -> active"),
        (
          #"{"add": {"n": 1}}"#,
          "accepted: completed q | quest q active -> completed | counter n 2 -> 3"
        ),
      ]),
    Script(
      name: "several stages are gone through at once",
      pack: """
        "counters": ["n"], "npcs": ["host"], "quests": {"q": {"unlock": true, "giver": "host",
          "objectives": {"a": {"counter": "n", "atLeast": 1}, "b": {"counter": "n", "atLeast": 2},
          "c": {"counter": "n", "atLeast": 3}}, "stages": [["a"], ["b"], ["c"]]}}
        """,
      given: [#"{"accept": "q"}"#],
      steps: [
        (#"{"add": {"n": 2}}"#, "accepted: stage q 1 -> 3 | counter n 0 -> 2"),
        (
          #"{"set": {"n": 3}}"#, "accepted: quest q active -> ready | counter n 2 -> 3"
        ),
        (#"{"set": {"n": 0}}"#, "accepted: quest q ready -> active | counter n 3 -> 0"),
      ]),
    Script(
      name: "failing comes before completing",
      pack: """
        "flags": ["done"], "quests": {"q": {"unlock": true, "objectives": {"o": {"flag": "done"}},
          "failWhen": {"flag": "done"}}}
        """,
      given: [#"{"accept": "q"}"#],
      steps: [
        (
          #"{"set": {"done": true}}"#,
          "accepted: quest q active -> failed | flag done false -> true"
        ),
        (#"{"accept": "q"}"#, "locked: q | flag `done` is set, which closes this"),
      ]),
    Script(
      name: "time alone fails a quest, after a while and at an instant",
      pack: """
        "quests": {
          "soon": {"unlock": true, "objectives": {"o": false}, "deadline": "2h"},
          "fair": {"unlock": true, "objectives": {"o": false}, "deadline": "2026-01-01T05:00Z"}}
        """,
      given: [#"{"accept": "fair"}"#, #"{"accept": "soon", "now": "2026-01-01T01:00Z"}"#],
      steps: [
        (#"{"tick": true, "now": "2026-01-01T02:59:59Z"}"#, "accepted"),
        (
          #"{"tick": true, "now": "2026-01-01T03:00Z"}"#,
          "accepted: quest soon active -> failed"
        ),
        (#"{"accept": "soon"}"#, "accepted: quest soon failed -> active"),
        (
          #"{"tick": true, "now": "2026-01-01T06:00Z"}"#,
          "accepted: quest soon active -> failed | quest fair active -> failed"
        ),
        (#"{"accept": "fair"}"#, "locked: fair | closed since 2026-01-01T05:00:00Z"),
      ], status: ["fair": "unlocked"]),
    Script(
      name: "what is suspended fails when its deadline comes, and else goes on",
      pack: """
        "flags": ["away"], "locations": {"inn": {"unlock": true}},
        "npcs": {"host": {"at": [{"nowhere": true, "when": {"flag": "away"}}, {"location": "inn"}]}},
        "quests": {"q": {"unlock": true, "giver": "host", "turnIn": false, "deadline": "1h",
          "objectives": {"o": {"visited": "inn"}}}}
        """,
      given: [#"{"accept": "q"}"#, #"{"set": {"away": true}}"#],
      steps: [
        (#"{"visit": "inn"}"#, "accepted: visited inn"),
        (
          #"{"tick": true, "now": "2026-01-01T01:00Z"}"#,
          "accepted: quest q suspended -> failed"
        ),
        (
          #"{"do": [{"set": {"away": false}}, {"accept": "q"}]}"#,
          "accepted: unlocked host | completed q | quest q failed -> completed"
            + " | flag away true -> false"
        ),
      ]),
    Script(
      name: "growth counts for every try anew, and for none that is not begun",
      pack: """
        "worlds": [{"id": "w", "levels": 1}],
        "quests": {"q": {"unlock": true,
          "objectives": {"win": {"clears": "w", "since": "accepted", "atLeast": 2}},
          "failWhen": {"fails": "w", "since": "accepted", "atLeast": 2}}}
        """,
      given: [
        #"{"fail": "w/1"}"#, #"{"fail": "w/1"}"#, #"{"complete": "w/1"}"#, #"{"accept": "q"}"#,
      ],
      steps: [
        (#"{"complete": "w/1"}"#, "accepted"),
        (#"{"fail": "w/1"}"#, "accepted"),
        (#"{"fail": "w/1"}"#, "accepted: quest q active -> failed"),
        (#"{"accept": "q"}"#, "accepted: quest q failed -> active"),
        (#"{"complete": "w/1"}"#, "accepted"),
        (#"{"complete": "w/1"}"#, "accepted: completed q | quest q active -> completed"),
      ]),
    Script(
      name: "quests of a round see the same, so their order decides nothing",
      pack: """
        "flags": ["go"], "quests": {
          "one": {"unlock": true, "objectives": {"o": {"flag": "go"}},
            "failWhen": {"completed": "two"}},
          "two": {"unlock": true, "objectives": {"o": {"flag": "go"}},
            "failWhen": {"completed": "one"}},
          "late": {"unlock": {"completed": "one"}, "accept": "auto", "objectives": {"o": false}}}
        """,
      given: [#"{"accept": "one"}"#, #"{"accept": "two"}"#],
      steps: [
        (
          #"{"set": {"go": true}}"#,
          "accepted: unlocked late (route 0) | completed one | completed two"
            + " | quest one active -> completed | quest two active -> completed"
            + " | quest late locked -> active | flag go false -> true"
        )
      ]),
    Script(
      name: "a quest of a period begins anew and accepts itself again",
      pack: """
        "resets": {"daily": {"every": "day"}}, "currencies": ["coins"],
        "quests": {"q": {"unlock": true, "accept": "auto", "scope": "daily",
          "rewards": {"onComplete": {"coins": 1}}}}
        """,
      steps: [
        (
          #"{"tick": true, "now": "2026-01-02T00:00:00Z"}"#,
          "accepted: credited coins 1 (onComplete of q) | period daily 20454 -> 20455"
        )
      ], status: ["q": "completed"]),
    Script(
      name:
        "what a quest pays comes a round after it completed, so it counts for one that begins then",
      pack: """
        "items": ["x"], "worlds": [{"id": "w", "levels": 1, "rewards": {"onComplete": {"x": 1}}}],
        "quests": {
          "first": {"unlock": true, "objectives": {"o": {"completed": "w"}},
            "rewards": {"onComplete": {"x": 1}}},
          "then": {"unlock": {"when": {"owned": "x"}, "live": false}, "accept": "auto",
            "objectives": {"o": {"earned": "x", "since": "accepted", "atLeast": 1}}}}
        """,
      given: [#"{"accept": "first"}"#],
      steps: [
        (
          #"{"complete": "w/1"}"#,
          "accepted: unlocked then (route 0) | completed w | completed w/1 | completed first"
            + " | completed then | quest first active -> completed | quest then locked -> completed"
            + " | credited x 1 (onComplete of w) | credited x 1 (onComplete of first)"
        )
      ]),
    Script(
      name: "what opens for good before the first instant of something is kept is stored",
      pack: """
        "features": {"a": {"unlock": true}, "b": {"unlock": {"when": {"count": [
          {"timeSince": {"unlocked": "a"}, "lessThan": "6h"}, true], "equals": 1}, "live": false}}}
        """,
      steps: [(#"{"select": "b"}"#, "accepted")], status: ["b": "unlocked"]),
    Script(
      name: "a streak goes on though the playthrough begins anew",
      pack: """
        "resets": {"daily": {"every": "day"}, "run": {"by": "command", "ends": "playthrough"}},
        "quests": {"q": {"unlock": true, "accept": "auto", "scope": "daily"}},
        "features": {"f": {"unlock": {"when": {"streak": "q", "atLeast": 2}, "live": true}}}
        """,
      given: [#"{"reset": "run"}"#],
      steps: [
        (
          #"{"tick": true, "now": "2026-01-02T00:00:00Z"}"#,
          "accepted: unlocked f (route 0) | period daily 20454 -> 20455"
        ),
        (#"{"reset": "run"}"#, "accepted: period run 1 -> 2"),
      ], status: ["f": "unlocked"]),
    Script(
      name: "a clock that is set back brings an acceptance back with it",
      pack: #""quests": {"q": {"unlock": true, "objectives": {"o": false}, "deadline": "1h"}}"#,
      given: [
        #"{"accept": "q", "now": "2026-02-01T00:00:00Z"}"#,
        #"{"setClock": "2026-01-01T00:00:00Z"}"#,
      ],
      steps: [
        (#"{"tick": true, "now": "2026-01-01T00:59:59Z"}"#, "accepted"),
        (#"{"tick": true, "now": "2026-01-01T01:00:00Z"}"#, "accepted: quest q active -> failed"),
      ]),
    Script(
      name: "conditions read what quests and npcs are",
      pack: """
        "npcs": ["ann", "bob"],
        "quests": {"q": {"unlock": true, "objectives": {"o": false}}},
        "achievements": {
          "busy": {"unlock": {"when": {"active": "q"}, "live": true}},
          "sorry": {"unlock": {"when": {"failed": "q"}, "live": true}},
          "friend": {"unlock": {"count": "npcs", "are": "met", "atLeast": 2}},
          "old": {"unlock": {"timeSince": {"met": "ann"}, "atLeast": "1d"}},
          "tired": {"unlock": {"timeSince": {"active": "q"}, "atLeast": "1d"}}}
        """,
      steps: [
        (
          #"{"accept": "q"}"#,
          "accepted: unlocked busy (route 0) | quest q offered -> active"
        ),
        (
          #"{"fail": "q"}"#,
          "accepted: unlocked sorry (route 0) | closed busy | quest q active -> failed"
        ),
        (#"{"meet": "ann"}"#, "accepted: met ann"),
        (#"{"meet": "bob"}"#, "accepted: unlocked friend (route 0) | met bob"),
        (
          #"{"tick": true, "now": "2026-01-02T00:00:00Z"}"#,
          "accepted: unlocked old (route 0) | unlocked tired (route 0)"
        ),
      ]),
  ]

  // MARK: - Prices

  static let prices: [Script] = [
    Script(
      name: "a reset gives back what has not come back already",
      pack: """
        "flags": ["gone"], "currencies": {"coins": {"initial": 30}},
        "locations": {"inn": {"unlock": true}},
        "npcs": {"host": {"at": [{"nowhere": true, "when": {"flag": "gone"}}, {"location": "inn"}]}},
        "quests": {"q": {"giver": "host", "unlock": {"price": {"coins": 10}}, "whenGone": "fail",
          "objectives": {"o": false}}},
        "resets": {"amends": {"by": "command", "ends": ["q"], "refunds": "all"}}
        """,
      given: [
        #"{"accept": "q"}"#, #"{"set": {"gone": true}}"#, #"{"set": {"gone": false}}"#,
        #"{"accept": "q"}"#,
      ],
      steps: [
        (
          #"{"reset": "amends"}"#,
          "accepted: closed q | quest q active -> offered | credited coins 10 (reset amends)"
            + " | period amends 0 -> 1"
        ),
        (
          #"{"accept": "q"}"#,
          "accepted: unlocked q (accept) | quest q offered -> active"
            + " | debited coins 10 (accept)"
        ),
        (
          #"{"set": {"gone": true}}"#,
          "accepted: closed host | quest q active -> failed | credited coins 10 (quest q)"
            + " | flag gone false -> true"
        ),
        (
          #"{"reset": "amends"}"#,
          "accepted: closed q | quest q failed -> locked"
            + " | period amends 1 -> 2"
        ),
      ]),
    Script(
      name: "what fails for another reason gives nothing back",
      pack: """
        "flags": ["gone"], "currencies": {"coins": {"initial": 10}},
        "locations": {"inn": {"unlock": true}},
        "npcs": {"host": {"at": [{"nowhere": true, "when": {"flag": "gone"}}, {"location": "inn"}]}},
        "quests": {"q": {"giver": "host", "unlock": {"price": {"coins": 10}}, "whenGone": "fail",
          "objectives": {"o": false}, "failWhen": {"flag": "gone"}}}
        """,
      given: [#"{"accept": "q"}"#],
      steps: [
        (
          #"{"set": {"gone": true}}"#,
          "accepted: closed host | quest q active -> failed | flag gone false -> true"
        )
      ]),
  ]
}
