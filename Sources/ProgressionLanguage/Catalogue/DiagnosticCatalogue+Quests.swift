import ProgressionText

extension DiagnosticCatalogue {
  /// The codes about quests and npcs.
  static let questEntries: [Entry] = [
    Entry(
      .unknownObjective, title: "an objective that the quest does not have",
      story: """
        `optional` and `stages` name objectives of their own quest. A misspelt one would leave \
        the quest waiting for what nobody can do.
        """,
      wrong: #"{"objectives": {"find": …}, "optional": ["fnd"]}"#,
      right: #"{"objectives": {"find": …}, "optional": ["find"]}"#),
    Entry(
      .questStages, title: "stages that do not hold each required objective once",
      story: """
        A stage is over when its objectives are done, and the quest when the last one is. A \
        required objective in no stage would never be asked for, one in two would be asked for \
        twice, and an optional one is open in all of them.
        """,
      wrong: #"{"objectives": {"find": …, "bring": …}, "stages": [["find"]]}"#,
      right: #"{"objectives": {"find": …, "bring": …}, "stages": [["find"], ["bring"]]}"#),
    Entry(
      .twoGivers, title: "a quest with two givers",
      story: """
        A quest is offered while its giver is somewhere, so that it has one. The quest names it \
        with `giver`, or the npc names the quest in `gives`.
        """,
      wrong: #""quests": {"hunt": {"giver": "jarl", …}}, "npcs": {"cook": {"gives": ["hunt"]}}"#,
      right: #""quests": {"hunt": {"giver": "jarl", …}}, "npcs": {"cook": {}}"#),
    Entry(
      .conflictingKeys, title: "keys that do not go together",
      story: """
        Each of them makes sense alone; together one of them would mean nothing. A quest that \
        completes by itself is handed in to nobody, so nothing is paid there, and a quest without \
        npcs does not wait for any. What a reset `ends` is of a playthrough, as the reset is, so \
        that it cannot have the scope `account`.
        """,
      wrong: #"{"unlock": true, "turnIn": false, "turnInPrice": {"pelt": 3}}"#,
      right: #"{"unlock": true, "turnIn": "jarl", "turnInPrice": {"pelt": 3}}"#),
    Entry(
      .shadowedPlacement, title: "places that never count",
      story: """
        Of the places of an npc the first counts whose condition holds. One without a condition \
        always holds, so that all after it are never looked at.
        """,
      wrong: #""at": [{"location": "inn"}, {"location": "mill", "when": {"flag": "harvest"}}]"#,
      right: #""at": [{"location": "mill", "when": {"flag": "harvest"}}, {"location": "inn"}]"#,
      isConfigurable: true),
  ]
}
