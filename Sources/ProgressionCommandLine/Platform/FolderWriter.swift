import ProgressionKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes a new folder whole or not at all.
enum FolderWriter {
  /// Writes `files` as the new folder `path`.
  ///
  /// Everything is written beside the target and moved there at the end, so that nobody sees
  /// half of it. An empty folder may be in the way, anything else may not.
  ///
  /// - Throws: A failure that says what is in the way or could not be written.
  static func write(
    _ files: [StarterPack.File], to path: String, named name: String
  ) throws(CommandFailure) {
    let manager = FileManager.default
    let parent = PathText.folder(path)
    guard FileSystem.kind(of: parent) == .folder else {
      throw CommandFailure("there is no folder `\(PathText.folder(name))` to put it in")
    }
    let isEmptyFolder = try canReplace(path, named: name)
    let draft = try makeDraft(in: parent, for: path, named: name)
    do {
      for file in files {
        let target = PathText.join(draft, file.path)
        try manager.createDirectory(
          atPath: PathText.folder(target), withIntermediateDirectories: true)
        try Data(file.bytes).write(to: URL(filePath: target))
      }
      if isEmptyFolder { try manager.removeItem(atPath: path) }
      try manager.moveItem(atPath: draft, toPath: path)
    } catch {
      try? manager.removeItem(atPath: draft)
      throw CommandFailure("`\(name)` cannot be written")
    }
  }

  /// Whether an empty folder is in the way; `false` where nothing is.
  private static func canReplace(
    _ path: String, named name: String
  ) throws(CommandFailure) -> Bool {
    let isTaken = FileSystem.kind(of: path) != nil || FileSystem.isLink(path)
    guard isTaken else { return false }
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    guard names?.isEmpty == true, !FileSystem.isLink(path) else {
      throw CommandFailure(
        "`\(name)` is there already", help: ["nothing is overwritten: name a new folder"])
    }
    return true
  }

  private static func makeDraft(
    in parent: String, for path: String, named name: String
  ) throws(CommandFailure) -> String {
    // A number that is free: an interrupted run may have left a draft behind.
    for number in 1...99 {
      let draft = PathText.join(parent, ".\(PathText.name(path)).new-\(number)")
      if FileSystem.kind(of: draft) != nil || FileSystem.isLink(draft) { continue }
      guard
        (try? FileManager.default.createDirectory(
          atPath: draft, withIntermediateDirectories: false)) != nil
      else { break }
      return draft
    }
    throw CommandFailure("`\(name)` cannot be written")
  }
}
