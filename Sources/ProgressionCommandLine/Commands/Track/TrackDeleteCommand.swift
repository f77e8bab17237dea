import ProgressionKit

/// `track delete NAME...`: entries, or a whole playthrough.
enum TrackDeleteCommand {
  static let spec = CommandSpec(
    name: "delete", group: TrackCommand.name, summary: "deletes entries and their links",
    discussion: [
      "What they were linked to stays, notes about them too. With `--whole` NAME is the title of a "
        + "playthrough, which goes with all that is in it. `track undo` brings back what was deleted."
    ],
    arguments: [.entry("NAME", .some)],
    options: [OptionSpec(long: "whole", summary: "deletes the playthrough NAME")]
      + TrackOptions.changing,
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    try TrackChange.make(invocation, &context) { (journal, session) throws(CommandFailure) in
      for name in invocation.positionals {
        if invocation.has("whole") {
          _ = try journalResult { () throws(JournalError) in
            try journal.delete(try session.journal.playthrough(titled: name).id)
          }
        } else {
          let entry = try session.entry(name, in: try session.playthrough())
          _ = try journalResult { () throws(JournalError) in try journal.delete(entry.id) }
        }
      }
      return journal.difference(from: session.journal)
    }
  }
}
