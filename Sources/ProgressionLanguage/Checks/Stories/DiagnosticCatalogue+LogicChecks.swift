import ProgressionText

extension DiagnosticCatalogue {
  /// The codes about what conditions and routes say beside each other.
  static let logicEntries: [Entry] = [
    Entry(
      .contradiction, title: "conditions that exclude each other",
      story: """
        All parts of an `all` must hold together. Where one asks for 5 stars or more and another \
        for 3 or less, one is the opposite of another, or one is `false`, it never holds. An alternative of an \
        `any` that what stands beside the `any` excludes is found too.
        """,
      wrong: #"{"all": [{"counter": "wins", "atLeast": 5}, {"counter": "wins", "atMost": 3}]}"#,
      right: #"{"any": [{"counter": "wins", "atLeast": 5}, {"counter": "wins", "atMost": 3}]}"#,
      isConfigurable: true),
    Entry(
      .impliedCondition, title: "a condition that another one implies",
      story: """
        Who has 10 stars has 5. Asking for both asks for 10, and one of the two numbers is likely \
        a leftover or a slip. An `any` of which one alternative is asked for beside it anyway \
        asks for nothing either.
        """,
      wrong: #"{"all": [{"stars": "all", "atLeast": 5}, {"stars": "all", "atLeast": 10}]}"#,
      right: #"{"stars": "all", "atLeast": 10}"#, isConfigurable: true),
    Entry(
      .shadowedAlternative, title: "an alternative that another one covers",
      story: """
        Of two alternatives the one that asks for less decides: whoever meets the other meets it \
        as well. So it is with routes, where a free one makes one with a price and the same \
        condition needless.
        """,
      wrong: #"{"any": [{"stars": "all", "atLeast": 5}, {"stars": "all", "atLeast": 10}]}"#,
      right: #"{"stars": "all", "atLeast": 5}"#, isConfigurable: true),
    Entry(
      .duplicateCondition, title: "the same condition or route twice",
      story: """
        A condition that stands twice in one list says nothing the second time, and in a `count` \
        it counts twice. Often one of the two was copied and was to be changed.
        """,
      wrong: #"{"any": [{"completed": "lumina-prime"}, {"completed": "lumina-prime"}]}"#,
      right: #"{"any": [{"completed": "lumina-prime"}, {"completed": "astra-veridia"}]}"#,
      isConfigurable: true),
    Entry(
      .missableContent, title: "content that can be missed for good",
      story: """
        A world, level, feature, achievement, quest or location that opens only as long as something has \
        not happened yet is lost to whoever comes too late: what was completed, set or counted \
        stays so. Quests and locations say with `"missable": true` that this is meant. What is \
        open for a new player cannot be missed, and members of a `choice` exclude each other \
        on purpose.
        """,
      wrong: """
        "flags": ["met-elder", "village-burned"],
        "quests": {"rescue": {"unlock": {"live": false,
          "when": {"all": [{"flag": "met-elder"}, {"not": {"flag": "village-burned"}}]}}}}
        """,
      right: """
        "flags": ["met-elder", "village-burned"],
        "quests": {"rescue": {"missable": true, "unlock": {"live": false,
          "when": {"all": [{"flag": "met-elder"}, {"not": {"flag": "village-burned"}}]}}}}
        """, isConfigurable: true),
    Entry(
      .hiddenPrerequisite, title: "what must be taken, but is never seen before",
      story: """
        What is hidden cannot be taken or bought: it answers like an id that does not exist. \
        Where `visible` holds only once the node is open, nobody opens it, and what waits for it \
        stays shut. What opens by itself shows itself then, so that a secret is fine; but no player \
        is told of it, so that what is seen and needs it cannot say what is missing.
        """,
      wrong: """
        "flags": ["rumour"],
        "features": {"vault": {"visible": {"unlocked": "vault"}, "unlock": {"price": {"coins": 5}}}}
        """,
      right: """
        "flags": ["rumour"],
        "features": {"vault": {"visible": {"flag": "rumour"}, "unlock": {"price": {"coins": 5}}}}
        """, isConfigurable: true),
    Entry(
      .needsItsOwnLevels, title: "a gate that counts what lies behind it",
      story: """
        The stars of all levels include those of the world that the gate keeps shut. Where so \
        many are asked for that its own levels are needed, it never opens.
        """,
      wrong: """
        "worlds": [{"id": "a", "levels": 10},
          {"id": "b", "levels": 10, "unlock": {"stars": "all", "atLeast": 31}}]
        """,
      right: """
        "worlds": [{"id": "a", "levels": 10},
          {"id": "b", "levels": 10, "unlock": {"stars": "all", "atLeast": 30}}]
        """, isConfigurable: true),
  ]
}
