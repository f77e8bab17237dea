import ProgressionText

extension DiagnosticCatalogue {
  /// The codes about how long facts live.
  static let lifeEntries: [Entry] = [
    Entry(
      .outlivesWhatItReads, title: "a condition that reads facts of another life",
      story: """
        The account lasts longer than a playthrough, and a playthrough longer than a day. What is \
        earned for good by a fact that only grows may outlive it. What follows a fact of a \
        shorter life, waits for it as an objective or opens by its end is reported: it changes \
        when that life ends, though nobody did anything. So is what a flag or counter of a longer \
        life, which only commands change, can keep shut for good: in the next playthrough it is \
        never offered again. Where that is meant, `$allow` says so.
        """,
      wrong: """
        "flags": {"skipped": {"scope": "account"}},
        "quests": {"main": {"unlock": {"when": {"not": {"flag": "skipped"}}, "live": true}}}
        """,
      right: """
        "flags": ["skipped"],
        "quests": {"main": {"unlock": {"when": {"not": {"flag": "skipped"}}, "live": true}}}
        """, isConfigurable: true),
    Entry(
      .priceOutlived, title: "a price that comes back in one playthrough only",
      story: """
        A quest with `"whenGone": "fail"` gives back what opening it had cost. A quest of the \
        account fails in all playthroughs at once, but coins of a playthrough are known only \
        there: whoever is in another one would lose the quest and have nothing back.
        """,
      wrong: """
        "currencies": ["coins"],
        "npcs": {"jarl": {"at": [{"location": "hall", "when": {"flag": "harvest"}}]}},
        "quests": {"legend": {"scope": "account", "giver": "jarl", "whenGone": "fail",
                              "unlock": {"price": {"coins": 50}}}}
        """,
      right: """
        "currencies": {"coins": {"scope": "account"}},
        "npcs": {"jarl": {"at": [{"location": "hall", "when": {"flag": "harvest"}}]}},
        "quests": {"legend": {"scope": "account", "giver": "jarl", "whenGone": "fail",
                              "unlock": {"price": {"coins": 50}}}}
        """, isConfigurable: true),
    Entry(
      .choiceLives, title: "a choice whose members live differently long",
      story: """
        A choice becomes free again when its members end. Where one ends with a day and another \
        with the playthrough, nothing ends the choice; where one is of the account, what was taken \
        in one playthrough closes the others in all.
        """,
      wrong: """
        "achievements": {
          "dawn": {"choice": "end", "scope": "account", "unlock": {"price": "free"}},
          "dusk": {"choice": "end", "unlock": {"price": "free"}}
        }
        """,
      right: """
        "achievements": {
          "dawn": {"choice": "end", "unlock": {"price": "free"}},
          "dusk": {"choice": "end", "unlock": {"price": "free"}}
        }
        """, isConfigurable: true),
  ]

  /// The codes about what quests mean.
  static let questCheckEntries: [Entry] = [
    Entry(
      .waitsForThePlayer, title: "a quest that accepts itself, but waits for the player",
      story: """
        A quest with `"accept": "auto"` accepts itself as soon as it is open. What has a price, or \
        is of a choice, opens when the player takes it, so that it does nothing by itself.
        """,
      wrong: #"{"accept": "auto", "unlock": {"price": {"coins": 15}}}"#,
      right: #"{"unlock": {"price": {"coins": 15}}}"#, isConfigurable: true),
    Entry(
      .alwaysFailing, title: "a quest that is never offered",
      story: """
        What fails a quest keeps it from being offered too. A `failWhen` that holds whatever is \
        played hides the quest from everybody.
        """,
      wrong: #"{"unlock": true, "failWhen": {"fails": "all", "atLeast": 0}}"#,
      right: #"{"unlock": true, "failWhen": {"fails": "all", "atLeast": 3}}"#, isConfigurable: true),
  ]
}
