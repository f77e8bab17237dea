import ProgressionKit

/// `track link NAME NAME...` and `track unlink NAME NAME...`.
enum TrackLinkCommand {
  static let link = CommandSpec(
    name: "link", group: TrackCommand.name, summary: "links an entry to others",
    discussion: [
      "The order does not matter: a link is stored once, and each end sees it from its own side."
    ],
    arguments: [.entry(), .entry("OTHER", .some)],
    options: TrackOptions.changing,
    examples: ["progression track link \"White-Faced Varré\" \"Rose Church\""],
    action: { (invocation, context) throws(CommandFailure) in
      try run(invocation, &context) { (journal, one, other) throws(JournalError) in
        try journal.link(one, other)
      }
    })

  static let unlink = CommandSpec(
    name: "unlink", group: TrackCommand.name, summary: "takes links between entries away",
    arguments: [.entry(), .entry("OTHER", .some)],
    options: TrackOptions.changing,
    action: { (invocation, context) throws(CommandFailure) in
      try run(invocation, &context) { (journal, one, other) throws(JournalError) in
        try journal.unlink(one, other)
      }
    })

  private static func run(
    _ invocation: Invocation, _ context: inout Context,
    _ operation: (inout Journal, JournalEntry.ID, JournalEntry.ID) throws(JournalError) ->
      [JournalChange]
  ) throws(CommandFailure) -> ExitCode {
    let name = try invocation.required(0)
    return try TrackChange.make(invocation, &context) {
      (journal, session) throws(CommandFailure) in
      let playthrough = try session.playthrough()
      let one = try session.entry(name, in: playthrough)
      for name in invocation.positionals.dropFirst() {
        let other = try session.entry(name, in: playthrough)
        _ = try journalResult { () throws(JournalError) in
          try operation(&journal, one.id, other.id)
        }
      }
      return journal.difference(from: session.journal)
    }
  }
}
