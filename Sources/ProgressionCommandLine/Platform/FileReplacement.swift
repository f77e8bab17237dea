import ProgressionKit

/// Replaces the content of files that are there.
enum FileReplacement {
  /// Gives a file a new content, whole or not at all.
  ///
  /// A link stays one: what it leads to is replaced. Who may read and write the file stays as it was.
  ///
  /// - Throws: A failure where the file may not be written; it is then as before.
  static func replace(
    _ path: String, named name: String, with bytes: ContiguousArray<UInt8>
  ) throws(CommandFailure) {
    // To rename onto a file asks nothing of the file itself.
    let target = try DurableFolder.writableFile(path, named: name)
    let folder = DurableFolder(path: PathText.folder(target), name: PathText.folder(name))
    try folder.replace(PathText.name(target), with: bytes, keepsMode: true)
  }

  /// Writes a file, new or in the place of another, whole or not at all.
  ///
  /// - Throws: A failure where it cannot be written.
  static func write(
    _ path: String, named name: String, with bytes: ContiguousArray<UInt8>
  ) throws(CommandFailure) {
    switch FileSystem.kind(of: path) {
    case .file: return try replace(path, named: name, with: bytes)
    case .folder: throw CommandFailure(FileError(name, .isFolder).description)
    case .special: throw CommandFailure(FileError(name, .isSpecial).description)
    case nil: break
    }
    let folder = PathText.folder(path)
    guard FileSystem.kind(of: folder) == .folder else {
      throw CommandFailure("there is no folder `\(PathText.folder(name))` to put it in")
    }
    try DurableFolder(path: folder, name: folder).replace(PathText.name(path), with: bytes)
  }
}
