import ProgressionKit

/// The schemas of one pack as files of its folder.
struct PackSchemas {
  /// The folder beside the main file; hidden, since people need not look into it.
  static let folder = ".schema"
  /// How the names of the files end; nobody takes such a file for rules or scenarios.
  static let suffix = ".schema.json"

  /// The files: the path from the folder of the pack, and the bytes.
  let files: [(path: String, bytes: ContiguousArray<UInt8>)]

  /// The path of the file for a subject, from the folder of the pack.
  static func path(of subject: RuleSchema.Subject) -> String {
    let name =
      switch subject {
      case .pack: "rules"
      case .included: "included"
      case .scenarios: "scenarios"
      }
    return "\(folder)/\(name)\(suffix)"
  }

  /// The schemas of a pack; that of included files only where it includes some.
  init(of pack: RulePack, _ part: Game) {
    let subjects: [RuleSchema.Subject] =
      pack.sources.files.count > 1 ? [.pack, .included, .scenarios] : [.pack, .scenarios]
    files = subjects.map { subject in
      let schema = RuleSchema(subject, of: part, isWhole: pack.hasAllIDs)
      return (Self.path(of: subject), schema.json())
    }
  }
}
