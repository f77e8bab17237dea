import ProgressionKit

/// `track COMMAND`: a quest tracker for any game, in the terminal.
enum TrackCommand {
  static let name = "track"

  static let spec = CommandSpec(
    name: name, summary: "keeps quests, places and people of any game",
    discussion: [
      "A journal of your own, beside any game or at a table: quests, locations, people and notes, "
        + "and what links them. Each playthrough is a world of its own, and no other sees what is "
        + "in it.",
      "An entry is named by its name, whatever the case and the accents, or by its number. What is "
        + "printed is kept: the data is written whole, and a second process waits.",
      "The data is in the folder that `--folder` names, or else PROGRESSION_TRACK, or else in "
        + "~/.local/share/progression.",
    ],
    arguments: [
      ArgumentSpec(
        name: "COMMAND",
        summary: "one of \(subcommands.map(\.name).joined(separator: ", "))", arity: .one,
        completion: .nothing)
    ],
    examples: [
      "progression track new \"First run\"",
      "progression track add npc \"White-Faced Varré\"",
      "progression track list",
    ],
    subcommands: subcommands, action: run)

  /// The commands, in the order of help.
  static let subcommands = [
    TrackNewCommand.spec, TrackAddCommand.spec,
    TrackLinkCommand.link, TrackLinkCommand.unlink, TrackMoveCommand.spec,
    TrackNoteCommand.spec,
    TrackDoneCommand.done, TrackDoneCommand.clear, TrackDoneCommand.met,
    TrackTagCommand.spec, TrackRenameCommand.spec, TrackDeleteCommand.spec,
    TrackListCommand.spec, TrackSearchCommand.spec, TrackShowCommand.spec,
    TrackPlaythroughsCommand.spec,
    TrackUndoCommand.undo, TrackUndoCommand.redo,
    TrackExportCommand.spec, TrackImportCommand.spec, TrackRestoreCommand.spec,
  ]

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    throw .usage("the command comes first, then its options: `track \(invocation.positionals[0])`")
  }
}

extension ArgumentSpec {
  /// The name or number of an entry of the journal.
  static func entry(_ name: String = "NAME", _ arity: Arity = .one) -> ArgumentSpec {
    ArgumentSpec(
      name: name, summary: "an entry: its name or number", arity: arity, completion: .nothing)
  }
}
