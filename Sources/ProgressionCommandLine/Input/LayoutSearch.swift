import ProgressionKit

/// The files under the paths of a command line that have a canonical layout: rule packs, what they
/// include, and scenarios.
struct LayoutSearch {
  /// The files in the order found, each once.
  private(set) var files: [Discovery.Found] = []
  /// What could not be looked at.
  private(set) var failures: [CommandFailure] = []
  private var seen: Set<String> = []

  /// Looks under `paths`, relative to the working directory of `context`.
  init(_ paths: [String], in context: Context) {
    for root in FileWalk(paths, to: "lay out", in: context).roots {
      failures += root.failures
      let ours = root.isFolder ? root.files.filter { $0.isPack || Self.isOurs($0) } : root.files
      for file in ours { add(file) }
      if root.isFolder, root.failures.isEmpty, ours.isEmpty {
        failures.append(
          CommandFailure("there are no rule packs or scenarios in the folder `\(root.name)`"))
      }
    }
  }

  private mutating func add(_ file: Discovery.Found) {
    guard seen.insert(file.path).inserted else { return }
    files.append(file)
    guard let includes = Self.root(of: file)?["include"] else { return }
    for element in includes.elements {
      guard let name = element.string, PathText.staysInside(name) else { continue }
      let included = Discovery.Found(
        path: PathText.normalized(PathText.join(PathText.folder(file.path), name)),
        name: PathText.join(PathText.folder(file.name), name))
      guard FileSystem.kind(of: included.path) == .file, seen.insert(included.path).inserted
      else { continue }
      files.append(included)
    }
  }

  /// Whether a file that was only found is ours; of one that is no JSON, whether it seems so.
  private static func isOurs(_ file: Discovery.Found) -> Bool {
    if let root = root(of: file) { return root["formatVersion"] != nil || root["scenarios"] != nil }
    guard let bytes = try? FileSystem.read(file.path, named: file.name).bytes else { return true }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("\"formatVersion\"") || text.contains("\"scenarios\"")
  }

  private static func root(of file: Discovery.Found) -> JSONValue? {
    guard let file = try? FileSystem.read(file.path, named: file.name) else { return nil }
    var sources = Sources()
    let id = sources.add(file)
    return JSONReader.read(file, as: id, dialect: .withComments).document?.root
  }
}
