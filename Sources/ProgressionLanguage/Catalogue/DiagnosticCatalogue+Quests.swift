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
      wrong: """
        {"unlock": true, "objectives": {"find": {"flag": "met-king"}}, "optional": ["fnd"]}
        """,
      right: """
        {"unlock": true, "objectives": {"find": {"flag": "met-king"}}, "optional": ["find"]}
        """),
    Entry(
      .questStages, title: "stages that do not hold each required objective once",
      story: """
        A stage is over when its objectives are done, and the quest when the last one is. A \
        required objective in no stage would never be asked for, one in two would be asked for \
        twice, and an optional one is open in all of them.
        """,
      wrong: """
        {"unlock": true, "stages": [["find"]],
         "objectives": {"find": {"flag": "met-king"}, "bring": {"have": "pelt", "atLeast": 2}}}
        """,
      right: """
        {"unlock": true, "stages": [["find"], ["bring"]],
         "objectives": {"find": {"flag": "met-king"}, "bring": {"have": "pelt", "atLeast": 2}}}
        """),
    Entry(
      .twoGivers, title: "a quest with two givers",
      story: """
        A quest is offered while its giver is somewhere, so that it has one. The quest names it \
        with `giver`, or the npc names the quest in `gives`.
        """,
      wrong: """
        "npcs": {"jarl": {"at": "hall"}, "cook": {"at": "hall", "gives": ["hunt"]}},
        "quests": {"hunt": {"giver": "jarl", "unlock": true}}
        """,
      right: """
        "npcs": {"jarl": {"at": "hall"}, "cook": {"at": "hall"}},
        "quests": {"hunt": {"giver": "jarl", "unlock": true}}
        """),
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
