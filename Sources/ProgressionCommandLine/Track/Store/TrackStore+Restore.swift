import ProgressionKit

/// What to do with a journal that was damaged from outside.
extension TrackStore {
  /// A good copy of the journal.
  struct Copy {
    let file: String
    let journal: Journal
    let bytes: ContiguousArray<UInt8>
  }

  /// The newest journal in the folder that can be read, beside the journal itself.
  var newestCopy: Copy? {
    for file in [Self.copy] + history.files.reversed() where folder.has(file) {
      guard let bytes = try? folder.read(file),
        let journal = try? Journal(json: SourceFile(name: file, bytes: bytes))
      else { continue }
      return Copy(file: file, journal: journal, bytes: bytes)
    }
    return nil
  }

  /// The failure for a journal that cannot be used.
  func damaged(_ what: String, _ errors: [JournalReadingError]) -> CommandFailure {
    let shown = PathText.join(folder.name, Self.file)
    var help: [String] = []
    if let error = errors.first, let diagnostic = error.diagnostics.first {
      let place = error.sources.location(of: diagnostic.place)
      help.append((place.map { "\($0.line):\($0.column): " } ?? "") + diagnostic.message)
    }
    if let copy = newestCopy {
      help.append("a good copy is in `\(copy.file)`: \(Self.summary(of: copy.journal))")
      help.append(
        "`\(CommandTree.name) track restore` brings it back; nothing was changed so far")
    } else {
      help.append("nothing was changed, and there is no good copy beside it")
    }
    return CommandFailure("`\(shown)` \(what)", help: help)
  }

  /// Puts the newest good copy in the place of a journal that cannot be read, which is kept.
  ///
  /// - Returns: The copy, and the name under which the damaged file is kept, if there was one.
  /// - Throws: A failure where the journal is fine or there is no copy.
  func restore() throws(CommandFailure) -> (copy: Copy, kept: String?) {
    if let stored = try? load() {
      let what = stored.bytes == nil ? "there is no journal yet" : "the journal is fine"
      throw CommandFailure("\(what): nothing to restore")
    }
    guard let copy = newestCopy else {
      throw CommandFailure("there is no good copy in `\(folder.name)` to restore")
    }
    var kept: String?
    if folder.has(Self.file) {
      let names = (1...999).map { "\(Self.file).broken-\($0)" }
      guard let name = names.first(where: { !folder.has($0) }) else {
        throw CommandFailure("`\(folder.name)` holds too many damaged journals")
      }
      try folder.move(Self.file, to: name)
      kept = name
    }
    try write(copy.bytes)
    return (copy, kept)
  }

  /// The size of a journal in words.
  static func summary(of journal: Journal) -> String {
    let playthroughs = TrackText.count(Int64(journal.playthroughs.count), "playthrough")
    let entries = TrackText.count(journal.entryCount, "entry", "entries")
    return "\(playthroughs), \(entries), \(TrackText.count(journal.linkCount, "link"))"
  }
}
