import ProgressionText

extension DiagnosticCatalogue {
  /// The codes about conditions and quantities.
  static let conditionEntries: [Entry] = [
    Entry(
      .notACondition, title: "a value that is no condition",
      story: "A condition is true, false or an object with one head key that says what it asks.",
      wrong: #""unlock": "lumina-prime""#, right: #""unlock": {"completed": "lumina-prime"}"#),
    Entry(
      .conditionHead, title: "no head key, or several",
      story: "One object asks one thing. Several things are put together with `all` or `any`.",
      wrong: #"{"completed": "lumina-prime", "flag": "met-king"}"#,
      right: #"{"all": [{"completed": "lumina-prime"}, {"flag": "met-king"}]}"#),
    Entry(
      .foreignOperator, title: "an operator of another language",
      story: "Comparisons and groups are words here, the same in every editor.",
      wrong: #"{"stars": "all", ">=": 60}"#, right: #"{"stars": "all", "atLeast": 60}"#),
    Entry(
      .comparators, title: "a quantity that is compared with nothing, or too often",
      story: "A quantity is a number; with one comparator, or two for a range, it is a condition.",
      wrong: #"{"stars": 60}"#, right: #"{"stars": "all", "atLeast": 60}"#),
    Entry(
      .notAQuantity, title: "a value that is no quantity",
      story: "Where a number is computed stands an object such as `{\"stars\": \"all\"}`.",
      wrong: #"{"sum": [{"flag": "met-king"}], "atLeast": 1}"#,
      right: #"{"count": [{"flag": "met-king"}], "atLeast": 1}"#),
    Entry(
      .noSuchProperty, title: "a question that the node cannot answer",
      story: """
        A feature or achievement without ranks is opened and never completed, and only levels \
        with thresholds have a score.
        """,
      wrong: #"{"completed": "shop"}"#, right: #"{"unlocked": "shop"}"#),
    Entry(
      .attributeTest, title: "a test that does not fit the attribute",
      story: "An attribute is tested with `is` or `in`, or compared where it has an order.",
      wrong: #"{"attribute": "country", "atLeast": "DE"}"#,
      right: #"{"attribute": "country", "in": ["DE", "AT"]}"#),
    Entry(
      .timeWindow, title: "a `now` that is two things, or nothing",
      story: """
        A span has instants with their offsets, and holds once. A window has days or hours of a \
        zone, and comes back every week.
        """,
      wrong: #"{"now": {"from": "2026-11-01T00:00Z", "days": ["saturday"], "zone": "UTC"}}"#,
      right:
        #"{"all": [{"now": {"from": "2026-11-01T00:00Z"}}, {"now": {"days": ["saturday"], "zone": "UTC"}}]}"#
    ),
    Entry(
      .streakScope, title: "a streak of what does not begin anew with a calendar",
      story: """
        A streak is the number of periods in a row in which a node was opened or completed. \
        Periods are those of the calendar reset that is the node's `scope`.
        """,
      wrong: """
        "achievements": {
          "chore": {"unlock": true},
          "diligent": {"unlock": {"streak": "chore", "atLeast": 7}}
        }
        """,
      right: """
        "achievements": {
          "chore": {"unlock": true, "scope": "daily"},
          "diligent": {"unlock": {"streak": "chore", "atLeast": 7}}
        }
        """
    ),
    Entry(
      .bonusCounted, title: "a bonus level named in a collection",
      story: "A percentage counts no bonus levels, so that 100 is what everybody can reach.",
      wrong: #"{"of": "lumina-prime/secret", "points": 1}"#,
      right: #"{"of": {"in": "lumina-prime"}, "points": 1}"#),
    Entry(
      .notOwnable, title: "a product that nobody can own",
      story: "A consumable is used up when it is bought; a bundle gives only permanent products.",
      wrong: #"{"owned": "coin-pack"}"#, right: #"{"purchases": "coin-pack", "atLeast": 1}"#),
  ]
}
