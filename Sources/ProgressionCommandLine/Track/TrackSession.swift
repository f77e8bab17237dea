import ProgressionKit

/// One call of a `track` command: the journal in its folder, and the playthrough that is meant.
struct TrackSession {
  let store: TrackStore
  let stored: TrackStore.Stored
  private let invocation: Invocation

  /// The journal as it was found.
  var journal: Journal { stored.journal }

  /// Opens the folder to look at it.
  init(_ invocation: Invocation, _ context: Context) throws(CommandFailure) {
    let store = TrackStore(folder: try TrackFolder.find(invocation, context))
    try self.init(invocation, store)
  }

  init(_ invocation: Invocation, _ store: TrackStore) throws(CommandFailure) {
    self.invocation = invocation
    self.store = store
    stored = try store.load()
  }

  /// The playthrough that is named, or else the one used last, or else the newest.
  ///
  /// One that is named is used from then on.
  ///
  /// - Throws: A failure where there is none.
  func playthrough() throws(CommandFailure) -> JournalPlaythrough {
    if let title = invocation.value(TrackOptions.playthrough.long) {
      let playthrough = try journalResult { () throws(JournalError) in
        try journal.playthrough(titled: title)
      }
      store.use(playthrough.id)
      return playthrough
    }
    if let id = store.currentPlaythrough, let playthrough = journal[id] { return playthrough }
    if let playthrough = journal.playthroughs.last { return playthrough }
    throw CommandFailure(
      "there is no playthrough yet in `\(store.folder.name)`",
      help: ["begin one: `\(CommandTree.name) track new TITLE`"])
  }

  /// The entry that a word means in a playthrough.
  func entry(
    _ name: String, in playthrough: JournalPlaythrough, _ kind: JournalEntry.Kind? = nil
  ) throws(CommandFailure) -> JournalEntry {
    try journalResult { () throws(JournalError) in
      try journal.entry(named: name, in: playthrough.id, kind)
    }
  }
}

/// What a journal refuses, as a failure of the command.
func journalResult<Result>(
  _ operation: () throws(JournalError) -> Result
) throws(CommandFailure) -> Result {
  do {
    return try operation()
  } catch {
    throw CommandFailure(error.description, help: error.help)
  }
}
