import ProgressionKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces the content of files.
enum FileReplacement {
  /// Gives a file a new content, whole or not at all.
  ///
  /// A link stays one: what it leads to is replaced. Who may read and write the file stays as it was.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - name: What messages call it.
  ///   - old: What was read of the file.
  ///   - new: All that shall be in it.
  /// - Throws: A failure where the file is read-only or cannot be written, or where somebody has
  ///   changed it since it was read; it is then as before.
  static func replace(
    _ path: String, named name: String, that old: ContiguousArray<UInt8>,
    with new: ContiguousArray<UInt8>
  ) throws(CommandFailure) {
    let target = try writable(path, named: name)
    let now = try? FileSystem.read(target, named: name)
    guard now?.bytes == old else {
      throw failure(name, "it has changed since it was read")
    }
    try replace(target, of: name, with: new)
  }

  /// Writes a file, new or in the place of another, whole or not at all.
  ///
  /// - Throws: A failure where it cannot be written.
  static func write(
    _ path: String, named name: String, with bytes: ContiguousArray<UInt8>
  ) throws(CommandFailure) {
    switch FileSystem.kind(of: path) {
    case .file: return try replace(writable(path, named: name), of: name, with: bytes)
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

  private static func replace(
    _ target: String, of name: String, with bytes: ContiguousArray<UInt8>
  ) throws(CommandFailure) {
    let folder = DurableFolder(path: PathText.folder(target), name: PathText.folder(name))
    try folder.replace(PathText.name(target), with: bytes, keepsMode: true)
  }

  /// The path without links of a file that may be written.
  private static func writable(
    _ path: String, named name: String
  ) throws(CommandFailure) -> String {
    guard let resolved = realpath(path, nil) else {
      throw CommandFailure(FileError(name, .missing).description)
    }
    defer { free(resolved) }
    let target = String(cString: resolved)
    // To rename onto a file asks nothing of the file itself, and root may write whatever it says.
    var information = stat()
    guard stat(target, &information) == 0, information.st_mode & 0o222 != 0,
      access(target, W_OK) == 0
    else { throw failure(name, "it is read-only") }
    return target
  }

  private static func failure(_ name: String, _ reason: String) -> CommandFailure {
    CommandFailure("`\(name)` is not written: \(reason)")
  }
}
