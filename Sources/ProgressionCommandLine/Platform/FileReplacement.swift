import ProgressionKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Gives a file that was read another text, whole or not at all.
enum FileReplacement {
  /// Replaces what was read; links to the file and its permissions stay.
  ///
  /// - Throws: A failure where the file is read-only or cannot be written, or where somebody has
  ///   changed it since it was read; the file is as it was.
  static func replace(
    _ path: String, named name: String, that old: ContiguousArray<UInt8>,
    with new: ContiguousArray<UInt8>
  ) throws(CommandFailure) {
    guard let target = resolved(path), let mode = mode(of: target) else {
      throw failure(name, String(cString: strerror(errno)))
    }
    // Whoever may write to the folder could replace the file all the same, and so could root.
    guard mode & 0o222 != 0, access(target, W_OK) == 0 else {
      throw failure(name, "it is read-only")
    }
    let now = try? FileSystem.read(target, named: name)
    guard now?.bytes == old else {
      throw failure(name, "it has changed since it was read")
    }
    let folder = DurableFolder(path: PathText.folder(target), name: PathText.folder(name))
    try folder.replace(PathText.name(target), with: new, mode: mode)
  }

  private static func failure(_ name: String, _ reason: String) -> CommandFailure {
    CommandFailure("`\(name)` is not fixed: \(reason)")
  }

  /// The path without links.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func mode(of path: String) -> mode_t? {
    var information = stat()
    return stat(path, &information) == 0 ? information.st_mode & 0o7777 : nil
  }
}
