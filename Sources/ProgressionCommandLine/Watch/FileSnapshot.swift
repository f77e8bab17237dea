import ProgressionKit

/// The files that are watched, at one moment.
struct FileSnapshot: Equatable, Sendable {
  /// The stamps by path; only looked up and compared, so their order does not matter.
  private(set) var stamps: [String: FileStamp]

  init(stamps: [String: FileStamp] = [:]) {
    self.stamps = stamps
  }

  /// Looks at every JSON file under some paths and at the named files, wherever they are.
  ///
  /// Hidden folders and links to folders are left out, as in the search for scenarios.
  init(under paths: [String], and files: Set<String>) {
    stamps = [:]
    for path in paths { look(at: path, isRoot: true) }
    for file in files { note(file) }
  }

  private mutating func look(at path: String, isRoot: Bool) {
    switch FileSystem.kind(of: path) {
    case .file where isRoot || PathText.isJSON(path): note(path)
    case .folder where isRoot || !FileSystem.isLink(path):
      for name in (try? FileSystem.names(in: path)) ?? [] where !name.hasPrefix(".") {
        look(at: PathText.join(path, name), isRoot: false)
      }
    default: break
    }
  }

  private mutating func note(_ path: String) {
    if stamps[path] == nil { stamps[path] = FileStamp(of: path) }
  }
}

/// What is different between two moments, each list in the order of paths.
struct FileChange: Equatable, Sendable {
  var added: [String] = []
  var changed: [String] = []
  var removed: [String] = []

  init(added: [String] = [], changed: [String] = [], removed: [String] = []) {
    self.added = added
    self.changed = changed
    self.removed = removed
  }

  init(from old: FileSnapshot, to new: FileSnapshot) {
    for (path, stamp) in new.stamps {
      guard let before = old.stamps[path] else {
        added.append(path)
        continue
      }
      if before != stamp { changed.append(path) }
    }
    for path in old.stamps.keys where new.stamps[path] == nil { removed.append(path) }
    added.sort()
    changed.sort()
    removed.sort()
  }

  var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }

  /// Every path that is different.
  var paths: [String] { added + changed + removed }
}
