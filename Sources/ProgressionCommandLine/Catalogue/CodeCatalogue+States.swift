import ProgressionKit

extension CodeCatalogue {
  /// The codes of saved players.
  static let states: [Entry] = [
    Entry(
      .stateValue, title: "a saved player has a value that no play leads to",
      story: "Saved players are written by the engine and not by hand: a value of the wrong type, "
        + "or one that the rule pack does not allow, means that the file was changed or damaged. "
        + "A starting state for a test is written with `--given` or a scenario's `given`.",
      wrong: #""revision": "twelve""#,
      right: #""revision": 12"#),
    Entry(
      .stateKey, title: "a saved player has a key that its schema does not know",
      story:
        "The file was changed by hand, or it is no saved player. A key that a newer version has "
        + "added is kept where the file's `schema` says so.",
      wrong: #""coinz": {"have": 5}"#,
      right: #""holdings": {"coins": {"initial": 5}}"#),
    Entry(
      .stateSchema, title: "a saved player was written by a newer version",
      story: "This version does not know the schema of the file, and guesses nothing.",
      wrong: #""schema": "9.0""#,
      right: #""schema": "2.1""#),
    Entry(
      .statePack, title: "a saved player belongs to another rule pack",
      story: "A player belongs to the rule pack that wrote it. Name that pack.",
      wrong: #""pack": "another-game""#,
      right: #""pack": "my-game""#),
  ]
}
