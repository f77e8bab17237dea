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
    for name in paths.isEmpty ? ["Rules"] : paths {
      let path = PathText.normalized(PathText.join(context.workingDirectory, name))
      switch FileSystem.kind(of: path) {
      case nil where paths.isEmpty:
        failures.append(
          CommandFailure(
            "there is no folder `Rules` here", help: ["name a file or folder to lay out"]))
      case nil: failures.append(CommandFailure(FileError(name, .missing).description))
      case .special: failures.append(CommandFailure(FileError(name, .isSpecial).description))
      case .file: add(Discovery.Found(path: path, name: name))
      case .folder:
        let before = (files.count, failures.count, seen.count)
        walk(Discovery.Found(path: path, name: PathText.withoutFinalSlash(name)))
        if before == (files.count, failures.count, seen.count) {
          failures.append(
            CommandFailure("there are no rule packs or scenarios in the folder `\(name)`"))
        }
      }
    }
  }

  private mutating func walk(_ folder: Discovery.Found) {
    let names: [String]
    do {
      names = try FileSystem.names(in: folder.path, named: folder.name)
    } catch {
      failures.append(CommandFailure(error.description))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let found = Discovery.Found(
        path: PathText.join(folder.path, name),
        name: folder.name == "." ? name : PathText.join(folder.name, name))
      switch FileSystem.kind(of: found.path) {
      // A link to a folder may lead back here.
      case .folder: if !FileSystem.isLink(found.path) { walk(found) }
      case .file where PathText.isJSON(name) && Self.isOurs(found): add(found)
      default: continue
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
