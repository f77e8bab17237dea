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
      wrong: #"{"maxStars": 3, "scoreForStars": [100, 200]}"#,
      right: #"{"scoreForStars": [100, 200, 300]}"#),
    Entry(
      .unusedDefault, title: "a default that nothing reads",
      story: """
        A node's own key replaces that of `defaults` whole. Where every node has its own, or there is \
        no node, the default means nothing, and a mistake in it goes unseen.
        """,
      wrong: #""defaults": {"levels": {"maxStars": 5}}, "worlds": []"#,
      right: #""worlds": []"#, isConfigurable: true),
    Entry(
      .ruleCycle, title: "rules that use each other",
      story: "A rule is a name for a condition. One that stands for itself has no meaning.",
      wrong: #""rules": {"a": {"rule": "b"}, "b": {"rule": "a"}}"#,
      right: #""rules": {"a": {"rule": "b"}, "b": {"flag": "c"}}"#),
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
      .commandHead, title: "a command that does nothing, or two things",
      story: "A command has one head key. Several commands at once stand in `do`.",
      wrong: #"{"complete": "a/1", "grant": {"coins": 5}}"#,
      right: #"{"do": [{"complete": "a/1"}, {"grant": {"coins": 5}}]}"#),
    Entry(
      .commandAuthority, title: "a command that its sender may not send",
      story: "`grant`, `take`, `set` and `add` belong to the game's trusted side.",
      wrong: #"{"grant": {"coins": 5}}"#, right: #"{"buy": "coin-pack"}"#),
  ]
}
