import ProgressionKit

/// `track move NPC LOCATION`: somebody is somewhere else now.
enum TrackMoveCommand {
  static let spec = CommandSpec(
    name: "move", group: TrackCommand.name, summary: "moves a person to another location",
    discussion: ["They leave every other location, or only the one that `--from` names."],
    arguments: [.entry("NPC"), .entry("LOCATION")],
    options: [
      OptionSpec(
        long: "from", summary: "the one location that they leave",
        value: .init(name: "LOCATION"))
    ] + TrackOptions.changing,
    examples: ["progression track move \"White-Faced Varré\" \"Rose Church\""],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let person = try invocation.required(0)
    let location = try invocation.required(1)
    return try TrackChange.make(invocation, &context) {
      (journal, session) throws(CommandFailure) in
      let playthrough = try session.playthrough()
      let mover = try session.entry(person, in: playthrough, .npc)
      let target = try session.entry(location, in: playthrough, .location)
      var old: JournalEntry?
      if let from = invocation.value("from") {
        old = try session.entry(from, in: playthrough, .location)
      }
      return try journalResult { () throws(JournalError) in
        try journal.move(mover.id, to: target.id, from: old?.id)
      }
    }
  }
}
