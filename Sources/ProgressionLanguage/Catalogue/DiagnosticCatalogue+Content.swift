import ProgressionText

extension DiagnosticCatalogue {
  /// The codes about levels, rewards and rules.
  static let contentEntries: [Entry] = [
    Entry(
      .rewardMoment, title: "rewards without their moment",
      story: "`rewards` says when a bundle is given: each moment of a node has a key of its own.",
      wrong: #""rewards": {"coins": 50}"#, right: #""rewards": {"onComplete": {"coins": 50}}"#),
    Entry(
      .noSuchMoment, title: "a moment that the node does not have",
      story: "A reward at a moment that never comes would never be paid.",
      wrong: #""features": {"shop": {"unlock": true, "rewards": {"perNewStar": {"coins": 1}}}}"#,
      right: #""features": {"shop": {"unlock": true, "rewards": {"onUnlock": {"coins": 1}}}}"#),
    Entry(
      .rewardsGive, title: "a bundle that would take something away",
      story: "Bundles only give: amounts are 1 or more, flags become true, counters rise.",
      wrong: #""onComplete": {"coins": -5}"#, right: #""onComplete": {"coins": 5}"#),
    Entry(
      .collidingLevels, title: "levels of a count collide with others",
      story: "A count of n makes the levels `1` to `n`, so a second one would make `1` again.",
      wrong: #""levels": [3, "secret", 3]"#, right: #""levels": [6, "secret"]"#),
    Entry(
      .starsDisagree, title: "`maxStars` and `scoreForStars` disagree",
      story: "A level with thresholds has as many stars as thresholds.",
      wrong: #"{"id": "cave", "maxStars": 3, "scoreForStars": [100, 200]}"#,
      right: #"{"id": "cave", "scoreForStars": [100, 200, 300]}"#),
    Entry(
      .unusedDefault, title: "a default that nothing reads",
      story: """
        A node's own key replaces that of `defaults` whole. Where every node has its own, or there is \
        no node, the default means nothing, and a mistake in it goes unseen.
        """,
      wrong: #""defaults": {"levels": {"maxStars": 5}}, "worlds": []"#,
      right: #""worlds": []"#, isConfigurable: true),
    Entry(
      .chestWeights, title: "weights that add up to nothing",
      story: """
        A content is drawn as often as its weight is of the sum of all. Of a sum of 0 nothing can \
        be drawn, and the sum stays within 64 bits.
        """,
      wrong: #""weights": [{"weight": 0, "grants": {"coins": 5}}]"#,
      right: #""weights": [{"weight": 1, "grants": {"coins": 5}}]"#),
    Entry(
      .resetKind, title: "a key of the other kind of reset",
      story: """
        A reset comes by the calendar (`every`, with `on`, `at`, `zone`, `grace`, `grants`, \
        `catchUp`) or by a command (`"by": "command"`, with `when`, `price`, `refunds`).
        """,
      wrong: #""resets": {"daily": {"every": "day", "price": {"coins": 5}}}"#,
      right: #""resets": {"daily": {"every": "day"}}"#),
    Entry(
      .twoResets, title: "a fact that two resets would end",
      story: """
        What a reset ends begins anew with it, whole: results, sources, claims and totals. With \
        two resets nobody could tell what a total or a streak counts, so a fact has one: its \
        `scope`, or the reset that names it in `ends`.
        """,
      wrong: """
        "resets": {"daily": {"every": "day"}, "respec": {"by": "command", "ends": ["quiz"]}},
        "features": {"quiz": {"scope": "daily", "unlock": true}}
        """,
      right: """
        "resets": {"daily": {"every": "day"}, "respec": {"by": "command", "ends": ["quiz"]}},
        "features": {"quiz": {"unlock": true}}
        """),
    Entry(
      .ruleCycle, title: "rules that use each other",
      story: "A rule is a name for a condition. One that stands for itself has no meaning.",
      wrong: #""rules": {"a": {"rule": "b"}, "b": {"rule": "a"}}"#,
      right: #""rules": {"a": {"rule": "b"}, "b": {"flag": "met-king"}}"#),
  ]

  /// The codes about files and commands.
  static let fileEntries: [Entry] = [
    Entry(
      .formatVersion, title: "a pack of another format",
      story: "The number says which rules of the language the pack was written for.",
      wrong: #""formatVersion": 2"#, right: #""formatVersion": 1"#),
    Entry(
      .missingInclude, title: "an included file that is not there",
      story: "The names in `include` are paths beside the main file of the pack.",
      wrong: #""include": ["wolrds.json"]"#, right: #""include": ["worlds.json"]"#),
    Entry(
      .nestedInclude, title: "an included file that includes others, or stands twice",
      story: "The main file lists all files, so that their order is seen in one place.",
      wrong: #""include": ["worlds.json", "worlds.json"]"#, right: #""include": ["worlds.json"]"#),
    Entry(
      .unknownCheck, title: "a code that cannot be set or silenced",
      story: """
        `checks` and `$allow` name findings about a pack that can be read. Mistakes of reading \
        leave nothing that could be played, so they stay errors.
        """,
      wrong: #""checks": {"unknown-id": "off"}"#, right: #""checks": {"always-true": "off"}"#),
    Entry(
      .unusedAllow, title: "an `$allow` that silences nothing",
      story: """
        The finding that it was written for is gone, or stands elsewhere. Left in place it would \
        hide the next one.
        """,
      wrong: #"{"stars": "all", "atLeast": 1, "$allow": {"always-true": "until the levels come"}}"#,
      right: #"{"stars": "all", "atLeast": 1}"#, isConfigurable: true),
    Entry(
      .commandHead, title: "a command that does nothing, or two things",
      story: "A command has one head key. Several commands at once stand in `do`.",
      wrong: #"{"complete": "a/1", "grant": {"coins": 5}}"#,
      right: #"{"do": [{"complete": "a/1"}, {"grant": {"coins": 5}}]}"#),
    Entry(
      .commandAuthority, title: "a command that its sender may not send",
      story: """
        `grant`, `take`, `set`, `add`, `setClock` and a `reset` without a price belong to the \
        game's trusted side, `transaction` to who has checked the store's receipts.
        """,
      wrong: #"{"grant": {"coins": 5}}"#, right: #"{"buy": "coin-pack"}"#),
  ]
}
