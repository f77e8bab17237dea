import ProgressionKit

extension CodeCatalogue {
  /// The codes of files of scenarios that the simulator does not tell about itself.
  static let scenarios: [Entry] = [
    Entry(
      .missingRulePack, title: "a rule pack of a file of scenarios cannot be read",
      story:
        "`rules`, and `upgrade` in a step, are paths of a rule pack's file or folder, from the "
        + "folder that the file of scenarios is in. The pack must be without errors.",
      wrong: #"{"rules": "rules.json", "scenarios": []}   in Rules/my-game/scenarios"#,
      right: #"{"rules": "../rules.json", "scenarios": []}"#)
  ]
}
