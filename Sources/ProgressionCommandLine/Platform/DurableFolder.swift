import ProgressionKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder in which every file is either the old one or the new one, whenever the process or the
/// machine stops.
struct DurableFolder: Sendable {
  /// The path of the folder.
  let path: String
  /// The name that messages show.
  let name: String
  /// Called before each step that changes what is on the disk; a test stops here.
  var willStep: @Sendable (_ step: String) throws(CommandFailure) -> Void = { _ in }

  /// The path of a file in the folder.
  func path(of file: String) -> String { PathText.join(path, file) }

  /// Makes the folder and those above it.
  func make() throws(CommandFailure) {
    var missing: [String] = []
    var folder = path
    while FileSystem.kind(of: folder) == nil, !folder.isEmpty {
      missing.append(folder)
      folder = PathText.folder(folder)
    }
    for folder in missing.reversed() {
      try willStep("make \(PathText.name(folder))")
      if mkdir(folder, 0o777) != 0, errno != EEXIST { throw failure("made") }
      sync(PathText.folder(folder).isEmpty ? "." : PathText.folder(folder))
    }
    guard FileSystem.kind(of: path) == .folder else {
      throw CommandFailure("`\(name)` is no folder")
    }
  }

  /// Makes a folder in this one.
  func makeFolder(_ folder: String) throws(CommandFailure) {
    let path = path(of: folder)
    if FileSystem.kind(of: path) == .folder { return }
    try willStep("make \(folder)")
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw failure("written") }
    sync(self.path)
  }

  /// Replaces a file, or makes it.
  ///
  /// The bytes are on the disk before the name leads to them: a new file is written and synced beside
  /// the old one, and renamed.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - bytes: All that shall be in it.
  ///   - lasts: Whether to wait until the new name would outlast a loss of power too; otherwise the old
  ///     file may come back after one.
  ///   - keepsMode: Whether whoever could read and write the old file can do so with the new one.
  /// - Throws: A failure where it cannot be written; the old file stays.
  func replace(
    _ file: String, with bytes: ContiguousArray<UInt8>, lasts: Bool = true, keepsMode: Bool = false
  ) throws(CommandFailure) {
    let draft = path(of: "\(file).new-\(getpid())")
    try willStep("write \(file)")
    unlink(draft)
    try write(bytes, to: draft, mode: keepsMode ? mode(of: file) : nil)
    try willStep("rename \(file)")
    guard rename(draft, path(of: file)) == 0 else {
      unlink(draft)
      throw failure("written")
    }
    guard lasts else { return }
    try willStep("sync \(file)")
    sync(PathText.folder(path(of: file)))
  }

  /// Keeps a file under a second name too, which must be free; nothing is copied where the system can
  /// do without.
  func keep(_ file: String, as other: String) throws(CommandFailure) {
    try willStep("keep \(file) as \(other)")
    if link(path(of: file), path(of: other)) != 0 {
      try replace(other, with: try read(file), lasts: false)
    }
  }

  /// Gives a file another name, which must be free.
  func move(_ file: String, to other: String) throws(CommandFailure) {
    try willStep("move \(file) to \(other)")
    guard rename(path(of: file), path(of: other)) == 0 else { throw failure("written") }
    sync(path)
  }

  /// Removes a file; it may be gone already.
  func remove(_ file: String) throws(CommandFailure) {
    try willStep("remove \(file)")
    if unlink(path(of: file)) != 0, errno != ENOENT { throw failure("written") }
  }

  /// Whether there is a file of that name.
  func has(_ file: String) -> Bool { FileSystem.kind(of: path(of: file)) != nil }

  /// The bytes of a file.
  func read(_ file: String) throws(CommandFailure) -> ContiguousArray<UInt8> {
    do {
      return try FileSystem.read(path(of: file), named: PathText.join(name, file)).bytes
    } catch {
      throw CommandFailure(error.description)
    }
  }

  /// The names of the files in a folder of this one, ordered; none where it is not there.
  func files(in folder: String = "") -> [String] {
    (try? FileSystem.names(in: path(of: folder))) ?? []
  }

  private func failure(_ what: String) -> CommandFailure {
    let reason = String(cString: strerror(errno))
    return CommandFailure("the folder `\(name)` cannot be \(what): \(reason)")
  }

  /// Who may do what with a file; `nil` where there is none.
  private func mode(of file: String) -> mode_t? {
    var attributes = stat()
    guard stat(path(of: file), &attributes) == 0 else { return nil }
    return attributes.st_mode & 0o7777
  }

  private func write(
    _ bytes: ContiguousArray<UInt8>, to path: String, mode: mode_t? = nil
  ) throws(CommandFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure("written") }
    let isWritten =
      Platform.write(bytes, to: descriptor) && (mode.map { fchmod(descriptor, $0) } ?? 0) == 0
      && Self.sync(descriptor)
    let problem = isWritten ? nil : failure("written")
    close(descriptor)
    if let problem {
      unlink(path)
      throw problem
    }
  }

  /// Makes names in a folder last; where a system cannot, they last as long as it does not stop.
  private func sync(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = Self.sync(descriptor)
    close(descriptor)
  }

  private static func sync(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      // There, `fsync` leaves the bytes in the cache of the drive.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
    #endif
    return fsync(descriptor) == 0
  }
}
