import ProgressionKit

/// The files that the paths of a command line name, and the JSON files under its folders.
///
/// Names that begin with a dot are passed over, as are schemas; a link to a folder is not followed, since
/// it may lead back. What is in the files is for the caller to look at.
struct FileWalk {
  /// A path of the command line.
  struct Root {
    /// The path as it was given.
    let name: String
    /// Whether it is a folder, in which there may be files of others too.
    fileprivate(set) var isFolder = false
    /// The file itself, or what is in the folder, by name.
    fileprivate(set) var files: [Discovery.Found] = []
    /// What could not be looked at.
    fileprivate(set) var failures: [CommandFailure] = []
  }

  /// The paths in their order; without any, the folder `Rules`.
  private(set) var roots: [Root] = []

  /// Looks under `paths`, relative to the working directory of `context`.
  ///
  /// - Parameters:
  ///   - paths: The paths of the command line.
  ///   - purpose: What a file would be named for, as in `look at`.
  ///   - context: The context of the command.
  init(_ paths: [String], to purpose: String, in context: Context) {
    for name in paths.isEmpty ? ["Rules"] : paths {
      var root = Root(name: name)
      let path = PathText.normalized(PathText.join(context.workingDirectory, name))
      switch FileSystem.kind(of: path) {
      case nil where paths.isEmpty:
        root.failures.append(
          CommandFailure(
            "there is no folder `Rules` here", help: ["name a file or folder to \(purpose)"]))
      case nil: root.failures.append(CommandFailure(FileError(name, .missing).description))
      case .special: root.failures.append(CommandFailure(FileError(name, .isSpecial).description))
      case .file: root.files.append(Discovery.Found(path: path, name: name))
      case .folder:
        root.isFolder = true
        Self.walk(
          Discovery.Found(path: path, name: PathText.withoutFinalSlash(name)), into: &root)
      }
      roots.append(root)
    }
  }

  private static func walk(_ folder: Discovery.Found, into root: inout Root) {
    let names: [String]
    do {
      names = try FileSystem.names(in: folder.path, named: folder.name)
    } catch {
      root.failures.append(CommandFailure(error.description))
      return
    }
    // `rules.json` wins over `rules.jsonc`, as everywhere.
    let main = RulePack.mainFileNames.first { names.contains($0) }
    for name in names where !name.hasPrefix(".") && !name.hasSuffix(PackSchemas.suffix) {
      let found = Discovery.Found(
        path: PathText.join(folder.path, name),
        name: folder.name == "." ? name : PathText.join(folder.name, name),
        isPack: name == main)
      switch FileSystem.kind(of: found.path) {
      case .folder: if !FileSystem.isLink(found.path) { walk(found, into: &root) }
      case .file: if PathText.isJSON(name) { root.files.append(found) }
      default: continue
      }
    }
  }
}
