import ProgressionKit

/// `track tag NAME TAG...`: words by which lists are filtered.
enum TrackTagCommand {
  static let spec = CommandSpec(
    name: "tag", group: TrackCommand.name, summary: "gives an entry tags, as in merchant",
    arguments: [
      .entry(),
      ArgumentSpec(
        name: "TAG", summary: "a word without spaces", arity: .some, completion: .nothing),
    ],
    options: [OptionSpec(long: "remove", summary: "takes the tags off")] + TrackOptions.changing,
    examples: ["progression track tag \"Church of Elleh\" merchant smithing-anvil"],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let name = try invocation.required(0)
    let tags = Array(invocation.positionals.dropFirst())
    return try TrackChange.make(invocation, &context) {
      (journal, session) throws(CommandFailure) in
      let id = try session.entry(name, in: try session.playthrough()).id
      return try journalResult { () throws(JournalError) in
        invocation.has("remove") ? try journal.untag(id, tags) : try journal.tag(id, tags)
      }
    }
  }
}
