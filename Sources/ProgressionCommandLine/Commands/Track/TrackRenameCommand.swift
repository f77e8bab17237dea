import ProgressionKit

/// `track rename NAME NEW`: another name for an entry, or for the playthrough.
enum TrackRenameCommand {
  static let spec = CommandSpec(
    name: "rename", group: TrackCommand.name, summary: "gives an entry another name",
    discussion: [
      "Links stay: they hold to the entry and not to its name. With `--title` the playthrough itself "
        + "gets another title, and NAME is its title now."
    ],
    arguments: [
      .entry(),
      ArgumentSpec(name: "NEW", summary: "the new name", arity: .one, completion: .nothing),
    ],
    options: [OptionSpec(long: "title", summary: "renames the playthrough NAME")]
      + TrackOptions.changing,
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let name = try invocation.required(0)
    let new = try invocation.required(1)
    return try TrackChange.make(invocation, &context) {
      (journal, session) throws(CommandFailure) in
      if invocation.has("title") {
        return try journalResult { () throws(JournalError) in
          try journal.rename(try journal.playthrough(titled: name).id, to: new)
        }
      }
      let entry = try session.entry(name, in: try session.playthrough())
      return try journalResult { () throws(JournalError) in
        try journal.rename(entry.id, to: new)
      }
    }
  }
}
