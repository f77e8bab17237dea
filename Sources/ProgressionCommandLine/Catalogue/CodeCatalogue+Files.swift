import ProgressionKit

extension CodeCatalogue {
  /// The codes of what lies beside a rule pack.
  static let files: [Entry] = [
    Entry(
      .secondMainFile, title: "a folder with two main files",
      story: """
        A folder is one rule pack, whose main file is `rules.json` or `rules.jsonc`. Where both are \
        there the first is read, and what is changed in the other has no effect.
        """,
      wrong: "Rules/my-game/rules.json beside Rules/my-game/rules.jsonc",
      right: "Rules/my-game/rules.jsonc alone")
  ]
}
