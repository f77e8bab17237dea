import ProgressionKit

extension CodeCatalogue {
  /// The codes of files of scenarios that the simulator does not tell about itself.
  static let scenarios: [Entry] = [
    Entry(
      .missingRulePack, title: "the rule pack of a file of scenarios cannot be read",
      story: "`rules` is the path of the rule pack's file or folder, from the folder that the file "
        + "of scenarios is in.",
      wrong: #"{"rules": "rules.json", "scenarios": []}   in Rules/my-game/scenarios"#,
      right: #"{"rules": "../rules.json", "scenarios": []}"#)
  ]
}
