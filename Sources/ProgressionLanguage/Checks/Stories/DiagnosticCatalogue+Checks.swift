import ProgressionText

extension DiagnosticCatalogue {
  /// The codes about what a pack means, found by `GameChecker`.
  ///
  /// The story of `rule-cycle` stands with those of reading, which finds it first.
  static let checkEntries: [Entry] =
    thresholdEntries + openingEntries + lifeEntries + questCheckEntries + logicEntries + useEntries

  private static let thresholdEntries: [Entry] = [
    Entry(
      .unreachableThreshold, title: "a threshold that the quantity cannot reach",
      story: """
        The stars, marks, ranks and caps of a pack bound what can be asked for. A gate that asks \
        for 61 stars where 60 exist never opens, and nobody sees why. It happens when levels are \
        removed, or when a cap is lowered.
        """,
      wrong: """
        "worlds": [{"id": "meadow", "levels": 20}],
        "features": {"tower": {"unlock": {"stars": "meadow", "atLeast": 61}}}
        """,
      right: """
        "worlds": [{"id": "meadow", "levels": 20}],
        "features": {"tower": {"unlock": {"stars": "meadow", "atLeast": 60}}}
        """,
      isConfigurable: true),
    Entry(
      .emptyRange, title: "comparisons that exclude each other",
      story: """
        Two comparisons of one quantity make a range, and both must hold of one number. So do the \
        two ends of a `now`.
        """,
      wrong: #"{"counter": "wins", "atLeast": 20, "lessThan": 20}"#,
      right: #"{"counter": "wins", "atLeast": 10, "lessThan": 20}"#, isConfigurable: true),
    Entry(
      .alwaysTrue, title: "a comparison that always holds",
      story: """
        A number of stars is never below 0, so asking for at least 0 asks for nothing: the node \
        opens from the start.
        """,
      wrong: #"{"stars": "all", "atLeast": 0}"#, right: #"{"stars": "all", "atLeast": 1}"#,
      isConfigurable: true),
    Entry(
      .equalityCanBePassed, title: "an equality that can be stepped over",
      story: """
        One command may raise a counter, a balance or the stars by more than 1. Going from 4 to \
        7, it was never 5, and what waits for exactly 5 waits for ever.
        """,
      wrong: #"{"counter": "wins", "equals": 5}"#, right: #"{"counter": "wins", "atLeast": 5}"#,
      isConfigurable: true),
    Entry(
      .emptyCondition, title: "a list of conditions without conditions",
      story: """
        All of nothing is true and any of nothing is false. A list that was emptied while editing \
        opens a node to everybody, or to nobody.
        """,
      wrong: #""unlock": {"all": []}"#, right: #""unlock": true"#, isConfigurable: true),
    Entry(
      .constantCohort, title: "a cohort of nobody or everybody",
      story: """
        A share of 0 percent holds for no player and one of 100 for each, which is how experiments \
        begin and end. What is left of one is better written as it is meant.
        """,
      wrong: #"{"cohort": "new-shop", "share": 100}"#, right: "true", isConfigurable: true),
    Entry(
      .priceAboveCap, title: "a price that no purse can hold",
      story: """
        A cap is the most that a player can have of a currency or item. What costs more can \
        never be bought. A discount that brings the price below the cap is taken into account.
        """,
      wrong: """
        "currencies": {"coins": {"cap": 100}},
        "features": {"tower": {"unlock": {"price": {"coins": 500}}}}
        """,
      right: """
        "currencies": {"coins": {"cap": 999}},
        "features": {"tower": {"unlock": {"price": {"coins": 500}}}}
        """, isConfigurable: true),
    Entry(
      .neverCompletedWorld, title: "a world that nothing completes",
      story: """
        A world is completed by its levels, bonus levels aside, or by `completeWhen`. Without \
        either it never is, and what waits for it never opens.
        """,
      wrong: #"{"id": "hub", "levels": []}"#,
      right: #"{"id": "hub", "levels": [], "completeWhen": {"flag": "met-king"}}"#,
      isConfigurable: true),
  ]

  private static let openingEntries: [Entry] = [
    Entry(
      .staysOrFollows, title: "a node that may stay open or follow",
      story: """
        What opens by itself stays open, whatever happens later. Where its condition can turn \
        false again (a product that is given back, a balance that is spent, something that must \
        not be) one reader expects the node to stay, another expects it to close. So the pack \
        says it: `"live": false` stays, `"live": true` follows.
        """,
      wrong: #""unlock": {"not": {"flag": "flooded"}}"#,
      right: #""unlock": {"when": {"not": {"flag": "flooded"}}, "live": true}"#,
      isConfigurable: true),
    Entry(
      .negativeCycle, title: "a node that depends on its own opposite",
      story: """
        If the bridge is open while the ferry is closed, and the ferry is open while the bridge \
        is, no answer fits. What is open must not depend, around a corner, on itself through \
        `not`, `none`, an upper bound, an equality or the right side of a comparison. Results, \
        flags, prices and choices are stored and end such a chain.
        """,
      wrong: """
        "bridge": {"unlock": {"when": {"not": {"unlocked": "ferry"}}, "live": true}},
        "ferry": {"unlock": {"when": {"unlocked": "bridge"}, "live": true}}
        """,
      right: """
        "bridge": {"unlock": {"when": {"not": {"flag": "ferry-built"}}, "live": true}},
        "ferry": {"unlock": {"flag": "ferry-built"}}
        """),
    Entry(
      .noWayIn, title: "nodes that wait for each other",
      story: """
        Each needs another of them first, so none can ever be opened. A cycle is fine as long as \
        one of its nodes has another way in. What merely waits for the cycle is not reported.
        """,
      wrong: """
        "forge": {"unlock": {"unlocked": "mine"}},
        "mine": {"unlock": {"unlocked": "forge"}}
        """,
      right: """
        "forge": {"unlock": {"any": [{"unlocked": "mine"}, {"completed": "lumina-prime"}]}},
        "mine": {"unlock": {"unlocked": "forge"}}
        """, isConfigurable: true),
  ]
}
