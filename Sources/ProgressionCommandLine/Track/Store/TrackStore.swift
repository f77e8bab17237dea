import ProgressionKit

/// A journal in a folder.
///
/// `journal.json` is the journal, replaced whole at each change. `journal.json.last` is the same bytes once
/// more, for the day on which something else spoils the first. `history` holds the journals before each
/// change, `undone` those that were taken back, `current` the number of the playthrough used last.
///
/// What changes something holds the lock from reading to writing; what only reads needs none, since
/// every file is whole at any moment.
struct TrackStore {
  let folder: DurableFolder

  static let file = "journal.json"
  static let copy = "journal.json.last"
  static let current = "current"

  /// A journal as it lies in the folder.
  struct Stored {
    let journal: Journal
    /// The bytes of the file; `nil` where there is none yet.
    let bytes: ContiguousArray<UInt8>?
  }

  /// Where the journals before each change are.
  var history: TrackHistory { TrackHistory(folder: folder, name: "history") }

  /// Where the journals are that were taken back.
  var undone: TrackHistory { TrackHistory(folder: folder, name: "undone") }

  /// Keeps other processes from changing the folder, which is made where it is not there.
  func lock(waiting seconds: Int64) throws(CommandFailure) -> FileLock {
    try folder.make()
    return try FileLock.take(folder.path(of: "lock"), of: folder.name, waiting: seconds)
  }

  /// The journal; an empty one where nothing was ever written.
  ///
  /// - Throws: A failure that says what is wrong with the file, and offers the copy.
  func load() throws(CommandFailure) -> Stored {
    guard folder.has(Self.file) else {
      if folder.has(Self.copy) { throw damaged("is gone", []) }
      return Stored(journal: Journal(), bytes: nil)
    }
    let bytes = try folder.read(Self.file)
    let source = SourceFile(name: PathText.join(folder.name, Self.file), bytes: bytes)
    do {
      return Stored(journal: try Journal(json: source), bytes: bytes)
    } catch {
      throw damaged(error.isForeign ? "is no journal of this program" : "is damaged", [error])
    }
  }

  /// Writes a journal over the one that was loaded; afterwards it lasts, whatever happens.
  func save(_ journal: Journal, over old: Stored) throws(CommandFailure) {
    let bytes = journal.json(style: .indented)
    guard bytes.count <= FileSystem.maximumFileSize else {
      throw CommandFailure(
        "the journal would have \(bytes.count) bytes; nothing above "
          + "\(FileSystem.maximumFileSize) is read again",
        help: ["export a playthrough and delete it"])
    }
    try clean()
    // First what could come back only wrongly, then what can be undone, then the change.
    try undone.clear()
    if old.bytes != nil { try history.push(Self.file) }
    try write(bytes)
    try history.prune()
  }

  /// Replaces the journal, then its copy.
  func write(_ bytes: ContiguousArray<UInt8>) throws(CommandFailure) {
    try folder.replace(Self.file, with: bytes)
    try folder.replace(Self.copy, with: bytes, lasts: false)
  }

  /// Removes drafts that a killed process left; only with the lock, so that no other is writing them.
  private func clean() throws(CommandFailure) {
    for file in folder.files() where file.hasPrefix("\(Self.file).") && file.contains(".new-") {
      try folder.remove(file)
    }
  }
}

/// The playthrough that was used last.
extension TrackStore {
  /// Its number, where one is noted.
  var currentPlaythrough: JournalPlaythrough.ID? {
    guard folder.has(Self.current), let bytes = try? folder.read(Self.current) else { return nil }
    let text = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    return Int64(text).map { JournalPlaythrough.ID($0) }
  }

  /// Notes a playthrough as the one used last; where that cannot be written, the next command asks.
  func use(_ playthrough: JournalPlaythrough.ID) {
    if currentPlaythrough == playthrough { return }
    let bytes = ContiguousArray("\(playthrough.number)\n".utf8)
    do { try folder.replace(Self.current, with: bytes, lasts: false) } catch { return }
  }
}
