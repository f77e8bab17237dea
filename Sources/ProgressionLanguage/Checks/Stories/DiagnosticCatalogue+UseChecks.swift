import ProgressionText

extension DiagnosticCatalogue {
  /// The codes about what is declared, given and asked for.
  static let useEntries: [Entry] = [
    Entry(
      .unused, title: "something declared that has no use",
      story: """
        A currency, item, flag, counter, attribute or rule that nothing gives and nothing asks \
        for, a product that grants and opens nothing, a timer that nothing starts, a reset that \
        ends nothing: a leftover, or a name that was misspelled where it was to be used. What the \
        game itself uses is marked with a reason.
        """,
      wrong:
        #""flags": ["met-king", "met-queen"], "features": {"court": {"unlock": {"flag": "met-king"}}}"#,
      right: #""flags": ["met-king"], "features": {"court": {"unlock": {"flag": "met-king"}}}"#,
      isConfigurable: true),
    Entry(
      .neverRead, title: "something given that changes nothing",
      story: """
        A currency that players collect and that nothing costs or asks for, a flag or a counter \
        that rewards set and no condition reads. A flag that conditions read and nothing in the \
        pack sets is fine: the game sets it.
        """,
      wrong: """
        "flags": ["saw-intro"],
        "locations": {"inn": {"unlock": true, "rewards": {"onUnlock": {"set": {"saw-intro": true}}}}}
        """,
      right: """
        "flags": ["saw-intro"],
        "locations": {"inn": {"unlock": true, "rewards": {"onUnlock": {"set": {"saw-intro": true}}}}},
        "features": {"skip-intro": {"unlock": {"flag": "saw-intro"}}}
        """, isConfigurable: true),
    Entry(
      .noSource, title: "something asked for that nothing gives in time",
      story: """
        A price or a condition asks for it, but no reward, product, chest, timer or reset gives \
        any, and a player starts with none; or all that gives it lies behind what asks for it, as \
        the key of a dungeon in the dungeon, and so with flags, counters and what rewards unlock; \
        or every source of an item pays so many times, and less in all than is asked for. Unless \
        the game grants more by a command, what asks for it is out of reach.
        """,
      wrong: """
        "items": {"key": {}},
        "features": {"cellar": {"unlock": {"price": {"key": 1}}}}
        """,
      right: """
        "items": {"key": {}},
        "locations": {"inn": {"unlock": true, "rewards": {"onComplete": {"key": 1}}}},
        "features": {"cellar": {"unlock": {"price": {"key": 1}}}}
        """, isConfigurable: true),
    Entry(
      .endlessSource, title: "an exchange that pays for itself",
      story: """
        A product or chest that gives back what it costs and more, or several that do so one \
        after the other, make any amount of a currency by being repeated. So does a chest without \
        a price, and a level whose every completion gives more than its `startPrice`. Products \
        with a `limit` end, and a level without a price is paid for by playing.
        """,
      wrong:
        #""products": {"bag": {"kind": "consumable", "price": {"coins": 10}, "grants": {"coins": 12}}}"#,
      right:
        #""products": {"bag": {"kind": "consumable", "price": {"coins": 10}, "grants": {"xp": 12}}}"#,
      isConfigurable: true),
    Entry(
      .unclaimableReward, title: "a reward that nobody gets, or not whole",
      story: """
        The moment of the reward never comes, since its node can never be opened or completed; or \
        it gives more than the cap lets a player hold, so that the rest is always lost. A product \
        that grants more than that can never be bought.
        """,
      wrong: """
        "currencies": {"coins": {"cap": 100}},
        "locations": {"inn": {"unlock": true, "rewards": {"onComplete": {"coins": 500}}}}
        """,
      right: """
        "currencies": {"coins": {"cap": 999}},
        "locations": {"inn": {"unlock": true, "rewards": {"onComplete": {"coins": 500}}}}
        """, isConfigurable: true),
    Entry(
      .uncountedLevel, title: "a level that nothing counts",
      story: """
        A bonus level completes no world. Without rewards, and without a condition or collection \
        that counts it or its stars, playing it changes nothing. So it is with the levels of a \
        world whose `completeWhen` asks for something else.
        """,
      wrong: #""worlds": [{"id": "meadow", "levels": [3, {"id": "secret", "bonus": true}]}]"#,
      right: """
        "worlds": [{"id": "meadow", "levels": [3,
          {"id": "secret", "bonus": true, "rewards": {"onComplete": {"coins": 50}}}]}]
        """, isConfigurable: true),
    Entry(
      .spendingCloses, title: "a gate that closes when the player spends",
      story: """
        `have` asks for what a player has now. A gate that follows it closes, or a world is no \
        longer completed, as soon as the player buys something. `earned` asks for what came in \
        and never falls; with `"live": false` what has opened stays open. What fills by itself, \
        such as energy, is left alone.
        """,
      wrong: """
        "features": {"hat": {"unlock": {"price": {"coins": 30}}},
          "club": {"unlock": {"when": {"have": "coins", "atLeast": 100}, "live": true}}}
        """,
      right: """
        "features": {"hat": {"unlock": {"price": {"coins": 30}}},
          "club": {"unlock": {"earned": "coins", "atLeast": 100}}}
        """, isConfigurable: true),
    Entry(
      .lonelyTag, title: "a tag that is nearly another one",
      story: """
        Tags are not declared, so a misspelled one is a tag of its own, and what asks for the \
        right one counts one too few. A tag that nothing asks for is fine otherwise: the game may \
        read it.
        """,
      wrong: """
        "features": {"ogre": {"unlock": true, "tags": ["boss"]}, "witch": {"unlock": true, "tags": ["bos"]},
          "slayer": {"unlock": {"count": {"tag": "boss"}, "are": "unlocked", "atLeast": 1}}}
        """,
      right: """
        "features": {"ogre": {"unlock": true, "tags": ["boss"]}, "witch": {"unlock": true, "tags": ["boss"]},
          "slayer": {"unlock": {"count": {"tag": "boss"}, "are": "unlocked", "atLeast": 1}}}
        """, isConfigurable: true),
    Entry(
      .lonelyChoice, title: "a choice of one",
      story: """
        What is taken of a choice closes the other members. A choice with a single member closes \
        nothing; often its name is misspelled.
        """,
      wrong:
        #""features": {"dawn": {"choice": "ending", "unlock": true}, "dusk": {"choice": "endng", "unlock": true}}"#,
      right:
        #""features": {"dawn": {"choice": "ending", "unlock": true}, "dusk": {"choice": "ending", "unlock": true}}"#,
      isConfigurable: true),
    Entry(
      .sameTitle, title: "two of a kind with one title",
      story: """
        Players know things by their titles, and pass over case and spaces. Levels of different worlds, people, what is hidden \
        at times and members of one choice may share one.
        """,
      wrong: """
        "locations": {"inn": {"title": "The Inn", "unlock": true},
          "tavern": {"title": "The Inn", "unlock": true}}
        """,
      right: """
        "locations": {"inn": {"title": "The Inn", "unlock": true},
          "tavern": {"title": "The Tavern", "unlock": true}}
        """, isConfigurable: true),
  ]
}
