import ProgressionText

extension DiagnosticCatalogue {
  /// The codes about ids and references.
  static let nameEntries: [Entry] = [
    Entry(
      .invalidID, title: "an id that is not written as ids are",
      story: """
        An id has 1 to 128 ASCII letters, digits, `-`, `_` and `.`, and does not begin with `x-`. \
        Players see the title, which may be anything.
        """,
      wrong: #"{"id": "Lumina Prime"}"#,
      right: #"{"id": "lumina-prime", "title": "Lumina Prime"}"#),
    Entry(
      .reservedID, title: "an id that means something else",
      story: "Words such as `all` and the names of tables have a meaning where an id may stand.",
      wrong: #"{"id": "all", "levels": 3}"#, right: #"{"id": "everything", "levels": 3}"#),
    Entry(
      .duplicateID, title: "an id that is declared twice",
      story: """
        All ids of a pack share one space, over all tables and included files, so that a \
        reference needs no kind. Levels have their world before the name.
        """,
      wrong: #""flags": ["castle"], "items": ["castle"]"#,
      right: #""flags": ["castle-seen"], "items": ["castle"]"#),
    Entry(
      .unknownID, title: "an id that nothing has",
      story: "Every id that is used is declared somewhere in the pack. A level is `world/level`.",
      wrong: #"{"completed": "lumina-pirme"}"#, right: #"{"completed": "lumina-prime"}"#),
    Entry(
      .wrongKind, title: "an id of another kind than fits",
      story: "The id is declared, but as something that this cannot be asked of.",
      wrong: #"{"completed": "coins"}"#, right: #"{"have": "coins", "atLeast": 10}"#),
    Entry(
      .unknownTag, title: "a tag that nothing of the kind has",
      story: "A group by tag that is empty is most likely misspelt.",
      wrong: #"{"stars": {"tag": "bos"}, "atLeast": 3}"#,
      right: #"{"stars": {"tag": "boss"}, "atLeast": 3}"#),
    Entry(
      .unknownMark, title: "a mark that the level does not have",
      story: "Marks are declared by the level: `\"marks\": [\"goal\", \"keyhole\"]`.",
      wrong: #"{"marked": "lumina-prime/secret", "with": "keyhol"}"#,
      right: #"{"marked": "lumina-prime/secret", "with": "keyhole"}"#),
    Entry(
      .relativeReference, title: "a relative reference where it means nothing",
      story: """
        `$previous` and `$world` start at the world or level that they are written for. Nothing \
        else has one before it. `"since": "accepted"` counts from when a quest was accepted, and \
        stands in its `objectives` and its `failWhen`.
        """,
      wrong: #""features": {"shop": {"unlock": {"completed": "$previous"}}}"#,
      right: #""features": {"shop": {"unlock": {"completed": "lumina-prime"}}}"#),
    Entry(
      .negatedPrevious, title: "`$previous` under a negation",
      story: """
        The first node has none before it, and what names `$previous` is true there. Under a \
        negation that would lock the first node for ever.
        """,
      wrong: #"{"not": {"completed": "$previous"}}"#,
      right: #"{"not": {"completed": "lumina-prime/1"}}"#),
    Entry(
      .oneReference, title: "a list where one reference stands",
      story: "A list does not say whether all or some of its members are asked for.",
      wrong: #"{"completed": ["lumina-prime", "astra-veridia"]}"#,
      right: #"{"all": [{"completed": "lumina-prime"}, {"completed": "astra-veridia"}]}"#),
    Entry(
      .invalidRename, title: "a rename that leads nowhere",
      story: """
        `renamed` maps ids of earlier versions to ids that the pack declares now, so that saved \
        states keep their progress. The old id is not declared any more.
        """,
      wrong: #""renamed": {"astra": "astra-veridai"}"#,
      right: #""renamed": {"astra": "astra-veridia"}"#),
  ]
}
