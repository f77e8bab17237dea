import ProgressionKit

/// The main files of rule packs that one folder has.
enum MainFiles {
  /// The paths of what would be a main file in the folder of another.
  static func besides(_ path: String) -> [String] {
    let names = RulePack.mainFileNames
    guard names.contains(PathText.name(path)) else { return [] }
    return names.map { PathText.join(PathText.folder(path), $0) }.filter { $0 != path }
  }

  /// What there is to say about a pack whose folder has two.
  static func findings(of file: Discovery.Found, _ sources: Sources) -> [Diagnostic] {
    guard besides(file.path).contains(where: { FileSystem.kind(of: $0) == .file }),
      let first = sources.files.first
    else { return [] }
    let names = RulePack.mainFileNames
    let place = Place(file: FileID(index: 0), start: 0, end: min(1, Int32(first.bytes.count)))
    return [
      Diagnostic(
        .secondMainFile, severity: .warning, at: place,
        "the folder has `\(names[0])` and `\(names[1])`, and only `\(names[0])` is its rule pack",
        help: ["keep one of the two, or include the other under another name"])
    ]
  }
}

extension DiagnosticCode {
  /// A folder has two files that could be its rule pack.
  static let secondMainFile: DiagnosticCode = "second-main-file"
}
