/// What the commands about quests and npcs answer.
enum QuestScripts {
  static let all = cases + commands + steps + prices

  /// A quest of an npc that is handed in for a price.
  static let needle = """
    "flags": ["dead"], "items": ["needle"], "currencies": ["coins"],
    "locations": {"yard": {"unlock": true}},
    "npcs": {"varro": {"at": [{"nowhere": true, "when": {"flag": "dead"}}, {"location": "yard"}]}},
    "quests": {"mend": {"giver": "varro", "unlock": {"met": "varro"},
      "objectives": {"find": {"have": "needle", "atLeast": 1}}, "turnInPrice": {"needle": 1},
      "rewards": {"onComplete": {"coins": 50}}}}
    """

  // MARK: - The faults of others

  static let cases: [Script] = [
    Script(
      name: "QUEST-01: what finishes an objective again and again finishes the quest once",
      pack: """
        "currencies": ["coins"], "worlds": [{"id": "w", "levels": 1}],
        "quests": {
          "hunt": {"unlock": true, "rewards": {"onComplete": {"coins": 50}},
            "objectives": {"kill": {"clears": "w/1", "since": "accepted", "atLeast": 1}}},
          "next": {"unlock": {"completed": "hunt"}}}
        """,
      given: [#"{"complete": "w/1"}"#],
      steps: [
        (#"{"accept": "hunt"}"#, "accepted: quest hunt offered -> active"),
        (#"{"accept": "hunt"}"#, "accepted"),
        (
          #"{"complete": "w/1"}"#,
          "accepted: unlocked next (route 0) | completed hunt | quest hunt active -> completed"
            + " | credited coins 50 (onComplete of hunt)"
        ),
        (#"{"complete": "w/1"}"#, "accepted"), (#"{"complete": "w/1"}"#, "accepted"),
        (#"{"accept": "hunt"}"#, "notAvailable: hunt"),
      ], status: ["hunt": "completed", "next": "unlocked"]),
    Script(
      name: "QUEST-04: what is owned counts for holding, not for collecting",
      pack: """
        "items": ["x"], "npcs": ["elder"],
        "quests": {
          "hold": {"giver": "elder", "unlock": true,
            "objectives": {"have": {"have": "x", "atLeast": 32}}},
          "collect": {"giver": "elder", "unlock": true,
            "objectives": {"get": {"earned": "x", "since": "accepted", "atLeast": 32}}}}
        """,
      given: [#"{"grant": {"x": 40}}"#],
      steps: [
        (#"{"accept": "hold"}"#, "accepted: quest hold offered -> ready"),
        (#"{"accept": "collect"}"#, "accepted: quest collect offered -> active"),
        (
          #"{"take": {"x": 20}}"#, "accepted: quest hold ready -> active | debited x 20 (take)"
        ),
        (#"{"turnIn": "hold"}"#, "locked: hold | `x`: 20 of 32, 12 more (32 or more)"),
        (
          #"{"turnIn": "collect"}"#,
          "locked: collect | `x` earned since `collect` was accepted: 0 of 32, 32 more (32 or more)"
        ),
        (
          #"{"grant": {"x": 32}}"#,
          "accepted: quest hold active -> ready | quest collect active -> ready"
            + " | credited x 32 (grant)"
        ),
        (
          #"{"turnIn": "collect"}"#,
          "accepted: completed collect | quest collect ready -> completed"
        ),
      ]),
    Script(
      name: "QUEST-05: what a reset takes along no longer bars a quest",
      pack: """
        "flags": ["skip"], "resets": {"again": {"by": "command", "ends": "playthrough"}},
        "quests": {"main": {"unlock": {"when": {"not": {"flag": "skip"}}, "live": true},
          "objectives": {"none": {"flag": "skip"}}}}
        """,
      steps: [
        (
          #"{"set": {"skip": true}}"#, "accepted: closed main | flag skip false -> true"
        ),
        (#"{"accept": "main"}"#, "locked: main | flag `skip` is set, which closes this"),
        (
          #"{"reset": "again"}"#,
          "accepted: unlocked main (route 0) | flag skip true -> false | period again 0 -> 1"
        ),
        (#"{"accept": "main"}"#, "accepted: quest main offered -> active"),
      ]),
    Script(
      name: "QUEST-06: an exchange that gives back its price, once a day",
      pack: """
        "items": {"book": {"initial": 1}}, "currencies": ["coins"], "npcs": ["clerk"],
        "resets": {"daily": {"every": "day"}},
        "quests": {"swap": {"giver": "clerk", "unlock": true, "scope": "daily",
          "turnInPrice": {"book": 1}, "rewards": {"onComplete": {"book": 1, "coins": 50}}}}
        """,
      given: [#"{"accept": "swap"}"#],
      steps: [
        (
          #"{"turnIn": "swap"}"#,
          "accepted: completed swap | quest swap ready -> completed"
            + " | credited coins 50 (onComplete of swap) | credited book 1 (onComplete of swap)"
            + " | debited book 1 (turnIn)"
        ),
        (#"{"accept": "swap"}"#, "notAvailable: swap"),
        (
          #"{"accept": "swap", "now": "2026-01-02T00:00:00Z"}"#,
          "accepted: quest swap completed -> ready | period daily 20454 -> 20455"
        ),
        (
          #"{"turnIn": "swap"}"#,
          "accepted: completed swap | quest swap ready -> completed"
            + " | credited coins 50 (onComplete of swap) | credited book 1 (onComplete of swap)"
            + " | debited book 1 (turnIn)"
        ),
      ]),
    Script(
      name: "QUEST-08: nobody who is gone offers a quest, nor takes one in",
      pack: needle,
      given: [#"{"meet": "varro"}"#],
      steps: [
        (
          #"{"set": {"dead": true}}"#,
          "accepted: closed mend | closed varro | flag dead false -> true"
        ),
        (#"{"accept": "mend"}"#, "locked: mend | `varro`, who gives it, is nowhere"),
        (#"{"meet": "varro"}"#, "notAvailable: varro"),
        (
          #"{"set": {"dead": false}}"#,
          "accepted: unlocked mend (route 0) | unlocked varro | flag dead true -> false"
        ),
        (#"{"accept": "mend"}"#, "accepted: quest mend offered -> active"),
        (
          #"{"set": {"dead": true}}"#,
          "accepted: closed varro | quest mend active -> suspended | flag dead false -> true"
        ),
        (#"{"turnIn": "mend"}"#, "notAvailable: mend"),
        (
          #"{"do": [{"set": {"dead": false}}, {"grant": {"needle": 1}}]}"#,
          "accepted: unlocked varro | quest mend suspended -> ready"
            + " | credited needle 1 (grant) | flag dead true -> false"
        ),
      ]),
    Script(
      name: "QUEST-09: whoever goes for good gives the deposit back",
      pack: """
        "flags": ["closed"], "currencies": {"coins": {"initial": 10}},
        "locations": {"planet": {"unlock": true}},
        "npcs": {"agent": {"at": [{"nowhere": true, "when": {"flag": "closed"}},
          {"location": "planet"}]}},
        "quests": {"haul": {"giver": "agent", "unlock": {"price": {"coins": 10}},
          "whenGone": "fail", "objectives": {"be": {"visited": "planet"}}}}
        """,
      steps: [
        (
          #"{"accept": "haul"}"#,
          "accepted: unlocked haul (accept) | quest haul offered -> active"
            + " | debited coins 10 (accept)"
        ),
        (
          #"{"set": {"closed": true}}"#,
          "accepted: closed agent | quest haul active -> failed | credited coins 10 (quest haul)"
            + " | flag closed false -> true"
        ),
        (#"{"accept": "haul"}"#, "locked: haul | `agent`, who gives it, is nowhere"),
        (#"{"set": {"closed": false}}"#, "accepted: unlocked agent | flag closed true -> false"),
        (
          #"{"accept": "haul"}"#,
          "accepted: quest haul failed -> active | debited coins 10 (accept)"
        ),
        (
          #"{"set": {"closed": true}}"#,
          "accepted: closed agent | quest haul active -> failed | credited coins 10 (quest haul)"
            + " | flag closed false -> true"
        ),
      ]),
    Script(
      name: "QUEST-10: a quest is completed and paid at once",
      pack: """
        "currencies": ["coins"], "worlds": [{"id": "w", "levels": 1}],
        "quests": {"win": {"unlock": true, "accept": "auto",
          "objectives": {"won": {"completed": "w/1"}}, "rewards": {"onComplete": {"coins": 25}}}}
        """,
      steps: [
        (
          #"{"complete": "w/1"}"#,
          "accepted: completed w | completed w/1 | completed win | quest win active -> completed"
            + " | credited coins 25 (onComplete of win)"
        ),
        (#"{"complete": "w/1"}"#, "accepted"),
      ]),
  ]

  // MARK: - Commands

  static let commands: [Script] = [
    Script(
      name: "an npc is met where it is, once",
      pack: needle,
      steps: [
        (#"{"meet": "varro"}"#, "accepted: unlocked mend (route 0) | met varro"),
        (#"{"meet": "varro"}"#, "accepted"),
        (#"{"meet": "mend"}"#, "unknownId: mend"),
        (#"{"unlock": "varro"}"#, "notAvailable: varro"),
        (#"{"grant": {"unlock": ["varro"]}}"#, "notAvailable: varro"),
        (#"{"select": "varro"}"#, "accepted"), (#"{"select": "mend"}"#, "accepted"),
      ]),
    Script(
      name: "what is not active is not handed in, given up or failed",
      pack: needle,
      given: [#"{"meet": "varro"}"#],
      steps: [
        (#"{"turnIn": "mend"}"#, "notAvailable: mend"),
        (#"{"abandon": "mend"}"#, "notAvailable: mend"),
        (#"{"fail": "mend"}"#, "notAvailable: mend"),
        (#"{"accept": "mend"}"#, "accepted: quest mend offered -> active"),
        (#"{"turnIn": "mend"}"#, "locked: mend | `needle`: 0 of 1, 1 more (1 or more)"),
        (#"{"abandon": "mend"}"#, "accepted: quest mend active -> offered"),
        (#"{"accept": "mend"}"#, "accepted: quest mend offered -> active"),
        (#"{"fail": "mend"}"#, "accepted: quest mend active -> failed"),
        (#"{"unlock": "mend"}"#, "alreadyUnlocked: mend"),
        (#"{"accept": "mend"}"#, "accepted: quest mend failed -> active"),
      ], status: ["mend": "unlocked"]),
    Script(
      name: "a quest without a second try is lost when it is given up",
      pack: #""quests": {"q": {"unlock": true, "retry": false, "objectives": {"o": false}}}"#,
      given: [#"{"accept": "q"}"#],
      steps: [
        (#"{"abandon": "q"}"#, "accepted: quest q active -> failed"),
        (#"{"accept": "q"}"#, "notAvailable: q"),
      ]),
    Script(
      name: "who lacks the price of handing in keeps the quest",
      pack: """
        "items": ["book"], "npcs": ["clerk"],
        "quests": {"q": {"giver": "clerk", "unlock": true, "turnInPrice": {"book": 2}}}
        """,
      given: [#"{"accept": "q"}"#, #"{"grant": {"book": 1}}"#],
      steps: [
        (#"{"turnIn": "q"}"#, "insufficientFunds: 1 book"),
        (#"{"grant": {"book": 1}}"#, "accepted: credited book 1 (grant)"),
        (
          #"{"turnIn": "q"}"#,
          "accepted: completed q | quest q ready -> completed | debited book 2 (turnIn)"
        ),
      ]),
    Script(
      name: "a member of a choice is taken when it is accepted, and stays taken when it fails",
      pack: """
        "quests": {
          "a": {"choice": "side", "unlock": true, "objectives": {"o": false}},
          "b": {"choice": "side", "unlock": true, "objectives": {"o": false}}}
        """,
      steps: [
        (
          #"{"accept": "a"}"#,
          "accepted: unlocked a (accept) | quest a offered -> active | choice side a"
        ),
        (#"{"accept": "b"}"#, "excluded: b by a"),
        (#"{"fail": "a"}"#, "accepted: quest a active -> failed"),
        (#"{"accept": "b"}"#, "excluded: b by a"),
        (#"{"accept": "a"}"#, "accepted: quest a failed -> active"),
      ], status: ["b": "locked"]),
    Script(
      name: "of two prices one must be picked first",
      pack: """
        "currencies": {"coins": {"initial": 5}, "gems": {}},
        "quests": {"q": {"unlock": [{"price": {"coins": 5}}, {"price": {"gems": 1}}],
          "objectives": {"o": false}}}
        """,
      steps: [
        (#"{"accept": "q"}"#, "ambiguousRoute: q 5 coins or 1 gems"),
        (
          #"{"unlock": "q", "price": {"coins": 5}}"#,
          "accepted: unlocked q (unlock) | debited coins 5 (unlock)"
        ),
        (#"{"accept": "q"}"#, "accepted: quest q offered -> active"),
      ]),
    Script(
      name: "a hidden quest or npc is nobody's business",
      pack: """
        "flags": ["seen"],
        "npcs": {"ghost": {"visible": {"flag": "seen"}, "at": [{"location": "crypt",
          "when": {"flag": "seen"}}]}}, "locations": {"crypt": {"unlock": true}},
        "quests": {"q": {"unlock": {"flag": "seen"}, "visible": {"flag": "seen"}}}
        """,
      steps: [
        (#"{"meet": "ghost"}"#, "unknownId: ghost"), (#"{"accept": "q"}"#, "unknownId: q"),
        (#"{"turnIn": "q"}"#, "unknownId: q"), (#"{"abandon": "q"}"#, "unknownId: q"),
        (#"{"fail": "q"}"#, "unknownId: q"),
      ], status: ["ghost": "hidden", "q": "hidden"]),
  ]
}
