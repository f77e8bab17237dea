import ProgressionKit

/// What a new pack has for people and their editors.
extension StarterPack {
  /// Files without `$schema`, such as new scenarios, get their schema by their path.
  var editorSettings: String {
    """
    {
      "json.schemas": [
        { "fileMatch": ["/rules.json", "/rules.jsonc"], "url": "./\(PackSchemas.path(of: .pack))" },
        { "fileMatch": ["/scenarios/**"], "url": "./\(PackSchemas.path(of: .scenarios))" }
      ],
      "files.associations": { "*.jsonc": "jsonc" }
    }

    """
  }

  var readme: String {
    """
    # \(title)

    A rule pack. `rules.json` says what there is and what opens it, the files in `scenarios` say what has
    to come of playing it. In this folder:

    ```sh
    progression run .
    progression check .
    progression explain . summit
    ```

    `run` plays the scenarios, `check` finds mistakes, `explain` tells what is missing.

    Open `rules.json` in an editor that knows JSON Schema, such as VS Code or one of JetBrains: it offers
    keys and ids, and marks what is none. When ids have changed, renew what it knows of them:

    ```sh
    progression schema . --write
    ```

    To go on, give a world another level, a level a reward or a product a price, and write down in a
    scenario what should come of it.

    """
  }
}
