import ProgressionKit

/// One change of the journal in a folder, from the lock to the answer.
enum TrackChange {
  /// What is done to a copy of the journal.
  typealias Operation = (
    _ journal: inout Journal, _ session: TrackSession
  ) throws(CommandFailure) -> [JournalChange]

  /// Changes the journal and says what changed; what was said lasts.
  ///
  /// - Throws: The failure of the operation, and nothing was changed; or why it could not be written.
  static func make(
    _ invocation: Invocation, _ context: inout Context, _ operation: Operation
  ) throws(CommandFailure) -> ExitCode {
    let store = TrackStore(folder: try TrackFolder.find(invocation, context))
    let lock = try store.lock(waiting: try TrackOptions.wait(invocation))
    defer { withExtendedLifetime(lock) {} }
    let session = try TrackSession(invocation, store)
    var journal = session.journal
    let changes = try operation(&journal, session)
    if journal != session.journal { try store.save(journal, over: session.stored) }
    answer(changes, from: session.journal, to: journal, invocation, &context)
    return .success
  }

  /// Says what changed.
  static func answer(
    _ changes: [JournalChange], from before: Journal, to after: Journal,
    _ invocation: Invocation, _ context: inout Context
  ) {
    guard invocation.value("format") == "json" else {
      for line in ChangeText(before: before, after: after).lines(changes) {
        context.print(PlainText.visible(line))
      }
      return
    }
    TrackJSON.write(&context) { writer in
      writer.key("changes")
      writer.beginArray()
      for change in changes { change.write(to: &writer) }
      writer.endArray()
    }
  }
}
